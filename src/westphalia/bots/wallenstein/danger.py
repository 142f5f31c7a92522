"""How likely the captain's counties are lost, and what armies are worth where they stand."""

from __future__ import annotations

from typing import Final

from westphalia.bots.wallenstein.battle import Fights
from westphalia.bots.wallenstein.judgement import Judgement
from westphalia.bots.wallenstein.table import STORMS, Table
from westphalia.bots.wallenstein.worth import Worth
from westphalia.games.wallenstein.state import OUT_OF_PLAY

NEXT_ROUND: Final = 0.6  # how far the danger of the next round counts now


class Danger:
    """Rivals attack where they may win; each of their neighbouring armies is a threat."""

    def __init__(self, table: Table, fights: Fights, worth: Worth, judgement: Judgement) -> None:
        self._table = table
        self._fights = fights
        self._worth = worth
        self._judgement = judgement
        # By county, the first for each number of armies too: they are asked for many times.
        self._rounds: dict[tuple[int, int], float] = {}
        self._posts: dict[int, float] = {}
        self._storms = table.storms_to_come()
        self.later = NEXT_ROUND * (table.rounds_left > 0)
        stacks = min(1.0, table.rounds_left / 2)
        self.army = judgement.army * stacks
        self.spent_army = judgement.spent_army * stacks
        self.resting_army = judgement.resting_army * stacks

    def in_a_round(self, county: int, armies: int) -> float:
        """How likely a county of ours with so many armies is lost in a whole round."""
        place = county, armies
        if place not in self._rounds:
            self._rounds[place] = self._in_a_round(county, armies)
        return self._rounds[place]

    def _in_a_round(self, county: int, armies: int) -> float:
        table = self._table
        safe = 1.0
        for origin in table.hostile_neighbours(county):
            seat = table.owner[origin]
            chances = self._fights.defence(seat, county, armies, table.armies[origin] - 1)
            tempted = chances.win * (chances.win + chances.tie)
            safe *= 1.0 - self._judgement.aggression * tempted
        return 1.0 - safe

    def risk(self, county: int, armies: int) -> float:
        """What the danger to a county costs from now on, in points."""
        return self.in_a_round(county, armies) * self._exposure(county) * self._worth.loss(county)

    def keep(self, county: int, armies: int) -> float:
        """How likely a county is kept over the attacks that must be feared for now."""
        return 1.0 - min(1.0, self.in_a_round(county, armies) * self._exposure(county))

    def _exposure(self, county: int) -> float:
        """How many rounds of attacks a county must fear from now on; some may be forbidden."""
        shelter = self._table.sheltered[county]
        return sum(not shelter >> a & 1 for a in self._storms) / len(STORMS) + self.later

    def post(self, county: int) -> float:
        """What an army is worth in a county, for the attacks of the rounds to come."""
        if county not in self._posts:
            self._posts[county] = self._post(county)
        return self._posts[county]

    def _post(self, county: int) -> float:
        table = self._table
        front = any(
            table.owner[other] not in (table.me, OUT_OF_PLAY)
            for other in table.board.neighbours[county]
        )
        return self.army * (1.0 if front else self._judgement.reserve)

    def relief(self, county: int, armies: int, more: int) -> float:
        """By how much more armies lower the danger of a whole round, in points."""
        lowered = self.in_a_round(county, armies) - self.in_a_round(county, armies + more)
        return lowered * self._worth.loss(county)
