"""Idempotency keys: a submission that was taken before is acknowledged again, not taken again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from westphalia.engine.step import Seat
from westphalia.server.errors import Refusal

if TYPE_CHECKING:
    from westphalia.server.tables.table import Table


async def earlier_turn(table: Table, seat: Seat, turn: int, key: str, lost: bool) -> int | None:
    """Returns the turn that was acknowledged if this idempotency key was taken before.

    A submission that was taken has changed its seat's turn.  So the store is asked only after a
    wrong turn, or after a write that was *lost*: perhaps to this very submission.
    """
    now = table.turns.numbers[seat]
    if key in table.acknowledged_keys:
        return table.acknowledged_keys[key]
    if turn != now or lost:
        line = await table.store.submission(table.row.id, key) if key else None
        if line is not None:
            if line > table.stored_lines + 1:  # another server has taken it
                await table.reload()
            return table.turns.acknowledged[line - 1]
    if turn != now:
        raise Refusal("stale", f"that answers turn {turn} of seat {seat}; now is turn {now}")
    return None
