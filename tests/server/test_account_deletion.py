"""Who leaves for good, and tables that end before their game: others see it, records stay."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.kit import Gated, Person, close_code, frame, opened
from tests.server.room import Room, first_card, refused, story

from westphalia.server.jobs import CostlyWork
from westphalia.server.store.rows import SeatRow, StoreError, User
from westphalia.server.tables import account_deletion, seats
from westphalia.server.tables.account_deletion import FORMER_PLAYER
from westphalia.server.tables.table import Table

# names in records


@pytest.mark.parametrize(
    ("user", "name", "known_to", "former"),
    [
        (1, "Anna", (), True),  # she sits there, under the name of the record
        (2, "Berta", (1,), True),  # she has left, and the record still has her name
        (2, "Anna", (1,), False),  # somebody else bears the name that the record has
        (2, "Anna", (), False),  # she never sat there
    ],
)
def test_only_the_name_of_who_departs_is_taken_out_of_a_record(
    user: int, name: str, known_to: tuple[int, ...], former: bool
) -> None:
    seat = SeatRow(0, "person", name, user, known_to=known_to)
    opening, anna = "seat 0: Anna\nseat 1: Berta", User(1, "Anna")
    text = account_deletion.with_other_name(opening, seat, anna, FORMER_PLAYER)
    assert text == f"seat 0: {FORMER_PLAYER if former else 'Anna'}\nseat 1: Berta"


# closing a table


@story()
async def test_a_closed_game_asks_nobody_and_keeps_its_record(room: Room) -> None:
    table = await room.table("me", "open", "hot")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    await first_card(table, 0, "a")
    lines = len(room.store.lines_of(table.row.id))
    await refused(room.tables.end_table(table, room.berta), "not_allowed")
    await room.tables.end_table(table, room.anna)
    info = table.info(room.anna.id)
    assert (info.state, info.abandoned, info.waiting, info.result) == ("over", True, [], None)
    assert len(room.store.lines_of(table.row.id)) == lines
    await refused(first_card_anyway(table), "not_ready")
    await refused(room.tables.end_table(table, room.anna), "not_ready")
    await table.reload()
    assert table.info(0).abandoned


async def first_card_anyway(table: Table) -> int:
    choice = (await table.current_match()).open[0].choices[0]
    return await table.answer(0, table.turns.numbers[0], "b", [choice.text], lambda: None)


@story()
async def test_a_table_that_has_not_begun_is_gone_when_it_is_close_code(room: Room) -> None:
    table = await room.table("me", "open", "open")
    await room.tables.end_table(table, room.anna)
    assert await room.store.table(table.row.id) is None
    await refused(room.tables.find(table.row.id), "unknown")


@story()
async def test_bots_do_not_play_on_at_a_table_that_stands_still(room: Room) -> None:
    table = await room.table("me", "random", "random")
    await room.store.freeze_table(table.row.id, True)
    await room.context.on_foreign_change(table.row.id)
    assert table.info(0).frozen
    assert table.info(0).waiting == []
    assert await refused(first_card_anyway(table), "not_ready") == (
        "an operator has stopped this table"
    )
    await room.store.freeze_table(table.row.id, False)
    await room.context.on_foreign_change(table.row.id)
    assert 0 in table.info(0).waiting


def test_everybody_sees_that_a_game_was_abandoned(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "open", "random", public=True)
        berta.post(f"/api/tables/{table}/sit", {"seat": 1})
        anna.get(f"/api/tables/{table}/record", 409)
        anna.get(f"/api/tables/{table}/replay/0?seat=1", 403)
        with berta.live(table, 1) as socket, place.stranger().live(table) as watching:
            anna.post(f"/api/tables/{table}/close")
            for line in (socket, watching):
                while not frame(line, "presence", "position")["table"]["abandoned"]:
                    pass
        assert "seat 1: Berta" in berta.get(f"/api/tables/{table}/record")
        assert anna.get(f"/api/tables/{table}/replay/0?seat=1")["seat"] == 1


# leaving for good


@story()
async def test_bots_take_the_seats_of_who_leaves_and_the_table_has_another_owner(
    room: Room,
) -> None:
    table = await room.table("me", "open", "hot")
    await seats.sit(table, room.berta, 1, "", "")
    await seats.start_if_full(table)
    await account_deletion.delete_account(room.tables, room.anna)
    assert [seat.kind for seat in table.seats] == ["bot", "person", "bot"]
    assert table.seats[0].known_to == (room.anna.id,)
    assert table.row.owner == room.berta.id
    assert (await table.current_match()).record.header.players[0] == FORMER_PLAYER
    assert await room.store.user(room.anna.id) is None


@story()
async def test_a_game_that_nobody_plays_any_more_ends(room: Room) -> None:
    running = await room.table("me", "hot", "random")
    waiting = await room.table("me", "open", "open")
    await account_deletion.delete_account(room.tables, room.anna)
    assert running.info(0).abandoned
    assert waiting.row.id not in room.tables.live
    assert await room.store.table(waiting.row.id) is None


@story()
async def test_who_leaves_takes_away_no_table_of_others(room: Room) -> None:
    """Its owner may only look on, and then nobody else sits there."""
    waiting = await room.table("open", "random", "random")
    running = await room.table("open", "random", "random")
    for table in (waiting, running):
        await seats.sit(table, room.berta, 0, "", "")
    await seats.start_if_full(running)
    await account_deletion.delete_account(room.tables, room.berta)
    assert [seat.kind for seat in waiting.seats] == ["open", "bot", "bot"]
    assert [seat.kind for seat in running.seats] == ["bot", "bot", "bot"]
    assert (waiting.row.owner, running.row.state) == (room.anna.id, "playing")


@story()
async def test_a_table_that_could_not_be_left_whole_is_read_again(room: Room) -> None:
    table = await room.table("me", "open", "random")
    await seats.sit(table, room.berta, 1, "", "")
    with suppress(StoreError):
        async with room.tables.changed_below(table.row.id):
            await room.store.freeze_table(table.row.id, True)
            raise StoreError("the disk is full")
    async with table.lock:
        await table.ensure_fresh()
    assert table.row.frozen


@story()
async def test_nobody_reads_the_name_of_who_has_left_in_a_finished_game(room: Room) -> None:
    table = await room.table("me", "open", "random")
    await seats.sit(table, room.berta, 1, "Bertha", "")
    await seats.start_if_full(table)
    await seats.stand(table, room.berta, 1, "random")
    await seats.sit(table, room.carla, 1, "", await seats.invite(table, room.anna, 1))
    await table.change_row(state="over", result="{}")
    await room.store.hand_over(table.row.id, room.anna.id, "The table of Anna")
    for user, names in (
        (room.anna, (FORMER_PLAYER, "Bertha", table.seats[2].name)),
        (room.berta, (FORMER_PLAYER, FORMER_PLAYER, table.seats[2].name)),
    ):
        await account_deletion.delete_account(room.tables, user)
        assert (await table.current_match()).record.header.players == names
    assert [seat.name for seat in table.seats] == [FORMER_PLAYER, "Carla", table.seats[2].name]
    assert table.row.title == ""
    kept = "\n".join(room.store.connection.iterdump())
    assert "Anna" not in kept
    assert "Bertha" not in kept


def test_an_account_is_deleted_with_its_password_only(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        body = {"name": "Anna", "password": "correct horse"}
        made = place.stranger().post("/api/account", body)
        place.client.cookies.clear()
        anna = Person(place, "Anna", made["token"])
        table = anna.new_table("me", "hot", "hot")
        with anna.live(table, 0) as socket:
            frame(socket)
            anna.post("/api/me/delete", {}, 401)
            anna.post("/api/me/delete", {"password": "correct horse"})
            assert close_code(socket) == 4401
        assert anna.get("/api/me") == {"me": None}
        place.stranger().post("/api/login", body, 401)
        place.stranger().post("/api/account", body)


def test_who_could_not_leave_whole_may_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        anna.new_table("me", "hot", "hot")

        async def broken(*_: object) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(place.context.store, "delete_user", broken)
            anna.post("/api/me/delete", {}, 503)
        assert anna.get("/api/me")["me"]["name"] == "Anna"
        anna.post("/api/me/delete")
        assert anna.get("/api/me") == {"me": None}


def test_what_is_kept_about_a_person_can_be_taken_along(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        running = anna.new_table("me", "open", "random", public=True)
        berta.post(f"/api/tables/{running}/sit", {"seat": 1})
        over = anna.new_table("me", "hot", "hot")
        anna.post(f"/api/tables/{over}/close")
        answer = place.client.get("/api/me/data", headers=anna.headers)
        assert "attachment" in answer.headers["content-disposition"]
        data = json.loads(answer.text)
        assert data["me"]["name"] == "Anna"
        assert [each["current"] for each in data["sessions"]] == [True]
        records = {each["table"]["id"]: each["record"] for each in data["tables"]}
        assert records[running] is None, "it would show what others hide"
        assert records[over] == anna.get(f"/api/tables/{over}/record")
        place.stranger().get("/api/me/data", 401)


@story()
async def test_what_is_taken_along_is_written_by_a_worker(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    await room.tables.end_table(table, room.anna)
    gate = Gated()
    room.tables.costly = CostlyWork(room.context.settings.jobs, [gate])
    taking = asyncio.create_task(account_deletion.own_tables(room.tables, room.anna))
    while not gate.begun:
        await asyncio.sleep(0.01)
    gate.may.set()
    (own,) = await taking
    assert own.record
    assert f"secret: {table.row.secret}\n" in own.record
