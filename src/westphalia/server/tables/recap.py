"""What has happened to a seat since its last answer, and how much of that it has been told."""

from __future__ import annotations

from typing import Any

import msgspec

from westphalia.engine.event import key_of, values_of
from westphalia.engine.step import Seat
from westphalia.server.store.rows import User
from westphalia.server.tables.seats import require_own_seat
from westphalia.server.tables.table import Table


class FactInfo(msgspec.Struct, frozen=True):
    event: str
    args: dict[str, Any]


class SinceInfo(msgspec.Struct, frozen=True):
    """See docs/protocol.md."""

    log: int
    seen: int
    logged: int
    facts: list[FactInfo]


def mark_seen(table: Table, seat: Seat, log: int) -> None:
    """Keeps that a seat has been told so many entries; more than there are it cannot have been."""
    told = min(log, table.logs.length(seat))
    if told > table.seen.number(seat):
        table.seen.put(seat, str(told))


def keep_place(table: Table, seat: Seat) -> None:
    """Keeps where a person stopped of whom no client has told what was seen.

    What a bot or a standing order answers from now on is news to them.
    """
    if table.match and not table.seen.number(seat):
        mark_seen(table, seat, table.logs.length_after(seat, table.match.last_choice(seat)))


async def since(table: Table, user: User, seat: Seat) -> SinceInfo:
    """Sums up what a seat may know of all that came with, and after, its last answer.

    A bot may have answered for it meanwhile; then what was not told yet is summed up too.
    """
    require_own_seat(table, seat, user)
    async with table.lock:
        match = await table.current_match()
        logged = table.logs.length(seat)
        begun = table.logs.length_after(seat, match.last_choice(seat))
        told = min(table.seen.number(seat), logged)
        begun = min(begun, told) if told else begun
        facts = table.game.since(table.logs.events(seat, begun), seat)
    spelled = [FactInfo(key_of(type(f)), table.game.spelled(values_of(f))) for f in facts]
    return SinceInfo(begun, told, logged, spelled)
