"""Lowering: what it makes of small sources, and that it finds all there is in the real ones."""

import ast
import re
import textwrap
from bisect import insort
from collections import Counter
from collections.abc import Iterator
from enum import EnumType
from importlib import import_module
from pathlib import Path
from typing import TypeVar

import pytest
from tools.build.building import to_compile, total
from tools.build.lowering import lower, module_name, native
from tools.build.lowering.classes import ENGINE
from tools.build.lowering.source import Source
from tools.build.lowering.types import TypeFault

from westphalia.engine.codec import step_kinds
from westphalia.games import GAMES
from westphalia.games.thirty_years_war.objections.march import NotHere, OutOfPoints
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState
from westphalia.games.wallenstein.state import WallensteinState

T = TypeVar("T")
TERMS = [import_module(f"westphalia.games.{game}.terms") for game in GAMES]
ENUMS = {
    name for terms in TERMS for name, kind in vars(terms).items() if isinstance(kind, EnumType)
} - {"IntEnum"}
KINDS = {
    "acyclic step",
    "bisect",
    "bits",
    "conditions one by one",
    "constant",
    "constructor",
    "copies",
    "count",
    "count_in_tuple",
    "distinct",
    "enum in a table",
    "enum loop",
    "enum member",
    "enum parameter",
    "final class",
    "guarded tell",
    "half",
    "highest",
    "index",
    "insort",
    "list of steps",
    "lowest",
    "copy of a row",
    "membership",
    "membership in a tuple",
    "membership of a row",
    "membership of objects",
    "objection",
    "open class",
    "packed row",
    "pairs",
    "remove",
    "row as a list",
    "short-lived class",
    "some",
    "sum as it goes",
    "total",
    "word",
}

HEAD = '''"""A chapter of rules."""

from __future__ import annotations

from bisect import bisect, insort
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.rows import Row, tally
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Play, Question, State, Step


class Stone(IntEnum):
    """Kinds."""

    FLINT = 0
    SLATE = 1


class Mood(IntEnum):
    """Kinds that are told apart by identity."""

    GLAD = 0


'''


class Lowered:
    """A small source after lowering: its lines, and what was found in it."""

    def __init__(self, source: Source) -> None:
        self.text = source.result()
        self.found = source.found
        ast.parse(self.text)


@pytest.fixture(scope="module")
def lowered(tmp_path_factory: pytest.TempPathFactory, root: Path) -> dict[str, Lowered]:
    """All small sources, read with one run of mypy."""
    folder = tmp_path_factory.mktemp("sources")
    modules = {}
    for name, text in CASES.items():
        modules[name] = folder / f"{name}.py"
        modules[name].write_text(HEAD + textwrap.dedent(text))
    return {name: Lowered(source) for name, source in lower(root / "src", modules).items()}


CASES = {
    "step": '''
        @dataclass(frozen=True)
        class Rest(Step):
            """1.1 Nobody moves.

            Not even the miller.
            """

            seat: int
            county: int = NOBODY

            def run(self, play: Play[State]) -> None:
                play.tell(print, self.seat)  # type: ignore[arg-type]
                raise RuntimeError("here")
        ''',
    "state": '''
        @dataclass(eq=False)
        class Farm(State):
            """A position."""

            barns: list[int]
            herds: list[list[int]] = field(default_factory=list)
            yields: list[int] = field(default_factory=lambda: [0, 0])
        ''',
    "rows": '''
        @dataclass(eq=False)
        class Field(State):
            """A position with rows."""

            sheep: Row
            wolves: list[int]
            shepherd: int = 0

            def copy(self) -> Field:
                return Field(self.rules, self.agenda.copy(), self.sheep.copy(), self.wolves.copy())


        def shear(flocks: Row, most: int) -> None:
            flocks[0] = most


        def use(s: Field, place: int) -> list[int]:
            s.sheep[place] += s.sheep[0] - s.wolves[0]
            s.sheep = [0] * 3
            s.sheep = tally([s.wolves], 3)
            for n, flock in enumerate(s.sheep):
                if flock and 0 not in s.sheep and s.sheep[n] > 1:
                    return [s.sheep[n], sum(s.sheep), *s.sheep[1:]]
            shear(s.sheep, s.sheep[0])
            named = Field(rules=s.rules, agenda=[], sheep=[4], wolves=[5])
            return [*named.wolves, *Field(s.rules, [], [1, 2], [3]).wolves]
        ''',
    "base": '''
        @dataclass(frozen=True)
        class First(Step):
            """1.2 A step that another derives from."""


        # Why there is a second one.
        @dataclass(frozen=True)
        class Second(First):
            """1.3 The other."""
        ''',
    "generic": '''
        @dataclass(eq=False)
        class Height(Quantity[int]):
            """1.4 How high a place is."""

            metres: int

            def base(self, s: State, subject: int) -> int:
                return self.metres
        ''',
    "telling": """
        def one(play: Play[Any], other: Any) -> None:
            if play.state.agenda:
                play.tell(
                    print,  # type: ignore[arg-type]
                    1,
                )
            other.tell(2)
        """,
    "constants": """
        SIDES: Final = 10
        ROLLS: Final = SIDES
        MOST: Final[int] = SIDES
        LEAST: Final = len("abc")
        WORD: Final = "a"
        OTHER: Final = WORD
        """,
    "steps": """
        def go(play: Play[Any], first: Step, rest: list[Step], other: Any) -> None:
            play.then(first)
            play.then(
                first,  # 1.1
                *rest,
            )
            other.then(first)
        """,
    "words": """
        Word = int


        class Wheel:
            at: Word = 0

            def turn(self) -> int:
                self.at = (self.at * 5 + 1) & 255
                return self.at
        """,
    "members": """
        TABLE = {Stone.FLINT: "f"}


        def value(stone: Stone, mood: Mood, row: list[Stone]) -> int:
            if row[0] == stone:
                return 2
            names = [Stone.SLATE.name, *(each.name for each in Stone)]
            for each in Stone:
                names.append(str(each))
            for each in Stone:
                names.append(each.name)
            if mood is Mood.GLAD:
                return 0
            return len(names) if stone == Stone.SLATE else Stone.FLINT


        def pick() -> Stone:
            return Stone.FLINT


        def flints(row: list[Stone]) -> int:
            return row.count(Stone.FLINT) + Stone.FLINT
        """,
    "copying": """
        def twice(rows: list[list[int]]) -> list[list[int]]:
            return [*list(map(list.copy, rows)), *list(map(list.copy, rows[1:]))]
        """,
    "identity": """
        def ask(choice: Choice, question: Question, steps: list[Step], step: Step) -> bool:
            return choice not in question.choices and step in steps
        """,
    "bisecting": """
        def ask(sums: list[float], words: list[str]) -> int:
            return bisect(sums, 0.5) + bisect(words, "a")
        """,
    "membership": """
        def ask(n: int, some: list[int], words: list[str], seen: set[int], x: Any) -> bool:
            if n in some and "a" in words and n in seen and x in some:
                return n + 1 not in (some or [n])
            return (n - 1) in (
                some
            )
        """,
    "methods": """
        def use(n: int, some: list[int], words: list[str], rows: list[list[int]]) -> int:
            some.remove(n)
            rows[some.index(n)].remove(some.count(n) + rows[0].index(some.index(n)))
            words.remove("a")
            some.index(n, 1)
            insort(some, n)
            insort(words, "a")
            if any(some) and any(words):
                return 0
            return sum(some) + max(some) + min(some) + max(n, 1) + sum(some, 2) + n.bit_count()
        """,
    "objections": '''
        class TooSteep(Objection):
            """1.5 Nobody climbs there."""


        class TooHigh(Objection):
            """1.6 A place is that high."""

            metres: int


        SHARED = TooSteep()


        def bar(metres: int, steep: bool, stone: Stone) -> Objection | None:
            if steep:
                return TooSteep()
            if metres < 3:
                return TooHigh(steep)
            return TooHigh(stone) if metres > 9 else TooHigh(
                metres + 1
            )
        ''',
    "order": """
        def use(n: int, some: list[int], pair: tuple[int, ...], words: list[str]) -> list[int]:
            sorted(set(words))
            sorted({word for word in words})
            both = sorted({*some, *pair})
            odd = sorted({n + some[0] for n in some if n in some})
            once = sorted(set(some)) + sorted({*odd}) + sorted({n, *some})
            return [*both, *once, *sorted(set(pair)), *sorted(set(some), reverse=True)]
        """,
    "sums": """
        def use(some: list[int], parts: list[float]) -> float:
            many = sum([n + 1 for n in some if n in some]) + sum([n in some for n in some])
            many += sum([n not in some for n in range(9)])
            return many + sum([part for part in parts]) + sum([n for n in some], 1)
        """,
    "tuples": """
        def use(pair: tuple[int, ...], two: tuple[int, int], words: tuple[str, ...]) -> int:
            if 1 in pair and 2 not in pair and 3 in two and "a" in words:
                return pair.count(4) + two.count(5) + pair.index(6)
            return words.count("a")
        """,
    "conditions": """
        def use(some: list[int], words: list[str]) -> list[int]:
            here = [n for n in some if n and words and n > 1]
            there = [n for n in some if (n and words) if not n and (n or words)]
            return here + there + [n for n in some if n or words and n > 1]
        """,
    "pairs": """
        def use(some: list[int], words: list[str], pair: tuple[int, int]) -> list[int]:
            same = [n for n, word in zip(some, words, strict=True) if word]
            more = [n for n, word in zip(some, words[1:], strict=True) if word]
            return [*same, *more, *[n + m for n, m in zip(pair, some, strict=True)]]
        """,
    "halves": """
        HALF = 9 // 2


        def use(n: int, part: float, word: str, some: list[int]) -> float:
            word % 2
            some = [some.index(n) // 2 for n in some]
            return n - (n + 1) // 2 + n * 3 % 2 + n // 3 + part // 2 + True // 2
        """,
    "plain": """
        def nothing(words: list[str]) -> int:
            return len(words)
        """,
}


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines()) if part in line)


def original(name: str) -> str:
    return HEAD + textwrap.dedent(CASES[name])


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_every_line_stays_where_it_is(lowered: dict[str, Lowered], name: str) -> None:
    before = ast.parse(original(name))
    after = ast.parse(lowered[name].text)
    behind = lowered[name].text.splitlines()[original(name).count("\n") :]
    assert "setattr(Stone, \"__doc__\", 'Kinds.')" in behind
    assert all(line.startswith(("setattr(", "_shared_")) for line in behind)

    def functions(tree: ast.Module) -> dict[str, list[int]]:
        found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        return {
            node.name: [each.lineno for each in node.body]
            for node in found
            if node.name != "__init__"
        }

    assert functions(after) == functions(before)


def test_a_step_gets_a_constructor_below_its_docstring(lowered: dict[str, Lowered]) -> None:
    lines = lowered["step"].text.splitlines()
    start = line_of(original("step"), "seat: int") - 1
    assert lines[start] == (
        "    def __init__(self, seat: int, county: int = NOBODY) -> None: "
        "self.seat = seat; self.county = county  # type: ignore[misc]"
    )
    assert lines[start - 8 : start] == [
        "@mypyc_attr(acyclic=True)",
        "@final",
        "@dataclass(frozen=True, init=False)",
        "class Rest(Step):",
        '    """1.1 Nobody moves.',
        "",
        "    Not even the miller.",
        '    """',
    ]
    assert lowered["step"].found["constructor"] == 1


def test_an_error_in_a_lowered_step_names_the_line_of_the_source(
    lowered: dict[str, Lowered],
) -> None:
    assert line_of(lowered["step"].text, "raise Run") == line_of(original("step"), "raise Run")


def test_a_state_gets_a_constructor_with_the_fields_it_derives(lowered: dict[str, Lowered]) -> None:
    text = lowered["state"].text
    assert (
        "def __init__(self, rules: westphalia.engine.ruleset.Ruleset, "
        "agenda: list[westphalia.engine.step.Step], barns: list[int], "
        "herds: list[list[int]] | None = None, yields: list[int] | None = None) -> None: "
        "self.rules = rules; self.agenda = agenda; self.barns = barns; "
        "self.herds = [] if herds is None else herds; "
        "self.yields = [0, 0] if yields is None else yields\n"
    ) in text
    assert "import westphalia.engine.ruleset" in text.splitlines()[2]
    assert "@final\n@dataclass(eq=False, init=False)\nclass Farm" in text


def test_rows_are_packed_and_indexed_and_gone_through_as_they_are(
    lowered: dict[str, Lowered],
) -> None:
    text = lowered["rows"].text
    assert (
        "return Field(self.rules, self.agenda.copy(), self.sheep[:], self.wolves.copy())\n" in text
    )
    assert "    s.sheep[place] += _number(s.sheep[0]) - s.wolves[0]\n" in text
    assert "    s.sheep = _row([0] * 3)\n    s.sheep = tally([s.wolves], 3)\n" in text
    assert "    for n, flock in enumerate(s.sheep):\n" in text
    assert "        if flock and not _in_row(0, s.sheep) and s.sheep[n] > 1:\n" in text
    assert "return [_number(s.sheep[n]), sum(_listed(s.sheep)), *_listed(s.sheep)[1:]]\n" in text
    assert "    shear(s.sheep, _number(s.sheep[0]))\n" in text
    assert "    named = Field(rules=s.rules, agenda=[], sheep=_row([4]), wolves=[5])\n" in text
    assert "*Field(s.rules, [], _row([1, 2]), [3]).wolves]\n" in text


@pytest.mark.slow
def test_a_row_must_not_get_another_name(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "alias.py"
    use = "\n\ndef use(s: WallensteinState) -> None:\n    owner = s.owner\n    owner[0] = 1\n"
    path.write_text("from westphalia.games.wallenstein.state import WallensteinState\n" + use)
    state = root / "src/westphalia/games/wallenstein/state.py"
    modules = {"westphalia.games.wallenstein.state": state, "alias": path}
    with pytest.raises(AssertionError, match="alias:5: a row of the position gets another name"):
        lower(root / "src", modules)


def test_a_class_that_others_derive_from_is_not_final(lowered: dict[str, Lowered]) -> None:
    first, second = lowered["base"].text.split("# Why")
    assert "@final\n@dataclass" not in first
    assert "@mypyc_attr(acyclic=True)\n@final\n# Why" in lowered["base"].text
    assert "__init__" not in first + second
    assert lowered["base"].text.count("@dataclass(frozen=True, init=False)\n") == 2


def test_a_class_of_a_generic_one_is_no_dataclass_any_more(lowered: dict[str, Lowered]) -> None:
    assert (
        '@final\n\nclass Height(Quantity[int]):\n    """1.4 How high a place is."""\n'
        "    def __init__(self, metres: int) -> None: self.metres = metres\n    metres: int\n"
    ) in lowered["generic"].text


def test_telling_is_guarded_by_whether_somebody_listens(lowered: dict[str, Lowered]) -> None:
    text = lowered["telling"].text
    assert "        if play.told is not None: play.tell(\n            print," in text
    assert "    other.tell(2)" in text
    assert lowered["telling"].found == Counter({"guarded tell": 1})


@pytest.mark.slow
def test_telling_must_not_be_doing(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "doing.py"
    use = "def use(play: Play[Any]) -> None:\n    play.tell(print, max(1, act(play)))\n"
    act = "def act(play: Play[Any]) -> int:\n    return len(play.open)\n"
    head = "from typing import Any\nfrom westphalia.engine.step import Play\n"
    path.write_text(
        head + act + use.replace("print,", "print,  # type: ignore[arg-type]\n        ")
    )
    with pytest.raises(AssertionError, match="doing:6: what is told must not be done by telling"):
        lower(root / "src", {"doing": path})


def test_steps_are_put_next_as_a_list(lowered: dict[str, Lowered]) -> None:
    text = lowered["steps"].text
    assert "    play.follow([first])\n" in text
    assert "    play.follow([\n        first,  # 1.1\n        *rest,\n    ])\n" in text
    assert "    other.then(first)\n" in text


def test_a_word_is_a_number_of_the_processor(lowered: dict[str, Lowered]) -> None:
    text = lowered["words"].text
    assert "from mypy_extensions import i64" in text.splitlines()[2]
    assert "Word = i64\n\n@final\nclass Wheel:\n    at: Word = 0\n" in text


def test_members_of_an_enum_become_their_numbers_inside_functions(
    lowered: dict[str, Lowered],
) -> None:
    text = lowered["members"].text
    assert 'TABLE = {Stone.FLINT: "f"}' in text
    assert "def value(stone: int, mood: Mood, row: list[Stone]) -> int:" in text
    assert "return len(names) if stone == 1 else 0\n" in text
    assert "[Stone.SLATE.name, *(each.name for each in Stone)]" in text
    assert "    for each in range(2):\n        names.append(str(each))" in text
    assert "    for each in Stone:\n        names.append(each.name)" in text
    assert "mood is Mood.GLAD" in text
    assert "    if _number(row[0]) == stone:\n" in text
    assert "def pick() -> Stone:\n    return Stone.FLINT" in text
    assert "return row.count(Stone.FLINT) + 0\n" in text


def test_only_ints_in_lists_of_ints_are_looked_for_natively(lowered: dict[str, Lowered]) -> None:
    text = lowered["membership"].text
    assert 'if _contains(n, some) and "a" in words and n in seen and x in some:' in text
    assert "return not _contains(n + 1, (some or [n]))" in text
    assert "return _contains((n - 1), (\n        some\n    ))" in text
    assert "from westphalia.engine.native import contains as _contains" in text.splitlines()[2]


def test_what_is_equal_only_to_itself_is_looked_for_by_identity(
    lowered: dict[str, Lowered],
) -> None:
    text = lowered["identity"].text
    assert "return not _holds(choice, question.choices) and step in steps" in text


def test_rows_are_copied_natively(lowered: dict[str, Lowered]) -> None:
    assert "return [*_copies(rows), *_copies(rows[1:])]" in lowered["copying"].text


def test_only_floats_are_bisected_natively(lowered: dict[str, Lowered]) -> None:
    assert 'return _bisect(sums, 0.5) + bisect(words, "a")' in lowered["bisecting"].text


def test_methods_and_sums_of_lists_of_ints_are_native(lowered: dict[str, Lowered]) -> None:
    text = lowered["methods"].text
    assert "    _remove(some, n)\n" in text
    assert (
        "    _remove(rows[_index(some, n)], _count(some, n) + _index(rows[0], _index(some, n)))\n"
    ) in text
    assert '    words.remove("a")\n    some.index(n, 1)\n' in text
    assert '    _insort(some, n)\n    insort(words, "a")\n' in text
    assert "    if _some(some) and any(words):\n" in text
    assert (
        "return _total(some) + _highest(some) + _lowest(some) + max(n, 1) + sum(some, 2) + _bits(n)"
    ) in text


def test_an_objection_that_says_nothing_or_one_number_is_made_once(
    lowered: dict[str, Lowered],
) -> None:
    text = lowered["objections"].text
    assert "SHARED = TooSteep()\n" in text
    assert "        return _shared_TooSteep.plain()\n" in text
    assert "        return TooHigh(steep)\n" in text
    assert "    return TooHigh(stone) if metres > 9 else _shared_TooHigh.about(\n" in text
    assert "        metres + 1\n    )\n" in text
    assert "\n_shared_TooHigh: _Final = _Shared(TooHigh)\n" in text
    assert lowered["objections"].found["objection"] == 2


def test_numbers_are_put_in_order_without_a_set(lowered: dict[str, Lowered]) -> None:
    text = lowered["order"].text
    assert "    sorted(set(words))\n    sorted({word for word in words})\n" in text
    assert "    both = _distinct([*some, *pair])\n" in text
    assert "    odd = _distinct([n + some[0] for n in some if _contains(n, some)])\n" in text
    assert "    once = _distinct(some) + _distinct(odd) + _distinct([n, *some])\n" in text
    assert "*_distinct([*pair]), *sorted(set(some), reverse=True)]\n" in text


def test_ints_and_truths_are_added_up_without_a_list(lowered: dict[str, Lowered]) -> None:
    text = lowered["sums"].text
    assert (
        "sum(n + 1 for n in some if _contains(n, some)) + sum(_number(_contains(n, some)) for n"
        in text
    )
    assert "    many += sum(_number(not _contains(n, some)) for n in range(9))\n" in text
    assert "    return many + sum([part for part in parts]) + sum([n for n in some], 1)\n" in text


def test_ints_are_looked_for_in_tuples_natively(lowered: dict[str, Lowered]) -> None:
    text = lowered["tuples"].text
    assert 'if _in_tuple(1, pair) and not _in_tuple(2, pair) and 3 in two and "a" in words:' in text
    assert "return _count_in_tuple(pair, 4) + two.count(5) + pair.index(6)\n" in text
    assert '    return words.count("a")\n' in text


def test_conditions_that_must_all_hold_are_put_one_by_one(lowered: dict[str, Lowered]) -> None:
    text = lowered["conditions"].text
    assert "    here = [n for n in some if n if words if n > 1]\n" in text
    assert "    there = [n for n in some if (n and words) if not n and (n or words)]\n" in text
    assert "    return here + there + [n for n in some if n or words and n > 1]\n" in text


def test_lists_of_one_length_are_gone_through_side_by_side(lowered: dict[str, Lowered]) -> None:
    text = lowered["pairs"].text
    assert "    same = [n for n, word in zip(_alike(some, words), words) if word]\n" in text
    assert "    more = [n for n, word in zip(some, words[1:], strict=True) if word]\n" in text
    assert "*[n + m for n, m in zip(pair, some, strict=True)]]\n" in text


def test_a_constant_that_is_another_one_is_its_number(lowered: dict[str, Lowered]) -> None:
    text = lowered["constants"].text
    assert "ROLLS: Final = 10\nMOST: Final[int] = SIDES\n" in text
    assert 'LEAST: Final = len("abc")\nWORD: Final = "a"\nOTHER: Final = WORD\n' in text


def test_an_int_is_halved_without_dividing(lowered: dict[str, Lowered]) -> None:
    text = lowered["halves"].text
    assert "HALF = 9 // 2\n" in text
    assert "    word % 2\n" in text
    assert "    some = [(_index(some, n) >> 1) for n in some]\n" in text
    assert "return n - ((n + 1) >> 1) + (n * 3 & 1) + n // 3 + part // 2 + True // 2\n" in text


@pytest.mark.parametrize("numbers", [[], [3], [1, 1, 2], [5, 2, 2, 9, 1], [-1, 4, -1, 0]])
def test_what_is_called_natively_does_what_it_stands_for(numbers: list[int]) -> None:
    assert native.distinct(numbers) == sorted(set(numbers))
    assert native.in_tuple(2, tuple(numbers)) == (2 in numbers)
    assert native.count_in_tuple(tuple(numbers), 1) == numbers.count(1)
    shared = native.Shared(NotHere)
    assert shared.about(1) == NotHere(1) != shared.about(2)
    assert shared.about(1) is shared.about(1)
    assert native.alike(numbers, numbers.copy()) is numbers
    with pytest.raises(ValueError, match="zip"):
        native.alike(numbers, [*numbers, 1])
    assert native.some(numbers) == any(numbers)
    ascending, other = sorted(numbers), sorted(numbers)
    native.insort(ascending, 2)
    insort(other, 2)
    assert ascending == other
    simple = native.Shared(OutOfPoints)
    assert simple.plain() == OutOfPoints()
    assert simple.plain() is simple.plain()


def test_what_has_nothing_to_lower_is_left_alone(lowered: dict[str, Lowered]) -> None:
    function = original("plain").index("def nothing")
    assert original("plain")[function:] in lowered["plain"].text


def test_an_edit_that_would_move_lines_is_refused() -> None:
    source = Source("one", "a = 1\nb = 2\n")
    with pytest.raises(AssertionError, match="would move the lines below it"):
        source.replace(0, 1, "x\n")


def test_a_bracket_opens_before_what_is_replaced_behind_it() -> None:
    source = Source("one", "a = Stone.FLINT in some\n")
    source.replace(4, 15, "1")
    source.insert(4, "holds(")
    source.close(23, ")")
    assert source.result() == "a = holds(1 in some)\n"


@pytest.mark.slow
def test_sources_with_wrong_types_are_refused(root: Path, tmp_path: Path) -> None:
    path = tmp_path / "wrong.py"
    path.write_text("x: int = 'a'\n")
    with pytest.raises(TypeFault, match=r"do not pass mypy.*Incompatible types"):
        lower(root / "src", {"wrong": path})


# The real sources: what they have of each kind, counted without types


@pytest.fixture(scope="module")
def real(root: Path) -> dict[str, Source]:
    folder = root / "src"
    return lower(folder, {module_name(folder, path): path for path in to_compile(folder, GAMES)})


def nodes(sources: dict[str, Source], kind: type[T]) -> Iterator[T]:
    for source in sources.values():
        yield from (node for node in ast.walk(source.tree) if isinstance(node, kind))


def called(sources: dict[str, Source], method: str) -> int:
    """How often a method of that name is called."""
    calls = [call.func for call in nodes(sources, ast.Call)]
    return sum(isinstance(func, ast.Attribute) and func.attr == method for func in calls)


def found(sources: dict[str, Source]) -> Counter[str]:
    return total({name: source.found for name, source in sources.items()})


@pytest.mark.slow
def test_every_dataclass_gets_a_constructor(real: dict[str, Source]) -> None:
    classes = [
        node
        for node in nodes(real, ast.ClassDef)
        if any("dataclass" in ast.unparse(each) for each in node.decorator_list)
    ]
    assert found(real)["constructor"] == len(classes) > 80


def test_every_step_is_acyclic_and_final_unless_others_derive_from_it(
    real: dict[str, Source],
) -> None:
    rooms = [[name for name in real if f".{room}." in name] for room in ("engine", *GAMES)]
    kinds = {
        kind
        for names in rooms
        for kind in step_kinds([import_module(name) for name in names]).values()
    }
    engine = {kind for kind in kinds if kind.__module__.startswith(ENGINE)}
    assert found(real)["acyclic step"] == len(kinds) > 200
    parents = {base for kind in kinds for base in kind.__mro__[1:]}
    last = kinds - parents - engine
    assert len(last) > 190
    for kind in last:
        text = real[kind.__module__].result()
        final = rf"@final\n(#.*\n)*@dataclass.*\nclass {kind.__name__}\b"
        assert re.search(final, text), kind.__name__


def test_every_tell_is_guarded_and_every_then_takes_a_list(real: dict[str, Source]) -> None:
    assert found(real)["guarded tell"] == called(real, "tell") > 70
    assert found(real)["list of steps"] == called(real, "then") > 40


def test_no_function_of_the_rules_looks_members_up(real: dict[str, Source]) -> None:
    rules = {name: source for name, source in real.items() if ".rules." in name}
    left = [
        ast.unparse(node)
        for source in rules.values()
        for function in ast.walk(ast.parse(source.result()))
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ENUMS
    ]
    assert left == []
    assert found(rules)["enum member"] > 20


def test_no_list_of_the_state_is_searched_by_comparing_objects(real: dict[str, Source]) -> None:
    kinds = [
        *WallensteinState.__annotations__.items(),
        *ThirtyYearsWarState.__annotations__.items(),
    ]
    lists = {name for name, kind in kinds if kind in ("list[int]", "Row")}
    rows = [name for name, kind in kinds if kind == "Row"]
    assert found(real)["copy of a row"] == len(rows) > 10
    left = [
        ast.unparse(node)
        for source in real.values()
        for node in ast.walk(ast.parse(source.result()))
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn)
        if isinstance(node.comparators[0], ast.Attribute) and node.comparators[0].attr in lists
    ]
    assert left == []
    assert found(real)["membership"] > 15


def test_every_kind_of_lowering_finds_something(real: dict[str, Source]) -> None:
    kinds = {kind for source in real.values() for kind in source.found}
    assert kinds == KINDS
