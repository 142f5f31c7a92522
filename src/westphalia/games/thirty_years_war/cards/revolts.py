"""9.41 The events of the Peasant Revolts: where each card may raise the peasants."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import C20, C37, C39, P14, P40
from westphalia.games.thirty_years_war.ids import AUSTRIA, BAVARIA, FRANCE, MUNICH, VIENNA
from westphalia.games.thirty_years_war.nations.bases import supply_bases
from westphalia.games.thirty_years_war.objections_effects import NoCityToRevolt
from westphalia.games.thirty_years_war.rules.revolts import PlaceRevolt, may_revolt
from westphalia.games.thirty_years_war.state import (
    PROTESTANT,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
)

# By card: the Area that it names, and the city there that it spares.
AREAS: Final = {P14: (AUSTRIA, VIENNA), P40: (BAVARIA, MUNICH)}


def rebels(s: ThirtyYearsWarState, seat: Seat, card: Card) -> list[City]:
    """9.41a, card.C20 The cities where a card may place its marker.

    9.41c: never an Independent City nor one in revolt.  Worked out in ex-9.41.
    """
    if card in AREAS:
        area, spared = AREAS[card]
        cities = [city for city in s.board.area_cities[area] if city != spared]
        return [city for city in cities if may_revolt(s, seat, city)]
    own = [city for city, holder in enumerate(s.control) if holder == PROTESTANT]
    own = [city for city in own if may_revolt(s, seat, city)]
    return in_france(s, own) if card == C39 else in_germany(s, own)


def in_germany(s: ThirtyYearsWarState, cities: list[City]) -> list[City]:
    """2.46, 9.44d, card.C20 Those in Germany that are no Supply Base."""
    bases = supply_bases(s)
    return [city for city in cities if s.board.germany[city] and city not in bases]


def in_france(s: ThirtyYearsWarState, cities: list[City]) -> list[City]:
    """17.F.6, card.C20 Those of France that are on the map; only in the war are they anybody's."""
    return [city for city in s.board.area_cities[FRANCE] if city in cities]


def bar_revolt(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.41b Without a legal city there is no event."""
    return None if rebels(s, seat, card) else NoCityToRevolt(card)


def revolt(play: Play, seat: Seat, card: Card) -> None:
    """9.41a, 9.42a, card.C20 The player of the card places the marker."""
    play.then(PlaceRevolt(seat, tuple(rebels(play.state, seat, card))))


EVENTS: Final[Events] = dict.fromkeys((C20, C37, C39, P14, P40), (bar_revolt, revolt))
