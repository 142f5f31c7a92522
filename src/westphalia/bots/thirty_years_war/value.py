"""How a war will end: the total that must be expected, and how much it favours either side.

The weights are those of ``value.json``, which says how they were made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import sqrt, tanh
from pathlib import Path
from typing import Any, Final

from westphalia.bots.thirty_years_war.features import NAMES, period_of, rows_of, turns_left
from westphalia.games.thirty_years_war.rules.victory import (
    catholic_goal,
    protestant_goal,
    winners,
)
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    ThirtyYearsWarState,
)

WEIGHTS: Final = Path(__file__).with_name("value.json")
LEAST_SPREAD: Final = 5.0  # points; how far ahead one must be to be rather sure of a victory
SPREAD: Final = 3.5  # the same, more by the root of the turns that are left
FAR: Final = 40.0  # the same where a war is as good as decided: a point still counts for something
HOPE: Final = 0.1  # how much that counts
LOWEST: Final = -100.0  # beyond any total
HIGHEST: Final = 150.0
EARNEST: Final = 0.85  # at the end, how much the result counts beside the total


class Value:
    """By period, what each number of a side adds to the final total."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._weights = {
            int(period): [float(learnt["weights"].get(name, 0.0)) for name in NAMES]
            for period, learnt in data["rounds"].items()
        }
        self._first = min(self._weights)  # nothing can be learnt of the very first

    def total(self, s: ThirtyYearsWarState) -> float:
        """5.1 The total at the end of the war, as far as can be told."""
        weights = self._weights[max(period_of(s), self._first)]
        rows = rows_of(s)
        ahead = zip(weights, rows[CATHOLIC], rows[PROTESTANT], strict=True)
        return sum([weight * (own - other) for weight, own, other in ahead]) / 2


@cache
def load_value() -> Value:
    return Value(json.loads(WEIGHTS.read_text(encoding="utf-8")))


def middle(s: ThirtyYearsWarState) -> float:
    """5.22, 18 The total at which neither side is nearer to its victory."""
    return (protestant_goal.of(s, None) + catholic_goal.of(s, None)) / 2


def lean(s: ThirtyYearsWarState, total: float) -> float:
    """How much a total favours the Catholic, between 0 and 1."""
    ahead = total - middle(s)
    return 0.5 + 0.5 * ((1.0 - HOPE) * tanh(ahead / spread(s)) + HOPE * tanh(ahead / FAR))


def spread(s: ThirtyYearsWarState) -> float:
    return LEAST_SPREAD + SPREAD * sqrt(turns_left(s))


def point(s: ThirtyYearsWarState) -> float:
    """What one victory point is about worth, as ``lean`` measures."""
    total = load_value().total(s)
    return lean(s, total + 0.5) - lean(s, total - 0.5)


def total_of(s: ThirtyYearsWarState, chance: float) -> float:
    """The total that favours the Catholic so much."""
    low, high = LOWEST, HIGHEST
    while high - low > 0.01:
        between = (low + high) / 2
        low, high = (between, high) if lean(s, between) < chance else (low, between)
    return low


def outcome(s: ThirtyYearsWarState) -> list[float]:
    """What the sides have of a position: how it leans, and at the end who has won."""
    if s.result == NONE:
        catholic = lean(s, load_value().total(s))
    else:
        won = winners(s)
        share = (CATHOLIC in won) / len(won)
        catholic = EARNEST * share + (1.0 - EARNEST) * lean(s, s.vp)
    return [1.0 - catholic, catholic]
