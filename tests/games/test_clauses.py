"""A rule can be pointed at: every clause is cited by code and exercised by a test."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.games.exercise import COMPILED, Recorder, unexercised
from tests.games.facts import facts

from westphalia import clauses as book
from westphalia.clauses import Citations, clauses, code_citations, entries, scopes
from westphalia.engine.event import Event, Objection, clause_of
from westphalia.engine.step import Step
from westphalia.games import GAMES, find_game
from westphalia.games.wallenstein.rules.combat import outcome
from westphalia.locales import COMPLETE, LANGUAGES

GAME = "wallenstein"  # where one game will do
every_game = pytest.mark.parametrize("game", GAMES)


def folder(game: str) -> Path:
    return book.PACKAGE / "games" / game


def kinds(game: str) -> Iterator[type]:
    """Every kind of step, event and objection that the game defines."""
    package = importlib.import_module(f"westphalia.games.{game}")
    for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        module = importlib.import_module(found.name)
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                yield from [kind] if issubclass(kind, Step | Event | Objection) else []


@every_game
def test_every_clause_is_cited_by_code_and_by_a_test(game: str, root: Path) -> None:
    code, tests = code_citations(game), book.test_citations(game, root / "tests" / game)
    assert len(clauses(game)) == len(code) == len(tests) == facts(game)["clauses"]
    assert [id_ for id_ in code if not code[id_]] == [], "no code and no data cite these"
    assert [id_ for id_ in tests if not tests[id_]] == [], "no test is marked with these"


@pytest.mark.skipif(COMPILED, reason="compiled classes have no docstrings")
@every_game
def test_every_step_event_and_objection_begins_with_its_clause(game: str) -> None:
    found = list(kinds(game))
    assert len(found) > 100
    strangers = [kind.__name__ for kind in found if clause_of(kind) not in clauses(game)]
    assert strangers == []


@every_game
def test_every_clause_in_a_question_or_an_option_exists(game: str) -> None:
    """A clause stands there as a text of its own, not inside a docstring."""
    spoken = {text for path in folder(game).rglob("*.py") for text in strings(path)}
    looks = Looks(clauses(game))
    spoken = {text for text in spoken if looks.like_one(text)}
    assert len(spoken) > 15
    assert spoken <= clauses(game).keys()
    assert {option.clause for option in find_game(game).options} <= spoken


def strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


# What looks like a clause


class Looks:
    """What the ids of a game look like: W7.4.12 is a W, three numbers and two dots."""

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = set(ids)
        self.chapters = {id_[: dot.start()] for id_ in self.ids for dot in re.finditer(r"\.", id_)}
        self.chapters |= {re.sub(r"(?<=\d)[a-z]$", "", id_) for id_ in self.ids}
        self.shapes = {shape(id_) for id_ in self.ids}

    def like_one(self, word: str) -> bool:
        return shape(word) in self.shapes

    def split(self, part: str) -> list[str]:
        """A word, or the ends of a range; some ids have a hyphen themselves."""
        return [part] if self.like_one(part) else part.split("-")

    def strangers(self, text: str, numbers: bool = False) -> list[str]:
        """Words that look like ids and are none, nor a chapter; plain *numbers* only if asked."""
        parts = re.findall(r"\w[\w.-]*\w", text)
        words = [word for part in parts for word in self.split(part)]
        return [
            word
            for word in words
            if self.like_one(word)
            and word not in self.ids | self.chapters
            and (numbers or not word.replace(".", "").isdecimal())
        ]


def shape(word: str) -> str:
    """12.31b -> 9.9a."""
    return re.sub(r"(?<=\d)[a-z]$", "a", re.sub(r"\d+", "9", word))


@every_game
def test_nothing_is_cited_that_does_not_exist(game: str, root: Path) -> None:
    """Whole chapters may be cited too, by their beginning; a plain number may be a number."""
    looks = Looks(clauses(game))
    sources = [*folder(game).rglob("*.py"), *(folder(game) / "data").glob("*.toml")]
    found = [
        f"{path.name}: {id_}"
        for path in sources
        for id_ in looks.strangers(path.read_text(encoding="utf-8"))
    ]
    data = (entry for path in (folder(game) / "data").glob("*.toml") for entry in entries(path))
    found += [f"{place}: {id_}" for place, text in data for id_ in looks.strangers(text, True)]
    assert found == []
    marked = {
        id_
        for path in (root / "tests" / game).rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for id_ in book.marked(node)
    }
    assert marked <= clauses(game).keys()


def test_a_planted_stranger_is_seen() -> None:
    looks = Looks(["W7.4.12", "12.31", "3.13b", "17.Sw.1g", "card.P24"])
    text = "W7.4.12 of W7.4, but W7.4.99 and 17.Sw.2a, card.P99, 0.5 and 99.1"
    assert looks.strangers(text) == ["W7.4.99", "17.Sw.2a", "card.P99"]
    assert looks.strangers("clause = '12.31, 99.1, 3.13c'", True) == ["99.1", "3.13c"]
    assert looks.strangers("W7.4.12-W7.4.13") == ["W7.4.13"]
    assert looks.strangers("17.Sw.1 is a chapter, 17.Sw.2 is none") == []
    assert Looks(["ex-12.3a", "17.Sw"]).strangers("ex-12.3a, ex-12.4a") == ["ex-12.4a"]


# Ids in texts

WAR = Citations("1.2 3.13a 3.13b 3.13c 12.31 17.Sw.1g card.P24 ex-12.31 W7".split())


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("12.31 A side may pass; see 3.13b.", ["12.31", "3.13b"]),
        ("(17.Sw.1g), card.P24: once", ["17.Sw.1g", "card.P24"]),
        ("3.13a-3.13c", ["3.13a", "3.13b", "3.13c"]),
        ("ex-12.31, and 1.2-ex-12.31", ["ex-12.31", *WAR.ids[:-1]]),
        ("ends 12.31.", ["12.31"]),
        ("12.310, 112.31, 12.31.5, 12.31b, v12.31 and 1.2.3", []),
        ("12.32 Thalers, 3.13 and 17.Sw", []),
        ("3.13c-3.13a", []),
        ("W7, W, 7", ["W7"]),
        ("", []),
    ],
)
def test_ids_are_those_of_the_game_and_nothing_else(text: str, ids: list[str]) -> None:
    assert list(WAR(text)) == ids


def test_a_number_is_a_clause_only_where_the_game_has_it() -> None:
    text = "She pays 12.31 Thalers."
    assert list(WAR(text)) == ["12.31"]
    assert list(Citations(["12.3", "W12.31"])(text)) == []


def test_numbers_of_the_code_are_no_citations(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text('def f(x=12.31):\n    """1.2 So."""\n    return x + 12.31  # see 3.13a\n')
    assert [list(WAR(text)) for _, text in scopes(code)] == [["1.2", "3.13a"]]


def test_a_range_stands_for_all_between_its_ends() -> None:
    text = "W7.4.12-W7.4.14: nobody is left.  See W8.1.1, but not W7.4.99 or W7.4."
    cited = Citations(clauses("wallenstein"))
    assert list(cited(text)) == ["W7.4.12", "W7.4.13", "W7.4.14", "W8.1.1"]


def test_chapters_have_clauses_behind_a_dot_or_a_letter() -> None:
    assert book.belongs("w7.4.1", "w7.4")
    assert book.belongs("3.13b", "3.13")
    assert not book.belongs("w7.40", "w7.4")
    assert not book.belongs("3.131", "3.13")
    assert not book.belongs("w7.4", "w7.4")
    assert not book.belongs("w7.4", "")


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
    with Recorder(GAME) as idle:
        pass
    complaint = unexercised(GAME, "W7.4.18", idle.entered(), about_data=False)
    assert complaint.startswith(
        "the test is marked W7.4.18 but runs none of the code that cites it"
    )
    assert "combat.py:outcome" in complaint
    with Recorder(GAME) as busy:
        outcome(3, 2, 1)
    assert unexercised(GAME, "W7.4.18", busy.entered(), about_data=False) == ""
    assert unexercised(GAME, "W7.1.2", busy.entered(), about_data=False) != ""
    assert unexercised(GAME, "W1.4.2", idle.entered(), about_data=False) == ""  # only data cite it


@every_game
def test_every_translation_of_clauses_is_of_a_language_of_the_program(game: str) -> None:
    folder = book.folder(game)
    assert folder
    names = [file.name for file in folder.iterdir() if file.name.endswith(".toml")]
    translated = {name.split(".")[1] for name in names if re.fullmatch(r"clauses\..+\.toml", name)}
    assert {*COMPLETE[1:]} <= translated <= {*LANGUAGES}


@every_game
@pytest.mark.parametrize("language", COMPLETE)
def test_what_a_clause_does_not_have_is_left_out(game: str, language: str) -> None:
    written = book.rows(game, "" if language == book.ENGLISH else f".{language}")
    assert [id_ for id_, row in written.items() if not all(row.values())] == []


@every_game
@pytest.mark.parametrize("language", COMPLETE[1:])
def test_a_clause_says_the_same_in_every_language(game: str, language: str) -> None:
    ours, theirs = clauses(game), book.rows(game, f".{language}")
    cited = Citations(ours)

    def fixed(text: str) -> list[str]:
        """What a translation may not change: numbers and the clauses that it refers to."""
        return sorted(re.findall(r"\d+", text)) + sorted(cited(text.replace("-", " ")))

    assert list(theirs) == list(ours)
    for id_, row in theirs.items():
        english = ours[id_]
        assert set(row) <= {"title", "text", "note"}, id_
        for name in ("title", "text", "note"):
            said, meant = row.get(name, ""), getattr(english, name)
            assert bool(said) == bool(meant), f"{id_} {name}"
            assert fixed(said) == fixed(meant), f"{id_} {name}"
        assert row["text"] != english.text, f"{id_} is still English"


def test_clauses_are_found_by_words_of_the_language_asked_for() -> None:
    assert "W5.2.1" in [clause.id for clause in book.search(GAME, "Kirche", "de")]
    assert not book.search(GAME, "Kirche")
