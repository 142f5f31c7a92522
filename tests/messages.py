"""The Fluent files as tests read them: every message, what it asks for and what it refers to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from westphalia.games import GAMES
from westphalia.locales import LANGUAGES, Language, read_language
from westphalia.locales.completeness import Message, game_of, read_messages
from westphalia.locales.completeness import variables as variables_of

LOCALES = Path(__file__).parents[1] / "src" / "westphalia" / "locales"
NOTHING = r"(?!)"  # what a language of which nobody has said more may not say


def never(language: str) -> str:
    """What the typography of a language has no use for, as a regular expression."""
    return LANGUAGES[language].never or NOTHING


def names(language: str, game: str | None) -> list[str]:
    """The files of a game, or the common ones."""
    files = sorted(path.name for path in (LOCALES / language).glob("*.ftl"))
    return [name for name in files if game_of(name, GAMES) == game]


@cache
def file_messages(language: str, name: str) -> dict[str, Message]:
    """The messages of one file; a term's name begins with a hyphen."""
    path = LOCALES / language / name
    file = read_messages(path.read_text(encoding="utf-8"))
    assert not file.unread, f"{path}: {file.unread}"
    assert not file.twice, f"{path} has {file.twice} again"
    return file.messages


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
    return variables_of(messages(language, game), key)


# A language of three messages, and what it says with them.
XISH = {
    "common.ftl": "nothing = nix\n",
    "terminal.ftl": "greeting = Xi!\n",
    "notices.ftl": "told-your-turn = Xurn: { $table }\n",
}


def plant(root: Path, files: Mapping[str, str], name: str = "Xish") -> Language:
    """A language that is only begun, in a folder of its own."""
    folder = root / "xx"
    folder.mkdir(parents=True)
    (folder / "language.toml").write_text(f'name = "{name}"\n')
    for file, text in files.items():
        (folder / file).write_text(text)
    return read_language(folder)
