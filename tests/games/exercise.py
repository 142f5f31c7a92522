"""A case of a clause must run the code that cites the clause, or it proves nothing about it."""

import ast
import sys
from collections.abc import Generator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType

import pytest

from westphalia.clauses import PACKAGE, Place, code_citations
from westphalia.engine import step

COMPILED = not str(step.__file__).endswith(".py")
ABOUT_DATA = "test_board.py"  # where a game tests what is printed, not what is done

Line = tuple[str, int]


class Recorder:
    """Notes which functions are entered; a profiler that is at work already is left alone."""

    def __init__(self, game: str) -> None:
        self.folder = str(PACKAGE / "games" / game)
        self.codes: set[CodeType] = set()
        self.works = not COMPILED and sys.getprofile() is None

    def __enter__(self) -> "Recorder":
        if self.works:
            sys.setprofile(self.note)
        return self

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        self.codes.add(frame.f_code)

    def __exit__(self, *_: object) -> None:
        if self.works:
            sys.setprofile(None)

    def entered(self) -> set[Line]:
        """The functions of the game that ran, each by its file and first line."""
        inside = [code for code in self.codes if code.co_filename.startswith(self.folder)]
        return {(code.co_filename, code.co_firstlineno) for code in inside}


@cache
def functions(file: Path) -> tuple[int, ...]:
    """The first lines of all functions in a file, as their code objects have them."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            found.append(min([node.lineno, *[each.lineno for each in node.decorator_list]]))
        elif isinstance(node, ast.Lambda):
            found.append(node.lineno)
    return tuple(found)


def lines(place: Place) -> set[Line]:
    """The functions inside a place; none in an event, a line between functions or a data entry."""
    if place.name in ("data", "module"):
        return set()
    inside = [line for line in functions(place.file) if place.first <= line <= place.last]
    return {(str(place.file), line) for line in inside}


citations = cache(code_citations)


def unexercised(game: str, clause: str, entered: set[Line], about_data: bool) -> str:
    """A sentence if code cites the clause and none of that code was entered.

    A test of the data is about entries; code that cites the same clause may rest there.
    """
    cited = citations(game).get(clause, [])
    places = [place for place in cited if lines(place)]
    in_data = any(place.name == "data" for place in cited)
    if not places or (about_data and in_data) or any(entered & lines(place) for place in places):
        return ""
    names = ", ".join(f"{place.file.name}:{place.name}" for place in places)
    return f"the test is marked {clause} but runs none of the code that cites it: {names}"


def exercised(game: str, item: pytest.Function) -> Generator[None, object, object]:
    """Run a test of a game, and fail it if it is marked with a clause whose code it never ran."""
    clauses = [id_ for mark in item.iter_markers("rule") for id_ in mark.args]
    if not clauses:
        return (yield)
    with Recorder(game) as recorder:
        result = yield
    if recorder.works:
        entered, about_data = recorder.entered(), item.path.name == ABOUT_DATA
        found = [unexercised(game, clause, entered, about_data) for clause in clauses]
        if any(found):
            pytest.fail("\n".join(filter(None, found)), pytrace=False)
    return result
