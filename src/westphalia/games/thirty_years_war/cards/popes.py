"""17.P The Popes: who comes after whom, and whether he helps the Catholic."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.cards.effects import end_effect, last, this_turn
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import C44, P5, P15
from westphalia.games.thirty_years_war.events_effects import PopeElected
from westphalia.games.thirty_years_war.objections_effects import AnotherPope
from westphalia.games.thirty_years_war.state import Card, Play, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Pope


def elect(play: Play, pope: Pope) -> None:
    """17.P.1 There is a new Pope."""
    play.state.pope = int(pope)
    play.tell(PopeElected, int(pope))


def bar_gregory(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """17.P.1, card.P5 He comes after Paul V or not at all."""
    return None if s.pope == Pope.PAUL_V else AnotherPope(card, s.pope)


def elect_gregory(play: Play, seat: Seat, card: Card) -> None:
    """card.P5 While the Pope changes there is no Papal aid, for the rest of the turn."""
    elect(play, Pope.GREGORY_XV)
    this_turn(play, seat, card)


def bar_urban(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """17.P.1, card.P15 If he is not Pope already; Gregory need not have reigned."""
    return AnotherPope(card, s.pope) if s.pope == Pope.URBAN_VIII else None


def elect_urban(play: Play, seat: Seat, card: Card) -> None:
    """17.P.2, 14.4c, card.P15 Papal aid stops."""
    elect(play, Pope.URBAN_VIII)
    last(play, seat, card)


def bar_innocent(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """17.P.1, card.C44 He comes after Urban VIII."""
    return None if s.pope == Pope.URBAN_VIII else AnotherPope(card, s.pope)


def elect_innocent(play: Play, seat: Seat, card: Card) -> None:
    """17.P.2, 14.4c, card.C44 Papal aid flows again from the next AID card on.

    That holds in the turn of Gregory's election as well.
    """
    elect(play, Pope.INNOCENT_X)
    end_effect(play, P5, card)
    end_effect(play, P15, card)


EVENTS: Final[Events] = {
    C44: (bar_innocent, elect_innocent),
    P5: (bar_gregory, elect_gregory),
    P15: (bar_urban, elect_urban),
}
