"""Acts: what people do at a table beside the game, noted in its talk with who and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from westphalia.engine.step import Seat
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import TalkRow, User
from westphalia.server.tables.talk import ACT

if TYPE_CHECKING:
    from westphalia.server.tables.table import Table

MOST_ACTS: Final = 400  # at a table; what people only ask for is refused then, not what they do


def entry(table: Table, act: str, user: User, seat: Seat, about: Seat = -1) -> TalkRow:
    name = table.seats[seat].name if 0 <= seat < len(table.seats) else user.name
    return TalkRow(0, table.now(), ACT, act, seat, about, user.id, name)


def number_of_acts(table: Table) -> int:
    return sum(each.channel == ACT for each in table.talk.entries)


def check_room(table: Table) -> None:
    """Refuses one more request where very many were made."""
    if number_of_acts(table) >= MOST_ACTS:
        message = f"at this table {MOST_ACTS} things were asked for already"
        raise Refusal("too_many", message, reason="too_many_acts", most=MOST_ACTS)


async def note(table: Table, act: str, user: User, seat: Seat, about: Seat = -1) -> None:
    """Notes what was done already, unless very much was; the caller holds the lock."""
    if number_of_acts(table) < 2 * MOST_ACTS:
        await table.talk.say(entry(table, act, user, seat, about))
        table.subscribers.wake_ears()
