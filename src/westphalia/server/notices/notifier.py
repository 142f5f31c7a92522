"""The notifier: sees what happens at tables, and has people told of it who are away."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Final

from westphalia.server.errors import Refusal
from westphalia.server.health import Metrics
from westphalia.server.notices.channels import Channels
from westphalia.server.notices.dispatcher import Dispatcher
from westphalia.server.notices.kinds import Kind, at_table, table_of
from westphalia.server.notices.messages import News
from westphalia.server.store.rows import QueuedNotice, StoreError
from westphalia.server.store.store import Store
from westphalia.server.tables.chat import channels_of, load_read_state
from westphalia.server.tables.orders import ordered
from westphalia.server.tables.table import Table
from westphalia.server.tables.votes import VOTES

log = logging.getLogger("westphalia.server")

# ------------------------------------------------------------------------------
# Which notices are still to be told when they go out, perhaps hours later.


def is_away(table: Table, seat: int) -> bool:
    """Tells whether a seat is that of a person who neither looks on nor has a bot for it."""
    row = table.seats[seat]
    return row.kind == "person" and looks_away(table, row.user) and not row.stand_in


def looks_away(table: Table, user: int) -> bool:
    return user not in table.subscribers.people


Still = Callable[[Table, QueuedNotice], Awaitable[bool]]


async def still_asked(table: Table, notice: QueuedNotice) -> bool:
    """Tells whether a seat still belongs to the person and has not answered yet."""
    question = table.snapshot.open.get(notice.seat) if table.snapshot else None
    own = question and table.seats[notice.seat].user == notice.user
    return bool(own) and is_away(table, notice.seat) and not ordered(table, notice.seat)


async def still_full(table: Table, notice: QueuedNotice) -> bool:
    return table.row.state == "open" and all(seat.kind != "open" for seat in table.seats)


async def still_unread(table: Table, notice: QueuedNotice) -> bool:
    return await unread_words(table, notice.user) > 0


async def still_kept(table: Table, notice: QueuedNotice) -> bool:
    """Tells whether a seat is still kept for the person."""
    return any(seat.asked == notice.user for seat in table.seats)


async def still_voted(table: Table, notice: QueuedNotice) -> bool:
    """Tells whether something is still asked for that others have to agree to."""
    return notice.detail in motions_of(table)


async def still_waiting(table: Table, notice: QueuedNotice) -> bool:
    """Tells whether a table is still to be closed."""
    return table.closes is not None


# A kind that is not here holds whatever has happened since.
STILL: Final[dict[Kind, Still]] = {
    Kind.YOUR_TURN: still_asked,
    Kind.SOON_OVERDUE: still_asked,
    Kind.TABLE_FULL: still_full,
    Kind.TABLE_WAITS: still_waiting,
    Kind.TALK: still_unread,
    Kind.VOTE: still_voted,
    Kind.REMATCH: still_kept,
    Kind.CHALLENGE: still_kept,
}


def motions_of(table: Table) -> set[str]:
    """The votes in which somebody waits for others."""
    asked = table.talk.votes.asked
    about = {name: table.votes_about(VOTES[name], seat) for name, seat in asked if seat >= 0}
    return {name for (name, seat) in asked if seat < 0 or about[name]}


async def unread_words(table: Table, user: int) -> int:
    """The number of words of others that a person has not read yet."""
    reader = await load_read_state(table.store, table.row.id, user)
    reader.channels = channels_of(table.row, table.seats, user)
    return int(table.talk.fields(reader)["unread"])


# ------------------------------------------------------------------------------
# The notifier.


class Seen:
    """How a table was when the notifier last looked at it."""

    def __init__(self, table: Table) -> None:
        self.state = table.row.state
        self.ready_check = table.ready_until is not None
        self.closes = table.closes is not None
        self.motions = motions_of(table)
        self.asked = set(table.snapshot.open) if table.snapshot else set()


class Notifier:
    """Has people told who are away; of their turn once, until they have answered all.

    Whatever else happens is told with ``tell``: whether the person is away, wants to know it and
    by which channels is looked at here, so whoever calls need not::

        registry.notifier.tell(user, Kind.CHALLENGE, at_table(table.row.id), seat)
        registry.notifier.tell(user, Kind.NEXT_ROUND, "tournament/abc", title="Spring cup")
    """

    def __init__(
        self,
        store: Store,
        channels: Channels,
        metrics: Metrics,
        now: Callable[[], float],
        find: Callable[[str], Awaitable[Table]],
    ) -> None:
        self.find = find
        self.dispatcher = Dispatcher(store, channels, metrics, now, self.news_of)
        self._seen: dict[str, Seen] = {}  # by table

    def tell(
        self,
        user: int,
        kind: Kind,
        place: str,
        seat: int = -1,
        *,
        detail: str = "",
        title: str = "",
    ) -> None:
        """Has a person told, unless they look at that table now; returns at once.

        A place is a page of ours: ``at_table(id)``, or another, which then needs a title.  The same
        kind at the same place and seat is told once, however often it is said before it goes out.
        """
        if user:
            self.dispatcher.notify(QueuedNotice(user, "", kind, place, seat, detail, title))

    def tell_seats(self, table: Table, kind: Kind, but: int = 0, detail: str = "") -> None:
        """Has the people of a table told who are away, but for one; each once."""
        own: dict[int, int] = {}
        for seat in table.seats:
            if is_away(table, seat.seat) and seat.user != but:
                own.setdefault(seat.user, seat.seat)
        for user, number in own.items():
            self.tell(user, kind, at_table(table.row.id), number, detail=detail)

    def assume_notified(self, table: Table) -> None:
        """Takes it that all has been told of a table that was just loaded, or changed elsewhere."""
        self._seen[table.row.id] = Seen(table)

    def forget(self, table: Table) -> None:
        self._seen.pop(table.row.id, None)

    def notify_absent(self, table: Table) -> None:
        """Tells what is new at a table to the people who are not there."""
        before, now = self._seen.get(table.row.id), Seen(table)
        now.asked = {seat for seat in now.asked if not ordered(table, seat)}
        self._seen[table.row.id] = now
        known = before.asked if before else set()
        for seat in sorted(now.asked - known):
            if is_away(table, seat):
                kind = table.snapshot.open[seat].kind if table.snapshot else ""
                place, user = at_table(table.row.id), table.seats[seat].user
                self.tell(user, Kind.YOUR_TURN, place, seat, detail=kind)
        if before:
            self._notify_of_course(table, before, now)

    def _notify_of_course(self, table: Table, before: Seen, now: Seen) -> None:
        """Tells that a game begins or is over, that its table waits, and what is asked for."""
        if before.state != now.state == "playing":
            asked = {table.seats[seat].user for seat in now.asked}  # who are told that instead
            self.tell_waiting(table, Kind.BEGUN, asked)
        elif before.state != now.state == "over":
            self.tell_seats(table, Kind.OVER)
        if now.ready_check and not before.ready_check:
            self.tell_waiting(table, Kind.TABLE_FULL)
        if now.closes and not before.closes:
            self.tell(table.row.owner, Kind.TABLE_WAITS, at_table(table.row.id))
        for motion in sorted(now.motions - before.motions):
            self.tell_seats(table, Kind.VOTE, detail=motion)

    def tell_waiting(self, table: Table, kind: Kind, but: Collection[int] = ()) -> None:
        """Tells who sits there, and who has set up the table, though they may not play."""
        owner, place = table.row.owner, at_table(table.row.id)
        own = {seat.user: seat.seat for seat in reversed(table.seats) if seat.kind == "person"}
        for user in {owner, *own}.difference(but):
            if looks_away(table, user):
                self.tell(user, kind, place, own.get(user, -1))

    def tell_of_words(self, table: Table, speaker: int) -> None:
        """Tells who sits there and is away that there is something to read, once until they do."""
        self.dispatcher.start(self._tell_of_words(table, speaker))

    async def _tell_of_words(self, table: Table, speaker: int) -> None:
        people = {seat.user for seat in table.seats if is_away(table, seat.seat)} - {speaker, 0}
        try:
            for user in sorted(people):
                if await unread_words(table, user) == 1:
                    self.tell(user, Kind.TALK, at_table(table.row.id))
        except StoreError as error:
            log.warning("table %s: nobody is told of what was said: %s", table.row.id, error)

    async def news_of(self, notice: QueuedNotice) -> News | None:
        """What a notice tells; nothing if it is void, or its person has come to the table."""
        table_id, kind = table_of(notice.place), Kind(notice.kind)
        if not table_id:
            return News(kind, notice.place, notice.title, "", notice.seat, notice.detail)
        try:
            table = await self.find(table_id)
        except Refusal:  # it was deleted, or is of other rules
            return None
        still = STILL.get(kind)
        if not looks_away(table, notice.user) or (still and not await still(table, notice)):
            return None
        row = table.row
        return News(kind, notice.place, row.title, row.game, notice.seat, notice.detail)
