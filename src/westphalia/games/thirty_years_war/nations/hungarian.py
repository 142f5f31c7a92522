"""17.H Bethlen Gabor and the Hungarians in rebellion."""

from __future__ import annotations

from typing import Final

from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.ids import (
    AUSTRIA,
    BAVARIA,
    BOHEMIA,
    HUNGARY,
    MORAVIA,
    TYROL,
)
from westphalia.games.thirty_years_war.state import City, Place, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind

LANDS: Final = (HUNGARY, AUSTRIA, MORAVIA, BOHEMIA, BAVARIA, TYROL)


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.H.2 Bethlen Gabor recruits Hungarian Militia in Hungary."""
    return [int(Kind.HUNGARIAN_MILITIA)] if s.board.area_of[city] == HUNGARY else []


def may_enter(s: ThirtyYearsWarState, place: Place) -> bool:
    """17.H.4 Six Areas, and none of the Independent Cities there."""
    return place < CITIES and s.board.area_of[place] in LANDS
