"""Many games at once: each by its numbers, and all or none of the answers."""

from __future__ import annotations

import pytest
from tests.engine.little_war import LITTLE_WAR, MARCH, PLAN, READY, Play
from tests.engine.table import header

from westphalia.engine.chance import Sampling
from westphalia.engine.many import Many
from westphalia.engine.playout import play_out
from westphalia.engine.step import IllegalChoice


def play(seed: int) -> Play:
    return Play(LITTLE_WAR.set_up(header()), Sampling(seed))


def games(*seeds: int, learner: int = -1) -> Many:
    many = Many(LITTLE_WAR.vocabulary)
    for seed in seeds:
        many.add(play(seed), learner)
    return many


def firsts(many: Many) -> list[int]:
    """The first choice of every game."""
    numbers, counts, _ = many.offers()
    return [numbers[sum(counts[:at])] for at in range(len(counts))]


def test_offers_are_the_choices_of_the_first_questions() -> None:
    many = games(1, 2, 3)
    numbers, counts, seats = many.offers()
    asked = [each.open[0] for each in many.plays]
    assert seats == [question.seat for question in asked]
    assert counts == [len(question.choices) for question in asked]
    assert numbers == [choice.number for question in asked for choice in question.choices]


def test_the_games_are_those_that_are_played_alone() -> None:
    many = games(1, 2)
    alone = [play(1), play(2)]
    while True:
        over = many.answer(firsts(many))
        for each in alone:
            each.answer(each.open[0].seat, each.open[0].choices[0])
        states = [LITTLE_WAR.encode(each.state) for each in many.plays]
        assert states == [LITTLE_WAR.encode(each.state) for each in alone]
        if over:
            break
    assert over == [at for at, each in enumerate(alone) if not each.open]


def test_a_game_that_is_over_makes_room_for_another() -> None:
    many = games(1, 2)
    while not (over := many.answer(firsts(many))):
        pass
    for at in over:
        many.replace(at, play(7))
    assert many.asked[over[0]] is many.plays[over[0]].open[0]
    many.answer(firsts(many))


def test_where_one_answer_is_refused_none_is_taken() -> None:
    many = games(1, 2)
    before = [LITTLE_WAR.encode(each.state) for each in many.plays]
    legal = firsts(many)
    with pytest.raises(IllegalChoice, match="seat 0 may not 'march ash' now"):
        many.answer([legal[0], MARCH[0].number])
    for numbers, sentence in (
        ([legal[0]], "2 games want an answer each, not 1"),
        ([legal[0], -1], "game 1: -1 is the number of no choice"),
        ([len(LITTLE_WAR.vocabulary), 0], "is the number of no choice"),
    ):
        with pytest.raises(ValueError, match=sentence):
            many.answer(numbers)
    assert before == [LITTLE_WAR.encode(each.state) for each in many.plays]


def test_seats_that_are_asked_at_once_answer_one_after_the_other() -> None:
    many = games(1)
    seats = []
    for choice in (PLAN[0], READY, PLAN[1], READY):
        seats.append(many.offers()[2][0])
        many.answer([choice.number])
    assert seats == [0, 0, 1, 1]


@pytest.mark.parametrize("learner", [0, 1])
def test_a_learner_is_the_only_one_who_is_asked(learner: int) -> None:
    many = games(*range(8), learner=learner)
    for _ in range(40):
        assert set(many.offers()[2]) == {learner}
        for at in many.answer(firsts(many)):
            many.replace(at, play(at), learner)


def test_others_answer_at_random() -> None:
    many = games(*range(60), learner=1)
    plans = {each.state.plans[0] for each in many.plays}
    assert len(plans) == 4  # three provinces, or none
    one = play(1)
    play_out(one, most=1)
    assert one.state.plans != [-2, -2]
