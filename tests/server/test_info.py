"""What is told about a table: what everybody may know, and what is one's own."""

from __future__ import annotations

from msgspec.structs import replace
from tests.server.room import Room, story

from westphalia.server.store.rows import SeatRow
from westphalia.server.tables.info import Progress, SeatInfo, own_info, public_info, seat_info
from westphalia.server.tables.table import Table


def told(table: Table, user: int) -> tuple[bool, bool, list[bool]]:
    """Whether somebody is at the table, owns it, and which seats are theirs."""
    info = public_info(table.row, table.seats, Progress())
    own = own_info(info, table.row, table.seats, user)
    return own.yours, own.owner, [seat.you for seat in own.seats]


@story()
async def test_own_seats_are_marked_and_no_others(room: Room) -> None:
    table = await room.table("me", "open", "hot")
    await table.change_seat(replace(table.seats[1], kind="person", user=room.berta.id))
    assert told(table, room.anna.id) == (True, True, [True, False, True])
    assert told(table, room.berta.id) == (True, False, [False, True, False])
    assert told(table, room.carla.id) == (False, False, [False, False, False])
    table.row = replace(table.row, owner=room.carla.id)
    assert told(table, room.carla.id) == (True, True, [False, False, False]), "who only looks on"


@story()
async def test_who_is_nobody_owns_nothing_that_nobody_owns(room: Room) -> None:
    table = await room.table("me", "open", "hot")
    table.row = replace(table.row, owner=0)
    table.seats[:] = [replace(seat, user=0) for seat in table.seats]
    assert told(table, 0) == (False, False, [False, False, False])


def test_of_a_seat_is_told_who_plays_for_it() -> None:
    bot = SeatRow(1, "bot", "Tilly", bot="captain")
    assert seat_info(bot, {7}, None) == SeatInfo(
        1, "bot", "Tilly", "captain", False, False, None, bot.when_out, None
    )
    away = SeatRow(2, "person", "Anna", 7, stand_in="random", when_out="bot")
    assert seat_info(away, {7}, 12.5) == SeatInfo(
        2, "person", "Anna", None, False, True, "random", "bot", 12.5
    )


@story()
async def test_it_is_written_once_for_all_who_have_nothing_to_do_with_it(room: Room) -> None:
    """However many guests look on."""
    table = await room.table("me", "open", "hot")
    texts = [table.info_text(user) for user in (0, room.berta.id, 1000, 1001)]
    assert all(text is texts[0] for text in texts)
    assert b'"yours":true' in table.info_text(room.anna.id)
