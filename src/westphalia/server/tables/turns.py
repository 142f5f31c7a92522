"""The turn number of each seat, with its clock.

Both follow from the lines of the record: they are the same whether the lines were written just now
or are read again.  A turn number depends on nothing that its seat may not know, a clock on nothing
that anybody may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westphalia.engine.match import Match, only_choice
from westphalia.engine.step import NOBODY, Question, Seat
from westphalia.server.tables.clocks import Pauses, SeatClocks

Asked = tuple[str, list[Any], object]


class SeatTurns:
    """``numbers`` counts for each seat how often its question has changed.

    ``acknowledged`` holds, by the number of a line, the turn of its seat after it: what was, or
    would have been, acknowledged.
    """

    def __init__(
        self, seats: int, bank: float, increment: float, pauses: Pauses | None = None
    ) -> None:
        self.numbers = [0] * seats
        self.acknowledged = [0]
        self.clocks = SeatClocks(seats, bank, increment, pauses)
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
