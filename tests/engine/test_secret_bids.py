"""Secret choices that are always open: nothing hidden is needed to make them, and they hide."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.engine.table import PLAYERS

from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.event import Event
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import Decision, Play, Question, Seat, State, Step

Patch = pytest.MonkeyPatch

BIDS = Vocabulary()
BID = BIDS.words("bid", ["nothing", "one", "two", "three"])
FOLD = BIDS.word("fold")
FOLDED, HIDDEN = len(BID), -1


class BidState(State):
    def __init__(self, bids: list[int], agenda: list[Step]) -> None:
        super().__init__(Ruleset(), agenda)
        self.bids = bids

    def copy(self) -> BidState:
        return BidState(self.bids[:], self.agenda[:])


@dataclass(frozen=True)
class Bid(Decision):
    """0. One seat after the other bids in secret, or says that it does not."""

    seat: Seat

    def ask(self, s: BidState) -> list[Question]:
        return [Question(self.seat, "bid", "0.", [*BID, FOLD])]

    def take(self, play: Play[BidState], seat: Seat, choice: Choice) -> None:
        if choice is FOLD:
            play.state.bids[seat] = FOLDED
            play.tell(Folded, seat)
        else:
            play.state.bids[seat] = choice.noun
            play.tell(Sealed, seat, choice.noun)


class Sealed(Event):
    """0. A seat has made its bid."""

    seat: Seat
    bid: int

    def seen_by(self, seat: Seat) -> bool:
        return seat == self.seat


class Folded(Event):
    """0. A seat makes no bid."""

    seat: Seat


class Bidding(Game):
    """Two bids; *openly*, all see them."""

    def __init__(self, openly: bool = False) -> None:
        self.name, self.version, self.vocabulary = "bidding", "1", BIDS
        self.seat_counts, self.modules, self.options, self.fields = (2,), (), (), ("bids",)
        self.kinds = {"Bid": Bid}
        self.openly = openly

    def blank(self, header: Header) -> BidState:
        return BidState([HIDDEN, HIDDEN], [])

    def set_up(self, header: Header) -> BidState:
        return BidState([HIDDEN, HIDDEN], [Bid(1), Bid(0)])

    def view(self, s: BidState, seat: Seat) -> dict[str, list[int]]:
        seen = [bid if self.openly or n == seat else HIDDEN for n, bid in enumerate(s.bids)]
        return {"bids": seen, "left": [len(s.agenda)]}

    def imagine(self, s: BidState, seat: Seat, chance: Chance) -> BidState:
        unknown = [not self.openly and n != seat and bid >= 0 for n, bid in enumerate(s.bids)]
        bids = [chance.below(FOLDED + 1) if unknown[n] else bid for n, bid in enumerate(s.bids)]
        return BidState(bids, s.agenda[:])

    def scores(self, s: BidState) -> list[int]:
        return [0, 0]

    def winners(self, s: BidState) -> list[Seat]:
        return [0, 1]

    def faults(self, s: BidState) -> list[str]:
        return []


def bidding(openly: bool) -> str:
    game = Bidding(openly)
    for seed in range(20):
        try:
            examine(game, game.header(PLAYERS), seed)
        except NonConformance as found:
            return str(found)
    return ""


def test_a_secret_choice_told_to_all_is_found(monkeypatch: Patch) -> None:
    assert bidding(openly=False) == ""
    monkeypatch.setattr(Sealed, "seen_by", lambda self, seat: True)
    assert "hears what it may not know: Sealed" in bidding(openly=False)


def test_an_open_choice_told_to_all_is_let_pass(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Sealed, "seen_by", lambda self, seat: True)
    assert bidding(openly=True) == ""
