"""The clauses of a game: what they say, which code cites them, which tests exercise them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parent


@dataclass(frozen=True)
class Clause:
    """One rule in our own words; the note holds the ruling where the sources leave a gap."""

    id: str
    title: str
    text: str
    kind: str
    phase: str
    sources: tuple[str, ...]
    note: str


ENGLISH = "en"


@cache
def clauses(game: str, language: str = ENGLISH) -> dict[str, Clause]:
    """The clauses of a game, by id; what the program follows is the English text."""
    found = [Clause(**{**row, "sources": tuple(row["sources"])}) for row in rows(game, "")]
    if language != ENGLISH:
        words = {row["id"]: row for row in rows(game, f".{language}")}
        found = [replace(clause, **words[clause.id]) for clause in found]
    return {clause.id: clause for clause in found}


def rows(game: str, language: str) -> list[dict[str, Any]]:
    file = folder(game).joinpath(f"clauses{language}.toml")
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["clause"]
    return found


def folder(game: str) -> Traversable:
    return files(f"westphalia.games.{game}").joinpath("rules")


@cache
def languages(game: str) -> list[str]:
    """The languages in which a game's clauses can be read."""
    named = [re.fullmatch(r"clauses\.(\w+)\.toml", file.name) for file in folder(game).iterdir()]
    return [ENGLISH, *sorted(match[1] for match in named if match)]


def search(game: str, words: str, language: str = ENGLISH) -> list[Clause]:
    """The clause of that id, or those of that chapter, or those that contain all the words."""
    known = clauses(game, language)
    if words.upper() in known:
        return [known[words.upper()]]
    chapter = [clause for id_, clause in known.items() if id_.startswith(words.upper() + ".")]
    if chapter:
        return chapter
    wanted = words.lower().split()
    return [
        clause
        for clause in known.values()
        if all(word in f"{clause.title} {clause.text} {clause.note}".lower() for word in wanted)
    ]


@dataclass(frozen=True)
class Place:
    """Where a clause is cited: a file and the lines of the function, class or entry around it."""

    file: Path
    name: str
    first: int
    last: int


def cited(game: str, text: str) -> Iterator[str]:
    """The ids in a text; a range such as W7.4.12-W7.4.14 stands for all between its ends."""
    order = list(clauses(game))
    for match in re.finditer(r"\b([WELM]\d+(?:\.\d+)+)(?:-([WELM]\d+(?:\.\d+)+))?", text):
        first, last = match[1], match[2] or match[1]
        if first in order and last in order:
            yield from order[order.index(first) : order.index(last) + 1]


def code_citations(game: str) -> dict[str, list[Place]]:
    """Which functions and classes, and which entries of the data, cite each clause."""
    found: dict[str, list[Place]] = {id_: [] for id_ in clauses(game)}
    folder = PACKAGE / "games" / game
    passages = [passage for path in sorted(folder.rglob("*.py")) for passage in scopes(path)]
    passages += [
        entry for path in sorted((folder / "data").glob("*.toml")) for entry in entries(path)
    ]
    for place, text in passages:
        for id_ in dict.fromkeys(cited(game, text)):
            found[id_].append(place)
    return found


def scopes(path: Path) -> Iterator[tuple[Place, str]]:
    """The top-level functions and classes of a module with their text, and the lines between."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    covered: set[int] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
            last = node.end_lineno or node.lineno
            covered.update(range(first, last + 1))
            yield Place(path, node.name, first, last), "\n".join(lines[first - 1 : last])
    for number, line in enumerate(lines, start=1):
        if number not in covered:
            yield Place(path, "module", number, number), line


def entries(path: Path) -> Iterator[tuple[Place, str]]:
    """The lines of a data file that name the clause of an entry."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        if re.match(r"\s*clauses?\s*=", line):
            yield Place(path, "data", number, number), line


def test_citations(game: str, tests: Path) -> dict[str, list[str]]:
    """Which tests are marked with each clause."""
    found: dict[str, list[str]] = {id_: [] for id_ in clauses(game)}
    for path in sorted(tests.rglob("test_*.py")):
        functions = [
            node
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test")
        ]
        for test in functions:
            for id_ in marked(test):
                found.get(id_, []).append(f"{path.name}::{test.name}")
    return found


def marked(test: ast.FunctionDef) -> Iterator[str]:
    """The clauses in ``@pytest.mark.rule(…)``, also inside parameters."""
    calls = [
        node
        for decorator in test.decorator_list
        for node in ast.walk(decorator)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule")
    ]
    for call in calls:
        for argument in call.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
