"""The budget of a search: seconds, or simulations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite
from time import perf_counter
from typing import Final

LONGEST: Final = 600.0  # seconds
MOST: Final = 1_000_000  # simulations
CAUTION: Final = 2.0  # how many simulations of mean length must still fit for one to begin


@dataclass(frozen=True)
class Effort:
    """Either seconds on the clock, or simulations: with these the same seed plays the same game."""

    seconds: float = 0.0
    simulations: int = 0

    def begin(self) -> Meter:
        return Meter(self.seconds, self.simulations)


def read_effort(text: str) -> Effort:
    """An effort as it is written: '0.5s' are seconds, '200' are simulations.

    >>> read_effort("0.5s"), read_effort("200")
    (Effort(seconds=0.5, simulations=0), Effort(seconds=0.0, simulations=200))
    >>> read_effort("long")
    Traceback (most recent call last):
    westphalia.bots.search.effort.BadEffort: 'long' is no effort: 0.5s are seconds, 200 simulations
    """
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if isfinite(seconds) and 0.0 < seconds <= LONGEST:
                return Effort(seconds=seconds)
        elif 0 < int(text) <= MOST:
            return Effort(simulations=int(text))
    except ValueError:
        pass
    raise BadEffort(f"'{text}' is no effort: 0.5s are seconds, 200 simulations")


class Meter:
    """What one decision has used of its effort so far.

    No simulation begins that may not end in time; so a decision ends when it should, give or take
    a single one.
    """

    def __init__(
        self, seconds: float, most: int, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._seconds = seconds
        self._most = most
        self._clock = clock
        self._start = clock()
        self._began = 0.0  # seconds before the first simulation
        self.simulations = 0

    def allow(self, share: float) -> None:
        """Most decisions are worth only a share of the whole effort."""
        self._seconds *= share
        if self._most:
            self._most = max(1, round(self._most * share))

    def count(self) -> None:
        """A simulation is done."""
        if not self.simulations:
            self._began = self._elapsed()
        self.simulations += 1

    def used(self) -> float:
        """The part of the effort that is used up; 1 if no simulation should begin any more."""
        if self._most:
            return min(1.0, self.simulations / self._most)
        elapsed = self._elapsed()
        if elapsed + CAUTION * self._mean() >= self._seconds:
            return 1.0
        return elapsed / self._seconds

    @property
    def room(self) -> int:
        """How many simulations the whole effort seems to be good for, once two are done."""
        if self._most:
            return self._most
        mean = self._mean()
        return int(max(0.0, self._seconds - self._began) / mean) if mean else 0

    def _elapsed(self) -> float:
        return self._clock() - self._start

    def _mean(self) -> float:
        """The mean length of a simulation; the first tells nothing, as it warms up."""
        if self.simulations < 2:
            return 0.0
        return (self._elapsed() - self._began) / (self.simulations - 1)


class BadEffort(ValueError):
    """A text that says no effort."""
