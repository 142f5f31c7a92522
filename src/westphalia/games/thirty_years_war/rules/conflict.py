"""17.F.5 The conflict of interest between French and Swedes."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.rules.stacking import CureStacking, is_legal
from westphalia.games.thirty_years_war.state import PROTESTANT, Play


@dataclass(frozen=True)
class EndGrace(Step):
    """17.F.5b Who stood together when C54 was played must have parted by now, or 10.22 applies.

    It is the end of a Protestant card round; C54 is played after one, so this is the next.
    """

    def run(self, play: Play) -> None:
        s = play.state
        if not s.conflict:
            return
        s.conflict = 0
        stacks = [place for place, here in enumerate(s.pieces) if here]
        together = [place for place in stacks if not is_legal(s, PROTESTANT, place)]
        play.then(*[CureStacking(PROTESTANT, place) for place in together])
