"""Pairs: every game is played once for each rotation of the seats, each time with the same chance.

Where sides are unequal, who sits where decides most games between equals, and chance the rest.  A
*round* takes both away: two games for two players, four for four.  What is left is the strength of
the bots, so far fewer games tell it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import NormalDist, mean, stdev
from typing import Final

from westphalia.bots.outside import label_of
from westphalia.lab.arena import Outcome, Series

TWO_SIDED: Final = 0.975  # of the distribution lies below the upper one of two 95 % bounds


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % bounds."""

    mean: float
    low: float
    high: float


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of what was measured, with Student's bounds; of a single value nothing is known."""
    middle = mean(values)
    if len(values) < 2:
        return Estimate(middle, -inf, inf)
    spread = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(middle, middle - spread, middle + spread)


def student(freedom: float) -> float:
    """The upper 95 % bound of Student's distribution (Abramowitz and Stegun, 26.7.5)."""
    z = NormalDist().inv_cdf(TWO_SIDED)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum([term / freedom**power for power, term in enumerate(terms, start=1)], 0.0)


def leads(series: Series, outcomes: Iterable[Outcome]) -> list[list[float]]:
    """By bot, for each whole round: how many points it had more than the others, in the mean.

    A round in which a mistake of a bot ended a game is not whole: points of then say nothing.
    """
    size = len(series.bots)
    rounds: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        if not outcome.mistake:
            rounds.setdefault(outcome.number // size, []).append(outcome)
    whole = [games for _, games in sorted(rounds.items()) if len(games) == size]
    return [[mean([lead(game, bot) for game in games]) for games in whole] for bot in range(size)]


def lead(outcome: Outcome, bot: int) -> float:
    """How many points a bot of the series had more than the others in one game."""
    size = len(outcome.points)
    own = outcome.points[(bot + outcome.number) % size]
    return own - (sum(outcome.points) - own) / (size - 1)


def compared(series: Series, outcomes: Iterable[Outcome]) -> dict[str, object]:
    """What the rounds say of the bots, as plain data.

    Where two play, the points are one total seen from both sides, and half the lead of the first
    bot is its *swing*: by how much the total moved for it when the sides were exchanged.
    """
    found = leads(series, outcomes)
    if not found[0]:
        raise ValueError("there is no whole round to compare")
    told: dict[str, object] = {"rounds": len(found[0])}
    if len(found) == 2:
        return {**told, "swing": vars(estimate([each / 2 for each in found[0]]))}
    by_bot: dict[str, list[float]] = {}
    for place, bot in enumerate(map(label_of, series.bots)):
        by_bot.setdefault(bot, []).extend(found[place])
    return {**told, "lead": {bot: vars(estimate(each)) for bot, each in by_bot.items()}}
