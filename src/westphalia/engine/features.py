"""Features: what a view says, as numbers in a fixed order, for those who learn from numbers.

A game writes them down as blocks.  A block is a table: a row for each place, card or seat, a column
for each thing that is said of it.  All of it is read from the view of one seat and from nothing
else, so a vector can hold no more than its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

View = Mapping[str, Any]
Row = list[float]


class Column(NamedTuple):
    """One thing that is said of every row: at most so much, which becomes 1 when it is scaled."""

    name: str
    most: float
    about: str


class Block:
    """A table of numbers: *read* gives its rows in order, each with a number for every column."""

    def __init__(
        self,
        name: str,
        rows: Sequence[str],
        columns: Sequence[Column],
        read: Callable[[View], Iterable[Row]],
    ) -> None:
        self.name = name
        self.rows = tuple(rows)
        self.columns = tuple(columns)
        self.read = read
        self.size = len(self.rows) * len(self.columns)


class Features:
    """All blocks of a game, one after the other: the same for every set-up of it."""

    def __init__(self, blocks: Sequence[Block] = ()) -> None:
        self.blocks = tuple(blocks)
        self.size = sum([block.size for block in self.blocks])
        self.most = [
            column.most for block in self.blocks for _ in block.rows for column in block.columns
        ]

    def names(self) -> list[str]:
        """The name of every number: its block, its row and its column."""
        return [
            f"{block.name}.{row}.{column.name}"
            for block in self.blocks
            for row in block.rows
            for column in block.columns
        ]

    def read(self, view: View) -> list[float]:
        """What the view of a seat says, as it is; what is not there is 0."""
        numbers: list[float] = []
        for block in self.blocks:
            for row in block.read(view):
                numbers += row
        return numbers


def bit(name: str, about: str) -> Column:
    """A column that says yes or no."""
    return Column(name, 1, about)


def bits(prefix: str, names: Iterable[str], about: str) -> list[Column]:
    """A column for each name, of which few are 1: what *about* says, with the name for its {}."""
    return [bit(f"{prefix}{name}", about.format(name)) for name in names]


def one_of(names: Sequence[str], found: object) -> Row:
    """1 where a name is the one that was found, else 0."""
    row: Row = [0] * len(names)
    if found in names:
        row[names.index(str(found))] = 1
    return row


def words_about(view: View, terms: Collection[str] = ()) -> set[str]:
    """The words of what the table is asked about, perhaps only of these terms."""
    told: Mapping[str, Any] = view["prompt"].get("about", {})
    found: set[str] = set()
    for term, value in told.items():
        if terms and term not in terms:
            continue
        several = value if isinstance(value, list | tuple) else [value]
        found.update([each for each in several if isinstance(each, str)])
    return found


def some_of(names: Sequence[str], found: Collection[object]) -> Row:
    """1 where a name is among those that were found, else 0."""
    return [name in found for name in names]
