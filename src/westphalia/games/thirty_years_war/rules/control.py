"""3.1, 5.14, 13.1 Control of cities and Areas: Electors, what sieges need, and pillage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events.battle import SiegeLifted
from westphalia.games.thirty_years_war.events.control import (
    AreaDevastated,
    AreaGained,
    AreaLost,
    CityGained,
    ElectorsAwarded,
    NeutralityViolated,
)
from westphalia.games.thirty_years_war.events.pay import Pillaged, Recovered, RecoveryRolled
from westphalia.games.thirty_years_war.objections.battle import (
    EnemyNear,
    InEnemyLand,
    NotPillaged,
    RecoveredAlready,
)
from westphalia.games.thirty_years_war.pieces import has_units, roll, strength, units_at
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Area,
    City,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Award
from westphalia.games.thirty_years_war.words import DONE, RECOVER

# 3.1 Control


def favour(seat: Seat, points: int) -> int:
    """1.2a Points for a side: the Catholic moves the total up, the Protestant down."""
    return points if seat == CATHOLIC else -points


def score(play: Play, points: int) -> None:
    """5.1, 5.12c The total moves by increments and has no limits."""
    play.state.vp += points


# Cities


def is_fortress(s: ThirtyYearsWarState, city: City) -> bool:
    """2.44 Whether a city is a Fortress City."""
    return s.board.fortress[city] > 0


def in_neutral_area(s: ThirtyYearsWarState, city: City) -> bool:
    """3.1c Whether a city lies in an Area that still has its Neutral marker."""
    area = s.board.area_of[city]
    return area != NONE and s.neutral[area] == 1


def is_inviolate(s: ThirtyYearsWarState, city: City) -> bool:
    """5.13, 9.42h Whether units that come there violate a neutrality: not by a city in revolt."""
    return in_neutral_area(s, city) and s.revolt[city] == NOBODY


def is_neutral_ground(s: ThirtyYearsWarState, city: City) -> bool:
    """3.1c A city of a Neutral Area, or a neutral Independent City (P11); revolts are not meant."""
    if s.board.independent[city]:
        return s.control[city] == NOBODY
    return is_inviolate(s, city)


def convertible(s: ThirtyYearsWarState, city: City, seat: Seat) -> bool:
    """3.11a, 3.12a, 3.12b Whether units there may gain the city for a movement point.

    A Fortress City is never gained so, not even an empty one (11.17b).  Worked out in ex-3.12.
    """
    if is_fortress(s, city) or s.control[city] == seat:
        return False
    return not has_units(s, city, enemy(seat))


def gain_city(play: Play, city: City, seat: Seat) -> None:
    """3.1a, 3.11a, 5.12a, 5.12b A side gains a city, and perhaps the Area with it.

    It keeps the city when its units leave (3.11c): nothing but another gain or a revolt takes it.
    """
    s = play.state
    if s.control[city] == seat:
        return
    s.control[city] = seat
    points = favour(seat, s.board.city_vp[city])
    score(play, points)
    play.tell(CityGained, seat, city, points, s.vp)
    area = s.board.area_of[city]
    if area == NONE:
        check_electors(play)
        return
    recheck_area(play, area, seat)


# Areas


def cities_held(s: ThirtyYearsWarState, area: Area, seat: Seat) -> int:
    """3.13a How many cities of an Area a side controls; Independent Cities do not count.

    Worked out in ex-3.13a.
    """
    return sum([s.control[city] == seat for city in s.board.area_cities[area]])


def recheck_area(play: Play, area: Area, seat: Seat) -> None:
    """3.13a, 3.13d A side has an Area as soon as it controls enough of its cities.

    The cities that it took may cost the other side the Area together with revolts (9.42b).
    """
    s = play.state
    rating = s.board.control[area]
    if rating and s.holder[area] != seat and cities_held(s, area, seat) >= rating:
        gain_area(play, area, seat)
    recheck_revolts(play, area)


def gain_area(play: Play, area: Area, seat: Seat) -> None:
    """3.13b, 3.13c, 3.13e, 5.12a, 5.12b A side gains an Area and the cities in it that follow.

    A neutral Fortress that it besieges is its own then.  Worked out in ex-3.13b.
    """
    s = play.state
    s.holder[area] = seat
    following = [city for city in s.board.area_cities[area] if follows(s, city, seat)]
    for city in following:
        s.control[city] = seat
        if s.siege[city]:
            lift_siege(play, city)
    points = favour(seat, area_value(s, area))
    score(play, points)
    play.tell(AreaGained, seat, area, tuple(following), points, s.vp)
    check_electors(play)


def follows(s: ThirtyYearsWarState, city: City, seat: Seat) -> bool:
    """3.13e Whether a city goes with its Area: not one with enemy units, nor an enemy Fortress.

    A city in revolt stays in revolt (9.42e); an enemy Fortress falls to siege combat only (3.12a),
    while a neutral one does follow (3.12c).  Worked out in ex-3.12.
    """
    if s.control[city] == seat or s.revolt[city] != NOBODY:
        return False
    if is_fortress(s, city) and s.control[city] == enemy(seat):
        return False
    return not has_units(s, city, enemy(seat))


def follow_area(play: Play, city: City) -> None:
    """3.12c, 3.13e, 11.232 A city without controller is its Area's once no enemy units hold it.

    Enemies who march there are about to stand in it.
    """
    s = play.state
    area = s.board.area_of[city]
    holder = s.holder[area] if area != NONE else NOBODY
    if holder == NOBODY or s.control[city] != NOBODY or not follows(s, city, holder):
        return
    if s.march and s.march.units and (s.march.city, s.march.seat) == (city, enemy(holder)):
        return
    if s.siege[city]:
        lift_siege(play, city)
    gain_city(play, city, holder)


def lift_siege(play: Play, city: City) -> None:
    """13.14a, 13.26b Siege and Continued Siege markers are removed; they may be placed again."""
    s = play.state
    s.siege[city] = 0
    if city in s.laid:
        s.laid.remove(city)
    play.tell(SiegeLifted, city)


def lose_area(play: Play, area: Area) -> None:
    """9.42b Its controller loses an Area and its points; no other city changes."""
    s = play.state
    seat = s.holder[area]
    s.holder[area] = NOBODY
    points = favour(enemy(seat), area_value(s, area))
    score(play, points)
    play.tell(AreaLost, seat, area, points, s.vp)
    check_electors(play)


def recheck_revolts(play: Play, area: Area) -> None:
    """9.42b Revolts, alone or with cities that the enemy took, may leave its controller too few.

    Only cities that he has lost to them count; without any he keeps the Area (3.13d).
    """
    s = play.state
    holder = s.holder[area]
    if holder == NOBODY or cities_held(s, area, holder) >= s.board.control[area]:
        return
    if any(s.held[city] == holder for city in s.board.area_cities[area]):
        lose_area(play, area)


VIOLATION: Final = 1  # 5.13a


def violate(play: Play, area: Area, seat: Seat) -> None:
    """5.13a, 5.13b, 5.13c, 11.18a The first unit in a Neutral Area brings it into the war for good.

    The Neutral marker never returns (3.1b).  An Independent City has none (5.13d).
    """
    play.state.neutral[area] = 0
    points = favour(enemy(seat), VIOLATION)
    score(play, points)
    play.tell(NeutralityViolated, seat, area, points, play.state.vp)


# Devastation


WORST_PILLAGE: Final = 2  # 15.221


def is_devastated(s: ThirtyYearsWarState, area: Area) -> bool:
    """15.24c Whether all cities of an Area are at Pillage-2; France has no control box."""
    cities = s.board.area_cities[area]
    return s.board.control[area] > 0 and all(s.pillage[city] == WORST_PILLAGE for city in cities)


def area_value(s: ThirtyYearsWarState, area: Area) -> int:
    """2.42a, 15.24c What an Area is worth now: one less when it is devastated, never below 0."""
    return max(0, s.board.area_vp[area] - is_devastated(s, area))


def set_pillage(play: Play, city: City, level: int) -> None:
    """15.24c A city is pillaged or recovers; the value of its Area may change with it."""
    s = play.state
    area = s.board.area_of[city]
    before = area_value(s, area) if area != NONE else 0
    s.pillage[city] = level
    value = area_value(s, area) if area != NONE else 0
    if value == before:
        return
    holder = s.holder[area]
    points = favour(holder, value - before) if holder != NOBODY else 0
    score(play, points)
    play.tell(AreaDevastated, area, value < before, value, points, s.vp)


# 5.14 The Electors


def electors_of(s: ThirtyYearsWarState, seat: Seat) -> int:
    """5.14, 5.142 How many Electors a side controls; the Palatine one moves with its marker."""
    areas = [area for area in s.board.elector_areas if s.holder[area] == seat]
    cities = [city for city in s.board.elector_cities if s.control[city] == seat]
    return len(areas) + len(cities) + (s.holder[s.palatine] == seat)


def check_electors(play: Play) -> None:
    """5.141a, 5.141e First the majority, then all seven; the holder is not paid again.

    5.141c: an award is not lost, and comes again only after the other side has had it; 5.141d: that
    for all seven does not wait for the other side.  Worked out in ex-5.141.
    """
    s = play.state
    for award in (int(Award.MAJORITY), int(Award.ALL)):
        for seat in (PROTESTANT, CATHOLIC):
            needed = s.board.award_electors[award]  # 5.141a, 5.141b
            if s.awards[award] != seat and electors_of(s, seat) >= needed:
                s.awards[award] = seat
                points = s.board.award_vp[award] * (1 if seat == CATHOLIC else -1)
                s.vp += points
                play.tell(ElectorsAwarded, seat, award, points, s.vp)


def all_electors(s: ThirtyYearsWarState) -> Seat:
    """5.31c The side that controls all Electors, if one does."""
    sides = [
        seat
        for seat in (PROTESTANT, CATHOLIC)
        if electors_of(s, seat) == s.board.award_electors[Award.ALL]
    ]
    return sides[0] if sides else NOBODY


# 13.1 Sieges


def holder_of(s: ThirtyYearsWarState, city: City) -> Seat:
    """13.0, 9.42f Who holds a Fortress: its controller, in a revolt the one before it."""
    return s.control[city] if s.revolt[city] == NOBODY else s.held[city]


def may_attack_fortress(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """13.0, 13.11a Whether a place is a Fortress City that a side can gain by a siege alone.

    It is the enemy's, or neutral: Independent, or in an Area without controller (3.12c).
    """
    return place < CITIES and is_fortress(s, place) and holder_of(s, place) != seat


def besieger_of(s: ThirtyYearsWarState, city: City) -> Seat:
    """13.16, 13.21b The side whose units besiege or mask a Fortress, or nobody."""
    holder = holder_of(s, city)
    for seat in (PROTESTANT, CATHOLIC):
        if seat != holder and has_units(s, city, seat):
            return seat
    return NOBODY


def siege_level(s: ThirtyYearsWarState, city: City) -> int:
    """13.13a The strength of the Fortress and the combat factors of all units inside."""
    holder = holder_of(s, city)
    inside = units_at(s, city, holder) if holder != NOBODY else []
    return s.board.fortress[city] + strength(s.board, inside)


def besieging_factors(s: ThirtyYearsWarState, city: City, seat: Seat) -> int:
    """13.13b The combat factors of a side in the city, whoever brought them there."""
    return strength(s.board, units_at(s, city, seat))


def siege_number(s: ThirtyYearsWarState, city: City) -> int:
    """13.26a The number of the Continued Siege marker: 0 as long as it is a Siege marker only."""
    return max(0, s.siege[city] - 1)


def recheck_siege(play: Play, city: City) -> None:
    """13.14a, 13.26b A siege lapses with its number when too few besieging factors are left.

    3.12d: when the last of them has gone, those inside are simply in the city.  3.12c: a city that
    nobody controls goes with its Area then.
    """
    s = play.state
    follow_area(play, city)
    if not is_fortress(s, city):
        return
    besieger = besieger_of(s, city)
    if besieger == NOBODY:
        s.inside[city] = 0
    if s.siege[city] and besieging_factors(s, city, besieger) < siege_level(s, city):
        lift_siege(play, city)


def besieged_by(s: ThirtyYearsWarState, seat: Seat) -> list[City]:
    """13.21b Where a side has Siege markers."""
    marked = [city for city, number in enumerate(s.siege) if number]
    return [city for city in marked if besieger_of(s, city) == seat]


# 15.24, 15.25 Pillage and recovery


def pillage(play: Play, city: City, levels: int) -> int:
    """15.221, 15.24a, 15.24b A city is pillaged; how many of the levels did not fit."""
    s = play.state
    before = s.pillage[city]
    after = min(WORST_PILLAGE, before + levels)
    if after > before:
        set_pillage(play, city, after)
        play.tell(Pillaged, city, after)
    return before + levels - after


def recover(play: Play, city: City, seat: Seat) -> None:
    """15.251a, 15.252 A side lets a city recover by one level."""
    level = play.state.pillage[city] - 1
    set_pillage(play, city, level)
    play.tell(Recovered, seat, city, level)


@dataclass(frozen=True)
class PillageRecovery(Step):
    """6.0.B, 15.25a Both sides roll for recovery, the Protestant first."""

    def run(self, play: Play) -> None:
        s = play.state
        pillaged = tuple([city for city, level in enumerate(s.pillage) for _ in range(level)])
        play.then(RollRecovery(PROTESTANT, pillaged), RollRecovery(CATHOLIC, pillaged))


@dataclass(frozen=True)
class RollRecovery(Step):
    """15.25a Half the roll, rounded up, at least one level; after a truce the roll is not halved.

    5.32f: in the turn that follows a truce.  *pillaged* are the cities that were so when the phase
    began, each as often as its level.
    """

    seat: Seat
    pillaged: tuple[City, ...]

    def run(self, play: Play) -> None:
        s = play.state
        rolled = roll(play)
        levels = recovery(rolled, s.truce == s.turn)
        play.tell(RecoveryRolled, self.seat, rolled, levels)
        play.then(Recover(self.seat, levels, self.pillaged))


def recovery(rolled: int, truce: bool) -> int:
    """15.25a, 5.32f How many levels a roll recovers."""
    return max(1, rolled if truce else (rolled + 1) // 2)


def bar_recovery(s: ThirtyYearsWarState, seat: Seat, city: City, before: int) -> Objection | None:
    """15.25b, 15.251a Why a city may not recover by a side's roll; *before* it had that level.

    In friendly and neutral Areas whoever controls the city, of Independent Cities in friendly and
    neutral ones, and only away from enemy units.
    """
    if s.pillage[city] < before:
        return RecoveredAlready(city)
    if not s.pillage[city]:
        return NotPillaged(city)
    other = enemy(seat)
    area = s.board.area_of[city]
    if (s.control[city] if area == NONE else s.holder[area]) == other:
        return InEnemyLand(city)
    if has_units(s, city, other) or any(has_units(s, c, other) for c in s.board.neighbours[city]):
        return EnemyNear(city)
    return None


@dataclass(frozen=True)
class Recover(Decision):
    """15.25a, 15.251b A side chooses where levels are recovered; what it does not use is lost."""

    seat: Seat
    levels: int
    pillaged: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not self.levels:
            return []
        choices: list[Choice] = []
        pillaged, level = self.pillaged, 0
        for index, city in enumerate(pillaged):  # those of one city stand together
            level += 1
            if index + 1 < len(pillaged) and pillaged[index + 1] == city:
                continue
            if bar_recovery(s, self.seat, city, level) is None:
                choices.append(RECOVER[city])
            level = 0
        if not choices:
            return []
        choices.append(DONE)
        return [Question(self.seat, "recover", "15.25a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "recover":
            return None
        return bar_recovery(s, seat, choice.noun, self.pillaged.count(choice.noun))

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not DONE:
            recover(play, choice.noun, seat)
            play.then(Recover(seat, self.levels - 1, self.pillaged))
