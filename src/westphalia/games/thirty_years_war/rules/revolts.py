"""9.4 Peasant Revolts: how they begin, spread and end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Automatic, Question, Seat, Step
from westphalia.games.thirty_years_war.events.pay import RevoltBegan, RevoltRolled, RevoltSuppressed
from westphalia.games.thirty_years_war.objections.battle import NoRevoltThere
from westphalia.games.thirty_years_war.pieces import has_units, roll
from westphalia.games.thirty_years_war.rules.control import (
    favour,
    gain_city,
    is_fortress,
    recheck_revolts,
    recheck_siege,
    score,
)
from westphalia.games.thirty_years_war.rules.losses import lose_leader
from westphalia.games.thirty_years_war.rules.nations import is_supply_base
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    City,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.words import BETHLEN_GABOR, HUNGARY, REVOLT, ROLL

# How they begin


def may_revolt(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """9.41a, 9.41c, 9.42f Whether a side's card may raise the peasants of a city.

    It belongs to an Area, whatever that one's status, is not in revolt yet, and holds no enemy
    unit.  Friends may be there, and Fortresses are not exempt (ex-9.41).
    """
    if s.board.independent[city] or s.revolt[city] != NOBODY:
        return False
    return not has_units(s, city, enemy(seat))


@dataclass(frozen=True)
class PlaceRevolt(Automatic):
    """9.41a, 9.41b, 9.44e A side places a Peasant Revolt marker in one of these cities, if any."""

    seat: Seat
    cities: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [REVOLT[city] for city in self.cities]
        return [Question(self.seat, "place_revolt", "9.41a", choices)] * bool(choices)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "revolt" and choice.noun not in self.cities
        return NoRevoltThere(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        begin_revolt(play, choice.noun, seat)


def begin_revolt(play: Play, city: City, seat: Seat) -> None:
    """9.42a, 9.42b, 17.F.6 The city is nobody's; its controller may lose the Area and its points.

    A city with a value of its own costs him that.  *seat* has raised the revolt.
    """
    s = play.state
    holder = s.control[city]
    s.held[city], s.control[city], s.revolt[city] = holder, NOBODY, seat
    points = favour(enemy(holder), s.board.city_vp[city]) if holder != NOBODY else 0
    score(play, points)
    play.tell(RevoltBegan, city, holder, points, s.vp)
    recheck_revolts(play, s.board.area_of[city])


# How they end


def suppress(play: Play, city: City, seat: Seat) -> None:
    """9.43a, 9.42c, 9.42d, 9.42f A revolt ends: the city is the suppressor's.

    A Fortress goes back to whoever held it before; a neutral one follows its Area (3.12c).
    """
    s = play.state
    back = seat
    if is_fortress(s, city):
        area = s.board.area_of[city]
        back = s.held[city] if s.held[city] != NOBODY else s.holder[area]
    s.revolt[city] = s.held[city] = NOBODY
    play.tell(RevoltSuppressed, seat, city)
    if back != NOBODY:
        gain_city(play, city, back)
        recheck_siege(play, city)  # by its besieger, if it was neutral


# How they spread


@dataclass(frozen=True)
class PeasantRevoltSegment(Step):
    """6.0.F2, 9.44a, 9.44e Each marker that is there now may spread, the Protestant rolls first."""

    def run(self, play: Play) -> None:
        s = play.state
        markers = [city for city, by in enumerate(s.revolt) if by != NOBODY]
        own = [tuple([c for c in markers if roller(s, c) == side]) for side in range(2)]
        play.then(SpreadRevolts(PROTESTANT, own[0]), SpreadRevolts(CATHOLIC, own[1]))


def roller(s: ThirtyYearsWarState, city: City) -> Seat:
    """9.44a Who does not control the Area rolls; if nobody does, who has raised the revolt."""
    holder = s.holder[s.board.area_of[city]]
    return enemy(holder) if holder != NOBODY else s.revolt[city]


def spreads_to(s: ThirtyYearsWarState, city: City) -> list[City]:
    """9.44b, 9.44c Where a revolt may spread: next to it in its Area, no base, without units."""
    area = s.board.area_of[city]
    return [
        near
        for near in s.board.neighbours[city]
        if s.board.area_of[near] == area
        and s.revolt[near] == NOBODY
        and not s.board.off_map[near]
        and not has_units(s, near, PROTESTANT)
        and not has_units(s, near, CATHOLIC)
        and not is_supply_base(s, near)
    ]


@dataclass(frozen=True)
class SpreadRevolts(Automatic):
    """9.44e A side takes its markers in any order; those that cannot spread are passed over.

    What happens in one Area has no bearing on another, so the order is asked by Area.
    """

    seat: Seat
    cities: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        able = [city for city in self.cities if spreads_to(s, city)]
        if not able:
            return []
        area = s.board.area_of[able[0]]
        choices = [ROLL[city] for city in able if s.board.area_of[city] == area]
        return [Question(self.seat, "spread_revolts", "9.44e", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        left = [city for city in self.cities if city != choice.noun]
        play.then(SpreadRoll(seat, choice.noun), SpreadRevolts(seat, tuple(left)))


SPREADS: Final = 1  # 9.44a: on this and below


@dataclass(frozen=True)
class SpreadRoll(Step):
    """9.44a On 0 or 1 a revolt spreads, and the roller chooses where (9.44e)."""

    seat: Seat
    city: City

    def run(self, play: Play) -> None:
        rolled = roll(play)
        play.tell(RevoltRolled, self.seat, self.city, rolled, rolled <= SPREADS)
        if rolled <= SPREADS:
            play.then(PlaceRevolt(self.seat, tuple(spreads_to(play.state, self.city))))


# 17.H.5 The rebellion of Hungary ends


def check_rebellion(play: Play) -> None:
    """17.H.5a, 17.H.5b If all of Hungary is Catholic Bethlen Gabor is out, and all is over."""
    s = play.state
    if not s.rebellion:
        return
    if all(s.control[city] == CATHOLIC for city in s.board.area_cities[HUNGARY]):
        lose_leader(play, BETHLEN_GABOR, replaced=False)
