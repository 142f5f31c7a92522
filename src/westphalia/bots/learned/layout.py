"""What a net reads of a game's tables: features of rows, tokens, pointers, and what choices are of.

It follows from the tables, the vocabulary and the borders of a game, so the one who learns and the
one who plays build the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from westphalia.engine.game import Game
from westphalia.engine.tables import NUMBER, Column, Table, factors

Whole = NDArray[np.int64]
Real = NDArray[np.float32]

FINE: Final = 12  # numbers with so many values are told apart one by one
SMALL: Final = 8  # of others, those up to this
COUNTED: Final = 64  # numbers in choices are told apart below this
MANY: Final = 40  # of so many rows, those with less than...
LITTLE: Final = 8  # ... so many columns are one token together
NO_CHOICE: Final = -1  # fills up a row of offered choices
BORDERS: Final = "borders"  # the pairs of places in a game's graph


@dataclass(frozen=True)
class Block:
    """A table as a net reads it: rows of features, made of the columns of each row.

    First come the columns that are numbers, each by its scale; then the *wide* of them once more,
    by logarithm; then a yes or no for each pair of a column and a value.
    """

    table: Table
    start: int
    numbers: Whole
    scales: Real
    wide: Whole
    logs: Real
    columns: Whole
    values: Whole

    @property
    def rows(self) -> int:
        return len(self.table.rows)

    @property
    def width(self) -> int:
        """How many columns a row has."""
        return len(self.table.columns)

    @property
    def features(self) -> int:
        """How many features a row has."""
        return len(self.numbers) + len(self.wide) + len(self.columns)

    @property
    def pooled(self) -> bool:
        """Whether all rows are one token: where little is said of each."""
        return self.rows > 1 and (self.width == 1 or (self.rows > MANY and self.width < LITTLE))


def block(table: Table, start: int) -> Block:
    """How the rows of a table are read that begins at this cell."""
    told = list(enumerate(table.columns))
    numbers = [at for at, column in told if not column.names]
    wide = [at for at in numbers if span(table.columns[at]) > FINE]
    pairs = [(at, value) for at, column in told for value in singled_out(column)]
    return Block(
        table,
        start,
        np.array(numbers, np.int64),
        np.array([1 / most_of(table.columns[at]) for at in numbers], np.float32),
        np.array(wide, np.int64),
        np.array([1 / np.log1p(most_of(table.columns[at])) for at in wide], np.float32),
        np.array([at for at, _ in pairs], np.int64),
        np.array([value for _, value in pairs], np.int64),
    )


def span(column: Column) -> int:
    return column.most - column.least


def most_of(column: Column) -> int:
    """The largest size of a number."""
    return max(abs(column.most), abs(column.least))


def singled_out(column: Column) -> Sequence[int]:
    """The values of a column that are features of their own."""
    if column.names:
        return range(1, column.most + 1)
    if span(column) == 1:
        return ()  # the number says it
    return range(column.least, column.most + 1 if span(column) <= FINE else SMALL + 1)


@dataclass(frozen=True)
class Pointer:
    """A cell that names a row: by value the token of that row, 0 for none."""

    cell: int
    tokens: Whole


class Layout:
    """All that a net over a game must know of it beside its weights."""

    def __init__(self, game: Game) -> None:
        self.game = game.name
        self.digest = game.tables.digest
        self.size = game.tables.size
        starts = game.tables.starts()
        self.blocks = [block(table, starts[table.name]) for table in game.tables.tables]
        self.own = [each for each in self.blocks if not each.pooled]
        self.pooled = [each for each in self.blocks if each.pooled]
        self._rows = dict(self._numbered())
        # Token 0 is the net's own; those of rows follow, then one for each pooled table.
        self.tokens = 1 + sum(each.rows for each in self.own) + len(self.pooled)
        self.pointers = list(self._pointers())
        self.choices = Choices(game, self._rows)
        self.borders = self._borders(game)

    def first(self, name: str) -> int:
        """The token of the first row of a table."""
        at = 1
        for each in self.own:
            if each.table.name == name:
                return at
            at += each.rows
        raise ValueError(f"the net of {self.game} has no tokens for a table '{name}'")

    @cached_property
    def alone(self) -> list[int]:
        """The tokens of tables with one row: of the whole game, and of its question."""
        return [self.first(each.table.name) for each in self.own if each.rows == 1]

    def _numbered(self) -> Iterator[tuple[str, int]]:
        """The token of every row by its name; where two have the same, that of the later."""
        at = 1
        for each in self.own:
            for row in each.table.rows:
                yield row, at
                at += 1

    def _pointers(self) -> Iterator[Pointer]:
        """The cells of single rows whose values are names of rows."""
        for each in self.own:
            for at, column in enumerate(each.table.columns if each.rows == 1 else ()):
                tokens = [self._rows.get(name, 0) for name in column.names]
                if any(tokens):
                    yield Pointer(each.start + at, np.array([0, *tokens], np.int64))

    def _borders(self, game: Game) -> Real:
        """By token its neighbours, each counted a third: half the borders of a usual place."""
        weights = np.zeros((self.tokens, self.tokens), np.float32)
        graph = game.graph({})
        if BORDERS in graph:
            places = len(graph[game.place])
            first = next(self.first(each.table.name) for each in self.own if each.rows >= places)
            for one, other in graph[BORDERS]:
                weights[first + one, first + other] = 1 / 3
        return weights


class Choices:
    """Every choice of the vocabulary by its factors: verb, noun, the noun's token, number.

    What there is not is 0; so is all of the row after the last, which stands for no choice.
    """

    def __init__(self, game: Game, rows: dict[str, int]) -> None:
        names, made_of = factors(game.vocabulary, game.nouns)
        nouns: dict[tuple[int, int], int] = {}
        table = []
        for choice, (verb, *terms) in zip(game.vocabulary.choices, made_of, strict=True):
            number = min(terms.pop() + 1, COUNTED - 1) if names[-1] == NUMBER else 0
            counted = choice.noun >= 0 and game.nouns.get(choice.verb) == NUMBER
            said = [(term, noun) for term, noun in enumerate(terms) if noun]
            noun = nouns.setdefault(said[0], len(nouns) + 1) if said else 0
            token = rows.get(choice.text.rpartition(" ")[2], 0) if said else 0
            table.append((verb + 1, noun, token, number if counted else 0))
        table.append((0, 0, 0, 0))
        self.factors: Whole = np.array(table, np.int64)
        self.verbs = max(row[0] for row in table) + 1
        self.nouns = len(nouns) + 1
