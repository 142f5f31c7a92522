"""Who is how likely to win: points that a position promises, by weights that were learnt."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from westphalia.bots.wallenstein.standing import NAMES, round_of, standings
from westphalia.games.wallenstein.state import WallensteinState

# A file says how it was made; ``westphalia fit wallenstein`` makes another.
PLAIN: Final = Path(__file__).with_name("value.json")
EXPANDED: Final = Path(__file__).with_name("value_expanded.json")
AT_THE_END: Final = 1.5  # points that make a difference when all is counted
FIRST: Final = 1
THALER: Final = 0.01  # W10.1.3 equal points are told apart by Thalers


class Value:
    """For each round that may begin: the weight of each number, and how far luck still reaches."""

    def __init__(self, weights: Mapping[int, Sequence[float]], luck: Mapping[int, float]) -> None:
        self._weights = {number: list(row) for number, row in weights.items()}
        self._luck = dict(luck)

    def chances(self, s: WallensteinState) -> list[float]:
        """The chance to win of each seat, when a round begins or the game is over."""
        return shares(self.points(s), self.luck(s))

    def points(self, s: WallensteinState) -> list[float]:
        """What each seat may hope for at the end; only the differences mean anything."""
        if not s.agenda:
            return [s.points[seat] + THALER * s.thalers[seat] for seat in range(s.seats)]
        weights = self._weights[self._number(s)]
        out: list[float] = []
        for row in standings(s):
            total = 0.0
            for place, weight in enumerate(weights):
                total += weight * row[place]
            out.append(total)
        return out

    def luck(self, s: WallensteinState) -> float:
        return self._luck[self._number(s)] if s.agenda else AT_THE_END

    def _number(self, s: WallensteinState) -> int:
        """The round that begins; before the first nothing was learnt."""
        return max(FIRST, round_of(s))


def shares(points: Sequence[float], luck: float) -> list[float]:
    """Chances to win out of points: the more luck there is, the more even they are."""
    most = max(points)
    weights = [exp((each - most) / luck) for each in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def as_value(data: Mapping[str, Any]) -> Value:
    """The weights of a file; what it does not name counts nothing."""
    rounds = {int(number): learnt for number, learnt in data["rounds"].items()}
    weights = {
        number: [float(learnt["weights"].get(name, 0.0)) for name in NAMES]
        for number, learnt in rounds.items()
    }
    return Value(weights, {number: float(learnt["luck"]) for number, learnt in rounds.items()})


@cache
def load_value(expanded: bool) -> Value:
    """The weights of the base game, or those of games with expansions."""
    weights = EXPANDED if expanded else PLAIN
    return as_value(json.loads(weights.read_text(encoding="utf-8")))
