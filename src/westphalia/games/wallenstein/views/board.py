"""The counties as everybody sees them, and what is printed, for whoever draws the board."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, fields
from itertools import compress
from operator import attrgetter
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.facts import entries, merge, number, table
from westphalia.engine.game import SPECTATOR, Seen
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.odds import battle_odds
from westphalia.games.wallenstein.overlay import base_data, subject
from westphalia.games.wallenstein.rules.combat import Send, both_sides, protection
from westphalia.games.wallenstein.rules.economy import harvest, taxes
from westphalia.games.wallenstein.state import (
    NONE,
    OUT_OF_PLAY,
    County,
    WallensteinState,
    counties_in_play,
    counties_of,
)
from westphalia.games.wallenstein.terms import Action, Effect
from westphalia.games.wallenstein.tower import PEASANTS
from westphalia.games.wallenstein.words import (
    BOXES,
    BUILDINGS,
    CARDS,
    GIFTS,
    MONEY,
    MONEY_CARDS,
    SEASONS,
)

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


# What is printed
#
# A value that is reconstructed says so: its provenance travels with it.

# What a replay marks on its line of time.
MARKS: Final = {
    "RoundBegan": "season",
    "GrainLost": "season",
    "BidRevealed": "phase",
    "CourtiersSent": "phase",
    "ConversionSkipped": "phase",
    "ActionBegan": "phase",
    "CountyConquered": "battle",
    "CountyHeld": "battle",
    "CountyDevastated": "battle",
    "AttackFailed": "battle",
    "RevoltBroke": "revolt",
    "YearScored": "scoring",
    "GameWon": "end",
}


def printed(board: Board) -> dict[str, Any]:
    """Everything on board, cards and mats that a table of this game shows."""
    return {
        "counties": {name: county(board, n) for n, name in enumerate(board.counties)},
        "regions": [
            {"id": region, "name": name, "counties": [board.counties[c] for c in counties]}
            for region, name, counties in zip(
                board.regions, board.region_names, board.region_counties, strict=True
            )
        ],
        "forms": board.forms,
        "events": [event(board, n) for n in range(len(board.events))],
        "actions": [action(board, n) for n in range(len(board.actions))],
        "tiles": [{"id": tile, "amount": tile_amount(board, tile)} for tile in board.tiles],
        "favours": [favour(board, n) for n in range(len(board.favour_gift))],
        "landsknechts": [
            {"id": str(n + 1), "provenance": origin(board, "landsknechts", "landsknechts", n)}
            | {GIFTS[gift]: amount for gift, amount in card.items()}
            for n, card in enumerate(board.landsknechts)
        ],
        "landsknecht_regions": board.landsknecht_regions,
        "court_prices": board.court_prices,
        "boxes": BOXES,
        "money_cards": {
            CARDS[MONEY + n]: value for n, value in enumerate(board.money_cards[:MONEY_CARDS])
        },
        "buildings": BUILDINGS,
        "seasons": SEASONS,
        "stocks": stocks(board),
        "scoring": scoring(board),
    }


def county(board: Board, n: int) -> dict[str, Any]:
    """W1.1.4 A county card."""
    return {
        "name": board.county_names[n],
        "cities": board.cities[n],
        "region": board.regions[board.region[n]],
        "tax": board.tax[n],
        "grain": board.grain[n],
        "sites": board.sites[n],
        "neighbours": [board.counties[c] for c in board.neighbours[n]],
        "removed_with_three": n in board.removed_with_three,
    }


def event(board: Board, n: int) -> dict[str, Any]:
    """W1.1.7 An event card: effect above, the winter's loss of grain below."""
    thin = board.few_recruits if board.event_effect[n] == Effect.FEW_RECRUITS else {}
    return {
        "id": board.events[n],
        "effect": board.event_effect[n].name.lower(),
        "amount": board.event_amount[n],
        "armies": {board.actions[action]: armies for action, armies in thin.items()},
        "loss": board.event_loss[n],
    }


def action(board: Board, n: int) -> dict[str, Any]:
    """W1.1.6 An action with its price; with a leader some cost and give otherwise (M2)."""
    return {
        "id": board.actions[n],
        "price": board.price[n],
        "armies": board.armies[n],
        "builds": BUILDINGS[board.builds[n]] if board.builds[n] != NONE else None,
        "leader": {
            name: values[n]
            for name, values in (
                ("price", board.leader_price),
                ("armies", board.leader_armies),
                ("extra", board.leader_extra),
            )
            if n in values
        },
    }


def tile_amount(board: Board, tile: str) -> int:
    return number(table(merged(board), "tiles", tile), "amount")


def favour(board: Board, n: int) -> dict[str, Any]:
    """E5 A favour card; against tells what it shelters from."""
    building = board.favour_building[n]
    return {
        "id": str(n + 1),
        "gift": GIFTS[board.favour_gift[n]],
        "amount": board.favour_amount[n],
        "building": BUILDINGS[building] if building != NONE else None,
        "against": [board.actions[a] for a in board.favour_against[n]],
        "provenance": origin(board, "court", "favours", n),
    }


def merged(board: Board) -> dict[str, object]:
    return merge(base_data(), board.overlay)


def origin(board: Board, file: str, kind: str, n: int) -> str:
    """How sure an entry is: known, inferred or reconstructed."""
    entry = list(entries(merged(board), kind))[n][1]
    return str(entry.get("provenance", table(subject(file), "provenance")["status"]))


def stocks(board: Board) -> dict[str, Any]:
    """W1.1.10 How many pieces there are."""
    return {
        "armies": board.army_cubes,
        "peasants": board.peasant_cubes,
        "courtiers": board.courtiers,
        "monuments": board.monuments,
        "grain_track": board.grain_track,
        **dict(zip(BUILDINGS, board.building_stock, strict=True)),
    }


def scoring(board: Board) -> dict[str, Any]:
    """W9.3 What counties, buildings and majorities are worth, and what a lack of grain brings."""
    return {
        "county": board.points_per_county,
        "building": board.points_per_building,
        "majority": dict(zip(BUILDINGS, board.majority, strict=True)),
        "shared_majority": dict(zip(BUILDINGS, board.shared_majority, strict=True)),
        "monument": board.monument_points,
        "supply_chart": [
            {"revolts": revolts, "peasants": peasants} for revolts, peasants in board.supply_chart
        ],
    }


def forecast(s: WallensteinState, seat: Seat, choices: Sequence[Choice]) -> dict[str, Any]:
    """W7.4.18 How a march may end; only what all may know goes into it.

    The choices are where to march, which may have been ordered already, and how many to send.
    """
    going = s.agenda[-1] if s.agenda else None
    where = going.county if isinstance(going, Send) else NONE
    armies = 1
    for choice in choices:
        if choice.verb == "march":
            where = choice.noun
        elif choice.verb == "send":
            armies = choice.noun
    if where == NONE or not armies:
        raise ValueError("a forecast is for a march and a number of armies, such as 'send 3'")
    if not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat} that could attack")
    engaged = both_sides(s, seat, where, armies)
    extra = [0] * s.seats
    extra[seat] = engaged[seat] - armies
    if (defender := s.owner[where]) != NOBODY:
        extra[defender] = engaged[defender] - s.armies[where]
    cast = {"seats": engaged[: s.seats], "peasants": engaged[PEASANTS], "extra": extra}
    return {**asdict(battle_odds(s, seat, where, armies)), "cast": cast}
