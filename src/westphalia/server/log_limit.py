"""Log throttling: lines that repeat are counted instead of written, so nobody can flood it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("westphalia.server")

WINDOW: Final = 60.0  # seconds
AT_ONCE: Final = 10  # lines of one place in a window

Place = tuple[str, int, str]  # the file, the line, the kind of exception


class Window:
    """What one place in the program has logged since its window began."""

    def __init__(self, start: float) -> None:
        self.start = start
        self.lines = 0
        self.first_left_out = ""


class LogLimit(logging.Filter):
    """Lets a few lines of one place through in each window, and then tells how many more came.

    Lines are told apart by where they are logged: what they say may come from a visitor.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self._windows: dict[Place, Window] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = record.exc_info[0] if record.exc_info else None
        place = (record.pathname, record.lineno, kind.__name__ if kind else "")
        self.report()
        window = self._windows.setdefault(place, Window(self.now()))
        window.lines += 1
        if window.lines == AT_ONCE + 1:
            window.first_left_out = record.getMessage()[:200]
        return window.lines <= AT_ONCE

    def report(self) -> None:
        """Writes what was left out in windows that have ended."""
        end = self.now() - WINDOW
        for place, window in list(self._windows.items()):
            if window.start > end or self._windows.pop(place, None) is None:
                continue  # or another thread has reported it
            if window.lines > AT_ONCE:
                number = window.lines - AT_ONCE - 1
                log.warning("%s … and %s more like it", window.first_left_out, number)


def limit_log() -> LogLimit:
    """Puts the limit before every handler of the program's log."""
    limit = LogLimit()
    for handler in logging.getLogger().handlers:
        handler.addFilter(limit)
    return limit
