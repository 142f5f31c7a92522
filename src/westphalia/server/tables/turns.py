"""What follows from the lines of a table besides its position: each seat's turn and clock.

Both are the same whether the lines were written just now or are read again, and neither depends on
anything that its seat, or for the clocks anybody, may not know.
"""

from __future__ import annotations

from typing import Any

from westphalia.engine.match import Match
from westphalia.engine.step import Question, Seat

Asked = tuple[str, list[Any], object]


class Chronicle:
    """``turns`` counts for each seat how often its question has changed.

    ``acked`` holds, by the number of a line, the turn of its seat after it: what was, or would have
    been, acknowledged.
    """

    def __init__(self, seats: int, bank: float, increment: float) -> None:
        self.turns = [0] * seats
        self.acked = [0]
        self.increment = increment
        self.left = [float(bank)] * seats
        self.since: list[float | None] = [None] * seats
        self._before: list[tuple[float, float | None]] = [(float(bank), None)] * seats
        self._asked: list[Asked | None] = [None] * seats

    def begin(self, match: Match, at: float) -> None:
        self._look(match, -1, at, False)

    def note(self, match: Match, seat: Seat, lines: int, at: float, undone: bool = False) -> None:
        """A seat has written so many lines; only the last can have changed what others are asked.

        A batch that is taken whole holds at most one answer that others notice, and it is the last.
        """
        self._look(match, seat, at, undone)
        for _ in range(lines):
            self.turns[seat] += 1
            self.acked.append(self.turns[seat])

    def pass_by(self, seat: Seat) -> None:
        """A line that no longer stands, or that took another back: only its own seat noticed."""
        self.turns[seat] += 1
        self.acked.append(self.turns[seat])

    def _look(self, match: Match, actor: Seat, at: float, undone: bool) -> None:
        decision = match.play.state.agenda[-1] if match.open else None
        asked: dict[Seat, Question] = {question.seat: question for question in match.open}
        for seat, before in enumerate(self._asked):
            question = asked.get(seat)
            now = (question.kind, question.choices, decision) if question else None
            if now != before:
                self._asked[seat] = now
                self.turns[seat] += seat != actor
            if (now is None) == (self.since[seat] is not None):
                self._turn_clock(seat, at, now is not None, undone and seat == actor)

    def _turn_clock(self, seat: Seat, at: float, starts: bool, undone: bool) -> None:
        """A clock runs while its seat is asked anything.

        Time is added when the seat has answered all that it was asked, not for each answer: in a
        secret phase that would tell how many there were.  What is taken back was no answer.
        """
        since = self.since[seat]
        if since is None:
            if undone:
                self.left[seat], self.since[seat] = self._before[seat]
            elif starts:
                self.since[seat] = at
            return
        self._before[seat] = (self.left[seat], since)
        self.left[seat] = max(0.0, self.left[seat] - (at - since)) + self.increment
        self.since[seat] = None

    def remaining(self, seat: Seat, now: float) -> float:
        """The seconds on a seat's clock."""
        since = self.since[seat]
        return max(0.0, self.left[seat] - (now - since)) if since is not None else self.left[seat]
