"""The figures of a report are those of its games."""

from __future__ import annotations

import pytest

from westphalia.lab.arena import Course, Outcome, bounds, counted, recounted
from westphalia.lab.figures import deeds, events, figures, luck, merged, slope
from westphalia.lab.report import report
from westphalia.lab.results import Played


def outcome(
    number: int, points: tuple[int, int], bots: tuple[str, str] = ("a", "b"), more: int = 0
) -> Outcome:
    wins = (1.0, 0.0) if points[0] > points[1] else (0.0, 1.0)
    course = Course(
        ("1", "2"), ((1, 1), points), ({"tax": 1 + more}, {"tax": 1}), {"plague": 1} if more else {}
    )
    return Outcome(number, bots, points, wins, 100 + number, course)


GAMES = [Played(outcome(n, (10 + n, 15))) for n in range(10)]


def test_shares_points_and_length() -> None:
    found = figures(GAMES)
    assert found["games"] == 10
    first, second = found["seats"]
    assert (first["won"], second["won"]) == (0.4, 0.6)
    assert (first["low"], first["high"]) == bounds(0.4, 10)
    assert (first["points"], second["points"]) == (14.5, 15)
    assert [one["bot"] for one in found["bots"]] == ["b", "a"]
    assert found["line_ups"][0]["line_up"] == "a b"
    assert (found["length"]["shortest"], found["length"]["longest"]) == (100, 109)
    assert sum(each["games"] for each in found["length"]["bins"]) == 10


def test_the_course_is_by_bot_or_by_seat_where_all_are_alike() -> None:
    lines = figures(GAMES)["course"]["lines"]
    assert [line["name"] for line in lines] == ["a", "b"]
    assert [line["points"][1]["mean"] for line in lines] == [14.5, 15]
    alike = [Played(outcome(n, (10, 15), ("a", "a"))) for n in range(4)]
    found = figures(alike)["course"]
    assert found["periods"] == ["1", "2"]
    assert [line["name"] for line in found["lines"]] == ["seat 1", "seat 2"]
    assert found["lines"][0]["points"][1] == {"mean": 10, "error": 0, "games": 4}


def test_what_went_along_with_an_answer() -> None:
    games = [outcome(n, (12 + 3 * (n % 2), 12), more=n % 2) for n in range(40)]
    [tax] = deeds(games)
    # Three points more for the one and so, the mean taken off, half of that for each.
    assert tax["points"] == pytest.approx(1.5, abs=0.01)
    assert tax["often"] == pytest.approx(1.25)


def test_an_event_for_all_is_compared_with_games_without_it() -> None:
    games = [outcome(n, (12 + 3 * (n % 2), 12), more=n % 2) for n in range(40)]
    [plague] = events(games)
    assert (plague["event"], plague["games"], plague["points"]) == ("plague", 20, 3)
    assert events(games[:8]) == []  # too few to say anything


def test_luck_is_what_bots_and_seats_do_not_explain() -> None:
    sure = [
        outcome(n, (20, 10) if n % 2 else (10, 20), ("a", "b") if n % 2 else ("b", "a"))
        for n in range(8)
    ]
    assert luck(sure) == {"bot": 1.0, "seat": 0.0, "rest": 0.0, "margin": 10}
    toss = [outcome(n, (20, 10) if n % 2 else (10, 20), ("a", "a")) for n in range(8)]
    assert luck(toss)["rest"] == 1.0


def test_a_slope_needs_differences() -> None:
    assert slope([0.0] * 20, [1.0] * 20) is None
    assert slope([1.0], [1.0]) is None


def test_periods_of_several_scenarios_go_in_one_row() -> None:
    assert merged([("b", "c"), ("a", "b"), ("c", "d")]) == ["a", "b", "c", "d"]


def test_counts_are_read_back() -> None:
    numbers = {"1-spring": 3, "tax": -2, "act.card:1": 4}
    assert recounted(counted(numbers)) == numbers
    assert recounted("") == {}


def test_games_without_a_course_have_figures_too() -> None:
    bare = [Played(Outcome(n, ("a", "b"), (1, 2), (0.0, 1.0), 9)) for n in range(6)]
    found = figures(bare)
    assert found["deeds"] == found["events"] == found["course"]["periods"] == []


def test_pairs_of_a_ladder_have_a_swing_and_other_games_none() -> None:
    pairs = [outcome(0, (9, -9)), outcome(1, (3, -3), ("b", "a")), outcome(2, (1, -1))]
    pairs += [outcome(3, (-5, 5), ("b", "a"))]
    assert figures([Played(one, "early_war: a b", "1") for one in pairs])["pairs"] == []
    (found,) = figures([Played(one, "early_war: a b", "1", "made of") for one in pairs])["pairs"]
    # as the first side a had 9 and 1, as the second -3 and 5
    assert (found["bot"], found["games"], found["mean"]) == ("a", 4, (3 + 3) / 2)
    page = report(figures([Played(one, "x: a b", "1", "made of") for one in pairs]), "it")
    assert "Swings" in page
    assert "+3.00" in page
