"""The clauses of a game: what they say, which code cites them, which tests exercise them."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources.abc import Traversable
from io import StringIO
from pathlib import Path
from token import NUMBER
from tokenize import generate_tokens
from typing import Any

from westphalia import plugins

PACKAGE = Path(__file__).resolve().parent  # a compiled engine lies beside links to it


@dataclass(frozen=True)
class Clause:
    """One rule in our own words; the note holds the ruling where the sources leave a gap."""

    id: str
    title: str
    text: str
    kind: str = "rule"
    sources: tuple[str, ...] = ()
    note: str = ""


ENGLISH = "en"


@cache
def clauses(game: str, language: str = ENGLISH) -> dict[str, Clause]:
    """The clauses of a game, by id; what the program follows is the English text.

    A clause that a language lacks is in English.
    """
    found = {
        id_: Clause(id_, **{**row, "sources": tuple(row.get("sources", ()))})
        for id_, row in rows(game, "").items()
    }
    if language != ENGLISH:
        words = rows(game, f".{language}")
        return {id_: replace(clause, **words.get(id_, {})) for id_, clause in found.items()}
    return found


def rows(game: str, language: str) -> dict[str, dict[str, Any]]:
    """What a file says of each clause; what it leaves out, such as a note, is empty."""
    place = folder(game)
    file = place and place.joinpath(f"clauses{language}.toml")
    if file is None or not file.is_file():
        return {}
    return tomllib.loads(file.read_text(encoding="utf-8"))


def folder(game: str) -> Traversable | None:
    place = plugins.folder(game)
    rules = place and place.joinpath("rules")
    return rules if rules and rules.is_dir() else None


def search(game: str, words: str, language: str = ENGLISH) -> list[Clause]:
    """The clause of that id, or those of that chapter, or those that contain all the words."""
    known = clauses(game, language)
    wanted = words.casefold()
    exact = [clause for id_, clause in known.items() if id_.casefold() == wanted]
    if exact:
        return exact
    chapter = [clause for id_, clause in known.items() if belongs(id_.casefold(), wanted)]
    if chapter:
        return chapter
    return [
        clause
        for clause in known.values()
        if all(
            word in f"{clause.title} {clause.text} {clause.note}".casefold()
            for word in wanted.split()
        )
    ]


def belongs(id_: str, chapter: str) -> bool:
    """Whether a clause is one of a chapter: W7.4.1 of W7.4, and 3.13b of 3.13."""
    rest = id_.removeprefix(chapter)
    return bool(chapter) and rest != id_ and (rest.startswith(".") or rest.isalpha())


@dataclass(frozen=True)
class Place:
    """Where a clause is cited: a file and the lines of the function, class or entry around it."""

    file: Path
    name: str
    first: int
    last: int


class Citations:
    """Finds the ids of a game in texts.

    What an id looks like is the game's affair, so every word that could be one is looked up.
    """

    _WORD = re.compile(r"\w[\w.-]*\w")

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = list(ids)
        self._place = {id_: n for n, id_ in enumerate(self.ids)}

    def __call__(self, text: str) -> Iterator[str]:
        """The ids in a text; a range such as W7.4.12-W7.4.14 stands for all between its ends."""
        for word in self._WORD.findall(text):
            if word in self._place:
                yield word
            elif "-" in word:
                yield from self._range(word)

    def _range(self, word: str) -> Iterator[str]:
        """Ids may contain hyphens themselves, so each hyphen may be the one of the range."""
        for hyphen in re.finditer("-", word):
            first, last = word[: hyphen.start()], word[hyphen.end() :]
            if first in self._place and last in self._place:
                yield from self.ids[self._place[first] : self._place[last] + 1]
                return


def code_citations(game: str) -> dict[str, list[Place]]:
    """Which functions and classes, and which entries of the data, cite each clause."""
    found: dict[str, list[Place]] = {id_: [] for id_ in clauses(game)}
    folder = PACKAGE / "games" / game
    passages = [passage for path in sorted(folder.rglob("*.py")) for passage in scopes(path)]
    passages += [
        entry for path in sorted((folder / "data").glob("*.toml")) for entry in entries(path)
    ]
    cited = Citations(found)
    for place, text in passages:
        for id_ in dict.fromkeys(cited(text)):
            found[id_].append(place)
    return found


def scopes(path: Path) -> Iterator[tuple[Place, str]]:
    """The top-level functions and classes of a module with their text, and the lines between.

    Numbers of the code are left out, lest 12.5 be taken for a clause.
    """
    text = path.read_text(encoding="utf-8")
    lines = without_numbers(text)
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


def without_numbers(code: str) -> list[str]:
    """The lines of a module with blanks in the place of its numbers."""
    lines = code.splitlines()
    for token in generate_tokens(StringIO(code).readline):
        if token.type == NUMBER:
            row, first = token.start
            line = lines[row - 1]
            lines[row - 1] = line[:first] + " " * len(token.string) + line[token.end[1] :]
    return lines


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
