"""What strangers are shown: the pages about bots are followed, and each example plays and wins."""

from __future__ import annotations

import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import westphalia as w
from westphalia import plugins
from westphalia.bots import outside
from westphalia.bots.program import chosen, greeting, position
from westphalia.cli import main

ROOT = Path(__file__).parents[1]
PAGES = ("adding-a-bot", "bots-by-pipe")
pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of a stranger, in which the examples can be seen, and a package was installed."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT / "examples" / "dreamer")])
    installed = tmp_path / "site" / "dreamer-1.0.0.dist-info"
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: dreamer\nVersion: 1.0.0\n")
    project = (ROOT / "examples" / "dreamer" / "pyproject.toml").read_text()
    points = re.findall(r'^\w+ = "dreamer:\w+"$', project, re.M)
    text = "\n".join([f"[{plugins.BOTS}]", *points]).replace('"', "")
    (installed / "entry_points.txt").write_text(text)
    monkeypatch.syspath_prepend(tmp_path / "site")
    plugins.forget()
    outside.factory_of.cache_clear()
    yield tmp_path
    plugins.forget()
    outside.factory_of.cache_clear()


def done(*words: str) -> str:
    result = CliRunner().invoke(main, words)
    assert (result.exit_code, result.exception) == (0, None), result.output
    return result.stdout


def commands(page: str) -> list[list[str]]:
    """What a page tells to type that plays games, as words."""
    text = (ROOT / "docs" / f"{page}.md").read_text()
    found = re.findall(r"(?:\./)?westphalia ((?:simulate|ladder) [^`\n]+)", text)
    return [shlex.split(line) for line in found if "--help" not in line]


def typed() -> list[list[str]]:
    return [words for page in PAGES for words in commands(page)]


def test_the_pages_show_every_example() -> None:
    lines = [" ".join(words) for words in typed()]
    for name in ("builder.py:Builder", "builder.mjs", "pipe_bot.py", "dreamer,", "steward.py:"):
        assert any(name in line for line in lines), name
    assert len(lines) > 5


@pytest.mark.parametrize("words", typed(), ids=" ".join)
def test_a_command_of_the_pages_runs_and_the_bot_wins(words: list[str], folder: Path) -> None:
    page = (ROOT / "docs" / "adding-a-bot.md").read_text()
    first = re.search(r"^```python\n(.*?)^```", page, re.M | re.S)
    assert first
    (folder / "steward.py").write_text(first[1])
    report = json.loads(done(*words, "--json", "--processes", "1"))
    assert "mistakes" not in report
    if words[0] == "simulate":
        [(bot, won)] = [each for each in report["wins"].items() if each[0] != "random"]
        seats = len(report["seats"])
        assert won > 1 / seats or "pipe_bot" in bot, "who answers at random need not win"
    else:
        ratings = {one["bot"]: one["rating"] for one in report["bots"]}
        assert ratings["random"] < ratings["steward"] < ratings["captain"]


def test_the_builders_stand_on_one_ladder_in_both_languages(folder: Path) -> None:
    bots = "random,captain,python=examples/builder.py:Builder,node=cmd:node examples/builder.mjs"
    words = ["wallenstein", "--players", "3", "--bots", bots, "--rounds", "1", "--json"]
    report = json.loads(done("ladder", *words, "--results", "games.jsonl", "--processes", "1"))
    ratings = {one["bot"]: one["rating"] for one in report["bots"]}
    assert set(ratings) == {"random", "captain", "python", "node"}
    assert ratings["random"] < min(ratings["python"], ratings["node"])
    assert "mistakes" not in report


def test_who_is_told_the_seed_plays_the_same_games_again(folder: Path) -> None:
    words = ["simulate", "wallenstein", "--bots", "cmd:python3 examples/pipe_bot.py", "--json"]
    words += ["--games", "3", "--players", "3"]
    seen = []
    for processes in ("1", "2"):
        done(*words, "--csv", "games.csv", "--processes", processes)
        seen.append((folder / "games.csv").read_text())
        (folder / "games.csv").unlink()
    assert seen[0] == seen[1]


def test_the_lines_of_the_page_are_those_that_are_spoken() -> None:
    """Every message of the page has the fields of a true one, and its answer is taken."""
    text = (ROOT / "docs" / "bots-by-pipe.md").read_text()
    shown = [json.loads(line) for line in re.findall(r"^```json\n(.*)\n```", text, re.M)]
    hello, asked, over, answer = shown
    game = w.game("wallenstein")
    header = game.header(["mine", "random", "random"], ["court"])
    assert hello.keys() == greeting(header, 0, 7).keys()
    play = w.Play(game.set_up(header), w.Sampling(1))
    while play.open[0].kind != "march":
        w.play_out(play, most=1)
    question = play.open[0]
    sent = position(w.SeatView(game, header, play.state, question.seat), question, 7)
    assert asked.keys() == sent.keys()
    assert asked["questions"][0].keys() == sent["questions"][0].keys()
    assert asked["questions"][0]["about"].keys() <= sent["questions"][0]["about"].keys()
    w.play_out(play)
    assert over["result"].keys() == game.result(play.state).keys()
    answer["choices"] = [question.choices[-1].text]
    assert chosen(json.dumps(answer).encode(), question, 7) is question.choices[-1]
