"""The Fluent files as tests read them: every message, what it asks for and what it refers to."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westphalia.games import GAMES
from westphalia.locales import LANGUAGES

LOCALES = Path(__file__).parents[1] / "src" / "westphalia" / "locales"
NOTHING = r"(?!)"  # what a language of which nobody has said more may not say


class Message(Visitor):
    """The variables of a message, and the messages and terms that it refers to."""

    def __init__(self, entry: Any) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.text: list[str] = []
        self.visit(entry)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        if node.arguments:
            self.visit(node.arguments)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.text.append(node.value)


def never(language: str) -> str:
    """What the typography of a language has no use for, as a regular expression."""
    return LANGUAGES[language].never or NOTHING


def game_of(name: str) -> str | None:
    """The game that a file belongs to, by its name: wallenstein-web.ftl."""
    begin = name.removesuffix(".ftl").partition("-")[0]
    return begin if begin in GAMES else None


def names(language: str, game: str | None) -> list[str]:
    """The files of a game, or the common ones."""
    files = sorted(path.name for path in (LOCALES / language).glob("*.ftl"))
    return [name for name in files if game_of(name) == game]


@cache
def file_messages(language: str, name: str) -> dict[str, Message]:
    """The messages of one file; a term's name begins with a hyphen."""
    path = LOCALES / language / name
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            key = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            assert key not in found, f"{path} has {key} again"
            found[key] = Message(entry)
    return found


@cache
def messages(language: str, game: str | None) -> dict[str, Message]:
    """What is said about a game: its own messages and the common ones; None for these alone."""
    files = names(language, None) + (names(language, game) if game else [])
    found: dict[str, Message] = {}
    for name in files:
        for key, message in file_messages(language, name).items():
            assert key not in found, f"{language}/{name} has {key} again"
            found[key] = message
    return found


def variables(language: str, game: str | None, key: str) -> set[str]:
    """The variables of a message and of all that it refers to."""
    message = messages(language, game)[key]
    return message.variables.union(
        *[variables(language, game, other) for other in message.messages]
    )
