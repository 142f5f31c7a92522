"""A war that was played at random, to be entered in the page at any moment of it."""

from __future__ import annotations

from tools.browser import story
from tools.browser.visitor import Visitor


def enter(anna: Visitor, kind: str, turn: int = 1, scenario: str = "early_war") -> str:
    """Anna at a table where she is asked this, against a bot; the table's id."""
    war = story.played("thirty_years_war", seats=2, scenario=scenario)
    return story.enter(anna, war, war.moment(kind, turn))
