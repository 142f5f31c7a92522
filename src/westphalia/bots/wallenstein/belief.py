"""What a seat should think of the others' mats: not any cards, but such as they would lay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from westphalia.bots.wallenstein.assign import assign
from westphalia.bots.wallenstein.planning import Planner
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.choices import AUCTION, NOTHING
from westphalia.games.wallenstein.rules.planning import affordable
from westphalia.games.wallenstein.state import FACE_DOWN, Card, WallensteinState

UNSURE: Final = 0.3  # how far somebody else may weigh a card otherwise than we think, in points


def open_mats(s: WallensteinState, seat: Seat) -> WallensteinState:
    """The table with the cards back in hand that nobody but their owner knows the place of."""
    table = s.copy()
    for other in range(s.seats):
        if other != seat and s.plans[other]:
            hidden = hidden_boxes(s, other)
            cards = [s.plans[other][box] for box in hidden]
            table.hands[other] = sorted(s.hands[other] + [c for c in cards if held(c)])
            for box in hidden:
                table.plans[other][box] = FACE_DOWN
    table.fresh = []  # won since: such a card lies on no mat
    return table


def held(card: Card) -> bool:
    return card != NOTHING and card != FACE_DOWN


def hidden_boxes(s: WallensteinState, seat: Seat) -> list[int]:
    """W3.1.6 The boxes that only their owner knows; once all are ready an empty one shows."""
    planning = 0 in s.ready
    return [
        box
        for box, card in enumerate(s.plans[seat])
        if not s.shown[seat] >> box & 1 and (planning or card != NOTHING)
    ]


class Habits:
    """How a seat lays its cards, as far as a captain in its place would do the same."""

    def __init__(self, planner: Planner) -> None:
        planner.plan()  # which mends what no single box can see
        self._worths = planner.worths
        self._row = {box: n for n, box in enumerate(planner.boxes)}
        self._column = {card: n for n, card in enumerate(planner.cards)}

    def worth(self, box: int, card: Card) -> float:
        """What a card is worth in a box; of what came later nothing is known."""
        row, column = self._row.get(box, -1), self._column.get(card, -1)
        return self._worths[row][column] if row >= 0 and column >= 0 else 0.0

    def lay(
        self, boxes: Sequence[int], cards: Sequence[Card], random: Random, spread: float
    ) -> dict[int, Card]:
        """Cards for these boxes, as somebody may like them best."""
        gauss = random.gauss
        liked = [[self.worth(box, card) + gauss(0.0, spread) for card in cards] for box in boxes]
        return {box: cards[n] for box, n in zip(boxes, assign(liked), strict=True)}


def deal(s: WallensteinState, seat: Seat, habits: Mapping[Seat, Habits], random: Random) -> None:
    """Lay anew what is hidden on the mats of all others."""
    for other, known in habits.items():
        if other != seat and s.plans[other]:
            _deal_mat(s, other, known, random)


def _deal_mat(s: WallensteinState, seat: Seat, habits: Habits, random: Random) -> None:
    boxes = hidden_boxes(s, seat)
    if not boxes:
        return
    plan = s.plans[seat]
    cards = s.hands[seat] + [plan[box] for box in boxes if held(plan[box])]
    cards.sort()
    cards += [NOTHING] * (len(boxes) - len(cards))
    laid = habits.lay(boxes, cards, random, UNSURE)
    if AUCTION in laid and not affordable(s, seat, laid[AUCTION]):
        _swap_bid(s, seat, laid)
    for box, card in laid.items():
        plan[box] = card
        if card != NOTHING:
            cards.remove(card)
    s.hands[seat] = [card for card in cards if card != NOTHING]
    s.covered[seat] = s.boxes
    s.ready[seat] = 1


def _swap_bid(s: WallensteinState, seat: Seat, laid: dict[int, Card]) -> None:
    """W3.2.3 Another card of the mat takes the place of a bid that cannot be paid."""
    for box, card in laid.items():
        if affordable(s, seat, card):
            laid[AUCTION], laid[box] = card, laid[AUCTION]
            return
