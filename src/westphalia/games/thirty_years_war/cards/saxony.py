"""8.66 The two events by which Saxony switches sides."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import C17, P35
from westphalia.games.thirty_years_war.ids import SAXONY
from westphalia.games.thirty_years_war.objections_events import (
    NationNotInWar,
    NoArmyAtSaxony,
    OnThatSideAlready,
)
from westphalia.games.thirty_years_war.pieces import leaders_at, units_at
from westphalia.games.thirty_years_war.rules.saxony import SwitchSaxony
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    City,
    Play,
    ThirtyYearsWarState,
)


def bar_to_catholics(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C17 Saxony goes back to the Emperor if it left him."""
    return None if s.saxony == PROTESTANT else OnThatSideAlready(card)


def bar_to_protestants(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C17 It joins the Protestants, once Sweden is in the war and their army is near."""
    if s.saxony != CATHOLIC:
        return OnThatSideAlready(card)
    if not s.sweden:
        return NationNotInWar(card)
    return None if army_near(s) else NoArmyAtSaxony()


def army_near(s: ThirtyYearsWarState) -> bool:
    """card.C17 Whether a Protestant army stands in Saxony or beside it."""
    own = s.board.area_cities[SAXONY]
    near = {*own, *[city for saxon in own for city in s.board.neighbours[saxon]]}
    return any(is_army(s, city) for city in near)


def is_army(s: ThirtyYearsWarState, city: City) -> bool:
    """3.2d Whether a Protestant leader stands there with units."""
    return bool(units_at(s, city, PROTESTANT)) and bool(leaders_at(s, city, PROTESTANT))


def switch(play: Play, seat: Seat, card: Card) -> None:
    """card.C17 Saxony switches sides."""
    play.then(SwitchSaxony())


EVENTS: Final[Events] = {C17: (bar_to_catholics, switch), P35: (bar_to_protestants, switch)}
