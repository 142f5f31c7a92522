"""Bots at a table: the driver that answers for them, and the processes that they think in."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

import msgspec

from westphalia.bots.registry import ANY_GAME, is_own
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Seat, State
from westphalia.lessons import lesson_with
from westphalia.server.errors import Refusal
from westphalia.server.jobs import FairQueue, JobFailed, Worker, WorkerProcess
from westphalia.server.settings import Settings
from westphalia.server.store.rows import SeatRow, TableRow
from westphalia.server.tables import bot_worker
from westphalia.server.tables.bot_worker import SeatedBot
from westphalia.server.tables.forecasts import header_fields
from westphalia.server.tables.orders import by_order, ordered
from westphalia.server.tables.outside import seated_as
from westphalia.server.tables.recap import keep_place
from westphalia.server.tables.snapshots import Snapshot
from westphalia.server.tables.table import Table
from westphalia.server.worker_process import DONE

# ------------------------------------------------------------------------------
# The bot pool: the worker processes that bots think in, started when they are first needed.

MOST_PROCESSES: Final = 4
LONGEST_THOUGHT: Final = 60.0  # seconds, a thousand times what one takes
THINK: Final = f"{bot_worker.__name__}:{bot_worker.think.__name__}"


class BotFailure(Exception):
    """Raised when a bot gave no answer; it may be asked again."""


class BotTooSlow(BotFailure):
    """Raised when a bot thought for so long that it was ended; it would do so again."""


class Bots(Protocol):
    """What the bot driver needs of a bot pool."""

    @property
    def at_once(self) -> int:
        """The number of bots' turns that should be under way at once."""

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


# ------------------------------------------------------------------------------
# The bot driver: answers for bots, stand-ins, people whose time is out, and by standing orders.

log = logging.getLogger("westphalia.server")
TAKEOVER_DELAY = 5.0  # seconds until a server takes over the bots of another one
MAX_FAILURES = 5  # in a row, after which a driver gives up until the table changes,
STORE_RETRY_DELAY = 30.0  # or, if it was the store that failed, for so many seconds
PLACE_DELAY = 30.0  # seconds until bots that may not play alone now look again whether they may
NEVER = float("inf")
SHORT = 60.0  # seconds on a clock, for which nobody is waited for as a person would be


class BotDriver:
    """Answers for the seats of one table that no person answers for.

    It waits in the *queue* for each turn: to let the bot think, and to write down its answer.
    Where bots play alone they go on only while the table *has a place* among those of its owner.
    """

    def __init__(
        self,
        table: Table,
        settings: Settings,
        bots: Bots,
        queue: FairQueue,
        has_place: Callable[[TableRow], bool],
    ) -> None:
        self.table = table
        self.settings = settings
        self.bots = bots
        self.queue = queue
        self.has_place = has_place
        self.seated: dict[Seat, tuple[str, SeatedBot]] = {}  # by seat, who is wanted and who plays
        self.task: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return self.task is not None or self.timer is not None

    def wake(self) -> None:
        """Starts to answer if a bot is asked; otherwise waits for the next clock to run out."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.task:
            return
        if self._next() is not None:
            self.task = asyncio.get_running_loop().create_task(self._drive())
            return
        self._rest()

    def wait_for_other_server(self) -> None:
        """Leaves the bots to the server that changed the table, unless it does nothing."""
        if self.timer:
            self.timer.cancel()
        if self.task is None:
            self.timer = asyncio.get_running_loop().call_later(TAKEOVER_DELAY, self._on_timer)

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
        if self.task:
            self.task.cancel()
        self.bots.forget(self.table.row.id)

    def alone_for(self, owner: int) -> bool:
        """Tells whether this is a table of theirs where bots go on without waiting for anybody."""
        row = self.table.row
        mine = row.owner == owner and row.state == "playing"
        return mine and all(self._left_to_bot(seat) for seat in self.table.seats)

    def _left_to_bot(self, seat: SeatRow) -> bool:
        """Tells whether a bot answers for a seat, or will as soon as the little time added is out.

        Otherwise who is away would be present for a second after each answer of the bot.
        """
        left, row = self._time_left(seat), self.table.row
        return bool(self.bot_of(seat)) or left <= min(row.increment, SHORT)

    def _time_left(self, seat: SeatRow) -> float:
        """The seconds after which a bot answers for a person, if one is to."""
        if not self.table.row.bank or seat.when_out != "bot":
            return NEVER
        return self.table.turns.clocks.remaining(seat.seat, self.table.now())

    def _wait(self, seat: SeatRow) -> float:
        """The seconds until then by the clock on the wall, which goes on while people sleep."""
        left, now = self._time_left(seat), self.table.now()
        return self.table.turns.clocks.when(seat.seat, now, left) - now if left < NEVER else left

    def _may_go_on(self) -> bool:
        row = self.table.row
        return not self.alone_for(row.owner) or self.has_place(row)

    def _rest(self) -> None:
        """Waits for the next clock to run out, or for a place; after the game for nothing."""
        asked = self._asked_seats()
        if not asked:
            self.seated.clear()
            self.bots.forget(self.table.row.id)
        delay = min([self._wait(self.table.seats[seat]) for seat in asked], default=NEVER)
        if asked and not self._may_go_on():
            delay = PLACE_DELAY
        if delay < NEVER:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(delay + 0.01, self._on_timer)

    def _on_timer(self) -> None:
        self.timer = None
        self.wake()

    def _asked_seats(self) -> list[Seat]:
        return sorted(self.table.snapshot.open) if self.table.snapshot else []

    def _next(self) -> tuple[Seat, str] | None:
        """A seat that is asked and the bot that answers for it, or none for standing orders."""
        for seat in self._asked_seats():
            bot = self.bot_of(self.table.seats[seat])
            if self._may_go_on() if bot else ordered(self.table, seat):
                return seat, bot
        return None

    def bot_of(self, seat: SeatRow) -> str:
        """The bot that answers for a seat now, if any does."""
        if seat.kind == "bot":
            return seat.bot
        if seat.stand_in:
            return seat.stand_in
        return self.table.game.stand_in if self._time_left(seat) <= 0 else ""

    async def _drive(self) -> None:
        failures, store_failed = 0, False
        try:
            while (seat_and_bot := self._next()) and failures < MAX_FAILURES:
                try:
                    await self._move(*seat_and_bot)
                    failures = 0
                except (Refusal, BotFailure) as error:
                    failures += 1
                    store_failed = isinstance(error, Refusal) and error.status == 503
                    log.warning("table %s, bot: %s", self.table.row.id, error)
                    await asyncio.sleep(0.2 * failures)
        except Exception:
            log.exception("table %s: a bot failed", self.table.row.id)
        finally:
            self.task = None
        if store_failed and failures:
            self.timer = asyncio.get_running_loop().call_later(STORE_RETRY_DELAY, self._on_timer)
        else:
            self._rest()

    async def _move(self, seat: Seat, bot: str) -> None:
        table, snapshot = self.table, self.table.snapshot
        assert snapshot
        await self._pause(bot, snapshot)
        if not bot:
            choice = ordered(table, seat)
            await self._give(seat, bot, snapshot, by_order(table, seat, choice) if choice else [])
            return
        async with self.queue.turn(table.row.owner):
            choices = await self._think(seat, bot, snapshot)
            await self._give(seat, bot, snapshot, choices)

    async def _think(self, seat: Seat, bot: str, snapshot: Snapshot) -> list[str]:
        """The choices of a bot; none if something has changed while it waited for its turn."""
        table = self.table
        if table.match is None or table.snapshot is not snapshot:
            return []
        seated, header = self._seated(seat, bot), table.match.record.header
        try:
            return await self.bots.think(table.row.id, table.game, header, snapshot.state, seated)
        except BotFailure as error:
            own = is_own(seated.name)
            if isinstance(error, BotTooSlow) or not own:  # the game must go on
                instead = ANY_GAME if own else table.game.stand_in
                self.seated[seat] = (bot, SeatedBot(seat, instead, seated.seed))
            raise

    async def _give(self, seat: Seat, bot: str, snapshot: Snapshot, choices: Sequence[str]) -> None:
        if choices and self.bot_of(self.table.seats[seat]) == bot:
            if self.table.seats[seat].kind == "person":
                keep_place(self.table, seat)
            await self._answer(seat, bot, snapshot.turns[seat], choices)
            self.table.metrics.count("bot_answers" if bot else "order_answers")

    async def _pause(self, bot: str, snapshot: Snapshot) -> None:
        """Waits so that people can watch a bot; before an order always, as a person would take."""
        watched = self.table.subscribers and len(snapshot.open) == 1
        pause = (self.settings.bot_pause if watched else 0.0) if bot else self.settings.order_pause
        if pause:
            await asyncio.sleep(pause)

    async def _answer(self, seat: Seat, bot: str, turn: int, choices: Sequence[str]) -> None:
        check = partial(self._check, seat, bot)
        try:
            await self.table.answer(seat, turn, "", choices, check)
        except Refusal as refusal:
            if refusal.code != "illegal" or len(choices) == 1:
                raise
            await self.table.answer(seat, turn, "", choices[:1], check)  # one after the other

    def _check(self, seat: Seat, bot: str) -> None:
        if self.bot_of(self.table.seats[seat]) != bot:
            raise Refusal("not_allowed", f"somebody has come back to seat {seat}")

    def _seated(self, seat: Seat, bot: str) -> SeatedBot:
        """The player of a seat: as before, unless another bot is wanted for it now."""
        wanted, seated = self.seated.get(seat, ("", None))
        if seated is None or wanted != bot:
            found = seated_as(self.settings, bot)
            seated = SeatedBot(seat, found, seed_of(self.table.row, seat))
            self.seated[seat] = (bot, seated)
        return seated


def seed_of(row: TableRow, seat: Seat) -> int:
    """The seed of a bot; in a lesson always the same, as it is told there what bots do."""
    return seat if lesson_with(row.game, row.secret) else secrets.randbits(32)
