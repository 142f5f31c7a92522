"""8.1, 6.0.C The decks: drawing, new sets of cards, what is laid down and what is kept."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Decision, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.cards.ids import P17
from westphalia.games.thirty_years_war.choices import KEEP, PASS
from westphalia.games.thirty_years_war.events_cards import (
    CardDrawn,
    CardKept,
    CardRemoved,
    CardsAdded,
    CardsDiscarded,
    DeckRenewed,
    HandFilled,
)
from westphalia.games.thirty_years_war.objections_cards import NotInHand
from westphalia.games.thirty_years_war.rules.call_home import SwedesReturn
from westphalia.games.thirty_years_war.rules.spinola import CheckSpinola
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Group

HAND: Final = 7  # 6.0.Ca
INTERVENTION_VP: Final = 30  # 8.11
INTERVENTION_TURN: Final = 7


@dataclass(frozen=True)
class CardDraw(Step):
    """6.0.Ca, 8.1b New sets of cards come first, then both sides draw."""

    def run(self, play: Play) -> None:
        play.then(
            SwedesReturn(),  # card.C21
            AddCards(),
            DrawCards(PROTESTANT),
            DrawCards(CATHOLIC),
        )


@dataclass(frozen=True)
class AddCards(Step):
    """8.1b, 8.11, 8.12 The next set comes in when its time has come; not in scenarios (18.4)."""

    def run(self, play: Play) -> None:
        s = play.state
        if not s.set_up.later_groups:
            return
        if s.groups == Group.INTERVENTION and intervention_due(s):
            add_group(play, Group.INTERVENTION)
            play.then(CheckSpinola())
        elif s.groups == Group.APOCALYPSE and s.happened[P17]:
            add_group(play, Group.APOCALYPSE)


def intervention_due(s: ThirtyYearsWarState) -> bool:
    """8.11 At 30 points or in turn 7, whichever comes first."""
    return s.vp >= INTERVENTION_VP or s.turn >= INTERVENTION_TURN


def add_group(play: Play, group: Group) -> None:
    """8.1b, 8.1c Both sides shuffle theirs in; cards in hand stay there."""
    s = play.state
    s.groups += 1
    play.tell(CardsAdded, int(group))
    for seat in (PROTESTANT, CATHOLIC):
        if not s.unplayed[seat]:
            renew(play, seat)
        added = [card for card, of in enumerate(s.board.card_group) if of == group]
        s.unplayed[seat] += [card for card in added if s.board.card_side[card] == seat]
        s.unplayed[seat].sort()


def renew(play: Play, seat: Seat) -> None:
    """6.0.Cb The played cards become the unplayed ones.  A pile is a pool, without an order.

    Now that none is left to be drawn, all can tell what is in hand: whatever lies nowhere else.
    """
    s = play.state
    s.known[seat] = s.hands[seat].copy()
    if s.played[seat]:
        s.unplayed[seat], s.played[seat] = sorted(s.played[seat]), []
        play.tell(DeckRenewed, seat)


@dataclass(frozen=True)
class DrawCards(Step):
    """6.0.Ca, 6.0.Cb, 6.0.Cc Seven cards in hand, a kept one included; fewer if there are fewer."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        hand, unplayed = s.hands[self.seat], s.unplayed
        while len(hand) < HAND:
            if not unplayed[self.seat]:
                renew(play, self.seat)
            if not unplayed[self.seat]:
                break
            card = play.chance.draw(unplayed[self.seat])
            insort(hand, card)
            play.tell(CardDrawn, self.seat, card)
        play.tell(HandFilled, self.seat, len(hand))


def discard(play: Play, seat: Seat, card: Card) -> None:
    """6.0.Db A card goes from the hand to the Played pile of its owner."""
    leave_hand(play, seat, card)
    play.state.played[seat].append(card)


def leave_hand(play: Play, seat: Seat, card: Card) -> None:
    """6.0.Db A card is laid down."""
    s = play.state
    s.hands[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


def remove_card(play: Play, seat: Seat, card: Card) -> None:
    """8.62a A card that lies in the Played pile leaves the game."""
    s = play.state
    s.played[seat].remove(card)
    insort(s.removed, card)
    play.tell(CardRemoved, card)


@dataclass(frozen=True)
class KeepCard(Decision):
    """6.0.Dc, 6.0.G A side keeps one card at most; the others go to its Played pile."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        hand = s.hands[self.seat]
        if not hand:
            return []
        return [Question(self.seat, "keep", "6.0.Dc", [*[KEEP[card] for card in hand], PASS])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "keep" or choice.noun in s.hands[seat]:
            return None
        return NotInHand(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        hand = play.state.hands[seat]
        laid = [card for card in hand if choice is PASS or card != choice.noun]
        for card in laid:
            discard(play, seat, card)
        if laid:
            play.tell(CardsDiscarded, seat, tuple(laid))
        for card in hand:
            play.tell(CardKept, seat, card)
