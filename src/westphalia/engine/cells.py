"""Cells: what an observation is written into, one small integer after the other.

Compiled code keeps them packed, and others look at them without a copy (docs/performance.md).
"""

from __future__ import annotations

from array import array


class Cells:
    """So many integers of 16 bits, all 0 at first, and the place that is written next."""

    def __init__(self, size: int) -> None:
        self.at = 0
        self._numbers = array("h", bytes(2 * size))

    def put(self, number: int) -> None:
        """Write a number, and go on to the next cell."""
        self._numbers[self.at] = number
        self.at += 1

    def skip(self, count: int) -> None:
        """Write 0 into so many cells."""
        for _ in range(count):
            self._numbers[self.at] = 0
            self.at += 1

    def get(self, at: int) -> int:
        """The number in any cell."""
        return self._numbers[at]

    def set(self, at: int, number: int) -> None:
        """Write a number into any cell, and stay where you are."""
        self._numbers[at] = number

    def add(self, at: int, number: int) -> None:
        """Add a number to what a cell holds, and stay where you are."""
        self._numbers[at] += number

    def buffer(self) -> memoryview:
        """All numbers, to be read as they are now and as they will be."""
        return memoryview(self._numbers).toreadonly()
