"""Every message is said by something, and everything that is said has its message."""

from __future__ import annotations

import pytest
from tests.keys import (
    ALL,
    COMMANDS,
    SOURCE,
    SPEAKERS,
    SPELLED,
    TERMINAL,
    every_family,
    key,
    python_families,
    python_keys,
    spoken_in,
    unused,
)
from tests.messages import file_messages, messages, names

from westphalia.games import GAMES
from westphalia.locales.completeness import read_messages

NEVER_SAID = {("title-orders-later", "wallenstein")}  # all its orders are sealed
NOT_ALL = {"short-gift"}  # the terminal says a gift by its whole name where no short one is


@pytest.mark.parametrize("game", SPEAKERS)
def test_no_message_is_there_for_nothing(game: str | None) -> None:
    own = {name for file in names("en", game) for name in file_messages("en", file)}
    assert sorted(own & unused(game, messages("en", game))) == []


def test_every_key_that_the_code_spells_has_its_message() -> None:
    spoken = python_keys()
    assert len(spoken) > 200
    missing = {
        (name, game)
        for name, speakers in spoken.items()
        for speaker in speakers
        for game in ([speaker] if speaker else GAMES)
        if name not in messages("en", game) and (name, game) not in NEVER_SAID
    }
    assert missing == set()


@pytest.mark.parametrize("game", SPEAKERS)
def test_every_key_of_a_family_has_its_message(game: str | None) -> None:
    made = {key(name, word) for name, words in TERMINAL[game].items() for word in words}
    optional = {name for name in made if name.startswith(tuple(NOT_ALL))}
    for speaker in [game] if game else GAMES:
        assert made - optional - messages("en", speaker).keys() == set()


def test_every_family_that_the_code_makes_is_known() -> None:
    families = {name for game in SPEAKERS for name, _ in every_family(game)}
    known = {*SPELLED, *families} | {name.removeprefix("label-") for name in families}
    made = {
        family: path.name
        for folder in COMMANDS
        for path in sorted((SOURCE / folder).rglob("*.py"))
        for family in python_families(path.read_text(encoding="utf-8"))
    }
    assert len(made) > 20
    assert {family: name for family, name in made.items() if family not in known} == {}


def test_planted_keys_of_the_code_are_seen() -> None:
    text = 'self.say("one") + t.say("two" if so else "three-4") + say(f"five-{n}") + key("six", n)'
    assert spoken_in(text) == {"one", "two", "three-4"}
    assert python_families(text) == {"five", "six"}


def test_a_planted_message_that_nothing_says_is_seen() -> None:
    known = read_messages(
        "nothing = x { -term }\n-term = y { owl }\nowl = z\nlonely-owl = hoo"
    ).messages
    assert unused(ALL, known) == {"lonely-owl"}
