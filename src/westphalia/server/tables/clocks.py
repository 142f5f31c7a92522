"""Seat clocks: how much time each seat has left."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Seat

GOES_ON: Final = float("inf")  # the end of a pause that has not ended

Pauses = list[tuple[float, float]]  # from when to when, the earliest first


def time_played(at: float, pauses: Pauses) -> float:
    """The time of the table: it stands while the game is paused."""
    return at - sum([min(at, end) - begin for begin, end in pauses if begin < at])


class SeatClocks:
    """One clock for each seat; it runs while the seat is asked anything, and no pause is agreed.

    Time is added when the seat has answered all that it was asked, not for each answer: in a secret
    phase that would tell how many there were.
    """

    def __init__(
        self, seats: int, bank: float, increment: float, pauses: Pauses | None = None
    ) -> None:
        self.increment = increment
        self.pauses: Pauses = [] if pauses is None else pauses
        self.left = [float(bank)] * seats  # seconds when the clock last stood still
        self.started: list[float | None] = [None] * seats  # in the time of the table
        self._before_stop: list[tuple[float, float | None]] = [(float(bank), None)] * seats

    def running(self, seat: Seat) -> bool:
        return self.started[seat] is not None

    def start(self, seat: Seat, at: float) -> None:
        self.started[seat] = time_played(at, self.pauses)

    def asked_for(self, seat: Seat, now: float) -> float:
        """The seconds for which a seat has been asked; 0 if it is not."""
        started = self.started[seat]
        return 0.0 if started is None else time_played(now, self.pauses) - started

    def stop(self, seat: Seat, at: float) -> None:
        self._before_stop[seat] = (self.left[seat], self.started[seat])
        self.left[seat] = self.remaining(seat, at) + self.increment
        self.started[seat] = None

    def undo_stop(self, seat: Seat) -> None:
        """Lets the clock run on as if the answer that stopped it had never been given."""
        self.left[seat], self.started[seat] = self._before_stop[seat]

    def remaining(self, seat: Seat, now: float) -> float:
        """The seconds on a seat's clock."""
        started = self.started[seat]
        if started is None:
            return self.left[seat]
        passed = max(
            0.0, self.asked_for(seat, now)
        )  # another server, or a later one, may have another time
        return max(0.0, self.left[seat] - passed)
