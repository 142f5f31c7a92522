"""The publishing queue: makes views for a few tables at a time and yields to the event loop.

To make views takes longer than all else that the server does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

SLICE: Final = 0.001  # seconds of showing, after which others are heard
# Turns of the event loop that they have then: an answer needs some six until it is acknowledged,
# and would wait for a slice in each of them.
TURNS: Final = 4


class Showing:
    """A queue of tables to publish, worked off in time slices.

    Between two slices the event loop reads requests and acknowledges what is on disk.
    """

    def __init__(self, seconds: float = SLICE) -> None:
        self.seconds = seconds
        self._due: deque[Callable[[], None]] = deque()  # with the one that is just shown

    def put(self, show: Callable[[], None]) -> None:
        """Queues a table to be published."""
        self._due.append(show)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._show_some)

    def _show_some(self) -> None:
        end = perf_counter() + self.seconds
        try:
            self._show_next()
            while self._due and perf_counter() < end:
                self._show_next()
        finally:
            if self._due:
                self._rest(TURNS)

    def _rest(self, turns: int) -> None:
        """Yields for so many turns of the event loop."""
        rested = partial(self._rest, turns - 1) if turns > 1 else self._show_some
        asyncio.get_running_loop().call_soon(rested)

    def _show_next(self) -> None:
        try:
            self._due[0]()
        finally:
            self._due.popleft()
