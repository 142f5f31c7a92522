"""The map as everybody sees it: cities, Areas and boxes, with who stands there and who besieges."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    STACKING_LIMIT,
    inside_of,
    strength,
)
from westphalia.games.thirty_years_war.rules.control import (
    area_value,
    cities_held,
    favour,
    is_devastated,
)
from westphalia.games.thirty_years_war.rules.dice import SIDES
from westphalia.games.thirty_years_war.rules.pay import unpaid_units
from westphalia.games.thirty_years_war.rules.siege import (
    besieger_of,
    besieging_factors,
    siege_level,
    siege_number,
)
from westphalia.games.thirty_years_war.rules.siege_combat import siege_odds
from westphalia.games.thirty_years_war.rules.stacking import own_pieces
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Area,
    City,
    Leader,
    Place,
    ThirtyYearsWarState,
    Unit,
)

BOTH = (PROTESTANT, CATHOLIC)


def side(seat: Seat) -> Seat | None:
    """A seat, or None for nobody."""
    return seat if seat != NOBODY else None


def counted(names: list[str], items: list[int]) -> dict[str, int]:
    """Things of which there may be several: how many of each, by name."""
    return {names[item]: items.count(item) for item in dict.fromkeys(items)}


# Cities and boxes


def cities_view(s: ThirtyYearsWarState, known: Mapping[str, Any]) -> dict[str, Any]:
    """2.4, 3.1 The cities; what is not there is not named, and what is *known* not made again."""
    return {name: known.get(name) or city_view(s, city) for city, name in enumerate(s.board.cities)}


def city_view(s: ThirtyYearsWarState, city: City) -> dict[str, Any]:
    """3.1a, 9.42, 15.24 Who controls a city, whether it is pillaged or in revolt, who is there.

    Where a city has a value of its own, *moves* is as with an Area (5.12b).
    """
    shown: dict[str, Any] = {"control": side(s.control[city]), "pillage": s.pillage[city]}
    if s.board.city_vp[city]:
        shown["moves"] = moves(s.board.city_vp[city], s.control[city])
    if s.revolt[city] != NOBODY:
        shown["revolt"] = {"raised_by": s.revolt[city], "held_by": side(s.held[city])}
    if s.siege[city] or s.inside[city]:
        shown["siege"] = siege_view(s, city)
    if s.pieces[city]:
        shown["stacks"] = stacks_view(s, city)
    return shown


def boxes_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """16.2, 17.D.3, 17.Sw.1 Who waits in the boxes beside the map."""
    boxes = range(CITIES, len(s.board.places))
    return {s.board.places[box]: {"stacks": stacks_view(s, box)} for box in boxes}


def stacks_view(s: ThirtyYearsWarState, place: Place) -> list[dict[str, Any]]:
    """10.21 The stack of each side in a place: all may look through it."""
    found = [(seat, own_pieces(s, place, seat)) for seat in BOTH]
    return [stack_view(s, place, seat, pieces) for seat, pieces in found if pieces]


def stack_view(s: ThirtyYearsWarState, place: Place, seat: Seat, pieces: list[int]) -> Any:
    """3.12d, 10.2, 12.22, 15.13c A stack, its combat factors, and which of its units are unpaid."""
    units = [piece for piece in pieces if piece < LEADERS]
    stack: dict[str, Any] = {
        "seat": seat,
        **force_view(s, units, [piece - LEADERS for piece in pieces if piece >= LEADERS]),
        "inside": inside_of(s, place) == seat,
        "room": max(0, STACKING_LIMIT - len(units)),
    }
    if s.unpaid:
        stack["unpaid"] = counted(s.board.units, unpaid_units(s, seat, place))
    return stack


def force_view(s: ThirtyYearsWarState, units: list[Unit], leaders: list[Leader]) -> dict[str, Any]:
    """12.22 Counters by their classes, leaders by their names, and what they are worth."""
    return {
        "leaders": [s.board.leaders[leader] for leader in leaders],
        "units": counted(s.board.units, sorted(units)),
        "factors": strength(s.board, units),
    }


def siege_view(s: ThirtyYearsWarState, city: City) -> dict[str, Any]:
    """13.1, 13.2, 13.16 A Fortress that is besieged or masked, and the chances of the next roll.

    While its besiegers fight or march off nobody stands before it.
    """
    besieger = besieger_of(s, city)
    shown: dict[str, Any] = {
        "besieger": side(besieger),
        "masked": not s.siege[city],
        "number": siege_number(s, city),
        "laid_now": city in s.laid,
        "level": siege_level(s, city),
        "inside": siege_level(s, city) - s.board.fortress[city],
        "factors": besieging_factors(s, city, besieger) if besieger != NOBODY else 0,
    }
    if s.siege[city] and besieger != NOBODY:
        odds = siege_odds(s, besieger, city, NONE)
        shown["roll"] = {"modifier": odds.modifier, "success": odds.successes / SIDES}
    return shown


# Areas


def areas_view(s: ThirtyYearsWarState) -> dict[str, Any]:
    """2.42, 3.13 The Areas, and what the VP total would do if a side gained one."""
    return {name: area_view(s, area) for area, name in enumerate(s.board.areas)}


def area_view(s: ThirtyYearsWarState, area: Area) -> dict[str, Any]:
    """3.13a, 3.1c, 5.12, 15.24c Who controls an Area, how many cities it takes, what it is worth.

    *moves* says by seat how far the total moves when that side gains it; its holder cannot.
    """
    rating, value = s.board.control[area], area_value(s, area)
    return {
        "control": side(s.holder[area]),
        "neutral": bool(s.neutral[area]),
        "needs": rating,
        "cities": [cities_held(s, area, seat) for seat in BOTH],
        "value": value,
        "devastated": is_devastated(s, area),
        "moves": moves(value, s.holder[area]) if rating else [0, 0],
    }


def moves(value: int, holder: Seat) -> list[int]:
    """5.12b How far the total moves when a side gains what is worth so much and another holds."""
    return [favour(seat, value) if holder != seat else 0 for seat in BOTH]
