"""W2.2, W3, W4, W6 Planning: the display of a round, the secret mats, bids and bonus tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Automatic, Question, Seat, Simultaneous, Step
from westphalia.games.wallenstein.events.base import (
    ActionsLaidOut,
    ActionTurnedUp,
    BidRevealed,
    EventDrawn,
    LotsDrawn,
    MatReady,
    OrderSettled,
    PositionTaken,
    TilesLaidOut,
    YearBegan,
)
from westphalia.games.wallenstein.objections import (
    NotAffordable,
    NotEmpty,
    NotFree,
    NotHeld,
    NotThisBox,
    NotTwice,
)
from westphalia.games.wallenstein.state import (
    FACE_DOWN,
    NONE,
    Card,
    Play,
    WallensteinState,
    counties_of,
)
from westphalia.games.wallenstein.terms import Tile
from westphalia.games.wallenstein.words import (
    ACTIONS,
    AUCTION,
    BASE_BOXES,
    BOXES,
    COUNTIES,
    MONEY,
    MONEY_CARDS,
    NOTHING,
    PLAN,
    POSITION,
    READY,
    TOWER_CARD,
)

# W2.2 The display of a round


@dataclass(frozen=True)
class LayOutActions(Step):
    """W2.2.1, W1.5.9 Each round five action cards lie open; the order of the others is hidden."""

    def run(self, play: Play) -> None:
        s = play.state
        s.done = 0
        s.row = [FACE_DOWN] * ACTIONS
        hidden = list(range(ACTIONS))
        for space in range(s.board.face_up_actions):
            s.row[space] = play.chance.draw(hidden)
        play.tell(ActionsLaidOut, tuple(s.row[: s.board.face_up_actions]))


def hidden_actions(s: WallensteinState) -> list[int]:
    """W2.2.3 The actions whose place in the row nobody knows yet."""
    return [action for action in range(ACTIONS) if action not in s.row]


@dataclass(frozen=True)
class SetAside(Step):
    """W2.2.4 A completed action's card is set aside and the next hidden card is turned up."""

    def run(self, play: Play) -> None:
        s = play.state
        s.done += 1
        if FACE_DOWN in s.row:
            space = s.row.index(FACE_DOWN)
            s.row[space] = play.chance.draw(hidden_actions(s))
            play.tell(ActionTurnedUp, space, s.row[space])


@dataclass(frozen=True)
class LayOutTiles(Step):
    """W2.3.1 One bonus tile lies on each of the five positions, however many players there are."""

    def run(self, play: Play) -> None:
        s = play.state
        tiles = list(range(len(s.board.tiles)))
        s.tokens = [NOBODY] * len(tiles)
        s.tiles = [play.chance.draw(tiles) for _ in range(len(tiles))]
        play.tell(TilesLaidOut, tuple(s.tiles))


# W3 Planning

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


# W4 Order of play


@dataclass(frozen=True)
class RevealBids(Step):
    """W4.1.1 All bids are revealed together, and every bidder pays."""

    def run(self, play: Play) -> None:
        s = play.state
        for seat in range(s.seats):
            card = s.plans[seat][AUCTION]
            s.shown[seat] |= 1 << AUCTION  # W4.1.7
            paid = bid_value(s, card)
            s.thalers[seat] -= paid
            play.tell(BidRevealed, seat, card, paid, s.thalers[seat])
        play.then(*[ChoosePosition(seat) for seat in ranking(play)])


def rank(s: WallensteinState, card: Card) -> int:
    """W4.1.2 Money from 4 to 1, then a county, then 0, then no card."""
    if card == NOTHING:
        return 0
    value = bid_value(s, card)
    return 2 + value if value or card < COUNTIES else 1


def ranking(play: Play) -> list[Seat]:
    """W4.1.3 The seats from the highest bid to the lowest; equal bids are ordered by lot.

    Worked out in W4.2.3.
    """
    s = play.state
    tied: dict[int, list[Seat]] = {}
    for seat in range(s.seats):
        tied.setdefault(rank(s, s.plans[seat][AUCTION]), []).append(seat)
    ranked: list[Seat] = []
    for level in sorted(tied, reverse=True):
        seats = tied[level]
        drawn = [play.chance.draw(seats) for _ in range(len(seats))]
        if len(drawn) > 1:
            play.tell(LotsDrawn, tuple(drawn))
        ranked += drawn
    return ranked


@dataclass(frozen=True)
class ChoosePosition(Automatic):
    """W4.1.4 In the order of the bids each seat chooses a free position and takes its tile."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        free = [POSITION[n] for n, tile in enumerate(s.tiles) if tile != NONE]
        return [Question(self.seat, "position", "W4.1.4", free)]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        taken = choice.verb == "position" and s.tiles[choice.noun] == NONE
        return NotFree() if taken else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        s.tokens[choice.noun] = seat
        s.tile[seat] = s.tiles[choice.noun]
        s.tiles[choice.noun] = NONE
        play.tell(PositionTaken, seat, choice.noun, s.tile[seat])


@dataclass(frozen=True)
class SettleOrder(Step):
    """W4.1.6, W4.1.5 The occupied positions in ascending order; empty ones do not matter.

    Worked out in W4.2.1 and W4.2.2.
    """

    def run(self, play: Play) -> None:
        s = play.state
        s.order = [seat for seat in s.tokens if seat != NOBODY]
        play.tell(OrderSettled, tuple(s.order))


# W6 Events and tiles


@dataclass(frozen=True)
class TurnUpEvents(Step):
    """W1.5.7, W9.5.1, W2.4.5 Four event cards lie open for the year; none ever returns."""

    year: int

    def run(self, play: Play) -> None:
        s = play.state
        s.events = sorted([play.chance.draw(s.event_pile) for _ in range(s.board.events_a_year)])
        play.tell(YearBegan, self.year, tuple(s.events))


@dataclass(frozen=True)
class DetermineEvent(Step):
    """W6.1.1, W1.5.8 One of the open event cards of the year is drawn and holds for the round."""

    def run(self, play: Play) -> None:
        s = play.state
        s.event = play.chance.draw(s.events)
        play.tell(EventDrawn, s.event)


def holds(s: WallensteinState, seat: Seat, tile: Tile) -> bool:
    """W2.3.2, W6.2.7 Whether a seat has this tile in the current round; it is not used up."""
    return s.tile[seat] == tile
