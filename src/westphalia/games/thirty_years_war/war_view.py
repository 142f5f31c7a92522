"""What is under way, as everybody sees it: the march, the battle, pay and the lines it comes by."""

from __future__ import annotations

from typing import Any

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.advice import advised_force, forage_view
from westphalia.games.thirty_years_war.map_view import counted, force_view
from westphalia.games.thirty_years_war.nations.bases import Line
from westphalia.games.thirty_years_war.reach import reach_view
from westphalia.games.thirty_years_war.rules.communications import break_reason, trace_of
from westphalia.games.thirty_years_war.rules.pay import (
    PURSES,
    Claim,
    Muster,
    PayInCity,
    PayUnits,
    allegiances,
    covers,
    line_for,
    rate,
    sources_of,
    unpaid_cities,
    unpaid_units,
)
from westphalia.games.thirty_years_war.rules.points import capacity, points_left, unit_points
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    March,
    Place,
    ThirtyYearsWarState,
    Unit,
)
from westphalia.games.thirty_years_war.terms import Source

SOURCES = [source.name.lower() for source in Source]
LINES = [line.name.lower() for line in Line]

# The march


def march_view(s: ThirtyYearsWarState, march: March) -> dict[str, Any]:
    """8.31, 11.1 The activation under way: who marches, what is left to him, where it may lead."""
    return {
        **stack_view(s, march),
        "points_of": unit_points_view(s, march),
        "trail": [s.board.places[place] for place in march.trail],
        "forage": forage_view(s, march),
        "reach": reach_view(s, march) if s.battle is None else [],
        "force": [choice.text for choice in advised_force(s)],
    }


def stack_view(s: ThirtyYearsWarState, march: March) -> dict[str, Any]:
    """8.31, 11.1 The stack that marches, and what is left to it."""
    names = s.board.places
    return {
        "seat": march.seat,
        "leader": s.board.leaders[march.leader] if march.leader != NONE else None,
        "city": names[march.city],
        "came_from": names[march.came_from] if march.came_from != NONE else None,
        "free": bool(march.free),
        **force_view(s, march.units, march.leaders),
        "points": points_left(s, march) if march.units or march.leader != NONE else 0,
        "spent": march.spent,
        "capacity": capacity(s, march),
    }


def unit_points_view(s: ThirtyYearsWarState, march: March) -> list[list[Any]]:
    """11.11d The points of each counter; those of a class that joined later have more left."""
    points = [(unit, unit_points(s, march, n)) for n, unit in enumerate(march.units)]
    return [[s.board.units[unit], left] for unit, left in sorted(points)]


# Pay, and where it comes from


def pay_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """15.1 Who would be paid if pay were due now: by the land, by aid, or by nobody.

    While a side pays, those whom it has paid or passed over have no claim any more.
    """
    muster = Muster(s, seat)
    claims, unpaid = muster.claims, muster.unpaid.copy()
    paying = paying_steps(s, seat)
    if paying:
        claims = [claim for step in paying for claim in step.claims]
        unpaid = [(at, unit) for at in unpaid_cities(s, seat) for unit in unpaid_units(s, seat, at)]
    for place, unit, _ in claims:
        unpaid.remove((place, unit))
    return {
        "purse": {SOURCES[source]: s.aid[source] for source in sources_of(seat) if s.aid[source]},
        "at_home": rows(s, muster.at_home),
        "by_aid": claims_view(s, claims),
        "costs": costs(s, claims),
        "needs": sum([rate(s, claim) for claim in claims]),
        "suffices": covers(s, tuple(claims)),
        "unpaid": rows(s, unpaid),
        "lines": [line for city, unit in traced(muster) for line in line_view(muster, city, unit)],
    }


def paying_steps(s: ThirtyYearsWarState, seat: Seat) -> list[PayUnits | PayInCity]:
    """15.13a What is still to be asked of a side that pays; nothing at other times."""
    paying = [step for step in s.agenda if isinstance(step, (PayUnits, PayInCity))]
    return [step for step in paying if step.seat == seat]


def rows(s: ThirtyYearsWarState, units: list[tuple[Place, Unit]]) -> dict[str, dict[str, int]]:
    """Units by the place where they stand."""
    places = dict.fromkeys([place for place, _ in units])
    return {
        s.board.places[place]: counted(s.board.units, [u for where, u in units if where == place])
        for place in places
    }


def costs(s: ThirtyYearsWarState, claims: list[Claim]) -> dict[str, int]:
    """15.131 What all who may be paid in a city cost, by city."""
    found: dict[str, int] = {}
    for claim in claims:
        city = s.board.places[claim[0]]
        found[city] = found.get(city, 0) + rate(s, claim)
    return found


def claims_view(s: ThirtyYearsWarState, claims: list[Claim]) -> list[dict[str, Any]]:
    """15.131, 15.134 What the units of a class in a city cost, and which points may pay them."""
    return [
        {
            "city": s.board.places[claim[0]],
            "unit": s.board.units[claim[1]],
            "count": claims.count(claim),
            "points": rate(s, claim),
            "sources": [SOURCES[source] for source in PURSES[claim[2]]],
        }
        for claim in dict.fromkeys(claims)
    ]


def traced(muster: Muster) -> list[tuple[City, Unit]]:
    """15.14 The units whose lines are of interest: one of each nation in a city."""
    nation = muster.s.board.kind_nation
    first = {(place, nation[unit // 2]): (place, unit) for place, unit in reversed(muster.unpaid)}
    return sorted(first.values())


def line_view(muster: Muster, city: City, unit: Unit) -> list[dict[str, Any]]:
    """15.14, 17.Sw.2 The line of a unit, city by city, and what breaks it where.

    Germans whom a Swede or another may command have two.  Whether it *holds* is a matter of its
    own: it may have been fixed before it broke (19.3).
    """
    s, seat = muster.s, muster.seat
    names = s.board.places
    found: list[dict[str, Any]] = []
    for swedish in allegiances(s, city, unit):
        line = line_for(s, unit, swedish)
        trace = trace_of(s, seat, line, city)
        breaks = [[names[at], break_reason(s, seat, at)] for at in trace.breaks]
        path = [names[at] for at in trace.path]
        holds = muster.reach(line) >> city & 1 == 1
        shown = {"city": names[city], "line": LINES[line], "holds": holds}
        found.append({**shown, "path": path, "breaks": breaks})
    return found
