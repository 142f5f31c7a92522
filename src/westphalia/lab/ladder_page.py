"""A ladder for readers: a page of docs, a file of ratings, tables and plain data."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, replace
from html import escape
from typing import Any, Final

from westphalia.bots.registry import level_of
from westphalia.lab.arena import report_of
from westphalia.lab.ladder import (
    EVERYWHERE,
    Ladder,
    Meeting,
    Rated,
    duels,
    meetings,
)
from westphalia.lab.pairs import Estimate
from westphalia.lab.results import Played
from westphalia.rating import ANCHOR

PAGE: Final = """# The ladder

How strong the bots are, measured: each bot alone against others of one kind, every two kinds both
ways, at every seat, and in every scenario where a game has some.

**Rounds.** Every line-up plays in rounds: one game for each rotation of the seats, all with the
same chance and, where it is drawn, the same line-up on the map. Where sides are unequal, who sits
where decides most games between equals, and chance most of the rest. A round takes both away: what
is left is the strength of the bots. Where two play, a round is a pair, and its *swing* is half of
what the total moved when the sides were exchanged: by so many victory points the first bot is worth
more than the second on either side. A win says less: the side that a scenario favours often wins
whoever plays it. Levels of victory are counted 1 for a minor, 2 for a historical, 3 for a full and
4 for a major victory, below 0 for a defeat; they swing likewise. Bounds hold 95 %, and a round is
one measurement.

**Ratings.** A rating is 400 times the decimal logarithm of a strength; a seat wins as often as its
strength is part of the sum at its table. So 400 points more win ten times as often, and of two
seats {even} points more win three games of four. The bot that stands in for people who are away has
{anchor}. Every two bots have one drawn game more than they played, or who never lost would have no
rating. The bounds hold 95 % of what came out when every round counted as often as chance said (a
Bayesian bootstrap); of who has never won, the lower one says little. The last column is openskill's
mean and deviation (Plackett and Luce, game after game). Where sides are unequal ratings lie close
together, because a rating knows only who has won: look at the swings.

Games are kept in a file: a ladder that was ended goes on where it stopped, and more `--rounds` or
another bot leave the games that were played as they are. With each game stands what its bots were
made of; the games of a bot that has changed are played anew. [The laboratory](laboratory.md) says
more. How learned players were made, and more of their measures: [learning](learning.md).
"""

BARE: Final = re.compile(r"[\w-]+", re.ASCII)  # of TOML: what needs no quotes as a key
RATINGS: Final = """# How strong the bots are: written by `westphalia ladder`, not by hand.
# The bounds hold 95 %; docs/ladder.md has the commands and says what a rating is.
"""


# What is told of each bot, for people.
COLUMNS: Final[Mapping[str, Callable[[Rated], str]]] = {
    "bot": lambda one: one.bot,
    "rating": lambda one: f"{one.rating:.0f}",
    "95 % bounds": lambda one: (
        f"{one.low:.0f} to {one.high:.0f}" if one.high > one.low else "by definition"
    ),
    "games": lambda one: str(one.games),
    "won a seat": lambda one: f"{one.won:.1%}",
    "openskill": lambda one: f"{one.mu:.1f} ± {one.sigma:.1f}",
}


def rows(rated: Sequence[Rated]) -> list[list[str]]:
    return [[cell(one) for cell in COLUMNS.values()] for one in rated]


def table(rated: Sequence[Rated]) -> str:
    """The ladder as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(asdict(rated[0]))
    writer.writerows([asdict(one).values() for one in rated])
    return text.getvalue()


def as_json(ladder: Ladder, rated: Sequence[Rated], games: Sequence[Played]) -> dict[str, Any]:
    """The ladder as plain data."""
    met = duels([played.outcome for played in games])
    return {
        "games": len(games),
        **mistakes_in(games),
        "bots": [{**asdict(one), "sources": ladder.digests[one.bot]} for one in rated],
        "meetings": [asdict(one) for one in meetings(ladder, games)],
        "duels": [
            {"bot": one, "against": other, "games": many, "ahead": share}
            for (one, other), (many, share) in sorted(met.items())
        ],
    }


def mistakes_in(games: Sequence[Played]) -> dict[str, Any]:
    """How many games mistakes of bots from outside ended, and the first; nothing if none did."""
    report = report_of([played.outcome for played in games])
    return {key: value for key, value in report.shares().items() if "mistake" in key}


def section(
    game: str, command: str, ladder: Ladder, rated: Sequence[Rated], games: Sequence[Played]
) -> str:
    """Writes what the page says of one game."""
    seats = len(games[0].outcome.bots)
    made_of = ", ".join(f"`{one.bot}` {ladder.digests[one.bot]}" for one in rated)
    lines = [
        f"## {game}",
        "",
        f"{len(games)} games, seed {ladder.seed}:",
        "",
        f"    {command}",
        "",
        *_table(COLUMNS, rows(rated)),
        "",
        f"What the bots were made of: {made_of}.",
        "",
        *_meetings(meetings(ladder, games), [one.bot for one in rated], seats),
        "How often the bot of a row came out ahead of the bot of a column, seat against seat:",
        "",
        *_matrix([one.bot for one in rated], games),
    ]
    return "\n".join(lines) + "\n"


def _table(heads: Iterable[str], lines: Sequence[Sequence[str]]) -> list[str]:
    heads = list(heads)
    return [
        f"| {' | '.join(heads)} |",
        f"|---{'|---:' * (len(heads) - 1)}|",
        *[f"| {' | '.join(map(in_table, row))} |" for row in lines],
    ]


ALONE: Final = """One seat of the first bot against others of the second, in rounds of all
rotations; of equal bots each would win one game of {seats}:"""
SCENARIOS: Final = {EVERYWHERE: "**all**", "": ""}
PAIRS: Final = "Pairs, the same war twice with the sides exchanged:"


def _meetings(found: Sequence[Meeting], order: Sequence[str], seats: int) -> list[str]:
    """The meetings as a table, in the *order* of the bots: in a duel the better one is first."""
    if not found:
        return []
    duel = seats == 2
    if duel:
        found = [turned(one) if better(order, one) == one.against else one for one in found]
    heads = [
        "bots",
        *["scenario"] * duel,
        "rounds",
        "won",
        "swing, points" if duel else "lead, points",
    ]
    leveled = any(one.levels for one in found)
    lines = [
        [
            f"{one.bot} against {one.against}",
            *[SCENARIOS.get(one.scenario, one.scenario.replace("_", " "))] * duel,
            str(one.rounds),
            in_percent(one.won),
            in_points(one.points),
            *[in_points(one.levels)] * leveled,
        ]
        for one in sorted(found, key=lambda one: [order.index(one.bot), order.index(one.against)])
    ]
    return [
        PAIRS if duel else ALONE.format(seats=seats),
        "",
        *_table([*heads, *["swing, levels"] * leveled], lines),
        "",
    ]


def better(order: Sequence[str], one: Meeting) -> str:
    return min(one.bot, one.against, key=order.index)


def turned(one: Meeting) -> Meeting:
    """A pair as it is seen from the other side."""
    return replace(
        one,
        bot=one.against,
        against=one.bot,
        won=mirrored(one.won, 1.0),
        points=mirrored(one.points, 0.0),
        levels=one.levels and mirrored(one.levels, 0.0),
    )


def mirrored(found: Estimate, whole: float) -> Estimate:
    """What the other side has: of a share the rest of the whole, of points the opposite."""
    low, high = (None if each is None else whole - each for each in (found.high, found.low))
    return Estimate(whole - found.mean, low, high)


def in_percent(found: Estimate) -> str:
    if found.low is None or found.high is None:
        return f"{found.mean:.1%}"
    return f"{found.mean:.1%} [{100 * found.low:.1f} to {100 * found.high:.1f}]"


def in_points(found: Estimate | None) -> str:
    return str(found) if found else ""


def _matrix(bots: Sequence[str], games: Sequence[Played]) -> list[str]:
    met = duels([played.outcome for played in games])
    lines = [f"| | {' | '.join(map(in_table, bots))} |", "|---|" + "---:|" * len(bots)]
    for one in bots:
        cells = [f"{met[one, other][1]:.0%}" if (one, other) in met else "" for other in bots]
        lines.append(f"| {in_table(one)} | {' | '.join(cells)} |")
    return lines


def in_table(text: str) -> str:
    """A text as it stands in a cell of Markdown."""
    return escape(text, quote=False).replace("|", "\\|")


def with_section(page: str, game: str, text: str) -> str:
    """The page with what it says of one game put in place.

    What all games share stands before them; on a page that begins otherwise that is left alone.
    """
    title = PAGE.partition("\n")[0]
    before, *sections = re.split(r"^(?=## )", page, flags=re.M)
    if not before or before.startswith(f"{title}\n"):
        before = PAGE.format(even=round(400 * 0.47712), anchor=round(ANCHOR))  # of log10(3)
    places = [n for n, one in enumerate(sections) if one.startswith(f"## {game}\n")]
    at = places[0] if places else len(sections)
    sections[at : at + 1] = [text]
    return "\n\n".join([part.rstrip("\n") for part in (before, *sections)]) + "\n"


def with_ratings(data: str, game: str, rated: Sequence[Rated]) -> str:
    """The file of ratings with those of a game put in place, by the names of the levels."""
    tables: dict[str, Mapping[str, Mapping[str, int | str]]] = tomllib.loads(data)
    tables[game] = {
        level_of(one.bot): {
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
            lines.append(f"[{name}.{bot if BARE.fullmatch(bot) else json.dumps(bot)}]")
            lines += [f"{key} = {json.dumps(value)}" for key, value in numbers.items()]
            lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"
