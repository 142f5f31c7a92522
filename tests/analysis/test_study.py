"""A study of a toy whose chances are known: curve, luck, choice and plans come out as they must."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from tests.analysis.coin import COIN, HIGH, LOW, Always

from westphalia.analysis import judge as judging
from westphalia.analysis import plans
from westphalia.analysis.judge import Judge, Playouts, Tally, Weighed, chances
from westphalia.analysis.past import Past, Run
from westphalia.analysis.study import SEED, Depth, Study, coarse_first, perform
from westphalia.analysis.summary import summary
from westphalia.bots.player import Player
from westphalia.bots.registry import adviser
from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.match import Match
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, State

DEPTH = Depth(moments=10, samples=16, swings=2, closer=400, plans=2, pairs=60, batch=8)


def played(*answers: tuple[Choice, int]) -> Past:
    """A match of these bets, each with what the die showed."""
    match = Match(COIN, COIN.header(["Anna", "Bert"]), Scripted([]))
    for seat, (choice, die) in enumerate(answers):
        match.chance = match.play.chance = Scripted([die])
        match.answer(seat, choice)
    return Past(COIN, match.record)


@pytest.fixture
def high(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot bets high: so the chances can be reckoned."""
    monkeypatch.setattr(judging, "seat_bot", lambda *_: Always())
    monkeypatch.setattr(plans, "adviser", lambda *_: Always())


def studied(past: Past, depth: Depth = DEPTH, judge: Judge | None = None) -> Study:
    study = Study(past, depth)
    while jobs := study.jobs():
        for job in jobs:
            outcome = perform(past, judge or Playouts(COIN, past.header), SEED, job)
            study.take(job, outcome)
    return study


def close(found: Sequence[float], *wanted: float) -> bool:
    return list(found) == pytest.approx(wanted, abs=0.08)


@pytest.mark.usefixtures("high")
def test_a_lucky_low_bet_is_bad_choice_and_good_luck() -> None:
    found = summary(studied(played((LOW, 0), (HIGH, 3))))  # Anna wins hers, Bert loses his
    at = {moment["at"]: moment["chances"] for moment in found["curve"]}
    assert close(at[0], 0.5, 0.5)
    # Anna has won her bet: she wins if Bert loses, and shares it if he does not.
    assert close(at[1], 0.25 + 0.75 / 2, 0.75 / 2)
    assert at[2] == [1.0, 0.0]
    first, second = found["swings"]
    # A low bet is won by one of four: then 0.625, else Bert has it by three of four and shares it.
    expected = 0.25 * 0.625 + 0.75 * 0.125
    assert close(first["choice"], expected - 0.5, 0.5 - expected)
    assert close(first["luck"], 0.625 - expected, expected - 0.625)
    assert close(second["choice"], 0.0, 0.0)
    assert close(second["luck"], 0.375, -0.375)


@pytest.mark.usefixtures("high")
def test_choice_and_luck_are_the_whole_change_and_the_ledger_sums_the_luck() -> None:
    found = summary(studied(played((LOW, 0), (HIGH, 3))))
    for swing in found["swings"]:
        both = [one + other for one, other in zip(swing["choice"], swing["luck"], strict=True)]
        assert both == pytest.approx(swing["change"], abs=0.001)
    ledger = found["ledger"]
    assert ledger["whole"]
    assert [entry["at"] for entry in ledger["entries"]] == [1, 2]
    sums = [sum(entry["luck"][seat] for entry in ledger["entries"]) for seat in (0, 1)]
    assert ledger["luck"] == pytest.approx(sums, abs=0.001)
    assert all(error > 0 for error in ledger["errors"])


@pytest.mark.usefixtures("high")
def test_the_better_bet_is_found_with_its_reason_and_its_clause() -> None:
    found = summary(studied(played((LOW, 0), (HIGH, 3))))
    [plan] = found["plans"]
    assert (plan["seat"], plan["from"], plan["at"]) == (0, 0, 1)
    assert (plan["played"], plan["played_kinds"]) == (["low"], ["bet"])
    [said] = plan["better"]
    assert (said["choice"], said["kind"], said["clause"]) == ("high", "bet", "1.1")
    assert (said["reason"], said["about"], said["raw"]) == ("reason-any", {"seat": 0}, {"seat": 0})
    assert plan["gain"] == pytest.approx(0.25, abs=0.1)
    assert plan["gain"] > 1.96 * plan["error"]


@pytest.mark.usefixtures("high")
def test_a_plan_like_the_bots_is_not_bettered() -> None:
    assert summary(studied(played((HIGH, 3), (HIGH, 3))))["plans"] == []


def test_a_study_goes_on_from_its_data_and_comes_to_the_same() -> None:
    past = played((LOW, 0), (HIGH, 3))
    judge = Playouts(COIN, past.header)
    data: dict[str, Any] | None = None
    slices = 0
    while True:
        study = Study(past, DEPTH, json.loads(json.dumps(data)) if data else None)
        jobs = study.jobs()
        if not jobs:
            break
        for job in jobs[:3]:
            study.take(job, perform(past, judge, SEED, job))
        data = study.as_data()
        slices += 1
    assert slices > 10
    assert summary(study) == summary(studied(past))
    assert study.left == 0


def test_a_bot_is_asked_for_one_plan_in_a_job_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server measures in slices, and can wait for a single job but not for many."""
    past, asked = played((LOW, 0), (LOW, 3)), []

    def counted(game: Game, header: Header, seed: int, simulations: int) -> Player:
        asked.append(game.name)
        return adviser(game, header, seed, simulations)

    monkeypatch.setattr(plans, "adviser", counted)
    judge, data = Playouts(COIN, past.header), None
    while True:
        study = Study(past, DEPTH, json.loads(json.dumps(data)))
        before = len(asked)
        jobs = study.jobs()
        assert len(asked) == before
        if not jobs:
            break
        study.take(jobs[0], perform(past, judge, SEED, jobs[0]))
        assert len(asked) <= before + 1
        data = study.as_data()
        summary(study)
    assert len(asked) == len(study.proposals) == 2


def test_what_is_left_shrinks_to_nothing() -> None:
    past = played((LOW, 0), (HIGH, 3))
    study = Study(past, DEPTH)
    before = study.left
    for job in study.jobs():
        study.take(job, perform(past, Playouts(COIN, past.header), SEED, job))
    assert 0 < study.left < before


class Sure:
    """A judge who knows what every position is worth: the same."""

    slow = False

    def weigh(self, play: Play[Any], seat: int = -1) -> Weighed:
        return self

    def believe(self, seed: int) -> State:
        raise NotImplementedError

    def sample(self, play: Play[Any], seed: int) -> Sequence[float]:
        return (0.7, 0.3)


@pytest.mark.parametrize("die", [0, 3])
def test_nothing_is_left_once_there_is_nothing_to_do(die: int) -> None:
    """It may turn out with the last sample that no choice is to be compared with another."""
    past = played((HIGH, die), (HIGH, die))
    study = Study(past, DEPTH)
    while jobs := study.jobs():
        study.take(jobs[0], perform(past, Sure(), SEED, jobs[0]))
        later = Study(past, DEPTH, study.as_data())
        assert bool(study.left) == bool(later.jobs())


def test_another_judge_may_take_the_place_of_playouts() -> None:
    past = played((LOW, 0), (HIGH, 3))
    tally = chances(Sure(), past.play_at(1).state, [1, 2, 3])
    assert tally.means == pytest.approx([0.7, 0.3])
    assert not tally.exact
    assert chances(Sure(), past.play_at(2).state, [1]).exact


def test_an_error_is_never_nothing_unless_there_is_nothing_to_measure() -> None:
    tally = Tally()
    for _ in range(8):
        tally.add([1.0, 0.0])
    assert tally.means == [1.0, 0.0]
    assert tally.errors == pytest.approx([0.1076, 0.1076], abs=0.001)
    other = Tally()
    for number in range(8):
        other.add([number % 2, 1 - number % 2])
    tally.join(other)
    assert (tally.samples, tally.means) == (16, [0.75, 0.25])
    assert Tally.from_data(tally.as_data()) == tally


def test_a_rough_curve_covers_the_whole_game_soon() -> None:
    order = coarse_first(range(20))
    assert sorted(order) == list(range(20))
    assert order[:5] == [0, 19, 10, 5, 15]


def test_shares_tell_their_spread_themselves() -> None:
    tally = Tally()
    for share in (0.4, 0.5, 0.6):
        tally.add([share])
    assert tally.errors == pytest.approx([0.1 / 3**0.5])


def test_few_moments_are_spread_over_a_long_game() -> None:
    past = played((LOW, 0), (HIGH, 3))
    study = Study(past, Depth(moments=2, samples=2, swings=0, closer=2, plans=0, pairs=2))
    assert study.moments == [0, 2]
    assert not study.whole
    found = summary(studied(past, study.depth))
    assert [moment["at"] for moment in found["curve"]] == [0, 2]
    assert found["swings"] == []  # what was choice and what was luck between them nobody measured


def test_what_was_played_instead_is_said_as_an_answer_to_its_own_question() -> None:
    run = Run(0, 0, 2)
    for number, kind in enumerate(("bet", "raise"), start=1):
        run.add(number, LOW, Question(0, kind, "1.1", [LOW, HIGH]))
    said = [plans.Said(choice, "bet", "1.1", "", {}) for choice in (LOW, HIGH)]
    mine, theirs = plans.differing(run, said)
    assert mine == [(LOW, "raise")]
    assert theirs == said[1:]
