"""What needs no question is answered at once, told, written down, and goes back with its cause."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import pytest
from tests.engine.little_war import (
    LITTLE_WAR,
    MARCH,
    PASS,
    STAY,
    Dealt,
    LittleWar,
    Planning,
    Play,
    WarState,
)
from tests.engine.table import SECRET, header, position, say, to_marches

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.codec import step_kinds
from westphalia.engine.event import NoOtherChoice, told
from westphalia.engine.match import Match, UndoError, fork, replay, start, verify
from westphalia.engine.preview import preview
from westphalia.engine.record import Entry, Header, TakenBack
from westphalia.engine.step import Automatic, Decision, Question, Step


@dataclass(frozen=True)
class Leave(Decision):
    """9.1 A seat chooses how many tiles are left, and then takes one of them."""

    seat: int

    def ask(self, s: WarState) -> list[Question]:
        return [Question(self.seat, "leave", "9.1", [STAY, PASS])]

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        tiles = (0,) if choice is PASS else (0, 1)
        play.then(Take(seat, tiles), Leave(seat))


@dataclass(frozen=True)
class Ask(Decision):
    """9.4 A seat says something, and nothing comes of it."""

    seat: int

    def ask(self, s: WarState) -> list[Question]:
        return [Question(self.seat, "ask", "9.4", [STAY, PASS])]

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        """Nothing comes of it."""


@dataclass(frozen=True)
class Take(Automatic):
    """9.2 A seat takes a tile; all can see which there are."""

    seat: int
    tiles: tuple[int, ...]

    def ask(self, s: WarState) -> list[Question]:
        return [Question(self.seat, "take", "9.2", [MARCH[tile] for tile in self.tiles])]

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        play.state.armies[choice.noun] += 1


@dataclass(frozen=True)
class TakeAtOnce(Automatic):
    """9.3 Both seats take a tile at the same time; one of them has no choice."""

    def ask(self, s: WarState) -> list[Question]:
        tiles = (MARCH[:2], MARCH[2:3])
        left = [seat for seat in (0, 1) if not s.ready[seat]]
        return [Question(seat, "take", f"9.3.{seat}", tiles[seat]) for seat in left]

    def take(self, play: Play, seat: int, choice: Choice) -> None:
        play.state.ready[seat] = 1
        play.tell(Dealt, seat, choice.noun)
        play.tell(Dealt, 1 - seat, choice.noun)
        if 0 in play.state.ready:
            play.again(self)


class Tiles(LittleWar):
    """Seat 0 leaves and takes tiles for ever; seat 1 is not asked."""

    def __init__(self, *first: Step) -> None:
        super().__init__()
        self.first = first or (Leave(0),)
        self.kinds = {**self.kinds, **step_kinds([sys.modules[__name__]])}

    def set_up(self, header: Header) -> WarState:
        s = self.blank(header)
        s.agenda = list(reversed(self.first))
        return s


def begin(*first: Step) -> Match:
    return start(Tiles(*first), header(), SECRET)


def test_the_only_choice_is_taken_told_and_written_down() -> None:
    match = say(begin(), "0 pass")
    assert match.entries == [Entry(0, PASS), Entry(0, MARCH[0])]
    assert match.record.lines == match.entries
    assert match.log == [(2, NoOtherChoice(0, "9.2"))]
    assert told(match.log[0][1])["clause"] == "9.2"
    assert [question.kind for question in match.open] == ["leave"]


def test_a_match_may_begin_with_the_only_choice() -> None:
    match = begin(Take(0, (3,)), Leave(1))
    assert match.entries == [Entry(0, MARCH[3])]
    assert [question.seat for question in match.open] == [1]


def test_all_that_follows_of_itself_follows_at_once_and_goes_back_at_once() -> None:
    match = begin(Ask(0), Take(0, (4,)), Take(0, (5,)), Leave(0))
    say(match, "0 pass")
    assert match.entries[1:] == [Entry(0, MARCH[4]), Entry(0, MARCH[5])]
    assert (match.undoable(0), match.settled()) == (1, 0)
    match.undo(0)
    assert match.entries == []


def test_of_several_seats_only_the_one_without_a_choice_is_not_asked() -> None:
    match = begin(TakeAtOnce(), Leave(0))
    assert match.entries == [Entry(1, MARCH[2])]
    assert [event for _, event in match.log] == [
        NoOtherChoice(1, "9.3.1"),
        *[Dealt(1, 2), Dealt(0, 2)],
    ]
    assert [question.seat for question in match.open] == [0]


def test_who_had_a_choice_has_chosen_though_another_seat_had_none() -> None:
    match = Match(Tiles(TakeAtOnce(), Leave(0)), header(), Scripted([]))
    match.repeat(0, MARCH[1])
    assert match.log == [(1, Dealt(0, 1)), (1, Dealt(1, 1))]
    assert match.undoable(0) == 1


def test_two_choices_are_asked_for() -> None:
    match = say(begin(), "0 stay")
    assert [question.kind for question in match.open] == ["take"]
    assert match.log == []


def test_a_decision_that_does_not_say_so_is_asked_whatever_is_left() -> None:
    match = say(start(LITTLE_WAR, header(), SECRET), "0 pass")
    assert [len(question.choices) for question in match.open if question.seat == 0] == [1]


def test_what_followed_of_itself_goes_back_with_its_cause() -> None:
    match = say(begin(), "0 stay", "0 march birch", "0 pass")
    assert match.undoable(0) == 3
    match.undo(0)
    assert match.record.lines[-2:] == [TakenBack(0), TakenBack(0)]
    assert position(match) == position(say(begin(), "0 stay", "0 march birch"))
    assert match.undoable(0) == 2


def test_an_answer_that_only_followed_cannot_be_taken_back_alone() -> None:
    match = begin(Take(0, (3,)), Leave(0))
    assert match.undoable(0) == 0
    with pytest.raises(UndoError, match="seat 0 has nothing to take back"):
        match.undo(0)
    assert match.record.lines == match.entries == [Entry(0, MARCH[3])]


def test_what_was_taken_back_does_not_say_what_followed_of_itself() -> None:
    match = say(begin(), "0 stay")
    match.undo(0)
    assert say(match, "0 pass").undoable(0) == 1


def test_what_followed_of_itself_is_not_the_first_that_may_be_taken_back() -> None:
    match = begin(Take(0, (3,)), Leave(0))
    assert match.settled() == 1
    assert say(match, "0 pass").settled() == 1


def test_what_a_seat_chose_last_is_not_what_followed_of_itself() -> None:
    match = say(begin(), "0 stay", "0 march birch", "0 pass")
    assert len(match.entries) == 4
    assert (match.last_choice(0), match.last_choice(1)) == (2, 0)


def test_a_rehearsal_follows_by_itself_and_may_name_what_followed() -> None:
    state = begin().play.state
    for named in ([PASS, PASS], [PASS, MARCH[0], PASS], [PASS, MARCH[0], PASS, MARCH[0]]):
        tried = preview(state, 0, named)
        assert tried.taken == [PASS, MARCH[0], PASS, MARCH[0]]
        assert tried.refused is None
    refused = preview(state, 0, [PASS, MARCH[1]]).refused
    assert refused is not None
    assert refused[:2] == (1, MARCH[1])


def test_a_rehearsal_answers_for_nobody_else() -> None:
    match = begin(TakeAtOnce(), Leave(0))
    tried = preview(match.game.set_up(header()), 0, [MARCH[1]])
    assert tried.taken == [MARCH[1]]
    assert [question.seat for question in tried.play.open] == [1]


def test_a_batch_may_name_what_would_have_followed() -> None:
    match = begin()
    match.answer_all(0, [PASS, MARCH[0], PASS])
    assert [entry.choice for entry in match.entries] == [PASS, MARCH[0], PASS, MARCH[0]]


def test_a_record_is_repeated_line_by_line() -> None:
    match = say(begin(), "0 pass", "0 stay", "0 march birch", "0 pass")
    match.undo(0)
    match.record.secret = SECRET.hex()
    game = Tiles()
    for again in (replay(game, match.record), verify(game, match.record)):
        assert again.entries == match.entries
        assert again.log == match.log
        assert again.record.lines == match.record.lines
    short = replay(game, match.record, 1)  # as a record that ends where nobody need be asked
    assert [question.kind for question in short.open] == ["take"]
    short.settle()
    assert short.entries == match.entries[:2]


def test_who_goes_on_from_a_record_is_not_asked_either() -> None:
    match = say(begin(), "0 pass", "0 stay")
    forked = fork(Tiles(), match.record, Scripted([]), 1)
    assert forked.entries == match.entries[:2]
    assert [question.kind for question in forked.open] == ["leave"]


def test_going_back_plays_only_what_is_not_final(monkeypatch: pytest.MonkeyPatch) -> None:
    match = to_marches(start(LITTLE_WAR, header(), SECRET))
    say(match, "0 stay", "1 stay", "0 pass", "1 pass", "0 ready")
    assert len(match.entries) == 9
    played: list[int] = []
    take = Planning.take

    def counted(self: Planning, play: Play, seat: int, choice: Choice) -> None:
        played.append(seat)
        take(self, play, seat, choice)

    monkeypatch.setattr(Planning, "take", counted)
    match.undo(0)
    assert played == [0, 1]  # the plans of this year; the year before stands
    assert position(match) == position(replay(LITTLE_WAR, match.record))
    played.clear()
    match.rewind(7)
    assert played == [0]
    match.rewind(6)
    assert played == [0]  # nothing of this year is left to play
    match.rewind(5)
    assert played == [0, 0, 1, 1, 0]  # the year before, from the opening on
    assert position(match) == position(replay(LITTLE_WAR, match.record))
