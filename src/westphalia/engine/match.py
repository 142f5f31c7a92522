"""A match: a record being written, with what may still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum
from typing import Any

from westphalia.engine.chance import Chance, Scripted, ScriptError, Seeded, commitment
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Revelation
from westphalia.engine.game import Game
from westphalia.engine.record import Entry, Header, Line, Record, Rewound, TakenBack
from westphalia.engine.step import IllegalChoice, Play, Question, Seat, refusal


class Hold(IntEnum):
    """How firmly an answer stands."""

    LOOSE = 0  # its seat may take it back, and any other seat an answer before it
    FIRM = 1  # it led to a new question for its own seat: others may not go back behind it
    FINAL = 2  # nobody may go back behind it


class Match:
    """A game in progress.  The record is the truth; position and log are derived from it.

    ``entries`` are the answers that stand; ``log`` pairs each event with the number of answers
    that stood when it was told.
    """

    def __init__(self, game: Game, header: Header, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.log: list[tuple[int, Event]] = []
        self.entries: list[Entry] = []
        self._holds: list[Hold] = []
        told: list[Event] = []
        self.play: Play[Any] = Play(game.set_up(header), chance, told)
        self.record = Record(header, tuple(chance.drawn()))
        self._write_log(told)

    @property
    def open(self) -> list[Question]:
        return self.play.open

    @property
    def over(self) -> bool:
        return not self.play.open

    def answer(self, seat: Seat, choice: Choice) -> None:
        """Take one answer; an illegal one is refused and changes nothing."""
        self._apply(seat, choice)
        self.record.lines.append(self.entries[-1])

    def answer_all(self, seat: Seat, choices: Sequence[Choice]) -> None:
        """Take a batch of answers of one seat, whole or not at all.

        Only the last may be final.  What follows a draw cannot be promised beforehand, and a
        batch that is refused behind a revelation would tell for nothing what was revealed.
        """
        trial: Play[Any] = Play(self.play.state.copy(), Scripted([]))
        for n, choice in enumerate(choices, start=1):
            if not any(q.seat == seat and choice in q.choices for q in trial.open):
                where = f"answer {n} of {len(choices)}: {refusal(trial, seat, choice)}"
                raise IllegalChoice(f"{where}; none of the batch was taken")
            if n < len(choices) and _attempt(trial, seat, choice) is Hold.FINAL:
                raise IllegalChoice(
                    f"answer {n} of {len(choices)}: '{choice}' cannot be taken back and so must "
                    "be the last of its batch; none of the batch was taken"
                )
        for choice in choices:
            self.answer(seat, choice)

    def _apply(self, seat: Seat, choice: Choice) -> None:
        hold, told = _answered(self.play, seat, choice)
        outcomes = tuple(self.chance.drawn())
        self.entries.append(Entry(seat, choice, outcomes))
        self._holds.append(Hold.FINAL if outcomes else hold)
        self._write_log(told)

    def _write_log(self, told: list[Event]) -> None:
        self.log.extend([(len(self.entries), event) for event in told])

    def undoable(self, seat: Seat) -> int:
        """How many answers *seat* may still take back.

        An answer stands for good once chance was drawn, something hidden came to light,
        another seat was asked because of it or goes on after it, or the game is over.
        """
        depth = 0
        for entry, hold in zip(reversed(self.entries), reversed(self._holds), strict=True):
            if hold is Hold.FINAL or (hold is Hold.FIRM and entry.seat != seat):
                break
            depth += entry.seat == seat
        return depth

    def undo(self, seat: Seat) -> None:
        """Take back the last answer of *seat*."""
        if not self.undoable(seat):
            raise UndoError(f"seat {seat} has nothing to take back")
        last = max(n for n, entry in enumerate(self.entries) if entry.seat == seat)
        self._rebuild(self.entries[:last] + self.entries[last + 1 :])
        self.record.lines.append(TakenBack(seat))

    def rewind(self, to: int) -> None:
        """Go back to the first *to* answers.  The table must have agreed."""
        if not 0 <= to <= len(self.entries):
            raise UndoError(f"there are {len(self.entries)} answers; {to} cannot be kept of them")
        self._rebuild(self.entries[:to])
        self.record.lines.append(Rewound(to))

    def _rebuild(self, entries: Sequence[Entry]) -> None:
        twin = Match(self.game, self.record.header, Scripted(self.record.opening))
        for entry in entries:
            twin.chance = twin.play.chance = Scripted(entry.outcomes)
            twin._apply(entry.seat, entry.choice)
        self.entries, self._holds, self.log = twin.entries, twin._holds, twin.log
        self.play = twin.play
        self.play.chance = self.chance

    def seen(self, seat: Seat) -> list[Event]:
        """The log as *seat* may read it; the numbers would tell how many answers others gave."""
        return [event for _, event in self.log if event.seen_by(seat)]


def _answered(play: Play[Any], seat: Seat, choice: Choice) -> tuple[Hold, list[Event]]:
    """Answer, and say how firmly the answer stands as far as anything but chance decides."""
    before = {question.seat: question for question in play.open}
    decision = play.state.agenda[-1] if play.open else None
    told: list[Event] = []
    play.told = told
    play.answer(seat, choice)
    if (
        not play.open
        or any(isinstance(event, Revelation) for event in told)
        or any(newly_asked(before.get(q.seat), q) for q in play.open if q.seat != seat)
    ):
        return Hold.FINAL, told
    return (Hold.LOOSE if play.state.agenda[-1] == decision else Hold.FIRM), told


def _attempt(trial: Play[Any], seat: Seat, choice: Choice) -> Hold:
    """Answer on a trial that has no chance to draw from."""
    try:
        return _answered(trial, seat, choice)[0]
    except ScriptError:
        return Hold.FINAL


def newly_asked(before: Question | None, now: Question) -> bool:
    return before is None or before.kind != now.kind or before.choices != now.choices


def start(game: Game, header: Header, secret: bytes) -> Match:
    """Begin a match whose chance is bound to *secret* by the header."""
    return Match(game, replace(header, commitment=commitment(secret)), Seeded(secret))


def replay(game: Game, record: Record, lines: int | None = None) -> Match:
    """Play a record again, to the end or through its first *lines* lines."""
    try:
        match = Match(game, record.header, opening := Scripted(record.opening))
        opening.finish()
    except ValueError as error:
        raise ReplayError(0, f"the opening does not fit the rules: {error}") from error
    for n, line in enumerate(record.lines[:lines]):
        try:
            _repeat(match, line)
        except ValueError as error:
            raise ReplayError(n + 1, str(error)) from error
    return match


def fork(game: Game, record: Record, chance: Chance, lines: int | None = None) -> Match:
    """Play on from a record, or from its first *lines* lines, with chance that nothing binds."""
    loose = replace(record, header=replace(record.header, commitment=""), secret="")
    match = replay(game, loose, lines)
    match.chance = match.play.chance = chance
    return match


def _repeat(match: Match, line: Line) -> None:
    if isinstance(line, TakenBack):
        match.undo(line.seat)
    elif isinstance(line, Rewound):
        match.rewind(line.to)
    else:
        chance = Scripted(line.outcomes)
        match.chance = match.play.chance = chance
        match.answer(line.seat, line.choice)
        chance.finish()


def verify(game: Game, record: Record) -> Match:
    """Recompute a finished record from its secret; every outcome must come out as written."""
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise ReplayError(0, "the secret is not a hexadecimal number") from None
    if not secret:
        raise ReplayError(0, "the record does not reveal its secret")
    if commitment(secret) != record.header.commitment:
        raise ReplayError(0, "the secret does not fit the commitment in the header")
    try:
        match = Match(game, record.header, Seeded(secret))
    except ValueError as error:
        raise ReplayError(0, f"the game cannot be set up: {error}") from error
    if match.record.opening != record.opening:
        raise ReplayError(0, "the opening is not what the secret gives")
    for n, line in enumerate(record.lines):
        try:
            if isinstance(line, Entry):
                match.answer(line.seat, line.choice)
            else:
                _repeat(match, line)
        except ValueError as error:
            raise ReplayError(n + 1, str(error)) from error
        if match.record.lines[-1] != line:
            raise ReplayError(n + 1, "the outcomes are not what the secret gives")
    return match


class UndoError(ValueError):
    """Nothing that could be taken back."""


class ReplayError(ValueError):
    """A record that does not fit the rules; ``line`` is the number that its line begins with."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"the line that begins with {line}.: {reason}" if line else reason)
        self.line = line
        self.reason = reason
