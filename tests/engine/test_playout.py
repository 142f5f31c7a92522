"""Playing on to the end, at random or by a policy."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.engine.little_war import LITTLE_WAR, PASS, READY, STAY, Play, WarState
from tests.engine.table import header

from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.playout import play_out, victory_shares
from westphalia.engine.step import IllegalChoice, Question


def table(seed: int = 1) -> Play:
    return Play(LITTLE_WAR.set_up(header()), Sampling(seed))


def test_random_play_goes_to_the_end_and_counts_its_answers() -> None:
    play = table()
    answers = play_out(play)
    assert (play.open, play.state.agenda, play.state.year) == ([], [], 2)
    assert 8 <= answers <= 12  # two years of plan and ready for both, and the marches
    assert play_out(play) == 0


def test_the_same_chance_plays_the_same_game() -> None:
    plays = [table(1), table(1), table(2)]
    for play in plays:
        play_out(play)
    first, again, other = [LITTLE_WAR.encode(play.state) for play in plays]
    assert first == again != other


def test_every_question_and_every_choice_has_its_chance() -> None:
    firsts: Counter[str] = Counter()
    for seed in range(400):
        play = table(seed)
        play_out(play, most=1)
        planned = [(seat, plan) for seat, plan in enumerate(play.state.plans) if plan > -2]
        firsts[str(planned)] += 1
    assert len(firsts) == 8  # three provinces or none, for either seat
    assert min(firsts.values()) > 25


def test_a_policy_knows_the_position_and_answers_the_first_question() -> None:
    asked: list[int] = []

    def idle(s: WarState, question: Question) -> Choice:
        asked.append(question.seat)
        assert s.ready[: question.seat] == [1] * question.seat
        return next(choice for choice in (READY, PASS, STAY) if choice in question.choices)

    play = table()
    assert play_out(play, idle) == 8
    assert asked == [0, 0, 1, 1] * 2


def test_only_so_many_answers_are_given() -> None:
    play = table()
    assert play_out(play, most=0) == 0
    assert (play_out(play, most=3), len(play.open) > 0) == (3, True)


def test_a_policy_must_keep_to_the_rules() -> None:
    with pytest.raises(IllegalChoice, match="seat 0 may not 'stay' now"):
        play_out(table(), lambda s, question: STAY)


def test_who_won_together_shares_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    play = table()
    play_out(play)
    for winners, shares in (([1], (0.0, 1.0)), ([0, 1], (0.5, 0.5))):
        monkeypatch.setattr(LITTLE_WAR, "winners", lambda s, winners=winners: winners)
        assert victory_shares(LITTLE_WAR, play.state) == shares
