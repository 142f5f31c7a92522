"""Writes docs/features.md: what every table of an observation says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from westphalia.engine.tables import Column, Table
from westphalia.games import GAMES, find_game
from westphalia.lab.observation import Flattening

PAGE = Path(__file__).parents[2] / "docs" / "features.md"
HEAD = """# Features

What a learner sees of a position: tables of small integers, the same in every set-up of a game.
This page is made by `tools/pages/features.py` from what the games declare (`games/GAME/tables.py`).
The tables say what the view of a seat says; what follows from that and from the rules is left to
those who learn. They lie one after the other, row after row: the cell of row *r* and column *c* is
number `first + r * columns + c`. What is not there is 0.

A column counts, in a range that a usual game does not leave, though numbers beyond are possible; or
it has names, of which 0 is none and *n* the *n*-th. `find_game(NAME).tables.names()` lists all
cells, `TABLE.ROW.COLUMN`. A flat vector divides what is counted by the most of its column, and has
a number, 0 or 1, for each name.

The digest changes with every name and range. Whatever was learned keeps it, and
`find_game(NAME).tables.check(digest, what)` refuses other tables in a sentence.
"""
MANY = 8  # names beyond so many are not all listed again


def page() -> str:
    """The page as it should stand."""
    parts = [HEAD]
    for name in GAMES:
        tables = find_game(name).tables
        flat = Flattening(tables).size
        about = f"{tables.size} cells, digest `{tables.digest}`; {flat} numbers as a flat vector."
        parts.append(f"## {name}\n\n{about}\n")
        starts = tables.starts()
        parts += [chapter(each, starts[each.name]) for each in tables.tables]
    return "\n".join(parts)


def chapter(table: Table, first: int) -> str:
    """One table: where it lies, its rows and its columns."""
    rows, columns = len(table.rows), len(table.columns)
    place = f"Cells {first} to {first + table.size - 1}: {rows} × {columns}."
    lines = [f"| `{each.name}` | {holds(each)} | {each.about} |" for each in table.columns]
    head = ["| column | holds | what it says |", "|---|---|---|"]
    names = f"Rows: {listed(table.rows, len(table.rows))}."
    return "\n".join([f"### {table.name}", "", place, "", names, "", *head, *lines, ""])


def holds(column: Column) -> str:
    """The range of a column, or its names."""
    return listed(column.names, MANY) if column.names else f"{column.least} to {column.most}"


def listed(names: Sequence[str], most: int) -> str:
    """The names; of many only the first and the last."""
    if len(names) <= most:
        return ", ".join(f"`{name}`" for name in names)
    return f"`{names[0]}`, `{names[1]}`, … `{names[-1]}`: {len(names)}"


if __name__ == "__main__":
    PAGE.write_text(page())
