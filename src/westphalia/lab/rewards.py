"""Rewards: what a learner is told of how it does, by name.

A reward gives every position a worth for each seat.  An answer brings what it has changed of that,
so all that a game brings comes to the worth of its end, less that of its opening.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple

from westphalia.engine.game import Game
from westphalia.engine.playout import victory_shares
from westphalia.engine.step import Seat

STANDING: Final = "standing"


class Reward(NamedTuple):
    """What an end is worth by seat, and any other position if it is worth something."""

    worst: float  # no end is worth less: that of a game which an illegal answer has ended
    end: Callable[[Game, Any], list[float]]
    before: Callable[[Game, Any], list[float]] | None = None

    def worth(self, game: Game, state: Any, over: bool) -> list[float]:
        """By seat what a position is worth."""
        if over:
            return self.end(game, state)
        return self.before(game, state) if self.before else [0.0] * len(game.scores(state))


def standing(winners: Collection[Seat], points: Sequence[int]) -> list[float]:
    """The final standing: 1 for who is alone first, -1 for who is alone last, in equal steps.

    Those who have won are first, the others follow by their points; equals share.  The sum is 0.
    """
    seats = range(len(points))
    places = [(seat in winners, 0 if seat in winners else points[seat]) for seat in seats]
    return [
        (sum(other < own for other in places) - sum(other > own for other in places))
        / (len(places) - 1)
        for own in places
    ]


def final_standing(game: Game, state: Any) -> list[float]:
    """The standing at the end of a game."""
    return standing(game.winners(state), game.scores(state))


def margins(points: Sequence[int]) -> list[float]:
    """How many points each seat is ahead of the best of the others, or behind."""
    return [
        float(own - max([*points[:seat], *points[seat + 1 :]])) for seat, own in enumerate(points)
    ]


def scored_now(game: Game, state: Any) -> list[int]:
    """The points of each seat if the game were scored now; where that is not told, as they are."""
    return game.standing(state).get("points") or game.scores(state)


REWARDS: Final = {
    STANDING: Reward(
        # The final standing: 1 for who is alone first, -1 for who is alone last, in equal steps.
        -1.0,
        final_standing,
    ),
    "win": Reward(
        # The share of the victory, 0 to 1: who win together share it.
        0.0,
        lambda game, s: list(victory_shares(game, s)),
    ),
    "margin": Reward(
        # At the end, by how many points one is ahead of the best of the others, or behind.
        -100.0,
        lambda game, s: margins(game.scores(s)),
    ),
    "shaped": Reward(
        # The margin as it changes: after every answer what it did to that as scored now.
        -100.0,
        lambda game, s: margins(game.scores(s)),
        lambda game, s: margins(scored_now(game, s)),
    ),
}


def reward_of(name: str) -> Reward:
    """The reward of that name."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward '{name}'; there are: {', '.join(REWARDS)}")
    return REWARDS[name]
