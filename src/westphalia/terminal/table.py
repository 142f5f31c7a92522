"""The table in the terminal: who sits where, whose turn it is, and what they type."""

from __future__ import annotations

import hashlib
import shlex
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TextIO

from rich.console import Console

from westphalia.bots.player import Answer, Player, SeatView, say_over
from westphalia.bots.registry import seat_bot
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match
from westphalia.engine.orders import StandingOrders
from westphalia.engine.step import IllegalChoice, Question, Seat
from westphalia.locales import Tongue
from westphalia.terminal.commands import commands_of
from westphalia.terminal.faces import ColourFace, Paint, PlainFace
from westphalia.terminal.model import Drawing, Screen, Section, Sheet, Spans, View, words
from westphalia.terminal.orders import heeded
from westphalia.terminal.reading import NotNow, Reader, Unclear
from westphalia.terminal.saving import free_file, save
from westphalia.terminal.screens import Command, CommandResult, GameScreens, find_screens

HUMAN = "human"
PROGRAM = "westphalia"
REMINDER = 10


class Face(Protocol):
    """Where sections are shown and lines are read."""

    def screen(self, screen: Screen) -> None: ...
    def news(self, news: Sequence[Spans]) -> None: ...
    def show(self, sections: Sequence[Section]) -> None: ...
    def map(self, small: Drawing, large: Drawing, sheets: Sequence[Sheet]) -> None: ...
    def say(self, text: str) -> None: ...
    def refuse(self, text: str) -> None: ...
    def hand_over(self, text: str) -> None: ...
    def read(self, seat: int, kind: str) -> str | None: ...
    def offer(self, words: list[str]) -> None: ...


def sit_down(
    match: Match,
    seats: Sequence[str],
    tongue: Tongue,
    plain: bool,
    secret: bytes,
    save_to: Path | None,
    inp: TextIO | None = None,
    out: TextIO | None = None,
    program: str = PROGRAM,
) -> None:
    """Play a match to its end, or until somebody leaves.

    *seats* say for each seat who decides: "human", or the name of a bot.  The record goes to
    *save_to*, or to a new file in the working directory.  *program* is how one calls this program
    here, for what can be typed in the shell afterwards.
    """
    inp, out = inp or sys.stdin, out or sys.stdout
    screens = find_screens(tongue, match.record.header)
    face: Face = PlainFace(inp, out)
    if not plain:
        face = ColourFace(inp, Console(file=out, highlight=False), paint(match, screens))
    Table(match, seats, screens, face, secret, save_to, program).play()


def paint(match: Match, screens: GameScreens) -> Paint:
    """The palette of a table: the colours of its sides, and those of its game."""
    return Paint(match.game.sides(match.record.header), screens.tones)


@dataclass(frozen=True)
class BotAnswer:
    """An answer of a bot, and why."""

    seat: Seat
    answer: Answer


class Table:
    """One match, the players around it and one face for all humans among them."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        screens: GameScreens,
        face: Face,
        secret: bytes,
        save_to: Path | None,
        program: str = PROGRAM,
    ) -> None:
        header = match.record.header
        self.match = match
        self.face = face
        self.screens = screens
        self.prose = screens.prose
        self.tongue: Tongue = screens.prose.tongue
        self.commands = commands_of(screens)
        self.secret = secret
        self.save_to = save_to
        self.program = program
        self.reader = Reader(match, screens)
        self.reasons: list[BotAnswer] = []
        self.standing: dict[Seat, StandingOrders] = {}
        self.taken_back: Seat | None = None  # whose last answer was taken back just now
        self.bots: dict[Seat, Player] = {
            seat: seat_bot(name, header, self._seed(seat))
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self._humans = len(seats) - len(self.bots)
        self._at: Seat | None = None
        self._greeted = False
        self._round: dict[str, Any] | None = None
        # Events of the log that were shown; who comes back to a game is reminded of the last few.
        self._told = max(0, len(match.log) - REMINDER) if match.entries else 0

    def _seed(self, seat: Seat) -> int:
        """A seed for a bot that says nothing about the chance to come."""
        return int.from_bytes(hashlib.sha256(b"bot %d " % seat + self.secret).digest()[:8])

    def play(self) -> None:
        """Play to the end, or until somebody leaves; whatever ends it before, the game is kept."""
        try:
            left = self._rounds()
        except (Gone, KeyboardInterrupt):
            self._left(self.keep(over=False))
        except BaseException:
            with suppress(OSError, ValueError):  # what happened is told, and not what follows of it
                self._left(self.keep(over=False))
            raise
        else:
            if not left:
                self._finish()

    def _rounds(self) -> bool:
        """Question after question; whether somebody left before the game was over."""
        while question := self.next_question():
            if self._turn(question) is CommandResult.LEFT:
                return True
        return False

    def next_question(self) -> Question | None:
        """Let bots and standing orders answer until a human is asked; None if the game is over."""
        while not self.match.over:
            if self._bot_answers():
                continue
            question = self._human_question()
            if not self._order_answers(question):
                return question
        return None

    # Bots

    def _bot_answers(self) -> bool:
        """Let one bot answer; False if only humans are asked."""
        match = self.match
        question = next((q for q in match.open if q.seat in self.bots), None)
        if question is None:
            return False
        seat_view = SeatView(match.game, match.record.header, match.play.state, question.seat)
        answer = self.bots[question.seat].answer(seat_view, question)
        match.answer(question.seat, answer.choice)
        if question.kind not in self.screens.secret_kinds:
            self.reasons.append(BotAnswer(question.seat, answer))
        return True

    # Humans

    def _order_answers(self, question: Question) -> bool:
        """Let a standing order answer; not what its seat has just taken back."""
        choice = None if question.seat == self.taken_back else heeded(self, question)
        self.taken_back = None
        if choice is None:
            return False
        self.match.answer(question.seat, choice)
        if self._humans == 1:  # who shares a screen does not show the orders on it
            sentence = self.prose.choice(choice, question.kind)
            self.face.say(self.tongue.say("order-answered", choice=sentence))
        return True

    def _human_question(self) -> Question:
        """Whoever sits at the keyboard goes on; otherwise the first who is asked."""
        mine = [question for question in self.match.open if question.seat == self._at]
        return mine[0] if mine else self.match.open[0]

    def _turn(self, question: Question) -> CommandResult:
        """One question: shown, talked about, and answered or taken back."""
        self._hand_over(question)
        self._at = question.seat
        self.face.screen(self.screen(question))
        self.face.offer([*[choice.text for choice in question.choices], *self.commands])
        while True:
            typed = self.read(question.seat, question.kind)
            if typed is None:
                raise Gone
            outcome = self.heed(question, typed)
            if outcome is not CommandResult.AGAIN:
                return outcome

    def read(self, seat: Seat, kind: str) -> str | None:
        try:
            return self.face.read(seat, kind)
        except KeyboardInterrupt:
            return None

    def _hand_over(self, question: Question) -> None:
        """Before a secret question another player takes the keyboard."""
        secret = question.kind in self.screens.secret_kinds
        if self._humans < 2 or not secret or question.seat == self._at:
            return
        name = self.prose.words.seat(question.seat)
        self.face.hand_over(self.tongue.say("hand-over", seat=name))
        if self.read(question.seat, "hand-over") is None:
            raise Gone

    def view(self, seat: Seat) -> View:
        return self.match.game.view(self.match.play.state, seat)

    def screen(self, question: Question) -> Screen:
        seat, s = question.seat, self.match.play.state
        view = self.view(seat)
        now = self.match.game.when(s)
        fresh, self._round = now != self._round or self._hot(question), now
        return Screen(
            self.screens.layout(view, question, shared=self._humans > 1),
            self.screens.asking(question, view, s),
            (*self._news(seat), *self._greeting()),
            fresh,
        )

    def _hot(self, question: Question) -> bool:
        """Whether a seat begins with something that only it may see."""
        return question.kind in self.screens.secret_kinds and not self.match.undoable(question.seat)

    def _news(self, seat: Seat) -> tuple[Spans, ...]:
        """What has happened since somebody last looked."""
        log = self.match.log
        fresh = [
            event
            for _, event in log[min(self._told, len(log)) :]
            if event.seen_by(seat) and self.screens.is_news(event)
        ]
        self._told = len(log)
        return tuple(words(self.prose.line(event)) for event in fresh)

    def _greeting(self) -> tuple[Spans, ...]:
        """What can be typed, said once to whoever has just come."""
        if self._greeted:
            return ()
        self._greeted = True
        return (words(self.tongue.say("greeting")),)

    # What is typed

    def heed(self, question: Question, typed: str) -> CommandResult:
        """A command or an answer; what is neither is refused in a sentence, and nothing changes."""
        word, _, rest = typed.partition(" ")
        command: Command | None = self.commands.get(word.lower())
        try:
            if command:
                return command(self, question, rest.strip())
            return self._answer(question, [part.strip() for part in typed.split(";")])
        except NotNow as closed:
            self._refuse(self.refusal(closed), typed)
        except (Unclear, IllegalChoice) as error:
            self._refuse(str(error), typed)
        except OSError as error:
            self.face.refuse(f"{error.filename}: {error.strerror}")
        return CommandResult.AGAIN

    def _refuse(self, sentence: str, typed: str) -> None:
        """Say why not; of a line with several answers none is taken."""
        self.face.refuse(sentence)
        if ";" in typed:
            self.face.refuse(self.tongue.say("typed-none-taken"))

    def _answer(self, question: Question, parts: list[str]) -> CommandResult:
        """One answer, or several that are taken whole or not at all."""
        if not all(parts):
            raise Unclear(self.tongue.say("typed-nothing"))
        choices = self.reader.several(question, parts)
        self.match.answer_all(question.seat, choices)
        return CommandResult.CHANGED

    def refusal(self, closed: NotNow) -> str:
        """Why a choice of the game is not open, with its clause."""
        view = self.match.game.view(closed.state, closed.question.seat)
        asked = self.prose.prompt(closed.question, view["prompt"]["about"])
        return self.tongue.say(
            "refused",
            choice=self.prose.choice(closed.choice),
            reason=self.prose.objection(closed.objection, asked),
            clause=closed.clause,
        )

    # Leaving and the end

    def save(self, path: Path) -> None:
        save(self.match, path, self.secret)
        self.save_to = path

    def file(self) -> Path:
        """Where the record goes: as agreed, or a new file beside the others."""
        return self.save_to or free_file(Path(), self.match.game.name)

    def leave(self, path: Path) -> CommandResult:
        """Save, say where, and go; where that cannot be, stay."""
        self.save(path)
        return self._left(path)

    def _left(self, path: Path) -> CommandResult:
        command = f"{self.program} terminal --load {shlex.quote(str(path))}"
        self.face.say(self.tongue.say("left", file=str(path), command=command))
        return CommandResult.LEFT

    def keep(self, over: bool | None = None) -> Path:
        """Save where nobody can be asked again: as agreed, or else wherever a file can be.

        That something was wrong with the agreed file is an error even if another was found.
        """
        try:
            save(self.match, path := self.file(), self.secret, over)
        except OSError:
            for folder in (Path(), Path(tempfile.gettempdir())):
                with suppress(OSError):
                    path = free_file(folder, self.match.game.name)
                    save(self.match, path, self.secret, over)
                    self.face.say(self.tongue.say("record-lies", file=str(path)))
                    break
            raise
        return path

    def _finish(self) -> None:
        """The last news, the final table, the winners, the record and its secret."""
        for bot in self.bots.values():
            say_over(bot, self.match.game.result(self.match.play.state))
        try:
            path = self.keep()
        finally:
            self.show_result()
        self.face.say(self.tongue.say("record-lies", file=str(path)))
        if self.secret:
            self.face.say(self.tongue.say("secret-revealed", secret=self.secret.hex()))
            command = f"{self.program} verify {shlex.quote(str(path))}"
            self.face.say(self.tongue.say("record-true", command=command))

    def show_result(self) -> None:
        view = self.view(SPECTATOR)
        result = self.screens.result(view, self.match.game.winners(self.match.play.state))
        self.face.news(self._news(SPECTATOR))
        self.face.show([result])


class Gone(Exception):
    """Nobody sits at the keyboard any more."""
