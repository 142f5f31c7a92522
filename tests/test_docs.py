"""The examples in the docs are run as they stand, and what the docs name is there."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
import tokenize
from collections.abc import Iterator
from functools import cache
from io import StringIO
from itertools import chain
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import click
import pytest

from westphalia.engine import notation
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


def test_the_help_of_a_command_cuts_no_sentence() -> None:
    page = (ROOT / "docs" / "commands.md").read_text()
    assert re.findall(r".*[^\]]\.\.\.$", page, re.M) == []


BOOTSTRAP = {"bundle", "test", "check", "quick", "compile", "compiled"}
IN_A_SENTENCE = {"record", "is", "as"}


def command_lines(program: str) -> Iterator[tuple[str, list[str]]]:
    """What the pages tell to type: lines and spans of code, as words, without their comments."""
    for page in [*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]:
        text = re.sub(r"\\\n +", "", page.read_text())
        for line in re.findall(rf"(?:^ *|`)(?:[A-Z_]+=\S+ )?({program}(?: [^`\n]+)?)", text, re.M):
            yield page.name, line.partition(" #")[0].split()


def options_of(words: list[str]) -> set[str]:
    """The options of the command that words begin with; of a group, those of what it is asked."""
    from westphalia.cli import main

    command: click.Command = main
    for word in words:
        if isinstance(command, click.Group) and not word.startswith("-"):
            command = command.commands[word]
    spellings = [[*each.opts, *each.secondary_opts] for each in command.params]
    return {"--help", *chain(*spellings)}


def test_every_command_in_the_docs_exists_with_its_options() -> None:
    seen = 0
    for page, [_, *words] in command_lines(r"(?:\./)?westphalia"):
        if not words or words[0] in BOOTSTRAP | IN_A_SENTENCE or not words[0].islower():
            continue
        options = {word.partition("=")[0] for word in words if re.match("--[a-z]", word)}
        assert options <= options_of(words), f"{page}: westphalia {' '.join(words)}"
        seen += 1
    assert seen > 40


def test_every_tool_in_the_docs_exists_with_its_options() -> None:
    seen, python = 0, r"(?:\.venv/bin/)?python3? (?:-m )?"
    for page, words in command_lines(rf"{python}tools(?:[./]\w+)+(?:\.py)?"):
        name = next(word for word in words if word.startswith("tools"))
        tool = ROOT / f"{name.removesuffix('.py').replace('.', '/')}.py"
        source = tool.read_text()
        for option in {word for word in words if re.match("--[a-z]", word)}:
            assert f'"{option}"' in source, f"{page}: {' '.join(words)}"
        seen += 1
    assert seen > 10


CODE = "py|js|mjs|ts|css"
DATA = "toml|ftl|json|md|service|conf|yaml|lock"
PARTS = ("src", "tests", "tools", "docs", "examples", "deploy")
SOURCES = [path for part in PARTS for path in sorted((ROOT / part).rglob("*.py"))]


@cache
def files_of_the_tree() -> str:
    """Every file of ours, a line each, from the root."""
    found = [path for part in PARTS for path in (ROOT / part).rglob("*") if path.is_file()]
    found += [path for path in ROOT.iterdir() if path.is_file()]
    return "".join(f"/{path.relative_to(ROOT).as_posix()}\n" for path in found)


def is_there(name: str) -> bool:
    """Whether a file is called so, or lies at the end of such a path; GAME is any game."""
    pattern = re.sub(r"GAME|<game>|VERSION|LANGUAGE|NAME|\*", "*", name.lstrip("/"))
    spelled = re.escape(pattern).replace(r"\*", r"[^/\n]*")
    return re.search(rf"/{spelled}$", files_of_the_tree(), re.M) is not None


def test_every_file_in_the_docs_is_there() -> None:
    """A file that a page names is one of the tree, or one that its own examples have."""
    for page in [*PAGES, ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/decisions/*.md")]:
        text = page.read_text()
        told = "".join(re.findall(r"^ *```.*?^ *```", text, re.M | re.S))
        paths = re.findall(rf"`([\w.*/<>-]+/[\w.*-]+\.(?:{CODE}|{DATA}))`", text)
        for name in [*paths, *re.findall(rf"`([\w.*-]*\w\.(?:{CODE}))`", text)]:
            assert is_there(name) or name in told, f"{page.name}: {name}"


def test_every_file_and_module_in_the_code_is_there() -> None:
    """What docstrings and comments refer to: the paths of files, and modules by their names."""
    modules = {
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in SOURCES
        if ROOT / "src" in path.parents
    }
    seen = 0
    for source in SOURCES:
        for told in told_in(source.read_text()):
            text = re.sub(r"cmd:[^\n'\"`]*", "", told)  # programs of readers
            for name in re.findall(
                r"(?<![\w.*%{])((?:[\w*-]+/)*[\w-]+\.(?:py|mjs|js|md))\b(?!:\w)", text
            ):
                assert is_there(name), f"{source}: {name}"
                seen += 1
            for name in re.findall(r"\bwestphalia(?:\.[a-z_]+)+", text):
                known = name in modules or name.rpartition(".")[0] in modules
                assert known, f"{source}: {name}"
    assert seen > 30


def told_in(source: str) -> Iterator[str]:
    """The docstrings of a module and its comments."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def tree_of_the_page() -> Iterator[str]:
    """Every path in the trees of architecture.md, from the root; a name is a module or a folder."""
    page = (ROOT / "docs" / "architecture.md").read_text()
    trees = re.findall(r"^```text\n(.*?)^```", page, re.M | re.S)
    for home, tree in zip(("src/westphalia/", ""), trees, strict=True):
        folders = [(-1, home)]
        for line in tree.splitlines():
            names = re.split(r"  +", line.strip())[0].split()
            indent = len(line) - len(line.lstrip())
            folders = [one for one in folders if one[0] < indent]
            yield from (folders[-1][1] + name for name in names)
            if names[-1].endswith("/"):
                folders.append((indent, folders[-1][1] + names[0]))


def test_the_tree_of_the_page_is_the_tree() -> None:
    """Every path is there, and every package of ours has its place."""
    paths = set(tree_of_the_page())
    gone = [path for path in paths if not (ROOT / path).exists()]
    assert [path for path in gone if not (ROOT / f"{path}.py").exists()] == []
    source = ROOT / "src"
    packages = {path.parent for path in source.rglob("__init__.py")} - {source / "westphalia"}
    named = {(ROOT / path).resolve() for path in paths}
    assert sorted(path.relative_to(source).as_posix() for path in packages - named) == []


def test_where_the_page_names_modules_of_a_folder_it_names_all() -> None:
    named = {
        path for name in tree_of_the_page() for path in ROOT.glob(f"{name.removesuffix('.py')}.py")
    }
    folders = {path.parent for path in named} - {ROOT / "src/westphalia"}
    there = {path for folder in folders for path in folder.glob("[!_]*.py")}
    assert sorted(path.relative_to(ROOT).as_posix() for path in there - named) == []


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {name for page in PAGES for name in re.findall(r"images/([\w.-]+)\)", page.read_text())}
    assert shown == {path.name for path in (ROOT / "docs" / "images").iterdir()}


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


@pytest.mark.parametrize(
    "name", ["api", "rulings", "commands", "evaluation", "features", "settings"]
)
def test_a_generated_page_is_fresh(name: str) -> None:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / "pages" / f"{name}.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.PAGE.read_text() == tool.page(), f"run tools/pages/{name}.py"
