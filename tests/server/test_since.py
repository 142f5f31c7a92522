"""Since the last answer: what a seat has missed, on any device, and whose turn it is where."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.kit import USUAL, opened
from tests.server.room import Room, lay_mat, shown, story

from westphalia.server.tables import seats
from westphalia.server.tables.recap import mark_seen, since


@story()
async def test_it_begins_with_the_last_answer_that_the_seat_chose(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    first = await since(table, room.anna, 0)
    assert first.log == first.logged, "who never answered has missed nothing"
    for seat in range(3):
        await lay_mat(table, seat, f"plan {seat}")
    after = await since(table, room.anna, 0)
    mine = shown(table, 0)["log"]
    assert after.logged == len(mine)
    told = [entry["event"] for entry in mine[after.log :]]
    assert told[0] == "mat-ready", "what it did itself comes first"
    assert told.count("mat-ready") == 3
    assert (await since(table, room.anna, 2)).log == after.log + 2


@story()
async def test_what_a_bot_answered_meanwhile_is_told_too(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    mark_seen(table, 0, 1)
    await lay_mat(table, 0, "plan")
    found = await since(table, room.anna, 0)
    assert (found.log, found.seen) == (1, 1)


@story()
async def test_who_went_before_the_game_began_is_told_all_of_it(room: Room) -> None:
    """Somebody sat down and closed the page; a bot has played for them since."""
    table = await room.table("me", "hot", "hot")
    begun = (await since(table, room.anna, 1)).logged
    await seats.change_seat(table, room.anna, seats.SeatChange(1, stand_in="random"), ["random"])
    while 1 in table.info(0).waiting:
        await asyncio.sleep(0.1)
    found = await since(table, room.anna, 1)
    assert found.log == found.seen == begun
    assert found.logged > begun


@story()
async def test_what_was_seen_rises_ends_with_the_log_and_outlives_the_memory(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    mark_seen(table, 0, 10**6)
    there = table.logs.length(0)
    mark_seen(table, 0, 1)
    assert (await since(table, room.anna, 0)).seen == there
    await table.seen.flush()
    assert await room.store.seen(table.row.id) == {0: there}
    table.seen.texts.clear()
    await table.load()
    assert (await since(table, room.anna, 0)).seen == there


def test_only_its_own_person_may_ask(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db", USUAL) as place:
        anna, bert = place.guest("Anna"), place.guest("Bert")
        table = anna.new_table("me", "captain", "captain")
        path = f"/api/tables/{table}/since?seat="
        assert anna.get(path + "0").keys() == {"log", "seen", "logged", "facts"}
        anna.get(path + "1", 403)
        bert.get(path + "0", 403)
        place.stranger().get(path + "0", 401)


def test_a_seat_says_over_its_line_what_it_was_told(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db", USUAL) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        with anna.live(table, 0) as line:
            logged = line.receive_json()["logged"]
            line.send_json({"type": "seen", "log": logged})
            line.send_json({"type": "seen", "log": -1})
            assert line.receive_json()["code"] == "bad_request"
            assert anna.get(f"/api/tables/{table}/since?seat=0")["seen"] == logged
        with anna.live(table) as watching:
            watching.receive_json()
            watching.send_json({"type": "seen", "log": 1})
            assert watching.receive_json()["reason"] == "watching"


def test_turns_are_counted_over_all_tables(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db", USUAL) as place:
        anna = place.guest("Anna")
        assert place.stranger().get("/api/turns") == {"count": 0, "tables": []}
        tables = [anna.new_table("me", "hot", "hot") for _ in range(2)]
        found = anna.get("/api/turns")
        assert found["count"] == 2
        assert sorted(found["tables"]) == sorted(tables)
        anna.post(f"/api/tables/{tables[0]}/close")
        assert anna.get("/api/turns") == {"count": 1, "tables": [tables[1]]}
        body = {"seat": 0, "stand_in": "captain"}
        for seat in range(3):
            anna.post(f"/api/tables/{tables[1]}/seat", body | {"seat": seat})
        assert anna.get("/api/turns")["count"] == 0, "bots answer there"
