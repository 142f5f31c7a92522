"""5.15 Spinola's army, which Spain expects in the United Provinces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.events_politics import SpinolaChecked
from westphalia.games.thirty_years_war.ids import SPINOLA
from westphalia.games.thirty_years_war.pieces import leaders_at, units_at
from westphalia.games.thirty_years_war.rules.control import score
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PRESENT,
    Leader,
    Play,
    ThirtyYearsWarState,
    Unit,
)
from westphalia.games.thirty_years_war.terms import Nation

ARMY: Final = 3  # 5.15b
PENALTY: Final = -3  # 5.15a


def spinolas_army(s: ThirtyYearsWarState) -> bool:
    """5.15b Whether Spinola, or any Spaniard once he is lost, is there with three Spanish units.

    Three units do without a leader if no Spanish leader is in play (16.21c).
    """
    leaders = leaders_at(s, UNITED_PROVINCES, CATHOLIC)
    return is_spinolas(s, leaders, units_at(s, UNITED_PROVINCES, CATHOLIC))


def is_spinolas(s: ThirtyYearsWarState, leaders: list[Leader], units: list[Unit]) -> bool:
    """5.15b, 16.21c Whether leaders and units that stand together are Spinola's army."""
    nation = s.board.kind_nation
    if len([unit for unit in units if nation[unit // 2] == Nation.SPANISH]) < ARMY:
        return False
    if s.fate[SPINOLA] == PRESENT:
        return SPINOLA in leaders
    spaniards = [leader for leader in leaders if s.board.leader_nation[leader] == Nation.SPANISH]
    return bool(spaniards) or not leaders


@dataclass(frozen=True)
class CheckSpinola(Step):
    """5.15a, 8.11 Once, when the Intervention cards come in: his army is there, or it costs 3."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.spinola_checked:
            return
        s.spinola_checked = 1
        points = 0 if spinolas_army(s) else PENALTY
        score(play, points)
        play.tell(SpinolaChecked, points, s.vp)
