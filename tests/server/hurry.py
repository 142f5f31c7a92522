"""A loop in which time flies, and a store that stumbles: for tests of everything at once.

Nothing runs in another thread, so a seed tells nearly all that happens.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine
from copy import copy
from random import Random
from typing import Any, ParamSpec, TypeVar

from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import State
from westphalia.server.store.rows import StoreError
from westphalia.server.store.sqlite import SqliteStore, perform
from westphalia.server.store.store import Store, migrations
from westphalia.server.store.work import Work
from westphalia.server.tables.bot_worker import SeatedBot, TableBots

P = ParamSpec("P")
T = TypeVar("T")


class Hurried(asyncio.SelectorEventLoop):
    """Where nothing is to be done, it is later at once."""

    def __init__(self) -> None:
        super().__init__()
        self._late = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined]
        select = selector.select

        def hurry(timeout: float | None) -> Any:
            assert timeout is not None, "everybody waits for somebody else"
            self._late += timeout
            return select(0)

        selector.select = hurry

    def time(self) -> float:
        return self._late


def run(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=Hurried) as runner:
        return runner.run(work)


class InlineBots:
    """Bots that think at once, in the loop."""

    at_once = 2

    def __init__(self) -> None:
        self.tables: dict[str, TableBots] = {}

    async def think(
        self, table_id: str, game: Game, header: Header, state: State, bot: SeatedBot
    ) -> list[str]:
        await asyncio.sleep(0)
        if table_id not in self.tables:
            self.tables[table_id] = TableBots(header)
        return self.tables[table_id].think(bot, game.encode(state))

    def forget(self, table_id: str) -> None:
        self.tables.pop(table_id, None)

    async def close(self) -> None: ...


async def in_this_thread(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """In the place of ``asyncio.to_thread``; others have their turn before and after."""
    await asyncio.sleep(0.01)
    result = work(*args, **kwargs)
    await asyncio.sleep(0)
    return result


class Shaky(Store):
    """Every reading and writing takes a while; some fail, before or after they are done."""

    _touch = SqliteStore._touch

    def __init__(self, random: Random) -> None:
        self.random = random
        self.fails = 0.0
        self.failures = 0
        self.others: list[Shaky] = []
        self.heard: Callable[[str], Awaitable[None]] | None = None
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for step in migrations("sqlite").values():
            self.connection.executescript(step)

    def for_another_server(self) -> Shaky:
        """The same store, and word of what the other has changed, sooner or later."""
        twin = copy(self)
        twin.others, self.others = [self], [twin]
        return twin

    async def _stumble(self) -> None:
        for _ in range(self.random.randrange(4)):
            await asyncio.sleep(self.random.choice([0, 0, 0.02]))
        if self.random.random() < self.fails:
            self.failures += 1
            raise StoreError("the disk is full")

    async def _read(self, work: Callable[[], Work[T]]) -> T:
        await self._stumble()
        return perform(self.connection, work)

    async def _write(self, work: Callable[[], Work[T]], table: str = "") -> T:
        await self._stumble()
        self.connection.execute("BEGIN")
        try:
            result = perform(self.connection, work)
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")
        for other in self.others:
            delay = self.random.choice([0, 0.01, 0.5])
            asyncio.get_running_loop().call_later(delay, other.told, table)
        await self._stumble()
        return result

    def told(self, table: str) -> None:
        if self.heard and table:
            self._hearing = asyncio.ensure_future(self.heard(table))

    def lines_of(self, table: str) -> list[str]:
        sql = "SELECT text FROM lines WHERE table_id = ? ORDER BY seq"
        return [str(text) for (text,) in self.connection.execute(sql, (table,))]

    async def close(self) -> None:
        self.connection.close()

    async def listen(self, heard: Callable[[str], Awaitable[None]]) -> None:
        self.heard = heard

    async def backup(self, path: str) -> None: ...

    async def dump(self, path: str) -> None: ...

    async def restore(self, path: str) -> None: ...
