"""8.3, 10.1 Activation of a leader by a card."""

# written by the chapter's author
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.state import Leader, Play, ThirtyYearsWarState


@dataclass(frozen=True)
class Activate(Step):
    """8.3 An ACT card activates one friendly leader whose rating is at most its value."""

    seat: Seat
    value: int
    bonus: int

    def run(self, play: Play) -> None:
        pass


def may_lead(s: ThirtyYearsWarState, leader: Leader, value: int) -> bool:
    """8.3 Whether a card of this value can activate a leader."""
    return s.board.activation[leader] <= value
