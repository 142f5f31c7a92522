"""Somebody who looks at a table from one seat, over a websocket or a stream."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from westphalia.engine.step import Seat

MOST_WAITING: Final = 200  # acknowledgements that a client may leave unread
REFUSED: Final = 4000  # and the status behind it: coming again is of no use


class Overrun(Exception):
    """A client that asks and never listens."""


class Subscriber:
    """``sent`` is how many entries of its log the client has; ``mark`` is the hash of its token.

    Positions are not queued: whoever is slow gets the latest, with all of the log.
    """

    def __init__(self, user: int, seat: Seat, logged: int, mark: str = "") -> None:
        self.user = user
        self.mark = mark
        self.seat = seat
        self.sent = logged
        self.replies: deque[bytes] = deque()
        self.position_due = False
        self.presence_due = False
        self.closing: tuple[int, str] | None = None
        self.wake = asyncio.Event()

    def reply(self, frame: bytes) -> None:
        if len(self.replies) >= MOST_WAITING:
            raise Overrun
        self.replies.append(frame)
        self.wake.set()

    def look(self) -> None:
        """There is something new to see."""
        self.position_due = True
        self.wake.set()

    def greet(self) -> None:
        """Somebody came, went or changed seats."""
        self.presence_due = True
        self.wake.set()

    def close(self, code: int, reason: str) -> None:
        self.closing = (code, reason)
        self.wake.set()
