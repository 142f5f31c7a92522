"""Games that stand still: abandoned by their owner, or frozen by an operator."""

from __future__ import annotations

from collections.abc import Sequence

from westphalia.engine.match import Match
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import TableRow
from westphalia.server.tables.snapshots import Snapshot


def abandoned(row: TableRow, match: Match) -> bool:
    return row.state == "over" and not match.over


def check_goes_on(row: TableRow, match: Match) -> None:
    """Refuses answers to a game that stands still."""
    if abandoned(row, match):
        raise Refusal("not_ready", "the game is over", reason="game_over")
    if row.frozen:
        raise Refusal("not_ready", "an operator has stopped this table", reason="table_frozen")


def snapshot_of(row: TableRow, match: Match, turns: Sequence[int]) -> Snapshot:
    """Takes a snapshot; where a game stands still nobody is asked, be it a person or a bot."""
    snapshot = Snapshot.of(match, turns)
    if row.frozen or abandoned(row, match):
        snapshot.halt()
    return snapshot
