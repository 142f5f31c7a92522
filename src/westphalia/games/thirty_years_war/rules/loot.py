"""15.2 Looting."""

# written by the chapter's author
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.state import Play


@dataclass(frozen=True)
class LootSegment(Step):
    """6.0.E Then all unpaid units loot."""

    def run(self, play: Play) -> None:
        pass
