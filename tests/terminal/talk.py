"""A program at the other end of the terminal: it reads every prompt and types one line."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from westphalia.engine.match import Match, start
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.table import sit_down

SECRET = bytes(range(32))
ALL = ("leaders", "landsknechts", "court")


@dataclass(frozen=True)
class Prompt:
    """What was written since the last line was typed; it must end with a question mark line."""

    lines: tuple[str, ...]

    @property
    def seat(self) -> int:
        return int(self.lines[-1].split()[2])

    @property
    def kind(self) -> str:
        return self.lines[-1].split()[3]

    @property
    def texts(self) -> list[str]:
        """The choices as they are to be typed."""
        return [line[2:].partition("  | ")[0] for line in self.lines if line.startswith("- ")]

    def starting(self, word: str) -> list[str]:
        return [line for line in self.lines if line.startswith(word)]


Typist = Callable[[Prompt], str | None]


class Keyboard(io.StringIO):
    """An input that is typed only when it is read, by somebody who sees the output."""

    def __init__(self, output: io.StringIO, typist: Typist) -> None:
        super().__init__()
        self._output = output
        self._typist = typist
        self._read = 0
        self.prompts: list[Prompt] = []

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as StringIO
        written = self._output.getvalue()
        lines = written[self._read :].splitlines()
        assert lines[-1].startswith("? seat "), f"a prompt ends with {lines[-1]!r}"
        self._read = len(written)
        self.prompts.append(Prompt(tuple(lines)))
        typed = self._typist(self.prompts[-1])
        return "" if typed is None else typed + "\n"


@dataclass
class Talk:
    """What came of a game in the terminal."""

    match: Match
    prompts: list[Prompt]
    output: str
    ending: list[str]


def begin(players: int = 3, modules: Sequence[str] = ALL, setup: str = "line-up") -> Match:
    names = ["Anna", "Bert", "Carla", "Dora", "Emil"][:players]
    header = WALLENSTEIN.header(names, modules, {"setup": setup})
    return start(WALLENSTEIN, header, SECRET)


def talk(
    match: Match,
    typist: Typist,
    path: Path | None,
    seats: Sequence[str] | None = None,
    language: str = "en",
    secret: bytes = SECRET,
) -> Talk:
    """Sit down with a typist at the keyboard until the game is over or left."""
    output = io.StringIO()
    keyboard = Keyboard(output, typist)
    who = seats or ["human"] * match.record.header.seats
    sit_down(
        match,
        who,
        Tongue(language, strict=language in COMPLETE),
        True,
        secret,
        path,
        keyboard,
        output,
    )
    text = output.getvalue()
    return Talk(match, keyboard.prompts, text, text[keyboard._read :].splitlines())


def at_random(seed: int) -> Typist:
    """Somebody who types any choice that is offered."""
    random = Random(seed)

    def typist(prompt: Prompt) -> str | None:
        return random.choice(prompt.texts) if prompt.texts else ""

    return typist


def typing(*lines: str) -> Typist:
    """Somebody who types these lines and leaves."""
    rest = iter(lines)
    return lambda prompt: next(rest, None)
