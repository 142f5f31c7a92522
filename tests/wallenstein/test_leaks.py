"""Planted leaks: each of them must be found, or the conformance suite would have a hole."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.telltale import Telltale
from tests.games.telltale import breach as first_breach
from tests.wallenstein.kit import NAMES, position

from westphalia.engine import match, step
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Revelation
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.step import IllegalChoice, Seat
from westphalia.games.wallenstein.events.base import BidRevealed
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.rules.planning import Planning, RevealBids
from westphalia.games.wallenstein.rules.round import ActionRound
from westphalia.games.wallenstein.state import Play, WallensteinState
from westphalia.games.wallenstein.words import NOTHING

Leak = Callable[[WallensteinState, Seat], object]

interpreted = pytest.mark.skipif(
    not str(step.__file__).endswith(".py"), reason="compiled code cannot be changed while it runs"
)


HEADER = WALLENSTEIN.header(NAMES[:3])


def breach(game: Game = WALLENSTEIN, games: int = 10, every: int = 9) -> str:
    return first_breach(game, HEADER, games, every)


def short_of_cards() -> WallensteinState:
    """A round in which every seat has fewer cards than boxes."""
    table = position("boehmen: 0 3; mark: 1 3; koeln: 2 3", seats=3)
    table.s.events = table.s.event_pile[: table.board.events_a_year]
    return table.run(ActionRound(0)).s


def planning(s: WallensteinState) -> bool:
    return 0 in s.ready


def others(s: WallensteinState, seat: Seat) -> list[Seat]:
    return [other for other in range(s.seats) if other != seat]


def a_hidden_box(s: WallensteinState, seat: Seat) -> object:
    """The card on one box of the next seat while actions are performed."""
    return s.plans[(seat + 1) % s.seats][6:7] if not planning(s) else None


def the_floors(s: WallensteinState, seat: Seat) -> object:
    return s.inside


def boxes_covered(s: WallensteinState, seat: Seat) -> object:
    return [s.covered[other] for other in others(s, seat)] if planning(s) else None


def boxes_left_empty(s: WallensteinState, seat: Seat) -> object:
    """Which boxes of a seat that is ready stay empty, while another still plans."""
    ready = [other for other in others(s, seat) if s.ready[other] and planning(s)]
    return [[card == NOTHING for card in s.plans[other]] for other in ready]


def cards_in_hand(s: WallensteinState, seat: Seat) -> object:
    return [s.hands[other] for other in others(s, seat)]


def the_bid_of_a_ready_seat(s: WallensteinState, seat: Seat) -> object:
    return s.plans[0][10:11] if planning(s) and s.ready[0] and seat == SPECTATOR else None


@pytest.mark.parametrize(
    "leak",
    [
        a_hidden_box,
        the_floors,
        boxes_covered,
        cards_in_hand,
        the_bid_of_a_ready_seat,
    ],
)
def test_a_view_that_shows_too_much_is_found(leak: Leak) -> None:
    assert "sees what it may not know" in breach(Telltale(WALLENSTEIN, leak))


def test_a_view_that_shows_which_boxes_stay_empty_is_found() -> None:
    game = Telltale(WALLENSTEIN, boxes_left_empty, short_of_cards())
    assert "sees what it may not know" in breach(game)


def test_a_view_that_shows_what_all_may_know_is_let_pass() -> None:
    def known(s: WallensteinState, seat: Seat) -> object:
        return [list(s.ready), s.tray, s.hands[seat] if seat >= 0 else None]

    game = Telltale(WALLENSTEIN, known)
    assert breach(game, games=1, every=30) == ""


# What is told


class Whisper(Event):
    """W3.1.1 A card was laid on a box."""

    seat: Seat
    noun: int
    hearer: Seat | None = None

    def seen_by(self, seat: Seat) -> bool:
        return self.hearer in (None, seat)


class Peep(Revelation):
    """W3.1.1 The plans came to light."""

    plans: tuple[tuple[int, ...], ...]


def whispering(monkeypatch: pytest.MonkeyPatch, whisper: Callable[[Seat, int], Whisper]) -> None:
    take = Planning.take

    def chatty(self: Planning, play: Play, seat: Seat, choice: Choice) -> None:
        play.tell(whisper, seat, choice.noun)
        take(self, play, seat, choice)

    monkeypatch.setattr(Planning, "take", chatty)


@interpreted
@pytest.mark.parametrize(
    "whisper",
    [
        Whisper,
        lambda seat, noun: Whisper(seat, noun, SPECTATOR),
        lambda seat, noun: Whisper(seat, noun, (seat + 1) % 3),
        lambda seat, noun: Whisper(seat, 0),
    ],
    ids=["to all", "to spectators", "to the wrong seat", "only that there was one"],
)
def test_an_event_for_the_wrong_ears_is_found(
    whisper: Callable[[Seat, int], Whisper], monkeypatch: pytest.MonkeyPatch
) -> None:
    whispering(monkeypatch, whisper)
    assert "hears what it may not know: Whisper" in breach()


@interpreted
def test_an_event_for_the_right_ears_is_let_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    whispering(monkeypatch, lambda seat, noun: Whisper(seat, noun, seat))
    assert breach(games=1, every=30) == ""


@interpreted
def test_plans_told_with_the_bids_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    run = RevealBids.run

    def rash(self: RevealBids, play: Play) -> None:
        run(self, play)
        play.tell(Peep, tuple(map(tuple, play.state.plans)))

    monkeypatch.setattr(RevealBids, "run", rash)
    assert "hears what it may not know: Peep" in breach()


@interpreted
@pytest.mark.slow
def test_a_bid_told_with_another_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event itself may be told, but not with what lies on the next box."""
    tell = step.Play.tell

    def slip(self: Play, kind: Callable[..., Event], *args: Any) -> None:
        if kind is BidRevealed:
            args = (args[0], self.state.plans[args[0]][0], *args[2:])
        tell(self, kind, *args)

    monkeypatch.setattr(step.Play, "tell", slip)
    assert "hears what it may not know: BidRevealed" in breach(every=400)


# What may be taken back, and what is refused


@interpreted
def test_an_undo_depth_that_depends_on_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    undoable = match.Match.undoable

    def counting_all(self: match.Match, seat: Seat) -> int:
        own = undoable(self, seat)
        return own and own + sum(undoable(self, other) > 5 for other in range(3))

    monkeypatch.setattr(match.Match, "undoable", counting_all)
    assert "may take back" in breach()


@interpreted
def test_a_refusal_that_tells_how_far_others_are_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    refusal = step.refusal

    def gossip(play: Play, seat: Seat, choice: Choice) -> IllegalChoice:
        boxes = sum(play.state.covered)
        return IllegalChoice(f"{refusal(play, seat, choice)}; by now {boxes} boxes are covered")

    monkeypatch.setattr(step, "refusal", gossip)
    monkeypatch.setattr(match, "refusal", gossip)
    assert "sees what it may not know" in breach()


@interpreted
def test_an_order_of_answers_that_matters_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    take = Planning.take

    def hasty(self: Planning, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        if sum(s.covered) == 0:
            s.points[seat] += 1
        take(self, play, seat, choice)

    monkeypatch.setattr(Planning, "take", hasty)
    assert breach() == "the order in which seats answer at once matters"
