"""Standing orders: what a seat lets the table answer for it.

An order rests on nothing but what all can see, never on what the seat alone knows: whoever is
answered by one learns no more than that it was answered so.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

Orders = Mapping[str, str]  # by name, as text: a value and its numbers or words
NO_TERM = -1  # before the game has begun


@dataclass(frozen=True)
class Bound:
    """A whole number that a value needs, and how large it may be; some are said in *words*."""

    name: str
    least: int
    most: int
    words: tuple[str, ...] = ()

    def read(self, word: str) -> int | None:
        """The number that a word says, or nothing if it does not fit."""
        if self.words:
            return self.words.index(word) if word in self.words else None
        number = int(word) if word.isdecimal() else -1
        return number if self.least <= number <= self.most else None

    def spelled(self, number: int) -> str:
        return self.words[number] if self.words else str(number)

    def __str__(self) -> str:
        return self.name if self.words else f"{self.least}–{self.most}"


@dataclass(frozen=True)
class Value:
    """One way to give an order, with the numbers that belong to it."""

    name: str
    numbers: tuple[Bound, ...] = ()

    def read(self, words: Sequence[str]) -> tuple[int, ...] | None:
        """The numbers that follow the name, or nothing if they do not fit."""
        if len(words) != len(self.numbers):
            return None
        found: list[int] = []
        for each, word in zip(self.numbers, words, strict=True):
            number = each.read(word)
            if number is None:
                return None
            found.append(number)
        return tuple(found)

    def spelled(self, numbers: Sequence[int]) -> str:
        """The name, and the numbers behind it as they are said."""
        words = [each.spelled(one) for each, one in zip(self.numbers, numbers, strict=True)]
        return " ".join([self.name, *words])

    def __str__(self) -> str:
        return " ".join([self.name, *[str(each) for each in self.numbers]])


@dataclass(frozen=True)
class Order:
    """Something that a seat may order: its values, the first of which is to be asked.

    *kinds* are the kinds of questions that it answers.  One that is *sealed* goes with a plan: it
    counts for the next term alone, and the log tells when it is carried out.

    >>> stand = Order("stand", "11.23a", ("react",), (Value("ask"), Value("if", (PERCENT,))))
    >>> stand.read("if 40")
    ('if', (40,))
    >>> stand.checked("if 140")
    Traceback (most recent call last):
    westphalia.engine.orders.OrderError: the order stand may be ask, if 0–100, not 'if 140'
    """

    name: str
    clause: str
    kinds: tuple[str, ...]
    values: tuple[Value, ...]
    sealed: bool = False

    @property
    def default(self) -> str:
        return self.values[0].name

    def read(self, text: str) -> tuple[str, tuple[int, ...]]:
        """The name of a value and its numbers."""
        value, numbers = self._value(text)
        return value.name, numbers

    def checked(self, text: str) -> str:
        """The text of an order in its one form, if it is one of the allowed."""
        value, numbers = self._value(text)
        return value.spelled(numbers)

    def _value(self, text: str) -> tuple[Value, tuple[int, ...]]:
        name, *words = text.split() or [""]
        for value in self.values:
            numbers = value.read(words) if value.name == name else None
            if numbers is not None:
                return value, numbers
        known = ", ".join(map(str, self.values))
        raise OrderError(f"the order {self.name} may be {known}, not '{text}'")


PERCENT = Bound("percent", 0, 100)


def checked_orders(known: Sequence[Order], wanted: Orders) -> dict[str, str]:
    """Every order that is wanted and is not just to be asked; what is unknown is refused."""
    by_name = {order.name: order for order in known}
    for name in wanted:
        if name not in by_name:
            names = ", ".join(by_name) or "none"
            raise OrderError(f"'{name}' is no standing order of this game; there are: {names}")
    given = {name: by_name[name].checked(text) for name, text in wanted.items()}
    return {name: text for name, text in given.items() if text != by_name[name].default}


@dataclass(frozen=True)
class StandingOrders:
    """The *latest* orders of a seat, and the *former* ones that count until the *term* is over.

    New orders count from the game's next term on: they cannot answer what the seat knows now.
    Those that are *sealed*, by name, count in that term alone.

    >>> standing = StandingOrders().changed(3, {"pay": "all"})
    >>> standing.in_force(3), standing.in_force(4), standing.in_force(5, sealed=["pay"])
    ({}, {'pay': 'all'}, {})
    """

    term: int = NO_TERM
    former: dict[str, str] = field(default_factory=dict)
    latest: dict[str, str] = field(default_factory=dict)

    def in_force(self, term: int, sealed: Collection[str] = ()) -> dict[str, str]:
        return self.kept(term, sealed) if term > self.term else self.former

    def kept(self, term: int, sealed: Collection[str] = ()) -> dict[str, str]:
        """The latest orders that count now, or will."""
        over = term > self.term + 1
        return {name: text for name, text in self.latest.items() if not (over and name in sealed)}

    def changed(
        self, term: int, latest: dict[str, str], sealed: Collection[str] = ()
    ) -> StandingOrders:
        return StandingOrders(term, self.in_force(term, sealed), latest)


def sealed_orders(known: Sequence[Order]) -> list[str]:
    """The names of the orders that go with a plan."""
    return [order.name for order in known if order.sealed]


class OrderError(ValueError):
    """An order that this game does not know."""
