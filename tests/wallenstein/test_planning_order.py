"""Planning is simultaneous: who answers when makes no difference, and a mat can be taken back."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.wallenstein.kit import NAMES

from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.match import Match, UndoError, replay, start
from westphalia.engine.step import Play
from westphalia.games.wallenstein.events.base import EventDrawn
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.state import FACE_DOWN, WallensteinState
from westphalia.games.wallenstein.words import AUCTION, PLAN, READY

MODULES = pytest.mark.parametrize("modules", [(), ("court",)], ids=["base", "court"])
Table = Play[WallensteinState]


def planning(seats: int, modules: tuple[str, ...], seed: int) -> Table:
    """A table in its first spring, where all seats plan."""
    s = WALLENSTEIN.set_up(WALLENSTEIN.header(NAMES[:seats], modules))
    table: Table = Play(s, Sampling(seed))
    while table.open[0].kind != "plan":
        table.answer(table.open[0].seat, table.open[0].choices[-1])
    return table


def choices(table: Table | Match, seat: int) -> list[Choice]:
    """What a seat may answer now; nothing if it is not asked."""
    return [
        choice for question in table.open if question.seat == seat for choice in question.choices
    ]


def own_plan(table: Table, seat: int, seed: int) -> list[Choice]:
    """A whole plan of one seat, made on a copy while nobody else plans."""
    alone: Table = Play(table.state.copy(), Sampling(0))
    rng, plan = Random(seed), list[Choice]()
    while READY not in plan:
        plan.append(rng.choice(choices(alone, seat)))
        alone.answer(seat, plan[-1])
    return plan


def carry_out(table: Table, plans: list[list[Choice]], turns: list[int], seed: int) -> Table:
    """On a copy, let the seats answer in this order, each from its own plan."""
    twin: Table = Play(table.state.copy(), Sampling(seed))
    left = [iter(plan) for plan in plans]
    for seat in turns:
        twin.answer(seat, next(left[seat]))
    return twin


def told(table: Table) -> object:
    """The whole position with all that is asked."""
    return WALLENSTEIN.encode(table.state), [(q.seat, q.kind, q.choices) for q in table.open]


@MODULES
@given(data=st.data())
def test_the_order_in_which_seats_plan_does_not_matter(
    modules: tuple[str, ...], data: st.DataObject
) -> None:
    seats = data.draw(st.sampled_from([3, 4, 5]), label="seats")
    seed = data.draw(st.integers(0, 999), label="seed")
    table = planning(seats, modules, seed)
    plans = [own_plan(table, seat, seed + seat) for seat in range(seats)]
    answers = [data.draw(st.integers(0, len(plan)), label="answers") for plan in plans]
    if data.draw(st.booleans(), label="all are ready"):
        answers = [len(plan) for plan in plans]
    one_by_one = [seat for seat, count in enumerate(answers) for _ in range(count)]
    mixed = data.draw(st.permutations(one_by_one), label="turns")
    before = told(table)
    after = told(carry_out(table, plans, one_by_one, seed))
    assert told(carry_out(table, plans, mixed, seed)) == after
    assert (after == before) is (one_by_one == [])


def match(modules: tuple[str, ...] = ()) -> Match:
    begun = start(WALLENSTEIN, WALLENSTEIN.header(NAMES[:3], modules), bytes(32))
    while begun.open[0].kind != "plan":
        begun.answer(begun.open[0].seat, begun.open[0].choices[-1])
    return begun


def plan(game: Match, seat: int, answers: int = 99) -> int:
    """Let a seat give some answers of a plan, or all of them; how many there were."""
    given = 0
    while given < answers and choices(game, seat) and game.open[0].kind == "plan":
        game.answer(seat, choices(game, seat)[0])
        given += 1
    return given


def position(game: Match) -> dict[str, object]:
    return WALLENSTEIN.encode(game.play.state)


@MODULES
def test_a_ready_seat_may_take_its_mat_back_while_another_plans(modules: tuple[str, ...]) -> None:
    game, without = match(modules), match(modules)
    plan(without, 2, 5)
    answers = plan(game, 0)
    plan(game, 2, 5)
    assert list(game.play.state.ready) == [1, 0, 0]
    assert answers == (14 if modules else 11) + 1
    assert (game.undoable(0), game.undoable(1), game.undoable(2)) == (answers, 0, 5)
    game.undo(0)
    assert list(game.play.state.ready) == [0, 0, 0]
    assert choices(game, 0) == [READY]
    while game.undoable(0):
        game.undo(0)
    assert position(game) == position(without)
    assert game.play.state.plans[0] == [FACE_DOWN] * game.play.state.boxes
    assert position(replay(WALLENSTEIN, game.record)) == position(game)


def test_a_mat_taken_back_may_be_covered_otherwise() -> None:
    game = match()
    plan(game, 0)
    plan(game, 1, 3)
    hand = len(choices(match(), 0))
    for _ in range(game.undoable(0)):
        game.undo(0)
    assert len(choices(game, 0)) == hand
    other = choices(game, 0)[-1]
    assert other in PLAN[AUCTION]
    game.answer(0, other)
    assert game.play.state.plans[0][AUCTION] == other.noun
    assert game.undoable(1) == 3


@MODULES
def test_nothing_is_taken_back_once_the_event_is_drawn(modules: tuple[str, ...]) -> None:
    game = match(modules)
    for seat in (1, 2, 0):
        assert not any(isinstance(event, EventDrawn) for _, event in game.log)
        plan(game, seat)
    assert any(isinstance(event, EventDrawn) for _, event in game.log)
    before = position(game)
    for seat in range(3):
        assert game.undoable(seat) == 0
        with pytest.raises(UndoError, match=f"seat {seat} has nothing to take back"):
            game.undo(seat)
    assert position(game) == before


def test_the_last_seat_may_take_back_until_it_says_ready() -> None:
    game = match()
    plan(game, 1)
    plan(game, 2)
    answers = plan(game, 0, 11)
    assert choices(game, 0) == [READY]
    assert game.undoable(0) == answers == 11
    assert game.undoable(1) == 12
    game.answer(0, READY)
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]
