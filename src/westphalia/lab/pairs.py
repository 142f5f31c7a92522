"""Pairs: every game is played once for each rotation of the seats, each time with the same chance.

Where sides are unequal, who sits where decides most games between equals, and chance the rest.  A
*round* takes both away: two games for two players, four for four.  What is left is the strength of
the bots, so far fewer games tell it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from statistics import NormalDist, mean, stdev
from typing import Final

from westphalia import plugins
from westphalia.bots.outside import label_of
from westphalia.lab.arena import Outcome, Series, bounds

SWING: Final = "swing"
LEVELS: Final = "levels"
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


def whole_rounds(outcomes: Iterable[Outcome]) -> list[list[Outcome]]:
    """The games of each round that was played to its end, in order."""
    rounds: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        rounds.setdefault(outcome.number // len(outcome.bots), []).append(outcome)
    return [games for _, games in sorted(rounds.items()) if len(games) == len(games[0].bots)]


def without_mistakes(outcomes: Iterable[Outcome]) -> list[list[Outcome]]:
    """Rounds in which no mistake of a bot ended a game: points of then say nothing."""
    return whole_rounds([outcome for outcome in outcomes if not outcome.mistake])


def leads(series: Series, outcomes: Iterable[Outcome]) -> list[list[float]]:
    """By bot, for each whole round: how many points it had more than the others, in the mean."""
    rounds = without_mistakes(outcomes)
    bots = range(len(series.bots))
    return [[mean([lead(game, bot) for game in games]) for games in rounds] for bot in bots]


def seat_of(outcome: Outcome, bot: int) -> int:
    """Where a bot of the series sat."""
    return (bot + outcome.number) % len(outcome.bots)


def lead(outcome: Outcome, bot: int) -> float:
    """How many points a bot of the series had more than the others in one game."""
    own = outcome.points[seat_of(outcome, bot)]
    return own - (sum(outcome.points) - own) / (len(outcome.points) - 1)


def swings(outcomes: Iterable[Outcome]) -> list[float]:
    """Where two play: by how much the total moved for the first bot in each pair.

    The points are one total seen from both sides, so it is half the lead.
    """
    return [mean([lead(game, 0) / 2 for game in pair]) for pair in without_mistakes(outcomes)]


def levels_of(game: str) -> Callable[[str], Sequence[int]] | None:
    """How much of a victory a result is for each seat, where a game knows more than who has won."""
    if not plugins.has(game, "lab", "levels"):
        return None
    found: Callable[[str], Sequence[int]] = import_module(
        plugins.part(game, "lab", "levels")
    ).levels
    return found


def level_swings(game: str, outcomes: Iterable[Outcome]) -> list[float]:
    """The swing of each pair in levels of victory; none where a game has no levels."""
    level = levels_of(game)
    if level is None:
        return []
    rounds = without_mistakes([one for one in outcomes if one.result])
    return [mean([level(one.result)[seat_of(one, 0)] for one in pair]) for pair in rounds]


def shares_won(outcomes: Iterable[Outcome]) -> list[float]:
    """What the first bot has of the victories in each round."""
    rounds = whole_rounds(outcomes)
    return [mean([game.wins[seat_of(game, 0)] for game in games]) for games in rounds]


def share_estimate(shares: Sequence[float]) -> Estimate:
    """The mean of shares; where all rounds ended alike its bounds are Wilson's."""
    found = estimate(shares)
    if len(set(shares)) > 1 and found.low is not None and found.high is not None:
        return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))
    return Estimate(found.mean, *bounds(found.mean, len(shares)))


def compared(series: Series, outcomes: Iterable[Outcome]) -> dict[str, Estimate]:
    """What the rounds say: the *swing* in points and in levels of victory, or the lead of each bot.

    Where two play, the swing is that of the first bot: by how much the total moved for it when the
    sides were exchanged.  A bot that has several seats counts once in a round, with their mean.
    """
    outcomes = list(outcomes)
    found = leads(series, outcomes)
    if not found[0]:
        raise ValueError("there is no whole round to compare")
    if len(found) == 2:
        steps = level_swings(series.header.game, outcomes)
        told = {SWING: estimate([each / 2 for each in found[0]])}
        return {**told, LEVELS: estimate(steps)} if steps else told
    places: dict[str, list[int]] = {}
    for place, bot in enumerate(map(label_of, series.bots)):
        places.setdefault(bot, []).append(place)
    return {
        bot: estimate([mean([found[place][n] for place in own]) for n in range(len(found[0]))])
        for bot, own in places.items()
    }
