"""The dispatcher: takes notices from the outbox when they are due, and sends them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.structs import replace

from westphalia.server.errors import Refusal
from westphalia.server.health import Metrics
from westphalia.server.limits import TokenBuckets
from westphalia.server.notices.channels import Channels, Outcome, kind_of
from westphalia.server.notices.kinds import wanted
from westphalia.server.notices.messages import News, after_quiet_hours, due, written
from westphalia.server.settings import Rate
from westphalia.server.store.rows import (
    NoticePreferences,
    QueuedNotice,
    Recipient,
    StoreError,
)
from westphalia.server.store.store import Store

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
NewsOf = Callable[[QueuedNotice], Awaitable[News | None]]


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
        news_of: NewsOf,
    ) -> None:
        self.store = store
        self.channels = channels
        self.metrics = metrics
        self.now = now
        self.news_of = news_of  # what a notice tells, if it is still to be told
        self._buckets = {kind: TokenBuckets(rate, now) for kind, rate in PER_PERSON.items()}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._sending = 0
        self._woken = asyncio.Event()
        self._runner: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def notify(self, notice: QueuedNotice) -> None:
        """Has a person told by every channel that they have and want for it."""
        self.start(self._enqueue(notice))

    def wake(self) -> None:
        """Looks for what is due."""
        self._woken.set()
        if self._runner is None or self._runner.done():
            self._runner = self.start(self._run())

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

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _something_due(self) -> bool:
        at = await self.store.next_due()
        return at is not None and at <= self.now()

    async def _enqueue(self, notice: QueuedNotice) -> None:
        try:
            recipient = await self.store.recipient(notice.user)
            channels = self.channels.of(recipient) if recipient else []
            wished = recipient.preferences if recipient else NoticePreferences()
            chosen = [each for each in channels if wanted(wished, kind_of(each), notice.kind)]
            if not chosen:
                return
            at = due(self.now(), wished)
            await self.store.enqueue([replace(notice, channel=each, due=at) for each in chosen])
        except StoreError as error:
            log.warning("user %s is not told of %s: %s", notice.user, notice.place, error)
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
                self.start(self._deliver(batch))
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
        told = {notice: await self.news_of(notice) for notice in batch}
        idle = [notice for notice, news in told.items() if news is None]
        await self.store.settle_notices(idle if recipient else batch)
        open_news = {notice: news for notice, news in told.items() if news}
        if not recipient or not open_news:
            return
        later = self._put_off(first.channel, recipient, now)
        if later > now:
            await self.store.postpone_notices(tuple(open_news), later, tried=False)
            return
        message = written(tuple(open_news.values()), recipient.preferences.language)
        outcome = await self.channels.send(first.channel, recipient, message)
        self.metrics.count("notices", f"{kind_of(first.channel)} {outcome.value}")
        await self._after(tuple(open_news), outcome)

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
