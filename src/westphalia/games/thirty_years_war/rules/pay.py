"""15.1 Pay."""

# written by the chapter's author
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.state import Play


@dataclass(frozen=True)
class PaySegment(Step):
    """6.0.E First both sides pay their units and mark the unpaid."""

    def run(self, play: Play) -> None:
        pass
