"""17.H Bethlen Gabor and the Hungarians in rebellion."""

from __future__ import annotations

from westphalia.games.thirty_years_war.ids import HUNGARY
from westphalia.games.thirty_years_war.state import City, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.H.2 Bethlen Gabor recruits Hungarian Militia in Hungary."""
    return [int(Kind.HUNGARIAN_MILITIA)] if s.board.area_of[city] == HUNGARY else []
