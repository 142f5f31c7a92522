"""Standing orders: what a seat lets the table answer for it.

An order rests on nothing but what all can see, never on what the seat alone knows: whoever is
answered by one learns no more than that it was answered so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Orders = Mapping[str, str]  # by name, as text: a value and its numbers
NO_TERM = -1  # before the game has begun


@dataclass(frozen=True)
class Bound:
    """A whole number that a value needs, and how large it may be."""

    name: str
    least: int
    most: int


@dataclass(frozen=True)
class Value:
    """One way to give an order, with the numbers that belong to it."""

    name: str
    numbers: tuple[Bound, ...] = ()

    def read(self, words: Sequence[str]) -> tuple[int, ...] | None:
        """The numbers that follow the name, or nothing if they do not fit."""
        if len(words) != len(self.numbers) or not all(word.isdecimal() for word in words):
            return None
        found = tuple([int(word) for word in words])
        pairs = zip(found, self.numbers, strict=True)
        return found if all(each.least <= one <= each.most for one, each in pairs) else None

    def __str__(self) -> str:
        bounds = [f"{each.least}–{each.most}" for each in self.numbers]
        return " ".join([self.name, *bounds])


@dataclass(frozen=True)
class Order:
    """Something that a seat may order: its values, the first of which is to be asked.

    *kinds* are the kinds of questions that it answers.

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

    @property
    def default(self) -> str:
        return self.values[0].name

    def read(self, text: str) -> tuple[str, tuple[int, ...]]:
        """The name of a value and its numbers."""
        name, *words = text.split() or [""]
        for value in self.values:
            numbers = value.read(words) if value.name == name else None
            if numbers is not None:
                return name, numbers
        known = ", ".join(map(str, self.values))
        raise OrderError(f"the order {self.name} may be {known}, not '{text}'")

    def checked(self, text: str) -> str:
        """The same text in its one form, if it is one of the allowed."""
        name, numbers = self.read(text)
        return " ".join([name, *map(str, numbers)])


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

    >>> standing = StandingOrders().changed(3, {"pay": "all"})
    >>> standing.in_force(3), standing.in_force(4)
    ({}, {'pay': 'all'})
    """

    term: int = NO_TERM
    former: dict[str, str] = field(default_factory=dict)
    latest: dict[str, str] = field(default_factory=dict)

    def in_force(self, term: int) -> dict[str, str]:
        return self.latest if term > self.term else self.former

    def changed(self, term: int, latest: dict[str, str]) -> StandingOrders:
        return StandingOrders(term, self.in_force(term), latest)


class OrderError(ValueError):
    """An order that this game does not know."""
