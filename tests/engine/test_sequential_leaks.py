"""Leaks planted where nobody answers at once: each must be found, and what is open must pass."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from tests.engine import feud
from tests.engine.feud import AMBUSHES, FEUD, CardShown, Feud, FeudState
from tests.engine.table import PLAYERS

from westphalia.engine import step
from westphalia.engine.choice import Choice
from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.event import Event, Revelation
from westphalia.engine.game import SPECTATOR
from westphalia.engine.step import Objection, Question, Seat

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

interpreted = pytest.mark.skipif(
    not str(step.__file__).endswith(".py"), reason="compiled code cannot be changed while it runs"
)


def breach(games: int = 20) -> str:
    """The promise that is broken in one of a few games, nothing if all are kept."""
    for seed in range(games):
        for modules in ((), ("allies",)):
            try:
                examine(FEUD, FEUD.header(PLAYERS, modules), seed, every=9)
            except NonConformance as found:
                return str(found)
    return ""


def lies_in_wait(s: FeudState, seat: Seat) -> bool:
    """Whether a house holds an ambush, which the other house may not know."""
    return any(card in AMBUSHES for card in s.hands[seat])


@dataclass(frozen=True)
class Whisper(Event):
    """0. Something about a card."""

    card: int


@dataclass(frozen=True)
class Silence(Revelation):
    """0. Something came to light, and nobody hears of it."""

    def seen_by(self, seat: Seat) -> bool:
        return False


def after_taking(
    patch: Patch,
    kind: type[step.Decision],
    then: Callable[[feud.Play, Seat, Choice], None],
) -> None:
    """Do something more whenever a decision is taken."""
    take = kind.take

    def taking(self: step.Decision, play: feud.Play, seat: Seat, choice: Choice) -> None:
        take(self, play, seat, choice)
        then(play, seat, choice)

    patch.setattr(kind, "take", taking)


# Who hears


def all_hear_what_is_drawn(patch: Patch) -> None:
    patch.setattr(feud.Drawn, "seen_by", lambda self, seat: True)


def spectators_hear_what_is_drawn(patch: Patch) -> None:
    patch.setattr(feud.Drawn, "seen_by", lambda self, seat: seat in (SPECTATOR, self.seat))


def the_wrong_house_hears_what_is_drawn(patch: Patch) -> None:
    patch.setattr(feud.Drawn, "seen_by", lambda self, seat: seat != self.seat)


def whisper_when_drawn(patch: Patch, turn: Callable[[int], bool]) -> None:
    run = feud.Draw.run

    def chatty(self: feud.Draw, play: feud.Play) -> None:
        run(self, play)
        if turn(play.state.turn) and play.state.hands[self.seat]:
            play.tell(Whisper, max(play.state.hands[self.seat]))

    patch.setattr(feud.Draw, "run", chatty)


def the_opening_tells_a_card(patch: Patch) -> None:
    whisper_when_drawn(patch, lambda turn: turn == 1)


def the_last_turn_tells_a_card(patch: Patch) -> None:
    whisper_when_drawn(patch, lambda turn: turn == feud.TURNS)


def all_hear_what_is_laid_aside(patch: Patch) -> None:
    patch.setattr(feud.LaidAside, "seen_by", lambda self, seat: True)


def cards_that_come_back_are_named(patch: Patch) -> None:
    run = feud.LateCards.run

    def naming(self: feud.LateCards, play: feud.Play) -> None:
        for cards in play.state.aside:
            play.tell(Whisper, sum(cards))
        run(self, play)

    patch.setattr(feud.LateCards, "run", naming)


def a_raid_hears_of_an_ambush(patch: Patch) -> None:
    def warned(play: feud.Play, seat: Seat, choice: Choice) -> None:
        if lies_in_wait(play.state, 1 - seat):
            play.tell(Whisper, 0)

    after_taking(patch, feud.Leave, warned)


def a_pass_tells_that_there_was_an_ambush(patch: Patch) -> None:
    def smirking(play: feud.Play, seat: Seat, choice: Choice) -> None:
        if choice is feud.PASS and lies_in_wait(play.state, seat):
            play.tell(Whisper, 0)

    after_taking(patch, feud.React, smirking)


@interpreted
@pytest.mark.parametrize(
    ("plant", "event"),
    [
        (all_hear_what_is_drawn, "Drawn"),
        (spectators_hear_what_is_drawn, "Drawn"),
        (the_wrong_house_hears_what_is_drawn, "Drawn"),
        (the_opening_tells_a_card, "Whisper"),
        (the_last_turn_tells_a_card, "Whisper"),
        (all_hear_what_is_laid_aside, "LaidAside"),
        (cards_that_come_back_are_named, "Whisper"),
        (a_raid_hears_of_an_ambush, "Whisper"),
        (a_pass_tells_that_there_was_an_ambush, "Whisper"),
    ],
)
def test_an_event_for_the_wrong_ears_is_found(plant: Plant, event: str, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    found = breach()
    assert "hears what it may not know: " in found
    assert event in found


# Who is asked, what may be taken back, what is refused, what the curve shows


def only_an_ambush_is_asked_for(patch: Patch) -> None:
    ask = feud.React.ask

    def skipping(self: feud.React, s: FeudState) -> list[Question]:
        return ask(self, s) if lies_in_wait(s, self.seat) else []

    patch.setattr(feud.React, "ask", skipping)


def the_clause_tells_of_an_ambush(patch: Patch) -> None:
    def telling(self: feud.React, s: FeudState) -> list[Question]:
        clause = "3.3" if lies_in_wait(s, self.seat) else "3.4"
        return [Question(self.seat, "react", clause, [feud.PASS])]

    patch.setattr(feud.React, "ask", telling)


def a_raid_cannot_be_taken_back_from_an_ambush(patch: Patch) -> None:
    def holding(play: feud.Play, seat: Seat, choice: Choice) -> None:
        if lies_in_wait(play.state, 1 - seat):
            play.tell(Silence)

    after_taking(patch, feud.Leave, holding)


@dataclass(frozen=True)
class Warned(Objection):
    """3.3 Somebody lies in wait."""


def an_objection_warns(patch: Patch) -> None:
    def warning(self: feud.PlayCard, s: FeudState, seat: Seat, choice: Choice) -> Objection | None:
        return Warned() if lies_in_wait(s, 1 - seat) else None

    patch.setattr(feud.PlayCard, "objection", warning)


def the_curve_counts_ambushes(patch: Patch) -> None:
    def counting(self: Feud, s: FeudState) -> dict[str, list[int]]:
        return {"ambushes": [int(lies_in_wait(s, seat)) for seat in range(feud.SEATS)]}

    patch.setattr(Feud, "standing", counting)


@interpreted
@pytest.mark.parametrize(
    ("plant", "promise"),
    [
        (only_an_ambush_is_asked_for, "sees what it may not know: asked is seat "),
        (the_clause_tells_of_an_ambush, "sees what it may not know"),
        (a_raid_cannot_be_taken_back_from_an_ambush, "by a secret"),
        (an_objection_warns, "sees what it may not know"),
        (the_curve_counts_ambushes, "sees what it may not know"),
    ],
)
def test_a_secret_that_shows_elsewhere_is_found(
    plant: Plant, promise: str, monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    assert promise in breach()


# What may be answered unasked


def automatic(kind: type[step.Decision]) -> Plant:
    return lambda patch: patch.setattr(kind, "automatic", True)


def the_hand_says_which_stack_leaves(patch: Patch) -> None:
    """Who lies in wait sends its last stack, and the engine might do that for it."""
    ask = feud.Leave.ask

    def bound(self: feud.Leave, s: FeudState) -> list[Question]:
        questions = ask(self, s)
        if lies_in_wait(s, self.seat):
            questions[0].choices = questions[0].choices[-1:]
        return questions

    patch.setattr(feud.Leave, "ask", bound)


@interpreted
@pytest.mark.parametrize(
    ("plant", "kind"),
    [
        (automatic(feud.LayAside), "aside"),
        (automatic(feud.React), "react"),
        (automatic(feud.PlayCard), "card"),
        (the_hand_says_which_stack_leaves, "leave"),
    ],
    ids=["the last card", "nothing to play", "only a pass", "one stack of several"],
)
def test_a_hidden_hand_that_decides_for_its_seat_is_found(
    plant: Plant, kind: str, monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    assert f"{kind} may be answered unasked, but seat " in breach()


# What is open


def a_card_lies_open_for_a_moment(patch: Patch) -> None:
    """A house shows a card and takes it back: it has lain open, so all may hear of it."""

    def showing(play: feud.Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        if s.hands[1 - seat]:
            card = s.hands[1 - seat].pop()
            s.discards.append(card)
            play.tell(CardShown, 1 - seat, card)
            s.hands[1 - seat].append(s.discards.pop())

    after_taking(patch, feud.Leave, showing)


def a_boast_leaves_no_trace(patch: Patch) -> None:
    """Where a raid will go is said aloud at once, even if it comes back as it went."""

    def boasting(play: feud.Play, seat: Seat, choice: Choice) -> None:
        play.tell(Whisper, choice.noun)

    after_taking(patch, feud.Enter, boasting)


def a_province_is_drawn_for_nothing(patch: Patch) -> None:
    """An omen strikes a place and does nothing."""

    def omen(play: feud.Play, seat: Seat, choice: Choice) -> None:
        play.tell(Whisper, play.chance.draw(list(range(feud.RING))))

    after_taking(patch, feud.PlayCard, omen)


def a_house_hears_of_its_own_hand(patch: Patch) -> None:
    def own(play: feud.Play, seat: Seat, choice: Choice) -> None:
        for card in play.state.hands[seat]:
            play.tell(feud.Drawn, seat, card)

    after_taking(patch, feud.PlayCard, own)


@interpreted
@pytest.mark.parametrize(
    "plant",
    [
        a_card_lies_open_for_a_moment,
        a_boast_leaves_no_trace,
        a_province_is_drawn_for_nothing,
        a_house_hears_of_its_own_hand,
    ],
)
def test_what_all_may_hear_is_let_pass(plant: Plant, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert breach() == ""
