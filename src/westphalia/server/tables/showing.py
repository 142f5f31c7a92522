"""Showing what is new, one table at a time: to make views takes longer than all else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Showing:
    """Between two tables that are shown others are heard, and what is on disk is acknowledged."""

    def __init__(self) -> None:
        self._due: deque[Callable[[], None]] = deque()

    def put(self, show: Callable[[], None]) -> None:
        """Has a table shown in its turn."""
        self._due.append(show)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._show_next)

    def _show_next(self) -> None:
        try:
            self._due[0]()
        finally:
            self._due.popleft()
            if self._due:
                asyncio.get_running_loop().call_soon(self._show_next)
