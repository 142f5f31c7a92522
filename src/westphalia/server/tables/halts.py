"""Games that stand still: ended by people, frozen by an operator, or paused."""

from __future__ import annotations

from collections.abc import Sequence

from westphalia.engine.match import Match
from westphalia.server.errors import game_over, table_frozen, table_paused
from westphalia.server.store.rows import TableRow
from westphalia.server.tables.snapshots import Snapshot


def ended(row: TableRow, match: Match) -> bool:
    """Whether people ended the game before its rules did."""
    return row.state == "over" and not match.over


def check_goes_on(row: TableRow, match: Match, paused: bool) -> None:
    """Refuses answers to a game that stands still."""
    if ended(row, match):
        raise game_over()
    if row.frozen:
        raise table_frozen()
    if paused:
        raise table_paused()


def snapshot_of(row: TableRow, match: Match, turns: Sequence[int], paused: bool) -> Snapshot:
    """Takes a snapshot; where a game stands still nobody is asked, be it a person or a bot."""
    snapshot = Snapshot.of(match, turns)
    if row.frozen or paused or ended(row, match):
        snapshot.halt()
    return snapshot
