"""3.1 Control of cities and Areas, and the victory points that go with it."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.events_control import (
    AreaDevastated,
    AreaGained,
    AreaLost,
    CityGained,
    NeutralityViolated,
)
from westphalia.games.thirty_years_war.events_siege import SiegeLifted
from westphalia.games.thirty_years_war.pieces import units_at
from westphalia.games.thirty_years_war.rules.electors import check_electors
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    Area,
    City,
    Play,
    ThirtyYearsWarState,
    enemy,
)

WORST_PILLAGE: Final = 2  # 15.221
VIOLATION: Final = 1  # 5.13a


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
    return not units_at(s, city, enemy(seat))


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
    return not units_at(s, city, enemy(seat))


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


def violate(play: Play, area: Area, seat: Seat) -> None:
    """5.13a, 5.13b, 5.13c, 11.18a The first unit in a Neutral Area brings it into the war for good.

    The Neutral marker never returns (3.1b).  An Independent City has none (5.13d).
    """
    play.state.neutral[area] = 0
    points = favour(enemy(seat), VIOLATION)
    score(play, points)
    play.tell(NeutralityViolated, seat, area, points, play.state.vp)


# Devastation


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
