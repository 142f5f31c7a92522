"""A ladder: every bot against every other at every seat, rated, and published for readers."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from html import escape
from itertools import combinations
from math import log10
from random import Random
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

from westphalia.bots.outside import labels_of
from westphalia.bots.registry import level_of
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.lab.arena import Outcome, Series, derived_seed, play_game, report_of, spread
from westphalia.lab.results import Played

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Contest:
    """A line-up of bots in one set-up; *name* says both, and is the same in every run."""

    name: str
    series: Series


@dataclass(frozen=True)
class Ladder:
    """All contests, each with so many games at every rotation of its seats."""

    contests: tuple[Contest, ...]
    rounds: int
    seed: int

    @property
    def title(self) -> dict[str, Any]:
        """What all of its games have in common, whoever plays and however often."""
        table = asdict(self.contests[0].series.header)
        table["options"].pop(find_game(table["game"]).scenarios, None)
        return {"ladder": table, "seed": self.seed}

    def fixtures(self) -> list[tuple[str, int]]:
        """Every game as contest and number, so ordered that each contest is soon begun."""
        return [
            (contest.name, lap * len(contest.series.bots) + turn)
            for lap in range(self.rounds)
            for contest in self.contests
            for turn in range(len(contest.series.bots))
        ]


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: each bot alone against others of one kind, and all kinds at one table.

    For two seats that is every pair; which side a bot is on changes with the rotation.
    """
    if seats == 2:
        return list(combinations(bots, 2))
    pairs = [
        (one, *[other] * (seats - 1))
        for pair in combinations(bots, 2)
        for one, other in (pair, pair[::-1])
    ]
    return [*pairs, *combinations(bots, seats)]


def set_ups(game: Game, header: Header) -> list[Header]:
    """The header with every value of the option by which the game has scenarios."""
    option = next((each for each in game.options if each.name == game.scenarios), None)
    if option is None:
        return [header]
    return [
        game.header(header.players, header.modules, {**header.options, option.name: value})
        for value in option.values
    ]


def laid_out(headers: Sequence[Header], bots: Sequence[str], rounds: int, seed: int) -> Ladder:
    """The ladder of these bots over these set-ups."""
    contests = []
    for header in headers:
        scenario = header.options.get(find_game(header.game).scenarios, "")
        for line_up in line_ups(bots, header.seats):
            name = " ".join(
                [*([f"{scenario}:"] if scenario else []), *map(quote, labels_of(line_up))]
            )
            own = derived_seed(seed, int.from_bytes(hashlib.blake2b(name.encode()).digest()[:7]))
            seated = replace(header, players=tuple(f"seat {n}" for n in range(header.seats)))
            games = rounds * header.seats
            contests.append(Contest(name, Series(seated, line_up, games, own, watched=True)))
    return Ladder(tuple(contests), rounds, seed)


def play_fixture(what: tuple[Ladder, list[tuple[str, int]]], place: int) -> Played:
    """One game: a piece of work for a process."""
    ladder, fixtures = what
    name, number = fixtures[place]
    series = next(contest.series for contest in ladder.contests if contest.name == name)
    return Played(play_game(series, number), name, str(ladder.seed))


def climb(
    ladder: Ladder, known: set[tuple[str, int]], processes: int, on: str
) -> tuple[int, Iterator[Played]]:
    """Returns how many games are not known yet, and these, as they are played."""
    left = [fixture for fixture in ladder.fixtures() if fixture not in known]
    return len(left), spread(play_fixture, (ladder, left), range(len(left)), processes, on)


# Ratings
#
# A seat's chance to win is taken to be its bot's strength over the sum of all strengths at the
# table (Luce's choice axiom, which for two seats is the formula of Bradley, Terry and Elo); a
# rating is 400 times the decimal logarithm of that strength.  So a bot 400 points above three
# others wins ten times as often as each of them.  Every two bots have one drawn game more than they
# played, or a bot that never lost would have no rating at all.

ANCHOR: Final = 1500  # the rating of the bot that all others are measured by
SCALE: Final = 400
SAMPLES: Final = 400  # of a bootstrap
TURNS: Final = 2000  # at most, of the iteration
CLOSE: Final = 1e-7

LineUp = tuple[str, ...]  # the bots at a table, in the order of their names


@dataclass(frozen=True)
class Rated:
    """A bot with its rating and the 95 % bounds of that; mean and deviation by openskill.

    A field added here stands in the CSV and the JSON by itself; people read COLUMNS.
    """

    bot: str
    rating: float
    low: float
    high: float
    games: int
    won: float
    mu: float
    sigma: float


class Results:
    """The games of a ladder by line-up: all that a rating needs of them."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.by_line_up: dict[LineUp, list[Mapping[str, float]]] = {}
        for outcome in outcomes:
            won = dict.fromkeys(outcome.bots, 0.0)
            for bot, share in zip(outcome.bots, outcome.wins, strict=True):
                won[bot] += share
            self.by_line_up.setdefault(tuple(sorted(outcome.bots)), []).append(won)
        self.bots = sorted({bot for line_up in self.by_line_up for bot in line_up})

    def strengths(self, random: Random | None = None) -> dict[str, float]:
        """The most likely strengths; with *random*, those of games that count by chance.

        Each game, and each that was only thought of, then counts as often as an exponential number
        says, once on average: D. Rubin's bootstrap of 1981.  So who never won has bounds too.
        """
        wins = dict.fromkeys(self.bots, 0.0)
        tables: list[tuple[Counter[str], float]] = []
        for line_up, games in self.by_line_up.items():
            counts = [random.expovariate(1.0) for _ in games] if random else [1.0] * len(games)
            for won, count in zip(games, counts, strict=True):
                for bot, share in won.items():
                    wins[bot] += count * share
            tables.append((Counter(line_up), sum(counts)))
        for pair in combinations(self.bots, 2):
            count = random.expovariate(1.0) if random else 1.0
            tables.append((Counter(pair), count))
            for bot in pair:
                wins[bot] += count / 2
        return fitted(wins, tables)


def fitted(
    wins: Mapping[str, float], tables: Sequence[tuple[Counter[str], float]]
) -> dict[str, float]:
    """The strengths under which these wins are most likely (D. Hunter, 2004: MM algorithms)."""
    strength = dict.fromkeys(wins, 1.0)
    for _ in range(TURNS):
        shares = dict.fromkeys(wins, 0.0)
        for seats, games in tables:
            total = sum(many * strength[bot] for bot, many in seats.items())
            for bot, many in seats.items():
                shares[bot] += games * many / total
        fresh = {bot: wins[bot] / shares[bot] for bot in wins}
        mean = sum(fresh.values()) / len(fresh)
        fresh = {bot: value / mean for bot, value in fresh.items()}
        moved = max(abs(fresh[bot] - strength[bot]) / fresh[bot] for bot in wins)
        strength = fresh
        if moved < CLOSE:
            break
    return strength


def ratings(strengths: Mapping[str, float], anchor: str) -> dict[str, float]:
    """Strengths as ratings around that of the anchor."""
    base = log10(strengths[anchor])
    return {bot: ANCHOR + SCALE * (log10(value) - base) for bot, value in strengths.items()}


def rate(outcomes: Sequence[Outcome], anchor: str, seed: int) -> list[Rated]:
    """Every bot of these games, the best first."""
    results = Results(outcomes)
    found = ratings(results.strengths(), anchor)
    random = Random(seed)
    samples = [ratings(results.strengths(random), anchor) for _ in range(SAMPLES)]
    skills = by_openskill(outcomes, results.bots)
    rated = []
    for bot in results.bots:
        values = sorted(sample[bot] for sample in samples)
        low, high = values[int(0.025 * SAMPLES)], values[int(0.975 * SAMPLES) - 1]
        games, won = sat_and_won(results, bot)
        mu, sigma = skills[bot]
        rated.append(Rated(bot, found[bot], low, high, games, won / games, mu, sigma))
    return sorted(rated, key=lambda one: -one.rating)


def sat_and_won(results: Results, bot: str) -> tuple[int, float]:
    """Counts the games of a bot, with its shares of them, each for one of its seats."""
    games, won = 0, 0.0
    for line_up, played in results.by_line_up.items():
        seats = line_up.count(bot)
        if seats:
            games += len(played)
            won += sum(each.get(bot, 0.0) for each in played) / seats
    return games, won


def by_openskill(
    outcomes: Sequence[Outcome], bots: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot's skill: Plackett and Luce's model, game after game.

    A bot at several seats of a game takes the mean of what each of them would make of it.
    """
    model = openskill_model()
    skill = {bot: (model.rating().mu, model.rating().sigma) for bot in bots}
    for outcome in outcomes:
        teams = [[model.rating(mu=skill[bot][0], sigma=skill[bot][1])] for bot in outcome.bots]
        rated = model.rate(teams, ranks=ranks(outcome))
        for bot in set(outcome.bots):
            own = [team[0] for team, name in zip(rated, outcome.bots, strict=True) if name == bot]
            mu, sigma = sum(one.mu for one in own), sum(one.sigma for one in own)
            skill[bot] = (mu / len(own), sigma / len(own))
    return skill


def openskill_model() -> PlackettLuce:
    """Imports what openskill reckons with; an extra that few have."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise ValueError("ratings need openskill: pip install 'westphalia[lab]'") from None
    return PlackettLuce()


def ranks(outcome: Outcome) -> list[float]:
    """The place of each seat: who has won, then by points; who is even shares a place."""
    worth = list(zip(outcome.wins, outcome.points, strict=True))
    return [float(1 + sum(other > own for other in worth)) for own in worth]


def duels(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], tuple[int, float]]:
    """For every two bots that met: in how many games, and the share of seats' pairs that the
    first of them was ahead in; who is even has half of it.
    """
    met: dict[tuple[str, str], tuple[int, float]] = {}
    for outcome in outcomes:
        places = ranks(outcome)
        for one, other in combinations(sorted(set(outcome.bots)), 2):
            ahead = [
                1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                for mine, bot in zip(places, outcome.bots, strict=True)
                if bot == one
                for theirs, rival in zip(places, outcome.bots, strict=True)
                if rival == other
            ]
            for pair, share in (
                ((one, other), sum(ahead) / len(ahead)),
                ((other, one), 1 - sum(ahead) / len(ahead)),
            ):
                games, total = met.get(pair, (0, 0.0))
                met[pair] = games + 1, total + share
    return {pair: (games, total / games) for pair, (games, total) in met.items()}


# For readers

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
Learned players are measured where it is told how they were made: [learning](learning.md).
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


def as_json(rated: Sequence[Rated], games: Sequence[Played]) -> dict[str, Any]:
    """The ladder as plain data."""
    met = duels([played.outcome for played in games])
    return {
        "games": len(games),
        **mistakes_in(games),
        "bots": [asdict(one) for one in rated],
        "duels": [
            {"bot": one, "against": other, "games": many, "ahead": share}
            for (one, other), (many, share) in sorted(met.items())
        ],
    }


def mistakes_in(games: Sequence[Played]) -> dict[str, Any]:
    """How many games mistakes of bots from outside ended, and the first; nothing if none did."""
    report = report_of([played.outcome for played in games])
    return {key: value for key, value in report.shares().items() if "mistake" in key}


def section(game: str, command: str, rated: Sequence[Rated], games: Sequence[Played]) -> str:
    """Writes what the page says of one game."""
    seeds = " and ".join(sorted({played.seed for played in games}))
    lines = [
        f"## {game}",
        "",
        f"{len(games)} games, seed {seeds}:",
        "",
        f"    {command}",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|---{'|---:' * (len(COLUMNS) - 1)}|",
        *[f"| {' | '.join(map(in_table, row))} |" for row in rows(rated)],
        "",
        "How often the bot of a row came out ahead of the bot of a column, seat against seat:",
        "",
        *_matrix([one.bot for one in rated], games),
    ]
    return "\n".join(lines) + "\n"


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
