"""Leaks planted where nobody answers at once: each must be found, and what is open must pass."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from tests.engine import feud
from tests.engine.feud import AMBUSHES, FEUD, CardShown, Feud, FeudState
from tests.engine.table import PLAYERS, say
from tests.engine.test_feud import table

from westphalia.engine import step
from westphalia.engine.choice import Choice
from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.event import Event, Objection, Revelation
from westphalia.engine.game import SPECTATOR
from westphalia.engine.leak_checks import Hearsay, Twins
from westphalia.engine.record import Entry
from westphalia.engine.step import Question, Seat

ALWAYS, SELDOM = 1, 1000  # how often a position is looked at closely
Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
Effect = Callable[[feud.Play, Seat, Choice], None]

interpreted = pytest.mark.skipif(
    not str(step.__file__).endswith(".py"), reason="compiled code cannot be changed while it runs"
)


def breach(every: int = SELDOM) -> str:
    """The promise that is broken in one of a few games, nothing if all are kept."""
    for seed in range(20):
        for modules in ((), ("allies",)):
            try:
                examine(FEUD, FEUD.header(PLAYERS, modules), seed, every)
            except NonConformance as found:
                return str(found)
    return ""


def lies_in_wait(s: FeudState, seat: Seat) -> bool:
    """Whether a house holds an ambush, which the other house may not know."""
    return any(card in AMBUSHES for card in s.hands[seat])


class Whisper(Event):
    """0. Something about a card."""

    card: int


class Silence(Revelation):
    """0. Something came to light, and nobody hears of it."""

    def seen_by(self, seat: Seat) -> bool:
        return False


def after_taking(patch: Patch, kind: type[step.Decision], then: Effect) -> None:
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


def whisper_at_the_start_of_turn(number: int) -> Plant:
    """All hear of the highest card, when hands are filled before the first round of a turn."""

    def plant(patch: Patch) -> None:
        run = feud.Draw.run

        def chatty(self: feud.Draw, play: feud.Play) -> None:
            run(self, play)
            first = play.state.agenda.count(feud.PlayCard(0)) == feud.ROUNDS
            if first and play.state.turn == number:
                play.tell(Whisper, sum(play.state.hands[self.seat]))

        patch.setattr(feud.Draw, "run", chatty)

    return plant


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


def a_card_is_played_with_a_warning(patch: Patch) -> None:
    """The warning comes before anything is to be seen."""
    lay_down = feud.lay_down

    def warned(play: feud.Play, seat: Seat, card: int) -> None:
        if lies_in_wait(play.state, 1 - seat):
            play.tell(Whisper, 0)
        lay_down(play, seat, card)

    patch.setattr(feud, "lay_down", warned)


@interpreted
@pytest.mark.parametrize(
    ("plant", "event"),
    [
        (all_hear_what_is_drawn, "Drawn"),
        (spectators_hear_what_is_drawn, "Drawn"),
        (the_wrong_house_hears_what_is_drawn, "Drawn"),
        (whisper_at_the_start_of_turn(1), "Whisper"),
        (whisper_at_the_start_of_turn(feud.LATE_TURN), "Whisper"),
        (whisper_at_the_start_of_turn(feud.TURNS), "Whisper"),
        (all_hear_what_is_laid_aside, "LaidAside"),
        (cards_that_come_back_are_named, "Whisper"),
        (a_raid_hears_of_an_ambush, "Whisper"),
        (a_pass_tells_that_there_was_an_ambush, "Whisper"),
        (a_card_is_played_with_a_warning, "Whisper"),
    ],
)
def test_an_event_for_the_wrong_ears_is_found(plant: Plant, event: str, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert re.search(f"hears what it may not know: .*{event}", breach())


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


def a_raid_peeps_into_the_other_hand(patch: Patch) -> None:
    """Whoever could take that back would have looked for nothing."""

    def peeping(play: feud.Play, seat: Seat, choice: Choice) -> None:
        play.state.frost += lies_in_wait(play.state, 1 - seat)

    after_taking(patch, feud.Leave, peeping)


class Warned(Objection):
    """3.2 Somebody lies in wait, or nobody."""

    ambush: bool


def an_objection_warns(patch: Patch) -> None:
    def warning(self: feud.PlayCard, s: FeudState, seat: Seat, choice: Choice) -> Objection | None:
        offered = choice in self.ask(s)[0].choices
        return None if offered else Warned(lies_in_wait(s, 1 - seat))

    patch.setattr(feud.PlayCard, "objection", warning)


def an_objection_remembers(patch: Patch) -> None:
    """The order of cards in hand, which nobody sees, keeps what the raid met."""

    def sorting(play: feud.Play, seat: Seat, choice: Choice) -> None:
        play.state.hands[seat].sort(reverse=lies_in_wait(play.state, 1 - seat))

    def reminding(self: feud.Enter, s: FeudState, seat: Seat, choice: Choice) -> Objection | None:
        offered = choice in self.ask(s)[0].choices
        return None if offered else Warned(s.hands[seat] != sorted(s.hands[seat]))

    after_taking(patch, feud.Leave, sorting)
    patch.setattr(feud.Enter, "objection", reminding)


def the_curve_counts_ambushes(patch: Patch) -> None:
    def counting(self: Feud, s: FeudState) -> dict[str, list[int]]:
        return {"ambushes": [int(lies_in_wait(s, seat)) for seat in range(feud.SEATS)]}

    patch.setattr(Feud, "standing", counting)


def a_forecast_counts_ambushes(patch: Patch) -> None:
    def counting(self: Feud, s: FeudState, seat: Seat, choices: list[Choice]) -> dict[str, int]:
        return {"ambushes": int(lies_in_wait(s, 1 - seat))}

    patch.setattr(Feud, "forecast", counting)


@interpreted
@pytest.mark.parametrize(
    ("plant", "promise", "every"),
    [
        (only_an_ambush_is_asked_for, "sees what it may not know: asked is seat ", SELDOM),
        (the_clause_tells_of_an_ambush, "sees what it may not know: asked is seat ", SELDOM),
        (a_raid_cannot_be_taken_back_from_an_ambush, "sees what it may not know", ALWAYS),
        (a_raid_peeps_into_the_other_hand, "something hidden and may be taken back", ALWAYS),
        (an_objection_warns, "sees what it may not know", ALWAYS),
        (an_objection_remembers, "sees what it may not know", ALWAYS),
        (the_curve_counts_ambushes, "sees what it may not know", ALWAYS),
        (a_forecast_counts_ambushes, "sees what it may not know", ALWAYS),
    ],
)
def test_a_secret_that_shows_elsewhere_is_found(
    plant: Plant, promise: str, every: int, monkeypatch: Patch
) -> None:
    plant(monkeypatch)
    assert promise in breach(every)


@interpreted
def test_an_answer_whose_undo_rests_on_a_secret_is_found_by_itself(monkeypatch: Patch) -> None:
    a_raid_cannot_be_taken_back_from_an_ambush(monkeypatch)
    match = table([["riders"], ["ambush"]], [[1, 0, 0, 1, 0], [0, 4, 0, 0, 0]])
    before = say(match, "0 play riders").play.state

    def look_often() -> None:
        twins = Twins(FEUD, match.record.header, seed=1)
        for _ in range(40):
            twins.answer(before, Entry(0, feud.LEAVE[0]), closely=False)

    with pytest.raises(Hearsay, match="seat 0 may take back 0 answers or 1, by a secret"):
        look_often()


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


def an_ambush_is_named_before_it_lies_there(patch: Patch) -> None:
    """A raid flushes it out: all see it in the end, so all may hear of it at once."""

    def flushing(play: feud.Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        play.tell(Silence)  # whether there is one or not, nobody may go back behind the search
        for card in [card for card in s.hands[1 - seat] if card in AMBUSHES]:
            play.tell(CardShown, 1 - seat, card)
            s.hands[1 - seat].remove(card)
            s.discards.append(card)

    after_taking(patch, feud.Leave, flushing)


def an_open_die_follows_a_hidden_one(patch: Patch) -> None:
    """Whether the first is thrown is hidden; the second has nothing to do with it."""

    def throwing(play: feud.Play, seat: Seat, choice: Choice) -> None:
        if lies_in_wait(play.state, 1 - seat):
            play.chance.below(6)
        play.tell(Whisper, play.chance.below(6) + 1)

    after_taking(patch, feud.PlayCard, throwing)


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
        an_ambush_is_named_before_it_lies_there,
        an_open_die_follows_a_hidden_one,
        a_province_is_drawn_for_nothing,
        a_house_hears_of_its_own_hand,
    ],
)
def test_what_all_may_hear_is_let_pass(plant: Plant, monkeypatch: Patch) -> None:
    plant(monkeypatch)
    assert breach() == ""
