"""17.Sp The Spaniards and the Cardinal's army."""

from __future__ import annotations

from westphalia.games.thirty_years_war.nations.limits import cardinals
from westphalia.games.thirty_years_war.pieces import LEADERS
from westphalia.games.thirty_years_war.state import City, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind, Nation


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.Sp.4 Spanish leaders never recruit."""
    return []


def is_cardinals(s: ThirtyYearsWarState, piece: int) -> bool:
    """17.Sp.33 Whether a piece is of the Cardinal's army and has not entered the zone.

    He himself or his replacement among them.
    """
    if piece >= LEADERS:
        return piece - LEADERS in cardinals(s.board) and s.cardinal > 0
    return piece // 2 == Kind.CARDINAL_VETERAN


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.Sp.1a The cities of the Spanish Netherlands."""
    return s.board.base_cities[Nation.SPANISH]
