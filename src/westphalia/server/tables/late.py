"""Who is late at a table, and who of the others wants a bot to play on for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westphalia.engine.step import Seat
from westphalia.server.store.rows import SeatRow
from westphalia.server.tables.clocks import time_played
from westphalia.server.tables.company import Votes

if TYPE_CHECKING:
    from westphalia.server.tables.table import Table

NEVER: Final = float("inf")


def overdue(table: Table, seat: SeatRow) -> bool:
    """Whether a person is asked and has no time left, or is away for longer than was agreed."""
    asked = table.snapshot is not None and seat.seat in table.snapshot.open
    if not asked or seat.kind != "person" or seat.stand_in:
        return False
    clocks, now, patience = table.turns.clocks, table.now(), table.row.patience
    if table.row.bank and seat.when_out == "wait" and clocks.remaining(seat.seat, now) <= 0:
        return True
    away = seat.user not in table.subscribers.people
    return bool(patience) and away and clocks.asked_for(seat.seat, now) >= patience


def next_overdue(table: Table) -> float:
    """The time at which the next person who is asked becomes overdue."""
    clocks, now, patience = table.turns.clocks, table.now(), table.row.patience
    asked = table.snapshot.open if table.snapshot and patience else {}
    rests = [patience - clocks.asked_for(seat, now) for seat in asked]
    return now + min([rest for rest in rests if rest > 0], default=NEVER)


def votes_for_bot(table: Table, seat: Seat) -> Votes:
    """The votes to let a bot play that were given since the seat was asked."""
    clocks = table.turns.clocks
    asked, votes = clocks.started[seat], table.talk.company.for_bot.get(seat, {})
    if asked is None:
        return {}
    given = votes.items()
    return {user: each for user, each in given if time_played(each.at, clocks.pauses) >= asked}
