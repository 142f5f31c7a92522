"""A rule can be pointed at: every clause is cited by code and exercised by a test."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.wallenstein.conftest import COMPILED, Recorder, unexercised

import westphalia.games.wallenstein as package
from westphalia import clauses as book
from westphalia.clauses import cited, clauses, code_citations, entries, scopes
from westphalia.engine.event import Event, clause_of
from westphalia.engine.step import Step
from westphalia.games import find_game
from westphalia.games.wallenstein.rules.combat import outcome
from westphalia.locales import LANGUAGES

GAME = "wallenstein"
FOLDER = book.PACKAGE / "games" / GAME
ID = re.compile(r"\b[WELM]\d+(?:\.\d+)+\b")


def sources() -> list[Path]:
    return [*sorted(FOLDER.rglob("*.py")), *sorted((FOLDER / "data").glob("*.toml"))]


def kinds() -> Iterator[type]:
    """Every kind of step and event that the game defines."""
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        module = importlib.import_module(found.name)
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                yield from [kind] if issubclass(kind, Step | Event) else []


def test_there_are_340_clauses_and_no_gap(root: Path) -> None:
    code, tests = code_citations(GAME), book.test_citations(GAME, root / "tests")
    assert len(clauses(GAME)) == len(code) == len(tests) == 340
    assert [id_ for id_ in code if not code[id_]] == [], "no code and no data cite these"
    assert [id_ for id_ in tests if not tests[id_]] == [], "no test is marked with these"


def test_every_step_and_every_event_begins_with_its_clause() -> None:
    found = list(kinds())
    assert len(found) > 100
    strangers = [kind.__name__ for kind in found if clause_of(kind) not in clauses(GAME)]
    assert strangers == []


def test_every_clause_in_a_question_or_an_option_exists() -> None:
    """A clause stands there as a text of its own, not inside a docstring."""
    texts = [
        node.value
        for path in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    spoken = {text for text in texts if ID.fullmatch(text)}
    assert len(spoken) > 15
    assert spoken <= clauses(GAME).keys()
    assert {option.clause for option in find_game(GAME).options} <= spoken


def test_nothing_is_cited_that_does_not_exist(root: Path) -> None:
    """Whole chapters may be cited too, by their beginning."""
    known = set(clauses(GAME))
    chapters = {id_[: end.start()] for id_ in known for end in re.finditer(r"\.", id_)}
    strangers = [
        f"{path.name}: {id_}"
        for path in sources()
        for id_ in ID.findall(path.read_text(encoding="utf-8"))
        if id_ not in known | chapters
    ]
    assert strangers == []
    marked = {
        id_
        for path in (root / "tests" / GAME).rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for id_ in book.marked(node)
    }
    assert marked <= known


def test_a_range_stands_for_all_between_its_ends() -> None:
    text = "W7.4.12-W7.4.14: nobody is left.  See W8.1.1, but not W7.4.99 or W7.4."
    assert list(cited(GAME, text)) == ["W7.4.12", "W7.4.13", "W7.4.14", "W8.1.1"]


@pytest.fixture
def gap(monkeypatch: pytest.MonkeyPatch) -> str:
    """A clause that nobody has heard of yet."""
    known = clauses(GAME)
    monkeypatch.setattr(book, "clauses", lambda game: {**known, "W99.1.1": known["W1.1.1"]})
    return "W99.1.1"


def test_a_planted_gap_is_seen(gap: str, tmp_path: Path) -> None:
    assert code_citations(GAME)[gap] == []
    test = "@pytest.mark.rule('{}')\ndef {}():\n    pass\n"
    (tmp_path / "test_one.py").write_text(test.format("W1.1.1", "test_other"))
    assert book.test_citations(GAME, tmp_path)[gap] == []
    (tmp_path / "test_two.py").write_text(test.format(gap, "helper"))
    assert book.test_citations(GAME, tmp_path)[gap] == []
    (tmp_path / "test_three.py").write_text(test.format(gap, "test_it"))
    assert book.test_citations(GAME, tmp_path)[gap] == ["test_three.py::test_it"]


def test_marks_are_found_in_parameters_too(gap: str, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('W99.1.1'))])\n"
        "def test_it(n):\n    pass\n"
    )
    assert book.test_citations(GAME, tmp_path)[gap] == ["test_one.py::test_it"]


def test_a_citation_leads_to_the_whole_function_or_to_the_line(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text('# W1.1.1\n\n@cache\ndef f():\n    """W1.1.2 So."""\n    return 1\n')
    places = {place.name: (place.first, place.last) for place, text in scopes(code) if "W" in text}
    assert places == {"module": (1, 1), "f": (3, 6)}
    data = tmp_path / "data.toml"
    data.write_text('# W1.1.1 a comment cites nothing\n[a]\nb = 1\nclause = "W1.1.2, W1.1.3"\n')
    assert [(place.first, text) for place, text in entries(data)] == [
        (4, 'clause = "W1.1.2, W1.1.3"')
    ]


def test_words_lead_to_clauses() -> None:
    assert [clause.id for clause in book.search(GAME, "w7.4.14")] == ["W7.4.14"]
    chapter = [clause.id for clause in book.search(GAME, "W7.5")]
    assert chapter == ["W7.5.1", "W7.5.2", "W7.5.3", "W7.5.4"]
    assert "W1.1.16" in [clause.id for clause in book.search(GAME, "dice TOWER")]
    assert book.search(GAME, "no such words") == []


@pytest.mark.skipif(COMPILED, reason="what compiled code runs cannot be recorded")
def test_a_case_that_runs_none_of_the_citing_code_is_seen() -> None:
    with Recorder() as idle:
        pass
    complaint = unexercised("W7.4.18", idle.entered(), about_data=False)
    assert complaint.startswith(
        "the test is marked W7.4.18 but runs none of the code that cites it"
    )
    assert "combat.py:outcome" in complaint
    with Recorder() as busy:
        outcome(3, 2, 1)
    assert unexercised("W7.4.18", busy.entered(), about_data=False) == ""
    assert unexercised("W7.1.2", busy.entered(), about_data=False) != ""
    assert unexercised("W1.4.2", idle.entered(), about_data=False) == ""  # only data cite it


def test_clauses_can_be_read_in_every_language_of_the_program() -> None:
    assert sorted(book.languages(GAME)) == sorted(LANGUAGES)


def facts(text: str) -> list[str]:
    """What a translation may not change: numbers and the clauses that it refers to."""
    return sorted(re.findall(r"\d+", text)) + sorted(ID.findall(text))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_clause_says_the_same_in_every_language(language: str) -> None:
    ours, theirs = clauses(GAME), book.rows(GAME, f".{language}")
    assert [row["id"] for row in theirs] == list(ours)
    for row in theirs:
        english = ours[row["id"]]
        assert set(row) <= {"id", "title", "text", "note"}, row["id"]
        for name in ("title", "text", "note"):
            said, meant = row.get(name, ""), getattr(english, name)
            assert bool(said) == bool(meant), f"{row['id']} {name}"
            assert facts(said) == facts(meant), f"{row['id']} {name}"
        assert row["text"] != english.text, f"{row['id']} is still English"


def test_clauses_are_found_by_words_of_the_language_asked_for() -> None:
    assert "W5.2.1" in [clause.id for clause in book.search(GAME, "Kirche", "de")]
    assert not book.search(GAME, "Kirche")
