"""Nothing is shown before it is on disk, and what could not be written has not happened."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.kit import PATIENCE, PATIENT, Person, Place, any_batch, frame, opened
from tests.server.store_kit import until

from westphalia.server import app as app_module
from westphalia.server.health import GarbageCollectionSchedule
from westphalia.server.settings import Settings
from westphalia.server.store.rows import LineRow, StoreError
from westphalia.server.store.sqlite import SqliteStore, open_sqlite
from westphalia.server.tables import bots


class Frail:
    """A store whose writing can be held up, or fail before or after it is done."""

    def __init__(self, path: Path) -> None:
        self.store: SqliteStore = open_sqlite(path)
        self.fails: list[str] = []
        self.deaf = False
        self.gate: asyncio.Event | None = None
        self.waiting = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, table: str, lines: Sequence[LineRow], key: str = "") -> None:
        how = self.fails.pop(0) if self.fails else ""
        if how == "before":
            raise StoreError("database or disk is full")
        if self.gate:
            self.waiting.set()
            await self.gate.wait()
        await self.store.append(table, lines, key)
        if how == "after":
            raise StoreError("the connection was lost")

    async def lines(self, table: str, after: int = 0) -> list[LineRow]:
        if self.deaf:
            raise StoreError("nobody answers")
        return await self.store.lines(table, after)

    async def put_draft(self, table: str, seat: int, text: str) -> None:
        if self.gate:
            self.waiting.set()
            await self.gate.wait()
        await self.store.put_draft(table, seat, text)


@pytest.fixture
def frail(tmp_path: Path) -> Frail:
    return Frail(tmp_path / "tables.db")


@pytest.fixture
def place(frail: Frail, tmp_path: Path) -> Iterator[Place]:
    async def ready() -> Any:
        return frail

    with opened(tmp_path / "tables.db", open_store=ready) as place:
        yield place


def body(person: Person, table: str, key: str) -> dict[str, object]:
    shown = person.position(table, 0)
    return {"seat": 0, "turn": shown["turn"], "key": key, "choices": ["bid money_0"]}


def test_a_full_disk_is_told_and_nothing_has_changed(place: Place, frail: Frail) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    before = anna.position(table, 0)
    with anna.live(table, 0) as socket:
        frame(socket)
        frail.fails = ["before"]
        asked = body(anna, table, "a")
        refused = anna.post(f"/api/tables/{table}/answer", asked, 503)
        assert "nothing has changed" in refused["error"]["message"]
        assert anna.position(table, 0)["questions"] == before["questions"]
        assert anna.post(f"/api/tables/{table}/answer", asked) == {"turn": before["turn"] + 1}
        assert frame(socket)["turn"] == before["turn"] + 1
    assert len(asyncio.run(lines_of(frail, table))) == 2


async def lines_of(frail: Frail, table: str) -> list[LineRow]:
    store = open_sqlite(frail.store.path)
    try:
        return await store.lines(table)
    finally:
        await store.close()


def test_an_answer_that_was_kept_after_all_is_found_again(place: Place, frail: Frail) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    asked = body(anna, table, "a")
    frail.fails = ["after"]
    anna.post(f"/api/tables/{table}/answer", asked, 503)
    assert anna.post(f"/api/tables/{table}/answer", asked) == {"turn": 2}
    assert anna.position(table, 0)["turn"] == 2
    assert len(asyncio.run(lines_of(frail, table))) == 2


def test_a_start_that_was_kept_after_all_is_no_hindrance(place: Place, frail: Frail) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "open", "open")
    frail.fails = ["after"]
    anna.post(f"/api/tables/{table}/start", None, 503)
    refused = anna.post(f"/api/tables/{table}/start", None, 409)
    assert "has begun already" in refused["error"]["message"]
    assert anna.get(f"/api/tables/{table}")["state"] == "playing"
    assert anna.position(table, 0)["questions"]


@pytest.mark.slow
def test_bots_go_on_when_the_store_is_well_again(
    place: Place, frail: Frail, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "STORE_RETRY_DELAY", 0.05)
    monkeypatch.setattr(bots, "MAX_FAILURES", 2)
    anna = place.guest("Anna")
    frail.fails = ["", *["before"] * 7]  # the table begins, but no bot can hand in its plan
    table = anna.new_table("me", "random", "random")
    with anna.live(table, 0) as socket:
        while frame(socket)["table"]["waiting"] != [0]:
            pass
    assert frail.fails == []


def test_what_could_not_be_read_is_read_again_later(place: Place, frail: Frail) -> None:
    """Another server has changed a table, and the store did not answer when we heard of it."""
    portal = place.client.portal
    assert portal
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        frame(socket)
        asked = {"type": "answer", "turn": 1, "key": "a", "choices": ["bid money_0"]}
        with opened(frail.store.path) as elsewhere:
            token = anna.headers["authorization"].split()[1]
            Person(elsewhere, "Anna", token).answer(table, 0, asked["choices"], "a")  # type: ignore[arg-type]
        frail.deaf = True
        portal.call(place.context.tables.on_foreign_change, table)
        assert anna.position(table, 0)["turn"] == 1
        frail.deaf = False
        portal.call(place.context.tables.sweep)
        assert frame(socket)["turn"] == 2


def test_a_draft_that_is_just_written_is_not_forgotten(place: Place, frail: Frail) -> None:
    portal = place.client.portal
    assert portal
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    drafts = place.table(table).drafts

    async def read_while_writing() -> None:
        frail.gate, frail.waiting = asyncio.Event(), asyncio.Event()
        drafts.put(0, '{"bid":"money_1"}')
        await asyncio.wait_for(frail.waiting.wait(), PATIENCE)
        await drafts.load()
        assert drafts.json(0) == b'{"bid":"money_1"}'
        drafts.put(0, '{"bid":"money_2"}')
        frail.gate.set()
        frail.gate = None
        await drafts.flush()

    portal.call(read_while_writing)
    assert portal.call(frail.store.drafts, table) == {0: '{"bid":"money_2"}'}


def test_a_table_that_is_in_use_is_not_put_away(place: Place) -> None:
    portal = place.client.portal
    assert portal
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")

    async def sweep_while_held() -> None:
        async with place.table(table).lock:
            place.clock.time += 10_000
            await place.context.tables.sweep()
            assert table in place.context.tables.live
        await place.context.tables.sweep()
        assert table not in place.context.tables.live

    portal.call(sweep_while_held)


def test_who_sweeps_goes_on_after_a_mistake(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    portal = place.client.portal
    assert portal
    sweeps: list[int] = []

    async def broken() -> None:
        sweeps.append(0)
        raise RuntimeError("a mistake")

    monkeypatch.setattr(app_module, "MAINTENANCE_INTERVAL", 0.01)
    monkeypatch.setattr(place.context.tables, "sweep", broken)
    monkeypatch.setattr(GarbageCollectionSchedule, "collect_if_due", lambda _: 1 / 0)
    sweeping = portal.start_task_soon(app_module.maintain, place.context)
    portal.call(until, lambda: len(sweeps) > 1)
    sweeping.cancel()
    assert "a mistake" in caplog.text
    assert "division by zero" in caplog.text


def test_nothing_is_shown_while_it_is_written(place: Place, frail: Frail) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    before = anna.position(table, 0)
    portal = place.client.portal
    assert portal

    async def hold() -> None:
        frail.gate = asyncio.Event()
        frail.waiting = asyncio.Event()

    async def release() -> None:
        assert frail.gate
        frail.gate.set()
        frail.gate = None

    async def written() -> None:
        await asyncio.wait_for(frail.waiting.wait(), PATIENCE)

    with anna.live(table, 0) as socket:
        frame(socket)
        portal.call(hold)
        send = {"type": "answer", "turn": before["turn"], "key": "a", "choices": ["bid money_0"]}
        socket.send_json(send)
        portal.call(written)
        match = place.table(table).match
        assert match
        assert len(match.entries) == 1, "the answer is taken, but not yet on disk"
        shown = anna.position(table, 0)
        assert shown["view"] == before["view"]
        assert shown["questions"] == before["questions"]
        portal.call(release)
        assert frame(socket, "ack")["turn"] == before["turn"] + 1
    assert anna.position(table, 0)["turn"] == before["turn"] + 1


def test_two_servers_on_one_store_do_not_write_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with opened(path) as one, opened(path) as two:
        anna = one.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        again = Person(two, "Anna", anna.headers["authorization"].split()[1])
        turn = again.position(table, 0)["turn"]
        anna.answer(table, 0, ["bid money_0"], "a")
        ask = {"seat": 0, "turn": turn, "key": "b", "choices": ["bid money_1"]}
        refused = again.post(f"/api/tables/{table}/answer", ask, 409)
        assert refused["error"]["code"] == "stale"
        shown = again.position(table, 0)
        assert (shown["turn"], shown["undo"]) == (turn + 1, 1)
        repeated = {"seat": 0, "turn": turn, "key": "a", "choices": ["bid money_0"]}
        assert again.post(f"/api/tables/{table}/answer", repeated) == {"turn": turn + 1}


def test_the_same_submission_at_two_servers_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with opened(path) as one, opened(path) as two:
        anna = one.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        again = Person(two, "Anna", anna.headers["authorization"].split()[1])
        again.position(table, 0)
        ask = body(anna, table, "a")
        first = anna.post(f"/api/tables/{table}/answer", ask)
        assert again.post(f"/api/tables/{table}/answer", ask) == first


def test_a_game_that_two_servers_begin_at_once_begins_once(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with opened(path) as one, opened(path) as two:
        anna, berta = one.guest("Anna"), one.guest("Berta")
        table = anna.new_table("me", "hot", "open", public=True)
        again = Person(two, "Anna", anna.headers["authorization"].split()[1])
        again.get(f"/api/tables/{table}")
        begun = berta.post(f"/api/tables/{table}/sit", {"seat": 2})
        assert two.client.portal
        two.client.portal.call(two.context.tables.live[table].start)
        assert again.get(f"/api/tables/{table}")["state"] == begun["state"] == "playing"
        assert again.position(table, 0)["view"] == anna.position(table, 0)["view"]


def test_of_two_who_take_the_same_seat_at_two_servers_one_has_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with opened(path) as one, opened(path) as two:
        anna, berta, carla = one.guest("Anna"), one.guest("Berta"), two.guest("Carla")
        table = anna.new_table("me", "open", "open", public=True)
        carla.get(f"/api/tables/{table}")
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        refused = carla.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)
        assert refused["error"]["code"] == "conflict"
        info = carla.post(f"/api/tables/{table}/sit", {"seat": 2})
        assert [seat["name"] for seat in info["seats"]] == ["Anna", "Berta", "Carla"]


def test_a_table_that_fell_between_its_lines_and_its_row_is_mended(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        table = anna.new_table("random", "random", "random")
        with anna.live(table) as socket:
            while frame(socket)["table"]["state"] != "over":
                pass
        row = place.table(table).row
        changed = type(row)(**{**{f: getattr(row, f) for f in row.__struct_fields__},
                               "state": "playing", "result": ""})  # fmt: skip
        assert place.client.portal
        place.client.portal.call(place.context.store.change_table, changed)
    with opened(tmp_path / "tables.db") as place:
        anna.place = place
        info = anna.get(f"/api/tables/{table}")
        assert info["state"] == "over"
        assert info["result"]["winners"]


def test_idle_tables_leave_the_memory_and_come_back_the_same(tmp_path: Path) -> None:
    settings = Settings(limits=PATIENT, idle=60.0)
    with opened(tmp_path / "tables.db", settings) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        anna.answer(table, 0, any_batch(anna.position(table, 0), Random(1)), "a")
        before = anna.position(table, 0)
        place.clock.time += 61
        assert place.client.portal
        with anna.live(table, 0) as socket:
            frame(socket)
            place.client.portal.call(place.context.tables.sweep)
            assert table in place.context.tables.live
        place.clock.time += 61
        place.client.portal.call(place.context.tables.sweep)
        assert table not in place.context.tables.live
        assert anna.get("/api/tables")["mine"][0]["waiting"] == [1, 2]
        assert table not in place.context.tables.live
        assert anna.position(table, 0) == before  # and nothing has changed, as all can see


@pytest.mark.slow
def test_chance_goes_on_where_it_was(tmp_path: Path) -> None:
    """A table that was put away and read again plays on exactly as one that was not."""
    ends = []
    for restarts in (0, 6):
        path = tmp_path / f"{restarts}.db"
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("westphalia.server.tables.new_tables.new_secret", lambda: "ab" * 32)
            ends.append(play_with_restarts(path, restarts))
    assert ends[0] == ends[1]


def play_with_restarts(path: Path, restarts: int) -> str:
    random = Random(3)
    with opened(path) as place:
        anna = place.guest("Anna")
        table = anna.new_table("hot", "hot", "hot", modules=["court"])
    for _ in range(restarts + 1):
        with opened(path) as place:
            anna.place = place
            for _ in range(48 // (restarts + 1) if restarts else 42):
                seat = anna.get(f"/api/tables/{table}")["waiting"][0]
                shown = anna.position(table, seat)
                anna.answer(table, seat, any_batch(shown, random), f"{seat} {shown['turn']}")
            last = anna.position(table, 0)["view"]
    return str(last)


def test_garbage_is_collected_when_nobody_plays_or_after_a_long_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All that other tests have made would be looked through too, so nothing really is."""
    done: list[str] = []
    for name in ("unfreeze", "collect", "freeze"):
        monkeypatch.setattr(gc, name, partial(done.append, name))
    now, answered = [0.0], [0]
    schedule = GarbageCollectionSchedule(lambda: now[0], lambda: answered[0])
    collected = []
    for seconds, answers in ((30, 5), (60, 9), (90, 9), (120, 12), (700, 20), (730, 21)):
        now[0], answered[0] = float(seconds), answers
        collected.append(schedule.collect_if_due())
    assert collected == [False, False, True, False, True, False]
    assert done == ["unfreeze", "collect", "freeze", "collect", "freeze"]
