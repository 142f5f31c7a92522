"""What grain is worth before the winter: the revolts that it prevents."""

from __future__ import annotations

from math import floor, sqrt
from typing import Final

from westphalia.bots.wallenstein.battle import Fights
from westphalia.bots.wallenstein.judgement import Judgement
from westphalia.bots.wallenstein.table import Table
from westphalia.bots.wallenstein.worth import Worth

SWING: Final = 1.5  # how far a year's harvest may turn out otherwise, per round to come


class Granary:
    """W9.1, W9.2 The grain of the coming winter, as far as it can be foreseen."""

    def __init__(self, table: Table, fights: Fights, worth: Worth, judgement: Judgement) -> None:
        self._table = table
        self._chart = [
            revolts * self._cost_of_revolt(fights, worth, peasants)
            for revolts, peasants in table.board.supply_chart
        ]
        rounds = table.rounds_to_winter
        fields = sorted((table.grain_of[county] for county in table.mine), reverse=True)
        fields = fields[: 1 + rounds] or [0]
        self.missing = [
            len(table.mine)
            + judgement.growth * (rounds + 1)
            + min(loss, table.grain[table.me] + fields[0] * rounds)
            - table.grain[table.me]
            - rounds * sum(fields) / len(fields)
            for loss in table.losses or [0]
        ]
        self._swing = SWING * sqrt(rounds)

    def _cost_of_revolt(self, fights: Fights, worth: Worth, peasants: int) -> float:
        """What a revolt costs that may break out in any of our counties."""
        table = self._table
        if not table.mine or not peasants:
            return 0.0
        costs = [
            (1.0 - fights.revolt(table.armies[c], table.markers[c] + peasants).win) * worth.loss(c)
            for c in table.mine
        ]
        return sum(costs) / len(costs)

    def _cost(self, missing: float) -> float:
        """The revolts of a shortfall; between two rows of the chart the cost goes up evenly."""
        if missing <= 0.0:
            return 0.0
        last = len(self._chart) - 1
        below = min(floor(missing), last)
        above = min(below + 1, last)
        part = missing - floor(missing)
        return self._chart[below] * (1.0 - part) + self._chart[above] * part

    def _expected(self, more: float) -> float:
        offsets = (-self._swing, 0.0, self._swing)
        costs = [self._cost(n - more + offset) for n in self.missing for offset in offsets]
        return sum(costs) / len(costs)

    def worth(self, grain: float) -> float:
        """What so much more grain is worth now."""
        return self._expected(0.0) - self._expected(grain)
