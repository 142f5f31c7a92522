"""8.32 Free Actions."""

# written by the chapter's author
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.state import Play


@dataclass(frozen=True)
class FreeAction(Step):
    """8.32 Instead of a card a side moves one unit, or one leader without units."""

    seat: Seat

    def run(self, play: Play) -> None:
        pass
