"""What players read: the printed words, no banned ones, and sentences that hold for any number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.messages import LOCALES, NOTHING, file_messages, messages, names, never, variables
from tests.wallenstein.whole_game import SETUPS, whole_game

from westphalia import clauses as book
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.events.base import GameWon
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.locales import COMPLETE, FORMS, Name, Tongue, functions
from westphalia.terminal.wallenstein.words import WallensteinProse

GAME = WALLENSTEIN.name
NUMBERS = (0, 1, 2, 5)
COUNTIES = ("Lausitz", "Anhalt", "Erzbm. Köln")  # with an article, with a vowel, abbreviated
PLACES = frozenset(["county", "origin", "region"])

# Words that the printed game does not use for these things, or that are hard for learners.
BANNED = {
    "de": r"Aufstandsmarker|Korn(?!wall)|Geldkarte|Kaiserlicher Hof|Spielreihenfolge|Gebotsfeld"
    r"|Heerführerstein|Zusatztableau|[Uu]msonst|\bGaben?\b|[Aa]usheb|ausgehoben|[Ee]intreib|\bMarsch(?!all)"
    r"|\bErnte|ernte[nt]\b|Abwehr|verwüstet|\bSchatz\b|ausgekämpft"
    r"|(auf|von) der Karte(?! (steht|ist|\{))",
    "fr": r"comptoir|\b[Bb]lé\b|[Mm]esures?\b|[Rr]écolt|[Ll]ever l’impôt|[Mm]onnaie"
    r"|[Rr]ecrut(?!e|es)|tour à dés|[Vv]estibule|cour de l’empereur|[Dd]évast|Étalage"
    r"|\b[Mm]arche(nt|r)?\b|[Tt]résor"
    r"|plateau (de joueur|supplémentaire)|[Ss]ur la carte(?! (de comté|ne vaut|$))",
    "en": r"\bfavors?\b|\bcolors?\b|\bautumn\b|thin ranks|laid waste|nobody left|[Tt]reasury"
    r"|[Ll]ev(y|ies)\b|given line-up|supply table|for nothing|give or take|\ban own\b|unrest"
    r"|Combat and movement|\bthalers?\b",
}
NOT_FOR_PLAYERS = re.compile(r"\b00[0-4]\b|\b\w+_\w+\b|\bseat 0\b")
UGLY = r"[\"']|\d-\d|->|\dx\d|\.\.\."


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Everything that stands in the messages and the clauses of the game, with its place."""
    for name in [*names(language, None), *names(language, GAME)]:
        for key, message in file_messages(language, name).items():
            yield f"{name} {key}", " ".join(message.text)
    for clause in book.clauses(GAME, language).values():
        yield f"clause {clause.id}", f"{clause.title}. {clause.text} {clause.note}"


@pytest.mark.parametrize("language", COMPLETE)
def test_only_the_words_of_the_printed_game_are_used(language: str) -> None:
    banned = re.compile(BANNED.get(language, NOTHING))
    assert [(where, text) for where, text in texts(language) if banned.search(text)] == []


@pytest.mark.parametrize("language", COMPLETE)
def test_clauses_are_set_well_and_speak_to_players(language: str) -> None:
    ugly = re.compile(f"{UGLY}|{never(language)}")
    for clause in book.clauses(GAME, language).values():
        for text in (clause.title, clause.text, clause.note):
            assert not ugly.search(text), (clause.id, text)
            assert not NOT_FOR_PLAYERS.search(text), (clause.id, text)


@pytest.mark.parametrize("language", COMPLETE)
def test_every_message_can_be_said_with_any_number_and_any_county(language: str) -> None:
    """No leftover placeholder, no doubled article or space, no French de before a name."""
    wrong = re.compile(WRONG.get(language, NOTHING) + r"|\{|\}|  |\(\)|\$\w|^ | $|^$")
    said = list(sentences(language))
    assert len(said) > 600 * len(COUNTIES) * len(NUMBERS)
    assert sorted({(key, text) for key, text in said if wrong.search(text)}) == []


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Every message for each of the numbers and each of the counties."""
    bundle, forms = whole_bundle(language), load_board().forms.get(language, {})
    for key in messages(language, GAME):
        if key.startswith("-"):
            continue
        pattern, asked = bundle.get_message(key).value, variables(language, GAME, key)
        assert pattern, f"{key} says nothing"
        for county, number in product(COUNTIES, NUMBERS):
            place = Name(county, forms.get(county, {}))
            args = {name: argument(name, number, place) for name in asked}
            text, errors = bundle.format_pattern(pattern, args)
            assert not errors, (language, key, errors)
            yield key, str(text)


WRONG = {
    "en": r"\b1 (armies|revolt markers|courtiers|counties|Thalers|points|boxes|cubes|peasants)\b"
    r"|\b(an?|the) (an?|the)\b",
    "de": r"\b(\w+) \1\b(?<!die die)|\b(in|aus|nach|von) (in|aus|nach|im|ins)\b"
    r"|\b(in|nach|aus) (Lausitz|Erzbm)|\b1 (Armeen|Höflinge|Punkte|Länder)\b",
    "fr": r"\b[dD][e’] ?(Anhalt|Lausitz|Erzbm)|\b(le|la|les) (le|la|les)\b"
    r"|\b1 (armées|thalers|points)\b",
}


def argument(name: str, number: int, county: Name) -> str | int | Name:
    """Something that stands for an argument: a place, a number, or the word of a player."""
    if name in PLACES:
        return county
    if name in WORDS:
        return WORDS[name]
    return number


# Arguments that are words; whatever else is asked for is a number.
WORDS = {
    "seat": "Anna", "defender": "Bert", "loser": "Bert", "attacker": "Bert", "name": "Anna",
    "names": "Anna", "second": "Bert", "seats": "Anna", "order": "Anna, Bert", "winners": "Anna",
    "drawn": "Anhalt", "card": "Anhalt", "texts": "…", "typed": "…", "bot": "Hans",
    "season": "…", "whose": "Anna",
}  # fmt: skip


def whole_bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions=functions(language))
    for name in [*names(language, None), *names(language, GAME)]:
        text = (LOCALES / language / name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def test_german_names_have_their_cases() -> None:
    german = load_board().forms["de"]
    assert german["Lausitz"]["in"] == "in der Lausitz"
    assert german["Breisgau"]["into"] == "in den Breisgau"
    assert german["Sächs. Lande"]["from"] == "aus den Sächs. Landen"
    assert german["Kurpfalz"]["in"] == "in der Kurpfalz"
    assert len(german) == 18, "17 counties and a region have an article"
    assert all(set(forms) == set(FORMS) for forms in german.values())
    assert WALLENSTEIN.printed({})["forms"]["de"] == german
    said = functions("de")
    assert [said[form.upper()](Name("Lausitz", german["Lausitz"])) for form in FORMS] == [
        "in der Lausitz",
        "in die Lausitz",
        "aus der Lausitz",
        "die Lausitz",
    ]
    plain = [said[form.upper()](Name("Böhmen", {})) for form in FORMS]
    assert plain == ["in Böhmen", "nach Böhmen", "aus Böhmen", "Böhmen"]


@pytest.mark.parametrize("language", COMPLETE)
def test_the_log_of_a_whole_game_reads_well(language: str) -> None:
    wrong = re.compile(
        WRONG.get(language, NOTHING) + "|" + BANNED.get(language, NOTHING) + r"|\{|\}|  |\$\w"
    )
    for match in map(whole_game, SETUPS):
        prose = WallensteinProse(Tongue(language, strict=True), match.record.header)
        lines = [prose.sentence(event) for event in match.seen(-1)]
        assert len(lines) > 200
        assert [line for line in lines if wrong.search(line)] == []


def test_names_given_by_default_are_said_in_the_language() -> None:
    header = WALLENSTEIN.header(("captain 1", "Player 2", "Seat 3"))
    said = {tag: WallensteinProse(Tongue(tag), header).words.players for tag in ("de", "fr")}
    assert said["de"] == ["Hauptmann 1", "Spieler 2", "Platz 3"]
    assert said["fr"] == ["Capitaine 1", "Joueur 2", "Place 3"]


def test_decimals_are_written_as_the_language_writes_them() -> None:
    said = {tag: Tongue(tag, strict=True).say("decimal", number=1.5) for tag in COMPLETE}
    assert said == {"en": "1.5", "de": "1,5", "fr": "1,5"}
    assert Tongue("de").say("decimal", number=2.0) == "2,0"


def test_equal_points_tell_that_thalers_decided() -> None:
    header = WALLENSTEIN.header(("Anna", "Bert", "Carla"))
    prose = WallensteinProse(Tongue("en", strict=True), header)
    close = prose.sentence(GameWon((1,), (30, 30, 20), (2, 5, 9)))
    assert close.startswith("Bert has won, with equal points and more Thalers. Points: Anna: 30")
    clear = prose.sentence(GameWon((1,), (30, 31, 20), (2, 5, 9)))
    assert clear.startswith("Bert has won. Points:")
