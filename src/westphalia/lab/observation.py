"""What seats see as numpy arrays: the tables of a game, and flat vectors made of them.

docs/features.md says what each table holds.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from westphalia.engine.cells import Cells
from westphalia.engine.game import Game
from westphalia.engine.step import Question, Seat, State
from westphalia.engine.tables import Tables

Numbers = NDArray[np.int16]
Vector = NDArray[np.float32]


class Flattening:
    """How tables become vectors of numbers between -1 and 1, for libraries that want such.

    A number is divided by the most of its column; what is more counts as that.  Where a column has
    names, there is a number for each of them, of which at most one is 1.
    """

    def __init__(self, tables: Tables) -> None:
        columns = tables.columns()
        wide = np.array([len(column.names) or 1 for column in columns], np.int64)
        ends = np.cumsum(wide)
        starts = ends - wide
        named = np.array([bool(column.names) for column in columns], np.bool_)
        most = [max(column.most, -column.least) for column in columns]
        self.size = int(wide.sum())
        self._counted = np.flatnonzero(~named)
        self._named = np.flatnonzero(named)
        self._counted_at = starts[self._counted]
        self._named_at = starts[self._named] - 1  # as the first name is 1
        self._scale = np.array([1 / most[cell] for cell in self._counted], np.float32)
        self.parts: dict[str, tuple[int, int]] = {}  # where each table begins and ends
        for table, first in zip(tables.tables, tables.starts().values(), strict=True):
            self.parts[table.name] = int(starts[first]), int(ends[first + table.size - 1])

    def vectors(self, numbers: Numbers) -> Vector:
        """A vector for each row of numbers."""
        found = np.zeros((len(numbers), self.size), np.float32)
        scaled = numbers[:, self._counted] * self._scale
        found[:, self._counted_at] = np.clip(scaled, -1, 1)
        which = numbers[:, self._named]
        rows, cells = np.nonzero(which > 0)
        found[rows, self._named_at[cells] + which[rows, cells]] = 1
        return found


def tables_of(game: Game, numbers: Numbers) -> dict[str, Numbers]:
    """The cells of so many looks by the name of their table, with its rows and columns."""
    found: dict[str, Numbers] = {}
    for table, first in zip(game.tables.tables, game.tables.starts().values(), strict=True):
        part = numbers[:, first : first + table.size]
        found[table.name] = part.reshape(len(numbers), len(table.rows), len(table.columns))
    return found


class Observer:
    """Room for what so many seats see: one buffer, which every look overwrites.

    *numbers* has a row for each of them with the cells of all tables; *tables* are the same numbers
    by the name of the table, with a row and a column for each of its own.  Nothing is copied: what
    is to be kept, copy.
    """

    def __init__(self, game: Game, seats: int = 1) -> None:
        self.game = game
        self.cells = Cells(game.tables.size * seats)
        shape = (seats, game.tables.size)
        self.numbers: Numbers = np.frombuffer(self.cells.buffer(), np.int16).reshape(shape)
        self.tables = tables_of(game, self.numbers)

    @cached_property
    def flat(self) -> Flattening:
        """How the tables become vectors; made when a vector is first wanted."""
        return Flattening(self.game.tables)

    def look(self, state: State, seat: Seat, question: Question | None) -> Numbers:
        """What a seat sees while that question is open, or when the game is over."""
        self.cells.at = 0
        self.game.observe(state, seat, question, self.cells)
        seen: Numbers = self.numbers[0]
        return seen

    def vectors(self) -> Vector:
        """What all of them see, each as one flat vector."""
        return self.flat.vectors(self.numbers)
