"""A match writes its record, takes back what may be taken back, and keeps its secrets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.little_war import (
    LITTLE_WAR,
    MARCH,
    PASS,
    PLAN,
    READY,
    STAY,
    WORDS,
    Dealt,
    LittleWar,
    Plague,
    Planned,
    Play,
    RevealPlans,
    WarState,
    Year,
    years,
)
from tests.engine.table import SECRET, play_out, position, say, sit, snapshot, to_marches

from westphalia.engine.chance import Scripted, commitment
from westphalia.engine.choice import Choice
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match, ReplayError, UndoError, newly_asked, replay
from westphalia.engine.record import Entry, Header, Rewound, TakenBack
from westphalia.engine.ruleset import Module, Ruleset
from westphalia.engine.step import Decision, IllegalChoice, Question, Step


@dataclass(frozen=True)
class Silence(Step):
    """9.1 The plans are laid open, but nobody says so."""

    def run(self, play: Play) -> None:
        """Nothing happens."""


SILENCE = Module("silence", instead={RevealPlans: lambda _: Silence()})
STRICKEN = Module("stricken", after={RevealPlans: lambda _: [Plague()]})
ONE_YEAR = Module("one year", amend={years: lambda s, _, n: 1})


class AmendedWar(LittleWar):
    """A war under modules of the test's own, in which nobody gets a card at first."""

    def __init__(self, *modules: Module) -> None:
        super().__init__()
        self.amended = modules

    def set_up(self, header: Header) -> WarState:
        s = super().set_up(header)
        s.rules = Ruleset(self.amended)
        s.agenda = [Year()]
        return s


def undo(match: Match, *seats: int) -> Match:
    for seat in seats:
        match.undo(seat)
    return match


def depths(match: Match) -> list[int]:
    return [match.undoable(seat) for seat in (0, 1)]


# The record is written


def test_a_match_begins_bound_to_its_secret_with_the_chance_of_the_set_up() -> None:
    match = sit()
    assert match.record.header.commitment == commitment(SECRET)
    assert match.record.opening == (7,)  # the first card of seat 1
    assert (match.record.lines, match.record.secret) == ([], "")


def test_every_answer_is_written_with_the_chance_it_drew() -> None:
    match = say(to_marches(sit()), "0 march birch", outcomes=[5, 5, 5, 3, 1])
    assert match.record.lines == match.entries
    assert match.entries[0] == Entry(0, PLAN[0])
    assert match.entries[-1] == Entry(0, MARCH[1], (5, 5, 5, 3))  # three dice and a card


def test_it_is_over_when_nobody_is_asked() -> None:
    match = play_out(sit(), 2, undo=0)
    assert match.over
    assert match.open == []
    assert match.play.state.year == 2


# Taking back

ONLY_SEAT_0 = ["1 pass", "1 ready", "0 plan ash", "0 ready"]  # and then only it may march


def test_while_nothing_came_of_them_answers_can_be_taken_back() -> None:
    match = say(sit(game=AmendedWar(SILENCE)), *ONLY_SEAT_0)
    assert [(q.seat, q.kind) for q in match.open] == [(0, "march")]
    assert match.undoable(0) == 2


def test_what_drew_chance_stands() -> None:
    match = say(sit(game=AmendedWar(SILENCE, STRICKEN)), *ONLY_SEAT_0)
    assert match.entries[-1].outcomes
    assert depths(match) == [0, 0]


def test_what_brought_something_to_light_stands() -> None:
    match = say(sit(), *ONLY_SEAT_0)
    assert match.entries[-1].outcomes == ()
    assert [(q.seat, q.kind) for q in match.open] == [(0, "march")]
    assert depths(match) == [0, 0]


def test_what_led_to_a_question_for_another_seat_stands() -> None:
    both = ["0 plan ash", "0 ready", "1 plan birch"]
    match = say(sit(game=AmendedWar(SILENCE)), *both)
    assert depths(match) == [2, 1]
    assert depths(say(match, "1 ready")) == [0, 0]


def test_a_seat_is_newly_asked_if_it_was_not_or_if_its_question_changed() -> None:
    asked = Question(1, "plan", "2.1", [PASS, STAY])
    assert newly_asked(None, asked)
    assert not newly_asked(Question(1, "plan", "2.1", [PASS, STAY]), asked)
    assert newly_asked(Question(1, "plan", "2.1", [PASS]), asked)
    assert newly_asked(Question(1, "march", "2.1", [PASS, STAY]), asked)


def test_what_ended_the_game_stands() -> None:
    match = say(sit(game=AmendedWar(SILENCE, ONE_YEAR)), *ONLY_SEAT_0)
    assert match.undoable(0) == 2
    say(match, "0 stay")
    assert match.over
    assert match.entries[-1].outcomes == ()
    assert depths(match) == [0, 0]


def test_behind_a_seat_that_went_on_nobody_else_goes_back() -> None:
    match = say(sit(game=AmendedWar(SILENCE)), "0 pass", "0 ready", "1 plan birch", "1 ready")
    assert [(q.seat, q.kind) for q in match.open] == [(1, "march")]
    assert depths(match) == [0, 2]
    assert depths(undo(match, 1)) == [2, 1]  # now both plan again


@dataclass(frozen=True)
class Rounds(Decision):
    """9.2 Both seats speak as often as they like; seat 1 may call for another round."""

    number: int

    def ask(self, s: WarState) -> list[Question]:
        return [Question(seat, "speak", "9.2", [STAY, PASS]) for seat in (0, 1)]

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        play.then(Rounds(self.number + (choice is PASS)))


def test_an_answer_is_firm_if_the_step_that_asks_next_is_another_one() -> None:
    match = Match(LITTLE_WAR, sit().record.header, Scripted([0]))
    match.play = Play(WarState(Ruleset(), 6), Scripted([]))
    match.play.state.agenda = [Rounds(1)]
    match.play.advance()
    assert depths(say(match, "0 stay", "1 stay")) == [1, 1]  # an equal step is the same step
    assert depths(say(match, "1 pass")) == [0, 2]


def test_what_was_taken_back_does_not_say_how_firmly_others_stand() -> None:
    match = undo(say(sit(game=AmendedWar(SILENCE)), "0 plan ash"), 0)
    say(match, "0 pass", "0 ready", "1 plan birch", "1 ready")
    assert depths(match) == [0, 2]


def test_answers_are_settled_up_to_the_first_that_may_be_taken_back() -> None:
    match = sit(game=AmendedWar(SILENCE))
    settled = [match.settled()]
    for answer in ("1 pass", "0 plan ash", "1 ready", "0 ready", "0 stay"):
        settled.append(say(match, answer).settled())
    assert settled == [0, 0, 0, 0, 1, 5]  # seat 0 goes on, so the answers before its own stand
    match.rewind(3)
    assert match.settled() == 0


@pytest.mark.parametrize(
    "others",
    [
        lambda match: match,
        lambda match: say(match, "1 pass"),
        lambda match: say(match, "1 plan elm", "1 ready"),
        lambda match: undo(say(match, "1 plan elm", "1 ready"), 1, 1),
    ],
)
def test_a_planner_may_take_back_whatever_the_others_did(others: Callable[[Match], Match]) -> None:
    match = others(sit())
    assert match.undoable(0) == 0
    assert say(match, "0 plan ash").undoable(0) == 1
    match = others(say(sit(), "0 plan ash"))
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.undoable(0) == 0
    assert position(match)["plans"][0] == position(sit())["plans"][0]


def test_a_seat_that_is_ready_may_think_again_while_another_plans() -> None:
    match = say(sit(), "0 plan ash", "0 ready", "1 plan elm")
    assert depths(undo(match, 0)) == [1, 1]
    say(undo(match, 0), "0 plan cedar", "0 ready", "1 ready")
    other = say(sit(), "1 plan elm", "0 plan cedar", "0 ready", "1 ready")
    assert position(match) == position(other)
    assert match.log == other.log


def test_taking_back_is_written_and_leaves_the_other_seat_alone() -> None:
    match = undo(say(sit(), "0 plan ash", "1 plan elm", "1 ready"), 0)
    assert match.record.lines[-1] == TakenBack(0)
    assert match.entries == [Entry(1, PLAN[3]), Entry(1, READY)]
    assert position(match) == position(say(sit(), "1 plan elm", "1 ready"))
    assert replay(LITTLE_WAR, match.record).entries == match.entries


def test_with_nothing_to_take_back_a_sentence_says_so() -> None:
    match = say(sit(), "1 plan elm")
    before = snapshot(match)
    for seat in (0, 2, SPECTATOR):
        with pytest.raises(UndoError, match=f"seat {seat} has nothing to take back"):
            match.undo(seat)
    assert snapshot(match) == before


def test_after_taking_back_chance_goes_on_where_it_was() -> None:
    straight = say(to_marches(sit()), "0 march birch")
    match = undo(say(sit(), "0 plan cedar"), 0)
    assert say(to_marches(match), "0 march birch").entries == straight.entries


@given(st.integers(0, 10_000), st.integers(0, 24))
def test_all_that_may_be_taken_back_can_be(seed: int, lines: int) -> None:
    match = replay(LITTLE_WAR, play_out(sit(), seed, undo=0).record, lines)
    for seat in (1, 0):
        for left in reversed(range(match.undoable(seat))):
            match.undo(seat)
            assert match.undoable(seat) == left
        with pytest.raises(UndoError):
            match.undo(seat)
    again = replay(LITTLE_WAR, match.record)
    assert (position(again), again.log) == (position(match), match.log)


@pytest.mark.parametrize("before", [[], [*ONLY_SEAT_0, "0 stay"]])
def test_to_take_back_costs_the_same_early_and_late(before: list[str]) -> None:
    """Only what came behind the last final answer is played again."""
    match = say(sit(), *before, "1 pass", "0 plan ash")
    played = match.work
    for _ in range(100):
        say(undo(match, 0), "0 plan ash")
    assert match.work - played == 100 * 3, "back, that of seat 1 again, and the new one"
    assert replay(LITTLE_WAR, match.record).work == match.work


def test_a_record_that_takes_back_too_much_is_refused_where_it_becomes_too_much() -> None:
    match = say(sit(), "1 pass", "0 plan ash")
    for _ in range(10):
        say(undo(match, 0), "0 plan ash")
    assert replay(LITTLE_WAR, match.record, most=32).work == 32
    with pytest.raises(ReplayError, match="takes more than 7 answers") as refusal:
        replay(LITTLE_WAR, match.record, most=7)
    assert refusal.value.line == 6


# Going back by consent


def test_going_back_undoes_even_chance_and_draws_it_anew() -> None:
    match = say(to_marches(sit()), "0 march birch")
    first = match.entries[-1]
    match.rewind(4)
    assert match.record.lines[-2:] == [first, Rewound(4)]
    assert position(match) == position(to_marches(sit()))
    assert match.log == to_marches(sit()).log
    say(match, "0 march birch")
    assert match.entries[-1].choice is first.choice
    assert match.entries[-1].outcomes != first.outcomes


def test_what_was_final_may_be_taken_back_once_the_table_has_gone_behind_it() -> None:
    match = to_marches(sit())
    assert depths(match) == [0, 0]
    match.rewind(3)
    assert depths(match) == [1, 2]
    assert depths(say(match, "0 ready")) == [0, 0]


@pytest.mark.parametrize("to", [-1, 5])
def test_more_answers_than_there_are_cannot_be_kept(to: int) -> None:
    match = to_marches(sit())
    before = snapshot(match)
    with pytest.raises(UndoError, match=f"there are 4 answers; {to} cannot be kept of them"):
        match.rewind(to)
    assert snapshot(match) == before


def test_a_finished_game_can_be_reopened_from_its_start() -> None:
    match = play_out(sit("plague"), 4, undo=0)
    match.rewind(0)
    assert not match.over
    assert position(match) == position(sit("plague"))


# Batches


def test_a_batch_is_the_same_as_its_answers() -> None:
    match = sit()
    match.answer_all(0, [PLAN[0], READY])
    match.answer_all(1, [])
    assert snapshot(match) == snapshot(say(sit(), "0 plan ash", "0 ready"))


def test_the_last_of_a_batch_may_draw_and_reveal() -> None:
    match = say(sit("plague"), "0 plan ash", "0 ready")
    match.answer_all(1, [PLAN[1], READY])
    assert match.entries[-1].outcomes
    assert match.log[-1][1] == Planned((0, 1))


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (["plan birch"], "answer 1 of 1: seat 0 may not 'plan birch' now (2.1); it is asked: plan"),
        (["plan ash", "plan cedar", "ready"], "answer 2 of 3: seat 0 may not 'plan cedar' now"),
        (
            ["plan ash", "stay"],
            "answer 2 of 2: seat 0 may not 'stay' now (2.1); it is asked: plan",
        ),
        (
            ["plan ash", "ready", "pass"],
            "answer 3 of 3: seat 0 may not 'pass' now (2.1); the table",
        ),
    ],
)
def test_a_batch_that_fails_anywhere_changes_nothing(texts: list[str], sentence: str) -> None:
    match = sit()
    before = snapshot(match)
    with pytest.raises(IllegalChoice) as caught:
        match.answer_all(0, [WORDS.parse(text) for text in texts])
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith("; none of the batch was taken")
    assert snapshot(match) == before
    assert snapshot(to_marches(match)) == snapshot(to_marches(sit()))  # and no chance was used up


def refused(match: Match, seat: int, *texts: str) -> str:
    """The sentence that refuses a batch, which has changed nothing."""
    before = snapshot(match)
    with pytest.raises(IllegalChoice) as caught:
        match.answer_all(seat, [WORDS.parse(text) for text in texts])
    assert snapshot(match) == before
    return str(caught.value)


def test_chance_ends_a_batch() -> None:
    game = AmendedWar(SILENCE, STRICKEN)
    match = say(sit(game=game), *ONLY_SEAT_0[:-1])
    assert refused(match, 0, "ready", "stay") == (
        "answer 1 of 2: 'ready' cannot be taken back and so must be the last of its batch; "
        "none of the batch was taken"
    )


def test_a_batch_cannot_be_used_to_peep() -> None:
    """Whatever seat 0 has planned, seat 1 hears the same until it has given its own plan away."""
    heard = set()
    for plan in ("plan ash", "plan cedar", "pass"):
        for guess in ("stay", "march ash", "ready"):
            match = say(sit(), f"0 {plan}", "0 ready", "1 plan birch")
            heard.add(refused(match, 1, "ready", guess))
    assert len(heard) == 1


def test_another_seats_question_and_the_end_end_a_batch() -> None:
    match = to_marches(sit())
    assert "'stay' cannot be taken back" in refused(match, 0, "stay", "stay")
    last = say(sit(game=AmendedWar(SILENCE, ONE_YEAR)), *ONLY_SEAT_0)
    assert "'stay' cannot be taken back" in refused(last, 0, "stay", "stay")


def test_a_seat_may_go_on_within_a_batch() -> None:
    match = say(sit(game=AmendedWar(SILENCE)), "1 pass", "1 ready")
    match.answer_all(0, [PLAN[0], READY, STAY])
    assert [entry.choice for entry in match.entries[2:]] == [PLAN[0], READY, STAY]


# The log


def test_the_log_tells_each_seat_only_what_it_may_know() -> None:
    match = Match(LITTLE_WAR, sit().record.header, Scripted([7]))
    say(to_marches(match), "0 stay", "1 stay", outcomes=[2])
    first, shown, second = (0, Dealt(1, 5)), (4, Planned((0, 1))), (6, Dealt(0, 1))
    assert match.log == [first, shown, second]
    assert match.seen(1) == [first[1], shown[1]]
    assert match.seen(0) == [shown[1], second[1]]
    assert match.seen(SPECTATOR) == [shown[1]]


def test_an_illegal_answer_tells_nothing() -> None:
    match = to_marches(sit())
    told = match.log[:]
    with pytest.raises(IllegalChoice):
        match.answer(0, PASS)
    assert match.log == told
