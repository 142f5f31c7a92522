"""Learning weights: what is put into the results is found again, and nothing else."""

from pathlib import Path
from random import Random

import pytest
from tests.cli.shell import refused

from westphalia.bots.outside import UnknownBot
from westphalia.bots.registry import training_of
from westphalia.commands import laboratory
from westphalia.lab.training import Sample, School, fit, play_sample, solve

ONE = ("--games", 1, "--processes", 1)


def made_up(random: Random) -> Sample:
    """A game of three in which the first number counts two points, the second none."""
    rows = [[random.gauss(0, 3), random.gauss(0, 3)] for _ in range(3)]
    points = [round(10 * (2 * row[0] + random.gauss(0, 2))) for row in rows]
    best = max(points)
    return Sample({1: rows, 2: rows}, points, [float(each == best) for each in points])


def test_the_weights_behind_the_results_are_found() -> None:
    random = Random(1)
    found = fit([made_up(random) for _ in range(300)], 3)
    assert list(found) == [1, 2]
    for each in found.values():
        assert each.weights == pytest.approx([20, 0], abs=1.5)
        assert each.explained > 0.8
        assert each.positions == 300


def test_where_little_was_seen_what_counts_at_the_end_counts_before() -> None:
    few = [made_up(Random(1))]
    for drawn, each in ((True, fit(few, 3, [20.0, 0.0])), (False, fit(few, 3))):
        assert all(abs(period.weights[0] - 20) < 3 for period in each.values()) is drawn


def test_equations_are_solved() -> None:
    assert solve([[0, 2], [4, 1]], [6, 11]) == pytest.approx([2, 3])


def test_a_sample_notes_only_what_came_after_the_disturbance() -> None:
    school = School("wallenstein", 3)
    noted = [play_sample(school, number) for number in range(3)]
    periods = training_of("wallenstein").periods
    for sample in noted:
        assert list(sample.rows) == list(range(min(sample.rows), periods)), "to the end"
        assert 0 not in sample.rows
        assert sum(sample.wins) == pytest.approx(1)
    assert play_sample(school, 1) == noted[1]


def test_of_some_games_nothing_can_be_learnt() -> None:
    with pytest.raises(UnknownBot, match="chess"):
        training_of("chess")


def test_weights_of_nothing_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laboratory, "play_sample", lambda *_: Sample({}, [1, 0], [1.0, 0.0]))
    out = tmp_path / "weights.json"
    refused("nothing was noted in 1 games", "fit", "wallenstein", *ONE, "--out", out)
    assert not out.exists()
