"""Everything the captain thinks about one table, made at most once."""

from __future__ import annotations

from random import Random

from westphalia.bots.wallenstein.battle import Fights
from westphalia.bots.wallenstein.danger import Danger
from westphalia.bots.wallenstein.granary import Granary
from westphalia.bots.wallenstein.judgement import Judgement
from westphalia.bots.wallenstein.table import Table
from westphalia.bots.wallenstein.worth import Worth
from westphalia.engine.record import Header
from westphalia.games.wallenstein.state import WINTER


class Outlook:
    """A table, weighed."""

    def __init__(self, table: Table, header: Header, judgement: Judgement, seed: int) -> None:
        self.board = table.board
        self.judgement = judgement
        self.table = table
        self.fights = Fights(self.table, header)
        self.worth = Worth(self.table, judgement)
        self.danger = Danger(self.table, self.fights, self.worth, judgement)
        self._seed = seed
        self._granary: Granary | None = None

    @property
    def granary(self) -> Granary:
        """Made when it is first looked at."""
        if self._granary is None:
            self._granary = Granary(self.table, self.fights, self.worth, self.judgement)
        return self._granary

    def unrest(self, county: int) -> float:
        """W5.7 What collecting in a county costs: a marker, and the revolt if some lie there."""
        table = self.table
        markers = table.markers[county]
        laid = self.judgement.marker * (1 + table.rounds_to_winter) / WINTER
        if not markers:
            return laid
        kept = self.fights.revolt(table.armies[county], markers)
        fallen = (table.armies[county] - kept.left) * self.danger.spent_army
        return laid * kept.win + (1.0 - kept.win) * self.worth.loss(county) + fallen

    def whims(self) -> Random:
        """Whims of the round: the same whenever the same captain looks at the same round."""
        table = self.table
        return Random(f"{self._seed} {table.me} {table.year} {table.season}")

    def thaler(self) -> float:
        """What another Thaler is worth: less if there are more than can be spent."""
        table, judgement = self.table, self.judgement
        wanted = table.rounds_left * judgement.round_money
        income = table.rounds_left * max((table.taxes[county] for county in table.mine), default=0)
        spare = table.thalers[table.me] + income - wanted
        if table.rounds_left == 0 or spare > judgement.round_money:
            return judgement.spare_thaler
        return judgement.thaler
