"""Substitutes: the seats whose person is gone, in games where others play on."""

from __future__ import annotations

from typing import Final

from westphalia.server.tables.info import TableInfo
from westphalia.server.tables.registry import TableRegistry

MOST: Final = 50


async def wanted(registry: TableRegistry, user: int) -> list[TableInfo]:
    """The listed games that seek a substitute and do not concern the user already."""
    found = []
    for row in await registry.store.tables_with_wanted_seats(MOST):
        info = (await registry.find(row.id)).info(user)
        if not info.yours and any(seat.wanted for seat in info.seats):
            found.append(info)
    return found
