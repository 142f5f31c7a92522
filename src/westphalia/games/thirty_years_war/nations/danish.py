"""17.D King Christian and the Danes."""

from __future__ import annotations

from westphalia.games.thirty_years_war.state import City, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Nation


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.D.2 King Christian never recruits."""
    return []


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.D.1a The cities of Schleswig-Holstein."""
    return s.board.bases[Nation.DANISH]
