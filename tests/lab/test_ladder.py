"""A ladder: everybody meets everybody at every seat, and a game is the same in every run."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from westphalia.bots.registry import bots_of
from westphalia.games import GAMES, find_game
from westphalia.games.thirty_years_war.terms import Result
from westphalia.lab import results
from westphalia.lab.arena import HERE, Outcome, Sitting
from westphalia.lab.ladder import (
    Contest,
    Meeting,
    Rounds,
    climb,
    laid_out,
    line_ups,
    meetings,
    play_fixture,
    set_ups,
    usual_rounds,
)
from westphalia.lab.ladder_page import turned
from westphalia.lab.pairs import Estimate, share_estimate
from westphalia.lab.results import BadResults, Ledger, Played, newest
from westphalia.lab.sources import bot_digest, house_parts

WALLENSTEIN = find_game("wallenstein")
WAR = find_game("thirty_years_war")
HEADER = WALLENSTEIN.header(["one", "two", "three"])
FEW = Rounds(1, 1)


def test_each_bot_meets_each_other_alone_and_all_of_them_together() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(line_ups(["a", "b", "c"], 3)) == 7
    assert ("a", "b", "c") in line_ups(["a", "b", "c"], 3)


def test_every_bot_of_a_line_up_sits_at_every_seat_equally_often() -> None:
    ladder = laid_out([HEADER], ["random", "captain"], Rounds(2, 2), seed=1)
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
    ladder = laid_out(headers, ["random", "captain"], Rounds(1, 1), seed=1)
    assert len(ladder.fixtures()) == 2 * len(values)
    assert len({contest.series.seed for contest in ladder.contests}) == len(values)
    assert set_ups(WALLENSTEIN, HEADER) == [HEADER]


def test_a_game_is_the_same_whoever_else_is_on_the_ladder() -> None:
    small = laid_out([HEADER], ["random", "captain"], Rounds(1, 1), seed=1)
    large = laid_out([HEADER], ["captain", "other", "random"], Rounds(3, 3), seed=1)
    other = laid_out([HEADER], ["random", "captain"], Rounds(1, 1), seed=2)
    seeds = [
        {contest.name: contest.series.seed for contest in ladder.contests}
        for ladder in (small, large, other)
    ]
    name = "random captain captain"
    assert seeds[0][name] == seeds[1][name] != seeds[2][name]


def test_only_what_is_not_known_is_played_and_a_file_gives_it_back(tmp_path: Path) -> None:
    ladder = laid_out([HEADER], ["random", "captain"], Rounds(1, 1), seed=1)
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
    left, _ = climb(ladder, played, 1, HERE)
    assert left == len(fixtures) - 2


def test_the_games_of_a_ladder_are_those_of_its_set_up_and_seed() -> None:
    """More rounds, other bots or another scenario make it larger; anything else, another one."""
    bots = ["random", "captain"]
    title = laid_out([HEADER], bots, Rounds(1, 1), seed=1).title
    assert laid_out([HEADER], ["captain", "soldier"], Rounds(3, 3), seed=1).title == title
    court = WALLENSTEIN.header(HEADER.players, ["court"])
    drafted = WALLENSTEIN.header(HEADER.players, options={"setup": "draft"})
    four = WALLENSTEIN.header(["one", "two", "three", "four"])
    for other in (court, drafted, four):
        assert laid_out([other], bots, Rounds(1, 1), seed=1).title != title
    assert laid_out([HEADER], bots, Rounds(1, 1), seed=2).title != title
    scenarios = set_ups(WAR, WAR.header(["one", "two"]))
    all_of_them = laid_out(scenarios, bots, Rounds(1, 1), seed=1).title
    assert laid_out(scenarios[1:2], bots, Rounds(1, 1), seed=1).title == all_of_them


# Rounds


def test_a_line_up_in_which_a_bot_searches_plays_fewer_rounds() -> None:
    assert usual_rounds(2) == Rounds(400, 60)
    assert [2 * seats * usual_rounds(seats).usual for seats in (4, 5)] == [2000, 2000]
    assert 2 * 3 * usual_rounds(3).usual >= 2000
    ladder = laid_out([HEADER], ["random", "captain", "general:9"], Rounds(5, 2), seed=1)
    rounds = {contest.name: contest.rounds for contest in ladder.contests}
    assert rounds["random captain captain"] == 5
    assert rounds["captain general:9 general:9"] == rounds["random captain general:9"] == 2
    assert len(ladder.fixtures()) == 3 * sum(rounds.values())


def test_every_round_has_the_same_chance_and_the_same_line_up_on_the_map() -> None:
    drawn = WALLENSTEIN.header(HEADER.players, options={"setup": "drawn line-up"})
    series = laid_out([drawn], ["random", "captain"], Rounds(2, 2), seed=1).contests[0].series
    maps = [Sitting(series, number, None).play.state.owner for number in range(6)]
    assert maps[0] == maps[1] == maps[2] != maps[3] == maps[4] == maps[5]


# What bots are made of


def test_the_games_of_a_bot_that_has_changed_are_played_again() -> None:
    ladder = laid_out([HEADER], ["random", "captain"], Rounds(1, 1), seed=1)
    games = [done(each.name, n, each.sources) for each in ladder.contests for n in range(3)]
    assert ladder.holding(games) == games
    changed = replace(ladder.contests[0], sources="another")
    now = replace(ladder, contests=(changed, *ladder.contests[1:]))
    assert [one.contest for one in now.holding(games)] == [ladder.contests[1].name] * 3
    assert climb(now, games, 1, HERE)[0] == 3
    again = [replace(one, sources="another") for one in games[:3]]
    assert now.holding([*games, *again]) == [*again, *games[3:]]
    assert newest([*games, *again]) == [*again, *games[3:]], "a report reads the last of them"


def done(contest: str, number: int, sources: str) -> Played:
    outcome = Outcome(number, ("random", "captain", "captain"), (1, 2, 3), (0.0, 0.0, 1.0), 9)
    return Played(outcome, contest, "1", sources)


def test_a_bot_is_another_when_its_code_or_its_weights_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "zoo" / "bots" / "own"
    folder.mkdir(parents=True)
    for each in (folder.parent.parent, folder.parent, folder):
        (each / "__init__.py").touch()
    (folder / "weights.json").write_text("1")
    (folder / "value.py").write_text('FILE = "weights.json"\n')
    (folder / "aside.py").write_text("x = 1\n")
    (folder / "reasons.py").write_text("x = 1\n")
    captain = folder / "captain.py"
    captain.write_text("from zoo.bots.own import reasons, value\n")
    monkeypatch.syspath_prepend(str(tmp_path))

    def made_of() -> list[bytes]:
        return sorted(house_parts(["zoo.bots.own.captain"]))

    before = made_of()
    captain.write_text('"""A captain."""\n\n# a word\nfrom zoo.bots.own import reasons, value\n')
    for name in ("aside.py", "reasons.py"):
        (folder / name).write_text("x = 2\n")
    assert made_of() == before, "what is said of it, or does not belong to it, does not count"
    (folder / "weights.json").write_text("2")
    heavier = made_of()
    assert heavier != before
    (folder / "value.py").write_text('FILE = "weights.json"\nMORE = 1\n')
    assert made_of() != heavier


def test_a_bot_from_outside_is_known_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("one")
    before = bot_digest(f"{file}:Mine", "wallenstein")
    bot_digest.cache_clear()
    assert bot_digest(f"me=cmd:node {file} --deep", "wallenstein") == before, "it is the same file"
    file.write_text("other")
    bot_digest.cache_clear()
    assert bot_digest(f"{file}:Mine", "wallenstein") != before


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_of_the_house_is_made_of_something_of_its_own(game: str) -> None:
    names = [bot for bot in bots_of(game) if bot != "general_strong"]
    assert len({bot_digest(bot, game) for bot in names}) == len(names)
    assert bot_digest("general:9", game) == bot_digest("general", game)


# Meetings


def test_a_pair_of_wars_tells_swing_victories_and_levels() -> None:
    headers = set_ups(WAR, WAR.header(["one", "two"]))[:2]
    ladder = laid_out(headers, ["soldier", "captain"], Rounds(2, 2), seed=1)
    wars = [
        ((-10, 10), "catholic_historical"),  # the soldier is Protestant and loses
        ((6, -6), "protestant_minor"),  # the captain is, and wins
        ((2, -2), "protestant_minor"),
        ((-2, 2), "draw"),
    ]
    games = [war(each, n, *wars[n]) for each in ladder.contests for n in range(4)]
    first, second, both = meetings(ladder, games)
    assert (first.bot, first.against, first.rounds) == ("soldier", "captain", 2)
    assert [first.scenario, second.scenario, both.scenario] == ["campaign", "early_war", "all"]
    # -10 as Protestant and -6 as Catholic; then +2 and +2
    assert first.points.mean == both.points.mean == (-8 + 2) / 2
    assert first.levels
    assert first.levels.mean == ((-2 - 1) / 2 + (1 + 0) / 2) / 2
    assert first.won.mean == (0 + (1 + 0.5) / 2) / 2


def test_a_page_tells_a_pair_from_the_side_of_the_better_bot() -> None:
    worse = Meeting("a", "b", "x", 9, Estimate(0.2, 0.1, 0.4), Estimate(-3.0, -5.0, None), None)
    other = turned(worse)
    assert (other.bot, other.against, other.rounds) == ("b", "a", 9)
    assert (other.won.mean, other.won.low, other.won.high) == pytest.approx((0.8, 0.6, 0.9))
    assert other.points == Estimate(3.0, None, 5.0)
    assert turned(other).points == worse.points


def war(contest: Contest, number: int, points: tuple[int, int], result: str) -> Played:
    wins = {"catholic": (0.0, 1.0), "protestant": (1.0, 0.0)}
    won = wins.get(result.partition("_")[0], (0.5, 0.5))
    bots = contest.series.seating(number)
    outcome = Outcome(number, bots, points, won, 9, result=result)
    return Played(outcome, contest.name, "1", contest.sources)


def test_a_war_says_how_it_ended_and_a_table_keeps_it(tmp_path: Path) -> None:
    ladder = laid_out(set_ups(WAR, WAR.header(["one", "two"]))[3:], ["random", "captain"], FEW, 1)
    played = play_fixture((ladder, ladder.fixtures()), 0)
    assert played.outcome.result in {each.name.lower() for each in Result}
    (tmp_path / "games.csv").write_text(results.head() + results.rows(played))
    (back,) = results.read(tmp_path / "games.csv")
    assert back.outcome == played.outcome


def test_rounds_that_all_ended_alike_have_bounds_too() -> None:
    found = share_estimate([1.0] * 60)
    assert found.mean == 1.0
    assert found.high == pytest.approx(1.0)
    assert found.low == pytest.approx(0.94, abs=0.01)


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
