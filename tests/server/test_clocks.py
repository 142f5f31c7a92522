"""Turns and clocks of the seats: what is counted, added, given back, and told to nobody else."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.kit import mat
from tests.server.room import Room, first_card, lay_mat, shown, story

from westphalia.engine.step import Question
from westphalia.server.context import Context
from westphalia.server.health import SteadyClock
from westphalia.server.settings import Settings
from westphalia.server.tables import turns as turns_module
from westphalia.server.tables.table import Table
from westphalia.server.tables.turns import SeatClocks, SeatTurns


def test_a_clock_stands_until_its_seat_is_asked() -> None:
    clocks = SeatClocks(2, bank=100, increment=10)
    assert not clocks.running(0)
    clocks.start(0, at=50.0)
    assert (clocks.running(0), clocks.running(1)) == (True, False)
    assert (clocks.remaining(0, 80.0), clocks.remaining(1, 80.0)) == (70.0, 100.0)


def test_time_is_added_when_a_clock_stops() -> None:
    clocks = SeatClocks(1, bank=100, increment=10)
    clocks.start(0, at=0.0)
    clocks.stop(0, at=30.0)
    assert not clocks.running(0)
    assert clocks.remaining(0, 1000.0) == 80.0
    clocks.start(0, at=40.0)
    assert clocks.remaining(0, 45.0) == 75.0


def test_who_was_late_has_what_is_added_and_no_debt() -> None:
    clocks = SeatClocks(1, bank=100, increment=10)
    clocks.start(0, at=0.0)
    assert clocks.remaining(0, 500.0) == 0.0
    clocks.stop(0, at=500.0)
    assert clocks.remaining(0, 501.0) == 10.0


def test_an_answer_that_is_taken_back_was_never_given() -> None:
    clocks = SeatClocks(1, bank=100, increment=10)
    clocks.start(0, at=0.0)
    clocks.stop(0, at=30.0)
    clocks.undo_stop(0)
    assert clocks.running(0)
    assert clocks.remaining(0, 60.0) == 40.0


def test_a_clock_that_is_set_back_gives_no_time() -> None:
    clocks = SeatClocks(1, bank=120, increment=0)
    clocks.start(0, at=10_000.0)
    assert clocks.remaining(0, 6_400.0) == 120.0
    clocks.stop(0, at=6_400.0)
    assert clocks.remaining(0, 6_400.0) == 120.0


class Watch:
    def __init__(self, time: float) -> None:
        self.time = time

    def __call__(self) -> float:
        return self.time


def test_the_steady_clock_goes_on_when_the_systems_clock_is_set(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wall, monotonic = Watch(1_794_700_000.0), Watch(50.0)
    clock = SteadyClock(wall, monotonic)
    for passes, shows, jumps in ((5, 5.2, 0), (5, -3590, -3595), (5, 5, 0), (5, 7200, 7195)):
        caplog.clear()
        before = clock()
        monotonic.time += passes
        wall.time += shows
        clock.check()
        assert clock() - before == passes
        assert [f"{jumps:+} seconds" in text for text in caplog.messages] == [True] * bool(jumps)


@story()
async def test_a_server_goes_by_a_steady_clock(room: Room) -> None:
    assert isinstance(Context(room.store, Settings()).now, SteadyClock)


# turns, of a match that is made up


def asked_by(decision: str, *seats: int) -> Any:
    """A match in which these seats are asked the same by a step of the agenda."""
    agenda = [decision] if seats else []
    questions = [Question(seat, "pass", "W1", []) for seat in seats]
    play = SimpleNamespace(state=SimpleNamespace(agenda=agenda))
    return SimpleNamespace(open=questions, entries=[], play=play)


@pytest.fixture
def nothing_is_automatic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns_module, "only_choice", lambda play: None)


@pytest.mark.usefixtures("nothing_is_automatic")
def test_the_same_question_of_another_step_is_a_new_turn() -> None:
    turns = SeatTurns(3, 100, 0)
    turns.begin(asked_by("first", 0, 1), at=0.0)
    assert turns.numbers == [1, 1, 0]
    turns.add_lines(asked_by("first", 0, 1), [0], at=1.0)
    assert turns.numbers == [2, 1, 0]
    turns.add_lines(asked_by("second", 0, 1), [0], at=2.0)
    assert turns.numbers == [3, 2, 0]
    turns.add_lines(asked_by("end"), [1], at=3.0)
    assert turns.numbers == [4, 3, 0], "to be asked no more is a change too"
    assert [turns.clocks.running(seat) for seat in range(3)] == [False] * 3
    assert turns.acknowledged == [0, 2, 3, 3]


@pytest.mark.usefixtures("nothing_is_automatic")
def test_a_line_that_does_not_stand_is_a_turn_of_its_seat_only() -> None:
    turns = SeatTurns(2, 100, 0)
    turns.begin(asked_by("first", 0, 1), at=0.0)
    turns.skip_line(1)
    assert (turns.numbers, turns.acknowledged) == ([1, 2], [0, 2])


# at a table


def left(table: Table) -> list[float | None]:
    return [table.time_left(seat) for seat in range(3)]


@story()
async def test_a_card_costs_its_seat_a_turn_and_nobody_else(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    assert table.turns.numbers == [1, 1, 1]
    assert await first_card(table, 0, "a") == 2
    assert table.turns.numbers == [2, 1, 1]
    await table.undo(0, 2, "b", lambda: None)
    assert table.turns.numbers == [3, 1, 1]
    assert table.turns.acknowledged == [0, 2, 3]


@story()
async def test_every_card_of_a_batch_is_a_turn(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    cards = await lay_mat(table, 0, "a")
    assert table.turns.numbers == [1 + cards, 1, 1]
    assert table.turns.acknowledged == [0, *range(2, cards + 2)]


@story()
async def test_when_all_are_ready_those_who_are_asked_have_a_new_turn(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    cards = [await lay_mat(table, seat, "a") for seat in range(3)]
    assert table.snapshot
    (asked,) = table.snapshot.open
    assert asked != 2, "the turn of who was ready last changes by the own answer only"
    for seat in range(3):
        assert table.turns.numbers[seat] == 1 + cards[seat] + (seat == asked)


@story()
async def test_a_clock_stops_with_the_last_answer_and_goes_on_if_it_is_taken_back(
    room: Room,
) -> None:
    table = await room.table("me", "hot", "hot", clock=(100, 10))
    begun = table.turns.clocks.started[0]
    assert begun
    await asyncio.sleep(30)
    assert left(table) == [round(100 - (table.now() - begun), 1)] * 3
    await first_card(table, 0, "a")
    assert table.turns.clocks.running(0), "one card is not all"
    await lay_mat(table, 0, "b")
    spent = table.now() - begun
    assert not table.turns.clocks.running(0)
    assert abs((table.time_left(0) or 0) - (110 - spent)) < 0.2
    await asyncio.sleep(20)
    await table.undo(0, table.turns.numbers[0], "c", lambda: None)
    assert table.turns.clocks.running(0)
    assert left(table) == [round(100 - (table.now() - begun), 1)] * 3


@story()
async def test_clocks_stand_as_they_stood_when_a_table_is_read_again(room: Room) -> None:
    table = await room.table("me", "hot", "hot", clock=(1000, 10))
    for seat in (0, 1):
        asked = shown(table, seat)
        cards = mat(asked, Random(seat))[:-1]
        await asyncio.sleep(30)
        turn = await table.answer(seat, asked["turn"], f"{seat} cards", cards, lambda: None)
        await asyncio.sleep(7)
        await table.answer(seat, turn, f"{seat} ready", ["ready"], lambda: None)
    room.tables._evict(table)
    again = await room.tables.find(table.row.id)
    assert again is not table
    assert again.turns.clocks.left == table.turns.clocks.left
    assert again.turns.clocks.started == table.turns.clocks.started
    assert again.turns.numbers == table.turns.numbers


@story()
async def test_a_table_without_a_clock_tells_of_no_time(room: Room) -> None:
    table = await room.table("me", "hot", "hot")
    assert left(table) == [None, None, None]
    assert [seat.left for seat in table.info(0).seats] == [None, None, None]
