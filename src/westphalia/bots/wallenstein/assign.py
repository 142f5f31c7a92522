"""Which card for which box: the best of all ways to give every row a column of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf


def assign(worth: Sequence[Sequence[float]]) -> list[int]:
    """The column of each row, so that the worths add up to the most (the Hungarian method).

    There must be at least as many columns as rows.  Row by row the shortest chain of changes is
    sought; potentials keep every reduced cost at or above 0.
    """
    rows, columns = len(worth), len(worth[0]) if worth else 0
    assert rows <= columns, f"{rows} rows cannot share {columns} columns"
    row_price = [0.0] * (rows + 1)
    column_price = [0.0] * (columns + 1)
    holder = [0] * (columns + 1)  # the row of each column, from 1; column 0 stands outside
    for row in range(1, rows + 1):
        holder[0] = row
        _rearrange(worth, row_price, column_price, holder)
    found = [0] * rows
    for column in range(1, columns + 1):
        if holder[column]:
            found[holder[column] - 1] = column - 1
    return found


def _rearrange(
    worth: Sequence[Sequence[float]],
    row_price: list[float],
    column_price: list[float],
    holder: list[int],
) -> None:
    """Find a column for the row that column 0 holds, moving other rows along if need be."""
    size = len(holder)
    slack = [inf] * size
    back = [0] * size
    seen = [False] * size
    column = 0
    while holder[column]:
        seen[column] = True
        costs = worth[holder[column] - 1]
        base = row_price[holder[column]]
        nearest, gap = 0, inf
        for other in range(1, size):
            if seen[other]:
                continue
            reduced = -costs[other - 1] - base - column_price[other]
            if reduced < slack[other]:
                slack[other], back[other] = reduced, column
            if slack[other] < gap:
                nearest, gap = other, slack[other]
        _shift_prices(row_price, column_price, holder, seen, slack, gap)
        column = nearest
    while column:
        holder[column] = holder[back[column]]
        column = back[column]


def _shift_prices(
    row_price: list[float],
    column_price: list[float],
    holder: list[int],
    seen: list[bool],
    slack: list[float],
    gap: float,
) -> None:
    for column, done in enumerate(seen):
        if done:
            row_price[holder[column]] += gap
            column_price[column] -= gap
        else:
            slack[column] -= gap
