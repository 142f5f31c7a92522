"""Ratings: how strong people and bots are, on one scale, and what each seat is worth.

A rating says how often one wins: with 400 points more, ten times as often (Luce's choice axiom; for
two it is the formula of Elo).  The captain has 1500.  At a table everybody is as strong as their
rating and what their seat is worth together; both are learned from how the games end, by the
model of Plackett and Luce (R. Weng and C. Lin, 2011), as openskill reckons it.  docs/ratings.md has
the formula and an example.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, hypot, log, sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from westphalia.bots.registry import level_of, ratings_of

ANCHOR: Final = 1500.0  # the rating of the bot that all others are measured by
SCALE: Final = 400.0  # points that make somebody win ten times as often
BASE: Final = SCALE / log(10)  # and e times as often

NEW: Final = 200.0  # the deviation of somebody of whom nothing is known
DRIFT: Final = 5.0  # what is added to it with each game, since people change
NEW_SEAT: Final = 60.0  # that of what a seat is worth: this holds it back where games are few
PROVISIONAL: Final = 100.0  # a rating with a larger deviation is not in the list yet

UNKNOWN_WEIGHT: Final = 0.25  # of a game against people whose ratings are provisional
FULL_WEIGHT: Final = 5  # games with the same opponents in so many days
DAYS: Final = 30


class Skill(NamedTuple):
    """What is known of a strength: its mean and its deviation, both in points."""

    mu: float = ANCHOR
    sigma: float = NEW

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL


SEAT: Final = Skill(0.0, NEW_SEAT)  # what a seat is worth before anything is known of it


class Seated(NamedTuple):
    """A seat of a game that is over: who held it, what the seat is worth, and its rank from 1.

    What a seat is worth may have several parts, which add up.
    """

    holder: Skill
    places: tuple[Skill, ...]
    rank: float


def rate(game: Sequence[Seated], weight: float = 1.0) -> list[Seated]:
    """The same seats with what is known of holders and places after the game.

    With a *weight* below 1 all move by that part of the way only, and whoever is known moves less
    by a game against people who are not.
    """
    model = model_for(len(game))
    teams = [
        [model.rating(mu=one.mu, sigma=one.sigma) for one in (seat.holder, *seat.places)]
        for seat in game
    ]
    found = model.rate(teams, ranks=[seat.rank for seat in game])
    rated = []
    for number, (seat, team) in enumerate(zip(game, found, strict=True)):
        after, *around = [Skill(one.mu, one.sigma) for one in team]
        others = [other.holder for other in (*game[:number], *game[number + 1 :])]
        holder = moved(seat.holder, after, weight * trust(seat.holder, others))
        places = [moved(was, now, weight) for was, now in zip(seat.places, around, strict=True)]
        rated.append(Seated(holder, tuple(places), seat.rank))
    return rated


def trust(holder: Skill, others: Sequence[Skill]) -> float:
    """What a result says of somebody known: against people of whom little is known, a quarter.

    Else whoever has many accounts could lose with each of them to the one that shall rise.

    >>> known, new = Skill(1500, 80), Skill()
    >>> trust(known, [new]), trust(known, [new, known, known]), trust(new, [new])
    (0.25, 0.75, 1.0)
    """
    if holder.provisional:
        return 1.0
    known = sum(not other.provisional for other in others) / len(others)
    return UNKNOWN_WEIGHT + (1 - UNKNOWN_WEIGHT) * known


def drifted(skill: Skill) -> Skill:
    """Somebody before a game: perhaps not as they were, but never less known than a newcomer."""
    return skill._replace(sigma=min(NEW, hypot(skill.sigma, DRIFT)))


def moved(was: Skill, now: Skill, weight: float) -> Skill:
    variance = was.sigma**2 + weight * (now.sigma**2 - was.sigma**2)
    return Skill(was.mu + weight * (now.mu - was.mu), sqrt(variance))


@cache
def model_for(seats: int) -> PlackettLuce:
    """The model of a table; openskill adds up beta squared as many times as there are seats.

    So divided, a strength that is known for sure counts the same however many play.
    """
    beta = BASE / sqrt(seats)
    return PlackettLuce(mu=ANCHOR, sigma=NEW, beta=beta, tau=0.0, gamma=undamped)


def undamped(*_: Any, **__: Any) -> float:
    """Deviations become smaller as the model says; by default openskill slows that down."""
    return 1.0


def weight_of(met: int) -> float:
    """What a game counts after *met* others with the same opponents in the last days.

    >>> [weight_of(met) for met in (0, 4, 9, 19)]
    [1.0, 1.0, 0.5, 0.25]
    """
    return min(1.0, FULL_WEIGHT / (met + 1))


def ranks(wins: Sequence[float], points: Sequence[int]) -> list[float]:
    """The place of each seat: who has won, then by points; who is even shares a place.

    >>> ranks([1.0, 0.0, 0.0], [20, 22, 9])
    [1.0, 2.0, 3.0]
    """
    worth = list(zip(wins, points, strict=True))
    return [float(1 + sum(other > own for other in worth)) for own in worth]


def chances(strengths: Sequence[float]) -> list[float]:
    """How likely each seat is to win, with these strengths: ratings and what seats are worth.

    >>> [round(chance, 3) for chance in chances([1500, 1500, 1100])]
    [0.476, 0.476, 0.048]
    """
    most = max(strengths)
    odds = [exp((strength - most) / BASE) for strength in strengths]
    return [each / sum(odds) for each in odds]


def anchored(game: str, bot: str) -> Skill | None:
    """The rating of a bot that the ladder has measured; it holds still whatever happens."""
    measured = ratings_of(game).get(level_of(bot))
    if measured is None:
        return None
    return Skill(float(measured.rating), (measured.high - measured.low) / 2 / 1.96)
