"""W6 Events and bonus tiles; what each of them changes stands with the action it changes."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events import EventDrawn
from westphalia.games.wallenstein.state import Play, WallensteinState
from westphalia.games.wallenstein.terms import Tile


@dataclass(frozen=True)
class DetermineEvent(Step):
    """W6.1.1, W1.5.8 One of the open event cards of the year is drawn and holds for the round."""

    def run(self, play: Play) -> None:
        s = play.state
        s.event = play.chance.draw(s.events)
        play.tell(EventDrawn, s.event)


def holds(s: WallensteinState, seat: Seat, tile: Tile) -> bool:
    """W2.3.2, W6.2.7 Whether a seat has this tile in the current round; it is not used up."""
    return s.tile[seat] == tile
