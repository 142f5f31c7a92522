"""Loops over lists of small ints, compiled with the rules: what they say in Python's own words."""

from __future__ import annotations


def contains(number: int, numbers: list[int]) -> bool:
    """``number in numbers``."""
    for each in numbers:  # noqa: SIM110 - a generator costs more
        if each == number:
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


def bits(number: int) -> int:
    """``number.bit_count()``."""
    rest = abs(number)
    found = 0
    while rest:
        found += rest & 1
        rest >>= 1
    return found
