"""17.F The French."""

from __future__ import annotations

from westphalia.games.thirty_years_war.cards.ids import C43, C54
from westphalia.games.thirty_years_war.ids import FRANCE, LORRAINE
from westphalia.games.thirty_years_war.nations.german import in_protestant_land
from westphalia.games.thirty_years_war.pieces import units_at
from westphalia.games.thirty_years_war.state import (
    PROTESTANT,
    City,
    Leader,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Kind, Nation


def recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.F.2a, 17.F.2b French Militia at home and in Lorraine, Protestant Mercenaries elsewhere.

    C43: not in the turn in which the King dies (card.list.C).
    """
    if in_force(s, C43):
        return []
    area = s.board.area_of[city]
    kinds: list[int] = []
    at_home = area == FRANCE or (area == LORRAINE and s.holder[area] == PROTESTANT)
    if at_home and not beside_swedes(s, city):
        kinds.append(int(Kind.FRENCH_MILITIA))
    if area != FRANCE and in_protestant_land(s, city):
        kinds.append(int(Kind.GERMAN_MERCENARY))
    return kinds


def mourns(s: ThirtyYearsWarState, leader: Leader) -> bool:
    """card.rule.e C43: whether he is French, and this is the turn in which the King dies."""
    return s.board.leader_nation[leader] == Nation.FRENCH and in_force(s, C43)


def beside_swedes(s: ThirtyYearsWarState, city: City) -> bool:
    """17.F.5a, 10.25 Whether Swedish units are there with whom French units may not stack."""
    if not in_force(s, C54):
        return False
    units = units_at(s, city, PROTESTANT)
    return any(s.board.kind_nation[unit // 2] == Nation.SWEDISH for unit in units)


def all_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.F.1 The cities of France and Lorraine, those beside the map among them."""
    return s.board.base_cities[Nation.FRENCH]
