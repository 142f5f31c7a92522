"""A ladder for readers: as a table, as a page, and as the file that the lobby reads."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from westphalia.lab.rating import ANCHOR, Rated, duels
from westphalia.lab.results import Played

PAGE: Final = """# The ladder

How strong the bots are, measured: each bot alone against others of one kind, every two kinds both
ways, at every seat, and in every scenario where a game has some.

A rating is 400 times the decimal logarithm of a strength; a seat wins as often as its strength is
part of the sum at its table. So 400 points more win ten times as often, and of two seats {even}
points more win three games of four. The bot that stands in for people who are away has {anchor}.
Every two bots have one drawn game more than they played, or who never lost would have no rating.
The bounds hold 95 % of what came out when every game counted as often as chance said (a Bayesian
bootstrap); of who has never won, the lower one says little. The last column is openskill's mean and
deviation (Plackett and Luce, game after game).

Games are kept in a file: a ladder that was ended goes on where it stopped, and more `--rounds` or
another bot leave the games that were played as they are. [The laboratory](laboratory.md) says more.
"""

RATINGS: Final = """# How strong the bots are: written by `westphalia ladder`, not by hand.
# The bounds hold 95 %; docs/ladder.md has the commands and says what a rating is.
"""


def table(rated: Sequence[Rated]) -> str:
    """The ladder as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(asdict(rated[0]))
    writer.writerows([asdict(one).values() for one in rated])
    return text.getvalue()


def as_json(rated: Sequence[Rated], games: Sequence[Played]) -> dict[str, Any]:
    """The ladder as plain data."""
    met = duels([played.outcome for played in games])
    return {
        "games": len(games),
        "bots": [asdict(one) for one in rated],
        "duels": [
            {"bot": one, "against": other, "games": many, "ahead": share}
            for (one, other), (many, share) in sorted(met.items())
        ],
    }


def section(game: str, command: str, rated: Sequence[Rated], games: Sequence[Played]) -> str:
    """What the page says of one game."""
    seeds = " and ".join(sorted({played.seed for played in games}))
    lines = [
        f"## {game}",
        "",
        f"{len(games)} games, seed {seeds}:",
        "",
        f"    {command}",
        "",
        "| bot | rating | 95 % bounds | games | won a seat | openskill |",
        "|---|---:|---:|---:|---:|---:|",
        *[_row(one) for one in rated],
        "",
        "How often the bot of a row came out ahead of the bot of a column, seat against seat:",
        "",
        *_matrix([one.bot for one in rated], games),
    ]
    return "\n".join(lines) + "\n"


def _row(one: Rated) -> str:
    bounds = f"{one.low:.0f} to {one.high:.0f}" if one.high > one.low else "by definition"
    skill = f"{one.mu:.1f} ± {one.sigma:.1f}"
    return f"| {one.bot} | {one.rating:.0f} | {bounds} | {one.games} | {one.won:.1%} | {skill} |"


def _matrix(bots: Sequence[str], games: Sequence[Played]) -> list[str]:
    met = duels([played.outcome for played in games])
    lines = [f"| | {' | '.join(bots)} |", "|---|" + "---:|" * len(bots)]
    for one in bots:
        cells = [f"{met[one, other][1]:.0%}" if (one, other) in met else "" for other in bots]
        lines.append(f"| {one} | {' | '.join(cells)} |")
    return lines


def with_section(page: str, game: str, text: str) -> str:
    """The page with what it says of a game put in place; a new page begins with what all share."""
    even = round(400 * 0.47712)  # of log10(3)
    page = page or PAGE.format(even=even, anchor=ANCHOR)
    found = re.search(rf"^## {game}$.*?(?=^## |\Z)", page, re.M | re.S)
    if found:
        return (
            page[: found.start()]
            + text
            + ("\n" if found.end() < len(page) else "")
            + page[found.end() :]
        )
    return page.rstrip("\n") + "\n\n" + text


def with_ratings(data: str, game: str, rated: Sequence[Rated]) -> str:
    """The file of ratings with those of a game put in place, by the names of the levels."""
    tables: dict[str, Mapping[str, Mapping[str, int | str]]] = tomllib.loads(data)
    tables[game] = {
        one.bot.partition(":")[0]: {
            "rating": round(one.rating),
            "low": round(one.low),
            "high": round(one.high),
            "games": one.games,
            "measured": one.bot,
        }
        for one in rated
    }
    lines = [RATINGS]
    for name in sorted(tables):
        for bot, numbers in tables[name].items():
            lines.append(f"[{name}.{bot}]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in numbers.items()]
            lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"
