"""How complete a language is: its messages beside the English ones, file by file."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from westphalia.locales import ENGLISH, LANGUAGES

MESSAGES = ".ftl"


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


@dataclass
class File:
    """The messages of one file by their keys, and what in it is no message."""

    messages: dict[str, Message] = field(default_factory=dict)
    twice: list[str] = field(default_factory=list)
    unread: list[str] = field(default_factory=list)  # the line that each piece begins with


def read_messages(text: str) -> File:
    """A file of messages; a term's name begins with a hyphen."""
    found = File()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Junk):
            found.unread.append((entry.content or "").strip().splitlines()[0])
        if isinstance(entry, ftl.Message | ftl.Term):
            key = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            if key in found.messages:
                found.twice.append(key)
            found.messages[key] = Message(entry)
    return found


def read_files(folder: Traversable) -> dict[str, File]:
    """The files of a language by their names, in order."""
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(MESSAGES))
    return {name: read_messages(folder.joinpath(name).read_text("utf-8")) for name in names}


@dataclass(frozen=True)
class Report:
    """One file of a language beside the English one; terms are each language's own affair."""

    file: str
    messages: int  # of the English file
    missing: list[str]
    faults: dict[str, list[str]]  # by what is wrong

    @property
    def said(self) -> int:
        return self.messages - len(self.missing)


def reports(language: str, games: Collection[str]) -> Iterator[Report]:
    """How each file of a language compares, those that it lacks included."""
    ours, theirs = (read_files(LANGUAGES[tag].folder) for tag in (ENGLISH, language))
    for name in sorted({*ours, *theirs}):
        english, spoken = ours.get(name, File()), theirs.get(name, File())
        asked, given = (in_reach(files, name, games) for files in (ours, theirs))
        faults = {
            "superfluous": [key for key in plain(spoken) if key not in english.messages],
            "other variables": [
                f"{key} ({compared(variables(given, key), variables(asked, key))})"
                for key in plain(spoken)
                if key in english.messages
                if variables(given, key) != variables(asked, key)
            ],
            "names what is missing": [
                f"{key} ({other})"
                for key, message in spoken.messages.items()
                for other in sorted(message.messages - given.keys())
            ],
            "twice": spoken.twice,
            "not understood": spoken.unread,
        }
        missing = [key for key in plain(english) if key not in spoken.messages]
        found = {what: keys for what, keys in faults.items() if keys}
        yield Report(name, len(plain(english)), missing, found)


def game_of(file: str, games: Collection[str]) -> str | None:
    """The game that a file belongs to, by its name: wallenstein-web.ftl; None if to all."""
    begin = file.removesuffix(MESSAGES).partition("-")[0]
    return begin if begin in games else None


def in_reach(files: dict[str, File], name: str, games: Collection[str]) -> dict[str, Message]:
    """The messages that those of a file may refer to: common ones, and those of its game."""
    whose = (None, game_of(name, games))
    near = [file for other, file in files.items() if game_of(other, games) in whose]
    return {key: message for file in near for key, message in file.messages.items()}


def plain(file: File) -> list[str]:
    return [key for key in file.messages if not key.startswith("-")]


def variables(known: dict[str, Message], key: str, above: frozenset[str] = frozenset()) -> set[str]:
    """The variables of a message and of all that it refers to, if that is there."""
    if key not in known or key in above:
        return set()
    deeper = [variables(known, other, above | {key}) for other in known[key].messages]
    return known[key].variables.union(*deeper)


def compared(given: set[str], asked: set[str]) -> str:
    """Which variables a message has, and which it should have."""
    lists = [", ".join(f"${name}" for name in sorted(names)) or "none" for names in (given, asked)]
    return f"{lists[0]}; in English {lists[1]}"
