"""How a war will end: the total that must be expected, and how much it favours either side.

The weights are those of ``value.json``, made by ``westphalia fit thirty_years_war``.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import tanh
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
LEAST_SPREAD: Final = 10.0  # points; how far ahead one must be to be rather sure of a victory
SPREAD: Final = 6.0  # the same, more for every turn that is left
LEAST_SLOPE: Final = 0.05  # where a war is as good as decided a point still counts so much
EARNEST: Final = 0.85  # at the end, how much the result counts beside the total


class Value:
    """By period, what each number of a side adds to the final total."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._weights = {
            int(period): [float(learnt["weights"].get(name, 0.0)) for name in NAMES]
            for period, learnt in data["rounds"].items()
        }

    def total(self, s: ThirtyYearsWarState) -> float:
        """5.1 The total at the end of the war, as far as can be told."""
        weights = self._weights[period_of(s)]
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
    return 0.5 + 0.5 * tanh((total - middle(s)) / spread(s))


def spread(s: ThirtyYearsWarState) -> float:
    return LEAST_SPREAD + SPREAD * turns_left(s)


def point(s: ThirtyYearsWarState) -> float:
    """What one victory point is about worth, as ``lean`` measures."""
    slope = 1.0 - tanh((s.vp - middle(s)) / spread(s)) ** 2
    return 0.5 / spread(s) * max(LEAST_SLOPE, slope)


def outcome(s: ThirtyYearsWarState) -> list[float]:
    """What the sides have of a position: how it leans, and at the end who has won."""
    if s.result == NONE:
        catholic = lean(s, load_value().total(s))
    else:
        won = winners(s)
        share = (CATHOLIC in won) / len(won)
        catholic = EARNEST * share + (1.0 - EARNEST) * lean(s, s.vp)
    return [1.0 - catholic, catholic]
