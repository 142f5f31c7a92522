"""17.G The Protestants of Germany, and the Swedes where they recruit like them."""

from __future__ import annotations

from typing import Final

from westphalia.games.thirty_years_war.ids import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    HUNGARY,
    SPANISH_NETHERLANDS,
)
from westphalia.games.thirty_years_war.nations import swedish
from westphalia.games.thirty_years_war.state import NONE, PROTESTANT, City, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind, Nation

NO_MILITIA: Final = (FRANCE, SPANISH_NETHERLANDS, AUSTRIA, BAVARIA, HUNGARY)


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.G.2a, 17.G.2b, 17.Sw.3 Mercenaries everywhere but in France, Militia in Protestant land.

    Leaders of both nations raise German units only.
    """
    area = s.board.area_of[city]
    if area == FRANCE:
        return []
    kinds = [int(Kind.GERMAN_MERCENARY)]
    if area not in NO_MILITIA and in_protestant_land(s, city):
        kinds.append(int(Kind.GERMAN_MILITIA))
    return kinds


def in_protestant_land(s: ThirtyYearsWarState, city: City) -> bool:
    """17.G.2c The controller of the Area decides, or that of an Independent City."""
    area = s.board.area_of[city]
    return (s.control[city] if area == NONE else s.holder[area]) == PROTESTANT


def own_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.G.1a The German bases in Areas that are in the war."""
    return [city for city in s.board.bases[Nation.GERMAN] if not s.neutral[s.board.area_of[city]]]


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.G.1a, 17.G.1b The German bases in Areas that are in the war, and the Swedish Base."""
    return own_bases(s) + swedish.all_bases(s)
