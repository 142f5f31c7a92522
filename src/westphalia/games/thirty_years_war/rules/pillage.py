"""15.24, 15.25 Pillage and recovery."""

# written by the chapter's author
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE, set_pillage
from westphalia.games.thirty_years_war.state import City, Play


@dataclass(frozen=True)
class PillageRecovery(Step):
    """6.0.B A side rolls for recovery."""

    seat: Seat

    def run(self, play: Play) -> None:
        pass


def pillage(play: Play, city: City, levels: int) -> int:
    """15.221 A city is pillaged; how many of the levels did not fit."""
    before = play.state.pillage[city]
    set_pillage(play, city, min(WORST_PILLAGE, before + levels))
    return before + levels - play.state.pillage[city]
