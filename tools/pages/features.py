"""Writes docs/features.md: what every number of an observation means."""

from __future__ import annotations

from pathlib import Path

from westphalia.engine.features import Block
from westphalia.games import GAMES, find_game

PAGE = Path(__file__).parents[2] / "docs" / "features.md"
HEAD = """# Features

What a learner sees of a position, number by number; this page is made by
`tools/pages/features.py`. All of it is read from the view of one seat and from nothing else
(`games/GAME/features.py` is the allow-list), and a game has as many numbers in every set-up:
what is not there is 0. A block is a table, row after row; number *n* of an observation is row `(n -
first) // columns`, column `(n - first) % columns` of its block. Numbers are divided by *most*, and
what is more counts as *most*, so that all lie between -1 and 1. `find_game(NAME).features.names()`
lists the names in order, `BLOCK.ROW.COLUMN`.
"""


def table(block: Block, first: int) -> str:
    """One block: where it lies, its rows and its columns."""
    rows, columns = len(block.rows), len(block.columns)
    place = f"Numbers {first} to {first + block.size - 1}: {rows} × {columns}."
    names = ", ".join(f"`{row}`" for row in block.rows)
    lines = [f"| `{each.name}` | {each.most:g} | {each.about} |" for each in block.columns]
    head = ["| column | most | what it says |", "|---|---|---|"]
    return "\n".join([f"### {block.name}", "", place, "", f"Rows: {names}.", "", *head, *lines, ""])


def page() -> str:
    """The page as it should stand."""
    parts = [HEAD]
    for name in GAMES:
        features = find_game(name).features
        parts.append(f"## {name}\n\n{features.size} numbers.\n")
        first = 0
        for block in features.blocks:
            parts.append(table(block, first))
            first += block.size
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page())
