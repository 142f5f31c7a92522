"""8.6 The events of the cards: what stands in their way, and what they do."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.cards import (
    aid,
    arrivals,
    dutch_war,
    mutiny,
    plague,
    politics,
    popes,
    recovery,
    revolts,
    saxony,
    war_entry,
)
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.objections_cards import (
    CombatOnly,
    EventPlayedBefore,
)
from westphalia.games.thirty_years_war.state import Card, Play, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Category, Marker

# By card: what stands in the way of its event, and what it does.
EVENTS: Final[Events] = {
    **aid.EVENTS,
    **arrivals.EVENTS,
    **dutch_war.EVENTS,
    **mutiny.EVENTS,
    **plague.EVENTS,
    **politics.EVENTS,
    **popes.EVENTS,
    **recovery.EVENTS,
    **revolts.EVENTS,
    **saxony.EVENTS,
    **war_entry.EVENTS,
}


def objection(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """8.62b, card.rule.b, card.rule.f Why a card may not be played as an event now."""
    if s.board.card_category[card] == Category.COMBAT:
        return CombatOnly(card)
    if s.board.card_marker[card] == Marker.DAGGER and s.happened[card]:
        return EventPlayedBefore(card)
    requirement, _ = EVENTS[card]
    return requirement(s, seat, card)


def play_event(play: Play, seat: Seat, card: Card) -> None:
    """8.2b, 8.61a, 8.61b The event is carried out as written, even against the rules.

    When it happened is noted, as with a marker on the turn track.
    """
    play.state.happened[card] = play.state.turn
    _, happening = EVENTS[card]
    happening(play, seat, card)
