"""Pairs and suites: neither seat nor chance decides who is stronger."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from tests.cli.shell import done, refused

from westphalia.lab.arena import Outcome, Series, play_series
from westphalia.lab.episode import header_of
from westphalia.lab.pairs import Estimate, compared, estimate, lead, leads, student
from westphalia.lab.suites import Result, suite_of, suites, with_result

WAR = header_of("thirty_years_war", options={"scenario": "apocalypse"})


def test_the_same_bot_on_both_sides_has_no_swing_at_all() -> None:
    """The captain draws nothing himself, so both wars of a pair are one war."""
    series = Series(WAR, ("captain", "captain"), 2, seed=5, paired=True)
    outcomes = list(play_series(series))
    assert outcomes[0].points == outcomes[1].points
    assert compared(series, outcomes)["swing"] == Estimate(0.0, None, None)
    alone = list(play_series(Series(WAR, ("captain", "captain"), 2, seed=5)))
    assert alone[0].points == outcomes[0].points
    assert alone[1].points != outcomes[1].points


def outcome(number: int, points: tuple[int, ...]) -> Outcome:
    return Outcome(number, tuple("ab"), points, (1.0, 0.0), 10)


def test_a_swing_is_half_of_what_the_total_moves_when_sides_are_exchanged() -> None:
    series = Series(WAR, ("a", "b"), 4, seed=1, paired=True)
    # a is Protestant at a total of 20, then Catholic at one of 30: it gained 10, 5 on each side.
    games = [outcome(0, (5, -5)), outcome(1, (-5, 5)), outcome(2, (0, 0)), outcome(3, (-2, 2))]
    assert leads(series, games) == [[10.0, 2.0], [-10.0, -2.0]]
    told = compared(series, games)
    assert told["swing"].mean == 3.0
    assert str(told["swing"]) == "+3.00 [-19.60 to +25.60]"
    assert leads(series, games[:3])[0] == [10.0], "half a pair tells nothing"
    with pytest.raises(ValueError, match="no whole round"):
        compared(series, games[:1])


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    assert lead(Outcome(1, tuple("cab"), (1, 9, 5), (0, 1, 0), 1), 0) == 6
    assert lead(Outcome(1, tuple("cab"), (1, 9, 5), (0, 1, 0), 1), 1) == 0


@pytest.mark.parametrize(
    ("freedom", "bound"), [(4, 2.776), (9, 2.262), (19, 2.093), (59, 2.001), (10_000, 1.960)]
)
def test_bounds_are_those_of_student(freedom: int, bound: float) -> None:
    assert student(freedom) == pytest.approx(bound, abs=0.006)


def test_bounds_hold_what_they_promise() -> None:
    assert str(estimate([1.0, 2.0, 3.0, 4.0, 5.0])) == "+3.00 [+1.04 to +4.96]"
    assert str(estimate([2.5])) == "+2.50"


def test_simulate_tells_pairs() -> None:
    words = ("simulate", "thirty_years_war", "--scenario", "apocalypse", "--processes", 1)
    told = json.loads(done(*words, "--bots", "captain,random", "--pairs", 2, "--json"))
    assert told["games"] == 4
    assert told["swing"]["mean"] > 5
    assert 0 < told["levels"]["low"] <= told["levels"]["mean"] <= 4
    three = ("simulate", "wallenstein", "--players", 3, "--processes", 1)
    said = done(*three, "--bots", "captain,random,random", "--pairs", 2)
    assert "lead of captain: +" in said
    once = json.loads(done(*three, "--bots", "captain,random,random", "--pairs", 1, "--json"))
    assert once["lead"]["random"]["low"] is None, "two seats in the same games are one measurement"


# Suites


def test_a_suite_is_the_same_contest_for_everybody() -> None:
    for name, suite in suites().items():
        series = suite.series("random")
        assert series.games == suite.rounds * series.header.seats
        assert series.bots == ("random", *[suite.opponent] * (series.header.seats - 1)), name
    with pytest.raises(
        ValueError, match="there is no suite 'chess'; there are: wallenstein-random"
    ):
        suite_of("chess")


def test_the_command_measures_a_bot_and_adds_a_row(tmp_path: Path) -> None:
    file = tmp_path / "results.csv"
    words = ("evaluate", "wallenstein-random", "--rounds", 2, "--processes", 1)
    said = done(*words, "captain")
    assert said.startswith("wallenstein-random: captain in 8 games\nwon 100.0% [")
    found = json.loads(done(*words, "captain", "--json"))
    assert (found["won"], found["games"]) == (1.0, 8)
    text = ""
    for bot in ("captain", "random", "captain"):  # the last takes the place of the first
        text = with_result(text, Result(**{**found, "bot": bot}))
    rows = list(csv.DictReader(text.splitlines()))
    assert [row["bot"] for row in rows] == ["random", "captain"]
    refused("'nosuch' is no bot", *words, "nosuch")
    refused("do not go together", *words, "captain", "--results", file)
    refused("there is no suite 'chess'", "evaluate", "chess", "captain")


def test_rows_of_other_sources_stay() -> None:
    rows = [Result("war-random", "x", 4, 1, 1, 1, 1, 1, 1, "0.1.0", each) for each in ("a", "b")]
    text = with_result(with_result("", rows[0]), rows[1])
    assert [row["sources"] for row in csv.DictReader(text.splitlines())] == ["a", "b"]
