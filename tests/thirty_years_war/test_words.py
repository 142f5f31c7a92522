"""What players read of Thirty Years War: names, questions and choices, in any number and form."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import Field, fields, is_dataclass
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.messages import LOCALES, NOTHING, file_messages, names, variables
from tests.thirty_years_war.test_objections import UNSAID, wars

from westphalia import terminal
from westphalia.engine.facts import entries
from westphalia.games import thirty_years_war
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.overlay import base_data
from westphalia.games.thirty_years_war.words import TERMS, VOCABULARY, WORDS
from westphalia.locales import COMPLETE, FORMS, Name, Tongue, functions
from westphalia.locales.completeness import Message
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse
from westphalia.terminal.words import key

GAME = THIRTY_YEARS_WAR
OWN = (f"{GAME.name}.ftl", f"{GAME.name}-lobby.ftl")
REASONS = f"{GAME.name}-bots.ftl"
RULES = Path(thirty_years_war.__file__).parent
TERMINAL = Path(terminal.__file__).parent
BOARD = load_board()
COUNTS = (0, 1, 2, 5)
# A plain city, one that begins with a vowel in French, one with an article in every language.
PLACES = ("prague", "antwerp", "united_provinces")
AREAS = ("bohemia", "brandenburg", "lower_palatinate", "spanish_netherlands")
BREAKS = ("revolt", "besieged", "neutral", "france", "enemy_force", "not_controlled")


@pytest.fixture(scope="module", params=COMPLETE)
def prose(request: pytest.FixtureRequest) -> ThirtyYearsWarProse:
    return prose_in(request.param)


@cache
def prose_in(language: str) -> ThirtyYearsWarProse:
    return ThirtyYearsWarProse(Tongue(language, strict=True), GAME.header(("Anna", "Bert")))


# Names


@pytest.mark.parametrize("term", WORDS)
def test_every_thing_has_a_name_of_its_own(prose: ThirtyYearsWarProse, term: str) -> None:
    said = [prose.words.name(term, value) for value in range(len(WORDS[term]))]
    assert len(set(said)) == len(said) > 1
    assert not any(UNSAID.search(name) for name in said)


def test_english_names_are_those_of_the_board() -> None:
    words = prose_in("en").words
    data = base_data()
    places = [text for kind in ("cities", "boxes") for text in printed(data, kind, "name")]
    assert [words.place(place) for place in range(len(BOARD.places))] == places
    assert [words.area(area) for area in range(len(BOARD.areas))] == printed(data, "areas", "name")
    named = [name for name in BOARD.leader_names if not name.startswith("Unnamed")]
    assert [words.leader(leader) for leader in range(len(named))] == named
    titles = [title.replace("(The)", "The") for title in printed(data, "cards", "title")]
    numbers = [name.upper() for name in BOARD.cards]
    shown = [f"{title} ({number})" for title, number in zip(titles, numbers, strict=True)]
    assert [words.tongue.say(key("card", card)) for card in BOARD.cards] == shown


def printed(data: dict[str, object], kind: str, value: str) -> list[str]:
    return [str(entry[value]) for _, entry in entries(data, kind)]


@pytest.mark.parametrize(
    ("language", "name", "forms"),
    [
        ("de", "place-prague", "in Prag|nach Prag|aus Prag|Prag"),
        (
            *("de", "area-lower-palatinate"),
            "in der Unterpfalz|in die Unterpfalz|aus der Unterpfalz|die Unterpfalz",
        ),
        (
            *("de", "place-united-provinces"),
            "in den Generalstaaten|in die Generalstaaten|aus den Generalstaaten|die Generalstaaten",
        ),
        ("fr", "place-antwerp", "à Anvers|à Anvers|d’Anvers|Anvers"),
        ("fr", "place-prague", "à Prague|à Prague|de Prague|Prague"),
        ("fr", "area-austria", "en Autriche|en Autriche|d’Autriche|l’Autriche"),
        ("fr", "area-tyrol", "au Tyrol|au Tyrol|du Tyrol|le Tyrol"),
        ("en", "area-lower-palatinate", "Lower Palatinate|" * 3 + "the Lower Palatinate"),
    ],
)
def test_names_have_their_forms(language: str, name: str, forms: str) -> None:
    said = functions(language)
    text = prose_in(language).tongue.say(name)
    assert [said[form.upper()](text) for form in FORMS] == forms.split("|")


@pytest.mark.parametrize("language", COMPLETE)
def test_equal_names_have_equal_forms(language: str) -> None:
    """The page finds the forms of a name by the name."""
    tongue = prose_in(language).tongue
    known: dict[str, dict[str, str]] = {}
    for term in ("place", "area", "nation", "leader"):
        for word in WORDS[term]:
            name = tongue.say(key(term, word))
            forms = dict(name.forms) if isinstance(name, Name) else {}
            assert set(forms) <= set(FORMS)
            assert known.setdefault(str(name), forms) == forms, name


# Questions and choices


@cache
def askers() -> dict[str, list[ast.ClassDef]]:
    """The Decisions that ask a question, by its kind."""
    found: dict[str, list[ast.ClassDef]] = {}
    for path in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.ClassDef):
                continue
            calls = [part for part in ast.walk(node) if isinstance(part, ast.Call)]
            for call in [call for call in calls if ast.unparse(call.func) == "Question"]:
                kind = call.args[1]
                assert isinstance(kind, ast.Constant), f"{node.name} asks for no kind by name"
                found.setdefault(str(kind.value), []).append(node)
    return found


def parts_of(name: str) -> tuple[Field[int], ...]:
    asker = GAME.kinds[name]
    assert is_dataclass(asker)
    return fields(asker)


def arguments(field: Field[int], count: int) -> dict[str, str | int]:
    """What a field of a Decision gives to its question: an id or a number, as a view has it."""
    if str(field.type).startswith("tuple"):
        return {}
    words = WORDS.get(TERMS.get(field.name, ""))
    return {field.name: words[count] if words else count}


@pytest.mark.parametrize("kind", askers())
def test_every_question_can_be_asked(prose: ThirtyYearsWarProse, kind: str) -> None:
    for asker in askers()[kind]:
        for count in COUNTS:
            about = [arguments(field, count) for field in parts_of(asker.name)]
            given = dict(chain.from_iterable(part.items() for part in about))
            given.pop("seat", None)
            said = prose.asked(kind, given)
            assert said.endswith(("?", ".")), said
            assert not wrong(prose.tongue.language).search(said), said


def test_who_comes_alone_is_asked_for_by_his_units() -> None:
    assert prose_in("en").asked("place_leader", {"leader": None}) == "Where do the units arrive?"


def test_every_choice_can_be_said_at_every_question(prose: ThirtyYearsWarProse) -> None:
    offered = {(question.kind, word) for question, *_ in wars(0) for word in question.choices}
    anywhere = {("", word) for word in VOCABULARY.choices}
    for kind, word in offered | anywhere:
        said = prose.choice(word, kind)
        assert not wrong(prose.tongue.language).search(said), said
        short = key("short", word.verb)
        if short in file_messages(prose.tongue.language, OWN[0]):
            assert len(prose.tongue.say(short, **prose.noun(word))) < len(said)


def test_choices_of_a_question_are_told_apart(prose: ThirtyYearsWarProse) -> None:
    for question in {question.kind: question for question, *_ in wars(0)}.values():
        said = [prose.choice(word, question.kind) for word in question.choices]
        assert len(set(said)) == len(said), said


@pytest.mark.parametrize("language", COMPLETE)
def test_a_choice_is_worded_for_questions_that_offer_it(language: str) -> None:
    text = (LOCALES / language / OWN[0]).read_text(encoding="utf-8")
    pattern = r"^choose-(.*) = \{ \$kind ->\n((?: +\*?\[.*\n)+)"
    worded = re.findall(pattern, text, re.MULTILINE)
    assert len(worded) > 9
    for verb, variants in worded:
        for kind in re.findall(r"^ +\[(\w+)\]", variants, re.MULTILINE):
            code = "".join(map(ast.unparse, askers()[kind]))
            assert re.search(rf"\b{verb.replace('-', '_').upper()}\b", code), (verb, kind)


# Cards


@pytest.mark.parametrize("card", BOARD.cards)
def test_a_card_says_what_it_does_by_its_own_numbers(prose: ThirtyYearsWarProse, card: str) -> None:
    entry = dict(entries(base_data(), "cards"))[card]
    numbers = {name for name, value in entry.items() if isinstance(value, int)}
    asked = variables(prose.tongue.language, GAME.name, f"card-{card}-about")
    assert asked <= numbers
    said = prose.words.does(card)
    assert said.endswith(".")
    assert not wrong(prose.tongue.language).search(said), said
    told = [name for name in ("amount", "vp", "least") if name in numbers]
    assert [name for name in told if name not in asked] == (["amount"] if card == "p2" else [])


# Set-up and time


def test_every_option_and_side_can_be_chosen(prose: ThirtyYearsWarProse) -> None:
    say = prose.tongue.say
    for module in GAME.modules:
        assert say(key("module", module))
        assert say(key("module", module) + "-about").endswith(".")
    for option in GAME.options:
        values = [key(f"option-{option.name}", value) for value in option.values]
        assert len({say(value) for value in values}) == len(values)
        assert all(say(f"{value}-about") for value in values)
    sides = [side.name for side in GAME.sides(GAME.header(("Anna", "Bert")))]
    assert len({say(key("side", side)) for side in sides}) == 2


def test_a_table_says_when_it_is() -> None:
    said = [
        prose_in(name).tongue.say("table-when", turn=3, year=1624, until=1625) for name in COMPLETE
    ]
    assert said == ["Turn 3, 1624–1625", "Zug 3, 1624–1625", "Tour 3, 1624–1625"]


# Everything, in any number


WRONG = {
    "en": r"\b1 (steps|levels|attempts|units|columns|markers|cities|leaders|points)\b"
    r"|\b(an?|the) (an?|the)\b|\b(to|from|in|of) (United|Lower|Spanish Neth)",
    "de": r"\b1 (Stufen|Grade|Versuche|Einheiten|Spalten|Städte|\w+punkte)\b"
    r"|\b(in|aus|nach) (in|aus|nach)\b|\b(in|nach|aus) (Unterpfalz|Generalst)",
    "fr": r"\b1 (niveaux|essais|unités|colonnes|marqueurs|villes|chefs|points)\b"
    r"|\b[Dd]e [AEIOUÉaeiou]|\b[dD]e les? |\b(à|en|de) (à|en|de|du|des)\b"
    r"|\b(à|en) (Provinces|Pays)",
}


@cache
def wrong(language: str) -> re.Pattern[str]:
    """Leftovers of messages, doubled or missing articles, a plural of one."""
    return re.compile(f"{WRONG.get(language, NOTHING)}|{UNSAID.pattern}|" + r"\(\)| [.,]|^ | $")


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every message of the game and of its bots, for each count, each place and each Area."""
    bundle = FluentBundle([language], use_isolating=False, functions=functions(language))
    for name in [*names(language, None), *names(language, GAME.name)]:
        text = (LOCALES / language / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    tongue = prose_in(language).tongue
    for name in {**own_messages(language), **file_messages(language, REASONS)}:
        pattern = bundle.get_message(name).value
        assert pattern, f"{name} says nothing"
        for number, count in enumerate(COUNTS):
            place = tongue.say(key("place", PLACES[number % len(PLACES)]))
            area = tongue.say(key("area", AREAS[number % len(AREAS)]))
            city = tongue.say(key("place", PLACES[number % 2]))
            stand = {**STAND_INS, "place": place, "city": city, "origin": city, "area": area}
            asked = variables(language, GAME.name, name)
            said, errors = bundle.format_pattern(pattern, {a: stand.get(a, count) for a in asked})
            assert not errors, (language, name, errors)
            yield name, str(said)


STAND_INS = {
    "card": "Fog (C31)", "other": "Fog (C31)", "leader": "Tilly", "unit": "X", "kind": "X",
    "has_leader": "yes", "pope": "Paul V",
}  # fmt: skip


@pytest.mark.parametrize("language", COMPLETE)
def test_every_message_can_be_said_with_any_number_and_any_place(language: str) -> None:
    said = list(sentences(language))
    assert len(said) > 700 * len(COUNTS)
    assert [(name, text) for name, text in said if wrong(language).search(text)] == []


def own_messages(language: str) -> dict[str, Message]:
    return {**file_messages(language, OWN[0]), **file_messages(language, OWN[1])}
