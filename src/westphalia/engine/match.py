"""A match: a record being written, with what may still be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from westphalia.engine.chance import Chance, Scripted, ScriptError, Seeded, commitment
from westphalia.engine.choice import Choice
from westphalia.engine.event import AnsweredByOrder, Event, NoOtherChoice, Revelation
from westphalia.engine.game import Game
from westphalia.engine.record import Entry, Header, Line, Record, Rewound, TakenBack
from westphalia.engine.step import Decision, IllegalChoice, Play, Question, Seat, State, refusal


class Undo(IntEnum):
    """Who may take an answer back."""

    FREE = 0  # its seat may; and any other seat an answer before it
    FIRM = 1  # its seat may; others may not go back behind it, as it led to a new question
    FINAL = 2  # nobody may go back behind it


@dataclass(frozen=True)
class Checkpoint:
    """A moment that nobody may go back behind: how many answers stood, and what had been told."""

    state: State
    answers: int
    told: int


class Match:
    """A game in progress.  The record is the truth; position and log are derived from it.

    ``entries`` are the answers that stand; ``log`` pairs each event with the number of answers
    that stood when it was told.  ``work`` counts the answers that were taken back, and those that
    were played, again if they had to be.

    >>> from westphalia.games import GAMES, find_game
    >>> game = find_game(GAMES[0])
    >>> match = start(game, game.header(["Anna", "Bo", "Cai"]), secret=bytes(32))
    >>> match.answer(0, game.vocabulary.parse("bid money_3"))
    >>> match.entries, match.undoable(0)
    ([Entry(seat=0, choice=bid money_3, outcomes=(), by_order=False)], 1)
    >>> match.undo(0)
    >>> match.entries, match.record.lines[-1]
    ([], TakenBack(seat=0))
    """

    def __init__(self, game: Game, header: Header, chance: Chance) -> None:
        self.game = game
        self.chance = chance
        self.work = 0
        self.log: list[tuple[int, Event]] = []
        self.entries: list[Entry] = []
        self._undos: list[Undo] = []
        self._forced: list[bool] = []
        told: list[Event] = []
        self.play: Play[Any] = Play(game.set_up(header), chance, told)
        self.record = Record(header, tuple(chance.drawn()))
        self._write_log(told)
        self._opening = self._final = self._checkpoint()

    @property
    def open(self) -> list[Question]:
        return self.play.open

    @property
    def over(self) -> bool:
        return not self.play.open

    def answer(self, seat: Seat, choice: Choice, by_order: bool = False) -> None:
        """Take one answer, and those that follow of themselves; an illegal one changes nothing."""
        self.repeat(seat, choice, by_order)
        self.settle()

    def repeat(self, seat: Seat, choice: Choice, by_order: bool = False) -> None:
        """Take one answer as a record has it, and no other."""
        self._apply(seat, choice, by_order)
        self.record.lines.append(self.entries[-1])

    def settle(self) -> None:
        """Answer every question that has one choice which all can see."""
        while question := only_choice(self.play):
            self.repeat(question.seat, question.choices[0])

    def answer_all(self, seat: Seat, choices: Sequence[Choice]) -> None:
        """Take a batch of answers of one seat, whole or not at all.

        Only the last may be final.  What follows a draw cannot be promised beforehand, and a
        batch that is refused behind a revelation would tell for nothing what was revealed; but
        what the seat itself reveals it knows.
        """
        trial: Play[Any] = Play(self.play.state.copy(), Scripted([]))
        for n, choice in enumerate(choices, start=1):
            if not any(q.seat == seat and choice in q.choices for q in trial.open):
                why = refusal(trial, seat, choice)
                where = f"answer {n} of {len(choices)}: {why}; none of the batch was taken"
                raise IllegalChoice(where, why.clause, why.objection)
            if n < len(choices) and attempt(trial, seat, choice)[0] is Undo.FINAL:
                raise IllegalChoice(
                    f"answer {n} of {len(choices)}: '{choice}' cannot be taken back and so must "
                    "be the last of its batch; none of the batch was taken"
                )
        for choice in choices:
            self.repeat(seat, choice)
        self.settle()

    def _apply(self, seat: Seat, choice: Choice, by_order: bool) -> None:
        self.work += 1
        only = only_choice(self.play)
        forced = only if only and only.seat == seat else None
        ordered = [each for each in self.play.open if by_order and each.seat == seat]
        undo, told = _answered(self.play, seat, choice)
        outcomes = tuple(self.play.chance.drawn())
        self.entries.append(Entry(seat, choice, outcomes, by_order))
        self._undos.append(Undo.FINAL if outcomes else undo)
        self._forced.append(forced is not None)
        if forced:
            told.insert(0, NoOtherChoice(seat, forced.clause))
        if ordered:
            told.insert(0, AnsweredByOrder(seat, ordered[0].clause))
        self._write_log(told)
        if self._undos[-1] is Undo.FINAL:
            self._final = self._checkpoint()

    def _write_log(self, told: list[Event]) -> None:
        self.log.extend([(len(self.entries), event) for event in told])

    def _checkpoint(self) -> Checkpoint:
        return Checkpoint(self.play.state.copy(), len(self.entries), len(self.log))

    def last_choice(self, seat: Seat) -> int:
        """How many answers stood before the last that *seat* chose; 0 if it never did."""
        for n in range(len(self.entries) - 1, -1, -1):
            if self.entries[n].seat == seat and not self._forced[n]:
                return n
        return 0

    def undoable(self, seat: Seat) -> int:
        """How many answers *seat* may still take back.

        An answer stands for good once chance was drawn, something hidden came to light,
        another seat was asked because of it or goes on after it, or the game is over.  One that
        followed of itself goes back with the answer before it.
        """
        return sum(not self._forced[n] for n in self._free(seat))

    def settled(self) -> int:
        """How many answers stand before the first that somebody may still take back."""
        seats = range(self.record.header.seats)
        loose = [n for seat in seats for n in self._free(seat) if not self._forced[n]]
        return min(loose, default=len(self.entries))

    def _free(self, seat: Seat) -> list[int]:
        """The answers of *seat* that may go back, the last one first."""
        loose: list[int] = []
        for n in range(len(self.entries) - 1, self._final.answers - 1, -1):
            if self.entries[n].seat == seat:
                loose.append(n)
            elif self._undos[n] is Undo.FIRM:
                break
        return loose

    def undo(self, seat: Seat) -> None:
        """Take back the last answer that *seat* chose, with what followed of itself."""
        if not self.undoable(seat):
            raise UndoError(f"seat {seat} has nothing to take back")
        while self.take_back(seat):
            pass

    def take_back(self, seat: Seat) -> bool:
        """Take back the last answer of *seat*, as a record has it; whether it was a forced one."""
        loose = self._free(seat)
        if not loose:
            raise UndoError(f"seat {seat} has nothing to take back")
        self.work += 1
        last = loose[0]
        forced = self._forced[last]
        self._rebuild(self.entries[:last] + self.entries[last + 1 :], self._final)
        self.record.lines.append(TakenBack(seat))
        return forced

    def rewind(self, to: int) -> None:
        """Go back to the first *to* answers.  The table must have agreed."""
        if not 0 <= to <= len(self.entries):
            raise UndoError(f"there are {len(self.entries)} answers; {to} cannot be kept of them")
        start = self._final if self._final.answers <= to else self._opening
        self._rebuild(self.entries[:to], start)
        self.record.lines.append(Rewound(to))

    def _rebuild(self, entries: Sequence[Entry], start: Checkpoint) -> None:
        """Play these answers from a checkpoint on; up to there they are the same as before."""
        self.entries = self.entries[: start.answers]
        self._undos = self._undos[: start.answers]
        self._forced = self._forced[: start.answers]
        self.log = self.log[: start.told]
        self._final = start
        self.play = Play(start.state.copy(), Scripted([]))
        for entry in entries[start.answers :]:
            self.play.chance = Scripted(entry.outcomes)
            self._apply(entry.seat, entry.choice, entry.by_order)
        self.play.chance = self.chance

    def seen(self, seat: Seat) -> list[Event]:
        """The log as *seat* may read it; the numbers would tell how many answers others gave."""
        return [event for _, event in self.log if event.seen_by(seat)]


def _answered(play: Play[Any], seat: Seat, choice: Choice) -> tuple[Undo, list[Event]]:
    """Answer, and say who may take it back as far as anything but chance decides."""
    undo, told = _tried(play, seat, choice)
    revealed = any(isinstance(event, Revelation) for event in told)
    return (Undo.FINAL if revealed else undo), told


def _tried(play: Play[Any], seat: Seat, choice: Choice) -> tuple[Undo, list[Event]]:
    """What an answer leads to before chance; what the seat itself knew is no revelation to it."""
    before = {question.seat: question for question in play.open}
    decision = play.state.agenda[-1] if play.open else None
    told: list[Event] = []
    play.told = told
    play.answer(seat, choice)
    if (
        not play.open
        or any(isinstance(event, Revelation) and event.reveals_to(seat) for event in told)
        or any(newly_asked(before.get(q.seat), q) for q in play.open if q.seat != seat)
    ):
        return Undo.FINAL, told
    return (Undo.FREE if play.state.agenda[-1] == decision else Undo.FIRM), told


def only_choice(play: Play[Any]) -> Question | None:
    """A question that need not be asked: all can see that there is one answer."""
    decision = play.state.agenda[-1] if play.open else None
    if isinstance(decision, Decision) and decision.automatic:
        for question in play.open:
            if len(question.choices) == 1:
                return question
    return None


def attempt(trial: Play[Any], seat: Seat, choice: Choice) -> tuple[Undo, list[Event]]:
    """Answer on a trial without chance: who may take it back, and what is told."""
    try:
        return _tried(trial, seat, choice)
    except ScriptError:
        return Undo.FINAL, []


def newly_asked(before: Question | None, now: Question) -> bool:
    return before is None or before.kind != now.kind or before.choices != now.choices


def start(game: Game, header: Header, secret: bytes) -> Match:
    """Begin a match whose chance is bound to *secret* by the header.

    >>> import westphalia as w
    >>> game = w.game("thirty_years_war")
    >>> match = w.start(game, game.header(["Anna", "Bo"]), secret=bytes(32))
    >>> len(match.record.header.commitment), match.over
    (64, False)
    """
    match = Match(game, replace(header, commitment=commitment(secret)), Seeded(secret))
    match.settle()
    return match


def replay(game: Game, record: Record, lines: int | None = None, most: int | None = None) -> Match:
    """Play a record again, to the end or through its first *lines* lines.

    With *most*, a record is refused that makes more work: so many answers.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> match.answer(0, match.open[0].choices[0])
    >>> again = w.replay(game, match.record)
    >>> again.entries == match.entries
    True
    """
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
        if most is not None and match.work > most:
            raise ReplayError(n + 1, f"to replay it up to here takes more than {most} answers")
    return match


def fork(
    game: Game,
    record: Record,
    chance: Chance,
    lines: int | None = None,
    most: int | None = None,
) -> Match:
    """Play on from a record, or from its first *lines* lines, with chance that nothing binds.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> other = w.fork(game, match.record, w.Sampling(1))
    >>> other.answer(0, other.open[0].choices[-1])
    >>> len(other.entries), len(match.entries)
    (1, 0)
    """
    unbound = replace(record, header=replace(record.header, commitment=""))
    match = replay(game, unbound, lines, most)
    match.chance = match.play.chance = chance
    match.settle()
    return match


def _repeat(match: Match, line: Line) -> None:
    if isinstance(line, TakenBack):
        match.take_back(line.seat)
    elif isinstance(line, Rewound):
        match.rewind(line.to)
    else:
        chance = Scripted(line.outcomes)
        match.chance = match.play.chance = chance
        match.repeat(line.seat, line.choice, line.by_order)
        chance.finish()


def verify(game: Game, record: Record) -> Match:
    """Recompute a finished record from its secret; every outcome must come out as written.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> while not match.over:
    ...     match.answer(match.open[0].seat, match.open[0].choices[0])
    >>> match.record.secret = bytes(32).hex()
    >>> w.verify(game, match.record).over
    True
    """
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
                match.repeat(line.seat, line.choice, line.by_order)
            else:
                _repeat(match, line)
        except ValueError as error:
            raise ReplayError(n + 1, str(error)) from error
        if match.record.lines[-1] != line:
            raise ReplayError(n + 1, "the outcomes are not what the secret gives")
    return match


class UndoError(ValueError):
    """Nothing that could be taken back.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> match.undo(0)
    Traceback (most recent call last):
    westphalia.engine.match.UndoError: seat 0 has nothing to take back
    """


class ReplayError(ValueError):
    """A record that does not fit the rules; ``line`` is the number that its line begins with.

    >>> import westphalia as w
    >>> match = w.start(game := w.game("wallenstein"), game.header(["A", "B", "C"]), bytes(32))
    >>> w.verify(game, match.record)
    Traceback (most recent call last):
    westphalia.engine.match.ReplayError: the record does not reveal its secret
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"the line that begins with {line}.: {reason}" if line else reason)
        self.line = line
        self.reason = reason
