"""15.1 Where units are paid: at home, or by aid points along a line of communications."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war.table import Table
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.cards.ids import P8, P21
from westphalia.games.thirty_years_war.ids import FRANCE
from westphalia.games.thirty_years_war.nations.bases import HOME
from westphalia.games.thirty_years_war.state import NONE
from westphalia.games.thirty_years_war.terms import Nation

# 17.E.2a, 17.H.1b Who traces to the bases of the Germans.
GERMANS: Final = (Nation.GERMAN, Nation.ENGLISH, Nation.HUNGARIAN)


class Supply:
    """The cities that pay a nation, and those from which its line holds."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lines: dict[int, set[int]] = {}
        self._raided = table.in_force(P8) or table.in_force(P21)

    def at_home(self, nation: int, place: int) -> bool:
        """15.12 Whether the land itself pays units of a nation."""
        if place >= CITIES:
            return True
        home = HOME[nation]
        if home == NOBODY or self.table.board.area_of[place] != home:
            return False
        return not (nation == Nation.IMPERIAL and self._raided)

    def has_line(self, nation: int, place: int) -> bool:
        """15.14 Whether aid points can reach units of a nation in a place."""
        if nation not in self._lines:
            self._lines[nation] = self._flood(nation)
        return place in self._lines[nation]

    def _flood(self, nation: int) -> set[int]:
        waiting = [city for city in self._bases(nation) if self.table.enemy(city) is None]
        seen = set(waiting)
        for city in waiting:  # grows as the search goes on
            fresh = [near for near in self.table.board.neighbours[city] if near not in seen]
            seen.update(fresh)
            waiting += [near for near in fresh if self._may_pass(near)]
        return seen

    def _may_pass(self, city: int) -> bool:
        """15.14a, 15.14b Friendly, at peace, and free of enemies; or besieged by friends."""
        table = self.table
        if table.revolt[city] or table.in_neutral_area(city):
            return False
        if table.board.area_of[city] == FRANCE and not table.france:
            return False
        if table.control[city] == table.me:
            return table.enemy(city) is None
        return table.is_fortress(city) and table.own(city) is not None

    def _bases(self, nation: int) -> list[int]:
        """15.15, 17 The Supply Bases of a nation in friendly hands."""
        table, board = self.table, self.table.board
        swedish = [table.s.swedish_base] if table.s.swedish_base != NONE else []
        swedish = [port for port in swedish if table.control[port] != table.foe]
        if nation == Nation.SWEDISH:
            return swedish
        own = [*board.bases[nation], *board.base_cities[nation]]
        if nation == Nation.DANISH:
            return [city for city in own if table.control[city] != table.foe]
        held = [city for city in own if table.control[city] == table.me]
        return held + swedish if nation in GERMANS else held
