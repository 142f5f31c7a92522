"""Bots from outside on the command line: sentences, tables, files, and a table in the terminal."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest
from tests.bots.strangers import module, program
from tests.cli.shell import complained, done, refused, run
from tests.cli.shell import program as program_run

import westphalia as w
from westphalia.commands.terminal import named, seats_of
from westphalia.engine import notation
from westphalia.games import find_game
from westphalia.lab.results import read

CLIENT = {"name": "test", "version": "1"}
ALONE = ("--processes", "1")


def test_simulate_tells_how_many_games_ended_by_mistakes_and_the_first(tmp_path: Path) -> None:
    bots = f"{module(tmp_path, 'fails')},{program(tmp_path, 'ends', 'theirs')},random"
    words = ["simulate", "wallenstein", "--bots", bots, "--games", 6, *ALONE]
    shown = run(*words)
    assert shown.exit_code == 0
    assert (
        "games that ended by a mistake of a bot, which lost them: mine: 4, theirs: 2"
        in shown.stderr
    )
    assert "ZeroDivisionError: division by zero\nTraceback (most recent call last):" in shown.stderr
    told = json.loads(done(*words, "--json"))
    assert told["mistakes"] == {"mine": 4, "theirs": 2}
    assert told["first_mistake"]["sentence"].startswith("the bot 'mine' failed at a 'plan'")
    path = tmp_path / "games.csv"
    done(*words, "--csv", path)
    rows = list(csv.DictReader(path.read_text().splitlines(keepends=True)))
    assert sum(bool(row["mistake"]) for row in rows) == 6
    assert all(float(row["win"]) == 0 for row in rows if row["mistake"])
    done("report", path)
    assert "ZeroDivisionError" in path.with_suffix(".html").read_text()


def test_names_are_shown_as_they_are_and_not_as_markup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    program(tmp_path, "plays")
    Path("python").symlink_to(sys.executable)
    bot = "cmd:./python plays_by_pipe.py '[red]' [/]"
    shown = run("simulate", "wallenstein", "--bots", f"{bot},random,random", "--games", 1, *ALONE)
    assert shown.exit_code == 0, shown.output
    assert "[red]" in shown.stdout


@pytest.mark.parametrize("name", ["Büttel", "mein Büttel", "1v", "a+b", "x(2)"])
def test_a_bot_may_be_called_as_anybody_likes(tmp_path: Path, name: str) -> None:
    mine, records = module(tmp_path, "plays", name), tmp_path / "records"
    words = ["--games", 1, "--records", records, "--json", *ALONE]
    told = json.loads(done("simulate", "wallenstein", "--bots", f"{mine},random,random", *words))
    assert set(told["wins"]) == {name, "random"}
    record = notation.read((records / "game-000000.record").read_text(), find_game)
    assert record.header.players[0] == f"{name} 1"
    report = w.simulate("wallenstein", [mine, "random", "random"], games=1)
    assert name in report.points
    told = json.loads(done("evaluate", "wallenstein-random", mine, "--rounds", 2, "--json", *ALONE))
    assert told["bot"] == name


def test_what_a_bot_prints_stands_beside_the_result(tmp_path: Path) -> None:
    bots = f"{module(tmp_path, 'prints')},random,random"
    shown = program_run("simulate", "wallenstein", "--bots", bots, "--games", 1, "--json", *ALONE)
    assert json.loads(shown.stdout)["games"] == 1
    assert "a word of mine" in shown.stderr


def test_what_a_bot_prints_is_not_said_to_a_language_model(tmp_path: Path) -> None:
    pytest.importorskip("mcp")
    file = tmp_path / "printer.py"
    file.write_text("class P:\n    answer = print\n    def __init__(self, *_): print('a word')\n")
    hello = {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": CLIENT}
    asked = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": hello}
    shown = program_run("mcp", "--bots", f"{file}:P", input=f"{json.dumps(asked)}\n")
    assert [json.loads(line)["id"] for line in shown.stdout.splitlines()] == [1]
    assert "a word" in shown.stderr


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("gone.py:Bot", "there is no file 'gone.py'"),
        ("cmd:./gone", "there is no program './gone' that can be run"),
        ("captain=cmd:./gone", "'captain' is a bot of the house; 'cmd:./gone' needs another name"),
        ("napoleon", "'napoleon' is no bot for wallenstein"),
        ("illegal.py", "'illegal.py' names no bot in that file; add its class"),
        ("a=random,a=captain,random", "'a=random' and 'a=captain' would both be called a"),
    ],
)
def test_what_cannot_play_is_refused_before_the_first_game(bot: str, sentence: str) -> None:
    refused(sentence, "simulate", "wallenstein", "--bots", bot, *ALONE)


def test_options_that_contradict_each_other_are_refused_together() -> None:
    simulate = ["simulate", "wallenstein", *ALONE]
    two = ["--players", 3, "--bots", "captain,random"]
    refused("--players says 3, but --bots names 2: captain,random", *simulate, *two)
    both = ["--pairs", 2, "--games", 4]
    refused("--pairs says how many games there are in place of --games", *simulate, *both)
    with pytest.raises(ValueError, match="0 games cannot be played"):
        w.simulate("wallenstein", ["random"] * 3, games=0)


def test_one_that_cannot_be_loaded_is_told_with_its_traceback(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0")
    bot = f"{tmp_path}/broken.py:Bot"
    result = run("simulate", "wallenstein", "--bots", bot, *ALONE)
    assert result.exit_code == 1
    assert "cannot be loaded: ZeroDivisionError: division by zero\nTraceback" in result.stderr
    assert "in <module>" in result.stderr


def test_a_series_goes_on_with_the_same_bot_only(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    words = ["simulate", "wallenstein", "--resume", games, "--json", *ALONE, "--bots"]
    mine = module(tmp_path, "plays")
    done(*words, f"{mine},random,random", "--games", 2)
    assert json.loads(done(*words, f"{mine},random,random", "--games", 4))["games"] == 4
    assert [played.outcome.bots.count("mine") for played in read(games)] == [1] * 4
    other = mine.replace("mine=", "other=")
    refused(
        "is of another series; name another file with --resume",
        *words,
        f"{other},random,random",
        "--games",
        4,
    )


def test_a_ladder_rates_bots_from_outside_and_tells_their_mistakes(tmp_path: Path) -> None:
    bots = f"random,captain,{module(tmp_path, 'fails')}"
    words = ["ladder", "wallenstein", "--players", 3, "--bots", bots, "--rounds", 1, *ALONE]
    files = ["--results", tmp_path / "games.jsonl", "--ratings", tmp_path / "ratings.toml"]
    shown = run(*words, *files, "--page", tmp_path / "ladder.md")
    assert shown.exit_code == 0, shown.output
    assert "by a mistake of a bot, which lost them: mine: 15" in shown.stderr
    assert "[wallenstein.mine]" in (tmp_path / "ratings.toml").read_text()
    assert "mine=" in (tmp_path / "ladder.md").read_text(), "the command can be typed again"
    told = json.loads(done(*words, *files, "--json"))
    assert told["mistakes"] == {"mine": 15}
    assert [one["won"] for one in told["bots"] if one["bot"] == "mine"] == [0.0]
    twice = f"{bots},mine=random"
    refused("would both be called mine", "ladder", "wallenstein", "--bots", twice, *ALONE)


def test_a_dataset_tells_of_mistakes_and_keeps_the_other_games(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    bots = f"{module(tmp_path, 'fails')},random,random"
    words = ["dataset", "wallenstein", tmp_path / "data", "--bots", bots, "--games", 3, *ALONE]
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert (
        "games that ended by a mistake of a bot: 3; game 0: the bot 'mine' failed" in result.stderr
    )


def test_a_mistake_gets_no_result_and_no_lead(tmp_path: Path) -> None:
    """Points of the moment in which a game was ended say nothing of who was stronger."""
    mine = module(tmp_path, "fails")
    result = run("evaluate", "wallenstein-random", mine, "--rounds", 2, *ALONE)
    assert result.exit_code == 1
    assert "there is no result, but games that ended by a mistake of a bot" in result.stderr
    result = run("simulate", "wallenstein", "--bots", f"{mine},random,random", "--pairs", 2, *ALONE)
    assert "there is no whole round to compare" in result.stderr


# the terminal


def test_a_bot_from_outside_sits_at_a_table_in_the_terminal(tmp_path: Path) -> None:
    bots = [program(tmp_path, "plays"), module(tmp_path, "plays", "theirs")]
    seats = [word for bot in (*bots, "random") for word in ("--seat", bot)]
    path = tmp_path / "game.record"
    shown = done("terminal", "--plain", *seats, "--save", path)
    record = notation.read(path.read_text(), find_game)
    assert record.header.players == ("mine 1", "theirs 2", "random 3")
    assert "mine 1" in shown
    assert "is true" in done("verify", path) or record.secret


def test_a_game_is_kept_when_a_bot_makes_a_mistake(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    seats = ["--seat", "random", "--seat", "random", "--seat", module(tmp_path, "fails")]
    result = run("terminal", "--plain", *seats, "--save", path)
    assert result.exit_code == 1
    assert "Error: the bot 'mine' failed at a 'plan': ZeroDivisionError" in result.stderr
    assert "in answer" in result.stderr
    assert notation.read(path.read_text(), find_game).lines


def test_a_record_of_somebody_else_starts_nothing(tmp_path: Path) -> None:
    """A player may be called like a bot from outside; nobody sits down for that."""
    strangers = ("cmd:touch x 1", "general=cmd:touch x 2", "json:loads 3", "captain 4")
    assert seats_of(strangers) == ["human", "human", "human", "captain"]
    assert named(["mine=cmd:true", "general:2s"], []) == ["mine 1", "general:2s 2"]


def test_the_program_says_a_mistake_without_its_own_traceback(tmp_path: Path) -> None:
    seats = ["--seat", "random", "--seat", "random", "--seat", program(tmp_path, "babbles")]
    result = run("terminal", "--plain", *seats, "--save", tmp_path / "game.record")
    complained(result.exit_code, result.stderr, "has written 'hello', which is no line of JSON")
