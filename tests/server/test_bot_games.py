"""Games that bots play alone: a person may have only so many, whichever way they came about."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.hurry import InlineBots
from tests.server.kit import PATIENT, USUAL, Person, opened
from tests.server.room import BOTS as KNOWN
from tests.server.room import Room, story

from westphalia.server.errors import Refusal
from westphalia.server.settings import Limits
from westphalia.server.tables import seats
from westphalia.server.tables.bots import PLACE_DELAY
from westphalia.server.tables.seats import SeatChange

ONE = replace(USUAL, limits=replace(PATIENT, person_bot_games=1))
TOO_MANY = 429
BOTS = [{"kind": "bot"}] * 3


class Ponderers:
    """Bots that never come to an end, so that no game does."""

    at_once = 2

    async def think(self, *_: Any) -> list[str]:
        await asyncio.Event().wait()
        return []

    def forget(self, table_id: str) -> None: ...

    async def close(self) -> None: ...


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Person]:
    """Anna, who may have one game that bots play alone, and has it."""
    with opened(tmp_path / "store.db", ONE, bots=Ponderers()) as place:
        anna = place.guest()
        anna.new_table("captain", "captain", "captain")
        yield anna


def refused(answer: Any) -> None:
    assert answer["error"]["reason"] == "too_many_bot_games"
    assert answer["error"]["args"] == {"most": 1}


def test_a_new_game_of_bots_is_refused_and_one_with_a_person_is_not(anna: Person) -> None:
    body = {"game": "wallenstein", "seats": BOTS}
    refused(anna.post("/api/tables", body, TOO_MANY))
    anna.new_table("me", "captain", "captain")
    anna.place.guest("Berta").post("/api/tables", body)


def test_a_table_is_not_begun_with_bots_on_all_seats(anna: Person) -> None:
    table = anna.new_table("open", "open", "open", public=True)
    refused(anna.post(f"/api/tables/{table}/start", {}, TOO_MANY))
    for seat in (0, 1):
        anna.post(f"/api/tables/{table}/seat", {"seat": seat, "bot": "captain"})
    refused(anna.post(f"/api/tables/{table}/seat", {"seat": 2, "bot": "captain"}, TOO_MANY))
    anna.post(f"/api/tables/{table}/sit", {"seat": 2})
    assert anna.place.table(table).match, "with a person it begins"


def test_the_last_seat_of_a_person_is_not_left_to_a_bot(anna: Person) -> None:
    table = anna.new_table("me", "hot", "captain")
    path = f"/api/tables/{table}"
    anna.post(f"{path}/seat", {"seat": 1, "stand_in": "captain"})
    refused(anna.post(f"{path}/seat", {"seat": 0, "stand_in": "captain"}, TOO_MANY))
    refused(anna.post(f"{path}/stand", {"seat": 0}, TOO_MANY))
    anna.post(f"{path}/seat", {"seat": 1, "stand_in": None})
    anna.post(f"{path}/stand", {"seat": 0})


@story(limits=Limits(person_bot_games=1))
async def test_two_seats_are_not_left_to_bots_at_the_same_moment(room: Room) -> None:
    room.tables.bots = Ponderers()
    await room.table("captain", "captain", "captain")
    table = await room.table("me", "hot", "captain")
    wishes = [SeatChange(seat, stand_in="captain") for seat in (0, 1)]
    allow = room.tables.left_to_bots
    changes = [seats.change_seat(table, room.anna, wish, KNOWN, allow) for wish in wishes]
    told = await asyncio.gather(*changes, return_exceptions=True)
    assert [isinstance(each, Refusal) for each in told] == [False, True]


def test_a_fork_that_bots_go_on_with_is_refused(anna: Person) -> None:
    table = anna.new_table("me", "captain", "captain")
    refused(anna.post(f"/api/tables/{table}/fork", {"at": 0, "seats": BOTS}, TOO_MANY))


def test_a_guest_at_the_table_of_another_may_always_leave(anna: Person) -> None:
    table = anna.new_table("open", "captain", "captain", public=True)
    berta = anna.place.guest("Berta")
    berta.new_table("captain", "captain", "captain")
    berta.post(f"/api/tables/{table}/sit", {"seat": 0})
    berta.post(f"/api/tables/{table}/stand", {"seat": 0})


# Where nobody asks whether they may


class Slow(InlineBots):
    """Bots that think for a second."""

    async def think(self, *asked: Any) -> list[str]:
        await asyncio.sleep(1.0)
        return await super().think(*asked)


async def waits_for_a_place(room: Room, increment: int) -> None:
    """At two tables the time of the only person runs out."""
    room.tables.bots = Slow()
    tables = [await room.table("me", "random", "random", clock=(10, increment)) for _ in range(2)]
    for table in tables:
        await seats.change_seat(table, room.anna, SeatChange(0, when_out="bot"), KNOWN)
    await asyncio.sleep(9)
    first, second = tables
    before = first.stored_lines
    assert second.stored_lines == before
    await asyncio.sleep(2)
    for _ in range(40):
        await asyncio.sleep(0.5)
        assert room.tables._drivers[first.row.id].alone_for(room.anna.id)
    assert first.stored_lines > before + 3
    assert second.stored_lines == before
    await first.change_row(state="over")
    await asyncio.sleep(PLACE_DELAY + 5)
    assert second.stored_lines > before


@story(limits=Limits(person_bot_games=1))
async def test_whose_time_is_out_is_played_for_when_there_is_a_place(room: Room) -> None:
    await waits_for_a_place(room, 0)


@story(limits=Limits(person_bot_games=1))
async def test_a_second_for_each_answer_makes_nobody_present(room: Room) -> None:
    await waits_for_a_place(room, 1)
