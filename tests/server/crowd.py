"""People whose server is killed while they fork and upload.

Each knows what was acknowledged and what is in doubt, and asks the next server about it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from httpx2 import AsyncClient, NetworkError, RemoteProtocolError
from tests.server.kit import PATIENCE

from westphalia.engine import notation
from westphalia.engine.match import replay, start
from westphalia.engine.record import RESIGNED, Ending, Record
from westphalia.games import find_game
from westphalia.server.store.rows import SeatRow, TableRow
from westphalia.server.store.store import Store
from westphalia.server.tables.resume import read_record
from westphalia.server.tables.uploads import UNVERIFIED, VERIFIED

SEATS = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]
MANY = 10**6
SECRET = bytes(range(32))


class Person(ABC):
    """Does one deed after another until the server is gone, or there were enough."""

    def __init__(self, token: str = "") -> None:
        self.token = token
        self.acked = 0
        self.full = False  # whether nothing more can be done

    async def live(self, port: int, deeds: int) -> None:
        address = f"http://127.0.0.1:{port}"
        with suppress(NetworkError, RemoteProtocolError):  # only what a kill brings about
            async with AsyncClient(base_url=address, timeout=PATIENCE) as self.client:
                await self.look_around()
                for _ in range(deeds):
                    await self.act()
                    self.acked += 1
                    if self.full:
                        return

    @abstractmethod
    async def look_around(self) -> None:
        """Looks whether all is as it was, at a server that has just begun."""

    @abstractmethod
    async def act(self) -> None: ...

    @abstractmethod
    async def compare(self, store: Store) -> None:
        """Looks whether the store holds what was acknowledged, and at most what is in doubt."""

    async def get(self, path: str, token: str = "") -> Any:
        answer = await self.client.get(path, headers=self._headers(token))
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: object, *statuses: int, token: str = "") -> Any:
        """The answer, which has one of the statuses."""
        sent = {"content": body.encode()} if isinstance(body, str) else {"json": body}
        answer = await self.client.post(path, headers=self._headers(token), **sent)
        self.client.cookies.clear()
        assert answer.status_code in (statuses or (200,)), answer.text
        return answer.json()

    def _headers(self, token: str) -> dict[str, str]:
        token = token or self.token
        return {"authorization": f"Bearer {token}"} if token else {}


class Maker(Person):
    """Makes tables, each with a number, until there are as many as there may be."""

    def __init__(self, guest: Any, most: int) -> None:
        super().__init__(guest["token"])
        self.user = int(guest["me"]["id"])
        self.most = most
        self.asked = 0
        self.made: dict[int, Any] = {}  # what the server told of a table

    async def make(self, path: str, body: object) -> None:
        number, self.asked = self.asked, self.asked + 1
        answer = await self.post(path, body, 200, 429)
        self.full = "error" in answer
        if self.full:
            assert answer["error"]["reason"] == "too_many_tables", answer
        else:
            self.made[number] = answer

    async def look_around(self) -> None:
        for info in self.made.values():
            assert await self.get(f"/api/tables/{info['id']}") == info

    async def compare(self, store: Store) -> None:
        rows = await store.tables_of(self.user, MANY)
        assert len([row for row in rows if row.state != "over"]) == self.most
        found = []
        for row in rows:
            seats = await store.seats(row.id)
            number = self.number(row, seats)
            if number is not None:
                found.append(number)
                await self.compare_table(store, number, row, seats)
                assert all(self.user in (seat.user, *seat.known_to) for seat in seats)
        assert len(found) == len(set(found)), "made twice"
        assert {*self.made} <= {*found} <= {*range(self.asked)}

    @abstractmethod
    def number(self, row: TableRow, seats: Sequence[SeatRow]) -> int | None:
        """The number of a table; None if it was there before."""

    @abstractmethod
    async def compare_table(
        self, store: Store, number: int, row: TableRow, seats: Sequence[SeatRow]
    ) -> None:
        """Looks whether a table is whole."""


class Forker(Maker):
    """Goes on elsewhere from all that is settled at some tables; at the first there are bots."""

    def __init__(self, guest: Any, most: int, tables: Sequence[str], newcomer: str) -> None:
        super().__init__(guest, most)
        self.tables = tables
        self.newcomer = newcomer
        self.at: dict[int, int] = {}

    def parent(self, number: int) -> str:
        return self.tables[number % len(self.tables)]

    async def act(self) -> None:
        path = f"/api/tables/{self.parent(self.asked)}/fork"
        body = {"seats": SEATS, "title": f"fork {self.asked}"}
        refused = await self.post(path, {**body, "at": MANY}, 403)
        at = self.at[self.asked] = refused["error"]["args"]["most"]  # all that is settled
        await self.make(path, {**body, "at": at})

    async def look_around(self) -> None:
        """Nobody new sits down at a table whose seats its owner has seen by a fork."""
        await super().look_around()
        if 0 in self.made:
            path = f"/api/tables/{self.tables[0]}"
            seat = {"seat": 1, "link": (await self.post(f"{path}/invite", {"seat": 1}))["link"]}
            refused = await self.post(f"{path}/sit", seat, 403, token=self.newcomer)
            assert refused["error"]["reason"] == "seat_seen"

    def number(self, row: TableRow, seats: Sequence[SeatRow]) -> int | None:
        return int(row.title.removeprefix("fork ")) if row.parent else None

    async def compare_table(
        self, store: Store, number: int, row: TableRow, seats: Sequence[SeatRow]
    ) -> None:
        assert row.parent == self.parent(number)
        source = read_record(await store.lines(row.parent))
        record = read_record(await store.lines(row.id))
        assert record.opening == source.opening
        assert record.lines[: self.at[number]] == source.lines[: self.at[number]]
        assert record.header.players == tuple(seat.name for seat in seats)
        assert len(record.lines) == row.parent_lines
        replay(find_game(row.game), record)
        known = await store.seats(row.parent)
        assert all(self.user in (seat.user, *seat.known_to) for seat in known)


class Uploader(Maker):
    """Brings records: of a game that was resigned, one with its secret, one with another."""

    def record(self, number: int) -> Record:
        game = find_game("wallenstein" if number % 3 else "thirty_years_war")
        names = [f"Player {number}.{seat}" for seat in range(game.seat_counts[0])]
        match = start(game, game.header(names), SECRET)
        match.answer(match.open[0].seat, match.open[0].choices[0])
        secret = SECRET if number % 3 < 2 else bytes(32)
        ending = None if number % 3 else Ending(RESIGNED, 0)
        return replace(match.record, secret=secret.hex(), ending=ending)

    async def act(self) -> None:
        await self.make("/api/records", notation.write(self.record(self.asked)))

    async def look_around(self) -> None:
        """The record of a game that is over is given back as it was brought."""
        await super().look_around()
        for number, info in self.made.items():
            if number % 3 == 0:
                answer = await self.client.get(f"/api/tables/{info['id']}/record")
                assert answer.text == notation.write(self.record(number))

    def number(self, row: TableRow, seats: Sequence[SeatRow]) -> int | None:
        return int(seats[0].name.removeprefix("Player ").partition(".")[0])

    async def compare_table(
        self, store: Store, number: int, row: TableRow, seats: Sequence[SeatRow]
    ) -> None:
        brought, record = self.record(number), read_record(await store.lines(row.id))
        assert record.header.players == brought.header.players
        assert record.opening == brought.opening
        assert record.lines[: len(brought.lines)] == brought.lines
        assert len(record.lines) == row.parent_lines
        assert row.upload == (VERIFIED if number % 3 < 2 else UNVERIFIED)
        assert (row.state, row.ended) == (("playing", "") if number % 3 else ("over", "resigned 0"))
