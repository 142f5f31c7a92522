"""13 Sieges."""

# written by the chapter's author: what stands here lets an activation be played through
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import NOBODY, Seat, Step
from westphalia.games.thirty_years_war.pieces import strength, units_at
from westphalia.games.thirty_years_war.state import City, Play, enemy


@dataclass(frozen=True)
class EndAtFortress(Step):
    """13.11a An activated leader who ended his movement at a Fortress may besiege it."""

    seat: Seat

    def run(self, play: Play) -> None:
        pass


@dataclass(frozen=True)
class ContinuedSieges(Step):
    """6.0.F1 The besieger may roll for every Siege marker on the map."""

    def run(self, play: Play) -> None:
        pass


def recheck_siege(play: Play, city: City) -> None:
    """13.14a, 3.12d A siege lapses when too few besiegers are left; without any, the gates open."""
    s = play.state
    holder = s.control[city] if s.revolt[city] == NOBODY else s.held[city]
    sides = [enemy(holder)] if holder != NOBODY else [0, 1]
    outside = [unit for side in sides for unit in units_at(s, city, side)]
    within = units_at(s, city, holder) if holder != NOBODY else []
    if strength(s.board, outside) < s.board.fortress[city] + strength(s.board, within):
        s.siege[city] = 0
    if not outside:
        s.inside[city] = 0
