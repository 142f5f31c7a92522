"""The garbage collection schedule: a full collection takes long, so none runs while people play."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

# Young objects are collected often and quickly; older generations only on our schedule.
THRESHOLDS: Final = (700, 1_000_000, 1_000_000)
LONGEST_PAUSE: Final = 600.0  # seconds between two full collections


class GarbageCollectionSchedule:
    """Collects garbage when no answer has come since the last look, or after a long time."""

    def __init__(self, now: Callable[[], float], answers: Callable[[], int]) -> None:
        self.now = now
        self.answers = answers
        self._answers_seen = -1
        self._last_collection = now()

    @staticmethod
    def install() -> None:
        """Turns off Python's own full collections, and exempts what start-up has made."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)

    def collect_if_due(self) -> bool:
        """Runs a full collection if it is time, and returns whether it did."""
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
