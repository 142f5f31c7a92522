"""Loops over lists of small ints, compiled with the rules: what they say in Python's own words."""

from __future__ import annotations

from typing import Any


def contains(number: int, numbers: list[int]) -> bool:
    """``number in numbers``."""
    for each in numbers:  # noqa: SIM110 - a generator costs more
        if each == number:
            return True
    return False


def holds(item: object, items: list[Any]) -> bool:
    """``item in items`` where items are equal only if they are the same."""
    for each in items:  # noqa: SIM110
        if each is item:
            return True
    return False


def index(numbers: list[int], number: int) -> int:
    """``numbers.index(number)``."""
    for place, each in enumerate(numbers):
        if each == number:
            return place
    raise ValueError(f"{number} is not in list")


def remove(numbers: list[int], number: int) -> None:
    """``numbers.remove(number)``."""
    numbers.pop(index(numbers, number))


def count(numbers: list[int], number: int) -> int:
    """``numbers.count(number)``."""
    found = 0
    for each in numbers:
        if each == number:
            found += 1
    return found


def copies(rows: list[list[int]]) -> list[list[int]]:
    """``list(map(list.copy, rows))``."""
    return [row.copy() for row in rows]


def total(numbers: list[int]) -> int:
    """``sum(numbers)``."""
    out = 0
    for each in numbers:
        out += each
    return out


def highest(numbers: list[int]) -> int:
    """``max(numbers)``."""
    if not numbers:
        raise ValueError("max() arg is an empty sequence")
    out = numbers[0]
    for each in numbers:
        if each > out:
            out = each
    return out


def lowest(numbers: list[int]) -> int:
    """``min(numbers)``."""
    if not numbers:
        raise ValueError("min() arg is an empty sequence")
    out = numbers[0]
    for each in numbers:
        if each < out:
            out = each
    return out


def number(member: int) -> int:
    """The number of a member of an enum."""
    return member


def bits(number: int) -> int:
    """``number.bit_count()``."""
    rest = abs(number)
    found = 0
    while rest:
        found += rest & 1
        rest >>= 1
    return found


def bisect(sums: list[float], number: float) -> int:
    """``bisect.bisect(sums, number)``: how many of the sums, which ascend, are not above it."""
    low = 0
    high = len(sums)
    while low < high:
        middle = (low + high) >> 1
        if number < sums[middle]:
            high = middle
        else:
            low = middle + 1
    return low
