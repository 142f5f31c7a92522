"""Drafts, and how far each seat has been told: kept for it and saved in the background."""

from __future__ import annotations

import asyncio
import logging

from westphalia.engine.step import Seat
from westphalia.server.store.rows import StoreError
from westphalia.server.store.store import Store

log = logging.getLogger("westphalia.server")

SAVE_INTERVAL = 0.5  # seconds; only the latest draft matters


class Drafts:
    """The drafts of a table as JSON text, by seat."""

    what = "a draft"

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.texts: dict[Seat, str] = {}
        self._unsaved: set[Seat] = set()
        self._saver: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Reads the stored drafts; those not yet saved are newer and stay."""
        stored = await self._read()
        self.texts = {**stored, **{seat: self.texts[seat] for seat in self._unsaved}}

    def put(self, seat: Seat, text: str) -> bool:
        """Sets a draft, or drops it if the text is empty; returns whether that changed anything."""
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
                await asyncio.sleep(SAVE_INTERVAL)
        finally:
            self._saver = None

    async def _write(self) -> None:
        seat = next(iter(self._unsaved))
        text = self.texts[seat]
        try:
            await self._put(seat, text)
        except StoreError as error:
            log.error("table %s: %s was not kept: %s", self.table_id, self.what, error)
        if self.texts[seat] == text:
            self._unsaved.discard(seat)

    async def flush(self) -> None:
        """Saves all drafts that are not yet saved."""
        if self._saver:
            self._saver.cancel()
        while self._unsaved:
            await self._write()

    async def _read(self) -> dict[Seat, str]:
        return await self.store.drafts(self.table_id)

    async def _put(self, seat: Seat, text: str) -> None:
        await self.store.put_draft(self.table_id, seat, text)


class Seen(Drafts):
    """How many entries of its log a seat has been told, on whichever device."""

    what = "what a seat has seen"

    def number(self, seat: Seat) -> int:
        """The entries told; 0 if nobody has said."""
        return int(self.texts.get(seat) or 0)

    async def _read(self) -> dict[Seat, str]:
        return {seat: str(log) for seat, log in (await self.store.seen(self.table_id)).items()}

    async def _put(self, seat: Seat, text: str) -> None:
        await self.store.put_seen(self.table_id, seat, int(text or 0))


async def load_all(*kept: Drafts) -> None:
    for each in kept:
        await each.load()


def forget(seat: Seat, *kept: Drafts) -> None:
    """Drops what is kept for the person of a seat."""
    for each in kept:
        each.put(seat, "")
