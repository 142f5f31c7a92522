"""9.5, 12.23 The windows in which Combat Cards are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Decision, Objection, Question, Seat
from westphalia.games.thirty_years_war.cards.combat import IN_COMBAT
from westphalia.games.thirty_years_war.choices import COMBAT, PASS
from westphalia.games.thirty_years_war.events_battle import CombatCardPlayed, CombatCardsDone
from westphalia.games.thirty_years_war.objections_battle import NoCombatCard
from westphalia.games.thirty_years_war.objections_cards import NotInHand
from westphalia.games.thirty_years_war.rules.battles import the_battle
from westphalia.games.thirty_years_war.rules.decks import leave_hand, remove_card
from westphalia.games.thirty_years_war.state import Card, Play, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Category, Marker


class CombatUse(Quantity[Card]):
    """card.rule.f Whether a card can be played in a combat at all: 1 if so."""

    def base(self, s: ThirtyYearsWarState, card: Card) -> int:
        return int(s.board.card_category[card] == Category.COMBAT)


combat_use: Final = CombatUse()


@dataclass(frozen=True)
class PlayCombatCards(Decision):
    """9.51a, 9.51b, 12.23 A side plays so many Combat Cards at most, also in the other's round.

    9.51d: it is asked whatever it holds, unless a card on the table forbids an answer.
    """

    seat: Seat
    left: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        hand = s.hands[self.seat]
        if not hand or not self.left or the_battle(s).surprised == self.seat:
            return []
        cards = [card for card in hand if bar_card(s, self.seat, card) is None]
        choices = [*[COMBAT[card] for card in cards], PASS]
        return [Question(self.seat, "combat_cards", "9.51a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        return bar_card(s, seat, choice.noun) if choice.verb == "combat" else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PASS:
            play.tell(CombatCardsDone, seat)
            return
        lay_card(play, seat, choice.noun)
        play.then(PlayCombatCards(seat, self.left - 1))


def bar_card(s: ThirtyYearsWarState, seat: Seat, card: Card) -> Objection | None:
    """9.52, card.rule.f Why a side may not play a card in this battle."""
    if card not in s.hands[seat]:
        return NotInHand(card)
    if not combat_use.of(s, card):
        return NoCombatCard(card)
    return IN_COMBAT[card].requires(s, seat)


def lay_card(play: Play, seat: Seat, card: Card) -> None:
    """9.51d A card is announced and works in this battle."""
    s = play.state
    leave_hand(play, seat, card)
    the_battle(s).cards.append(card)
    if s.board.card_category[card] == Category.COMBAT:
        s.happened[card] = s.turn
    play.tell(CombatCardPlayed, seat, card)
    IN_COMBAT[card].effect(s, seat)


def clear_cards(play: Play) -> None:
    """9.51c After the battle its cards are played; those with an asterisk leave the game.

    8.62a: a card whose event is another, and was not played, stays.
    """
    s = play.state
    battle = the_battle(s)
    for card in battle.cards:
        seat = s.board.card_side[card]
        s.played[seat].append(card)
        its_event = s.board.card_category[card] == Category.COMBAT
        if its_event and s.board.card_marker[card] == Marker.ASTERISK:
            remove_card(play, seat, card)
    battle.cards = []
