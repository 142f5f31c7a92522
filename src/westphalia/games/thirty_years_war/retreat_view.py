"""12.54 Where the beaten may retreat to, why not elsewhere, and which way is suggested."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.choices import RETREAT
from westphalia.games.thirty_years_war.map_view import side
from westphalia.games.thirty_years_war.nations.bases import line_of_unit, usable_bases
from westphalia.games.thirty_years_war.rules.battles import the_battle
from westphalia.games.thirty_years_war.rules.communications import Trace, trace_of
from westphalia.games.thirty_years_war.rules.control import is_fortress, is_inviolate
from westphalia.games.thirty_years_war.rules.retreat import ChooseRetreat, places
from westphalia.games.thirty_years_war.spelling import reason
from westphalia.games.thirty_years_war.state import City, Place, ThirtyYearsWarState, enemy

FAR: Final = 999  # further than any way on the map


def retreat_view(s: ThirtyYearsWarState, seat: Seat) -> list[dict[str, Any]]:
    """12.54 The neighbours of the battlefield, and its Fortress: open, or closed and why."""
    city, open_ = the_battle(s).city, places(s, seat)
    lines = {place: line_from(s, seat, place) for place in open_ if place != city}
    best = suggested(s, seat, lines, city)
    found = [
        {**way_view(s, seat, place, lines.get(place)), "suggested": place == best}
        for place in open_
    ]
    return found + [
        closed_view(s, seat, place) for place in s.board.neighbours[city] if place not in open_
    ]


def way_view(
    s: ThirtyYearsWarState, seat: Seat, place: Place, trace: Trace | None
) -> dict[str, Any]:
    """12.54c, 12.54e, 15.14 What it would be like there: whose it is, and the line to a base."""
    shown: dict[str, Any] = {"place": s.board.places[place], "control": side(s.control[place])}
    if trace is None:
        return {**shown, "inside": True, "line": None}
    gains = s.control[place] == enemy(seat) and not is_fortress(s, place)
    names = [s.board.places[at] for at in trace.path]
    line = {"holds": trace.holds, "path": names}
    return {**shown, "gains": gains, "violates": is_inviolate(s, place), "line": line}


def closed_view(s: ThirtyYearsWarState, seat: Seat, place: Place) -> dict[str, Any]:
    """12.54 Why they may not go there."""
    why = ChooseRetreat(seat).objection(s, seat, RETREAT[place])
    assert why is not None, "what is not offered has its reason"
    return {"place": s.board.places[place], **(reason(why) or {})}


def line_from(s: ThirtyYearsWarState, seat: Seat, place: Place) -> Trace:
    """15.14 The line from a place to the nearest base, past the enemies who hold the battlefield.

    If units of several nations retreat, it is that of the nation whose line breaks first.
    """
    battle = the_battle(s)
    twin = s.copy()
    twin.pieces[battle.city] = twin.pieces[battle.city] + battle.units[enemy(seat)]
    kinds = sorted({int(line_of_unit(s, unit)) for unit in battle.units[seat]})
    traces = [trace_of(twin, seat, line, place) for line in kinds] or [Trace((), ())]
    return min(traces, key=lambda trace: trace.holds)


def suggested(
    s: ThirtyYearsWarState, seat: Seat, lines: Mapping[Place, Trace], inside: City
) -> Place:
    """12.54c, 15.15a Where a line is open, nearest to a base; inside if nothing else is left."""
    steps = steps_to_base(s, seat)
    ranks = [(not trace.holds, steps.get(at, FAR), at) for at, trace in lines.items()]
    return min(ranks)[2] if ranks else inside


def steps_to_base(s: ThirtyYearsWarState, seat: Seat) -> dict[City, int]:
    """15.15a By city how many steps away the nearest base of those who fight here is."""
    lines = {line_of_unit(s, unit) for unit in the_battle(s).units[seat]}
    reached = {base: 0 for line in lines for base in usable_bases(s, line)}
    waiting = sorted(reached)
    for city in waiting:  # which grows as the way goes on
        further = [place for place in s.board.neighbours[city] if place not in reached]
        reached.update(dict.fromkeys(further, reached[city] + 1))
        waiting += further
    return reached
