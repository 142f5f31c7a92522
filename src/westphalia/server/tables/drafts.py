"""Half-made plans: kept for their seat only, and written to the store when there is time."""

from __future__ import annotations

import asyncio
import logging

from westphalia.engine.step import Seat
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import StoreError

log = logging.getLogger("westphalia.server")

PAUSE = 0.5  # seconds between two writings; only the latest draft matters


class Drafts:
    """The drafts of a table as JSON text, by seat."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.texts: dict[Seat, str] = {}
        self._unsaved: set[Seat] = set()
        self._saver: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Read what is kept; what is not yet written is newer."""
        kept = await self.store.drafts(self.table)
        self.texts = {**kept, **{seat: self.texts[seat] for seat in self._unsaved}}

    def put(self, seat: Seat, text: str) -> bool:
        """Keep a draft, or none if it is empty; whether that changed anything."""
        if self.texts.get(seat, "") == text:
            return False
        self.texts[seat] = text
        self._unsaved.add(seat)
        if self._saver is None:
            self._saver = asyncio.get_running_loop().create_task(self._save())
        return True

    def json(self, seat: Seat) -> bytes:
        return (self.texts.get(seat) or "null").encode()

    @property
    def busy(self) -> bool:
        return self._saver is not None

    async def _save(self) -> None:
        try:
            while self._unsaved:
                await self._write()
                await asyncio.sleep(PAUSE)
        finally:
            self._saver = None

    async def _write(self) -> None:
        seat = next(iter(self._unsaved))
        text = self.texts[seat]
        try:
            await self.store.put_draft(self.table, seat, text)
        except StoreError as error:
            log.error("table %s: a draft was not kept: %s", self.table, error)
        if self.texts[seat] == text:
            self._unsaved.discard(seat)

    async def flush(self) -> None:
        """Write what is not yet written."""
        if self._saver:
            self._saver.cancel()
        while self._unsaved:
            await self._write()
