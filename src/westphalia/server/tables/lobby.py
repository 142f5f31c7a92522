"""The lobby: all tables that anybody may sit down at or watch, told to everybody alike."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from westphalia.server.assets import QUICKLY, Asset
from westphalia.server.tables.registry import TableRegistry

MOST: Final = 1000  # tables of a kind
AGE: Final = 2.0  # seconds for which what was told is told again, however many ask


class Lobby:
    """The lobby of a server, made once for all who ask at about the same time."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self._lock = asyncio.Lock()
        self._good_until = -1.0
        self._told = Asset(b"", ".json")

    async def told(self) -> Asset:
        async with self._lock:
            if self.tables.now() >= self._good_until:
                data = msgspec.json.encode(await self._lists())
                if data != self._told.data:
                    self._told = Asset(data, ".json", pains=QUICKLY)
                self._good_until = self.tables.now() + AGE
            return self._told

    async def _lists(self) -> dict[str, object]:
        """Open tables and those in play, the latest first; nobody's own are marked."""
        found: dict[str, object] = {}
        for state in ("open", "playing"):
            rows = await self.tables.store.public_tables(state, MOST)
            found[state] = await self.tables.infos(rows, 0)
        return found
