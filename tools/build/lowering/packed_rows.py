"""Rows: the lists of a position that keep their length, by seat or by place.

Compiled code keeps them packed, as numbers without objects (docs/performance.md).  Rules index and
go through them and put new ones in their place; for all else that a list can do there is ``list``.
"""

# This takes the place of westphalia.engine.rows in a build, and says of itself what that says.
from __future__ import annotations

from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"  # in quotes, as compiled code knows no i64 while it runs


def row(numbers: list[Any]) -> Row:
    """A row of these numbers."""
    out = vec[i64]([0] * len(numbers))
    for place, number in enumerate(numbers):
        out[place] = number
    return out


def zeros(size: int) -> Row:
    """A row of as many zeros."""
    return vec[i64]([0] * size)


def tally(lists: list[list[int]], size: int) -> Row:
    """How often each number below *size* stands in lists that ascend."""
    found = vec[i64]([0] * size)
    most: i64 = size
    for numbers in lists:
        for number in numbers:
            place: i64 = number
            if place >= most:
                break
            found[place] += 1
    return found


def listed(numbers: Row) -> list[int]:
    """``list(numbers)``."""
    return [number for number in numbers]  # noqa: C416 - list() goes through objects


def in_row(number: int, numbers: Row) -> bool:
    """``number in numbers``."""
    for each in numbers:  # noqa: SIM110
        if each == number:
            return True
    return False


PACKED: Final[type[Any]] = type(row([]))
