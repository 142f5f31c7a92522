"""A server's tables without network, threads or waiting: for tests of what happens at a table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Coroutine
from random import Random
from typing import Any

import pytest
from msgspec import convert
from tests.server import hurry
from tests.server.hurry import InlineBots, Shaky, in_this_thread
from tests.server.kit import AtOnce, mat

from westphalia.engine import notation
from westphalia.engine.match import Match
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.settings import Settings
from westphalia.server.store.rows import User
from westphalia.server.tables import new_tables
from westphalia.server.tables.info import Clock
from westphalia.server.tables.seats import Chair
from westphalia.server.tables.table import Table
from westphalia.server.tables.uploads import Upload, read_upload

BOTS = ["captain", "random"]
NAMES = ["Anna", "Berta", "Carla", "Dora"]


class Room:
    """Anna sets up tables; Berta, Carla and Dora are there too.  Time passes only when all wait."""

    def __init__(self, store: Shaky, people: list[User], settings: Settings) -> None:
        loop = asyncio.get_running_loop()
        self.store = store
        self.anna, self.berta, self.carla, self.dora = self.people = people
        self.bots = InlineBots()
        self.context = Context(store, settings, lambda: 1e9 + loop.time(), AtOnce, self.bots)
        self.tables = self.context.tables

    async def table(
        self,
        *chairs: str,
        public: bool = True,
        clock: tuple[int, int] = (0, 0),
        owner: User | None = None,
    ) -> Table:
        """A table with chairs such as me, hot, open, captain, random."""
        wanted = new_tables.NewTable(
            "wallenstein",
            [Chair("bot", bot=chair) if chair in BOTS else Chair(chair) for chair in chairs],
            public=public,
            clock=Clock(*clock),
        )
        return await new_tables.create(self.tables, wanted, owner or self.anna)


Story = Callable[[Room], Coroutine[Any, Any, None]]


async def entered(settings: Settings) -> Room:
    store = Shaky(Random(1))
    people = [await store.add_user(name, "") for name in NAMES]
    return Room(store, people, settings)


def story(**settings: Any) -> Callable[[Story], Callable[[pytest.MonkeyPatch], None]]:
    """A test that happens in a room; whatever goes wrong in a task fails it too."""

    def as_test(happens: Story) -> Callable[[pytest.MonkeyPatch], None]:
        def test(monkeypatch: pytest.MonkeyPatch) -> None:
            monkeypatch.setattr(asyncio, "to_thread", in_this_thread)
            monkeypatch.setattr(new_tables, "new_secret", lambda: "ae" * 32)
            assert hurry.run(mistakes_in(happens, Settings(**{"bot_pause": 0.0} | settings))) == []

        test.__name__, test.__doc__ = happens.__name__, happens.__doc__
        return test

    return as_test


async def mistakes_in(happens: Story, settings: Settings) -> list[Any]:
    mistakes: list[Any] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, mistake: mistakes.append(mistake))
    room = await entered(settings)
    await happens(room)
    await room.tables.close()
    return mistakes


def uploaded(match: Match) -> Upload:
    """The record of a match, as somebody has brought it."""
    return convert(read_upload(notation.write(match.record)), Upload)


def shown(table: Table, seat: int) -> Any:
    """What a seat is sent of a table."""
    return json.loads(table.position_frame(0, seat, 0))


async def first_card(table: Table, seat: int, key: str) -> int:
    """A seat answers with the first choice it has; its turn after that."""
    asked = shown(table, seat)
    choice = asked["questions"][0]["choices"][0]
    return await table.answer(seat, asked["turn"], key, [choice], lambda: None)


async def lay_mat(table: Table, seat: int, key: str) -> int:
    """A seat lays all that is left to plan and is ready; how many answers that were."""
    asked = shown(table, seat)
    batch = mat(asked, Random(seat))
    await table.answer(seat, asked["turn"], key, batch, lambda: None)
    return len(batch)


async def refused(asked: Awaitable[object], code: str) -> str:
    """The sentence with which something is refused."""
    with pytest.raises(Refusal) as refusal:
        await asked
    assert refusal.value.code == code, refusal.value.message
    return refusal.value.message
