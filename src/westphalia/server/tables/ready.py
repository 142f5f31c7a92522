"""The ready check: before the clocks of a live game start, everybody says that they are there.

The act ``ready_check`` begins it, so every server knows until when it goes.  Whoever has not said
so by then loses the seat, and the table waits on.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from westphalia.server.errors import Refusal, game_begun, table_busy
from westphalia.server.store.rows import Conflict, StoreError, User
from westphalia.server.tables.seats import begin, open_row
from westphalia.server.tables.table import MAX_ATTEMPTS, Table
from westphalia.server.tables.votes import READY

if TYPE_CHECKING:
    from westphalia.server.tables.registry import TableRegistry

log = logging.getLogger("westphalia.server")


async def be_ready(table: Table, user: User) -> None:
    """Notes that somebody is ready; the last one starts the game."""
    async with table.lock:
        for _ in range(MAX_ATTEMPTS):
            await table.ensure_fresh()
            if await said_so(table, user):
                return
            await table.talk.load()
    raise table_busy()


async def said_so(table: Table, user: User) -> bool:
    """Notes it and starts, if that was the last; False if another server was faster."""
    if table.row.state != "open":
        raise game_begun()
    own = [seat.seat for seat in table.seats if seat.user == user.id]
    if not own or table.ready_until is None:
        raise Refusal("not_ready", "nobody is asked here who is ready", reason="no_ready_check")
    if user.id in table.unready():
        try:
            await table.talk.act(table.new_act(READY, user, own[0]))
        except Conflict:
            return False
        table.announce_presence()
        table.subscribers.wake_readers()
    await begin(table)
    return True


async def expire(table: Table) -> None:
    """Frees the seats of those who were not ready in time; whoever was keeps theirs."""
    async with table.lock:
        await table.ensure_fresh()
        until = table.ready_until
        if until is None or table.now() < until:
            return
        away = table.unready()
        if not away:  # a server that has died did not start it
            await begin(table)
            return
        for seat in [each for each in table.seats if each.user in away]:
            await table.change_seat(open_row(seat.seat))
    table.subscribers.wake_readers()


def anybody_sits(table: Table) -> bool:
    return any(seat.user or seat.asked for seat in table.seats)


class ReadyChecks:
    """Ends the ready checks of a server's tables when their time is out."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def watch(self, table: Table) -> None:
        """Sees to it that the ready check of a table has an end, if there is one."""
        self.forget(table)
        until = table.ready_until
        if until is None:
            return
        loop, delay = asyncio.get_running_loop(), max(0.0, until - table.now()) + 0.01
        self._timers[table.row.id] = loop.call_later(delay, self._begin, table)

    def forget(self, table: Table) -> None:
        timer = self._timers.pop(table.row.id, None)
        if timer:
            timer.cancel()

    def _begin(self, table: Table) -> None:
        task = asyncio.get_running_loop().create_task(self._end(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _end(self, table: Table) -> None:
        """Ends a ready check; a table where nobody was ready is closed."""
        try:
            await expire(table)
            if not anybody_sits(table):
                await self.registry.close_unless(table, anybody_sits)
        except (Refusal, StoreError) as error:
            log.warning("table %s: the ready check has not ended: %s", table.row.id, error)
