"""When people rest: their hours, their vacations, who sat where; and when a table is looked at."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

from westphalia.server.store.rows import RESTS
from westphalia.server.store.work import (
    ROWS_PER_STATEMENT,
    Database,
    Statement,
    Work,
    from_rows,
    placeholders,
    reads,
    writes,
)

DAY: Final = 86_400.0
FOR_EVER: Final = 1e18  # the end of what has no end yet; a number that both databases keep


class Hours(msgspec.Struct, frozen=True):
    """A person's nights, and weekends, in the time in which they count: ``since`` to ``until``.

    Minutes of the day of a time zone; equal ones are no night.
    """

    since: float
    until: float
    time_zone: str
    quiet_from: int
    quiet_to: int
    weekends: bool


class Vacation(msgspec.Struct, frozen=True):
    """A vacation; a day that has begun counts as a whole one, in the year in which it began."""

    begun: float
    until: float

    @property
    def days(self) -> int:
        return math.ceil((self.until - self.begun) / DAY - 1e-9)


class Sitting(msgspec.Struct, frozen=True):
    """Who has sat on a seat since when; nobody is 0."""

    seat: int
    since: float
    user: int


class Facts(msgspec.Struct, frozen=True):
    """All that is kept about when one person rests."""

    hours: tuple[Hours, ...] = ()
    vacations: tuple[Vacation, ...] = ()


class Alarm(msgspec.Struct, frozen=True):
    """A table that is to be looked at, and what was told of it before, as JSON."""

    table: str
    told: str


class Rests(Database):
    """The methods of a store about when people rest."""

    @reads
    def rest_facts(self, user: int) -> Work[Facts]:
        return (yield from facts_of([user]))[user]

    @reads
    def rests_at(self, table_id: str) -> Work[tuple[list[Sitting], dict[int, Facts]]]:
        """Who has sat at a table since when, and when these people rest."""
        sql = "SELECT seat, since, user_id FROM sittings WHERE table_id = ? ORDER BY since, seat"
        rows = yield Statement(sql, (table_id,))
        sittings = from_rows(Sitting, rows)
        people = sorted({each.user for each in sittings} - {0})
        return sittings, (yield from facts_of(people))

    @writes(notify=lambda user: f"{RESTS}{user}")
    def put_hours(self, user: int, hours: Hours, now: float) -> Work[None]:
        """Lets other hours count for a person; those of before end now, whenever the new begin."""
        yield Statement("DELETE FROM rest_hours WHERE user_id = ? AND since >= ?", (user, now))
        sql = "UPDATE rest_hours SET until = ? WHERE user_id = ? AND until > ?"
        yield Statement(sql, (now, user, now))
        values = [user, *msgspec.structs.astuple(hours)[:-1], int(hours.weekends)]
        yield Statement(
            "INSERT INTO rest_hours"
            " (user_id, since, until, time_zone, quiet_from, quiet_to, weekends)"
            f" VALUES {placeholders(1, len(values))}",
            values,
        )
        yield look_at_tables_of(user, now)

    @writes(notify=lambda user: f"{RESTS}{user}")
    def begin_vacation(self, user: int, now: float, days: int, budget: int) -> Work[float]:
        """Begins a vacation and returns when it ends; 0 if too few days of the year are left.

        Who is on vacation already stays so, to its end.
        """
        if self._row_lock:  # a year's days are counted by one server after the other
            yield Statement(f"SELECT id FROM users WHERE id = ? {self._row_lock}", (user,))
        vacations = (yield from facts_of([user]))[user].vacations
        for each in vacations:
            if each.begun <= now < each.until:
                return each.until
        if days_taken(vacations, now) + days > budget:
            return 0.0
        until = now + days * DAY
        sql = "INSERT INTO vacations (user_id, begun, until) VALUES (?, ?, ?)"
        yield Statement(sql, (user, now, until))
        return until

    @writes(notify=lambda user: f"{RESTS}{user}")
    def end_vacation(self, user: int, now: float) -> Work[None]:
        sql = "UPDATE vacations SET until = ? WHERE user_id = ? AND begun < ? AND until > ?"
        yield Statement(sql, (now, user, now, now))
        yield look_at_tables_of(user, now)

    # alarms

    @writes()
    def put_alarms(self, alarms: Mapping[str, float]) -> Work[None]:
        """Says when tables are to be looked at; what was told of them stays."""
        rows = sorted(alarms.items())
        for start in range(0, len(rows), ROWS_PER_STATEMENT):
            some = rows[start : start + ROWS_PER_STATEMENT]
            yield Statement(
                f"INSERT INTO alarms (table_id, at, told) VALUES {placeholders(len(some), 3)}"
                " ON CONFLICT (table_id) DO UPDATE SET at = excluded.at",
                [value for table, at in some for value in (table, at, "[]")],
            )

    @writes()
    def settle_alarm(self, table_id: str, at: float, told: str) -> Work[None]:
        """Says when a table is to be looked at next, and what is told by now."""
        sql = "UPDATE alarms SET at = ?, told = ? WHERE table_id = ?"
        yield Statement(sql, (at, told, table_id))

    @writes()
    def drop_alarm(self, table_id: str) -> Work[None]:
        yield Statement("DELETE FROM alarms WHERE table_id = ?", (table_id,))

    @writes()
    def claim_alarms(self, now: float, until: float, most: int) -> Work[list[Alarm]]:
        """Takes tables that are to be looked at by now; to nobody else before *until*."""
        rows = yield Statement(
            "UPDATE alarms SET at = ? WHERE table_id IN"
            " (SELECT table_id FROM alarms WHERE at <= ? ORDER BY at LIMIT ?)"
            " AND at <= ? RETURNING table_id, told",
            (until, now, most, now),
        )
        return from_rows(Alarm, rows)


def look_at_tables_of(user: int, now: float) -> Statement:
    """Has the tables of a person looked at, as their time may be out earlier than was thought."""
    mine = "SELECT table_id FROM seats WHERE user_id = ?"
    return Statement(
        f"UPDATE alarms SET at = ? WHERE at > ? AND table_id IN ({mine})", (now, now, user)
    )


def facts_of(people: Sequence[int]) -> Work[dict[int, Facts]]:
    """When each of these people rests, the earliest first."""
    if not people:
        return {}
    some = placeholders(1, len(people))
    hours = yield Statement(
        "SELECT user_id, since, until, time_zone, quiet_from, quiet_to, weekends FROM rest_hours"
        f" WHERE user_id IN {some} ORDER BY since",
        people,
    )
    vacations = yield Statement(
        f"SELECT user_id, begun, until FROM vacations WHERE user_id IN {some} ORDER BY begun",
        people,
    )
    return {
        user: Facts(
            tuple(from_rows(Hours, [rest for who, *rest in hours if who == user])),
            tuple(from_rows(Vacation, [rest for who, *rest in vacations if who == user])),
        )
        for user in people
    }


def add_sitting(table_id: str, seat: int, since: float, user: int) -> Statement:
    sql = "INSERT INTO sittings (table_id, seat, since, user_id) VALUES (?, ?, ?, ?)"
    again = " ON CONFLICT (table_id, seat, since) DO UPDATE SET user_id = excluded.user_id"
    return Statement(sql + again, (table_id, seat, since, user or None))


def days_taken(vacations: Sequence[Vacation], now: float) -> int:
    """The days of vacation in the year (UTC) of a moment."""
    year = datetime.fromtimestamp(now, UTC).year
    return sum(
        each.days for each in vacations if datetime.fromtimestamp(each.begun, UTC).year == year
    )
