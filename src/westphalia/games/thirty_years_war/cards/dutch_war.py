"""9.3 The events of the Dutch War, and those that strike armies in the United Provinces."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.cards.event import Events
from westphalia.games.thirty_years_war.cards.ids import (
    C3,
    C4,
    C11,
    C13,
    C18,
    P25,
    P26,
    P27,
    P43,
)
from westphalia.games.thirty_years_war.events_arrivals import LeaderWentHome
from westphalia.games.thirty_years_war.ids import ANHALT
from westphalia.games.thirty_years_war.objections_events import (
    AnhaltNotInPlay,
    CatholicsThere,
    DutchWarOver,
    NotFirstCard,
    NotSpinolasArmy,
    TooFewSpaniards,
)
from westphalia.games.thirty_years_war.pieces import remove_leader, where_is
from westphalia.games.thirty_years_war.rules.dutch_border import war_lasts
from westphalia.games.thirty_years_war.rules.dutch_war import SpinolaBesieges, move_dutch_war
from westphalia.games.thirty_years_war.rules.recall import (
    RecallLeader,
    RecallUnits,
    spanish_units,
)
from westphalia.games.thirty_years_war.rules.spinola import ARMY, spinolas_army
from westphalia.games.thirty_years_war.rules.stacking import own_pieces
from westphalia.games.thirty_years_war.rules.united_provinces import RescueArmy
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PRESENT,
    Card,
    Play,
    ThirtyYearsWarState,
)


def bar_dutch_war(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.31b, 16.132, 16.24c While the Dutch War lasts; C18 needs no army there (card.C18)."""
    return None if war_lasts(s) else DutchWarOver(card)


def bar_spinola(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.32a, 9.32b, card.C3 With Spinola's army there, and as the first Catholic action of a turn.

    So there is one such event a turn at most, and no peace offer beside it (16.25).
    """
    if not war_lasts(s):
        return DutchWarOver(card)
    if not spinolas_army(s):
        return NotSpinolasArmy(card)
    return NotFirstCard(card) if s.actions[CATHOLIC] else None


def bar_recall(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """16.132, 16.24a, card.C11 No Catholic army is there; three Spanish units are on the map."""
    if not war_lasts(s):
        return DutchWarOver(card)
    if own_pieces(s, UNITED_PROVINCES, CATHOLIC):
        return CatholicsThere(card)
    return TooFewSpaniards(card) if spanish_units(s) < ARMY else None


def bar_anhalt(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.C13 Anhalt himself must be in play."""
    return None if s.fate[ANHALT] == PRESENT else AnhaltNotInPlay()


def move_marker(play: Play, seat: Seat, card: Card) -> None:
    """16.12a Catholic events move the marker up, Protestant ones down."""
    move_dutch_war(play, play.state.board.card_amount[card])


def spinola_besieges(play: Play, seat: Seat, card: Card) -> None:
    """16.25, card.C3 Spinola besieges Bergen or Breda."""
    play.then(SpinolaBesieges(play.state.board.card_amount[card]))


def recall_spinola(play: Play, seat: Seat, card: Card) -> None:
    """16.21b, card.C11 Spinola is recalled to the Netherlands."""
    play.then(RecallLeader(), RecallUnits())


def remove_anhalt(play: Play, seat: Seat, card: Card) -> None:
    """card.C13 Anhalt leaves the game, nobody replaces him; his army in the UP may be saved."""
    place = where_is(play.state, ANHALT)
    play.tell(LeaderWentHome, ANHALT, place)
    remove_leader(play, ANHALT)
    if place == UNITED_PROVINCES:
        play.then(RescueArmy())  # 16.22c


EVENTS: Final[Events] = {
    C3: (bar_spinola, spinola_besieges),
    C4: (bar_spinola, spinola_besieges),
    C11: (bar_recall, recall_spinola),
    C13: (bar_anhalt, remove_anhalt),
    C18: (bar_dutch_war, move_marker),
    P25: (bar_dutch_war, move_marker),
    P26: (bar_dutch_war, move_marker),
    P27: (bar_dutch_war, move_marker),
    P43: (bar_dutch_war, move_marker),
}
