"""17.B The Bavarian leaders and units."""

from __future__ import annotations

from typing import Final

from westphalia.games.thirty_years_war.ids import AUSTRIA, FRANCE, HUNGARY, MORAVIA, SILESIA, TYROL
from westphalia.games.thirty_years_war.state import City, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind, Nation

NO_RECRUITS: Final = (FRANCE, AUSTRIA, TYROL, HUNGARY, SILESIA, MORAVIA)


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.B.3 Bavarian units everywhere but in France and the Emperor's own lands."""
    if s.board.area_of[city] in NO_RECRUITS:
        return []
    return [int(Kind.BAVARIAN_MERCENARY), int(Kind.BAVARIAN_MILITIA)]


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.B.1 Munich."""
    return s.board.bases[Nation.BAVARIAN]
