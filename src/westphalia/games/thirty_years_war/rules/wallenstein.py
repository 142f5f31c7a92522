"""7 Wallenstein."""

# written by the chapter's author
from __future__ import annotations

from westphalia.games.thirty_years_war.state import Play


def raise_influence(play: Play, boxes: int) -> None:
    """7.1 Wallenstein's influence grows."""
    play.state.influence += boxes
