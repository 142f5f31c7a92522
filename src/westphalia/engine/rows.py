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


PACKED: Final[type[Any]] = type(row([]))  # what a row is made of here
