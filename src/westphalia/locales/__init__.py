"""The languages: every sentence by its key, from Fluent files in the folders beside this module.

A folder with a language.toml is a language; no other list of them is kept.  What a language lacks
is said in English, message by message.

Files without a hyphen that bear no game's name are common to all games.  Those of a game begin
with its name: wallenstein.ftl, wallenstein-terminal.ftl.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Self

from fluent.runtime import FluentBundle, FluentResource

from westphalia import plugins

ENGLISH: Final = "en"
ABOUT: Final = "language.toml"
TAG: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")  # as browsers name languages: pt-BR


@dataclass(frozen=True)
class Language:
    """A folder of messages, as its language.toml describes it."""

    tag: str
    folder: Traversable
    name: str  # as its readers call it
    complete: bool = False  # whether the tests fail if a message is missing
    region: str = ""  # what a browser of its readers asks for: pictures are taken with it
    never: str = ""  # a regular expression of what its typography has no use for


def read_language(folder: Traversable) -> Language:
    tag = folder.name
    told = tomllib.loads(folder.joinpath(ABOUT).read_text(encoding="utf-8"))
    known = {field.name for field in fields(Language)} - {"tag", "folder"}
    if not TAG.fullmatch(tag):
        raise ValueError(f"the folder '{tag}' is not called as browsers name a language: it, pt-BR")
    if strange := told.keys() - known:
        expected = ", ".join(sorted(known))
        raise ValueError(f"{tag}/{ABOUT} has '{min(strange)}', but may have only: {expected}")
    if "name" not in told:
        raise ValueError(f"{tag}/{ABOUT} does not say the language's own name")
    return Language(tag, folder, **told)


def find_languages(root: Traversable) -> dict[str, Language]:
    """Every folder with a language.toml, by its name, English first."""
    folders = [folder for folder in root.iterdir() if folder.joinpath(ABOUT).is_file()]
    folders.sort(key=lambda folder: (folder.name != ENGLISH, folder.name))
    return {folder.name: read_language(folder) for folder in folders}


LANGUAGES: Final = find_languages(files(__name__))
COMPLETE: Final = tuple(tag for tag, language in LANGUAGES.items() if language.complete)

COMMON: Final = ("common", "terminal", "notices", "analysis", "moderation")
OF_A_GAME: Final = (
    "",
    "-events",
    "-lobby",
    "-terminal",
    "-bots",
)  # the rest is read by the page alone

Argument = str | int | float

LONGEST: Final = 200  # letters of a text that is too long for its sentence

# Fluent writes a number below nothing with a hyphen; in a sentence it has a minus.
HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")


class Name(str):
    """A name that may change its form in a sentence: "Lausitz", but "in der Lausitz"."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, name: str, forms: Mapping[str, str]) -> Self:
        made = super().__new__(cls, name)
        made.forms = forms
        return made


FORMS: Final = ("in", "into", "from", "the")


def functions(language: str) -> dict[str, Any]:
    """What a message calls to have a name in a form: { IN($county) }."""
    return {form.upper(): form_of(form, language) for form in FORMS}


def form_of(form: str, language: str) -> Callable[[str], str]:
    def said(name: str) -> str:
        own = name.forms.get(form) if isinstance(name, Name) else None
        return own or plain_form(form, language, name)

    return said


def plain_form(form: str, language: str, name: str) -> str:
    """A name that has no forms of its own, as the language forms every such name."""
    bundle = load(language)
    if not bundle.has_message("form"):
        bundle = load(ENGLISH)
    message = bundle.get_message("form")
    pattern = message.attributes.get(form) or message.value
    assert pattern is not None, f"the message 'form' of '{language}' has no text"
    text, _ = bundle.format_pattern(pattern, {"name": name})
    return str(text)


def clipped(arg: Argument) -> Argument:
    """The beginning of a text that is too long to be repeated; anything else as it is."""
    return f"{arg[:LONGEST]}…" if isinstance(arg, str) and len(arg) > LONGEST else arg


class Tongue:
    """One language, for one game.  What it lacks is said in English; a strict tongue refuses."""

    def __init__(self, language: str, strict: bool = False, game: str | None = None) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"'{language}' is no language here; there are: {known}")
        self.language = language
        self.game = game
        self._strict = strict
        self._spoken = (language,) if strict else tuple(dict.fromkeys((language, ENGLISH)))

    def of(self, game: str) -> Self:
        """This language with the words of a game."""
        return type(self)(self.language, self._strict, game)

    def knows(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return any(load(language, self.game).has_message(key) for language in self._spoken)

    def say(self, key: str, **args: Argument) -> str:
        """The message of that key with its arguments filled in.

        A message with attributes is a name, and they are its forms.
        """
        failed = ""
        for language in self._spoken:
            bundle = load(language, self.game)
            if not bundle.has_message(key):
                continue
            said, error = formatted(bundle, key, args)
            if not error:
                return said
            if self._strict:
                raise MissingMessage(f"'{key}' in '{language}' cannot be said: {error}")
            failed = failed or said
        if self._strict:
            raise MissingMessage(f"there is no message '{key}' in '{self.language}'")
        return failed or key

    def has(self, key: str) -> bool:
        """Whether there is a message of that key, if only in English."""
        return self.knows(key) or load(ENGLISH, self.game).has_message(key)

    def named(self, key: str, id_: str) -> str:
        """The message of that key; where there is none the id itself, in plain words."""
        return self.say(key) if self.has(key) else in_words(id_)


def formatted(bundle: FluentBundle, key: str, args: dict[str, Argument]) -> tuple[str, str]:
    """What a message says, and what was wrong with it: it may name another that is missing."""
    message = bundle.get_message(key)
    if message.value is None:
        return "", "it has attributes only"
    text, errors = bundle.format_pattern(message.value, args)
    if errors:  # perhaps since somebody has typed more than a sentence can hold
        args = {name: clipped(arg) for name, arg in args.items()}
        text, errors = bundle.format_pattern(message.value, args)
    forms = {
        form: str(bundle.format_pattern(pattern, args)[0])
        for form, pattern in message.attributes.items()
    }
    said = HYPHEN.sub("−", str(text))
    return Name(said, forms) if forms else said, str(errors[0]) if errors else ""


@cache
def load(language: str, game: str | None = None) -> FluentBundle:
    """The common messages of a language, and those of a game over them.

    Names are in the same script as the sentences, so nothing needs isolating.
    """
    bundle = FluentBundle([language, ENGLISH], use_isolating=False, functions=functions(language))
    folder = LANGUAGES[language].folder
    entries = [folder.joinpath(f"{name}.ftl") for name in COMMON]
    if game is not None:
        own = folder if plugins.is_own(game) else plugins.words(game).joinpath(language)
        entries += [own.joinpath(f"{game}{part}.ftl") for part in OF_A_GAME]
    for entry in entries:
        if entry.is_file():  # neither a game nor a language need have every part
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def in_words(id_: str) -> str:
    """An id as it is read where nobody has written a name: take_card -> Take card."""
    bare = re.sub(r"[_\s-]+", " ", id_).strip()
    return bare[:1].upper() + bare[1:]


class MissingMessage(LookupError):
    """A message that a language lacks, or one that cannot be said with its arguments."""


class UnknownLanguage(ValueError):
    """A language that is not here."""
