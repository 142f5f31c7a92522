"""Tables: what a seat may know as small integers, for those who learn from numbers.

A game declares its tables once: a row for each place, card or seat, a column for each thing that is
said of it.  Its ``observe`` writes them into cells, all tables in order, row after row.  Whoever
has learnt something from them keeps their digest, which changes with every column.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Final, NamedTuple

from westphalia.engine.cells import Cells
from westphalia.engine.choice import Vocabulary
from westphalia.engine.step import Decision, Step

NUMBER: Final = "number"  # what a verb's noun is where it is counted


class Column(NamedTuple):
    """One thing that is said of every row: a number from *least* to *most*, or one of *names*.

    Of names 0 is none of them, and n is the n-th.  Numbers beyond the range are possible; they are
    more than a usual game brings.
    """

    name: str
    most: int
    about: str
    least: int = 0
    names: tuple[str, ...] = ()


def flag(name: str, about: str) -> Column:
    """A column that says yes or no."""
    return Column(name, 1, about)


def flags(prefix: str, names: Iterable[str], about: str) -> list[Column]:
    """A yes or no for each name: what *about* says, with the name for its {}."""
    return [flag(f"{prefix}{name}", about.format(name)) for name in names]


def one_of(name: str, names: Iterable[str], about: str) -> Column:
    """A column that says which of the names it is, if any."""
    known = tuple(names)
    return Column(name, len(known), about, 0, known)


class Table(NamedTuple):
    """Rows with names, each with a number for every column."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[Column, ...]

    @property
    def size(self) -> int:
        return len(self.rows) * len(self.columns)


def table(name: str, rows: Iterable[str], columns: Iterable[Column]) -> Table:
    return Table(name, tuple(rows), tuple(columns))


def place_of(columns: Sequence[Column], name: str) -> int:
    """The place of a column in its row."""
    return [column.name for column in columns].index(name)


class Tables:
    """All tables of a game, one after the other: the same for every set-up of it."""

    def __init__(self, tables: Sequence[Table] = ()) -> None:
        self.tables = tuple(tables)
        self.size = sum([each.size for each in self.tables])

    def starts(self) -> dict[str, int]:
        """Where each table begins, counted in cells."""
        found: dict[str, int] = {}
        at = 0
        for each in self.tables:
            found[each.name] = at
            at += each.size
        return found

    def columns(self) -> list[Column]:
        """The column of every cell."""
        return [column for each in self.tables for _ in each.rows for column in each.columns]

    def names(self) -> list[str]:
        """The name of every cell: its table, its row and its column."""
        return [
            f"{each.name}.{row}.{column.name}"
            for each in self.tables
            for row in each.rows
            for column in each.columns
        ]

    def column(self, table: str, name: str) -> Column:
        """The column of that name in the table of that name."""
        [found] = [
            column
            for each in self.tables
            for column in each.columns
            if (each.name, column.name) == (table, name)
        ]
        return found

    def said(self, numbers: Sequence[int]) -> list[str]:
        """What these cells say in words, of all that are not 0."""
        return [
            f"{name}={column.names[number - 1] if column.names else number}"
            for name, column, number in zip(self.names(), self.columns(), numbers, strict=True)
            if number
        ]

    @property
    def digest(self) -> str:
        """A short fingerprint of names and ranges; the sentences may be written anew."""
        text = "\n".join(
            f"{each.name} {' '.join(each.rows)} {column.name} {column.least} {column.most}"
            f" {' '.join(column.names)}"
            for each in self.tables
            for column in each.columns
        )
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def check(self, digest: str, learned: str) -> None:
        """Refuse what was *learned* from tables with another digest: it would see nonsense."""
        if digest != self.digest:
            raise ValueError(
                f"{learned} was learned from other tables ({digest}) than those of today "
                f"({self.digest}): it must learn anew"
            )


# The question


class Asked:
    """The row of the question: what is asked, and every field of the decision that asks it.

    *columns* are the fields that hold one thing, by name; *sets* are those that hold several, which
    a game tells by columns of its places, leaders and so on.
    """

    def __init__(
        self,
        kinds: Sequence[str],
        steps: Mapping[str, type[Step]],
        columns: Sequence[Column],
        sets: Sequence[str] = (),
    ) -> None:
        self.columns = [one_of("asked", kinds, "what the table waits for"), *columns]
        self._kinds = {kind: place for place, kind in enumerate(kinds, start=1)}
        self._fields: dict[type[Step], list[str]] = {}  # by column, "" where there is none
        self._above = [1 if column.names else 0 for column in columns]
        known = {"seat", *sets, *[column.name for column in columns]}
        for name, step in steps.items():
            if issubclass(step, Decision):
                held = {field.name for field in fields(step)}  # type: ignore[arg-type]
                assert held <= known, f"the question of {name} lacks {sorted(held - known)}"
                self._fields[step] = [
                    column.name if column.name in held else "" for column in columns
                ]

    def write(self, cells: Cells, kind: str, decision: Step) -> None:
        """Write the row; a field that the decision does not have is 0."""
        cells.put(self._kinds[kind])
        names = self._fields[type(decision)]
        for place, name in enumerate(names):
            if name:
                number: int = getattr(decision, name)
                cells.put(number + self._above[place])
            else:
                cells.put(0)


def members(decision: Step, name: str) -> tuple[int, ...]:
    """What a field of the decision holds that names several; nothing if it has no such field."""
    found: tuple[int, ...] = getattr(decision, name, ())
    return found


# Answers


def factors(
    vocabulary: Vocabulary, terms: Mapping[str, str]
) -> tuple[tuple[str, ...], list[list[int]]]:
    """What every choice is made of: the names of the columns, and a row for each choice.

    The first column is the number of its verb.  Then there is a column for each term, and it holds
    the number of what the verb is said of, counted from 1, or 0.  *terms* are by verb; the noun of
    a verb whose term is NUMBER is a number itself, and counted as it is.
    """
    verbs = list(dict.fromkeys([choice.verb for choice in vocabulary.choices]))
    names = sorted({*terms.values()} - {NUMBER})
    places = {term: place for place, term in enumerate([*names, NUMBER], start=1)}
    rows: list[list[int]] = []
    for choice in vocabulary.choices:
        row = [verbs.index(choice.verb), *[0] * len(places)]
        if choice.noun >= 0:
            term = terms[choice.verb]
            row[places[term]] = choice.noun + (term != NUMBER)
        rows.append(row)
    return ("verb", *places), rows
