"""Loops over lists of small ints, compiled with the rules: what they say in Python's own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

T = TypeVar("T")


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


def in_tuple(number: int, numbers: tuple[int, ...]) -> bool:
    """``number in numbers``."""
    for each in numbers:  # noqa: SIM110
        if each == number:
            return True
    return False


def count_in_tuple(numbers: tuple[int, ...], number: int) -> int:
    """``numbers.count(number)``."""
    found = 0
    for each in numbers:
        if each == number:
            found += 1
    return found


def distinct(numbers: list[int]) -> list[int]:
    """``sorted(set(numbers))``; mostly they come in order, or there are few."""
    out: list[int] = []
    for each in numbers:
        if not out or out[-1] < each:
            out.append(each)
        elif not contains(each, out):
            insort(out, each)
    return out


def alike(first: list[T], second: list[Any]) -> list[T]:
    """The first of two lists that ``zip(first, second, strict=True)`` goes through."""
    if len(first) != len(second):
        raise ValueError(f"zip() of {len(first)} and of {len(second)}")
    return first


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


def some(numbers: list[int]) -> bool:
    """``any(numbers)``."""
    for each in numbers:  # noqa: SIM110
        if each != 0:
            return True
    return False


def insort(numbers: list[int], number: int) -> None:
    """``bisect.insort(numbers, number)`` for a list that ascends."""
    place = len(numbers)
    while place > 0 and numbers[place - 1] > number:
        place -= 1
    numbers.insert(place, number)


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


NUMBERS: Final = 256  # places, leaders, cards, points: hardly any number is higher


@final
class Shared(Generic[T]):
    """The objections of one kind: they do not change and are dear to make, so each is made once."""

    def __init__(self, kind: Callable[..., T]) -> None:
        self._kind = kind
        self._plain: T | None = None
        self._about: list[T | None] = [None] * NUMBERS

    def plain(self) -> T:
        """``kind()``."""
        made = self._plain
        if made is None:
            made = self._plain = self._kind()
        return made

    def about(self, number: int) -> T:
        """``kind(number)``."""
        if not 0 <= number < NUMBERS:
            return self._kind(number)
        made = self._about[number]
        if made is None:
            made = self._about[number] = self._kind(number)
        return made
