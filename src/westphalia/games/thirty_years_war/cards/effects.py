"""card.rule.e What events have in common: effects that last, and points."""

from __future__ import annotations

from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.events_effects import EffectBegan, EffectEnded, TotalMoved
from westphalia.games.thirty_years_war.objections_effects import InForceAlready
from westphalia.games.thirty_years_war.rules.control import score
from westphalia.games.thirty_years_war.state import (
    FOREVER,
    Card,
    Play,
    ThirtyYearsWarState,
    in_force,
)


def always(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Nothing stands in the way, and it changes something whenever it is played."""
    return None


def begun(s: ThirtyYearsWarState, card: Card) -> Objection | None:
    """card.rule.b An effect that is in force already does not begin again."""
    return InForceAlready(card) if in_force(s, card) else None


def once(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """card.rule.b Nothing stands in the way but the effect itself, while it lasts."""
    return begun(s, card)


def last(play: Play, seat: Seat, card: Card) -> None:
    """8.65, card.rule.e The effect lasts from now on, also when the card has left the game."""
    play.state.until[card] = FOREVER
    play.tell(EffectBegan, card, True)


def this_turn(play: Play, seat: Seat, card: Card) -> None:
    """card.rule.e The effect lasts for the rest of this turn."""
    play.state.until[card] = play.state.turn
    play.tell(EffectBegan, card, False)


def end_effect(play: Play, card: Card, by: Card) -> None:
    """8.65, card.rule.e A card ends the effect of another, if it was in force."""
    if play.state.until[card]:
        play.state.until[card] = 0
        play.tell(EffectEnded, card, by)


def move_total(play: Play, card: Card) -> None:
    """8.61a An event moves the VP total."""
    points = play.state.board.card_vp[card]
    score(play, points)
    play.tell(TotalMoved, card, points, play.state.vp)
