"""The counties as everybody sees them, with what they yield and what may be done there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import fields
from itertools import compress
from operator import attrgetter
from typing import Any

from westphalia.engine.game import SPECTATOR, Seen
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.rules.collect import harvest, taxes
from westphalia.games.wallenstein.rules.movement import protection
from westphalia.games.wallenstein.spelling import BUILDINGS
from westphalia.games.wallenstein.state import (
    NONE,
    OUT_OF_PLAY,
    County,
    WallensteinState,
    counties_in_play,
    counties_of,
)
from westphalia.games.wallenstein.terms import Action

ATTACKS = (int(Action.COMBAT_MOVE_A), int(Action.COMBAT_MOVE_B))
# What stands in a county, by its bits; nobody changes a view.
BUILT = [
    [name for n, name in enumerate(BUILDINGS) if bits >> n & 1]
    for bits in range(1 << len(BUILDINGS))
]

# What each county has of its own, what ``changed`` looks at by itself, and what no county shows.
# Whatever else there is may show in all of them.
OF_A_COUNTY = ("owner", "armies", "buildings", "markers")
LOOKED_AT = ("fresh", "tile", "shelter", "leader", "monuments")
OFF_THE_MAP = (
    "rules agenda seats boxes year season supply thalers grain points stock peasants inside tray"
    " events event_pile row done tiles tokens order hands plans covered ready shown pile buried"
    " face_up groups faced hall audience display favours kept landsknecht monument_stock captured"
).split()
lists_of = attrgetter(*OF_A_COUNTY)
rest_of = attrgetter(
    *[
        field.name
        for field in fields(WallensteinState)
        if field.name not in {*OF_A_COUNTY, *LOOKED_AT, *OFF_THE_MAP}
    ]
)


def counties_view(
    s: WallensteinState, before: Seen[WallensteinState] | None = None
) -> dict[str, Any]:
    """W1.2.2 The counties in play; those that look as they did *before* are not made again."""
    known: dict[str, Any] = before[1][SPECTATOR]["counties"] if before else {}
    touched = changed(before[0], s) if before else counties_in_play(s)
    if not touched:
        return known
    reckoned = Reckoned(s, touched)
    made = {s.board.counties[county]: county_view(s, county, reckoned) for county in touched}
    return {**known, **made}


def changed(before: WallensteinState, s: WallensteinState) -> Sequence[County]:
    """The counties that may look otherwise: what marches reach is seen in their neighbours too."""
    if rest_of(before) != rest_of(s):
        return counties_in_play(s)
    touched = set(before.fresh) ^ set(s.fresh)
    for old, new in zip(lists_of(before), lists_of(s), strict=True):
        if old != new:
            touched.update(county for county, was in enumerate(old) if was != new[county])
    for seat in range(s.seats):
        touched.update(touched_by(before, s, seat))
    return [county for county in with_neighbours(s, touched) if s.owner[county] != OUT_OF_PLAY]


def touched_by(before: WallensteinState, s: WallensteinState, seat: Seat) -> set[County]:
    """W6.2, E5.10, M2, M3 Where the tile, the shelter, the leader and the monuments of a seat show.

    The lists of an expansion are empty while it is not in use.
    """
    here = slice(seat, seat + 1)
    touched: set[County] = set()
    if before.tile[seat] != s.tile[seat] or before.shelter[here] != s.shelter[here]:
        touched.update(counties_of(s, seat))
    touched.update({*before.leader[here]} ^ {*s.leader[here]})
    for old, new in zip(before.monuments[here], s.monuments[here], strict=True):
        touched.update({*old} ^ {*new})
    return touched - {NONE}


def with_neighbours(s: WallensteinState, counties: Collection[County]) -> list[County]:
    return sorted({*counties, *[n for county in counties for n in s.board.neighbours[county]]})


class Reckoned:
    """What follows from the table for some counties: reckoned for all at once, as it is much.

    By county: the attacks that it is protected from (W5.11.7), and for those that are held what
    they yield (W5.6.1); who stands there for whom (M3.2).
    """

    def __init__(self, s: WallensteinState, counties: Sequence[County]) -> None:
        held = [county for county in counties if s.owner[county] >= 0]
        reached = with_neighbours(s, counties)
        shields = [protection[action].over(s, reached) for action in ATTACKS]
        names = [s.board.actions[action] for action in ATTACKS]
        safe = [list(compress(names, column)) for column in zip(*shields, strict=True)]
        self.safe: dict[County, list[str]] = dict(zip(reached, safe, strict=True))
        self.leaders: dict[County, list[Seat]] = {}
        for seat, where in enumerate(s.leader):
            self.leaders.setdefault(where, []).append(seat)
        self.monuments: dict[County, list[Seat]] = {}
        for seat, built in enumerate(s.monuments):
            for county in built:
                self.monuments.setdefault(county, []).append(seat)
        self.taxes = dict(zip(held, taxes.over(s, held), strict=True))
        self.grain = dict(zip(held, harvest.over(s, held), strict=True))


def county_view(s: WallensteinState, county: County, reckoned: Reckoned) -> dict[str, Any]:
    """W1.2.5 All that stands in a county is open; what it yields now follows from the table."""
    owner, standing = s.owner[county], s.buildings[county]
    held = owner != NOBODY
    return {
        "owner": owner if held else None,
        "armies": s.armies[county],
        "buildings": BUILT[standing],
        "markers": s.markers[county],
        "free_sites": s.board.sites[county] - standing.bit_count(),
        "taxes": reckoned.taxes[county] if held else s.board.tax[county],
        "grain": reckoned.grain[county] if held else s.board.grain[county],
        "fresh": county in s.fresh,
        "protected": reckoned.safe[county],
        "targets": targets(s, county, reckoned.safe) if held and s.armies[county] > 1 else [],
        "leaders": reckoned.leaders.get(county, []),
        "monuments": reckoned.monuments.get(county, []),
    }


def targets(s: WallensteinState, county: County, safe: dict[County, list[str]]) -> list[str]:
    """W5.11.6, W5.11.7 Where armies of a county could be sent with one march or the other."""
    owner = s.owner[county]
    return [
        s.board.counties[c]
        for c in s.board.neighbours[county]
        if s.owner[c] == owner or (s.owner[c] != OUT_OF_PLAY and len(safe[c]) < len(ATTACKS))
    ]
