"""5.2 The totals that win the war, and what it is worth to come to one of them in time."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war.table import Table
from westphalia.bots.thirty_years_war.worth import Worth
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.rules.control import VIOLATION
from westphalia.games.thirty_years_war.state import CATHOLIC

VICTORY: Final = 8.0  # what it is worth to win the war at once
NEAR: Final = 8  # points; a total that is further away is not reached by one march


class Goals:
    """How many points a side lacks for a victory when this turn ends."""

    def __init__(self, table: Table, worth: Worth) -> None:
        self.table = table
        self.worth = worth
        ahead = table.goals()[table.me] - table.vp
        self.missing = ahead if table.me == CATHOLIC else -ahead
        self.near = 0 < self.missing <= NEAR and table.rounds_left() > 0

    def reach(self, gained: list[int], entered: list[int], chance: float = 1.0) -> float:
        """What these cities are worth if they bring the victory; the nearer the end, the more.

        Early in a turn other ways to the same total are still open.
        """
        if not self.near or not gained or self.points(gained, entered) < self.missing:
            return 0.0
        return chance * VICTORY / self.table.rounds_left()

    def points(self, gained: list[int], entered: list[int]) -> int:
        """5.12, 5.13a, 5.14 How far cities move the total, and the Neutral Areas violated."""
        table, board = self.table, self.table.board
        points = sum([board.city_vp[city] for city in gained]) - VIOLATION * len(entered)
        electors = table.electors[table.me]
        electors += len([city for city in gained if city in board.elector_cities])
        for area in {board.area_of[city] for city in gained} - {NOBODY}:
            same = [city for city in gained if board.area_of[city] == area]
            if self.worth.completes(table.me, area, len(same)):
                points += table.value[area]
                electors += area in table.elector_areas
        for award in table.awards:
            if award.holder != table.me and award.needs <= electors:
                points += award.points
        return points
