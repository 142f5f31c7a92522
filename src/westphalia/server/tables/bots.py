"""Bots at a table, and what happens when somebody's time runs out."""

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
from westphalia.server.tables.snapshots import Position
from westphalia.server.tables.table import Table

log = logging.getLogger("westphalia.server")

PATIENCE = 5.0  # seconds until a server takes over the bots of another one
FAILURES = 5  # in a row, after which a driver gives up until the table changes again,
AGAIN = 30.0  # or, if it was the store that failed, for so many seconds


def bots_for(header: Header) -> list[str]:
    """The bots that know this game."""
    found = []
    for name in BOTS:
        try:
            seat_bot(name, header, 0)
        except UnknownBot:
            continue
        found.append(name)
    return found


class Driver:
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
        """Look whether there is anything to do, now or when a clock has run out."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if self.task or self.table.position is None or self.table.position.over:
            return
        if self._next() is not None:
            self.task = asyncio.get_running_loop().create_task(self._drive())
            return
        self._set_timer()

    def wait_for_others(self) -> None:
        """Another server has changed the table, and will let the bots go on unless it falls."""
        if self.timer:
            self.timer.cancel()
        if self.task is None:
            self.timer = asyncio.get_running_loop().call_later(PATIENCE, self._ring)

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
        if self.task:
            self.task.cancel()

    def _set_timer(self) -> None:
        now = self.table.now()
        running = [
            self.table.chronicle.remaining(seat, now)
            for seat in self._waiting()
            if self.table.row.bank and self.table.seats[seat].when_out == "bot"
        ]
        if running:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(min(running) + 0.01, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.wake()

    def _waiting(self) -> list[Seat]:
        return sorted(self.table.position.open) if self.table.position else []

    def _next(self) -> tuple[Seat, str] | None:
        """A seat that is asked and the bot that decides for it."""
        for seat in self._waiting():
            bot = self.bot_of(self.table.seats[seat])
            if bot:
                return seat, bot
        return None

    def bot_of(self, seat: SeatRow) -> str:
        """Who decides for a seat in the place of a person, if anybody does."""
        if seat.kind == "bot":
            return seat.bot
        if seat.stand_in:
            return seat.stand_in
        table = self.table
        out = table.row.bank and table.chronicle.remaining(seat.seat, table.now()) <= 0
        return self.settings.stand_in if out and seat.when_out == "bot" else ""

    async def _drive(self) -> None:
        failures, troubled = 0, False
        try:
            while (seat_and_bot := self._next()) and failures < FAILURES:
                try:
                    await self._move(*seat_and_bot)
                    failures = 0
                except Refusal as refusal:
                    failures += 1
                    troubled = refusal.status == 503
                    log.warning("table %s, bot: %s", self.table.row.id, refusal.message)
                    await asyncio.sleep(0.2 * failures)
        except Exception:
            log.exception("table %s: a bot failed", self.table.row.id)
        finally:
            self.task = None
        if troubled and failures:
            self.timer = asyncio.get_running_loop().call_later(AGAIN, self._ring)
        else:
            self._set_timer()

    async def _move(self, seat: Seat, bot: str) -> None:
        table, position = self.table, self.table.position
        assert position
        if self.settings.bot_pause and table.subscribers and len(position.open) == 1:
            await asyncio.sleep(self.settings.bot_pause)
        header = table.match.record.header if table.match else None
        if header is None or table.position is not position:
            return
        player = self._player(seat, bot, header)
        loop = asyncio.get_running_loop()
        choices = await loop.run_in_executor(self.workers, decide, player, position, header, seat)
        if self.bot_of(table.seats[seat]) == bot:
            texts = [choice.text for choice in choices]
            await self._answer(seat, bot, position.turns[seat], texts)
            table.metrics.count("bot_answers")

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
        known = self.players.get(seat)
        if known is None or known[0] != bot:
            seed = secrets.randbits(32)
            try:
                known = (bot, seat_bot(bot, header, seed))
            except UnknownBot:  # a bot of former days
                known = (bot, seat_bot(BOTS[0], header, seed))
            self.players[seat] = known
        return known[1]


def decide(player: Player, position: Position, header: Header, seat: Seat) -> Sequence[Choice]:
    """What a bot answers; where it is asked the same again, as by its mat, all of it at once."""
    state = position.state.copy()
    play: Play[Any] = Play(state, Scripted([]))
    choices: list[Choice] = []
    while True:
        question = next((q for q in play.open if q.seat == seat), None)
        if question is None:
            return choices
        sight = Sight(position.game, header, state, seat)
        choice = player.answer(sight, question).choice
        choices.append(choice)
        decision = state.agenda[-1]
        try:
            play.answer(seat, choice)
        except ScriptError:
            return choices
        if not state.agenda or state.agenda[-1] != decision:
            return choices
