"""Subscribers: who looks at a table from one seat, and what is due to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Final

from westphalia.engine.step import Seat
from westphalia.server.tables.talk import Ear

MAX_PENDING_REPLIES: Final = 200  # acknowledgements that a client may leave unread
CLOSE_REFUSED: Final = 4000  # plus the HTTP status: the close code that says not to come again


class SlowClient(Exception):
    """Raised when a client sends requests and does not read the replies."""


class Subscriber:
    """One connection as its table sees it.

    ``sent`` is how many entries of its log the client has.  Snapshots are not queued: a slow client
    gets the latest one, with all of the log that it lacks.
    """

    def __init__(
        self, user: int, seat: Seat, logged: int, token_hash: str = "", address: str = ""
    ) -> None:
        self.user = user
        self.token_hash = token_hash
        self.address = address
        self.seat = seat
        self.sent = logged
        self.takes_changes = False
        self.seen = 0  # the number of the view that was sent last
        self.replies: deque[bytes] = deque()
        self.snapshot_due = False
        self.presence_due = False
        self.read_only = False  # as the client was told last
        self.ear: Ear | None = None  # of those who want to hear what is said
        self.closing: tuple[int, str] | None = None
        self.wake = asyncio.Event()

    def reply(self, frame: bytes) -> None:
        if len(self.replies) >= MAX_PENDING_REPLIES:
            raise SlowClient
        self.replies.append(frame)
        self.wake.set()

    def request_snapshot(self) -> None:
        """Says that there is something new to see."""
        self.snapshot_due = True
        self.wake.set()

    def request_presence(self) -> None:
        """Says that somebody came, went or changed seats."""
        self.presence_due = True
        self.wake.set()

    def take_due(self) -> tuple[bool, bool]:
        """Returns whether a snapshot and whether presence is due; then neither is."""
        due = self.snapshot_due, self.presence_due
        self.snapshot_due = self.presence_due = False
        return due

    def close(self, code: int, reason: str) -> None:
        self.closing = (code, reason)
        self.wake.set()


class Subscribers(set[Subscriber]):
    """The subscribers of a table here, and who looks at it through other servers."""

    elsewhere: frozenset[int] = frozenset()

    @property
    def here(self) -> frozenset[int]:
        """The people who look at the table through this server; 0, for nobody, is none."""
        return frozenset(subscriber.user for subscriber in self) - {0}

    @property
    def seats(self) -> set[Seat]:
        """The seats that somebody looks at the table from."""
        return {subscriber.seat for subscriber in self}

    def cut_logs(self, unchanged: Mapping[Seat, int]) -> None:
        """Has sent again what is no longer as it was when it was sent."""
        for subscriber in self:
            subscriber.sent = min(subscriber.sent, unchanged[subscriber.seat])

    def request_snapshots(self, seat: Seat, but: Subscriber) -> None:
        """Has all other connections of a seat look for what is new."""
        for subscriber in self - {but}:
            if subscriber.seat == seat:
                subscriber.request_snapshot()

    def wake_ears(self, anew: bool = False) -> None:
        """Wakes the connections that take table talk; *anew* sends them all of it again."""
        for subscriber in self:
            if subscriber.ear:
                subscriber.ear.heard = 0 if anew else subscriber.ear.heard
                subscriber.ear.due |= anew
                subscriber.wake.set()

    @property
    def people(self) -> frozenset[int]:
        return self.here | self.elsewhere
