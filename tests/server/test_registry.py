"""The tables in memory: found once, evicted when nobody needs them, read again when changed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.room import Room, lay_mat, refused, story

from westphalia.server.errors import Refusal
from westphalia.server.store.rows import QueuedNotice, StoreError
from westphalia.server.tables import registry, seats
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.table import Table

IDLE = 600.0


def in_memory(room: Room, table: Table) -> bool:
    return table.row.id in room.tables.live


# finding


@story()
async def test_a_table_is_found_in_memory_and_read_once_if_it_is_not(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    assert await room.tables.find(table.row.id) is table
    room.tables._evict(table)
    one, two = await asyncio.gather(*[room.tables.find(table.row.id) for _ in range(2)])
    assert one is two is not table
    assert one.turns.numbers == table.turns.numbers
    assert room.tables._loading == {}


@story()
async def test_what_is_no_table_is_not_found(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    for table_id in ("", "nosuchtable", "../etc", "a b", "a" * 64):
        if table_id:
            await room.store.add_table(replace(table.row, id=table_id), table.seats)
        if table_id != "nosuchtable":
            await refused(room.tables.find(table_id), "unknown")
    found = await room.tables.find("nosuchtable")
    assert found.row.id == "nosuchtable", "had it been there"


@story()
async def test_a_table_that_cannot_be_read_is_tried_anew_by_the_next(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    room.tables._evict(table)
    room.store.fails = 1.0
    with pytest.raises(Exception, match="disk is full"):
        await room.tables.find(table.row.id)
    room.store.fails = 0.0
    assert (await room.tables.find(table.row.id)).match


# evicting


@story(idle=IDLE)
async def test_a_table_is_evicted_when_it_was_not_used_for_long(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await asyncio.sleep(IDLE - 10)
    await room.tables.sweep()
    assert in_memory(room, table)
    await room.tables.find(table.row.id)
    await asyncio.sleep(20)
    await room.tables.sweep()
    assert in_memory(room, table), "it was found again"
    await asyncio.sleep(IDLE)
    await room.tables.sweep()
    assert not in_memory(room, table)


@story(idle=IDLE)
async def test_a_table_that_is_needed_is_not_evicted(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    subscriber = Subscriber(0, -1, 0)
    await asyncio.sleep(IDLE + 1)

    table.subscribers.add(subscriber)
    await room.tables.sweep()
    assert in_memory(room, table), "somebody watches"
    table.subscribers.clear()

    async with table.lock:
        await room.tables.sweep()
    assert in_memory(room, table), "somebody holds it"

    table.draft(0, "{}", subscriber)
    await room.tables.sweep()
    assert in_memory(room, table), "a draft is not yet saved"
    await asyncio.sleep(2)

    table.seen.put(0, "1")
    await room.tables.sweep()
    assert in_memory(room, table), "what a seat has seen is not yet saved"
    await asyncio.sleep(2)

    room.tables._drivers[table.row.id].wait_for_other_server()
    await room.tables.sweep()
    assert in_memory(room, table), "a bot may have to answer"
    room.tables._drivers[table.row.id].wake()

    await room.tables.sweep()
    assert not in_memory(room, table)


def test_what_lists_tell_of_tables_that_were_evicted_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "MAX_REMEMBERED", 2)

    @story()
    async def happens(room: Room) -> None:
        tables = [await room.table("me", "hot", "hot") for _ in range(3)]
        for table in tables:
            room.tables._evict(table)
        assert [*room.tables._evicted_progress] == [table.row.id for table in tables[1:]]

    happens(monkeypatch)


@story(live_tables=1)
async def test_where_there_are_too_many_the_oldest_go_first_but_none_just_found(room: Room) -> None:
    tables = [await room.table("me", "hot", "hot") for _ in range(3)]
    await room.tables.sweep()
    assert [in_memory(room, table) for table in tables] == [True] * 3, "just found"
    await asyncio.sleep(registry.RECENTLY_FOUND + 1)
    tables[0].last_used = room.context.now() - registry.RECENTLY_FOUND - 0.5
    await room.tables.sweep()
    assert [in_memory(room, table) for table in tables] == [True, False, False]


@story(idle=IDLE)
async def test_before_a_table_goes_what_lists_tell_of_it_is_written(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await asyncio.sleep(5)
    await lay_mat(table, 0, "a")
    await asyncio.sleep(IDLE + 1)
    await room.tables.sweep()
    row = await room.store.table(table.row.id)
    assert row == table.row
    (info,) = await room.tables.infos([row], 0)
    assert info.waiting == [1, 2], "remembered"
    assert not in_memory(room, table)
    assert table.after_change is registry.ignore


@story(idle=IDLE)
async def test_of_every_table_is_written_when_it_changed(room: Room) -> None:
    tables = [await room.table("me", "hot", "hot") for _ in range(2)]
    await asyncio.sleep(5)
    for table in tables:
        await lay_mat(table, 0, "a")
        table.publish_due()
    await room.tables.sweep()
    assert [await room.store.table(table.row.id) for table in tables] == [
        table.row for table in tables
    ]
    assert [in_memory(room, table) for table in tables] == [True, True]


@story()
async def test_when_the_server_closes_everything_is_written(room: Room) -> None:
    tables = [await room.table("me", "hot", "hot") for _ in range(2)]
    await asyncio.sleep(5)
    for table in tables:
        await lay_mat(table, 2, "a")
        table.draft(0, '{"bid":"money_1"}', Subscriber(0, 0, 0))
        table.draft(1, '{"bid":"money_2"}', Subscriber(0, 1, 0))
    await room.tables.close()
    assert room.tables.live == {}
    drafts = {0: '{"bid":"money_1"}', 1: '{"bid":"money_2"}'}
    for table in tables:
        assert await room.store.table(table.row.id) == table.row
        assert await room.store.drafts(table.row.id) == drafts


# lists


@story()
async def test_a_list_reads_only_so_many_matches(room: Room) -> None:
    tables = [await room.table("me", "hot", "hot") for _ in range(3)]
    waiting = await room.table("me", "open", "hot")
    for table in [*tables, waiting]:
        room.tables._evict(table)
    room.tables._evicted_progress.clear()
    registry.MAX_LOADS_PER_LIST, most = 2, registry.MAX_LOADS_PER_LIST
    rows = [table.row for table in [*tables, waiting]]
    try:
        infos = await room.tables.infos(rows, room.anna.id)
    finally:
        registry.MAX_LOADS_PER_LIST = most
    assert [info.waiting for info in infos] == [[0, 1, 2], [0, 1, 2], [], []]
    assert [in_memory(room, table) for table in [*tables, waiting]] == [True, True, False, False]
    assert all(info.yours and info.commitment for info in infos)
    assert infos[2].commitment == tables[2].info(0).commitment


@story()
async def test_a_long_list_is_read_as_fast_as_a_short_one(room: Room) -> None:
    tables = [await room.table("me", "hot", "hot") for _ in range(9)]
    for table in tables:
        room.tables._evict(table)
    honest, reads = room.store._read, list[object]()

    async def counted(work: Any) -> Any:
        if work.func.__name__ != "recipient":  # of notices, which go their own way
            reads.append(work)
        return await honest(work)

    room.store._read = counted  # type: ignore[method-assign]
    infos = await room.tables.infos([table.row for table in tables], room.anna.id)
    assert [info.id for info in infos] == [table.row.id for table in tables]
    assert all(info.yours for info in infos)
    assert len(reads) == 2, "all seats, and all accounts"


@story()
async def test_a_table_that_cannot_be_read_is_left_out_of_lists(room: Room) -> None:
    good, bad = [await room.table("me", "hot", "hot") for _ in range(2)]
    room.tables._evict(bad)
    room.tables._evicted_progress.clear()

    async def broken(table_id: str) -> Table:
        if table_id == bad.row.id:
            raise Refusal("not_ready", "the table cannot be read now")
        return good

    room.tables.find = broken  # type: ignore[method-assign]
    infos = await room.tables.infos([bad.row, good.row], 0)
    assert [info.id for info in infos] == [good.row.id]


@story()
async def test_of_a_table_that_goes_on_from_a_record_a_list_tells_no_commitment(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    room.tables._evict(table)
    room.tables._evicted_progress.clear()
    over = replace(table.row, state="over")
    rows = [over, replace(over, parent="another"), replace(over, parent_lines=3)]
    infos = await room.tables.infos(rows, 0)
    assert [bool(info.commitment) for info in infos] == [True, False, False]


# other servers


@story()
async def test_what_another_server_changes_during_a_load_is_read_again(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    room.tables._evict(table)
    loading = asyncio.ensure_future(room.tables.find(table.row.id))
    await asyncio.sleep(0)
    assert set(room.tables._loading) == {table.row.id}
    await room.tables.on_foreign_change(table.row.id)
    assert (await loading).changed_elsewhere


@story()
async def test_what_is_changed_below_a_table_that_is_just_loaded_is_read_again(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    room.tables._evict(table)
    async with room.tables.changed_below(table.row.id):
        loaded = await room.tables.find(table.row.id)
        await room.store.freeze_table(table.row.id, True)
    assert loaded.row.frozen


@story()
async def test_what_could_not_be_read_again_is_tried_by_the_next(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await room.store.freeze_table(table.row.id, True)
    room.store.fails = 1.0
    await room.tables.on_foreign_change(table.row.id)
    room.store.fails = 0.0
    assert not table.row.frozen
    await room.tables.sweep()
    assert table.row.frozen


@story()
async def test_when_word_may_be_missing_all_is_looked_at_that_can_be(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await room.store.freeze_table(table.row.id, True)

    async def broken() -> None:
        raise StoreError("the disk is slow")

    room.context.bans.load = broken  # type: ignore[method-assign]
    with pytest.raises(StoreError, match="slow"):
        await room.context.on_foreign_change("")
    assert table.row.frozen


@story()
async def test_what_another_server_changed_is_read_again(room: Room) -> None:
    one, two = [await room.table("me", "hot", "hot") for _ in range(2)]
    for table in (one, two):
        await room.store.hand_over(table.row.id, room.anna.id, "New")
    await room.tables.on_foreign_change(one.row.id)
    assert (one.row.title, two.row.title) == ("New", "")
    assert (one.changed_elsewhere, two.changed_elsewhere) == (True, False)
    await room.tables.on_foreign_change("")
    assert two.row.title == "New"


@story()
async def test_what_is_remembered_of_a_table_is_forgotten_when_another_server_changes_it(
    room: Room,
) -> None:
    one, two = [await room.table("me", "hot", "hot") for _ in range(2)]
    for table in (one, two):
        room.tables._evict(table)
    assert set(room.tables._evicted_progress) == {one.row.id, two.row.id}
    await room.tables.on_foreign_change(one.row.id)
    assert set(room.tables._evicted_progress) == {two.row.id}
    assert room.tables.live == {}, "nobody needs it"
    await room.tables.on_foreign_change("")
    assert room.tables._evicted_progress == {}


@story()
async def test_who_was_asked_by_another_server_was_notified_by_it(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    sent: list[int] = []
    notifier = room.tables.notifier

    def notify(notice: QueuedNotice) -> None:
        sent.append(notice.seat)

    notifier.dispatcher.notify = notify  # type: ignore[method-assign]
    notifier.forget(table)
    await room.tables.on_foreign_change(table.row.id)
    table.changed_elsewhere = False
    table.announce_presence()
    assert sent == []
    notifier.forget(table)
    table.announce_presence()
    assert sent == [0, 1, 2]


# tokens


@story()
async def test_a_token_that_is_dropped_ends_its_own_connections_only(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    mine, other = Subscriber(1, 0, 0, "mine"), Subscriber(1, 0, 0, "other")
    table.subscribers |= {mine, other}
    room.tables.close_connections("mine")
    assert mine.closing == (1012, "say anew who you are")
    assert other.closing is None
    table.subscribers.clear()


@story()
async def test_a_full_table_that_was_not_started_starts_when_it_is_read(room: Room) -> None:
    """Whoever took the last seat has it; the server was stopped before the start."""
    table = await room.table("me", "hot", "open")
    await seats.sit(table, room.berta, 2, "", "")
    room.tables._evict(table)
    found = await room.tables.find(table.row.id)
    assert (found.row.state, found.turns.numbers[2]) == ("playing", 1)
    assert found.match
