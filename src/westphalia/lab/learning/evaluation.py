"""How good fixed weights are: whole games against bots, seats in turn, with Wilson's bounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westphalia.lab.arena import bounds
from westphalia.lab.learning.actor import Actor, Weights, weights_of
from westphalia.lab.learning.farm import Farm
from westphalia.lab.learning.jobs import Contest, Result
from westphalia.lab.learning.net import Net
from westphalia.lab.learning.opponents import BOT, LEARNER, RIVAL


@dataclass(frozen=True)
class Trial:
    """So many games of a set-up: one learner, and all others the same bot."""

    seats: int
    modules: tuple[str, ...]
    games: int
    bot: str = "captain"


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
    ahead = 0.0
    for result in results:
        seat = result.deciders.index(LEARNER)
        by_seat[seat].append(result.shares[seat])
        own = result.points[seat]
        ahead += own - (sum(result.points) - own) / (seats - 1)
    games = len(results)
    won = sum(map(sum, by_seat)) / games
    low, high = bounds(won, games)
    seen = tuple([round(sum(each) / max(1, len(each)), 4) for each in by_seat])
    return Measured(results[0].family, bot, games, won, low, high, ahead / games, seen)
