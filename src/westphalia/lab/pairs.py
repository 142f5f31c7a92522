"""Pairs: every game is played once for each rotation of the seats, each time with the same chance.

Where sides are unequal, who sits where decides most games between equals, and chance the rest.  A
*round* takes both away: two games for two players, four for four.  What is left is the strength of
the bots, so far fewer games tell it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, mean, stdev
from typing import Final

from westphalia.bots.outside import label_of
from westphalia.lab.arena import Outcome, Series

SWING: Final = "swing"
TWO_SIDED: Final = 0.975  # of the distribution lies below the upper one of two 95 % bounds


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % bounds; of a single value nothing more is known."""

    mean: float
    low: float | None
    high: float | None

    def __str__(self) -> str:
        if self.low is None or self.high is None:
            return f"{self.mean:+.2f}"
        return f"{self.mean:+.2f} [{self.low:+.2f} to {self.high:+.2f}]"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of what was measured, with Student's bounds."""
    middle = mean(values)
    if len(values) < 2:
        return Estimate(middle, None, None)
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


def compared(series: Series, outcomes: Iterable[Outcome]) -> dict[str, Estimate]:
    """What the rounds say: the *swing*, or the lead of each bot.

    Where two play, the points are one total seen from both sides, and half the lead of the first
    bot is its swing: by how much the total moved for it when the sides were exchanged.  A bot that
    has several seats counts once in a round, with their mean.
    """
    found = leads(series, outcomes)
    if not found[0]:
        raise ValueError("there is no whole round to compare")
    if len(found) == 2:
        return {SWING: estimate([each / 2 for each in found[0]])}
    places: dict[str, list[int]] = {}
    for place, bot in enumerate(map(label_of, series.bots)):
        places.setdefault(bot, []).append(place)
    return {
        bot: estimate([mean([found[place][n] for place in own]) for n in range(len(found[0]))])
        for bot, own in places.items()
    }
