"""The server is killed again and again while people play, fork, upload and see to their accounts.

Nothing acknowledged is lost, nothing is half done, and who was barred stays so.
"""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.crowd import MANY, Forker, Person, Uploader
from tests.server.kit import any_batch
from tests.server.members import Member
from tests.server.process import FREE, Process
from tests.server.store_kit import until
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from westphalia.engine.event import NoOtherChoice
from westphalia.engine.match import verify
from westphalia.games import find_game
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.store.store import Store
from westphalia.server.tables.resume import read_record

TABLES = 6
SEATS = 3
MEMBERS = 2
MOST_DEEDS = 4  # of everybody at one server
LEAST_DEEDS = (0, 1, 2, 3, 2, 3)  # before each blow; a member has time for all of his
AT_ONCE = 0.1  # seconds until the blow comes
MOST_TABLES = 20  # of a person under way
OPTIONS = ["--tables-person", str(MOST_TABLES), "--rate-login", FREE]
MODULES = ["court", "landsknechts", "leaders"]


class Player:
    """One seat.  What was not acknowledged is sent again, with the same key, until it is."""

    def __init__(self, table: str, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}"}
        self.random = Random(f"{table} {seat}")
        self.sure: list[list[str]] = []
        self.doubt: dict[str, Any] | None = None
        self.errors: list[str] = []
        self.doubled = 0
        self.last = 0
        self.most = 0  # acknowledged answers before it falls silent

    @property
    def acked(self) -> int:
        return len(self.sure)

    async def live(self, port: int) -> None:
        """Answer whatever is asked, a few times, until the line breaks."""
        self.most = self.acked + MOST_DEEDS
        path = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live?seat={self.seat}"
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            async with connect(path, additional_headers=self.headers, max_size=None) as line:
                if self.doubt:
                    await line.send(json.dumps(self.doubt))
                async for text in line:
                    await self._heard(line, json.loads(text))

    async def _heard(self, line: Any, frame: dict[str, Any]) -> None:
        if frame["type"] == "ack" and self.doubt and frame["key"] == self.doubt["key"]:
            self.sure.append(self.doubt["choices"])
            self.last = frame["turn"]
            self.doubt = None
        elif frame["type"] == "error":
            self.errors.append(frame["message"])
        elif frame["type"] == "position" and self.doubt is None and frame["questions"]:
            await self._asked(line, frame)

    async def _asked(self, line: Any, frame: dict[str, Any]) -> None:
        if frame["turn"] < self.last or self.acked == self.most:
            return  # a position from before the acknowledgement, or enough for one server
        key = f"{self.seat} {self.acked}"
        choices = any_batch(frame, self.random)
        self.doubt = {"type": "answer", "turn": frame["turn"], "key": key, "choices": choices}
        message = json.dumps(self.doubt)
        await line.send(message)
        if self.random.random() < 0.3:  # a nervous finger
            await line.send(message)
            self.doubled += 1


def acknowledged(players: Sequence[Player]) -> int:
    return sum(player.acked for player in players)


class Crowd:
    """Anna plays all seats of her tables and forks them; Carla uploads; others come and go."""

    def __init__(self, server: Process) -> None:
        names = ("Anna", "Berta", "Carla")
        anna, berta, carla = [server.call("/api/guest", {"name": name}) for name in names]
        token = anna["token"]
        hidden = server.table(token, "me", "random", "random")
        self.tables = [
            server.table(token, *["hot"] * SEATS, modules=MODULES) for _ in range(TABLES)
        ]
        self.players = [
            Player(table, seat, token) for table in self.tables for seat in range(SEATS)
        ]
        self.forker = Forker(anna, MOST_TABLES, [hidden, *self.tables], berta["token"])
        self.uploader = Uploader(carla, MOST_TABLES)
        self.members = [Member(number) for number in range(MEMBERS)]
        self.people: list[Person] = [self.forker, self.uploader, *self.members]

    async def storm(self, server: Process, deeds: int, delay: float) -> None:
        """All act until everybody has done so much; a moment later the server is no more."""
        answers = acknowledged(self.players) + deeds * TABLES
        playing = [asyncio.create_task(each.live(server.port)) for each in self.players]
        acting = {
            asyncio.create_task(person.live(server.port, MOST_DEEDS)): (
                person,
                person.acked + deeds,
            )
            for person in self.people
        }

        def ends() -> bool:
            """A task is done if something went wrong, or if no more tables may be made."""
            enough = all(
                task.done() or person.acked >= goal for task, (person, goal) in acting.items()
            )
            broken = any(task.done() for task in playing)
            return broken or (enough and acknowledged(self.players) >= answers)

        await until(ends)
        await asyncio.sleep(delay)
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*playing, *acting)

    async def finish(self, server: Process) -> None:
        """All is as it was; tables are made as long as there may be more.

        Nobody leaves at the very end: their tokens would go with them, ended or not.
        """
        await asyncio.gather(*[each.live(server.port, 0) for each in self.people])
        makers = [each.live(server.port, MANY) for each in (self.forker, self.uploader)]
        members = [each.live(server.port, each.deeds_to_last()) for each in self.members]
        await asyncio.gather(*makers, *members)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_done_twice(tmp_path: Path) -> None:
    path, random = tmp_path / "tables.db", Random(30)
    server = Process(path, *OPTIONS)
    crowd = Crowd(server)
    for deeds in LEAST_DEEDS:
        asyncio.run(crowd.storm(server, deeds, random.uniform(0, AT_ONCE)))
        server = Process(path, *OPTIONS)
    for table in crowd.tables:  # every one of them is there again and goes on
        assert server.call(f"/api/tables/{table}/position")["table"]["state"] in ("playing", "over")
    asyncio.run(crowd.finish(server))
    server.kill()
    assert sum(player.doubled for player in crowd.players) > 10
    asyncio.run(compare(path, crowd))


async def compare(path: Path, crowd: Crowd) -> None:
    store = open_sqlite(path)
    await compare_answers(store, crowd.players)
    for person in crowd.people:
        await person.compare(store)
    await store.close()


async def compare_answers(store: Store, players: Sequence[Player]) -> None:
    """What the store holds is what was acknowledged, and at most what is still in doubt."""
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
            sure = [choice for batch in player.sure for choice in batch]
            doubt = player.doubt["choices"] if player.doubt else []
            assert kept in (sure, [*sure, *doubt]), f"{table}, seat {player.seat}"
