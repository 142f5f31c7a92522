"""Notices of turns: who is to be told, and the dispatcher that sends what is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from westphalia.server.errors import Refusal
from westphalia.server.health import Metrics
from westphalia.server.limits import TokenBuckets
from westphalia.server.notices.channels import Channels, Outcome, kind_of
from westphalia.server.notices.messages import Turn, after_quiet_hours, due, written
from westphalia.server.settings import Rate
from westphalia.server.store.rows import QueuedNotice, Recipient, StoreError
from westphalia.server.store.store import Store
from westphalia.server.tables.orders import ordered
from westphalia.server.tables.table import Table

# ------------------------------------------------------------------------------
# The notifier: has people told who are away when it is their turn.


class Notifier:
    """Notifies a seat once when it is asked, until it has answered all and is asked anew."""

    def __init__(
        self,
        store: Store,
        channels: Channels,
        metrics: Metrics,
        now: Callable[[], float],
        find: Callable[[str], Awaitable[Table]],
    ) -> None:
        self.find = find
        self.dispatcher = Dispatcher(store, channels, metrics, now, self.turn_of)
        self._asked: dict[str, set[int]] = {}  # seats that have not yet answered all, by table

    def assume_notified(self, table: Table) -> None:
        """Takes it that the seats asked at a table that was just loaded have been notified."""
        if table.snapshot:
            self._asked[table.row.id] = set(table.snapshot.open)

    def forget(self, table: Table) -> None:
        self._asked.pop(table.row.id, None)

    def notify_absent(self, table: Table) -> None:
        """Notifies the people who are newly asked and not connected."""
        snapshot = table.snapshot
        if snapshot is None:
            return
        notified = self._asked.get(table.row.id, set())
        asked = {seat: each for seat, each in snapshot.open.items() if not ordered(table, seat)}
        self._asked[table.row.id] = set(asked)
        for seat, question in asked.items():
            if seat not in notified and is_away(table, seat):
                user = table.seats[seat].user
                self.dispatcher.notify(user, table.row.id, seat, question.kind)

    async def turn_of(self, notice: QueuedNotice) -> Turn | None:
        """The turn that a notice is about; none if it was answered, or its person came."""
        try:
            table = await self.find(notice.table)
        except Refusal:  # it was deleted, or is of other rules
            return None
        question = table.snapshot.open.get(notice.seat) if table.snapshot else None
        own = question and table.seats[notice.seat].user == notice.user
        if not own or ordered(table, notice.seat) or not is_away(table, notice.seat):
            return None
        row = table.row
        return Turn(row.id, row.title, row.game, notice.seat, notice.kind)


def is_away(table: Table, seat: int) -> bool:
    """Tells whether a seat is that of a person who neither looks on nor has a bot for it."""
    row = table.seats[seat]
    return row.kind == "person" and row.user not in table.subscribers.people and not row.stand_in


# ------------------------------------------------------------------------------
# The dispatcher: takes notices from the outbox when they are due, and sends them.

log = logging.getLogger("westphalia.server")
AT_ONCE: Final = 4
RETRY_DELAYS: Final = (0.0, 5.0, 60.0, 600.0)  # seconds before each attempt
LEASE: Final = 120.0  # seconds after which a message that nobody has settled is sent again
LONGEST_SLEEP: Final = 30.0
SHORTEST_SLEEP: Final = 0.05
# For each person, so that nobody can make us flood another server; what is more is sent together.
PER_PERSON: Final = {
    "webhook": Rate(0.2, 20),
    "push": Rate(0.2, 20),
    "mail": Rate(0.01, 5),
}
TurnOf = Callable[[QueuedNotice], Awaitable[Turn | None]]


class Dispatcher:
    """Sends what is due; it sleeps until something is, and ends when nothing is left.

    The outbox lies in the store, so that a notice outlasts the night and the server; and so that of
    several servers exactly one sends it.
    """

    def __init__(
        self,
        store: Store,
        channels: Channels,
        metrics: Metrics,
        now: Callable[[], float],
        turn_of: TurnOf,
    ) -> None:
        self.store = store
        self.channels = channels
        self.metrics = metrics
        self.now = now
        self.turn_of = turn_of  # the turn that a notice is about, if it is still one to tell
        self._buckets = {kind: TokenBuckets(rate, now) for kind, rate in PER_PERSON.items()}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._sending = 0
        self._woken = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def notify(self, user: int, table: str, seat: int, kind: str) -> None:
        """Has a person told that a seat is asked, by every channel that they have."""
        self._start(self._enqueue(user, table, seat, kind))

    def wake(self) -> None:
        """Looks for what is due."""
        self._woken.set()
        if self._runner is None or self._runner.done():
            self._runner = self._start(self._run())

    def take(self, channel: str, user: int) -> None:
        """Refuses one message too many by a channel, as somebody tries it."""
        if not self._buckets[kind_of(channel)].take(user):
            raise Refusal("too_many", "too many messages were sent; wait a little")

    async def settled(self) -> None:
        """Waits until all that is due now has been tried."""
        while self._sending or self._tasks - {self._runner} or await self._something_due():
            await asyncio.sleep(0.01)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _something_due(self) -> bool:
        at = await self.store.next_due()
        return at is not None and at <= self.now()

    async def _enqueue(self, user: int, table: str, seat: int, kind: str) -> None:
        try:
            recipient = await self.store.recipient(user)
            channels = self.channels.of(recipient) if recipient else []
            if not recipient or not channels:
                return
            at = due(self.now(), recipient.preferences)
            await self.store.enqueue(
                [QueuedNotice(user, channel, table, seat, kind, due=at) for channel in channels]
            )
        except StoreError as error:
            log.warning("user %s is not told of table %s: %s", user, table, error)
            return
        self.wake()

    async def _run(self) -> None:
        while True:
            try:
                at = await self.store.next_due()
                if at is None:
                    return
                await (self._take_next() if at <= self.now() else self._sleep(at))
            except StoreError as error:
                log.warning("notices wait: %s", error)
                await asyncio.sleep(LONGEST_SLEEP)

    async def _take_next(self) -> None:
        """Begins to send the next message, unless another server was faster."""
        await self._slots.acquire()
        self._sending += 1
        batch: list[QueuedNotice] = []
        try:
            batch = await self.store.claim_notices(self.now(), self.now() + LEASE)
            if batch:
                self._start(self._deliver(batch))
        finally:
            if not batch:
                self._free_slot()

    def _free_slot(self) -> None:
        self._sending -= 1
        self._slots.release()

    async def _sleep(self, until: float) -> None:
        """Sleeps until something may be due, or something new has come."""
        seconds = min(max(until - self.now(), SHORTEST_SLEEP), LONGEST_SLEEP)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._woken.wait(), seconds)
        self._woken.clear()

    async def _deliver(self, batch: Sequence[QueuedNotice]) -> None:
        try:
            await self._send(batch)
        except StoreError as error:
            log.warning("a message to user %s is tried again later: %s", batch[0].user, error)
        except Exception:
            log.exception("a message to user %s was not sent", batch[0].user)
        finally:
            self._free_slot()
            self._woken.set()

    async def _send(self, batch: Sequence[QueuedNotice]) -> None:
        """Sends what is still to be told as one message, or puts it off."""
        first, now = batch[0], self.now()
        recipient = await self.store.recipient(first.user)
        told = {notice: await self.turn_of(notice) for notice in batch}
        idle = [notice for notice, turn in told.items() if turn is None]
        await self.store.settle_notices(idle if recipient else batch)
        wanted = {notice: turn for notice, turn in told.items() if turn}
        if not recipient or not wanted:
            return
        later = self._put_off(first.channel, recipient, now)
        if later > now:
            await self.store.postpone_notices(tuple(wanted), later, tried=False)
            return
        message = written(tuple(wanted.values()), recipient.preferences.language)
        outcome = await self.channels.send(first.channel, recipient, message)
        self.metrics.count("notices", f"{kind_of(first.channel)} {outcome.value}")
        await self._after(tuple(wanted), outcome)

    def _put_off(self, channel: str, recipient: Recipient, now: float) -> float:
        """Until when a message has to wait: quiet hours, or too many before it."""
        quiet = after_quiet_hours(now, recipient.preferences)
        if quiet > now:
            return quiet
        buckets = self._buckets[kind_of(channel)]
        return now if buckets.take(recipient.user.id) else now + 1 / buckets.rate.per_second

    async def _after(self, batch: Sequence[QueuedNotice], outcome: Outcome) -> None:
        attempts = max(notice.attempts for notice in batch)
        if outcome is Outcome.LATER and attempts < len(RETRY_DELAYS):
            again = self.now() + RETRY_DELAYS[attempts]
            await self.store.postpone_notices(batch, again, tried=True)
            return
        await self.store.settle_notices(batch)
