"""Whether the store can be written: tried when asked or in doubt, told when it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from westphalia.server.errors import Refusal
from westphalia.server.store.store import Store

log = logging.getLogger("westphalia.server")

FRESH: Final = 1.0  # seconds for which a result holds, however many ask


class StoreHealth:
    """Read-only means that the last write that was tried has failed.

    Then a write is tried again and again until one succeeds, so that nobody has to do anything.
    """

    def __init__(self, store: Store, on_change: Callable[[], None] = lambda: None) -> None:
        self.store = store
        self.on_change = on_change
        self.read_only = False
        self._tried = float("-inf")
        self._trying: asyncio.Future[None] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def check(self) -> bool:
        """Tells whether the store can be written; whoever asks meanwhile waits for one attempt."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._tried >= FRESH:
            self._trying = self._trying or asyncio.ensure_future(self._try())
            await asyncio.shield(self._trying)
        return not self.read_only

    def suspect(self) -> None:
        """Finds out, after something could not be written, whether nothing can."""
        if self._watching is None or self._watching.done():
            self._watching = asyncio.ensure_future(self._watch())

    def stop(self) -> None:
        for task in (self._watching, self._trying):
            if task is not None:
                task.cancel()

    async def _try(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            read_only = not await self.store.healthy()
        finally:
            self._tried, self._trying = loop.time(), None
        if read_only != self.read_only:
            self._change(read_only)

    def _change(self, read_only: bool) -> None:
        self.read_only = read_only
        if read_only:
            log.error("the store cannot be written; until it can, people may only look")
            self.suspect()
        else:
            log.warning("the store can be written again")
        self.on_change()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(max(0.0, self._tried + FRESH - loop.time()))
            if await self.check():
                return


def cannot_write() -> Refusal:
    message = "the server cannot write at the moment: look around, and answer a little later"
    return Refusal("not_ready", message, 503, reason="read_only")
