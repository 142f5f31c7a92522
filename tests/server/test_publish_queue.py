"""An answer is acknowledged as soon as it is on disk, and shown when it is its table's turn."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from tests.server.room import Room, lay_mat, shown, story
from tests.server.test_table import anybody, sent, watching

from westphalia.server.tables.publishing import TURNS, PublishQueue


@story()
async def test_what_is_on_disk_is_acknowledged_before_it_is_shown(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    anna = watching(table, 0)
    anna.wake.clear()
    assert await table.answer(0, 1, "k", ["bid money_0"], anybody) == 2
    assert not anna.wake.is_set()
    await asyncio.sleep(0)
    assert anna.wake.is_set()
    assert sent(table, anna) == "position"


@story()
async def test_whoever_looks_at_once_sees_what_was_acknowledged(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    anna = watching(table, 0)
    looks: list[Callable[[], object]] = [lambda: shown(table, 0), lambda: table.info_text(0)]
    for turn, look in enumerate(looks, start=1):
        choice = shown(table, 0)["questions"][0]["choices"][0]
        await table.answer(0, turn, "", [choice], anybody)
        assert table.unpublished
        look()
        assert not table.unpublished
    assert sent(table, anna) == "position"
    assert sent(table, anna) == "", "it is sent once"


@story()
async def test_what_is_not_on_disk_yet_is_shown_to_nobody(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    table.publish_queue.put = never  # type: ignore[method-assign]
    await table.answer(0, 1, "", ["bid money_0"], anybody)
    answering = asyncio.create_task(table.answer(1, 1, "", ["bid money_0"], anybody))
    while not (table.match and len(table.match.record.lines) > table.stored_lines):
        await asyncio.sleep(0)
    assert not table.unpublished
    assert shown(table, 1)["turn"] == 1
    assert await answering == 2
    assert shown(table, 1)["turn"] == 2


@story()
async def test_a_log_that_has_shrunk_is_sent_again_from_where_it_was_cut(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    other = watching(table, 1)
    logged = other.sent
    await lay_mat(table, 0, "a")
    await asyncio.sleep(0)
    frame = json.loads(table.frame(other) or b"")
    assert [entry["n"] for entry in frame["log"]] == [logged + 1]
    await table.undo(0, table.turns.numbers[0], "b", anybody)
    await asyncio.sleep(0)
    frame = json.loads(table.frame(other) or b"")
    assert (frame["log"], frame["logged"], other.sent) == ([], logged, logged)


@story()
async def test_a_table_that_cannot_be_shown_is_read_anew(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    publish, table.publish = table.publish, broken  # type: ignore[method-assign]
    await table.answer(0, 1, "", ["bid money_0"], anybody)
    with pytest.raises(ZeroDivisionError):
        table.publish_due()
    assert table.stale
    table.publish = publish  # type: ignore[method-assign]
    await table.undo(0, 2, "", anybody)
    assert not table.stale
    assert shown(table, 0)["turn"] == 3


def broken() -> None:
    raise ZeroDivisionError


def never(publish: Callable[[], None]) -> None:
    """The table's turn does not come."""


@pytest.mark.anyio
async def test_between_tables_that_are_shown_others_have_several_turns() -> None:
    queue, done = PublishQueue(0), list[str]()
    for name in ("first", "second"):
        queue.put(lambda name=name: done.append(name))  # type: ignore[misc]
    while "second" not in done:
        await asyncio.sleep(0)
        done.append("somebody else")
    assert done[: TURNS + 2] == ["first", *["somebody else"] * TURNS, "second"]


@pytest.mark.anyio
async def test_a_table_that_fails_does_not_keep_others_from_being_shown() -> None:
    queue, done = PublishQueue(), asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(lambda loop, mistake: None)
    queue.put(broken)
    queue.put(done.set)
    await done.wait()
