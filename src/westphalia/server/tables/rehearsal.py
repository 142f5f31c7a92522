"""What the code at hand makes of a game under way, told before it takes the place of older code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from westphalia.server.store.rows import LineRow, TableRow
from westphalia.server.tables.resume import recomputed, resume

UNCHANGED: Final = "unchanged"
DIFFERS: Final = "differs"  # it goes on, but with chance that its commitment does not bind
REFUSED: Final = "refused"  # it can only be looked at


class Verdict(NamedTuple):
    """Of one table; *why* names the line of the record from which it is otherwise."""

    table: str
    game: str
    kind: str
    why: str = ""


def verdict_on(row: TableRow, lines: Sequence[LineRow]) -> Verdict:
    """Replays the lines of a table as a server would that has just begun."""
    try:
        recomputed(row, lines)
    except ValueError as differs:
        try:
            resume(row, lines)
        except ValueError as refused:
            return Verdict(row.id, row.game, REFUSED, str(refused))
        return Verdict(row.id, row.game, DIFFERS, str(differs))
    return Verdict(row.id, row.game, UNCHANGED)
