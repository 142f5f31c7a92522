"""What is printed, by its names, for whoever draws the board.

A value that is not known for sure says so: *unsure* has its provenance, which travels with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.facts import entries, merge, origin, table, values
from westphalia.games.thirty_years_war.board import Board
from westphalia.games.thirty_years_war.pieces import is_reduced
from westphalia.games.thirty_years_war.spelling import WORDS
from westphalia.games.thirty_years_war.tables import SUBJECTS, base_data, subject

# What a replay marks on its line of time.
MARKS: Final = {
    "TurnBegan": "turn",
    "RoundBegan": "round",
    "CardPlayed": "card",
    "BattleWon": "battle",
    "NobodyWon": "battle",
    "Overran": "battle",
    "FortressTaken": "siege",
    "SiegeLaid": "siege",
    "RevoltBegan": "revolt",
    "AreaGained": "area",
    "NationEntered": "entry",
    "LeaderLost": "leader",
    "PeaceRolled": "peace",
    "TruceBegan": "peace",
    "WarEnded": "end",
}
# The charts and tracks that stand by themselves.
TABLES: Final = (
    *("recruitment", "recruitment_modifiers", "siege", "loot", "loot_modifiers"),
    *("peace_modifiers", "turn_track", "victory_track", "influence_track", "dutch_war_track"),
)
SOURCED: Final = ("cities", "areas", "leaders", "units", "cards", "peace", "loot", "siege")
SERIES: Final = ("combat_results", "peace", "elector_awards", "dutch_war_boxes")


def printed(board: Board) -> dict[str, Any]:
    """Everything on map, counters, cards and charts."""
    data = merge(base_data(), board.overlay)
    kinds = ("cities", "boxes", "areas", "nations", "unit_types")
    return {
        **{kind: entries_view(board, data, kind) for kind in (*kinds, *SERIES)},
        "tables": {name: entry_view(board, table(data, name), name, name) for name in TABLES},
        "units": units_view(board, data),
        "leaders": leaders_view(board, data),
        "cards": cards_view(board, data),
        "capitals": [board.cities[city] for city in board.capitals],
        "sources": {kind: sources_view(kind) for kind in SOURCED},
        "words": {term: list(words) for term, words in WORDS.items()},
    }


def entries_view(board: Board, data: Mapping[str, object], kind: str) -> dict[str, Any]:
    """All entries of one kind, by their ids."""
    return {id_: entry_view(board, entry, kind, id_) for id_, entry in entries(data, kind)}


def entry_view(board: Board, entry: Mapping[str, object], kind: str, id_: str) -> dict[str, Any]:
    """The values of an entry, and how sure those are that are not known.

    What an owner's overlay says is printed so, and sure.
    """
    own = {key for key, _ in values(entry)} & corrected(board, kind, id_)
    found = dict(values(entry))
    whole = provenance(kind)
    status = {key: origin(entry, whole, key).status for key in found if key not in own}
    unsure = {key: word for key, word in status.items() if word != "known"}
    said = {key: origin(entry, whole, key) for key in unsure}
    own_notes = {key: each.source for key, each in said.items() if each.own}
    shown = {**found, "unsure": unsure} if unsure else found
    return {**shown, "notes": own_notes} if own_notes else shown


def sources_view(kind: str) -> dict[str, str]:
    """Where the values of a kind come from that have no note of their own; "" is for the rest."""
    whole = provenance(kind)
    by_key = {key: str(note["source"]) for key, note in whole.items() if isinstance(note, Mapping)}
    return {"": str(whole["source"]), **by_key}


def corrected(board: Board, kind: str, id_: str) -> set[str]:
    """The values of an entry that an overlay gives."""
    below: object = board.overlay.get(kind, {})
    if kind != id_ and isinstance(below, Mapping):
        below = below.get(id_, {})
    return {*below} if isinstance(below, Mapping) else set()


def provenance(kind: str) -> Mapping[str, object]:
    """What the data file of a table says of all its values."""
    file = next(name for name in SUBJECTS if kind in subject(name))
    return table(subject(file), "provenance")


def units_view(board: Board, data: Mapping[str, object]) -> dict[str, Any]:
    """2.1 The classes of counters: a kind at full strength, and the same reduced."""
    found: dict[str, Any] = {}
    for unit, name in enumerate(board.units):
        kind = unit // 2
        whose = board.kinds[board.counters_of[kind]]
        found[name] = {
            "kind": board.kinds[kind],
            **entry_view(board, table(data, "units", whose), "units", whose),
            "shows": "reduced" if is_reduced(unit) else "full",
            "factors": board.strength[unit],
            "pay": board.pay[unit],
            "marked": whose != board.kinds[kind],
        }
    return found


def leaders_view(board: Board, data: Mapping[str, object]) -> dict[str, Any]:
    """2.2 The leaders; unnamed ones are told apart by a number."""
    known = dict(entries(data, "leaders"))
    found: dict[str, Any] = {}
    for leader, name in enumerate(board.leaders):
        id_ = name if name in known else name.rpartition("_")[0]
        back = board.replacement[leader]
        found[name] = {
            **entry_view(board, known[id_], "leaders", id_),
            "name": board.leader_names[leader],
            "side": board.leader_side[leader],
            "replacement": board.leaders[back] if back >= 0 else None,
        }
    return found


def cards_view(board: Board, data: Mapping[str, object]) -> dict[str, Any]:
    """2.3, card.rule.a The cards; each sentence of an event says how sure it is: K, D or R."""
    found: dict[str, Any] = {}
    for card, (id_, entry) in enumerate(entries(data, "cards")):
        told = board.card_text[card]
        found[id_] = {
            **entry_view(board, entry, "cards", id_),
            "side": board.card_side[card],
            "requires": [marked(sentence) for sentence in told.requires],
            "does": [marked(sentence) for sentence in told.does],
            "impossible": told.impossible,
            "refs": told.refs,
        }
    return found


def marked(sentence: str) -> dict[str, str]:
    """A sentence without its mark, and the mark."""
    mark, colon, rest = sentence.partition(": ")
    return {"mark": mark, "text": rest} if colon and len(mark) == 1 else {"text": sentence}
