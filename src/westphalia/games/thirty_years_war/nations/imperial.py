"""17.A The Emperor's leaders and units."""

from __future__ import annotations

from typing import Final

from westphalia.games.thirty_years_war.ids import BAVARIA, FRANCE
from westphalia.games.thirty_years_war.state import City, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind, Nation

NO_RECRUITS: Final = (BAVARIA, FRANCE)


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.A.3a, 17.A.3b Imperial units everywhere but in Bavaria and France, also after C19.

    Worked out in ex-9.23.
    """
    if s.board.area_of[city] in NO_RECRUITS:
        return []
    return [int(Kind.IMPERIAL_MERCENARY), int(Kind.IMPERIAL_MILITIA)]


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.A.1 Vienna."""
    return s.board.bases[Nation.IMPERIAL]
