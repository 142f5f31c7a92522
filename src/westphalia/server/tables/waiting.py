"""Tables that wait for people too long: their owners are told, and later they are closed."""

from __future__ import annotations

import logging
from typing import Final

from westphalia.server.errors import Refusal, game_begun
from westphalia.server.store.rows import StoreError, TableRow, User
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.seats import NOBODY, require_owner
from westphalia.server.tables.table import DAY, Table
from westphalia.server.tables.votes import KEPT_OPEN, REMINDED

log = logging.getLogger("westphalia.server")

MOST_AT_ONCE: Final = 100  # the others wait for the next time


async def look(registry: TableRegistry) -> None:
    """Reminds the owners of tables that wait for long, and closes those that nobody has kept."""
    settings, now = registry.settings, registry.now()
    if not settings.waiting_days:
        return
    shortest = min(settings.waiting_days, settings.closing_days) * DAY
    for row, act, at in await registry.store.tables_that_wait(now - shortest, MOST_AT_ONCE):
        days = settings.closing_days if act == REMINDED else settings.waiting_days
        if at > now - days * DAY:
            continue
        try:
            await (close(registry, row) if act == REMINDED else remind(registry, row))
        except (Refusal, StoreError) as error:
            log.warning("table %s waits on: %s", row.id, error)


async def remind(registry: TableRegistry, row: TableRow) -> None:
    """Tells the owner of a table that it waits, and when it will be closed."""
    table = await registry.find(row.id)
    async with table.lock:
        await table.ensure_fresh()
        if table.row.state != "open" or table.talk.votes.reminded is not None:
            return
        await table.talk.say(table.new_act(REMINDED, NOBODY, -1))
    table.announce_presence()
    table.subscribers.wake_readers()


async def close(registry: TableRegistry, row: TableRow) -> None:
    """Closes a table whose owner was told so, unless somebody has come meanwhile."""
    log.info("table %s has waited for too long and is closed", row.id)
    await registry.close_unless(
        await registry.find(row.id), lambda table: table.talk.votes.reminded is None
    )


async def keep_open(table: Table, user: User) -> None:
    """Lets a table wait on as if it had been set just now."""
    require_owner(table, user)
    async with table.lock:
        await table.ensure_fresh()
        if table.row.state != "open":
            raise game_begun()
        if table.talk.votes.reminded is not None:
            await table.note_act(KEPT_OPEN, user, -1)
    table.announce_presence()
