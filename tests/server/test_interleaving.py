"""Everything at once: people, devices, bots, clocks, a shaky store, tables put away and read."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from functools import partial
from random import Random
from typing import Any

import pytest
from tests.server import hurry
from tests.server.hurry import InlineBots, Shaky, in_this_thread
from tests.server.kit import any_batch

from westphalia.engine.game import SPECTATOR
from westphalia.server.api import connections
from westphalia.server.context import Context
from westphalia.server.errors import Refusal
from westphalia.server.settings import Settings
from westphalia.server.store.rows import StoreError, User
from westphalia.server.tables import new_tables, seats
from westphalia.server.tables.bots import BotDriver
from westphalia.server.tables.info import Clock
from westphalia.server.tables.new_tables import NewTable
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.seats import Chair, SeatChange, require_own_seat
from westphalia.server.tables.snapshots import SeatLogs
from westphalia.server.tables.table import Table

NAMES = ["Anna", "Berta", "Carla"]
STEPS = 60
who: ContextVar[int] = ContextVar("who", default=0)


class World:
    """One table and all who have to do with it, at one server or two.

    With two servers nobody changes seats: word of that takes a while to go round.
    """

    def __init__(self, seed: int, fails: float, servers: int) -> None:
        self.random = Random(seed)
        self.fails = fails
        self.stores = [Shaky(self.random)]
        if servers > 1:
            self.stores.append(self.stores[0].for_another_server())
        self.contexts = [context_of(store) for store in self.stores]
        self.people: list[User] = []
        self.id = ""
        self.links: dict[int, str] = {}
        self.acked: dict[tuple[int, str], int] = {}
        self.turns: dict[int, int] = {}
        self.done = 0
        self.refused: list[str] = []

    async def open(self) -> None:
        self.people = [await self.stores[0].add_user(name, "") for name in NAMES]
        for store, context in zip(self.stores, self.contexts, strict=True):
            await store.listen(context.tables.on_foreign_change)
        chairs = [Chair("me"), Chair("open"), Chair("open"), Chair("bot", bot="random")]
        modules = self.random.choice([[], ["court", "landsknechts", "leaders"]])
        options = {"setup": self.random.choice(["line-up", "draft"])}
        wanted = NewTable(
            "wallenstein", chairs, "", modules, options, public=True, clock=Clock(30, 2)
        )
        table = await new_tables.create(self.contexts[0].tables, wanted, self.people[0])
        self.id = table.row.id
        for user in self.people[1:]:
            if len(self.contexts) > 1 or self.random.random() < 0.8:
                await seats.sit(table, user, user.id - 1, "", "")
        await seats.start_if_full(table)

    async def find(self) -> Table:
        return await self.random.choice(self.contexts).tables.find(self.id)

    # what people do

    async def sit(self, user: User) -> None:
        table = await self.find()
        seat = self.random.randrange(3)
        link = self.links.get(seat, "") if table.row.state != "open" else ""
        await seats.sit(table, user, seat, "", link)
        await seats.start_if_full(table)

    async def stand(self, user: User) -> None:
        await seats.stand(await self.find(), user, self.random.randrange(3), "random")

    async def invite(self, user: User) -> None:
        seat = self.random.randrange(3)
        self.links[seat] = await seats.invite(await self.find(), user, seat)

    async def start(self, user: User) -> None:
        await seats.start(await self.find(), user, ["random"])

    async def arrange(self, user: User) -> None:
        seat = self.random.randrange(3)
        change = self.random.choice(
            [
                SeatChange(seat, stand_in="random"),
                SeatChange(seat, stand_in=None),
                SeatChange(seat, when_out="bot"),
                SeatChange(seat, when_out="wait"),
            ]
        )
        await seats.change_seat(await self.find(), user, change, ["random"])

    async def answer(self, user: User) -> None:
        table, seat, shown = await self.own(user)
        choices = any_batch(shown, self.random) if shown["questions"] else ["stay"]
        choices = choices[: self.random.choice([1, 3, 99])]
        if self.random.random() < 0.1:
            choices = [*choices[:-1], "build_palace boehmen", "ready"]
        turn = shown["turn"] + self.random.choice([0] * 8 + [-1, 1])
        await self.submit(table, seat, user, f"{self.random.randrange(10**9)}", turn, choices)

    async def again(self, user: User) -> None:
        """Hand in something under a key that was used before, by this seat or another."""
        table, seat, shown = await self.own(user)
        keys = [key for _, key in self.acked] or ["1"]
        turn = shown["turn"] - self.random.randrange(2)
        await self.submit(table, seat, user, self.random.choice(keys), turn, ["ready"])

    async def undo(self, user: User) -> None:
        table, seat, shown = await self.own(user)
        key = f"{self.random.randrange(10**9)}"
        await self.submit(table, seat, user, key, shown["turn"], None)

    async def own(self, user: User) -> tuple[Table, int, Any]:
        table = await self.find()
        seats = [row.seat for row in table.seats if row.user == user.id] or [0]
        seat = self.random.choice(seats)
        require_own_seat(table, seat, user)
        return table, seat, json.loads(table.position_frame(user.id, seat, 0))

    async def submit(
        self, table: Table, seat: int, user: User, key: str, turn: int, choices: list[str] | None
    ) -> None:
        check = partial(require_own_seat, table, seat, user)
        token = who.set(user.id)
        try:
            if choices is None:
                turn = await table.undo(seat, turn, key, check)
            else:
                turn = await table.answer(seat, turn, key, choices, check)
        finally:
            who.reset(token)
        assert self.acked.setdefault((seat, key), turn) == turn, "one key, two acknowledgements"

    async def person(self, user: User) -> None:
        """One device of somebody, who tries this and that."""
        deeds: list[Callable[[User], Awaitable[None]]] = [self.again]
        deeds += [self.answer] * 12
        deeds += [self.undo] * 3
        if len(self.contexts) == 1:
            deeds += [self.sit, self.arrange, self.invite]
        for _ in range(STEPS):
            deed = self.random.choice(deeds)
            if self.random.random() < 0.02 and len(self.contexts) == 1:
                deed = self.random.choice([self.stand, self.start])
            try:
                await deed(user)
                self.done += 1
            except (Refusal, StoreError) as error:
                self.refused.append(str(error))
            await asyncio.sleep(self.random.choice([0, 0, 0.05, 0.5, 4.0]))

    # who looks on

    async def watcher(self, user: User) -> None:
        """Somebody comes, reads for a while, and goes again."""
        for _ in range(STEPS // 6):
            context = self.random.choice(self.contexts)
            table = await self.find_patiently(context)
            mine = [row.seat for row in table.seats if row.user == user.id]
            seat = self.random.choice([*mine, SPECTATOR])
            line = connections.Connection(context, table, user, Subscriber(user.id, seat, 0))
            connections.subscribe(context, line)
            try:
                async with asyncio.timeout(self.random.choice([0.1, 2.0, 9.0])):
                    await self.read(line)
            except TimeoutError:
                pass
            finally:
                connections.unsubscribe(line)
            await asyncio.sleep(self.random.choice([0.1, 1.0, 8.0]))

    async def read(self, line: connections.Connection) -> None:
        """What comes over a line is for who has it, and makes up the log as it is."""
        table, seat = line.table, line.subscriber.seat
        log: dict[int, Any] = {}
        turns = self.turns if len(self.contexts) == 1 else {}
        async for frame in line.frames():
            assert seat == SPECTATOR or table.seats[seat].user == line.subscriber.user
            shown = json.loads(frame)
            if shown["type"] != "position":
                continue
            log.update({entry["n"]: entry for entry in shown["log"]})
            log = {n: entry for n, entry in log.items() if n <= shown["logged"]}
            assert [log[n] for n in sorted(log)] == json.loads(table.logs.since(seat, 0))
            if seat != SPECTATOR:
                assert shown["turn"] >= turns.get(seat, 0), "a turn went back"
                turns[seat] = shown["turn"]
            await asyncio.sleep(self.random.choice([0, 0, 0.3]))

    async def find_patiently(self, context: Context) -> Table:
        while True:
            try:
                return await context.tables.find(self.id)
            except (Refusal, StoreError):
                await asyncio.sleep(0.1)

    async def broom(self) -> None:
        """Tables are put away, and other servers are heard of, whether they did anything or not."""
        while True:
            await asyncio.sleep(self.random.choice([0.5, 2.0, 5.0]))
            tables = self.random.choice(self.contexts).tables
            await tables.sweep()
            if self.random.random() < 0.5:
                await tables.on_foreign_change(self.random.choice([self.id, ""]))

    # all of it

    async def live(self) -> None:
        for store in self.stores:
            store.fails = self.fails
        broom = asyncio.create_task(self.broom())
        devices = [self.person(user) for user in self.people for _ in range(2)]
        await asyncio.gather(*devices, *[self.watcher(user) for user in self.people])
        broom.cancel()
        for store in self.stores:
            store.fails = 0.0
        table = await self.find()
        if table.match is None:  # too few have sat down, and nobody has begun
            await seats.start(table, self.people[0], ["random"])


def context_of(store: Shaky) -> Context:
    loop = asyncio.get_running_loop()
    settings = Settings(idle=3.0, bot_pause=0.0, ready_seconds=0)
    return Context(store, settings, lambda: 1e9 + loop.time(), bots=InlineBots())


def watched(world: World, patch: pytest.MonkeyPatch) -> None:
    """Nothing is shown that is not on disk, and nobody answers for a seat that is another's."""
    publish, change, bot_answers = Table.publish, Table._apply, BotDriver._answer

    def shown(table: Table) -> None:
        if table.match:
            kept = len(world.stores[0].lines_of(table.row.id)) - 1
            assert len(table.match.record.lines) <= kept, "memory is ahead of the disk"
        publish(table)

    async def changed(table: Table, match: Any, seat: int, choices: Any) -> None:
        row = table.seats[seat]
        out = table.row.bank and table.turns.clocks.remaining(seat, table.now()) <= 0
        bot = row.kind == "bot" or row.stand_in or (out and row.when_out == "bot")
        assert row.user == who.get() if who.get() else bot, f"seat {seat} is not theirs"
        await change(table, match, seat, choices)

    async def answered(driver: BotDriver, *rest: Any) -> None:
        who.set(0)  # whoever woke the driver, it is not they who answer
        await bot_answers(driver, *rest)

    patch.setattr(BotDriver, "_answer", answered)
    patch.setattr(Table, "publish", shown)
    patch.setattr(Table, "_apply", changed)
    patch.setattr(asyncio, "to_thread", in_this_thread)
    patch.setattr(new_tables, "new_secret", lambda: f"{world.random.getrandbits(256):064x}")
    patch.setattr(secrets, "randbits", world.random.getrandbits)


async def all_at_once(
    seed: int, fails: float, patch: pytest.MonkeyPatch, servers: int = 1
) -> World:
    mistakes: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, told: mistakes.append(told))
    world = World(seed, fails, servers)
    watched(world, patch)
    await world.open()
    await world.live()
    for seat, key in world.acked:
        assert await world.stores[0].submission(world.id, f"{seat} {key}")
    for context in world.contexts:
        context.tables._register = lambda table: None  # type: ignore[method-assign]
        for table in context.tables.live.values():  # no bot goes on while we compare
            table.after_change = lambda table: None
            context.tables._drivers[table.row.id].stop()
    await asyncio.sleep(1)  # and what one server has done is known to the other
    for context in world.contexts:
        await same_when_read_again(await context.tables.find(world.id))
    for context in world.contexts:
        await context.tables.close()
    assert mistakes == []
    return world


async def same_when_read_again(table: Table) -> None:
    """What is in memory is what another server would read."""
    async with table.lock:
        await table.ensure_fresh()
    row = await table.store.table(table.row.id)
    assert row
    seats = await table.store.seats(row.id)
    read = Table(table.store, table.now, table.metrics, row, seats)
    read.drafts, read._logs = table.drafts, SeatLogs(table.game, len(table.seats))
    await read.load()
    assert read.seats == table.seats
    assert (read.row.state, read.row.secret) == (table.row.state, table.row.secret)
    assert table.match
    assert read.match
    assert read.match.record == table.match.record
    assert read.match.record.header.commitment, "the secret no longer gives what was written"
    for name in ("numbers", "acknowledged"):
        assert getattr(read.turns, name) == getattr(table.turns, name), name
    for name in ("left", "started"):
        assert getattr(read.turns.clocks, name) == getattr(table.turns.clocks, name), name
    for seat in range(SPECTATOR, len(table.seats)):
        assert read.current_snapshot.encoded(seat) == table.current_snapshot.encoded(seat)
        assert read.logs.since(seat, 0) == table.logs.since(seat, 0)


@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.slow
def test_whatever_happens_at_once_nothing_is_lost_shown_early_or_told_to_the_wrong_one(
    seed: int, servers: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fails = [0.0, 0.02, 0.1][seed % 3]
    world = hurry.run(all_at_once(seed, fails, monkeypatch, servers))
    assert world.acked
    assert world.done > 20
    assert bool(sum(store.failures for store in world.stores)) == bool(fails)
    assert "a bot failed" not in caplog.text
