"""The bot driver: answers for bots, stand-ins, people whose time is out, and by standing orders."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from westphalia.bots.player import Player, Sight
from westphalia.bots.registry import BOTS, UnknownBot, seat_bot
from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Seat
from westphalia.server.errors import Refusal
from westphalia.server.settings import Settings
from westphalia.server.store.rows import SeatRow
from westphalia.server.tables.orders import ordered
from westphalia.server.tables.snapshots import Snapshot
from westphalia.server.tables.table import Table

log = logging.getLogger("westphalia.server")

TAKEOVER_DELAY = 5.0  # seconds until a server takes over the bots of another one
MAX_FAILURES = 5  # in a row, after which a driver gives up until the table changes,
STORE_RETRY_DELAY = 30.0  # or, if it was the store that failed, for so many seconds


class BotDriver:
    """Answers for the seats of one table that no person answers for."""

    def __init__(self, table: Table, settings: Settings, workers: ThreadPoolExecutor) -> None:
        self.table = table
        self.settings = settings
        self.workers = workers
        self.players: dict[Seat, tuple[str, Player]] = {}
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
        self._set_timer()

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

    def _set_timer(self) -> None:
        now = self.table.now()
        remaining_times = [
            self.table.turns.clocks.remaining(seat, now)
            for seat in self._asked_seats()
            if self.table.row.bank and self.table.seats[seat].when_out == "bot"
        ]
        if remaining_times:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(min(remaining_times) + 0.01, self._on_timer)

    def _on_timer(self) -> None:
        self.timer = None
        self.wake()

    def _asked_seats(self) -> list[Seat]:
        return sorted(self.table.snapshot.open) if self.table.snapshot else []

    def _next(self) -> tuple[Seat, str] | None:
        """A seat that is asked and the bot that answers for it, or none for standing orders."""
        for seat in self._asked_seats():
            bot = self.bot_of(self.table.seats[seat])
            if bot or ordered(self.table, seat):
                return seat, bot
        return None

    def bot_of(self, seat: SeatRow) -> str:
        """The bot that answers for a seat now, if any does."""
        if seat.kind == "bot":
            return seat.bot
        if seat.stand_in:
            return seat.stand_in
        table = self.table
        out = table.row.bank and table.turns.clocks.remaining(seat.seat, table.now()) <= 0
        return table.game.stand_in if out and seat.when_out == "bot" else ""

    async def _drive(self) -> None:
        failures, store_failed = 0, False
        try:
            while (seat_and_bot := self._next()) and failures < MAX_FAILURES:
                try:
                    await self._move(*seat_and_bot)
                    failures = 0
                except Refusal as refusal:
                    failures += 1
                    store_failed = refusal.status == 503
                    log.warning("table %s, bot: %s", self.table.row.id, refusal.message)
                    await asyncio.sleep(0.2 * failures)
        except Exception:
            log.exception("table %s: a bot failed", self.table.row.id)
        finally:
            self.task = None
        if store_failed and failures:
            self.timer = asyncio.get_running_loop().call_later(STORE_RETRY_DELAY, self._on_timer)
        else:
            self._set_timer()

    async def _move(self, seat: Seat, bot: str) -> None:
        table, snapshot = self.table, self.table.snapshot
        assert snapshot
        await self._pause(bot, snapshot)
        header = table.match.record.header if table.match else None
        if header is None or table.snapshot is not snapshot:
            return
        if bot:
            player = self._player(seat, bot, header)
            loop = asyncio.get_running_loop()
            found = loop.run_in_executor(self.workers, decide, player, snapshot, header, seat)
            choices = await found
        else:
            choice = ordered(table, seat)
            choices = [choice] if choice else []
        if choices and self.bot_of(table.seats[seat]) == bot:
            texts = [choice.text for choice in choices]
            await self._answer(seat, bot, snapshot.turns[seat], texts)
            table.metrics.count("bot_answers" if bot else "order_answers")

    async def _pause(self, bot: str, snapshot: Snapshot) -> None:
        """Waits so that people can watch a bot; before an order always, as a person would take."""
        watched = self.table.subscribers and len(snapshot.open) == 1
        pause = (self.settings.bot_pause if watched else 0.0) if bot else self.settings.order_pause
        if pause:
            await asyncio.sleep(pause)

    async def _answer(self, seat: Seat, bot: str, turn: int, choices: list[str]) -> None:
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

    def _player(self, seat: Seat, bot: str, header: Header) -> Player:
        seated_bot = self.players.get(seat)
        if seated_bot is None or seated_bot[0] != bot:
            seed = secrets.randbits(32)
            try:
                seated_bot = (bot, seat_bot(bot, header, seed))
            except UnknownBot:  # a bot that no longer exists
                seated_bot = (bot, seat_bot(BOTS[0], header, seed))
            self.players[seat] = seated_bot
        return seated_bot[1]


def decide(player: Player, snapshot: Snapshot, header: Header, seat: Seat) -> Sequence[Choice]:
    """Asks a bot for its choices: a whole batch while the same decision asks it again."""
    state = snapshot.state.copy()
    play: Play[Any] = Play(state, Scripted([]))
    choices: list[Choice] = []
    while True:
        question = next((q for q in play.open if q.seat == seat), None)
        if question is None:
            return choices
        sight = Sight(snapshot.game, header, state, seat)
        choice = player.answer(sight, question).choice
        choices.append(choice)
        decision = state.agenda[-1]
        try:
            play.answer(seat, choice)
        except ScriptError:
            return choices
        if not state.agenda or state.agenda[-1] != decision:
            return choices
