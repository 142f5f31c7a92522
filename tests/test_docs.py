"""The examples in the docs and in the docstrings of the engine are run as they stand."""

from __future__ import annotations

import doctest
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from westphalia.engine import choice, match, notation, record, step
from westphalia.engine.game import Game
from westphalia.games import GAMES, find_game

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str) -> Iterator[object]:
    for page in PAGES:
        found = re.findall(rf"^( *)```{language}\n(.*?)^\1```", page.read_text(), re.M | re.S)
        for n, (_, body) in enumerate(found):
            yield pytest.param(dedent(body), id=f"{page.name}-{n}")


@pytest.mark.parametrize("code", list(blocks("python")))
def test_python_examples_run(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    example = ModuleType("example")
    monkeypatch.setitem(sys.modules, "example", example)
    exec(compile(code, "<example>", "exec"), vars(example))
    for name, thing in list(vars(example).items()):
        if name.startswith("test_") and callable(thing):
            thing()


@pytest.mark.parametrize("example", [choice.Vocabulary, match.Match, record.Record, step.Play])
def test_the_examples_of_the_engine_run(example: type) -> None:
    [found] = doctest.DocTestFinder(recurse=False).find(example)
    report: list[str] = []
    result = doctest.DocTestRunner().run(found, out=report.append)
    assert result.attempted > 3
    assert not result.failed, "".join(report)


def test_every_command_in_the_docs_exists() -> None:
    from westphalia.cli import main

    bootstrap = {"play", "test", "check", "quick", "compile", "compiled"}
    known = bootstrap | set(main.commands)
    for page in PAGES:
        for command in re.findall(r"`?(?:\./)?westphalia ([a-z]+)", page.read_text()):
            if command in {"record", "is", "as"}:
                continue
            assert command in known, f"{page.name} speaks of 'westphalia {command}'"


def test_the_header_in_the_notation_page_can_be_read() -> None:
    page = (ROOT / "docs" / "notation.md").read_text()
    example = re.search(r"```text\n(.*?)```", page, re.S)
    assert example
    header = example[1].split("\n\n")[0] + "\n\n0. [5 2 0 7 1 3]\n1. 0 bid money_3\n"
    record = notation.read(header, find_game)
    assert record.header.players == ("Anna", "captain", "captain")
    assert record.opening == (5, 2, 0, 7, 1, 3)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_new_game_must_bring_is_what_each_game_has(game: str) -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    paths = re.findall(r"`((?:src|tests)/[\w./*-]+)`", page)
    assert len(paths) > 35
    missing = [path for path in paths if not any(ROOT.glob(path.replace("GAME", game)))]
    assert missing == []


def test_the_page_about_new_games_names_the_whole_interface() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    named = set(re.findall(r"`(\w+)`", page))
    own = {*vars(Game), *Game.__annotations__} - {"encode", "decode", "options_with"}
    own -= {"header", "known_header"}
    assert {name for name in own if not name.startswith("_")} - {"usual_seats"} <= named


@pytest.mark.parametrize("name", ["rulings", "commands", "features"])
def test_a_generated_page_is_fresh(name: str) -> None:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text() == tool.page(), f"run tools/{name}.py"
