"""16 The Dutch War."""

# written by the chapter's author
from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.state import Play


@dataclass(frozen=True)
class EndResponse(Step):
    """16.254 Without a response by the end of the turn the marker moves on."""

    def run(self, play: Play) -> None:
        pass
