"""Writes docs/rulings.md: every ruling of the clauses, and the choices of this program."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLAUSES = ROOT / "src/westphalia/games/wallenstein/rules/clauses.toml"
PAGE = ROOT / "docs/rulings.md"
INTRODUCTION = Path(__file__).parent / "rulings_introduction.md"


def page() -> str:
    """The page as it should stand: the introduction, then every clause with a note."""
    clauses = tomllib.loads(CLAUSES.read_text())["clause"]
    lines = [INTRODUCTION.read_text().rstrip(), "", "## Every note, by clause", ""]
    lines += [
        f"- **{clause['id']} {clause['title']}.** {clause['note']}"
        for clause in clauses
        if clause["note"]
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page())
