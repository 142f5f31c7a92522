"""Writes docs/rulings.md: every ruling of the clauses, and the choices of this program."""

from __future__ import annotations

from pathlib import Path

from westphalia.clauses import clauses
from westphalia.games import GAMES

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/rulings.md"
INTRODUCTION = Path(__file__).parent / "rulings_introduction.md"


def page() -> str:
    """The page as it should stand: the introduction, then every clause with a note, by game."""
    lines = [INTRODUCTION.read_text().rstrip().replace("../../docs/", "")]
    for game in GAMES:
        lines += ["", f"## Every note of {game}, by clause", ""]
        lines += [
            f"- **{clause.id} {clause.title}.** {clause.note}"
            for clause in clauses(game).values()
            if clause.note
        ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
