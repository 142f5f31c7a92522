"""The units of work about notices: preferences, browsers, the outbox, keys of the servers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.server.store import statements
from westphalia.server.store.rows import (
    NoticePreferences,
    PushSubscription,
    QueuedNotice,
    Recipient,
)
from westphalia.server.store.statements import Row, Statement, Work, placeholders

PREFERENCE_COLUMNS: Final = (
    "language, time_zone, quiet_from, quiet_to, interval_minutes, mail, confirmed, planned"
)
BROWSER_COLUMNS: Final = "id, session, endpoint, p256dh, auth, device, created"
NOTICE_COLUMNS: Final = "user_id, channel, table_id, seat, kind, attempts, due"
ONE_NOTICE: Final = "user_id = ? AND channel = ? AND table_id = ? AND seat = ? AND attempts = ?"


# people


def recipient(number: int) -> Work[Recipient | None]:
    user = yield from statements.user(number)
    if user is None:
        return None
    sql = f"SELECT {PREFERENCE_COLUMNS} FROM notice_preferences WHERE user_id = ?"
    rows = yield Statement(sql, (number,))
    sql = (
        f"SELECT {BROWSER_COLUMNS} FROM push_subscriptions WHERE user_id = ?"
        " ORDER BY created DESC, id"
    )
    browsers = yield Statement(sql, (number,))
    preferences = read_preferences(rows[0]) if rows else NoticePreferences()
    return Recipient(user, preferences, tuple(map(read_browser, browsers)))


def read_preferences(row: Row) -> NoticePreferences:
    fields = dict(zip(NoticePreferences.__struct_fields__, row, strict=True))
    fields["confirmed"] = bool(fields["confirmed"])
    return msgspec.convert(fields, NoticePreferences)


def read_browser(row: Row) -> PushSubscription:
    fields = dict(zip(PushSubscription.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, PushSubscription)


def put_preferences(number: int, wanted: NoticePreferences) -> Work[None]:
    """Stores what a person wishes; when the latest message goes is not theirs to say."""
    fields = msgspec.structs.asdict(wanted)
    fields["confirmed"] = int(wanted.confirmed)
    del fields["planned"]
    columns = PREFERENCE_COLUMNS.removesuffix(", planned")
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns.split(", "))
    yield Statement(
        f"INSERT INTO notice_preferences (user_id, {columns})"
        f" VALUES {placeholders(1, len(fields) + 1)}"
        f" ON CONFLICT (user_id) DO UPDATE SET {changes}",
        [number, *fields.values()],
    )


def put_browser(number: int, browser: PushSubscription, most: int) -> Work[None]:
    """Stores a browser, whoever had it before; of more than *most* the oldest are dropped."""
    changes = ("user_id", "session", "p256dh", "auth", "device", "created")
    assignments = ", ".join(f"{name} = excluded.{name}" for name in changes)
    values = [number, *msgspec.structs.astuple(browser)]
    yield Statement(
        f"INSERT INTO push_subscriptions (user_id, {BROWSER_COLUMNS})"
        f" VALUES {placeholders(1, len(values))} ON CONFLICT (id) DO UPDATE SET {assignments}",
        values,
    )
    yield Statement(
        "DELETE FROM push_subscriptions WHERE user_id = ? AND id NOT IN"
        " (SELECT id FROM push_subscriptions WHERE user_id = ? ORDER BY created DESC, id LIMIT ?)",
        (number, number, most),
    )


def drop_browser(number: int, browser: str) -> Work[bool]:
    sql = "DELETE FROM push_subscriptions WHERE user_id = ? AND id = ? RETURNING id"
    return bool((yield Statement(sql, (number, browser))))


# the outbox


def enqueue(notices: Sequence[QueuedNotice]) -> Work[None]:
    """Queues notices of one person for one message; a newer one of a seat replaces the older."""
    for notice in notices:
        values = msgspec.structs.astuple(notice)
        yield Statement(
            f"INSERT INTO outbox ({NOTICE_COLUMNS}) VALUES {placeholders(1, len(values))}"
            " ON CONFLICT (user_id, channel, table_id, seat) DO UPDATE SET"
            " kind = excluded.kind, attempts = 0, due = excluded.due",
            values,
        )
    for user, due in {(notice.user, notice.due) for notice in notices}:
        yield Statement("UPDATE notice_preferences SET planned = ? WHERE user_id = ?", (due, user))


def claim(now: float, until: float) -> Work[list[QueuedNotice]]:
    """Takes what is due to one person by one channel, with all that waits for the same message.

    It is due again after *until*, unless it is settled; so no other server takes it meanwhile.
    """
    rows = yield Statement(
        "UPDATE outbox SET due = ?, attempts = attempts + 1 WHERE (user_id, channel) ="
        " (SELECT user_id, channel FROM outbox WHERE due <= ?"
        " ORDER BY due, user_id, channel LIMIT 1)"
        f" AND (due <= ? OR attempts = 0) RETURNING {NOTICE_COLUMNS}",
        (until, now, now),
    )
    return sorted((read_notice(row) for row in rows), key=lambda each: (each.table, each.seat))


def read_notice(row: Row) -> QueuedNotice:
    return msgspec.convert(
        dict(zip(QueuedNotice.__struct_fields__, row, strict=True)), QueuedNotice
    )


def settle(notices: Sequence[QueuedNotice]) -> Work[None]:
    """Drops notices that were claimed; what was queued anew meanwhile stays."""
    for each in notices:
        values = (each.user, each.channel, each.table, each.seat, each.attempts)
        yield Statement(f"DELETE FROM outbox WHERE {ONE_NOTICE}", values)


def postpone(notices: Sequence[QueuedNotice], due: float, tried: bool) -> Work[None]:
    """Puts notices that were claimed back, to be due later; the claim may count as an attempt."""
    for each in notices:
        attempts = each.attempts if tried else each.attempts - 1
        values = (due, attempts, each.user, each.channel, each.table, each.seat, each.attempts)
        yield Statement(f"UPDATE outbox SET due = ?, attempts = ? WHERE {ONE_NOTICE}", values)


def next_due() -> Work[float | None]:
    """When the next notice is due, if there is one."""
    rows = yield Statement("SELECT min(due) FROM outbox")
    return None if rows[0][0] is None else float(str(rows[0][0]))


# keys


def server_key(name: str, fresh: str) -> Work[str]:
    """The key of that name, which is *fresh* if no server has made one before."""
    yield Statement(
        "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
        (name, fresh),
    )
    rows = yield Statement("SELECT value FROM server_keys WHERE name = ?", (name,))
    return str(rows[0][0])
