"""The bot pool: the bot processes of a server, started when they are first needed."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import deque
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Seat, State
from westphalia.server.tables import bot_worker
from westphalia.server.tables.bot_worker import TOO_SLOW, Forget, Open, Think, Thought

log = logging.getLogger("westphalia.server")

COMMAND = (sys.executable, "-m", bot_worker.__name__)
MOST_PROCESSES: Final = 4
LONGEST_REPLY: Final = 2**20  # bytes
REPLIES: Final = msgspec.json.Decoder(Thought)


class BotFailure(Exception):
    """Raised when a bot gave no answer; it may be asked again."""


class BotTooSlow(BotFailure):
    """Raised when a bot thought for so long that it was ended; it would do so again."""


class SeatedBot(msgspec.Struct, frozen=True):
    """A bot on a seat; the seed makes it the same player again."""

    seat: Seat
    name: str
    seed: int


class Bots(Protocol):
    """Whoever lets bots think."""

    @property
    def at_once(self) -> int:
        """How many turns of bots should be under way at once."""

    async def think(
        self, table_id: str, game: Game, header: Header, state: State, bot: SeatedBot
    ) -> tuple[str, ...]:
        """The choices of a bot in a position that stays as it is."""

    def forget(self, table_id: str) -> None:
        """Drops the players of a table."""

    async def close(self) -> None: ...


class BotProcess:
    """One process, which answers in the order in which it is asked.

    It is started with the first question, and again with the next one after it has died; players
    are then made anew from their seeds.
    """

    def __init__(self) -> None:
        self.tables: set[str] = set()  # those that the process knows
        self._process: asyncio.subprocess.Process | None = None
        self._starting = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None
        self._waiting: deque[asyncio.Future[Thought]] = deque()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def think(self, table_id: str, header: Header, request: Think) -> tuple[str, ...]:
        await self._start()
        if table_id not in self.tables:
            self._send(Open.of(table_id, header))
            self.tables.add(table_id)
        reply = asyncio.get_running_loop().create_future()
        self._waiting.append(reply)
        self._send(request)
        thought: Thought = await reply
        if thought.failure:
            raise RuntimeError(f"a bot failed\n{thought.failure}")
        return thought.choices

    def forget(self, table_id: str) -> None:
        if self._process and table_id in self.tables:
            self.tables.remove(table_id)
            self._send(Forget(table_id))

    async def close(self) -> None:
        """Ends the process, which has nothing that is not elsewhere too."""
        process, self._process = self._process, None
        if process and self._reading:
            with suppress(ProcessLookupError):
                process.kill()
            await self._reading

    async def _start(self) -> None:
        async with self._starting:
            if self._process:
                return
            pipe = asyncio.subprocess.PIPE
            try:
                # A session of its own: Ctrl-C on a terminal is meant for the server.
                self._process = await asyncio.create_subprocess_exec(
                    *COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_REPLY, start_new_session=True
                )
            except OSError as error:
                raise BotFailure(f"no bot process could be started: {error}") from error
            self._reading = asyncio.create_task(self._read(self._process))

    def _send(self, request: Open | Think | Forget) -> None:
        # What is written to a process that has just died is lost; the reader notices.
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(msgspec.json.encode(request) + b"\n")

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hands out replies until the process ends; whoever still waits then is told so."""
        assert process.stdout
        while line := await process.stdout.readline():
            reply = self._waiting.popleft()
            if not reply.done():  # its driver may have been stopped
                reply.set_result(REPLIES.decode(line))
        status = await process.wait()
        if self._process is process:
            log.warning("a bot process has ended with status %d", status)
            self._process = None
        slow = status == -TOO_SLOW
        self.tables.clear()
        while self._waiting:
            reply = self._waiting.popleft()
            if not reply.done():
                error = BotTooSlow("it thinks too long") if slow else BotFailure("it has died")
                reply.set_exception(error)
            slow = False  # only the first was thinking


class BotPool:
    """Bots in processes of their own; the players of a table stay together in one of them."""

    def __init__(self, processes: int = 0) -> None:
        cores = os.cpu_count() or 1
        count = processes or max(1, min(MOST_PROCESSES, cores - 1))
        self.processes = [BotProcess() for _ in range(count)]
        self._places: dict[str, BotProcess] = {}

    @property
    def at_once(self) -> int:
        """One more than think: while the answer of one is written, another can think."""
        return len(self.processes) + 1

    async def think(
        self, table_id: str, game: Game, header: Header, state: State, bot: SeatedBot
    ) -> tuple[str, ...]:
        request = Think(table_id, bot.seat, bot.name, bot.seed, game.encode(state))
        return await self.place(table_id).think(table_id, header, request)

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
        await asyncio.gather(*[process.close() for process in self.processes])
