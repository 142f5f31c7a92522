"""How good fixed weights are: whole games against bots, seats in turn, with Wilson's bounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Final

from westphalia.lab.arena import bounds
from westphalia.lab.learning.actor import Actor, Weights, weights_of
from westphalia.lab.learning.farm import Farm
from westphalia.lab.learning.jobs import Contest, Result
from westphalia.lab.learning.net import Net
from westphalia.lab.learning.opponents import BOT, LEARNER, RIVAL

TWO_SIDED: Final = 1.96  # standard errors


@dataclass(frozen=True)
class Trial:
    """So many games of a set-up: one learner, and all others the same bot."""

    seats: int
    modules: tuple[str, ...]
    games: int
    bot: str = "captain"
    scenario: str = ""


@dataclass(frozen=True)
class Measured:
    """What came of it: the share of the games won, with its bounds; the points ahead of others."""

    family: str
    bot: str
    games: int
    won: float
    low: float
    high: float
    ahead: float
    ahead_low: float
    ahead_high: float
    by_seat: tuple[float, ...]


def evaluate(
    farm: Farm,
    actor: Actor,
    net: Net,
    trial: Trial,
    seed: int,
    rival: Weights | None = None,
    greedy: bool = True,
) -> Measured:
    """Play all games of a trial to their end, against its bot or, where there is one, a rival."""
    farm.begin(
        lambda worker: Contest(
            trial.seats,
            trial.modules,
            trial.scenario,
            range(worker, trial.games, farm.workers),
            seed,
            trial.bot,
            RIVAL if rival else BOT,
        )
    )
    weights = [weights_of(net), *([rival] if rival else [])]
    results: list[Result] = []
    while len(results) < trial.games:
        if not actor.serve(farm, weights, greedy):
            farm.nap()
        results += farm.results()
    return measured(results, "rival" if rival else trial.bot)


def measured(results: Sequence[Result], bot: str) -> Measured:
    seats = len(results[0].points)
    by_seat: list[list[float]] = [[] for _ in range(seats)]
    ahead: list[list[float]] = [[] for _ in range(seats)]
    for result in results:
        seat = result.deciders.index(LEARNER)
        by_seat[seat].append(result.shares[seat])
        own = result.points[seat]
        ahead[seat].append(own - (sum(result.points) - own) / (seats - 1))
    games = len(results)
    won = sum(map(sum, by_seat)) / games
    low, high = bounds(won, games)
    seen = tuple([round(sum(each) / max(1, len(each)), 4) for each in by_seat])
    lead, error = of_seats(ahead)
    edges = lead - TWO_SIDED * error, lead + TWO_SIDED * error
    return Measured(results[0].family, bot, games, won, low, high, lead, *edges, seen)


def of_seats(values: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean and its standard error, where what seats differ by is no error."""
    seen = [each for each in values if each]
    middle = mean([mean(each) for each in seen])
    errors = [stdev(each) ** 2 / len(each) if len(each) > 1 else 0.0 for each in seen]
    return middle, sqrt(sum(errors)) / len(seen)
