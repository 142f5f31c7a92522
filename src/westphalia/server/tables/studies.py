"""What is known of finished games, and the slices that are being measured now."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

import msgspec

from westphalia.server.bounded_cache import BoundedCache
from westphalia.server.costly import Asker, CostlyWork
from westphalia.server.tables.analyses import go_on

STUDIES_BYTES: Final = 16 * 1024 * 1024


class Left(msgspec.Struct):
    left: int


class Studies:
    """Runs one slice of an analysis at a time for each game; concurrent requests share it.

    When a game ends everybody at its table asks.  A slice that was begun is measured to its end
    even if nobody waits any more, and counts for whoever asks next.
    """

    def __init__(self, work: CostlyWork) -> None:
        self._work = work
        self._known: BoundedCache[str, tuple[bytes, bytes]] = BoundedCache(STUDIES_BYTES)
        self._measured: dict[str, asyncio.Task[bytes]] = {}

    def whole(self, key: str) -> bytes | None:
        """What a game has shown, once nothing is left to measure."""
        _, shown = self._known.get(key) or (b"", b"")
        done = shown and not msgspec.json.decode(shown, type=Left).left
        return shown if done else None

    def is_measured(self, key: str) -> bool:
        """Whether a slice of the game is measured now: then the next answer costs nothing more."""
        return key in self._measured

    async def next_slice(self, key: str, asker: Asker, record: str) -> bytes:
        """What a game shows after a slice more."""
        task = self._measured.get(key)
        if task is None:
            task = asyncio.create_task(self._measure(key, asker, record))
            self._measured[key] = task
            task.add_done_callback(partial(self._forget, key))
        return await asyncio.shield(task)

    async def _measure(self, key: str, asker: Asker, record: str) -> bytes:
        known, _ = self._known.get(key) or (b"", b"")
        known, shown = await self._work.run(asker, go_on, record, known)
        self._known.put(key, (known, shown), len(known) + len(shown))
        return shown

    def _forget(self, key: str, task: asyncio.Task[bytes]) -> None:
        del self._measured[key]
        if not task.cancelled():
            task.exception()  # whoever asked was told, unless they went away
