"""Turn numbers and clocks are the same whether lines are written one by one or read again."""

from __future__ import annotations

from random import Random

import pytest

from westphalia.engine.chance import Scripted
from westphalia.engine.event import NoOtherChoice
from westphalia.engine.match import Match, replay, start
from westphalia.games import find_game
from westphalia.server.tables.turns import SeatTurns

GAME = find_game("wallenstein")
NAMES = ["Anna", "Bert", "Cora", "Dirk", "Emma"]


def played(seed: int, turns: SeatTurns, times: list[float]) -> Match:
    """A game of a draft and a round, in which the last tile and the last group go by themselves."""
    random = Random(seed)
    match = start(GAME, GAME.header(NAMES, (), {"setup": "draft"}), bytes(32))
    turns.begin(match, 0.0)
    while len(match.entries) < 300:
        question = random.choice(match.open)
        before = len(match.record.lines)
        match.answer(question.seat, random.choice(question.choices))
        at = float(len(match.record.lines))
        seats = [entry.seat for entry in match.entries[before:]]
        times += [at] * len(seats)
        turns.add_lines(match, seats, at)
    return match


@pytest.mark.parametrize("seed", range(3))
def test_lines_that_are_read_again_give_the_same_turns_and_clocks(seed: int) -> None:
    live, again = SeatTurns(5, 300.0, 2.0), SeatTurns(5, 300.0, 2.0)
    times: list[float] = []
    match = played(seed, live, times)
    automatic = [event for _, event in match.log if isinstance(event, NoOtherChoice)]
    assert automatic, "a test that meets no automatic answer shows nothing"
    twin = replay(GAME, match.record, 0)
    again.begin(twin, 0.0)
    for entry, at in zip(match.entries, times, strict=True):
        twin.play.chance = Scripted(entry.outcomes)
        twin.repeat(entry.seat, entry.choice)
        again.add_lines(twin, [entry.seat], at)
    assert again.numbers == live.numbers
    assert again.acknowledged == live.acknowledged
    assert [again.clocks.remaining(seat, 999.0) for seat in range(5)] == [
        live.clocks.remaining(seat, 999.0) for seat in range(5)
    ]


def test_a_record_that_ends_before_an_automatic_answer_asks_for_it() -> None:
    """Somebody brought it, and whoever goes on with it has a turn and a clock that runs."""
    match = played(0, SeatTurns(5, 300.0, 2.0), [])
    seat, before = next(
        (event.seat, answers - 1)
        for answers, event in match.log
        if isinstance(event, NoOtherChoice) and match.entries[answers - 2].seat != event.seat
    )
    twin, turns = replay(GAME, match.record, 0), SeatTurns(5, 300.0, 2.0)
    turns.begin(twin, 0.0)
    for n, entry in enumerate(match.entries[:before]):
        twin.play.chance = Scripted(entry.outcomes)
        twin.repeat(entry.seat, entry.choice)
        turns.add_lines(twin, [entry.seat], float(n))
    assert [question.seat for question in twin.open] == [seat]
    number = turns.numbers[seat]
    turns.end(twin, float(before))
    assert turns.numbers[seat] == number + 1
    assert [each for each in range(5) if turns.clocks.running(each)] == [seat]
