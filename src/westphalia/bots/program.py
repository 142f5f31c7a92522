"""A bot that is a program: it reads and writes lines of JSON (docs/bots-by-pipe.md)."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import weakref
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any, Final

from westphalia.bots.player import Answer, SeatView
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question

PROTOCOL: Final = 1
SECONDS: Final = 30.0  # for an answer, the first one with the start of the program
LONGEST_LINE: Final = 64 * 1024  # bytes of an answer
QUOTED: Final = 200  # characters of what a program wrote
MOMENT: Final = 1.0  # seconds between the end of its output and its own
EXACT: Final = 2**53  # up to here any language reads a number of JSON as it is

LEASH: Final = Path(__file__).with_name("leash.py")
SECRETS: Final = "WESTPHALIA_"  # of the environment: settings of a server, such as passwords


class Fault(Exception):
    """What is wrong with a bot, as the rest of a sentence that begins with its name."""


class Ended(Fault):
    """The program is gone."""


# ------------------------------------------------------------------------------
# A program that runs, and the lines that go to and fro.


class Program:
    """A running program; it ends when it is not wanted any more, or when this process ends."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.fresh = True  # it has not played yet
        lifeline, self._lifeline = os.pipe()
        try:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(LEASH), str(lifeline), *command],
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                pass_fds=(lifeline,),
                start_new_session=True,  # Ctrl-C is for us; we end it
                env=environment(),
            )
        except OSError:
            os.close(self._lifeline)
            raise
        finally:
            os.close(lifeline)
        assert self._process.stdin
        assert self._process.stdout
        self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        os.set_blocking(self._out, False)
        self._heard = bytearray()
        RUNNING.add(self)

    def tell(self, message: Mapping[str, Any], until: float) -> None:
        """Writes a line; a program that does not read it in time is at fault."""
        self._exchange(json.dumps(message, separators=(",", ":")).encode() + b"\n", until)

    def ask(self, message: Mapping[str, Any], until: float) -> bytes:
        """Writes a line and reads the next one."""
        self.tell(message, until)
        while (end := self._heard.find(b"\n")) < 0:
            self._exchange(b"", until)
        line = bytes(self._heard[:end])
        del self._heard[: end + 1]
        return line

    def _exchange(self, line: bytes, until: float) -> None:
        """Writes all of a line, or without one waits for more; reads what comes meanwhile.

        Neither side waits for the other: a program may write before it has read all.
        """
        poll = select.poll()
        poll.register(self._out, select.POLLIN)
        if line:
            poll.register(self._in, select.POLLOUT)
        waiting = True
        while waiting:
            left = until - monotonic()
            ready = dict(poll.poll(1000 * left)) if left > 0 else {}
            if not ready:
                raise Fault(f"has not answered within {SECONDS:g} seconds")
            if self._out in ready:
                self._read()
                waiting = bool(line)
            if self._in in ready:
                line = self._write(line)
                waiting = bool(line)

    def _write(self, line: bytes) -> bytes:
        """Writes as much as there is room for; returns the rest."""
        try:
            return line[os.write(self._in, line) :]
        except BlockingIOError:
            return line
        except BrokenPipeError:  # nobody reads any more; whether it has ended its output will tell
            return b""

    def _read(self) -> None:
        try:
            heard = os.read(self._out, LONGEST_LINE)
        except BlockingIOError:
            return
        if not heard:
            raise Ended(self._last())
        self._heard += heard
        if len(self._heard) > LONGEST_LINE:
            raise Fault(f"has written more than {LONGEST_LINE} bytes that are no answer")

    def _last(self) -> str:
        try:
            return f"has ended with status {self._process.wait(MOMENT)}"
        except subprocess.TimeoutExpired:
            return "has closed its output"

    def end(self, at_once: bool = True) -> None:
        """Ends the program; or lets it see the end of its input and go by itself in a moment."""
        RUNNING.discard(self)
        if self._process.returncode is None and at_once:
            with suppress(OSError):
                os.write(self._lifeline, b"!")
        self._close()
        self._process.wait()

    def leave(self) -> None:
        """In a process that was forked: it belongs to the other one."""
        self._process.returncode = 0
        self._close()

    def _close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.stdout.close()
        if self._lifeline >= 0:
            os.close(self._lifeline)
            self._lifeline = -1


def environment() -> dict[str, str]:
    """What a program finds in its environment: all but the settings of a server."""
    return {key: value for key, value in os.environ.items() if not key.startswith(SECRETS)}


RUNNING: Final[weakref.WeakSet[Program]] = weakref.WeakSet()
IDLE: Final[dict[tuple[str, ...], list[Program]]] = {}  # those that may play another game


def end_idle() -> None:
    """Ends the programs that have no game any more."""
    while IDLE:
        _, programs = IDLE.popitem()
        for program in programs:
            program.end(at_once=False)


def _leave_all() -> None:
    IDLE.clear()
    for program in list(RUNNING):
        program.leave()


os.register_at_fork(after_in_child=_leave_all)

# ------------------------------------------------------------------------------
# The player.


class PipePlayer:
    """Asks a program for the answers of one seat in one game.

    A program has one game at a time, and may be given another one when that is over.
    """

    def __init__(self, command: tuple[str, ...], header: Header, seed: int) -> None:
        self._command = command
        self._header = header
        self._seed = seed
        self._program: Program | None = None
        self._finish: weakref.finalize[Any, PipePlayer] | None = None
        self._turn = 0

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        self._turn += 1
        until = monotonic() + SECONDS
        try:
            line = self._ask(position(seat_view, question, self._turn), seat_view.seat, until)
            return Answer(chosen(line, question, self._turn))
        except BaseException:
            self._let_go()
            raise

    def over(self, result: Mapping[str, Any] | None) -> None:
        """Tells the program how its game ended; what it does then is its own affair."""
        program = self._program
        if program is None:
            return
        try:
            program.tell({"type": "over", "result": result}, monotonic() + SECONDS)
        except Fault:
            self._let_go()
            return
        self._part()
        IDLE.setdefault(self._command, []).append(program)

    def _ask(self, message: Mapping[str, Any], seat: int, until: float) -> bytes:
        if self._program is not None:
            return self._program.ask(message, until)
        hello = greeting(self._header, seat, self._seed)
        while True:
            program = self._take()
            again = not program.fresh
            program.fresh = False
            try:
                program.tell(hello, until)
                return program.ask(message, until)
            except Ended:  # one that plays a single game has ended after it
                if not again:
                    raise
                self._let_go()

    def _take(self) -> Program:
        idle = IDLE.get(self._command, [])
        program = idle.pop() if idle else Program(self._command)
        self._program = program
        self._finish = weakref.finalize(self, program.end)
        return program

    def _let_go(self) -> None:
        """Ends the program: who made a mistake is not asked again."""
        program = self._program
        self._part()
        if program is not None:
            program.end()

    def _part(self) -> None:
        self._program = None
        if self._finish:
            self._finish.detach()


def greeting(header: Header, seat: int, seed: int) -> dict[str, Any]:
    """What a program is told before the first question of a game."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": header.game,
        "version": header.version,
        "players": header.players,
        "modules": header.modules,
        "options": dict(header.options),
        "data": dict(header.data),
        "seat": seat,
        "seed": seed % EXACT,
    }


def position(seat_view: SeatView, question: Question, turn: int) -> dict[str, Any]:
    """A question as clients of a server are sent it."""
    view = seat_view.view
    asked = {
        "kind": question.kind,
        "clause": question.clause,
        "about": view["prompt"]["about"],
        "choices": [choice.text for choice in question.choices],
    }
    seat = seat_view.seat
    return {"type": "position", "seat": seat, "turn": turn, "view": view, "questions": [asked]}


def chosen(line: bytes, question: Question, turn: int) -> Choice:
    """The choice that a line names."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        raise Fault(f"has written {quoted(line)}, which is no line of JSON") from None
    if not isinstance(said, dict) or said.get("type") != "answer":
        raise Fault(f'has written {quoted(line)} instead of {{"type": "answer", …}}')
    if said.get("turn") != turn:
        raise Fault(f"has answered turn {quoted(said.get('turn'))}, but was asked in turn {turn}")
    choices = said.get("choices")
    if not isinstance(choices, list) or len(choices) != 1:
        raise Fault(f"has answered {quoted(choices)} instead of a list with one choice")
    for choice in question.choices:
        if choice.text == choices[0]:
            return choice
    raise Fault(f"has chosen {quoted(choices[0])}, which '{question.kind}' does not offer")


def quoted(said: object) -> str:
    """What a program said, so that it fits into a sentence."""
    text = repr(said.decode(errors="replace") if isinstance(said, bytes) else said)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"
