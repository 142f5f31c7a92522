"""A store that cannot be written: said to people and to monitoring, and over by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from tests.server import hurry
from tests.server.kit import Place, eventually, frame, opened
from tests.server.postgres_server import PostgresServer

from westphalia.server import health as server_health
from westphalia.server.accounts import DAY
from westphalia.server.health import FRESH, StoreHealth
from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.sqlite import SqliteStore
from westphalia.server.store.store import Store


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    monkeypatch.setattr(server_health, "FRESH", 0.01)
    with opened(tmp_path / "tables.db") as place:
        yield place


def only_readable(place: Place, yes: bool) -> None:
    """Makes the file one that cannot be written, as a full disk does, or mends it."""
    store = cast(SqliteStore, place.context.store)
    store._connections[0].execute(f"PRAGMA query_only = {yes:d}")


def health(place: Place) -> tuple[int, str]:
    answer = place.client.get("/health")
    return answer.status_code, answer.text


def test_health_tries_a_write(place: Place) -> None:
    assert health(place) == (200, "well\n")
    only_readable(place, True)
    eventually(lambda: health(place)[0] == 503, "bad health")
    assert health(place)[1] == "the store cannot be written; people may only look\n"
    only_readable(place, False)
    eventually(lambda: health(place)[0] == 200, "good health")


def test_who_answers_while_nothing_can_be_written_is_told_so(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        turn = frame(socket)["turn"]
        only_readable(place, True)
        answer = {"type": "answer", "turn": turn, "key": "a", "choices": ["bid money_0"]}
        socket.send_json(answer)
        assert frame(socket, "error")["reason"] == "store_silent", "nobody knew before"
        assert frame(socket, "server") == {"type": "server", "read_only": True}
        socket.send_json(answer)
        assert frame(socket, "error")["reason"] == "read_only"
        assert anna.post("/api/me", {"name": "Berta"}, 503)["error"]["reason"] == "read_only"
        seen = place.client.get(f"/api/tables/{table}")
        assert (seen.status_code, seen.headers["x-read-only"]) == (200, "1")
        assert "westphalia_read_only 1\n" in place.client.get("/metrics").text
        only_readable(place, False)
        assert frame(socket, "server") == {"type": "server", "read_only": False}
        socket.send_json(answer)
        assert frame(socket, "ack")["key"] == "a"
    assert "x-read-only" not in place.client.get(f"/api/tables/{table}").headers
    assert "westphalia_read_only 0\n" in place.client.get("/metrics").text


def test_who_comes_again_after_days_may_look_though_nothing_can_be_written(place: Place) -> None:
    """Not even that the session is used."""
    anna, gone = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "hot", "hot")
    place.clock.time += 100 * DAY
    assert anna.get("/api/me")["me"]
    place.clock.time += 100 * DAY
    only_readable(place, True)
    assert anna.position(table, 0)["seat"] == 0
    assert gone.get("/api/me") == {"me": None}


def test_a_server_starts_where_nothing_can_be_written(place: Place) -> None:
    only_readable(place, True)
    assert place.client.portal
    with pytest.raises(AssertionError, match="listens already"):  # which comes after all else
        place.client.portal.call(place.context.start_tasks)


class Moody:
    """A store that is well or not, as it was told, and counts how often it is asked."""

    def __init__(self, *moods: bool) -> None:
        self.moods = list(moods)
        self.asked = 0

    async def healthy(self) -> bool:
        self.asked += 1
        await asyncio.sleep(0.1)
        return self.moods.pop(0) if len(self.moods) > 1 else self.moods[0]


def test_however_many_ask_one_write_in_a_second_is_tried() -> None:
    async def happens() -> None:
        store = Moody(True)
        health = StoreHealth(cast(Store, store))
        assert all(await asyncio.gather(*[health.check() for _ in range(50)]))
        assert await health.check()
        assert store.asked == 1
        await asyncio.sleep(FRESH)
        await health.check()
        assert store.asked == 2

    hurry.run(happens())


def test_it_is_over_by_itself() -> None:
    async def happens() -> None:
        store = Moody(True, False, False, True)
        told: list[bool] = []
        state = StoreHealth(cast(Store, store), lambda: told.append(state.read_only))
        assert await state.check()
        state.suspect()
        await asyncio.sleep(10 * FRESH)
        assert told == [True, False]
        assert store.asked == 4

    hurry.run(happens())


@pytest.mark.anyio
async def test_a_database_that_may_only_be_read_is_not_well(postgres: PostgresServer) -> None:
    store = await open_postgres(postgres.fresh())
    try:
        assert await store.healthy()
        writing = store._writer._connection
        assert writing
        await writing.execute("SET default_transaction_read_only = on")
        assert not await store.healthy()
        await writing.execute("SET default_transaction_read_only = off")
        assert await store.healthy()
    finally:
        await store.close()
