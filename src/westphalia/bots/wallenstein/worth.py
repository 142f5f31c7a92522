"""What counties, buildings and majorities are worth to the captain, in victory points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.bots.wallenstein.judgement import Judgement
from westphalia.bots.wallenstein.table import YEARS, Table
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.state import WINTER
from westphalia.games.wallenstein.terms import Building

FADE: Final = 0.4  # each building behind the leader leaves this share of a hope


class Worth:
    """W9.3 Points that depend on who holds what, now and in the winters to come."""

    def __init__(self, table: Table, judgement: Judgement) -> None:
        self._table = table
        self._judgement = judgement
        self._built = self._count_buildings()
        self.horizon = 1.0 + judgement.later * table.first_year
        self.spite = judgement.spite / (table.seats - 1)
        rounds = table.rounds_to_winter + bool(table.storms_to_come())
        self._doubt = judgement.doubt * rounds
        self._time = table.rounds_left / (YEARS * WINTER - 1)
        # By county: each is asked for many times while marches are weighed.
        self._conquests: dict[int, float] = {}
        self._losses: dict[int, float] = {}
        self._devastations: dict[int, float] = {}

    def _count_buildings(self) -> list[list[list[int]]]:
        """Buildings by region, kind and seat."""
        table = self._table
        built = [[[0] * table.seats for _ in Building] for _ in table.board.regions]
        for county, owner in enumerate(table.owner):
            if owner >= 0:
                for building in Building:
                    standing = table.buildings[county] >> building & 1
                    built[table.board.region[county]][building][owner] += standing
        return built

    def leads(self, region: int, building: int) -> bool:
        """Whether one more building would leave nobody ahead of us there."""
        built = self._built[region][building]
        return built[self._table.me] + 1 >= max(built)

    def _majority(self, built: Sequence[int], seat: Seat, building: int) -> float:
        """W9.3.3-W9.3.5 What a seat may expect of a majority, the more surely the later it is."""
        board = self._table.board
        alone, shared = board.majority[building], board.shared_majority[building]
        rest = max([n for other, n in enumerate(built) if other != seat])
        lead = built[seat] - rest
        if lead > 0:
            return alone * (1.0 - self._doubt * FADE ** (lead - 1))
        if lead == 0 and rest:
            return shared
        return alone * self._doubt * FADE ** (1 - lead)

    def _utility(self, built: Sequence[int], building: int) -> float:
        """A majority as we like to see it: our part, less what others draw from it."""
        me = self._table.me
        return sum(
            self._majority(built, seat, building) * (1.0 if seat == me else -self.spite)
            for seat in range(len(built))
        )

    def _shift(self, county: int, building: int, loser: Seat, winner: Seat) -> float:
        """How much better we like a majority when a building changes hands; -1 is nobody."""
        built = self._built[self._table.board.region[county]][building]
        after = built[:]
        if loser >= 0:
            after[loser] -= 1
        if winner >= 0:
            after[winner] += 1
        return self._utility(after, building) - self._utility(built, building)

    def building(self, county: int, building: int) -> float:
        """What another building of ours in an own county is worth."""
        points = self._table.board.points_per_building
        return self.horizon * (points + self._shift(county, building, -1, self._table.me))

    def _handed_over(self, county: int, loser: Seat, winner: Seat) -> float:
        """Points of a county and its buildings that change hands, as we like it."""
        table, me = self._table, self._table.me
        standing = [b for b in Building if table.buildings[county] >> b & 1]
        points = table.board.points_per_county + len(standing) * table.board.points_per_building
        liked = sum(self._shift(county, building, loser, winner) for building in standing)
        for seat, sign in ((winner, 1.0), (loser, -1.0)):
            if seat >= 0:
                liked += sign * points * (1.0 if seat == me else -self.spite)
        return self.horizon * liked

    def economy(self, county: int) -> float:
        """A card to plan with, and what the county yields or could hold."""
        table, judgement = self._table, self._judgement
        board = table.board
        yields = board.tax[county] + board.grain[county] + table.free_sites(county)
        return self._time * (judgement.card + judgement.fertile * yields)

    def conquest(self, county: int) -> float:
        """What it is worth to win a county, be it neutral or a rival's."""
        if county not in self._conquests:
            self._conquests[county] = self._conquest(county)
        return self._conquests[county]

    def _conquest(self, county: int) -> float:
        loser = self._table.owner[county]
        theirs = self.spite * self.economy(county) if loser >= 0 else 0.0
        return self._handed_over(county, loser, self._table.me) + self.economy(county) + theirs

    def loss(self, county: int) -> float:
        """What it costs to lose an own county, whoever may have it then."""
        if county not in self._losses:
            self._losses[county] = self._loss(county)
        return self._losses[county]

    def _loss(self, county: int) -> float:
        return self.economy(county) - self._handed_over(county, self._table.me, -1)

    def devastation(self, county: int) -> float:
        """What it is worth that a rival's county becomes neutral; nothing if it is so already."""
        if county not in self._devastations:
            self._devastations[county] = self._devastation(county)
        return self._devastations[county]

    def _devastation(self, county: int) -> float:
        loser = self._table.owner[county]
        if loser < 0:
            return 0.0
        return self._handed_over(county, loser, -1) + self.spite * self.economy(county)
