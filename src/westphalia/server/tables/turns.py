"""The turn number of each seat, and its clock.

Both follow from the lines of the record: they are the same whether the lines were written just now
or are read again.  A turn number depends on nothing that its seat may not know, a clock on nothing
that anybody may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from westphalia.engine.match import Match, only_choice
from westphalia.engine.step import NOBODY, Question, Seat

# ------------------------------------------------------------------------------
# Clocks, which stand still while the game is paused.

GOES_ON: Final = float("inf")  # the end of a pause that has not ended
Pauses = list[tuple[float, float]]  # from when to when, the earliest first
Extensions = list[float]  # when every clock was given its first time once more, the earliest first


def time_played(at: float, pauses: Pauses) -> float:
    """The time of the table, which stands still while the game is paused."""
    return at - sum([min(at, end) - begin for begin, end in pauses if begin < at])


class SeatClocks:
    """One clock for each seat; it runs while the seat is asked anything, and no pause is agreed.

    Time is added when the seat has answered all that it was asked, not for each answer: in a secret
    phase that would tell how many there were.
    """

    def __init__(
        self,
        seats: int,
        bank: float,
        increment: float,
        pauses: Pauses | None = None,
        extensions: Extensions | None = None,
    ) -> None:
        self.bank = bank
        self.increment = increment
        self.pauses: Pauses = [] if pauses is None else pauses
        self.extensions: Extensions = [] if extensions is None else extensions
        self._extended = 0  # how many of the extensions the clocks show
        self.left = [float(bank)] * seats  # seconds when the clock last stood still
        self.started: list[float | None] = [None] * seats  # in the time of the table
        self._before_stop: list[tuple[float, float | None]] = [(float(bank), None)] * seats

    def _extend(self, at: float) -> None:
        """Gives every clock what was agreed on up to a moment; one that had run out runs again."""
        for then in self.extensions[self._extended :]:
            if then > at:
                return
            self._extended += 1
            for seat in range(len(self.left)):
                self.left[seat] = self._remaining(seat, then) + self.bank
                if self.started[seat] is not None:
                    self.started[seat] = time_played(then, self.pauses)
                before, started = self._before_stop[seat]
                self._before_stop[seat] = before + self.bank, started

    def running(self, seat: Seat) -> bool:
        return self.started[seat] is not None

    def start(self, seat: Seat, at: float) -> None:
        self._extend(at)
        self.started[seat] = time_played(at, self.pauses)

    def asked_for(self, seat: Seat, now: float) -> float:
        """The seconds for which a seat has been asked; 0 if it is not."""
        self._extend(now)
        return self._asked_for(seat, now)

    def _asked_for(self, seat: Seat, now: float) -> float:
        started = self.started[seat]
        return 0.0 if started is None else time_played(now, self.pauses) - started

    def stop(self, seat: Seat, at: float) -> None:
        self._extend(at)
        self._before_stop[seat] = (self.left[seat], self.started[seat])
        self.left[seat] = self.remaining(seat, at) + self.increment
        self.started[seat] = None

    def undo_stop(self, seat: Seat) -> None:
        """Lets the clock run on as if the answer that stopped it had never been given."""
        self.left[seat], self.started[seat] = self._before_stop[seat]

    def remaining(self, seat: Seat, now: float) -> float:
        """The seconds on a seat's clock."""
        self._extend(now)
        return self._remaining(seat, now)

    def _remaining(self, seat: Seat, now: float) -> float:
        started = self.started[seat]
        if started is None:
            return self.left[seat]
        passed = max(0.0, self._asked_for(seat, now))  # another server may have another time
        return max(0.0, self.left[seat] - passed)


# ------------------------------------------------------------------------------
# Turn numbers.

Asked = tuple[str, list[Any], object]


class SeatTurns:
    """``numbers`` counts for each seat how often its question has changed.

    ``acknowledged`` holds, by the number of a line, the turn of its seat after it: what was, or
    would have been, acknowledged.
    """

    def __init__(
        self,
        seats: int,
        bank: float,
        increment: float,
        pauses: Pauses | None = None,
        extensions: Extensions | None = None,
    ) -> None:
        self.numbers = [0] * seats
        self.acknowledged = [0]
        self.clocks = SeatClocks(seats, bank, increment, pauses, extensions)
        self._asked: list[Asked | None] = [None] * seats
        self._actor: Seat | None = None  # whose answer the automatic ones follow that are to come

    def begin(self, match: Match, at: float) -> None:
        """Starts with the first questions; answers that needed none may stand already."""
        self._follow(match, NOBODY, at, False)
        for entry in match.entries:
            self.skip_line(entry.seat)

    def add_lines(
        self, match: Match, seats: Sequence[Seat], at: float, undone: bool = False
    ) -> None:
        """Counts lines by their seats: those of a seat that acted, then what followed of itself.

        A batch that is taken whole holds at most one answer that others notice, and it is the last.
        A question that nobody need be asked is no turn.
        """
        self._follow(match, seats[0] if self._actor is None else self._actor, at, undone)
        for seat in seats:
            self.skip_line(seat)

    def _follow(self, match: Match, actor: Seat, at: float, undone: bool) -> None:
        """Compares the questions, unless an automatic answer is to come that belongs to this."""
        self._actor = actor if only_choice(match.play) else None
        if self._actor is None:
            self._compare(match, actor, at, undone)

    def end(self, match: Match, at: float) -> None:
        """Counts the question at which a record ends, though an automatic answer could follow."""
        if self._actor is not None:
            self._compare(match, self._actor, at, False)
            self._actor = None

    def skip_line(self, seat: Seat) -> None:
        """Counts a line that no longer stands, or took another back: only its own seat noticed."""
        self.numbers[seat] += 1
        self.acknowledged.append(self.numbers[seat])

    def _compare(self, match: Match, actor: Seat, at: float, undone: bool) -> None:
        """Counts a turn for each other seat whose question has changed, and sets the clocks."""
        decision = match.play.state.agenda[-1] if match.open else None
        questions: dict[Seat, Question] = {question.seat: question for question in match.open}
        for seat, before in enumerate(self._asked):
            question = questions.get(seat)
            now = (question.kind, question.choices, decision) if question else None
            if now != before:
                self._asked[seat] = now
                self.numbers[seat] += seat != actor
            self._set_clock(seat, at, now is not None, undone and seat == actor)

    def _set_clock(self, seat: Seat, at: float, asked: bool, undone: bool) -> None:
        if asked == self.clocks.running(seat):
            return
        if not asked:
            self.clocks.stop(seat, at)
        elif undone:
            self.clocks.undo_stop(seat)
        else:
            self.clocks.start(seat, at)
