"""Notices: what people wish, their browsers, the outbox, keys of the servers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.server.store.accounts import find_user
from westphalia.server.store.rows import (
    NoticePreferences,
    PushSubscription,
    QueuedNotice,
    Recipient,
)
from westphalia.server.store.work import (
    Database,
    Statement,
    Work,
    from_first,
    from_rows,
    placeholders,
    reads,
    to_values,
    writes,
)

WISHES: Final = (
    "language, time_zone, quiet_from, quiet_to, interval_minutes, mail, confirmed, switched_off,"
    " weekends, automatic"
)
BROWSER_COLUMNS: Final = "id, session, endpoint, p256dh, auth, device, created"
NOTICE_COLUMNS: Final = "user_id, channel, kind, place, seat, detail, title, attempts, due"
NOTICE_KEY: Final = "user_id, channel, kind, place, seat"
ONE_NOTICE: Final = f"({NOTICE_KEY}, attempts) = (?, ?, ?, ?, ?, ?)"


class Notices(Database):
    """The methods of a store about how people are told what concerns them."""

    @reads
    def recipient(self, user: int) -> Work[Recipient | None]:
        found = yield from find_user(user)
        if found is None:
            return None
        sql = f"SELECT {WISHES}, planned FROM notice_preferences WHERE user_id = ?"
        preferences = from_first(NoticePreferences, (yield Statement(sql, (user,))))
        browsers = yield Statement(
            f"SELECT {BROWSER_COLUMNS} FROM push_subscriptions WHERE user_id = ?"
            " ORDER BY created DESC, id",
            (user,),
        )
        subscriptions = tuple(from_rows(PushSubscription, browsers))
        return Recipient(found, preferences or NoticePreferences(), subscriptions)

    @writes()
    def put_preferences(self, user: int, preferences: NoticePreferences) -> Work[None]:
        """Stores what a person wishes; when the latest message goes is not theirs to say."""
        *wishes, _ = to_values(preferences)
        changes = ", ".join(f"{name} = excluded.{name}" for name in WISHES.split(", "))
        yield Statement(
            f"INSERT INTO notice_preferences (user_id, {WISHES})"
            f" VALUES {placeholders(1, len(wishes) + 1)}"
            f" ON CONFLICT (user_id) DO UPDATE SET {changes}",
            [user, *wishes],
        )

    @writes()
    def put_browser(self, user: int, browser: PushSubscription, most: int) -> Work[None]:
        """Stores a browser, whoever had it before; of more than *most* the oldest are dropped."""
        changes = ("user_id", "session", "p256dh", "auth", "device", "created")
        assignments = ", ".join(f"{name} = excluded.{name}" for name in changes)
        values = [user, *to_values(browser)]
        yield Statement(
            f"INSERT INTO push_subscriptions (user_id, {BROWSER_COLUMNS})"
            f" VALUES {placeholders(1, len(values))} ON CONFLICT (id) DO UPDATE SET {assignments}",
            values,
        )
        kept = "SELECT id FROM push_subscriptions WHERE user_id = ? ORDER BY created DESC, id"
        sql = f"DELETE FROM push_subscriptions WHERE user_id = ? AND id NOT IN ({kept} LIMIT ?)"
        yield Statement(sql, (user, user, most))

    @writes()
    def drop_browser(self, user: int, browser: str) -> Work[bool]:
        sql = "DELETE FROM push_subscriptions WHERE user_id = ? AND id = ? RETURNING id"
        return bool((yield Statement(sql, (user, browser))))

    # the outbox

    @writes()
    def enqueue(self, notices: Sequence[QueuedNotice]) -> Work[None]:
        """Queues notices of one person for one message; a newer one of the same replaces the older.

        The person must be there.
        """
        for notice in notices:
            values = to_values(notice)
            yield Statement(
                f"INSERT INTO outbox ({NOTICE_COLUMNS}) VALUES {placeholders(1, len(values))}"
                f" ON CONFLICT ({NOTICE_KEY}) DO UPDATE SET detail = excluded.detail,"
                " title = excluded.title, attempts = 0, due = excluded.due",
                values,
            )
        sql = "UPDATE notice_preferences SET planned = ? WHERE user_id = ?"
        for user, due in {(notice.user, notice.due) for notice in notices}:
            yield Statement(sql, (due, user))

    @writes()
    def claim_notices(self, now: float, until: float) -> Work[list[QueuedNotice]]:
        """Takes what is due to one person by one channel, with all that waits for the same message.

        It is due again after *until*, unless it is settled.  So no two servers send it, and one
        that dies before leaves it to another.
        """
        rows = yield Statement(
            "UPDATE outbox SET due = ?, attempts = attempts + 1 WHERE (user_id, channel) ="
            " (SELECT user_id, channel FROM outbox WHERE due <= ?"
            " ORDER BY due, user_id, channel LIMIT 1)"
            f" AND (due <= ? OR attempts = 0) RETURNING {NOTICE_COLUMNS}",
            (until, now, now),
        )
        found = from_rows(QueuedNotice, rows)
        return sorted(found, key=lambda each: (each.place, each.seat, each.kind))

    @writes()
    def settle_notices(self, notices: Sequence[QueuedNotice]) -> Work[None]:
        """Drops notices that were claimed; what was queued anew meanwhile stays."""
        for each in notices:
            yield Statement(f"DELETE FROM outbox WHERE {ONE_NOTICE}", key_of(each))

    @writes()
    def postpone_notices(
        self, notices: Sequence[QueuedNotice], due: float, tried: bool
    ) -> Work[None]:
        """Puts claimed notices back until they are *due*; the claim may count as an attempt."""
        for each in notices:
            attempts = each.attempts if tried else each.attempts - 1
            values = (due, attempts, *key_of(each))
            yield Statement(f"UPDATE outbox SET due = ?, attempts = ? WHERE {ONE_NOTICE}", values)

    @reads
    def next_due(self) -> Work[float | None]:
        """When the next notice is due, if there is one."""
        ((due,),) = yield Statement("SELECT min(due) FROM outbox")
        return None if due is None else float(str(due))

    # keys

    @writes()
    def server_key(self, name: str, fresh: str) -> Work[str]:
        """The key of that name, which is *fresh* if no server has made one before."""
        yield Statement(
            "INSERT INTO server_keys (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
            (name, fresh),
        )
        ((value,),) = yield Statement("SELECT value FROM server_keys WHERE name = ?", (name,))
        return str(value)


def key_of(each: QueuedNotice) -> tuple[int | str, ...]:
    """What tells a notice from all others, and from the same one claimed another time."""
    return (each.user, each.channel, each.kind, each.place, each.seat, each.attempts)
