"""Rematches: the same game with the same people, bots and options, once for each table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from westphalia.engine.game import SetUpError
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import SeatRow, User
from westphalia.server.tables import seats
from westphalia.server.tables.info import options_of
from westphalia.server.tables.new_tables import open_table, table_row
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.seats import open_row
from westphalia.server.tables.table import Table

Sides = Literal["kept", "rotated"]


async def rematch(registry: TableRegistry, table: Table, user: User, sides: Sides) -> Table:
    """Finds the rematch of a table that is over, or offers it; who was asked there sits down.

    Of several who offer it at once, at whichever server, the first one has set it up.
    """
    async with table.lock:
        await table.ensure_fresh()
        check_may_offer(table, user)
        if not table.row.rematch or await registry.store.table(table.row.rematch) is None:
            await table.reload()  # it was offered elsewhere, or given up
        if not table.row.rematch:
            await offer(registry, table, user, sides)
            await table.reload()
            table.announce_presence()
        found = await registry.find(table.row.rematch)
    await sit_down(found, user)
    return found


def check_may_offer(table: Table, user: User) -> None:
    if table.row.state != "over":
        raise Refusal("not_ready", "the game is not over yet", reason="game_not_over")
    if user.id != table.row.owner and all(seat.user != user.id for seat in table.seats):
        raise Refusal(
            "not_allowed", "only who played here may offer a rematch", reason="not_a_player"
        )


async def offer(registry: TableRegistry, table: Table, user: User, sides: Sides) -> None:
    """Sets up the rematch; the caller holds the lock of the table that is over."""
    former = table.row
    rows = seats_again(await named_now(registry, table.seats), user, sides)
    options, overlay = options_of(former)
    names = [seat.name for seat in rows]
    try:
        header = table.game.header(names, former.modules, options, overlay)
    except SetUpError as error:
        why = str(error)
        raise Refusal("bad_request", why, reason="set_up", why=why) from error
    row = msgspec.structs.replace(
        table_row(registry.now(), header, user, former.title),
        public=former.public,
        gallery=former.gallery,
        hints=former.hints,
        patience=former.patience,
        bank=former.bank,
        increment=former.increment,
    )
    await open_table(registry, row, rows, header, former.id)


async def named_now(registry: TableRegistry, before: Sequence[SeatRow]) -> list[SeatRow]:
    """The seats with the names that people have now; who has several, at one screen, named each."""
    taken = [seat.name for seat in before]
    people = [seat.user for seat in before]
    found = []
    for seat in before:
        user = await registry.store.user(seat.user) if people.count(seat.user) == 1 else None
        if user is not None and user.name not in taken:
            seat = msgspec.structs.replace(seat, name=user.name)
        found.append(seat)
    return found


def seats_again(before: Sequence[SeatRow], user: User, sides: Sides) -> list[SeatRow]:
    """The same people and bots; rotated, everybody has the seat after the one that they had."""
    turn = 1 if sides == "rotated" else 0
    return [seat_again(n, before[(n - turn) % len(before)], user) for n in range(len(before))]


def seat_again(seat: int, before: SeatRow, user: User) -> SeatRow:
    """Nobody can be made to sit down: the seat of another person is kept for them."""
    if before.kind == "bot":
        return SeatRow(seat, "bot", before.name, bot=before.bot)
    if before.user == user.id:
        return SeatRow(seat, "person", before.name, user.id)
    if before.user:
        return SeatRow(seat, "open", before.name, asked=before.user)
    return open_row(seat)


async def sit_down(table: Table, user: User) -> None:
    """Seats a person who was asked on every seat that is kept for them."""
    for seat in [each for each in table.seats if each.asked == user.id]:
        await seats.sit(table, user, seat.seat, seat.name, "")
    await seats.start_if_full(table)
