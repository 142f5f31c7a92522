"""Every language says everything: the same messages, the same arguments, and none for nothing."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westphalia.bots.wallenstein import reasons
from westphalia.engine.event import Event, key_of
from westphalia.games.wallenstein import events, events_court, events_leaders
from westphalia.games.wallenstein.choices import BOXES, CARDS, VOCABULARY
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.spelling import GIFTS, SEASONS, TERMS, WORDS
from westphalia.locales import LANGUAGES, WEB, MissingMessage, Tongue, UnknownLanguage, load
from westphalia.terminal.wallenstein.prose import WallensteinProse
from westphalia.terminal.words import key

SOURCE = Path(__file__).parents[1] / "src" / "westphalia"
FILES = ("bots.ftl", "terminal.ftl", "wallenstein.ftl")
PLAYERS = ("Anna", "Bert", "Carla")
UGLY = {  # straight apostrophes, foreign quotation marks, and in French a space that may break
    "en": re.compile("['„]"),
    "de": re.compile("['”]"),
    "fr": re.compile("['“”]| [;:!?»%]|« "),
}


class Reading(Visitor):  # type: ignore[misc]  # the library has no types
    """The variables of a message and the messages that it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, Reading]:
    found: dict[str, Reading] = {}
    for name in FILES:
        path = SOURCE / "locales" / language / name
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path} has {entry.id.name} again"
                found[entry.id.name] = reading = Reading()
                reading.visit(entry)
    return found


def variables(language: str, name: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    reading = messages(language)[name]
    return reading.variables.union(*[variables(language, other) for other in reading.messages])


def event_kinds() -> list[type[Event]]:
    return [
        kind
        for module in (events, events_court, events_leaders)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    ]


def constants(*folders: str) -> set[str]:
    """Every string in the code of these folders."""
    return {
        node.value
        for folder in folders
        for path in (SOURCE / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def calls(name: str) -> list[ast.Call]:
    """The calls of a function in the rules of the game."""
    return [
        node
        for path in (SOURCE / "games" / "wallenstein").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == name
    ]


def question_kinds() -> set[str]:
    """What is asked: the words, other than clauses, given to whatever makes a question."""
    words = {
        argument.value
        for maker in ("Question", "ask_for_county", "target_question")
        for call in calls(maker)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    return {word for word in words if not re.match(r"[A-Z]\d", word)}


def skip_reasons() -> set[str]:
    """Why an action may come to nothing: what is told, returned or noted as a reason."""
    found = {
        argument.value
        for call in calls("tell")
        if ast.unparse(call.args[0]) in ("ActionSkipped", "ConversionSkipped")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    for path in (SOURCE / "games" / "wallenstein").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            value: ast.expr | None = None
            if isinstance(node, ast.FunctionDef) and node.name in ("obstacle", "shortage"):
                found |= {
                    part.value.value
                    for part in ast.walk(node)
                    if isinstance(part, ast.Return) and isinstance(part.value, ast.Constant)
                }
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "reason":
                value = node.value
            if isinstance(value, ast.Constant):
                found.add(value.value)
    return {str(reason) for reason in found if reason}


@pytest.fixture(params=LANGUAGES)
def prose(request: pytest.FixtureRequest) -> WallensteinProse:
    return WallensteinProse(Tongue(request.param, strict=True), WALLENSTEIN.header(PLAYERS))


def test_all_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert messages(language).keys() == english.keys()
        for name in english:
            assert variables(language, name) == variables("en", name), (language, name)


def test_the_same_files_lie_in_every_language_and_are_all_read() -> None:
    """The page's own files are read by the page."""
    for language in LANGUAGES:
        names = {path.name for path in (SOURCE / "locales" / language).iterdir()}
        assert {name for name in names if not name.startswith(WEB)} == set(FILES)
        for key_ in messages(language):
            assert load(language).has_message(key_)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_set_by_its_own_rules(language: str) -> None:
    lines = [
        f"{path.name}: {line}"
        for path in sorted((SOURCE / "locales" / language).iterdir())
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]
    assert [line for line in lines if UGLY[language].search(line.partition(": ")[2])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", event_kinds(), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_that_asks_for_nothing_else(
    kind: type[Event], language: str
) -> None:
    offered: set[str] = set()
    for field in fields(kind):
        offered.add(field.name)
        if str(field.type).startswith("tuple"):
            offered.add(f"{field.name}_count")
        elif TERMS.get(field.name) in WORDS:
            offered |= {f"{field.name}_id", f"has_{field.name}"}
        elif TERMS.get(field.name) == "seat":
            offered.add(f"has_{field.name}")
    assert key_of(kind) in messages(language), f"{kind.__name__} cannot be said in {language}"
    assert variables(language, key_of(kind)) <= offered


def test_every_question_every_choice_and_every_obstacle_can_be_said(
    prose: WallensteinProse,
) -> None:
    kinds, lacks = question_kinds(), skip_reasons()
    assert {"plan", "march", "move_leader", "favour", "draft_leader"} <= kinds
    assert {"twin", "thalers", "courtiers", "lone_army"} <= lacks
    for kind in kinds:
        assert prose.tongue.knows(key("ask", kind)), kind
    for choice in VOCABULARY.choices:
        assert prose.choice(choice)
    for reason in lacks:
        assert prose.words.lack(reason)


def test_every_term_has_its_word(prose: WallensteinProse) -> None:
    words, board = prose.words, prose.words.board
    for action in range(len(board.actions)):
        assert words.action(action)
    for tile in range(len(board.tiles)):
        assert words.tile(tile)
    for card in range(len(board.events)):
        assert words.event(card)
        assert words.effect(card, "-about")
    for box in range(len(BOXES)):
        assert words.box(box)
    for card in range(len(CARDS)):
        assert words.card(card)
    for favour in range(len(board.favour_gift)):
        assert words.favour(favour)
    for season in range(len(SEASONS)):
        assert words.season(season)
    for building in range(len(WORDS["building"])):
        assert words.building(building)
    boxes = [words.box(box) for box in range(len(BOXES))]
    assert len(set(boxes)) == len(boxes), "two boxes have one name"


def used() -> set[str]:
    """The messages that something says: spelled in the code, or made from a family and a word."""
    spelled = constants("terminal", "bots")
    families = {
        "ask": question_kinds() | {"plan-done", "over"},
        "choose": {choice.verb for choice in VOCABULARY.choices if choice.verb not in BOXES}
        | {"plan", "take-top"},
        "lack": skip_reasons(),
        "season": set(SEASONS),
        "building": set(WORDS["building"]),
        "action": set(WORDS["action"]),
        "tile": set(WORDS["tile"]),
        "gift": set(GIFTS),
        "effect": {
            name + suffix
            for effect in WallensteinProse(
                Tongue("en"), WALLENSTEIN.header(PLAYERS)
            ).words.board.event_effect
            for name in [effect.name.lower()]
            for suffix in ("", "-about")
        },
        **dict.fromkeys(("column", "short", "label", "usage", "help"), spelled),
        "help-answer": spelled,
    }
    made = {key(family, word) for family, words in families.items() for word in words}
    told = {key_of(kind) for kind in event_kinds()}
    reason_keys = {value for value in vars(reasons).values() if isinstance(value, str)}
    return spelled | made | told | reason_keys


def test_no_message_is_there_for_nothing() -> None:
    alive = used() & messages("en").keys()
    waiting = list(alive)
    while waiting:
        more = messages("en")[waiting.pop()].messages - alive
        alive |= more
        waiting += more
    assert messages("en").keys() - alive == set()


def test_what_a_language_lacks_is_said_in_english_or_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    french = load("fr")
    monkeypatch.delitem(french._messages, "neutral")
    monkeypatch.setitem(french._compiled, "neutral", None)
    assert Tongue("fr").say("neutral") == Tongue("en").say("neutral")
    with pytest.raises(MissingMessage, match="'neutral' in 'fr'"):
        Tongue("fr", strict=True).say("neutral")
    assert Tongue("de").say("no-such-key") == "no-such-key"
    with pytest.raises(MissingMessage, match="no-such-key"):
        Tongue("de", strict=True).say("no-such-key")
    with pytest.raises(MissingMessage, match="n-armies"):
        Tongue("de", strict=True).say("n-armies")
    with pytest.raises(UnknownLanguage, match="'la' is no language here"):
        Tongue("la")
