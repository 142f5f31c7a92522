"""The languages: every sentence by its key, from the Fluent files beside this module."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "fr")

WEB: Final = "web"  # how the names of the page's own files begin

Argument = str | int | float


class Tongue:
    """One language.  What it lacks is said in English; a strict tongue refuses instead."""

    def __init__(self, language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"'{language}' is no language here; there are: {known}")
        self.language = language
        self._strict = strict

    def knows(self, key: str) -> bool:
        """Whether the language itself has a message of that key."""
        return load(self.language).has_message(key)

    def say(self, key: str, **args: Argument) -> str:
        """The message of that key with its arguments filled in."""
        for language in (self.language, LANGUAGES[0]):
            bundle = load(language)
            if bundle.has_message(key):
                return self._formatted(bundle, key, args)
            if self._strict:
                raise MissingMessage(f"there is no message '{key}' in '{language}'")
        return key

    def _formatted(self, bundle: FluentBundle, key: str, args: dict[str, Argument]) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"the message '{key}' has attributes only"
        text, errors = bundle.format_pattern(pattern, args)
        if errors and self._strict:
            raise MissingMessage(f"'{key}' in '{self.language}' cannot be said: {errors[0]}")
        return str(text)


@cache
def load(language: str) -> FluentBundle:
    """All messages of a language but those of the web page, which reads its own.

    Names are in the same script as the sentences, so nothing needs isolating.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if entry.name.endswith(".ftl") and not entry.name.startswith(WEB):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


class MissingMessage(LookupError):
    """A message that a language lacks, or one that cannot be said with its arguments."""


class UnknownLanguage(ValueError):
    """A language that is not here."""
