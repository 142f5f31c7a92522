"""The watch: a word before time is out, and vacations that begin by themselves before it is.

Which table is looked at next lies in the store, so that the watch outlasts the server and tables
that nobody has in memory; of several servers one looks.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import msgspec

from westphalia.engine.step import Seat
from westphalia.server.errors import Refusal
from westphalia.server.notices.kinds import Kind, at_table
from westphalia.server.notices.notifier import Notifier, is_away
from westphalia.server.store.rests import Alarm
from westphalia.server.store.rows import StoreError
from westphalia.server.store.store import Store
from westphalia.server.tables.info import Rest
from westphalia.server.tables.orders import ordered
from westphalia.server.tables.rests import vacation_at
from westphalia.server.tables.table import Table

log = logging.getLogger("westphalia.server")

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
WORDS: Final = {"day": DAY, "hour": HOUR}  # how much is left at most, and how that is said
WORTH: Final = 2  # a word is worth it if there was at least so many times that much
AUTOMATIC_DAYS: Final = 1  # of a vacation that begins by itself; the next follows if need be
LEASE: Final = 120.0  # seconds for which nobody else looks at a table
LEAST_WAIT: Final = 60.0  # seconds until the same table is looked at again
AT_ONCE: Final = 20  # tables that are looked at in one go

Told = list[tuple[Seat, int, str]]  # words by seat and turn


class Limit(NamedTuple):
    """The seconds that a seat has had, and has left, until its time is out or it is overdue."""

    had: float
    left: float


def limit_of(table: Table, seat: Seat) -> Limit | None:
    """The time of a person who is asked, if it can be out."""
    row, asked = table.seats[seat], table.snapshot is not None and seat in table.snapshot.open
    if not asked or row.kind != "person" or row.stand_in or ordered(table, seat):
        return None
    clocks, now, limits = table.turns.clocks, table.now(), []
    if table.row.bank:
        limits.append(Limit(clocks.left[seat], clocks.remaining(seat, now)))
    if table.row.patience and is_away(table, seat):
        patience = float(table.row.patience)
        limits.append(Limit(patience, max(0.0, patience - clocks.asked_for(seat, now))))
    return min(limits, key=lambda limit: limit.left, default=None)


def limits_of(table: Table) -> Iterator[tuple[Seat, Limit]]:
    """The seats whose time runs."""
    if table.row.state == "playing" and not table.row.frozen and not table.talk.votes.paused:
        for seat in range(len(table.seats)):
            if (limit := limit_of(table, seat)) and limit.left > 0:
                yield seat, limit


def word_due(limit: Limit) -> str:
    """What is to be said now; nothing while there is more, or if there never was much more."""
    due = [
        word
        for word, seconds in WORDS.items()
        if limit.left <= seconds and limit.had >= WORTH * seconds
    ]
    return due[-1] if due else ""


def next_look(table: Table) -> float | None:
    """When a table is to be looked at next; nothing if there is nothing to wait for."""
    now, moments = table.now(), []
    for seat, limit in limits_of(table):
        for seconds in WORDS.values():
            if limit.left > seconds and limit.had >= WORTH * seconds:
                moments.append(table.turns.clocks.when(seat, now, limit.left - seconds))
        if limit.left <= HOUR and table.row.vacations:
            rest = table.rest(seat)
            moments.append(rest.until if rest else now)
    return min(moments, default=None)


class Watch:
    """Looks at the tables whose time runs."""

    def __init__(
        self,
        store: Store,
        notifier: Notifier,
        vacation_days: int,
        refresh: Callable[[int], Awaitable[None]],
    ) -> None:
        self.store = store
        self.notifier = notifier
        self.vacation_days = vacation_days
        self.refresh = refresh  # reckons the clocks of a person anew
        self._set: dict[str, float] = {}  # when tables are looked at, as we have said last
        self._rests: dict[str, list[Rest | None]] = {}  # as people were shown them last

    async def set_alarms(self, tables: Sequence[Table]) -> None:
        """Writes down when tables are to be looked at, if that is sooner than was said."""
        sooner: dict[str, float] = {}
        for table in tables:
            self._show_rests(table)
            at = next_look(table)
            if at is not None and at < self._set.get(table.row.id, float("inf")):
                sooner[table.row.id] = at
        if sooner:
            await self.store.put_alarms(sooner)
            self._set |= sooner

    def forget(self, table: Table) -> None:
        self._set.pop(table.row.id, None)
        self._rests.pop(table.row.id, None)

    def _show_rests(self, table: Table) -> None:
        """Shows those who look on that somebody has gone to sleep, or is awake."""
        if not table.row.sleeps or not table.subscribers:
            return
        rests = [table.rest(seat) for seat in range(len(table.seats))]
        if self._rests.get(table.row.id, rests) != rests:
            table.announce_presence()
        self._rests[table.row.id] = rests

    async def look(self, now: float) -> None:
        """Looks at the tables that are due."""
        for alarm in await self.store.claim_alarms(now, now + LEASE, AT_ONCE):
            self._set.pop(alarm.table, None)
            with suppress(Refusal):  # it is of other rules by now
                await self._look_at(await self.notifier.find(alarm.table), alarm)

    async def _look_at(self, table: Table, alarm: Alarm) -> None:
        now = table.now()
        before = msgspec.json.decode(alarm.told, type=Told)
        told: Told = []
        for seat, limit in list(limits_of(table)):
            if said := await self._tell(table, seat, limit, before):
                told.append(said)
        at = next_look(table)
        if at is None:
            await self.store.drop_alarm(table.row.id)
            return
        at = max(at, now + LEAST_WAIT)
        await self.store.settle_alarm(table.row.id, at, msgspec.json.encode(told).decode())
        self._set[table.row.id] = at

    async def _tell(
        self, table: Table, seat: Seat, limit: Limit, before: Told
    ) -> tuple[Seat, int, str] | None:
        """Says once in a turn how much is left, unless a vacation begins instead."""
        word, user = word_due(limit), table.seats[seat].user
        if table.rest(seat):  # nothing runs out as long as that lasts
            return next((each for each in before if each[0] == seat), None)
        if limit.left <= HOUR and table.row.vacations and is_away(table, seat):
            with suppress(StoreError):
                if await self._rest(table, user):
                    self.notifier.tell(user, Kind.VACATION, at_table(table.row.id), seat)
                    return None
        said = (seat, table.turns.numbers[seat], word)
        if word and said not in before:
            place = at_table(table.row.id)
            self.notifier.tell(user, Kind.SOON_OVERDUE, place, seat, detail=word)
        return said if word else None

    async def _rest(self, table: Table, user: int) -> bool:
        """Begins the vacation of a person who wants that and has days left; not one day too many.

        Who is on vacation already needs none.
        """
        now, recipient = table.now(), await self.store.recipient(user)
        facts = await self.store.rest_facts(user)
        if vacation_at(facts, now) or not (recipient and recipient.preferences.automatic):
            return False
        until = await self.store.begin_vacation(user, now, AUTOMATIC_DAYS, self.vacation_days)
        if until:
            await self.refresh(user)
        return bool(until)
