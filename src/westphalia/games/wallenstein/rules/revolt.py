"""W8 Revolts: peasants against the holder of a county."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events import RevoltBroke, RevoltQuelled
from westphalia.games.wallenstein.rules.combat import cast, outcome, take_from_tray
from westphalia.games.wallenstein.rules.possession import devastate
from westphalia.games.wallenstein.state import County, Play, WallensteinState
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS


@dataclass(frozen=True)
class Revolt(Step):
    """W8.1.1, W8.1.2, W7.2.3 The seat defends with all armies of the county against the peasants.

    W8.1.6, W6.4.4: no tile and no event helps; W8.1.5: the tray joins in.
    """

    seat: Seat
    county: County
    peasants: int

    def run(self, play: Play) -> None:
        s = play.state
        engaged = rising(s, self.seat, self.county, self.peasants)
        play.tell(RevoltBroke, self.seat, self.county, engaged[PEASANTS])
        s.peasants -= engaged[PEASANTS]
        s.armies[self.county] = 0
        cast(play, self.county, engaged, [PEASANTS], [self.seat])
        play.then(SettleRevolt(self.seat, self.county))


def rising(s: WallensteinState, seat: Seat, county: County, peasants: int) -> list[int]:
    """W7.2.3, W8.1.3, W8.3.1 The cubes of both sides; no more peasants than are in supply."""
    engaged = [0] * COLOURS
    engaged[seat] = s.armies[county]
    engaged[PEASANTS] = min(peasants, s.peasants)
    return engaged


@dataclass(frozen=True)
class SettleRevolt(Step):
    """W8.2.1, W8.2.2 As many peasants as armies, or more: the county is lost.

    W8.2.5: the peasants never stay, they go back to their supply either way.
    """

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        peasants = take_from_tray(s, PEASANTS)
        s.peasants += peasants
        armies = take_from_tray(s, self.seat)
        left = outcome(armies, 0, peasants)  # as if the armies had attacked the peasants
        s.supply[self.seat] += armies - left
        if left == 0:
            devastate(play, self.county)
        else:
            s.armies[self.county] = left
            play.tell(RevoltQuelled, self.seat, self.county, left)
