"""Drafts are saved behind one's back: seldom, the last one always, and whole after a restart."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.room import Room, story

from westphalia.server.store.rows import StoreError
from westphalia.server.tables import seats
from westphalia.server.tables.table import Drafts


class Written:
    """A store that keeps what is written into it, or fails."""

    def __init__(self, room: Room) -> None:
        self.texts: list[str] = []
        self.full = False
        self._honest = room.store.put_draft
        room.store.put_draft = self.put_draft  # type: ignore[method-assign]  # to look at it

    async def put_draft(self, table_id: str, seat: int, text: str) -> None:
        if self.full:
            raise StoreError("the disk is full")
        self.texts.append(text)
        await self._honest(table_id, seat, text)


@story()
async def test_a_draft_outlives_the_memory_of_the_server(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    table.drafts.put(0, '{"bid":"money_1"}')
    await table.drafts.flush()
    anew = Drafts(room.store, table.row.id)
    await anew.load()
    assert anew.json(0) == b'{"bid":"money_1"}'
    assert anew.json(1) == b"null"


@story()
async def test_of_many_drafts_in_a_row_few_are_written_and_the_last_always(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    written = Written(room)
    for n in range(50):
        assert table.drafts.put(0, f"[{n}]")
        await asyncio.sleep(0.02)
    assert len(written.texts) <= 3
    while table.drafts.busy:
        await asyncio.sleep(0.1)
    assert written.texts[-1] == "[49]"
    assert await room.store.drafts(table.row.id) == {0: "[49]"}


@story()
async def test_a_draft_that_changes_while_it_is_written_is_written_again(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    written = Written(room)
    keep = written.put_draft

    async def slow(table_id: str, seat: int, text: str) -> None:
        if text == "[1]":
            table.drafts.put(0, "[2]")
        await keep(table_id, seat, text)

    room.store.put_draft = slow  # type: ignore[method-assign]
    table.drafts.put(0, "[1]")
    await table.drafts.flush()
    assert written.texts == ["[1]", "[2]"]


@story()
async def test_a_draft_is_not_for_the_next_person_on_the_seat(room: Room) -> None:
    table = await room.table("me", "open", "hot")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    table.drafts.put(1, '{"bid":"money_1"}')
    table.seen.put(1, "5")
    await seats.sit(table, room.carla, 1, "", await seats.invite(table, room.berta, 1))
    assert (table.drafts.json(1), table.seen.number(1)) == (b"null", 0)
    await table.drafts.flush()
    await table.seen.flush()
    anew = Drafts(room.store, table.row.id)
    await anew.load()
    assert anew.json(1) == b"null"


def test_a_draft_that_cannot_be_kept_is_told_and_does_not_hold_up_the_rest(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    @story()
    async def happens(room: Room) -> None:
        table = await room.table("me", "hot", "hot")
        written = Written(room)
        written.full = True
        table.drafts.put(0, "[1]")
        table.drafts.put(1, "[2]")
        await table.drafts.flush()
        assert f"table {table.row.id}: a draft was not kept: the disk is full" in caplog.text
        written.full = False
        table.drafts.put(0, "[3]")
        await table.drafts.flush()
        assert written.texts == ["[3]"]

    happens(monkeypatch)
