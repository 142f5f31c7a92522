"""The agenda is done from the top, questions wait, and what is illegal changes nothing."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from tests.engine.little_war import (
    MARCH,
    PASS,
    PLAN,
    READY,
    STAY,
    UNPLANNED,
    Battle,
    Dealt,
    March,
    Planning,
    Play,
    RevealPlans,
    WarState,
    Winter,
    Year,
)
from tests.engine.table import say, sit, snapshot, to_marches

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Objection
from westphalia.engine.ruleset import Module, Ruleset
from westphalia.engine.step import Decision, IllegalChoice, Question, Simultaneous, Step


@dataclass(frozen=True)
class Note(Step):
    """9.1 Writes its number down, and may be followed by others."""

    number: int
    next: tuple[int, ...] = ()

    def run(self, play: Play) -> None:
        play.state.deck.append(self.number)
        play.then(*[Note(number) for number in self.next])


@dataclass(frozen=True)
class Open(Step):
    """9.8 Opens the count."""

    def run(self, play: Play) -> None:
        play.then(Count(0))


@dataclass(frozen=True)
class Count(Decision):
    """9.2 Asks again until its seat passes."""

    seat: int

    def ask(self, s: WarState) -> list[Question]:
        return [Question(self.seat, "count", "9.2", [STAY, PASS])]

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        play.state.deck.append(-1)
        if choice is STAY:
            play.again(self)
        play.then(Note(7))


AROUND_COUNT = Module(
    "around the count",
    before={Count: lambda _: [Note(1)]},
    after={Count: lambda _: [Note(2)]},
)


def at(*agenda: Step, told: list[Event] | None = None, rules: Ruleset | None = None) -> Play:
    """A bare position that has these steps before it, in reading order."""
    s = WarState(rules or Ruleset(), 6)
    s.deck, s.plans = [], [PASS.noun] * 2
    s.agenda = list(reversed(agenda))
    return Play(s, Scripted([]), told)


def test_steps_are_done_in_reading_order_and_their_own_steps_first() -> None:
    play = at(Note(1, (2, 3)), Note(4, (5,)), Note(6))
    assert play.state.deck == [1, 2, 3, 4, 5, 6]
    assert play.open == []


@pytest.mark.parametrize("rules", [Ruleset(), Ruleset([AROUND_COUNT])])
def test_a_list_of_steps_follows_as_the_same_steps_do(rules: Ruleset) -> None:
    one, other = at(March(0), rules=rules), at(March(0), rules=rules)
    batches: list[list[Step]] = [[], [Note(3)], [Note(4), Count(0), Note(5)]]
    for steps in batches:
        one.then(*steps)
        other.follow(steps)
        assert one.state.agenda == other.state.agenda
    assert one.state.agenda[0] == Note(3)
    assert (Note(1) in one.state.agenda) == rules.schedules


def test_a_decision_without_a_question_is_skipped() -> None:
    play = at(March(0), Note(1), Count(1), Note(2))  # both pass, so nobody marches
    assert play.state.deck == [1]
    assert [(q.seat, q.kind, q.clause) for q in play.open] == [(1, "count", "9.2")]
    assert play.state.agenda == [Note(2), Count(1)]


def test_a_decision_that_is_put_back_asks_again_behind_what_it_put_before() -> None:
    play = at(Count(0), Note(9))
    play.answer(0, STAY)
    assert play.state.deck == [-1, 7]
    play.answer(0, PASS)
    assert play.state.deck == [-1, 7, -1, 7, 9]
    assert play.open == []


def test_what_a_module_puts_around_a_decision_comes_once_however_often_it_asks() -> None:
    play = at(Open(), rules=Ruleset([AROUND_COUNT]))
    assert play.state.deck == [1]
    for _ in range(2):
        play.answer(0, STAY)
    assert play.state.deck == [1, -1, 7, -1, 7]
    play.answer(0, PASS)
    assert play.state.deck == [1, -1, 7, -1, 7, -1, 7, 2]
    assert play.open == []


@dataclass(frozen=True)
class Enlist(Simultaneous):
    """9.10 Each seat names provinces until it passes; whoever stays waits for the bell."""

    def seats(self, s: WarState) -> list[int]:
        return [1, 0]

    def question(self, s: WarState, seat: int) -> Question | None:
        s.deck.append(seat)
        if s.plans[seat] == UNPLANNED:
            return None
        return Question(seat, "enlist", "9.10", [PASS, STAY, MARCH[len(s.deck) % 6]])

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        if choice is PASS:
            play.state.plans[seat] = UNPLANNED
        play.again(self)
        if choice is STAY:
            play.then(Note(9))


def test_at_the_same_time_only_the_seat_that_answered_is_asked_anew() -> None:
    play = at(Enlist(), Note(5))
    other, mine = play.open
    assert (play.state.deck, other.seat, mine.seat) == ([1, 0], 1, 0)
    play.answer(0, mine.choices[2])
    assert (play.state.deck, play.open[0]) == ([1, 0, 0], other)
    assert play.open[1].choices[2] is MARCH[3] is not mine.choices[2]
    play.answer(0, PASS)
    assert (play.state.deck, play.open) == ([1, 0, 0, 0], [other])
    play.answer(1, PASS)
    assert (play.state.deck[4:], play.open) == ([1, 1, 0, 5], [])


def test_what_comes_in_between_has_all_seats_asked_anew() -> None:
    play = at(Enlist())
    play.answer(0, STAY)
    assert play.state.deck == [1, 0, 9, 1, 0]


class Muster(Enlist):
    """9.11 The first answer is enough."""

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        play.state.deck.clear()


def test_the_same_decision_further_down_is_asked_from_the_start() -> None:
    muster = Muster()
    play = at(muster, muster)
    play.answer(0, PASS)
    assert play.state.deck == [1, 0]


@dataclass(frozen=True)
class Rout(Step):
    """9.3 The rest is dropped, up to the end of the year."""

    def run(self, play: Play) -> None:
        play.cut(YearEnd)


@dataclass(frozen=True)
class YearEnd(Step):
    """9.4 Writes down that the year is over."""

    hardships: tuple[str, ...] = ()

    def run(self, play: Play) -> None:
        play.state.deck.append(0)


class HardYearEnd(YearEnd):
    """9.5 What a module has put in its place."""


def test_what_is_cut_is_dropped_up_to_the_next_step_of_the_kind() -> None:
    play = at(Note(1), Rout(), Note(2), Count(1), YearEnd(), Note(3), YearEnd())
    assert play.state.deck == [1, 0, 3, 0]


def test_a_cut_does_what_modules_put_before_and_finds_what_they_put_instead() -> None:
    frost = Module(
        "frost",
        before={
            YearEnd: lambda end: [Note(5), Note(len(end.hardships))],
            HardYearEnd: lambda _: [Note(7)],
        },
    )
    s = at().state
    s.rules = Ruleset([frost])
    s.agenda = [YearEnd(), Rout(), HardYearEnd(("ice", "snow")), Note(2), Rout()]
    assert Play(s, Scripted([])).state.deck == [5, 2, 7, 0, 5, 0, 0]


def test_what_is_not_to_come_cannot_be_cut_to() -> None:
    with pytest.raises(AssertionError, match="no YearEnd is still to come"):
        at(Rout(), Note(1))


class TooMany(Objection):
    """9.7 More than there are."""

    left: int


@dataclass(frozen=True)
class Spend(Decision):
    """9.6 A seat gives away a province; what it may not give it hears why."""

    seat: int

    def ask(self, s: WarState) -> list[Question]:
        return [Question(self.seat, "spend", "9.6", MARCH[:2])]

    def objection(self, s: WarState, seat: int, choice: Choice) -> Objection | None:
        return TooMany(s.armies[seat]) if choice in MARCH[2:] else None


@pytest.mark.parametrize(
    ("seat", "choice", "clause", "objection"),
    [(0, MARCH[3], "9.7", TooMany(3)), (0, PASS, "9.6", None), (1, MARCH[0], "9.6", None)],
)
def test_a_refusal_carries_its_clause_and_its_reason(
    seat: int, choice: Choice, clause: str, objection: Objection | None
) -> None:
    match = sit()
    match.play = at(Spend(0))
    with pytest.raises(IllegalChoice) as single:
        match.answer(seat, choice)
    with pytest.raises(IllegalChoice) as batch:
        match.answer_all(seat, [choice])
    for refused in (single.value, batch.value):
        assert (refused.clause, refused.objection) == (clause, objection)
    assert f"seat {seat} may not '{choice}' now ({clause}); " in str(single.value)


def test_the_year_is_laid_out_as_it_is_read() -> None:
    play = at(Year())
    expected = [Planning(), RevealPlans(), March(0), March(1), Winter()]
    assert play.state.agenda == list(reversed(expected))


def test_all_seats_are_asked_at_once_and_each_sees_its_own_choices() -> None:
    asked = {q.seat: q.choices for q in sit().open}
    assert asked == {0: [*PLAN[0::2], PASS], 1: [*PLAN[1::2], PASS]}


def test_the_order_in_which_seats_plan_does_not_matter() -> None:
    one = say(sit(), "0 plan ash", "0 ready", "1 plan elm", "1 ready")
    other = say(sit(), "1 plan elm", "0 plan ash", "1 ready", "0 ready")
    assert snapshot(one)[0] == snapshot(other)[0]


def test_events_are_made_only_if_somebody_listens() -> None:
    made = []

    def deal(seat: int, card: int) -> Event:
        made.append(card)
        return Dealt(seat, card)

    told: list[Event] = []
    at().tell(deal, 0, 1)
    at(told=told).tell(deal, 0, card=2)
    assert (made, told) == ([2], [Dealt(0, 2)])


def test_who_listens_sees_the_position_as_it_is_while_something_is_told() -> None:
    seen: list[list[int]] = []
    play = at(told=[])
    play.heard = lambda s: seen.append(s.deck[:])
    for deck in ([3], [3, 4]):
        play.state.deck = deck
        play.tell(Dealt, 0, 1)
    play.told = None
    play.tell(Dealt, 0, 1)
    assert seen == [[3], [3, 4]]


@pytest.mark.parametrize(
    ("seat", "choice", "sentence"),
    [
        (0, PLAN[1], "seat 0 may not 'plan birch' now (2.1); it is asked: plan"),
        (0, STAY, "seat 0 may not 'stay' now (2.1); it is asked: plan"),
        (1, READY, "seat 1 may not 'ready' now (2.1); it is asked: plan"),
        (2, PASS, "seat 2 may not 'pass' now (2.1); the table waits for seat 0 and 1: plan"),
        (-1, PASS, "seat -1 may not 'pass' now (2.1); the table waits for seat 0 and 1: plan"),
    ],
)
def test_an_illegal_plan_is_a_sentence_and_changes_nothing(
    seat: int, choice: Choice, sentence: str
) -> None:
    match = sit()
    before = snapshot(match)
    with pytest.raises(IllegalChoice) as caught:
        match.answer(seat, choice)
    assert str(caught.value) == sentence
    assert snapshot(match) == before


def test_the_seat_whose_turn_it_is_not_hears_who_is_waited_for() -> None:
    match = to_marches(sit())
    before = snapshot(match)
    with pytest.raises(IllegalChoice) as caught:
        match.answer(1, MARCH[0])
    waited = "seat 1 may not 'march ash' now (3.1); the table waits for seat 0: march"
    assert str(caught.value) == waited
    assert snapshot(match) == before


@dataclass(frozen=True)
class Trade(Decision):
    """9.9 One seat offers while the other asks."""

    def ask(self, s: WarState) -> list[Question]:
        return [Question(0, "offer", "9.9.1", [PASS]), Question(1, "request", "9.9.2", [PASS])]


def test_who_is_not_asked_hears_of_the_first_question_that_is_open() -> None:
    with pytest.raises(IllegalChoice) as caught:
        at(Trade()).answer(2, PASS)
    waited = "seat 2 may not 'pass' now (9.9.1); the table waits for seat 0 and 1: offer"
    assert (str(caught.value), caught.value.clause) == (waited, "9.9.1")


def test_when_the_game_is_over_nothing_is_legal() -> None:
    play = at(Battle(0, 1, 0))
    with pytest.raises(IllegalChoice, match=r"^seat 0 may not 'pass': the game is over$") as caught:
        play.answer(0, PASS)
    assert (caught.value.clause, caught.value.objection) == ("", None)


def test_a_choice_of_the_same_text_from_elsewhere_is_illegal() -> None:
    with pytest.raises(IllegalChoice):
        sit().answer(0, Choice("pass", -1, "pass", PASS.number))


def test_a_choice_is_interned_so_a_parsed_one_is_legal() -> None:
    assert say(sit(), "0 pass").play.state.plans[0] == PASS.noun
