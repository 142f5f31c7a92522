"""The turn number of each seat, with its clock.

Both follow from the lines of the record: they are the same whether the lines were written just now
or are read again.  A turn number depends on nothing that its seat may not know, a clock on nothing
that anybody may not know.
"""

from __future__ import annotations

from typing import Any

from westphalia.engine.match import Match
from westphalia.engine.step import Question, Seat
from westphalia.server.tables.clocks import SeatClocks

Asked = tuple[str, list[Any], object]


class SeatTurns:
    """``numbers`` counts for each seat how often its question has changed.

    ``acknowledged`` holds, by the number of a line, the turn of its seat after it: what was, or
    would have been, acknowledged.
    """

    def __init__(self, seats: int, bank: float, increment: float) -> None:
        self.numbers = [0] * seats
        self.acknowledged = [0]
        self.clocks = SeatClocks(seats, bank, increment)
        self._asked: list[Asked | None] = [None] * seats

    def begin(self, match: Match, at: float) -> None:
        self._compare(match, -1, at, False)

    def add_lines(
        self, match: Match, seat: Seat, lines: int, at: float, undone: bool = False
    ) -> None:
        """Counts lines of a seat; only the last can have changed what others are asked.

        A batch that is taken whole holds at most one answer that others notice, and it is the last.
        """
        self._compare(match, seat, at, undone)
        for _ in range(lines):
            self.skip_line(seat)

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
