"""Records that somebody brings: what they may cost, and what we say of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.kit import PATIENT, USUAL, Gated, Person, Place, opened
from tests.server.room import Room, refused, story
from tests.wallenstein.whole_game import whole_game

from westphalia.engine import notation
from westphalia.engine.chance import commitment
from westphalia.engine.game import Game
from westphalia.engine.match import Match, start
from westphalia.engine.record import Record
from westphalia.games import GAMES, find_game
from westphalia.server.api import replays
from westphalia.server.jobs import Asker, CostlyWork
from westphalia.server.settings import Rate
from westphalia.server.store.rows import User
from westphalia.server.tables import uploads
from westphalia.server.tables.uploads import UNVERIFIED, VERIFIED, Upload, read_upload

SECRET = bytes(range(32))


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def begun(game: Game) -> Match:
    names = ["Anna", "Berta", "Carla"][: game.seat_counts[0]]
    match = start(game, game.header(names), SECRET)
    match.answer(match.open[0].seat, match.open[0].choices[0])
    return match


def restless(times: int) -> str:
    """A record in which the same bid is taken back again and again."""
    match = begun(find_game("wallenstein"))
    bid = match.entries[0]
    for _ in range(times):
        match.undo(bid.seat)
        match.answer(bid.seat, bid.choice)
    return notation.write(match.record)


def bring(person: Person, text: str, status: int = 200) -> Any:
    answer = person.place.client.post("/api/records", content=text, headers=person.headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def mark(record: Record, secret: bytes | None = None) -> Any:
    told = replace(record, secret=secret.hex() if secret else "")
    return read_upload(notation.write(told))["mark"]


# What it costs


def test_a_record_is_read_up_to_so_many_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_WORK", 99)
    assert read_upload(restless(49))["work"] == 99
    with pytest.raises(ValueError, match=r"begins with 100.: .* takes more than 99 answers"):
        read_upload(restless(50))


def test_an_honest_game_is_far_from_the_limit() -> None:
    match = whole_game("line-up")
    assert read_upload(notation.write(match.record))["work"] == len(match.entries)
    assert len(match.entries) < uploads.MOST_WORK / 20


def test_who_brings_a_record_pays_for_the_answers_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replays, "ANSWERS_PER_TOKEN", 1)
    limits = msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 2 * PATIENT.upload_tokens + 5))
    with opened(tmp_path / "tables.db", msgspec.structs.replace(USUAL, limits=limits)) as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        bring(anna, restless(5))
        assert bring(anna, restless(5), 429)["error"]["code"] == "too_many"
        bring(berta, restless(1))
        bring(berta, restless(1))


@story()
async def test_a_person_brings_one_record_at_a_time(room: Room) -> None:
    gate = Gated()
    room.context.uploads = CostlyWork(room.context.settings.uploads, [gate])
    text = restless(0)

    def read(person: User) -> Coroutine[Any, Any, Upload]:
        return replays.read_upload(room.context, Asker(person.id), text)

    reading = asyncio.create_task(read(room.anna))
    await asyncio.sleep(0.01)
    await refused(read(room.anna), "too_many")
    other = asyncio.create_task(read(room.berta))
    gate.may.set()
    assert (await reading).work == (await other).work == 1


# What we say of it


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_verified_if_its_secret_gives_what_is_written(name: str) -> None:
    record = begun(find_game(name)).record
    assert mark(record, SECRET) == VERIFIED
    assert mark(record) == UNVERIFIED, "it does not tell its secret"
    assert mark(record, b"another") == UNVERIFIED
    unbound = replace(record.header, commitment="")
    assert mark(replace(record, header=unbound), SECRET) == UNVERIFIED


def test_a_finished_record_whose_outcomes_somebody_chose_is_not_verified() -> None:
    """It fits the rules, and its secret fits its commitment; but the chance is not of that."""
    match = whole_game("line-up")
    assert mark(match.record, bytes(32)) == VERIFIED
    other = replace(match.record.header, commitment=commitment(SECRET))
    assert mark(replace(match.record, header=other), SECRET) == UNVERIFIED


def test_a_table_that_was_brought_is_marked_and_no_other(place: Place) -> None:
    anna = place.guest("Anna")
    ours = anna.new_table("me", "hot", "hot")
    assert anna.get(f"/api/tables/{ours}")["upload"] is None
    record = begun(find_game("wallenstein")).record
    brought = [
        bring(anna, notation.write(replace(record, secret=secret)))
        for secret in (SECRET.hex(), "00" * 32)
    ]
    assert [info["upload"] for info in brought] == [VERIFIED, UNVERIFIED]
    listed = {info["id"]: info["upload"] for info in anna.get("/api/tables")["mine"]}
    assert listed == {ours: None, brought[0]["id"]: VERIFIED, brought[1]["id"]: UNVERIFIED}
    chairs = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
    fork = anna.post(f"/api/tables/{ours}/fork", {"at": 0, "seats": chairs})
    assert fork["upload"] is None
