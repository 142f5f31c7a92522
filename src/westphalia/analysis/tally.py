"""Means of samples with their errors: how often each seat has won out of a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

CLOSE: Final = 1e-9
# Games that were won and lost besides those of a sample: who won all of eight may still lose one.
# (Agresti and Coull, 1998; shares that are neither 0 nor 1 tell their spread themselves.)
ADDED: Final = 2


def error_of(samples: int, total: float, square: float) -> float:
    """The standard error of a mean, from the sums of values and of their squares."""
    if abs(square - total) < CLOSE:  # all were 0 or 1
        share = (total + ADDED) / (samples + 2 * ADDED)
        return sqrt(share * (1 - share) / (samples + 2 * ADDED))
    spread = max(0.0, square - total * total / samples)
    return sqrt(spread / max(1, samples - 1) / samples)


@dataclass
class Tally:
    """Sums over samples, by seat; *exact* if there was nothing left to sample."""

    samples: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    exact: bool = False

    def add(self, values: Sequence[float]) -> None:
        self.sums = self.sums or [0.0] * len(values)
        self.squares = self.squares or [0.0] * len(values)
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value
        self.samples += 1

    def join(self, other: Tally) -> None:
        """Adds the samples of another tally."""
        width = max(len(self.sums), len(other.sums))
        mine, theirs = (each.sums or [0.0] * width for each in (self, other))
        self.sums = [one + two for one, two in zip(mine, theirs, strict=True)]
        mine, theirs = (each.squares or [0.0] * width for each in (self, other))
        self.squares = [one + two for one, two in zip(mine, theirs, strict=True)]
        self.samples += other.samples
        self.exact = self.exact or other.exact

    @property
    def means(self) -> list[float]:
        return [total / self.samples for total in self.sums]

    @property
    def errors(self) -> list[float]:
        """The standard error of each mean."""
        if self.exact:
            return [0.0] * len(self.sums)
        sums = zip(self.sums, self.squares, strict=True)
        return [error_of(self.samples, total, square) for total, square in sums]

    def as_data(self) -> list[Any]:
        return [self.samples, self.sums, self.squares, self.exact]

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> Tally:
        samples, sums, squares, exact = data
        return cls(samples, list(sums), list(squares), exact)


def less(one: Tally, other: Tally) -> tuple[list[float], list[float]]:
    """By how much the means of one tally differ from those of another, and the errors of that."""
    change = [after - before for after, before in zip(one.means, other.means, strict=True)]
    errors = [sqrt(a * a + b * b) for a, b in zip(one.errors, other.errors, strict=True)]
    return change, errors
