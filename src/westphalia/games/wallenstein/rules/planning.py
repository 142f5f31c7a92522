"""W3 Planning: every seat covers its boxes and its auction box, in secret and at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Objection, Question, Seat, Simultaneous, Step
from westphalia.games.wallenstein.choices import (
    ACTIONS,
    AUCTION,
    BASE_BOXES,
    BOXES,
    MONEY,
    MONEY_CARDS,
    NOTHING,
    PLAN,
    READY,
    TOWER_CARD,
)
from westphalia.games.wallenstein.events import MatReady
from westphalia.games.wallenstein.objections import (
    NotAffordable,
    NotEmpty,
    NotHeld,
    NotThisBox,
    NotTwice,
)
from westphalia.games.wallenstein.state import FACE_DOWN, Card, Play, WallensteinState, counties_of

# W3.2.1: besides the actions there is the bid; it comes first, so that an affordable card is always
# left for it (W3.2.3).
COVERING: Final[list[int]] = [AUCTION, *range(ACTIONS), *range(BASE_BOXES, len(BOXES))]


class BoxesToCover(Quantity[None]):
    """W1.1.8 The boxes on the mat, the auction box among them."""

    def base(self, s: WallensteinState, subject: None) -> int:
        return BASE_BOXES


class TowerCards(Quantity[None]):
    """E1.1.6 The cards besides counties and money."""

    def base(self, s: WallensteinState, subject: None) -> int:
        return 0


boxes_to_cover: Final = BoxesToCover()
tower_cards: Final = TowerCards()


@dataclass(frozen=True)
class TakeUpCards(Step):
    """W3.1.8 In hand are the cards of the own counties and the own money cards, and no others.

    W10.1.5: whoever has no county left still has the money cards, and bids.
    """

    def run(self, play: Play) -> None:
        s = play.state
        s.boxes = boxes_to_cover.of(s, None)
        for seat in range(s.seats):
            s.hands[seat] = all_cards(s, seat)
            s.plans[seat] = [FACE_DOWN] * s.boxes
            s.covered[seat] = 0
            s.ready[seat] = 0


def all_cards(s: WallensteinState, seat: Seat) -> list[Card]:
    """W1.1.5, W3.1.8 Every card of a seat: its counties, its money, and what a module adds."""
    money = range(MONEY, MONEY + MONEY_CARDS)
    return [*counties_of(s, seat), *money, *[TOWER_CARD] * tower_cards.of(s, None)]


@dataclass(frozen=True)
class Planning(Simultaneous):
    """W3.1.1 All seats plan at once; a seat's answers concern nobody else until all are ready."""

    def seats(self, s: WallensteinState) -> range:
        return range(s.seats)

    def question(self, s: WallensteinState, seat: Seat) -> Question | None:
        if s.ready[seat]:
            return None
        return Question(seat, "plan", "W3.1.1", next_choices(s, seat))

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        covered = s.covered[seat]
        if choice.verb not in BOXES or covered == s.boxes:
            return None
        box = COVERING[covered]
        return bar(s, seat, box, choice.noun) if choice.verb == BOXES[box] else NotThisBox()

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        if choice is READY:
            s.ready[seat] = 1
            play.tell(MatReady, seat)
        else:
            cover(s, seat, choice.noun)
        if 0 in s.ready:
            play.again(self)


def next_choices(s: WallensteinState, seat: Seat) -> list[Choice]:
    """W3.1.2, W3.1.5, W3.1.7 Any card in hand may cover the next box, whatever may come of it."""
    covered = s.covered[seat]
    if covered == s.boxes:
        return [READY]
    box = COVERING[covered]
    words = PLAN[box]
    hand = s.hands[seat]
    cards = [card for card in hand if affordable(s, seat, card)] if box == AUCTION else hand
    while len(cards) > 1 and cards[-1] == cards[-2]:  # E1.1.6: of equal cards one is enough
        cards = cards[:-1]
    choices = [words[card] for card in cards]
    if short_of_cards(s, seat):
        choices.append(words[NOTHING])
    return choices


def short_of_cards(s: WallensteinState, seat: Seat) -> bool:
    """W3.1.6, W3.2.2, E3.1.2 A box stays empty only for lack of cards."""
    return s.boxes - s.covered[seat] > len(s.hands[seat])


def bar(s: WallensteinState, seat: Seat, box: int, card: Card) -> Objection | None:
    """W3.1.6, W3.1.3, W3.1.8, W3.2.3 Why a card may not cover the next box."""
    if card == NOTHING:
        return None if short_of_cards(s, seat) else NotEmpty()
    if card not in s.hands[seat]:
        return NotTwice() if card in s.plans[seat] else NotHeld()
    return None if box != AUCTION or affordable(s, seat, card) else NotAffordable()


def affordable(s: WallensteinState, seat: Seat, card: Card) -> bool:
    """W3.2.3 A bid must be covered by the Thalers at hand."""
    return bid_value(s, card) <= s.thalers[seat]


def bid_value(s: WallensteinState, card: Card) -> int:
    """W4.1.1 What a card costs in the auction: a money card its value, any other nothing."""
    return s.board.money_cards[card - MONEY] if MONEY <= card < TOWER_CARD else 0


def cover(s: WallensteinState, seat: Seat, card: Card) -> None:
    """W3.1.3 Lay a card on the next box; it lies in no other.  Worked out in W3.3.1."""
    s.plans[seat][COVERING[s.covered[seat]]] = card
    s.covered[seat] += 1
    if card != NOTHING:
        s.hands[seat].remove(card)
