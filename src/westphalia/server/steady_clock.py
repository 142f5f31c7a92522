"""The steady clock: the time of day by the monotonic clock, so that it never jumps."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("westphalia.server")

LARGEST_DRIFT: Final = 1.0  # seconds between two looks that are not worth a word


class SteadyClock:
    """Adds what has passed since the start, by the monotonic clock, to the time of the start."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._start = wall() - monotonic()
        self._ahead = 0.0  # the system's clock before this one, when it was last looked at

    def __call__(self) -> float:
        return self._start + self._monotonic()

    def check(self) -> None:
        """Says in the log if the system's clock was set since the last look."""
        ahead = self._wall() - self()
        jump, self._ahead = ahead - self._ahead, ahead
        if abs(jump) > LARGEST_DRIFT:
            log.warning("the system's clock jumped by %+.0f seconds; the seats' did not", jump)
