"""The bot pool: the worker processes that bots think in, started when they are first needed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

import msgspec

from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import State
from westphalia.server.jobs import JobFailed, Worker, WorkerProcess
from westphalia.server.tables import bot_worker
from westphalia.server.tables.bot_worker import SeatedBot
from westphalia.server.tables.forecasts import header_fields
from westphalia.server.worker_process import DONE

MOST_PROCESSES: Final = 4
LONGEST_THOUGHT: Final = 60.0  # seconds, a thousand times what one takes
THINK: Final = f"{bot_worker.__name__}:{bot_worker.think.__name__}"


class BotFailure(Exception):
    """Raised when a bot gave no answer; it may be asked again."""


class BotTooSlow(BotFailure):
    """Raised when a bot thought for so long that it was ended; it would do so again."""


class Bots(Protocol):
    """Whoever lets bots think."""

    @property
    def at_once(self) -> int:
        """How many turns of bots should be under way at once."""

    async def think(
        self, table_id: str, game: Game, header: Header, state: State, bot: SeatedBot
    ) -> list[str]:
        """The choices of a bot in a position that stays as it is."""

    def forget(self, table_id: str) -> None:
        """Drops the players of a table."""

    async def close(self) -> None: ...


class BotProcess:
    """A worker with the tables whose players it has.

    When it has died the next question starts it anew, with players made again from their seeds.
    """

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.tables: set[str] = set()
        self._forgotten: list[str] = []  # it is told so with the next question
        self._idle = asyncio.Lock()

    async def think(
        self, table_id: str, game: Game, header: Header, state: State, bot: SeatedBot
    ) -> list[str]:
        async with self._idle:
            encoded_header = None if table_id in self.tables else header_fields(header)
            forgotten, self._forgotten = self._forgotten, []
            seated = msgspec.structs.astuple(bot)
            args = (table_id, encoded_header, seated, game.encode(state), forgotten)
            self.tables.add(table_id)
            try:
                return await self._perform(msgspec.msgpack.encode((THINK, args, {})))
            except RuntimeError:  # perhaps the table could not even be opened
                self.forget(table_id)
                raise

    async def _perform(self, job: bytes) -> list[str]:
        try:
            outcome = await self.worker.perform(job, LONGEST_THOUGHT)
        except TimeoutError as error:
            self.tables.clear()
            raise BotTooSlow("it thinks too long") from error
        except (JobFailed, OSError) as error:
            self.tables.clear()
            raise BotFailure(str(error)) from error
        status, found, _ = msgspec.msgpack.decode(outcome)
        if status != DONE:
            raise RuntimeError(f"a bot failed: {found}")
        choices: list[str] = found
        return choices

    def forget(self, table_id: str) -> None:
        if table_id in self.tables:
            self.tables.remove(table_id)
            self._forgotten.append(table_id)


class BotPool:
    """Bots in processes of their own; the players of a table stay together in one of them."""

    def __init__(
        self, processes: int = 0, new_worker: Callable[[], Worker] = WorkerProcess
    ) -> None:
        cores = os.cpu_count() or 1
        count = processes or max(1, min(MOST_PROCESSES, cores - 1))
        self.processes = [BotProcess(new_worker()) for _ in range(count)]
        self._places: dict[str, BotProcess] = {}

    @property
    def at_once(self) -> int:
        """One more than think: while the answer of one is written, another can think."""
        return len(self.processes) + 1

    async def think(
        self, table_id: str, game: Game, header: Header, state: State, bot: SeatedBot
    ) -> list[str]:
        place = self.place(table_id)
        thought = asyncio.create_task(place.think(table_id, game, header, state, bot))
        thought.add_done_callback(partial(self._thought, table_id, place))
        # Whoever asked may go away meanwhile; the process would then be lost for all its tables.
        return await asyncio.shield(thought)

    def _thought(self, table_id: str, place: BotProcess, done: asyncio.Task[list[str]]) -> None:
        """Drops the players again of a table that was forgotten while their question waited."""
        if not done.cancelled():
            done.exception()  # whoever asked was told, unless they went away
        if self._places.get(table_id) is not place:
            place.forget(table_id)

    def place(self, table_id: str) -> BotProcess:
        """The process of a table: for a new one that with the fewest tables."""
        if table_id not in self._places:
            self._places[table_id] = min(self.processes, key=lambda each: len(each.tables))
        return self._places[table_id]

    def forget(self, table_id: str) -> None:
        process = self._places.pop(table_id, None)
        if process:
            process.forget(table_id)

    async def close(self) -> None:
        for process in self.processes:
            await process.worker.stop()
