"""The end of a table before its game is: by its owner, or when its last person has gone."""

from __future__ import annotations

from westphalia.server.errors import game_over
from westphalia.server.store.rows import User
from westphalia.server.tables.acting import note
from westphalia.server.tables.company import CLOSED
from westphalia.server.tables.registry import TableRegistry
from westphalia.server.tables.seats import require_owner
from westphalia.server.tables.table import Table


async def close(registry: TableRegistry, table: Table, user: User) -> None:
    require_owner(table, user)
    await end(registry, table, user)


async def end(registry: TableRegistry, table: Table, user: User) -> None:
    """Deletes a table whose game has not begun; a game that is played is over without a result."""
    async with table.lock:
        await table.ensure_fresh()
        if table.row.state == "over":
            raise game_over()
        if table.row.state == "playing":
            own = [seat.seat for seat in table.seats if seat.user == user.id]
            await table.change_row(state="over", result="", changed=table.now())
            await note(table, CLOSED, user, own[0] if own else -1)
            table.publish()
            table.announce_presence()
            return
        await registry.store.delete_table(table.row.id)
    registry.drop(table)
    await registry.forget_rematch(table.row.id)
