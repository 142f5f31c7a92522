"""Writes docs/evaluation.md: the suites, and what was measured in them."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

from westphalia.lab.suites import suites

DOCS = Path(__file__).parents[2] / "docs"
PAGE = DOCS / "evaluation.md"
RESULTS = DOCS / "evaluation.csv"
HEAD = """# Evaluation

How good is a bot? A *suite* is a contest that is the same for everybody: set-up, opponents and
seed are fixed. The bot sits at each seat in turn, and every rotation of the seats has the same
chance, so that neither seat nor luck decides. This page is made by `tools/pages/evaluation.py`
from `lab/suites.toml` and `docs/evaluation.csv`.

    ./westphalia evaluate wallenstein-captain general:100
    ./westphalia evaluate wallenstein-captain mybot.py:Bot --rounds 10
    ./westphalia evaluate wallenstein-captain mybot.py:Bot --results docs/evaluation.csv

A suite has hundreds of games; `--rounds` plays a beginning of them. The bot is named as
everywhere ([adding a bot](adding-a-bot.md)). The last command adds a row to
the table; send it with the bot's source or a word on how it was made, and with what it takes to
repeat it. A suite never changes; where the rules or a bot of the house change, so does the
digest of the sources, and rows with different digests were not measured against the same
opponent.

*Won* is the share of the games won, *lead* by how many points the bot was ahead of the others
in the mean; in Thirty Years War, where one total is seen from both sides, that is twice the
swing. Both have 95 % bounds.

"""


def lines() -> Iterator[str]:
    """The suites, each with its rows."""
    rows = list(csv.DictReader(RESULTS.read_text(encoding="utf-8").splitlines()))
    for name, suite in suites().items():
        yield f"## {name}\n"
        yield f"{suite.about()}.\n"
        yield "| bot | games | won | lead | version, sources |"
        yield "|---|---|---|---|---|"
        for row in sorted(
            [row for row in rows if row["suite"] == name], key=lambda row: -float(row["won"])
        ):
            yield (
                f"| `{row['bot']}` | {row['games']} | {share(row, 'won')} | {points(row)} "
                f"| {row['version']}, `{row['sources']}` |"
            )
        yield ""


def share(row: dict[str, str], name: str) -> str:
    middle, low, high = [float(row[f"{name}{end}"]) for end in ("", "_low", "_high")]
    return f"{middle:.1%} [{low:.1%} to {high:.1%}]"


def points(row: dict[str, str]) -> str:
    middle, low, high = [float(row[f"lead{end}"]) for end in ("", "_low", "_high")]
    return f"{middle:+.1f} [{low:+.1f} to {high:+.1f}]"


def page() -> str:
    """The page as it should stand."""
    return HEAD + "\n".join(lines()).rstrip() + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
