"""16.2 Armies in the United Provinces."""

# written by the chapter's author
from __future__ import annotations

from westphalia.games.thirty_years_war.state import Play


def respond(play: Play) -> None:
    """16.251a, 16.252 A sufficient Protestant army in the United Provinces responds at once."""
