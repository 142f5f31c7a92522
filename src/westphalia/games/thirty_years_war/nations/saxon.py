"""17.Sa The Saxons."""

from __future__ import annotations

from westphalia.games.thirty_years_war.ids import SAXONY
from westphalia.games.thirty_years_war.state import City, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind, Nation


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.Sa.2 Saxon Militia in Saxony."""
    return [int(Kind.SAXON_MILITIA)] if s.board.area_of[city] == SAXONY else []


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.Sa.1 Leipzig."""
    return s.board.bases[Nation.SAXON]
