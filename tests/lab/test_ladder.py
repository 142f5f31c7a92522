"""A ladder: everybody meets everybody at every seat, and a game is the same in every run."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from westphalia.games import find_game
from westphalia.lab import results
from westphalia.lab.arena import HERE
from westphalia.lab.ladder import climb, laid_out, line_ups, play_fixture, set_ups
from westphalia.lab.results import BadResults, Ledger, Played

WALLENSTEIN = find_game("wallenstein")
WAR = find_game("thirty_years_war")
HEADER = WALLENSTEIN.header(["one", "two", "three"])


def test_each_bot_meets_each_other_alone_and_all_of_them_together() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(line_ups(["a", "b", "c"], 3)) == 7
    assert ("a", "b", "c") in line_ups(["a", "b", "c"], 3)


def test_every_bot_of_a_line_up_sits_at_every_seat_equally_often() -> None:
    ladder = laid_out([HEADER], ["random", "captain"], rounds=2, seed=1)
    sat: Counter[tuple[str, int, str]] = Counter()
    for name, number in ladder.fixtures():
        series = next(one.series for one in ladder.contests if one.name == name)
        sat.update((name, seat, bot) for seat, bot in enumerate(series.seating(number)))
    assert sat["random captain captain", 0, "random"] == 2
    assert sat["random captain captain", 1, "captain"] == 4
    assert set(sat.values()) == {2, 4}


def test_a_game_with_scenarios_is_played_in_each_of_them() -> None:
    headers = set_ups(WAR, WAR.header(["one", "two"]))
    values = next(option.values for option in WAR.options if option.name == "scenario")
    assert [header.options["scenario"] for header in headers] == list(values)
    ladder = laid_out(headers, ["random", "captain"], rounds=1, seed=1)
    assert len(ladder.fixtures()) == 2 * len(values)
    assert len({contest.series.seed for contest in ladder.contests}) == len(values)
    assert set_ups(WALLENSTEIN, HEADER) == [HEADER]


def test_a_game_is_the_same_whoever_else_is_on_the_ladder() -> None:
    small = laid_out([HEADER], ["random", "captain"], rounds=1, seed=1)
    large = laid_out([HEADER], ["captain", "other", "random"], rounds=3, seed=1)
    other = laid_out([HEADER], ["random", "captain"], rounds=1, seed=2)
    seeds = [
        {contest.name: contest.series.seed for contest in ladder.contests}
        for ladder in (small, large, other)
    ]
    name = "random captain captain"
    assert seeds[0][name] == seeds[1][name] != seeds[2][name]


def test_only_what_is_not_known_is_played_and_a_file_gives_it_back(tmp_path: Path) -> None:
    ladder = laid_out([HEADER], ["random", "captain"], rounds=1, seed=1)
    fixtures = ladder.fixtures()
    quick = [place for place, (name, _) in enumerate(fixtures) if name.startswith("captain random")]
    played = [play_fixture((ladder, fixtures), place) for place in quick[:2]]
    path, table = tmp_path / "games.jsonl", tmp_path / "games.csv"
    with Ledger(path, ladder.title, Played) as ledger:
        for one in played:
            ledger.add(one)
    assert results.read(path) == played
    table.write_text(results.head() + "".join(map(results.rows, played)))
    assert results.read(table) == played
    assert all(one.outcome.course and one.outcome.course.periods for one in played)
    left, _ = climb(ladder, {one.key for one in played}, 1, HERE)
    assert left == len(fixtures) - 2


def test_the_games_of_a_ladder_are_those_of_its_set_up_and_seed() -> None:
    """More rounds, other bots or another scenario make it larger; anything else, another one."""
    bots = ["random", "captain"]
    title = laid_out([HEADER], bots, rounds=1, seed=1).title
    assert laid_out([HEADER], ["captain", "soldier"], rounds=3, seed=1).title == title
    court = WALLENSTEIN.header(HEADER.players, ["court"])
    drafted = WALLENSTEIN.header(HEADER.players, options={"setup": "draft"})
    four = WALLENSTEIN.header(["one", "two", "three", "four"])
    for other in (court, drafted, four):
        assert laid_out([other], bots, rounds=1, seed=1).title != title
    assert laid_out([HEADER], bots, rounds=1, seed=2).title != title
    scenarios = set_ups(WAR, WAR.header(["one", "two"]))
    all_of_them = laid_out(scenarios, bots, rounds=1, seed=1).title
    assert laid_out(scenarios[1:2], bots, rounds=1, seed=1).title == all_of_them


def test_games_with_different_seats_are_no_table(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text(
        "game,seat,bot,points,win,answers\n1,0,a,1,1.0,9\n1,1,a,0,0.0,9\n2,0,a,1,1.0,9\n"
    )
    with pytest.raises(BadResults, match="games with 1 and 2 seats, which cannot be compared"):
        results.read(path)


@pytest.mark.parametrize("text", ["", "a,b\n1,2\n", "game,seat,bot,points,win,answers\n1,x,,,,\n"])
def test_what_is_no_table_of_games_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "games.csv"
    path.write_text(text)
    if text:
        with pytest.raises(BadResults, match="is no table of finished games"):
            results.read(path)
    else:
        assert results.read(path) == []
