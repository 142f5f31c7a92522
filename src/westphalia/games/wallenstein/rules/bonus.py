"""W6 Events and bonus tiles; what each of them changes stands with the action it changes."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events import EventDrawn, YearBegan
from westphalia.games.wallenstein.state import Play, WallensteinState
from westphalia.games.wallenstein.terms import Tile


@dataclass(frozen=True)
class TurnUpEvents(Step):
    """W1.5.7, W9.5.1, W2.4.5 Four event cards lie open for the year; none ever returns."""

    year: int

    def run(self, play: Play) -> None:
        s = play.state
        s.events = sorted([play.chance.draw(s.event_pile) for _ in range(s.board.events_a_year)])
        play.tell(YearBegan, self.year, tuple(s.events))


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
