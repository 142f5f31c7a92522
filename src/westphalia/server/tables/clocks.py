"""Seat clocks: how much time each seat has left."""

from __future__ import annotations

from westphalia.engine.step import Seat


class SeatClocks:
    """One clock for each seat; it runs while the seat is asked anything.

    Time is added when the seat has answered all that it was asked, not for each answer: in a secret
    phase that would tell how many there were.
    """

    def __init__(self, seats: int, bank: float, increment: float) -> None:
        self.increment = increment
        self.left = [float(bank)] * seats  # seconds when the clock last stood still
        self.started: list[float | None] = [None] * seats
        self._before_stop: list[tuple[float, float | None]] = [(float(bank), None)] * seats

    def running(self, seat: Seat) -> bool:
        return self.started[seat] is not None

    def start(self, seat: Seat, at: float) -> None:
        self.started[seat] = at

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
        passed = max(0.0, now - started)  # another server, or a later one, may have another time
        return max(0.0, self.left[seat] - passed)
