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
    """Notes which functions are entered; a profiler that is at work already is left alone.

    It goes on until one of each of the *sought* was, as all that runs is slower under it.
    """

    def __init__(self, game: str, *sought: set[Line]) -> None:
        self.folder = str(PACKAGE / "games" / game)
        self.codes: set[CodeType] = set()
        self.sought = sought
        self.works = not COMPILED and sys.getprofile() is None

    def __enter__(self) -> "Recorder":
        if self.works:
            sys.setprofile(self.note)
        return self

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if code in self.codes:
            return
        self.codes.add(code)
        if self.sought:
            line = (code.co_filename, code.co_firstlineno)
            self.sought = tuple(some for some in self.sought if line not in some)
            if not self.sought:
                sys.setprofile(None)

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


def sought(game: str, clause: str, about_data: bool) -> list[Place]:
    """The code that cites a clause, of which some must be entered.

    A test of the data is about entries; code that cites the same clause may rest there.
    """
    cited = citations(game).get(clause, [])
    if about_data and any(place.name == "data" for place in cited):
        return []
    return [place for place in cited if lines(place)]


def unexercised(game: str, clause: str, entered: set[Line], about_data: bool) -> str:
    """A sentence if code cites the clause and none of that code was entered."""
    places = sought(game, clause, about_data)
    if not places or any(entered & lines(place) for place in places):
        return ""
    names = ", ".join(f"{place.file.name}:{place.name}" for place in places)
    return f"the test is marked {clause} but runs none of the code that cites it: {names}"


def exercised(game: str, item: pytest.Function) -> Generator[None, object, object]:
    """Run a test of a game, and fail it if it is marked with a clause whose code it never ran."""
    clauses = [id_ for mark in item.iter_markers("rule") for id_ in mark.args]
    about_data = item.path.name == ABOUT_DATA
    cited = [] if COMPILED else [sought(game, clause, about_data) for clause in clauses]
    if not any(cited):
        return (yield)
    with Recorder(game, *(set[Line]().union(*map(lines, some)) for some in cited if some)) as seen:
        result = yield
    if seen.works:
        entered = seen.entered()
        found = [unexercised(game, clause, entered, about_data) for clause in clauses]
        if any(found):
            pytest.fail("\n".join(filter(None, found)), pytrace=False)
    return result
