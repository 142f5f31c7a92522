"""Battles for clause cases: an army that has just come into a city, and rolls on a string."""

from __future__ import annotations

from typing import Self

from tests.thirty_years_war.kit import Table
from tests.thirty_years_war.marches import Settled

from westphalia.engine.ruleset import Module
from westphalia.games.thirty_years_war.pieces import LEADERS, the_battle
from westphalia.games.thirty_years_war.rules.battle import Fight
from westphalia.games.thirty_years_war.rules.march import begin_march, join, take_along
from westphalia.games.thirty_years_war.state import NONE, Battle


class Battlefield(Settled):
    """A map without pieces, on which battles are fought to their end."""

    def __init__(self, scenario: str = "campaign", *modules: Module) -> None:
        Table.__init__(self, scenario, *modules, forces=False)

    @property
    def settles(self) -> bool:
        """What follows a battle is asked."""
        return self.s.battle is not None

    @property
    def battle(self) -> Battle:
        return the_battle(self.s)

    def attack(self, seat: int, origin: str, city: str, *pieces: str) -> Self:
        """Let an army come from one place into the next; the first leader leads it."""
        self.put(origin, *pieces)
        where = self.place(origin)
        leaders = [self.leader(name) for name in pieces if name in self.board.leader_index]
        march = begin_march(self.hand, seat, leaders[0], where, 0, free=0)
        for leader in leaders[1:]:
            join(self.hand, leader)
        for unit in [piece for piece in self.s.pieces[where] if piece < LEADERS]:
            take_along(self.hand, unit)
        march.came_from, march.city = where, self.place(city)
        march.spent, march.moved, march.trail = 1, len(march.units), [march.city]
        self.run(Fight(seat))
        return self

    def sally(self, seat: int, city: str, leader: str, *units: str) -> Self:
        """Let a leader inside a Fortress come out with these units."""
        march = begin_march(self.hand, seat, self.leader(leader), self.place(city), 0, free=0)
        for unit in units:
            take_along(self.hand, self.board.units.index(unit))
        assert march.came_from == NONE
        self.run(Fight(seat))
        return self

    def finish(self) -> Self:
        """Fight the battle to its end; what is still asked gets the first answer."""
        while self.s.battle and self.hand.open:
            question = self.hand.open[0]
            self.play(f"{question.seat} {question.choices[0].text}")
        return self

    def loses(self, seat: int, *units: str) -> Self:
        """Give up these steps; what is left without a choice comes by itself."""
        for unit in units:
            if self.asked() == [(seat, "take_losses")]:
                self.says(seat, f"lose {unit}")
        return self

    def stack(self, units: list[int]) -> list[str]:
        """Units by their names."""
        return [self.board.units[unit] for unit in sorted(units)]

    def fate(self, leader: str) -> int:
        return self.s.fate[self.leader(leader)]
