"""Forks: how far a game may be gone on with from elsewhere, and who knows its seats by that.

While a game is played, only somebody who plays alone may fork it, and only up to what is settled.
Whoever makes a table from the record of another has then seen what every seat hid there.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from westphalia.engine.match import Match
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.tables.seats import plays_alone
from westphalia.server.tables.table import Table


def check_may_fork(table: Table, user: User) -> None:
    """Refuses to fork a game that others play."""
    own = table.info(user.id).yours and plays_alone(table, user.id)
    if table.row.state != "over" and not own:
        raise Refusal(
            "not_allowed",
            "others play here; it can be forked once it is over",
            reason="fork_closed",
        )


async def forkable_match(table: Table, user: User, at: int, settled: int) -> Match:
    """Returns the match to fork at an answer, after noting that *user* has now seen every seat.

    *settled* is the number of answers that everybody may look at.  It may be of an earlier moment:
    what is settled stays so.
    """
    async with table.lock:
        match = await table.current_match()
        check_may_fork(table, user)
        if table.row.state == "over":
            return match
        if at > settled:
            raise Refusal(
                "not_allowed",
                f"while it is played, a game can be forked after {settled} answers at most",
                reason="fork_unsettled",
                most=settled,
            )
        for seat in known_seats(table.seats, user):
            if seat != table.seats[seat.seat]:
                await table.change_seat(seat, secretly=True)
        return match


def known_seats(seats: Sequence[SeatRow], user: User) -> list[SeatRow]:
    """The seats, with a note on those of others that *user* has seen what they hide."""
    return [
        seat
        if seat.user == user.id
        else msgspec.structs.replace(seat, known_to=tuple(sorted({*seat.known_to, user.id})))
        for seat in seats
    ]
