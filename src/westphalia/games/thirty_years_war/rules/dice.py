"""2.5 The die."""

from __future__ import annotations

from typing import Final

from westphalia.games.thirty_years_war.state import Play

SIDES: Final = 10


def roll(play: Play) -> int:
    """2.5 The die has ten sides, from 0 to 9."""
    return play.chance.below(SIDES)
