"""A ladder: every bot against every other at every seat, with the same chance, and rated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from math import log10
from random import Random
from shlex import quote
from statistics import mean
from typing import Any, Final

from openskill.models import PlackettLuce

from westphalia.bots.outside import label_of, labels_of
from westphalia.bots.registry import EFFORTS, level_of
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.lab.arena import Outcome, Series, named_seed, play_game, spread
from westphalia.lab.pairs import (
    Estimate,
    estimate,
    leads,
    level_swings,
    share_estimate,
    shares_won,
    swings,
)
from westphalia.lab.results import Played
from westphalia.lab.sources import bot_digest
from westphalia.rating import ANCHOR, SCALE
from westphalia.rating import ranks as ranked

# Contests
#
# Every contest is played in rounds: a game for each rotation of the seats, all with the same chance
# (lab/pairs.py).  Where sides are unequal, side and chance decide most games between equals; so
# measured, far fewer games tell who is stronger.


@dataclass(frozen=True)
class Contest:
    """A line-up of bots in one set-up; *name* says both, and is the same in every run.

    *sources* is what its bots are made of: when a bot changes, its games are played again.
    """

    name: str
    series: Series
    sources: str

    @property
    def rounds(self) -> int:
        return self.series.games // len(self.series.bots)

    @property
    def scenario(self) -> str:
        header = self.series.header
        return header.options.get(find_game(header.game).scenarios, "")


@dataclass(frozen=True)
class Rounds:
    """How many rounds a line-up plays; another number where one of its bots searches."""

    usual: int
    searching: int

    def of(self, line_up: Sequence[str]) -> int:
        return self.searching if any(level_of(bot) in EFFORTS for bot in line_up) else self.usual


def usual_rounds(seats: int) -> Rounds:
    """400 pairs where two play, 60 where one searches; else 2,000 games of two bots, or 200.

    Two bots at a larger table meet in two line-ups.
    """
    if seats == 2:
        return Rounds(400, 60)
    return Rounds(-(-2000 // (2 * seats)), -(-200 // (2 * seats)))


@dataclass(frozen=True)
class Ladder:
    """All contests; *digests* say of each bot what it is made of."""

    contests: tuple[Contest, ...]
    seed: int
    digests: Mapping[str, str]

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
            for lap in range(max([contest.rounds for contest in self.contests]))
            for contest in self.contests
            if lap < contest.rounds
            for turn in range(len(contest.series.bots))
        ]

    def holding(self, games: Iterable[Played]) -> list[Played]:
        """Those of the games that are of this ladder and of bots as they are now, in its order."""
        sources = {contest.name: contest.sources for contest in self.contests}
        known = {one.key: one for one in games if sources.get(one.contest) == one.sources}
        return [known[fixture] for fixture in self.fixtures() if fixture in known]


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


def laid_out(headers: Sequence[Header], bots: Sequence[str], rounds: Rounds, seed: int) -> Ladder:
    """The ladder of these bots over these set-ups."""
    contests = []
    digests = {label_of(bot): bot_digest(bot, headers[0].game) for bot in bots}
    for header in headers:
        scenario = header.options.get(find_game(header.game).scenarios, "")
        for line_up in line_ups(bots, header.seats):
            name = " ".join(
                [*([f"{scenario}:"] if scenario else []), *map(quote, labels_of(line_up))]
            )
            own = named_seed(seed, name)
            seated = replace(header, players=tuple(f"seat {n}" for n in range(header.seats)))
            games = rounds.of(line_up) * header.seats
            series = Series(seated, line_up, games, own, paired=True)
            made_of = " ".join(sorted({digests[label] for label in map(label_of, line_up)}))
            contests.append(Contest(name, series, made_of))
    return Ladder(tuple(contests), seed, digests)


WATCHED: Final = 25  # rounds of a contest whose games are kept with their course, for a report


def play_fixture(what: tuple[Ladder, list[tuple[str, int]]], place: int) -> Played:
    """One game: a piece of work for a process."""
    ladder, fixtures = what
    name, number = fixtures[place]
    contest = next(contest for contest in ladder.contests if contest.name == name)
    series = replace(contest.series, watched=number < WATCHED * len(contest.series.bots))
    return Played(play_game(series, number), name, str(ladder.seed), contest.sources)


def climb(
    ladder: Ladder, known: Iterable[Played], processes: int, on: str
) -> tuple[int, Iterator[Played]]:
    """Returns how many games are not known yet, and these, as they are played."""
    there = {played.key for played in ladder.holding(known)}
    left = [fixture for fixture in ladder.fixtures() if fixture not in there]
    return len(left), spread(play_fixture, (ladder, left), range(len(left)), processes, on)


# Meetings

EVERYWHERE: Final = "all"  # scenarios

Measured = dict[str, list[float]]  # by measure a number for each round


@dataclass(frozen=True)
class Meeting:
    """What the rounds of a contest say of one bot against others of one kind.

    Where two play there is a swing in points, and one in levels of victory if the game has them;
    where more play, the lead over the others.
    """

    bot: str
    against: str
    scenario: str
    rounds: int
    won: Estimate
    points: Estimate
    levels: Estimate | None


def meetings(ladder: Ladder, games: Iterable[Played]) -> list[Meeting]:
    """All of them; behind those of the scenarios stands the mean of each two bots over all."""
    played: dict[str, list[Outcome]] = {}
    for one in games:
        played.setdefault(one.contest, []).append(one.outcome)
    found: list[Meeting] = []
    by_pair: dict[tuple[str, str], list[Measured]] = {}
    for contest in ladder.contests:
        first, *others = map(label_of, contest.series.bots)
        if len(set(others)) > 1 or contest.name not in played:
            continue
        measured = measured_in(contest, played[contest.name])
        if not measured["points"]:
            continue
        found.append(meeting(first, others[0], contest.scenario, measured))
        by_pair.setdefault((first, others[0]), []).append(measured)
    for (first, other), scenarios in by_pair.items():
        if len(scenarios) > 1:
            found.append(meeting(first, other, EVERYWHERE, means(scenarios)))
    return found


def measured_in(contest: Contest, outcomes: Sequence[Outcome]) -> Measured:
    """For each round of a contest what its first bot won, its swing or lead, its levels."""
    series = contest.series
    duel = len(series.bots) == 2
    return {
        "won": shares_won(outcomes),
        "points": swings(outcomes) if duel else leads(series, outcomes)[0],
        "levels": level_swings(series.header.game, outcomes) if duel else [],
    }


def means(scenarios: Sequence[Measured]) -> Measured:
    """Round by round the mean over the scenarios, as far as all of them were played."""
    return {
        what: [mean(row) for row in zip(*[one[what] for one in scenarios], strict=False)]
        for what in scenarios[0]
    }


def meeting(bot: str, against: str, scenario: str, measured: Measured) -> Meeting:
    return Meeting(
        bot,
        against,
        scenario,
        len(measured["won"]),
        share_estimate(measured["won"]),
        estimate(measured["points"]),
        estimate(measured["levels"]) if measured["levels"] else None,
    )


# Ratings
#
# A seat's chance to win is taken to be its bot's strength over the sum of all strengths at the
# table (Luce's choice axiom, which for two seats is the formula of Bradley, Terry and Elo); a
# rating is 400 times the decimal logarithm of that strength.  So a bot 400 points above three
# others wins ten times as often as each of them.  Every two bots have one drawn game more than they
# played, or a bot that never lost would have no rating at all.

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


class RoundWon:
    """How many games a round had, and what each bot won of them."""

    def __init__(self) -> None:
        self.games = 0
        self.won: dict[str, float] = {}


class Results:
    """The games of a ladder by line-up: all that a rating needs of them.

    Games of one round have the same chance, so they are one measurement: they count together.
    """

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.by_line_up: dict[LineUp, dict[int, RoundWon]] = {}
        for outcome in outcomes:
            rounds = self.by_line_up.setdefault(tuple(sorted(outcome.bots)), {})
            own = rounds.setdefault(outcome.number // len(outcome.bots), RoundWon())
            own.games += 1
            for bot, share in zip(outcome.bots, outcome.wins, strict=True):
                own.won[bot] = own.won.get(bot, 0.0) + share
        self.bots = sorted({bot for line_up in self.by_line_up for bot in line_up})

    def strengths(self, random: Random | None = None) -> dict[str, float]:
        """The most likely strengths; with *random*, those of rounds that count by chance.

        Each round, and each game that was only thought of, then counts as often as an exponential
        number says, once on average: D. Rubin's bootstrap of 1981.  Who never won has bounds too.
        """
        wins = dict.fromkeys(self.bots, 0.0)
        tables: list[tuple[Counter[str], float]] = []
        for line_up, rounds in self.by_line_up.items():
            games = 0.0
            for own in rounds.values():
                count = random.expovariate(1.0) if random else 1.0
                games += count * own.games
                for bot, share in own.won.items():
                    wins[bot] += count * share
            tables.append((Counter(line_up), games))
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
    games, share = 0, 0.0
    for line_up, rounds in results.by_line_up.items():
        if bot in line_up:
            games += sum([own.games for own in rounds.values()])
            share += sum([own.won[bot] for own in rounds.values()]) / line_up.count(bot)
    return games, share


def by_openskill(
    outcomes: Sequence[Outcome], bots: Sequence[str]
) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot's skill: Plackett and Luce's model, game after game.

    A bot at several seats of a game takes the mean of what each of them would make of it.
    """
    model = PlackettLuce()
    skill = {bot: (model.rating().mu, model.rating().sigma) for bot in bots}
    for outcome in outcomes:
        teams = [[model.rating(mu=skill[bot][0], sigma=skill[bot][1])] for bot in outcome.bots]
        rated = model.rate(teams, ranks=ranks(outcome))
        for bot in set(outcome.bots):
            own = [team[0] for team, name in zip(rated, outcome.bots, strict=True) if name == bot]
            mu, sigma = sum(one.mu for one in own), sum(one.sigma for one in own)
            skill[bot] = (mu / len(own), sigma / len(own))
    return skill


def ranks(outcome: Outcome) -> list[float]:
    """The place of each seat: who has won, then by points; who is even shares a place."""
    return ranked(outcome.wins, outcome.points)


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
