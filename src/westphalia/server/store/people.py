"""The units of work about people: sessions, attempts at passwords, departures, bans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.server.store.rows import Ban, SeatRow, Session, StoreError, TableRow, User
from westphalia.server.store.statements import (
    SEAT_COLUMNS,
    TABLE_COLUMNS,
    USER_COLUMNS,
    Row,
    Statement,
    Work,
    comparable_name,
    read_seat,
    read_table,
    read_user,
)
from westphalia.server.store.talk import forget_words

SESSION_COLUMNS: Final = "hashed, at, seen, address, device"
ANYBODY: Final = ""  # in place of an address: the attempts from all of them
DAY: Final = 86_400

NEW_ADDRESSES: Final = "new"  # in place of an address: those that come while the account waits

# The wrong passwords that cost nothing, and the longest wait in seconds: for each address, for all
# together, and for all that try for the first time while those wait.  So one address is soon slow,
# and many addresses cannot shut out the owner, who comes from another one with the right password.
ONE_ADDRESS: Final = (5, 900)
ALL_ADDRESSES: Final = (20, 30)
FIRST_TRIES: Final = (500, 30)


# people


def change_user(changed: User) -> Work[None]:
    """Changes all but the password, which may have become another one meanwhile."""
    rows = yield Statement(
        "UPDATE users SET name = ?, account = CASE WHEN password = '' THEN NULL ELSE ? END,"
        " webhook = ? WHERE id = ? RETURNING id",
        (changed.name, comparable_name(changed.name), changed.webhook, changed.id),
        f"the account name {changed.name!r} is taken",
    )
    require_user(rows, changed)


def require_user(rows: Sequence[Row], user: User) -> None:
    if not rows:
        raise StoreError(f"there is no user {user.id} to change")


def drop_webhook(number: int, webhook: str) -> Work[None]:
    yield Statement("UPDATE users SET webhook = '' WHERE id = ? AND webhook = ?", (number, webhook))


def change_password(changed: User, keep: str) -> Work[list[str]]:
    """Changes password and name; with a first password a guest becomes an account."""
    rows = yield Statement(
        "UPDATE users SET name = ?, account = ?, password = ? WHERE id = ? RETURNING id",
        (changed.name, comparable_name(changed.name), changed.password, changed.id),
        f"the account name {changed.name!r} is taken",
    )
    require_user(rows, changed)
    sql = "DELETE FROM tokens WHERE user_id = ? AND hashed <> ? RETURNING hashed"
    return [str(token_hash) for (token_hash,) in (yield Statement(sql, (changed.id, keep)))]


# sessions


def read_session(row: Row) -> Session:
    fields = dict(zip(Session.__struct_fields__, row, strict=True))
    return msgspec.convert(fields, Session)


def add_token(
    token_hash: str,
    number: int,
    at: float,
    address: str,
    device: str,
    password: str | None,
    row_lock: str,
) -> Work[bool]:
    """Adds a token, unless the password has become another one than the caller knows.

    The lock holds off a change of the password, which ends all tokens that are there by then.
    """
    if password is not None:
        known = f"SELECT id FROM users WHERE id = ? AND password = ? {row_lock}"
        if not (yield Statement(known.strip(), (number, password))):
            return False
    sql = (
        "INSERT INTO tokens (hashed, user_id, at, seen, address, device) VALUES (?, ?, ?, ?, ?, ?)"
    )
    values = (token_hash, number, at, at, address, device)
    yield Statement(sql, values, "this token is already somebody's")
    return True


def session(token_hash: str) -> Work[tuple[User, Session] | None]:
    users = ", ".join(f"users.{name}" for name in USER_COLUMNS.split(", "))
    rows = yield Statement(
        f"SELECT {SESSION_COLUMNS}, {users} FROM tokens JOIN users ON users.id = user_id"
        " WHERE hashed = ?",
        (token_hash,),
    )
    if not rows:
        return None
    count = len(Session.__struct_fields__)
    user = read_user([rows[0][count:]])
    assert user
    return user, read_session(rows[0][:count])


def sessions(number: int) -> Work[list[Session]]:
    sql = f"SELECT {SESSION_COLUMNS} FROM tokens WHERE user_id = ? ORDER BY seen DESC, hashed"
    rows = yield Statement(sql, (number,))
    return [read_session(row) for row in rows]


def touch_session(token_hash: str, seen: float) -> Work[None]:
    yield Statement("UPDATE tokens SET seen = ? WHERE hashed = ?", (seen, token_hash))


def drop_expired(now: float, lifetime: float) -> Work[None]:
    """Drops the sessions unused for so long, and the attempts that a quiet day forgives."""
    yield Statement("DELETE FROM tokens WHERE seen < ?", (now - lifetime,))
    yield Statement("DELETE FROM attempts WHERE until < ?", (now - DAY,))


# attempts at passwords


def try_password(number: int, address: str, now: float, alone: bool) -> Work[float]:
    """Counts an attempt, as if it had failed, and returns 0; or returns how long to wait.

    An attempt made *alone* can be made by the owner only, so those of others do not delay it.
    """
    if not alone and (wait := (yield from waiting(number, ANYBODY, now))):
        if (yield from has_tried(number, address, now)):
            return wait
        if not (yield count_attempt(number, NEW_ADDRESSES, now, *FIRST_TRIES)):
            return (yield from waiting(number, NEW_ADDRESSES, now))
    if not (yield count_attempt(number, address, now, *ONE_ADDRESS)):
        return (yield from waiting(number, address, now))
    if not alone:
        yield count_attempt(number, ANYBODY, now, *ALL_ADDRESSES)
    return 0.0


def waiting(number: int, address: str, now: float) -> Work[float]:
    sql = "SELECT until FROM attempts WHERE user_id = ? AND address = ?"
    rows = yield Statement(sql, (number, address))
    return max(0.0, float(str(rows[0][0])) - now) if rows else 0.0


def has_tried(number: int, address: str, now: float) -> Work[bool]:
    """Tells whether an address has tried in vain, and no quiet day has forgiven it."""
    sql = "SELECT until FROM attempts WHERE user_id = ? AND address = ? AND until >= ?"
    return bool((yield Statement(sql, (number, address, now - DAY))))


def count_attempt(number: int, address: str, now: float, free: int, longest: int) -> Statement:
    """Counts an attempt if none is waited for: each doubles the wait, and a quiet day forgives."""
    doubled = f"1 << CAST(attempts.failures - {free} AS INTEGER)"
    forgiven = f"attempts.until < excluded.until - {DAY}"
    sql = f"""
INSERT INTO attempts (user_id, address, failures, until) VALUES (?, ?, 1, ?)
ON CONFLICT (user_id, address) DO UPDATE SET
    failures = CASE WHEN {forgiven} THEN 1 ELSE attempts.failures + 1 END,
    until = excluded.until + CASE
        WHEN {forgiven} OR attempts.failures < {free} THEN 0
        WHEN attempts.failures >= {free + longest.bit_length()} THEN {longest}
        ELSE {doubled}
    END
WHERE attempts.until <= excluded.until RETURNING failures"""
    return Statement(" ".join(sql.split()), (number, address, now))


def forget_attempts(number: int, address: str) -> Work[None]:
    sql = "DELETE FROM attempts WHERE user_id = ? AND (address = ? OR address = ?)"
    yield Statement(sql, (number, address, ANYBODY))


# departures


def seats_known(number: int) -> Work[list[tuple[str, SeatRow]]]:
    """The seats that a person has or has known, with the ids of their tables."""
    sql = (
        f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE user_id = ? OR known_to LIKE ?"
        " ORDER BY table_id, seat"
    )
    rows = yield Statement(sql, (number, f"%{number}%"))
    found = [(str(table_id), read_seat(row)) for table_id, *row in rows]
    return [(table_id, row) for table_id, row in found if number in (row.user, *row.known_to)]


def hand_over(table_id: str, owner: int, title: str | None) -> Work[None]:
    """Gives a table to another person or to nobody, perhaps with another title."""
    sql = "UPDATE tables SET owner = ?, title = coalesce(?, title) WHERE id = ? RETURNING id"
    if not (yield Statement(sql, (owner or None, title, table_id))):
        raise StoreError(f"there is no table {table_id!r} to hand over")


def rewrite_opening(table_id: str, text: str) -> Work[None]:
    """Changes the first line of a record, where the names stand."""
    yield Statement("UPDATE lines SET text = ? WHERE table_id = ? AND seq = 1", (text, table_id))


def delete_user(number: int) -> Work[None]:
    yield from forget_words(number)
    for table in ("tokens", "attempts"):
        yield Statement(f"DELETE FROM {table} WHERE user_id = ?", (number,))
    yield Statement("UPDATE tables SET owner = NULL WHERE owner = ?", (number,))
    yield Statement("UPDATE seats SET user_id = NULL WHERE user_id = ?", (number,))
    yield Statement("DELETE FROM users WHERE id = ?", (number,))


def delete_table(table_id: str) -> Work[None]:
    talk = ("avoided", "notes", "talk_read", "talk")
    for table in (*talk, "seen", "drafts", "submissions", "lines", "seats"):
        yield Statement(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))
    yield Statement("UPDATE tables SET rematch = '' WHERE rematch = ?", (table_id,))
    yield Statement("DELETE FROM tables WHERE id = ?", (table_id,))


# what operators ask for


def freeze_table(table_id: str, frozen: bool) -> Work[None]:
    rows = yield Statement(
        "UPDATE tables SET frozen = ? WHERE id = ? RETURNING id", (int(frozen), table_id)
    )
    if not rows:
        raise StoreError(f"there is no table {table_id!r}")


def users_like(name: str, limit: int) -> Work[list[User]]:
    """Guests and accounts whose name has this in it, the latest first."""
    sql = (
        f"SELECT {USER_COLUMNS} FROM users WHERE lower(name) LIKE lower(?) ORDER BY id DESC LIMIT ?"
    )
    rows = yield Statement(sql, (f"%{name}%", limit))
    found = [read_user([row]) for row in rows]
    return [user for user in found if user]


def latest_tables(limit: int) -> Work[list[TableRow]]:
    sql = f"SELECT {TABLE_COLUMNS} FROM tables ORDER BY changed DESC, id LIMIT ?"
    rows = yield Statement(sql, (limit,))
    return [read_table(row) for row in rows]


def bans() -> Work[list[Ban]]:
    rows = yield Statement("SELECT kind, value, at FROM bans ORDER BY at, kind, value")
    fields = Ban.__struct_fields__
    return [msgspec.convert(dict(zip(fields, row, strict=True)), Ban) for row in rows]


def add_ban(ban: Ban) -> Work[None]:
    yield Statement(
        "INSERT INTO bans (kind, value, at) VALUES (?, ?, ?)"
        " ON CONFLICT (kind, value) DO UPDATE SET at = excluded.at",
        (ban.kind, ban.value, ban.at),
    )


def drop_ban(kind: str, value: str) -> Work[bool]:
    sql = "DELETE FROM bans WHERE kind = ? AND value = ? RETURNING kind"
    return bool((yield Statement(sql, (kind, value))))
