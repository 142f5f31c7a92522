"""An answer is acknowledged as soon as it is on disk; to show it may take longer."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.room import Room, shown, story

from westphalia.server.tables.subscribers import SlowClient


@story()
async def test_nobody_waits_for_what_is_shown_at_other_tables(room: Room) -> None:
    table, other = await room.table("me", "hot", "hot"), await room.table("me", "hot", "hot")
    told = asyncio.get_running_loop().create_future()
    async with other.showing:
        answer = table.answer(0, 1, "k", ["bid money_0"], lambda: None, told.set_result)
        answering = asyncio.create_task(answer)
        assert await told == 2
        assert len(room.store.lines_of(table.row.id)) == 1 + 1
        assert table.lock.locked()
        assert shown(table, 0)["turn"] == 1
    assert await answering == 2
    assert shown(table, 0)["turn"] == 2


@story()
async def test_between_two_tables_that_are_shown_others_are_heard(room: Room) -> None:
    tables = [await room.table("me", "hot", "hot") for _ in range(2)]
    turns: list[list[int]] = []  # of both tables, whenever somebody else has a word

    async with asyncio.TaskGroup() as group:
        async with tables[0].showing:
            for table in tables:
                group.create_task(table.answer(0, 1, "k", ["bid money_0"], lambda: None))
            await asyncio.sleep(60)  # until both are on disk
        while len(turns) < 2 or turns[-1] != [2, 2]:
            turns.append([shown(table, 0)["turn"] for table in tables])
            await asyncio.sleep(0)
    assert [2, 1] in turns


@story()
async def test_a_key_that_was_taken_is_acknowledged_again(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    told: list[int] = []
    for card in ("money_0", "money_1"):
        await table.answer(0, 1, "k", [f"bid {card}"], lambda: None, told.append)
    assert told == [2, 2]


@story()
async def test_who_does_not_read_hides_no_answer_from_others(room: Room) -> None:
    table = await room.table("me", "hot", "hot")

    def deaf(turn: int) -> None:
        raise SlowClient

    with pytest.raises(SlowClient):
        await table.answer(0, 1, "k", ["bid money_0"], lambda: None, deaf)
    assert shown(table, 0)["turn"] == 2
