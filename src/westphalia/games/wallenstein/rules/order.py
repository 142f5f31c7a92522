"""W4 Order of play: bids are revealed, paid and ranked, then positions chosen."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Automatic, Objection, Question, Seat, Step
from westphalia.games.wallenstein.choices import AUCTION, COUNTIES, NOTHING, POSITION
from westphalia.games.wallenstein.events import BidRevealed, LotsDrawn, OrderSettled, PositionTaken
from westphalia.games.wallenstein.objections import NotFree
from westphalia.games.wallenstein.rules.planning import bid_value
from westphalia.games.wallenstein.state import NONE, Card, Play, WallensteinState


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
