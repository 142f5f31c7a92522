"""Rows as compiled code keeps them; it takes the place of westphalia.engine.rows."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Row: TypeAlias = "vec[i64]"  # in quotes, as compiled code knows no i64 while it runs


def row(numbers: list[Any]) -> Row:
    """A row of these numbers."""
    return vec[i64](numbers)


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
