"""Subscribers of a table, and the queue in which tables are published to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from time import perf_counter
from typing import Final

from westphalia.engine.step import Seat
from westphalia.server.tables.chat import ReadState

# ------------------------------------------------------------------------------
# Subscribers: the connections to a table, as it sees them.

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
        self.takes_diffs = False
        self.seen = 0  # the number of the view that was sent last
        self.replies: deque[bytes] = deque()
        self.snapshot_due = False
        self.presence_due = False
        self.read_only = False  # as the client was told last
        self.read_state: ReadState | None = None  # of those who take table talk
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

    def wake_readers(self, anew: bool = False) -> None:
        """Wakes the connections that take table talk; *anew* sends all of it again."""
        for subscriber in self:
            if subscriber.read_state:
                subscriber.read_state.sent = 0 if anew else subscriber.read_state.sent
                subscriber.read_state.due |= anew
                subscriber.wake.set()

    @property
    def people(self) -> frozenset[int]:
        return self.here | self.elsewhere


# ------------------------------------------------------------------------------
# The publish queue: makes views for a few tables at a time, since that takes longer than all else.

SLICE: Final = 0.001  # seconds of publishing, after which requests are read
# Turns of the event loop that they have then: an answer needs some six until it is acknowledged,
# and would wait for a slice in each of them.
TURNS: Final = 4


class PublishQueue:
    """A queue of tables to publish, worked off in short time slices.

    Between two slices the event loop reads requests and acknowledges what is on disk.
    """

    def __init__(self, seconds: float = SLICE) -> None:
        self.seconds = seconds
        self._due: deque[Callable[[], None]] = deque()  # with the one that is being published

    def put(self, publish: Callable[[], None]) -> None:
        """Queues a table to be published."""
        self._due.append(publish)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._publish_some)

    def _publish_some(self) -> None:
        end = perf_counter() + self.seconds
        try:
            self._publish_next()
            while self._due and perf_counter() < end:
                self._publish_next()
        finally:
            if self._due:
                self._rest(TURNS)

    def _rest(self, turns: int) -> None:
        """Yields for so many turns of the event loop."""
        rested = partial(self._rest, turns - 1) if turns > 1 else self._publish_some
        asyncio.get_running_loop().call_soon(rested)

    def _publish_next(self) -> None:
        try:
            self._due[0]()
        finally:
            self._due.popleft()
