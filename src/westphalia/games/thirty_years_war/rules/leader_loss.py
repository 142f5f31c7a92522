"""12.4 The loss of leaders."""

# written by the chapter's author
from __future__ import annotations

from westphalia.games.thirty_years_war.pieces import remove_leader
from westphalia.games.thirty_years_war.state import Leader, Play


def lose_leader(play: Play, leader: Leader, replaced: bool) -> None:
    """12.41a A leader leaves the war for good."""
    remove_leader(play, leader)
