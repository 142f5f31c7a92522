"""The garbage collection schedule: a collection takes long, so none runs while people play.

What requests and answers leave behind is freed at once, since nothing of it refers to itself.
Python's own collections would look in vain at all that tables hold, 170 ms at a time.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

LONGEST_PAUSE: Final = 600.0  # seconds between two collections


class GarbageCollectionSchedule:
    """Collects garbage when no answer has come since the last look, or after a long time."""

    def __init__(self, now: Callable[[], float], answers: Callable[[], int]) -> None:
        self.now = now
        self.answers = answers
        self._answers_seen = -1
        self._last_collection = now()

    @staticmethod
    def install() -> None:
        """Turns off Python's own collections, and exempts what start-up has made."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def collect_if_due(self) -> bool:
        """Runs a collection if it is time, and returns whether it did."""
        answers = self.answers()
        idle, self._answers_seen = answers == self._answers_seen, answers
        if not idle and self.now() - self._last_collection < LONGEST_PAUSE:
            return False
        self._last_collection = self.now()
        if idle:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # what has survived need not be scanned again while people play
        return True
