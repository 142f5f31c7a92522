"""A seat for a language model: what it sees in words, within so many tokens; what it says as lines.

The model sits at the same table as people in the terminal and hears the plain lines that they hear
(``PlainFace``), so it can know no more than they.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path
from threading import Lock
from typing import Final, NamedTuple

from westphalia.engine.match import Match
from westphalia.engine.step import Question
from westphalia.locales import Tongue
from westphalia.terminal.faces import PlainFace, plain_lines
from westphalia.terminal.model import Screen, Section, plain_text
from westphalia.terminal.reading import fold
from westphalia.terminal.screens import CommandResult, find_screens
from westphalia.terminal.table import HUMAN, Table

LETTERS: Final = 4  # of a token, in the mean of English prose
FEWEST: Final = 200  # tokens: fewer do not hold a question
TOKENS: Final = 2000
LOG: Final = "log"
MAP: Final = "map"
HINT: Final = "hint"  # what a bot would do: only for those who are allowed to ask
NOT_FOR_MODELS: Final = ("save", "quit")  # they write files under any name that is typed


class Part(NamedTuple):
    """Something to read, by the word that one asks for it with."""

    name: str
    lines: tuple[str, ...]


class ModelSeat:
    """The seat of a match that a model decides for; bots decide for the others."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        tongue: Tongue,
        secret: bytes = b"",
        save_to: Path | None = None,
        hints: bool = False,
    ) -> None:
        humans = list(seats).count(HUMAN)
        if humans != 1:
            raise ValueError(f"a model takes one seat, and {humans} are free")
        self._written = StringIO()
        face = PlainFace(StringIO(), self._written)
        screens = find_screens(tongue, match.record.header)
        self._table = Table(match, seats, screens, face, secret, save_to)
        for name in NOT_FOR_MODELS if hints else (*NOT_FOR_MODELS, HINT):
            del self._table.commands[name]
        self._say = tongue.say
        self._one_call = Lock()  # a client may make several at once
        self._log: list[str] = []  # what has happened since the model last looked or answered
        self._kept = False

    # What a model may do

    def look(self, part: str = "", tokens: int = TOKENS) -> str:
        """The log since the last answer, the question with its answers, and then the table."""

        def looked(question: Question) -> list[Part]:
            parts = list(self.parts(question))
            names = list(dict.fromkeys([each.name for each in parts]))
            if part and part not in names:
                refusal = self._say("model-no-part", part=part, parts=", ".join(names))
                return [Part("table", (f"! {refusal}",))]
            chosen = [each for each in parts if part in ("", each.name)]
            self._forget(chosen)
            return chosen

        return self._call(looked, tokens)

    def answers(self, containing: str = "", tokens: int = TOKENS) -> str:
        """The legal answers, each with its meaning; perhaps only those that contain all words."""
        wanted = fold(containing).split()

        def chosen(question: Question) -> list[Part]:
            asked, *offers = plain_lines(self._screen(question).asking)
            found = [line for line in offers if all(word in fold(line) for word in wanted)]
            return [Part("question", (asked,)), Part("answers", tuple(found))]

        return self._call(chosen, tokens)

    def answer(self, choices: Sequence[str], tokens: int = TOKENS) -> str:
        """Give an answer, or several in a row of which all are taken or none."""
        return self.type("; ".join(choices), tokens)

    def type(self, line: str, tokens: int = TOKENS) -> str:
        """Type a line at the table: an answer, or a command such as ``rules siege``."""

        def typed(question: Question) -> list[Part]:
            outcome = self._table.heed(question, " ".join(line.split()))
            said = Part("table", self._lines_written())
            if outcome is CommandResult.AGAIN:
                return [said]
            following = self._table.next_question()
            parts = [said, *(self._asked(following) if following else self._end())]
            self._forget(parts)
            return parts

        return self._call(typed, tokens)

    def keep(self) -> None:
        """Save the record once, whether the game is over or not."""
        with self._one_call:
            if not self._kept:
                self._kept = True
                self._table.keep()

    # How it is put together

    def _call(self, work: Callable[[Question], list[Part]], tokens: int) -> str:
        with self._one_call:
            question = self._table.next_question()
            parts = list(self._end()) if question is None else work(question)
            return "\n".join(within(parts, tokens, self._left_out))

    def _asked(self, question: Question) -> Iterator[Part]:
        """What has happened, the question, what lies before the seat, and the legal answers."""
        screen = self._screen(question)
        layout = screen.layout
        asked, *offers = plain_lines(screen.asking)
        yield Part(LOG, tuple(self._log))
        yield Part("question", (f"= {plain_text(layout.status)}", asked))
        if layout.own is not None:
            yield Part("own", tuple(plain_lines(layout.own)))
        yield Part("answers", tuple(offers))

    def parts(self, question: Question) -> Iterator[Part]:
        """What is asked, and then all that lies on the table."""
        yield from self._asked(question)
        for section in self._table.screens.look(self._table.view(question.seat)):
            yield Part(key_of(section), tuple(plain_lines(section)))
        if MAP in self._table.commands:
            self._table.commands[MAP](self._table, question, "")
            yield Part(MAP, self._lines_written())

    def _screen(self, question: Question) -> Screen:
        """What people would be shown; what is news stays until the model has looked."""
        screen = self._table.screen(question)
        self._log += [f"log {plain_text(line)}" for line in screen.news]
        return screen

    def _forget(self, told: Sequence[Part]) -> None:
        """What is told of the log is no longer news."""
        if any(part.name == LOG for part in told):
            self._log = []

    def _end(self) -> Iterable[Part]:
        """How the game ended."""
        self._table.show_result()
        return [Part("result", self._lines_written())]

    def _lines_written(self) -> tuple[str, ...]:
        """What the table has written since this was last asked."""
        lines = tuple(self._written.getvalue().splitlines())
        self._written.seek(0)
        self._written.truncate()
        return lines

    def _left_out(self, parts: Iterable[str]) -> str:
        return f"= {self._say('model-left-out', parts=', '.join(parts))}"


def key_of(section: Section) -> str:
    """The first word of a section's plain lines."""
    return getattr(section, "key", MAP)


def within(
    parts: Sequence[Part], tokens: int, left_out: Callable[[Iterable[str]], str]
) -> list[str]:
    """The lines that fit, and a last one about those that do not.

    Of several parts none takes more than half of what is left, so that each is at least begun.
    """
    room = max(tokens, FEWEST) * LETTERS
    lines: list[str] = []
    cut: dict[str, int] = {}
    for place, part in enumerate(parts, start=1):
        share = room if place == len(parts) else room // 2
        for at, line in enumerate(part.lines):
            if len(line) >= share:
                cut[part.name] = cut.get(part.name, 0) + len(part.lines) - at
                break
            share -= len(line) + 1
            room -= len(line) + 1
            lines.append(line)
    if cut:
        lines.append(left_out([f"{name} ({count})" for name, count in cut.items()]))
    return lines
