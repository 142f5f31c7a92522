"""Means of samples with their errors: how often each seat has won out of a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

# As much doubt as half a game would leave: a seat that won all of eight games may still lose one.
DOUBT: Final = 0.25


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
        """Take in the samples of another tally."""
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
        spreads = [
            max(0.0, square - total * total / self.samples)
            for total, square in zip(self.sums, self.squares, strict=True)
        ]
        return [sqrt(spread + DOUBT) / self.samples for spread in spreads]

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
