"""When rubbish is collected: to look at everything takes long, so not while people play."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Final

# What is young is looked at often and quickly; what is older only when we say so.
OFTEN: Final = (700, 1_000_000, 1_000_000)
AT_THE_LATEST: Final = 600.0  # seconds


class Collector:
    """Collects when nothing has been answered since it last looked, or after a long time."""

    def __init__(self, now: Callable[[], float], answered: Callable[[], int]) -> None:
        self.now = now
        self.answered = answered
        self._seen = -1
        self._last = now()

    @staticmethod
    def take_over() -> None:
        """Decide ourselves when everything is looked at; what a server begins with stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*OFTEN)

    def look(self) -> bool:
        """Whether it was time."""
        answered = self.answered()
        idle, self._seen = answered == self._seen, answered
        if not idle and self.now() - self._last < AT_THE_LATEST:
            return False
        self._last = self.now()
        if idle:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # what has stayed so long need not be looked at while people play
        return True
