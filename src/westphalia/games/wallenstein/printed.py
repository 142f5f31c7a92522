"""What is printed, by its names, for whoever draws the board; and what a march may lead to.

A value that is reconstructed says so: its provenance travels with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.facts import entries, merge, number, table
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.choices import BOXES, CARDS, MONEY, MONEY_CARDS
from westphalia.games.wallenstein.odds import battle_odds
from westphalia.games.wallenstein.rules.combat import both_sides
from westphalia.games.wallenstein.rules.movement import Send
from westphalia.games.wallenstein.spelling import BUILDINGS, GIFTS, SEASONS
from westphalia.games.wallenstein.state import NONE, WallensteinState
from westphalia.games.wallenstein.tables import base_data, subject
from westphalia.games.wallenstein.terms import Effect
from westphalia.games.wallenstein.tower import PEASANTS

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
