"""Rows: the lists of a position that keep their length, by seat or by place.

Compiled code keeps them packed, as numbers without objects (docs/performance.md).  Rules index and
go through them and put new ones in their place; for all else that a list can do there is ``list``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

Row = list[int]


def row(numbers: Iterable[int]) -> Row:
    """A row of these numbers."""
    return list(numbers)


def zeros(size: int) -> Row:
    """A row of as many zeros."""
    return [0] * size


def tally(lists: list[list[int]], size: int) -> Row:
    """How often each number below *size* stands in lists that ascend."""
    found = [0] * size
    for numbers in lists:
        for number in numbers:
            if number >= size:
                break
            found[number] += 1
    return found


PACKED: Final[type[Any]] = type(row([]))  # what a row is made of here
