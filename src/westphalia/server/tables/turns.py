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
from westphalia.server.tables.rests import SeatRests

# ------------------------------------------------------------------------------
# Clocks, which stand still while the game is paused, or the person rests.

GOES_ON: Final = float("inf")  # the end of a pause that has not ended
MOST_RESTS: Final = 10_000  # that are looked through for when a time is out
Pauses = list[tuple[float, float]]  # from when to when, the earliest first
Extensions = list[float]  # when every clock was given its first time once more, the earliest first


class SeatClocks:
    """One clock for each seat; it runs while the seat is asked anything, and no pause is agreed.

    It stands still while the person rests, where the table agrees to that.  Time is added when the
    seat has answered all that it was asked, not for each answer: in a secret phase that would tell
    how many there were.
    """

    def __init__(
        self,
        seats: int,
        bank: float,
        increment: float,
        pauses: Pauses | None = None,
        rests: Sequence[SeatRests] | None = None,
        extensions: Extensions | None = None,
    ) -> None:
        self.bank = bank
        self.increment = increment
        self.pauses: Pauses = [] if pauses is None else pauses
        self.rests = [SeatRests() for _ in range(seats)] if rests is None else rests
        self.extensions: Extensions = [] if extensions is None else extensions
        self._extended = 0  # how many of the extensions the clocks show
        self.left = [float(bank)] * seats  # seconds when the clock last stood still
        self.started: list[float | None] = [None] * seats  # in the time of the seat
        self._before_stop: list[tuple[float, float | None]] = [(float(bank), None)] * seats
        self.taken: list[list[float]] = [[] for _ in range(seats)]  # seconds for each turn

    def time_of(self, seat: Seat, at: float) -> float:
        """The time of a seat, which stands still while the game is paused or its person rests."""
        rested = self.rests[seat].before
        time = at - rested(at)
        for begin, end in self.pauses:
            if begin < at:
                end = min(at, end)
                time -= end - begin - (rested(end) - rested(begin))  # no moment counts twice
        return time

    def when(self, seat: Seat, now: float, seconds: float) -> float:
        """The moment at which so many seconds will have passed for a seat, if nobody pauses."""
        rests, at = self.rests[seat], now + seconds
        for _ in range(MOST_RESTS):
            later = now + seconds + rests.before(at) - rests.before(now)
            if later <= at:
                break
            rest = rests.around(at)
            at = max(later, rest.end) if rest else later  # while they rest no time passes
        return at

    def _extend(self, at: float) -> None:
        """Gives every clock what was agreed on up to a moment; one that had run out runs again."""
        for then in self.extensions[self._extended :]:
            if then > at:
                return
            self._extended += 1
            for seat, left in enumerate(self.left):
                self.left[seat] = max(left, self.asked_for(seat, then)) + self.bank
                before, started = self._before_stop[seat]
                self._before_stop[seat] = before + self.bank, started

    def running(self, seat: Seat) -> bool:
        return self.started[seat] is not None

    def start(self, seat: Seat, at: float) -> None:
        self._extend(at)
        self.started[seat] = self.time_of(seat, at)

    def asked_for(self, seat: Seat, now: float) -> float:
        """The seconds for which a seat has been asked; 0 if it is not."""
        started = self.started[seat]
        return 0.0 if started is None else self.time_of(seat, now) - started

    def stop(self, seat: Seat, at: float) -> None:
        self._extend(at)
        self._before_stop[seat] = (self.left[seat], self.started[seat])
        self.taken[seat].append(max(0.0, self.asked_for(seat, at)))
        self.left[seat] = self.remaining(seat, at) + self.increment
        self.started[seat] = None

    def undo_stop(self, seat: Seat) -> None:
        """Lets the clock run on as if the answer that stopped it had never been given."""
        self.left[seat], self.started[seat] = self._before_stop[seat]
        del self.taken[seat][-1:]

    def remaining(self, seat: Seat, now: float) -> float:
        """The seconds on a seat's clock."""
        self._extend(now)
        started = self.started[seat]
        if started is None:
            return self.left[seat]
        passed = max(0.0, self.asked_for(seat, now))  # another server may have another time
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
        rests: Sequence[SeatRests] | None = None,
        extensions: Extensions | None = None,
    ) -> None:
        self.numbers = [0] * seats
        self.acknowledged = [0]
        self.clocks = SeatClocks(seats, bank, increment, pauses, rests, extensions)
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

    def rewind(self, match: Match, at: float) -> None:
        """Counts a line by which the table has gone back: every seat has another turn then."""
        turns = [number + 1 for number in self.numbers]
        self._actor = None
        self._compare(match, NOBODY, at, False)
        self.numbers = turns
        self.acknowledged.append(turns[0])  # a line that is nobody's counts for the first seat

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
