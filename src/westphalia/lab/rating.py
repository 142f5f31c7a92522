"""Ratings of bots out of finished games: how many points one must be better to win how often.

A seat's chance to win is taken to be its bot's strength over the sum of all strengths at the table
(Luce's choice axiom, which for two seats is the formula of Bradley, Terry and Elo); a rating is 400
times the decimal logarithm of that strength.  So a bot 400 points above three others wins ten times
as often as each of them.  Every two bots have one drawn game more than they played, or a bot that
never lost would have no rating at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from random import Random
from typing import TYPE_CHECKING, Final

from westphalia.lab.arena import Outcome

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

ANCHOR: Final = 1500  # the rating of the bot that all others are measured by
SCALE: Final = 400
SAMPLES: Final = 400  # of a bootstrap
TURNS: Final = 2000  # at most, of the iteration
CLOSE: Final = 1e-7

LineUp = tuple[str, ...]  # the bots at a table, in the order of their names


@dataclass(frozen=True)
class Rated:
    """A bot with its rating and the 95 % bounds of that; mean and deviation by openskill."""

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
    """How many games a bot sat in, and its shares of them, each for one of its seats."""
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
    """What openskill reckons with; an extra that few have."""
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
