"""The server is killed again and again while people play; nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.kit import any_batch
from tests.server.process import Process
from tests.server.store_kit import until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from westphalia.engine.event import NoOtherChoice
from westphalia.engine.match import verify
from westphalia.games import find_game
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.tables.resume import read_record

RESTARTS = 14
TABLES = 24
SEATS = 3
MOST_ANSWERS = 200  # before the server is killed once more
MODULES = ["court", "landsknechts", "leaders"]


class Player:
    """One seat.  What was not acknowledged is sent again, with the same key, until it is."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}"}
        self.random = Random(f"{table} {seat}")
        self.acked: list[list[str]] = []
        self.doubt: dict[str, Any] | None = None
        self.errors: list[str] = []
        self.doubled = 0
        self.last = 0

    async def play(self, port: int) -> None:
        """Answer whatever is asked, until the line breaks."""
        path = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live?seat={self.seat}"
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(path, additional_headers=self.headers, max_size=None) as line:
                if self.doubt:
                    await line.send(json.dumps(self.doubt))
                async for text in line:
                    await self._heard(line, json.loads(text))

    async def _heard(self, line: Any, frame: dict[str, Any]) -> None:
        if frame["type"] == "ack" and self.doubt and frame["key"] == self.doubt["key"]:
            self.acked.append(self.doubt["choices"])
            self.last = frame["turn"]
            self.doubt = None
        elif frame["type"] == "error":
            self.errors.append(frame["message"])
        elif frame["type"] == "position" and self.doubt is None and frame["questions"]:
            if frame["turn"] < self.last:
                return  # a position from before the acknowledgement
            await self._answer(line, frame)

    async def _answer(self, line: Any, frame: dict[str, Any]) -> None:
        key = f"{self.seat} {len(self.acked)}"
        choices = any_batch(frame, self.random)
        self.doubt = {"type": "answer", "turn": frame["turn"], "key": key, "choices": choices}
        message = json.dumps(self.doubt)
        await line.send(message)
        if self.random.random() < 0.1:  # a nervous finger
            await line.send(message)
            self.doubled += 1


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acked) for player in players)


async def storm(players: list[Player], port: int, server: Process, answers: int) -> None:
    """Everybody plays, and after so many answers the server is no more."""
    enough = acknowledged(players) + answers
    playing = [asyncio.create_task(player.play(port)) for player in players]
    await until(lambda: acknowledged(players) >= enough)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost_or_taken_twice(tmp_path: Path) -> None:
    store, random = tmp_path / "tables.db", Random(30)
    server = Process(store)
    token = server.call("/api/guest", {"name": "Anna"})["token"]
    tables = [server.table(token, *["hot"] * SEATS, modules=MODULES) for _ in range(TABLES)]
    players = [Player(table, seat, token) for table in tables for seat in range(SEATS)]
    for _ in range(RESTARTS):
        asyncio.run(storm(players, server.port, server, random.randrange(MOST_ANSWERS)))
        server = Process(store)
    for table in tables:  # every one of them is there again and goes on
        assert server.call(f"/api/tables/{table}/position")["table"]["state"] in ("playing", "over")
    asyncio.run(storm(players, server.port, server, MOST_ANSWERS))
    assert sum(player.doubled for player in players) > 10
    asyncio.run(compare(store, players))


async def compare(path: Path, players: list[Player]) -> None:
    """What the store holds is what was acknowledged, and at most what is still in doubt."""
    store = open_sqlite(path)
    tables = defaultdict(list)
    for player in players:
        tables[player.table].append(player)
    for table, seats in tables.items():
        row = await store.table(table)
        assert row
        record = read_record(await store.lines(table))
        record.secret = row.secret
        match = verify(find_game("wallenstein"), record)  # no gap, nothing twice, chance as bound
        by_itself = {n for n, event in match.log if isinstance(event, NoOtherChoice)}
        given = [entry for n, entry in enumerate(match.entries, 1) if n not in by_itself]
        for player in seats:
            assert player.errors == [], f"{table}: {player.errors[:3]}"
            kept = [entry.choice.text for entry in given if entry.seat == player.seat]
            sure = [choice for batch in player.acked for choice in batch]
            doubt = player.doubt["choices"] if player.doubt else []
            assert kept in (sure, [*sure, *doubt]), f"{table}, seat {player.seat}"
    await store.close()
