"""The notifier: calls the webhooks of people who are away when it is their turn."""

from __future__ import annotations

import asyncio
import http.client
import logging
import time
from typing import Final

import msgspec

from westphalia.server import webhooks
from westphalia.server.limits import TokenBuckets
from westphalia.server.settings import Rate, Settings
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import StoreError
from westphalia.server.tables.orders import ordered
from westphalia.server.tables.table import Table

log = logging.getLogger("westphalia.server")

AT_ONCE: Final = 4
TOO_MANY: Final = 429
RETRY_DELAYS: Final = (0.0, 5.0, 60.0, 600.0)  # seconds before each attempt
PER_PERSON: Final = Rate(0.2, 20)  # so that nobody can make us flood another server


class TurnNotice(msgspec.Struct, frozen=True, tag="your_turn"):
    """The body of a webhook call."""

    table: str
    title: str
    seat: int
    kind: str


class Notifier:
    """Notifies a seat once when it is asked, until it has answered all and is asked anew."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self._asked: dict[str, set[int]] = {}  # seats that have not yet answered all, by table
        self._buckets = TokenBuckets(PER_PERSON, time.monotonic)
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(AT_ONCE)

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
        present = table.subscribers.people
        notified = self._asked.get(table.row.id, set())
        asked = {seat: each for seat, each in snapshot.open.items() if not ordered(table, seat)}
        self._asked[table.row.id] = set(asked)
        for seat, question in asked.items():
            row = table.seats[seat]
            away = row.kind == "person" and row.user not in present and not row.stand_in
            if seat not in notified and away and self._buckets.take(row.user):
                self._send_later(row.user, table, seat, question.kind)

    def _send_later(self, user: int, table: Table, seat: int, kind: str) -> None:
        notice = TurnNotice(table.row.id, table.row.title, seat, kind)
        task = asyncio.get_running_loop().create_task(self._send(user, notice))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, user: int, notice: TurnNotice) -> None:
        """Sends a notice, with retries as long as the seat is waited for."""
        for delay in RETRY_DELAYS:
            await asyncio.sleep(delay)
            asked = self._asked.get(notice.table)
            if asked is not None and notice.seat not in asked:
                return
            async with self._slots:
                if await self._delivered(user, notice):
                    return

    async def _delivered(self, user: int, notice: TurnNotice) -> bool:
        """Tells whether no further attempt is of use."""
        try:
            found = await self.store.user(user)
            if not found or not found.webhook:
                return True
            private = self.settings.private_webhooks
            body = msgspec.json.encode(notice)
            status = await asyncio.to_thread(webhooks.post, found.webhook, body, private)
        except ValueError as error:
            log.info("a webhook of user %s is not called: %s", user, error)
            return True
        except (OSError, StoreError, http.client.HTTPException) as error:
            log.info("a webhook of user %s failed: %s", user, error)
            return False
        return status < 500 and status != TOO_MANY
