"""12 Battles."""

# written by the chapter's author: here a battle only puts the defenders away
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.pieces import take_unit, units_outside
from westphalia.games.thirty_years_war.rules.end_of_march import halt
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.state import Play, enemy


@dataclass(frozen=True)
class Fight(Step):
    """12.11a The army on the march fights the enemy units outside in its city."""

    seat: Seat

    def run(self, play: Play) -> None:
        march = play.state.march
        assert march is not None
        for unit in units_outside(play.state, march.city, enemy(self.seat)):
            take_unit(play, march.city, unit)
        recheck_siege(play, march.city)
        halt(play, self.seat)
