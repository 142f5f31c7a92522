"""People: guests and accounts, their sessions, attempts at passwords, bans."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.server.store.moderation import BAN_COLUMNS, forget_acts, put_ban
from westphalia.server.store.results import forget_results
from westphalia.server.store.rows import (
    BANS,
    PERSON,
    TOKEN,
    WORDS,
    Account,
    Ban,
    BotPolicy,
    BotRow,
    Session,
    StoreError,
    User,
)
from westphalia.server.store.tables import seats_of_person
from westphalia.server.store.talk import forget_words
from westphalia.server.store.tournaments import leave_tournaments
from westphalia.server.store.work import (
    Database,
    Row,
    Statement,
    Work,
    from_first,
    from_row,
    from_rows,
    placeholders,
    reads,
    writes,
)

USER_COLUMNS: Final = "id, name, password, webhook, bot"
QUALIFIED_USER_COLUMNS: Final = "users.id, users.name, users.password, users.webhook, users.bot"
SESSION_COLUMNS: Final = "hashed, at, seen, address, device, tokens.name, scopes"
ANYBODY: Final = ""  # in place of an address: the attempts from all of them
NEW_ADDRESSES: Final = "new"  # in place of an address: those that come while the account waits
DAY: Final = 86_400
LONGEST_WAIT: Final = 3600  # seconds for which a table that has not begun counts for a bot

# The wrong passwords that cost nothing, and the longest wait in seconds: for each address, for all
# together, and for all that try for the first time while those wait.  So one address is soon slow,
# and many addresses cannot shut out the owner, who comes from another one with the right password.
ONE_ADDRESS: Final = (5, 900)
ALL_ADDRESSES: Final = (20, 30)
FIRST_TRIES: Final = (500, 30)


def comparable_name(name: str) -> str:
    """The form in which names are compared: equal if they look equal, in whatever case."""
    return unicodedata.normalize("NFKC", name).casefold()


class Accounts(Database):
    """The methods of a store about people."""

    @writes()
    def add_user(self, name: str, password: str) -> Work[User]:
        """Adds a guest if *password* is empty, else an account; Conflict if its name is taken."""
        account = comparable_name(name) if password else None
        (row,) = yield Statement(
            "INSERT INTO users (name, account, password, webhook) VALUES (?, ?, ?, '')"
            f" RETURNING {USER_COLUMNS}",
            (name, account, password),
            taken(name),
        )
        return from_row(User, row)

    @reads
    def user(self, user: int) -> Work[User | None]:
        return find_user(user)

    @reads
    def account(self, name: str) -> Work[User | None]:
        """Finds the account of that name; account names are unique without regard to case."""
        sql = f"SELECT {USER_COLUMNS} FROM users WHERE account = ?"
        return from_first(User, (yield Statement(sql, (comparable_name(name),))))

    @reads
    def users_like(self, name: str, limit: int) -> Work[list[User]]:
        """Guests and accounts whose name has this in it, the latest first."""
        found = "lower(name) LIKE lower(?) ORDER BY id DESC LIMIT ?"
        sql = f"SELECT {USER_COLUMNS} FROM users WHERE {found}"
        return from_rows(User, (yield Statement(sql, (f"%{name}%", limit))))

    @reads
    def accounts_at(self, *table_ids: str) -> Work[dict[int, Account]]:
        """The accounts of the people at some tables, and of those for whom a seat is kept there."""
        rows = yield Statement(
            "SELECT users.id, account, users.bot FROM seats"
            " JOIN users ON users.id IN (seats.user_id, seats.asked)"
            f" WHERE table_id IN {placeholders(1, len(table_ids))} AND account IS NOT NULL",
            table_ids,
        )
        return {int(str(user)): Account(str(name), bool(bot)) for user, name, bot in rows}

    @writes()
    def change_user(self, user: User) -> Work[None]:
        """Changes name and webhook, but not the password, which may be another one meanwhile."""
        rows = yield Statement(
            "UPDATE users SET name = ?, account = CASE WHEN password = '' THEN NULL ELSE ? END,"
            " webhook = ? WHERE id = ? RETURNING id",
            (user.name, comparable_name(user.name), user.webhook, user.id),
            taken(user.name),
        )
        require_user(rows, user)

    @writes()
    def drop_webhook(self, user: int, webhook: str) -> Work[None]:
        """Drops a webhook, unless there is another one by now."""
        yield Statement(
            "UPDATE users SET webhook = '' WHERE id = ? AND webhook = ?", (user, webhook)
        )

    @writes(notify=lambda user: f"{PERSON}{user.id}")
    def change_password(self, user: User, keep: str = "") -> Work[list[str]]:
        """Changes password and name, and drops every token but the one to *keep*, all or nothing.

        With a first password a guest becomes an account.  Returns the hashes that were dropped.
        """
        rows = yield Statement(
            "UPDATE users SET name = ?, account = ?, password = ? WHERE id = ? RETURNING id",
            (user.name, comparable_name(user.name), user.password, user.id),
            taken(user.name),
        )
        require_user(rows, user)
        sql = "DELETE FROM tokens WHERE user_id = ? AND hashed <> ? RETURNING hashed"
        return [str(token_hash) for (token_hash,) in (yield Statement(sql, (user.id, keep)))]

    # bots

    @writes(notify=lambda user: f"{PERSON}{user}")
    def become_bot(self, user: int) -> Work[bool]:
        """Makes an account a bot for good, unless its person has, or has left, a seat at a game."""
        if (yield from seats_of_person(user)):
            return False
        sql = "UPDATE users SET bot = 1, policy = ? WHERE id = ? AND account IS NOT NULL"
        policy = msgspec.json.encode(BotPolicy()).decode()
        return bool((yield Statement(f"{sql} RETURNING id", (policy, user))))

    @writes()
    def put_policy(self, user: int, policy: BotPolicy) -> Work[None]:
        sql = "UPDATE users SET policy = ? WHERE id = ? AND bot = 1"
        yield Statement(sql, (msgspec.json.encode(policy).decode(), user))

    @reads
    def bots(self, now: float, *users: int) -> Work[list[BotRow]]:
        """Those of these people who are bots, by their names.

        A table that has waited for an hour counts no more: else few people could keep a bot busy.
        """
        busy = (
            "SELECT COUNT(DISTINCT tables.id) FROM tables JOIN seats ON table_id = tables.id"
            " WHERE (state = 'playing' OR (state = 'open' AND created > ?))"
            " AND users.id IN (seats.user_id, seats.asked)"
        )
        rows = yield Statement(
            f"SELECT id, name, policy, ({busy}) FROM users"
            f" WHERE bot = 1 AND id IN {placeholders(1, len(users))} ORDER BY name, id",
            (now - LONGEST_WAIT, *users),
        )
        return [
            BotRow(int(str(user)), str(name), read_policy(str(policy)), int(str(tables)))
            for user, name, policy, tables in rows
        ]

    @writes(notify=lambda user: f"{WORDS}{user}")
    def delete_user(self, user: int) -> Work[None]:
        """Deletes a person with all their words; what was theirs is nobody's."""
        yield from forget_words(user)
        yield from forget_acts(user)
        yield from leave_tournaments(user)
        for table in ("tokens", "attempts", "played"):
            yield Statement(f"DELETE FROM {table} WHERE user_id = ?", (user,))
        yield Statement("UPDATE tables SET owner = NULL WHERE owner = ?", (user,))
        yield Statement("UPDATE seats SET user_id = NULL WHERE user_id = ?", (user,))
        yield from forget_results(user)
        yield Statement("DELETE FROM users WHERE id = ?", (user,))

    # sessions

    @writes()
    def add_token(
        self,
        token_hash: str,
        user: int,
        at: float,
        address: str = "",
        device: str = "",
        password: str | None = None,
        name: str = "",
        scopes: str = "",
    ) -> Work[bool]:
        """Adds a token; where a stored *password* is told, only if that is the user's still.

        The lock holds off a change of the password, which ends all tokens that are there by then.
        """
        if password is not None:
            known = f"SELECT id FROM users WHERE id = ? AND password = ? {self._row_lock}"
            if not (yield Statement(known.strip(), (user, password))):
                return False
        columns = "user_id, hashed, at, seen, address, device, name, scopes"
        yield Statement(
            f"INSERT INTO tokens ({columns}) VALUES {placeholders(1, 8)}",
            (user, token_hash, at, at, address, device, name, scopes),
            "this token is already somebody's",
        )
        return True

    @reads
    def token_user(self, token_hash: str) -> Work[User | None]:
        sql = f"SELECT {QUALIFIED_USER_COLUMNS} FROM tokens JOIN users ON users.id = user_id"
        return from_first(User, (yield Statement(f"{sql} WHERE hashed = ?", (token_hash,))))

    @writes(notify=lambda token_hash: TOKEN + token_hash)
    def drop_token(self, token_hash: str) -> Work[None]:
        yield Statement("DELETE FROM tokens WHERE hashed = ?", (token_hash,))

    @reads
    def session(self, token_hash: str) -> Work[tuple[User, Session] | None]:
        rows = yield Statement(
            f"SELECT {QUALIFIED_USER_COLUMNS}, {SESSION_COLUMNS}"
            " FROM tokens JOIN users ON users.id = user_id WHERE hashed = ?",
            (token_hash,),
        )
        if not rows:
            return None
        (row,), count = rows, len(User.__struct_fields__)
        return from_row(User, row[:count]), from_row(Session, row[count:])

    @reads
    def sessions(self, user: int) -> Work[list[Session]]:
        """The sessions of a person, the one used last first."""
        sql = f"SELECT {SESSION_COLUMNS} FROM tokens WHERE user_id = ? ORDER BY seen DESC, hashed"
        return from_rows(Session, (yield Statement(sql, (user,))))

    @writes()
    def touch_session(self, token_hash: str, seen: float) -> Work[None]:
        yield Statement("UPDATE tokens SET seen = ? WHERE hashed = ?", (seen, token_hash))

    @writes()
    def drop_expired(self, now: float, lifetime: float) -> Work[None]:
        """Drops the sessions unused for so many seconds, and attempts that a quiet day forgives."""
        yield Statement("DELETE FROM tokens WHERE seen < ?", (now - lifetime,))
        yield Statement("DELETE FROM attempts WHERE until < ?", (now - DAY,))

    # attempts at passwords

    @writes()
    def try_password(self, user: int, address: str, now: float, alone: bool) -> Work[float]:
        """Counts an attempt, as if it had failed, and returns 0; or returns how long to wait.

        After some failures each further one doubles the wait, up to a limit: soon for an address,
        late and not for long for all together.  An attempt made *alone* can be made by the owner
        only, so those of others do not delay it.
        """
        if not alone and (wait := (yield from waiting(user, ANYBODY, now))):
            if (yield from has_tried(user, address, now)):
                return wait
            if not (yield count_attempt(user, NEW_ADDRESSES, now, *FIRST_TRIES)):
                return (yield from waiting(user, NEW_ADDRESSES, now))
        if not (yield count_attempt(user, address, now, *ONE_ADDRESS)):
            return (yield from waiting(user, address, now))
        if not alone:
            yield count_attempt(user, ANYBODY, now, *ALL_ADDRESSES)
        return 0.0

    @writes()
    def forget_attempts(self, user: int, address: str) -> Work[None]:
        """Forgets the attempts of an address, after a right password."""
        sql = "DELETE FROM attempts WHERE user_id = ? AND (address = ? OR address = ?)"
        yield Statement(sql, (user, address, ANYBODY))

    # bans

    @reads
    def bans(self) -> Work[list[Ban]]:
        rows = yield Statement(f"SELECT {BAN_COLUMNS} FROM bans ORDER BY at, kind, value")
        return from_rows(Ban, rows)

    @writes(notify=lambda ban: BANS)
    def add_ban(self, ban: Ban) -> Work[None]:
        yield put_ban(ban)

    @writes(notify=lambda kind: BANS)
    def drop_ban(self, kind: str, value: str) -> Work[bool]:
        """Drops a ban and returns whether there was one."""
        sql = "DELETE FROM bans WHERE kind = ? AND value = ? RETURNING kind"
        return bool((yield Statement(sql, (kind, value))))


def find_user(user: int) -> Work[User | None]:
    sql = f"SELECT {USER_COLUMNS} FROM users WHERE id = ?"
    return from_first(User, (yield Statement(sql, (user,))))


def read_policy(text: str) -> BotPolicy:
    """A policy as it is stored; one of a later version, or of an earlier one, is the usual one."""
    try:
        return msgspec.json.decode(text, type=BotPolicy)
    except msgspec.DecodeError:
        return BotPolicy()


def taken(name: str) -> str:
    return f"the account name {name!r} is taken"


def require_user(rows: Sequence[Row], user: User) -> None:
    if not rows:
        raise StoreError(f"there is no user {user.id} to change")


def waiting(user: int, address: str, now: float) -> Work[float]:
    sql = "SELECT until FROM attempts WHERE user_id = ? AND address = ?"
    rows = yield Statement(sql, (user, address))
    return max(0.0, float(str(rows[0][0])) - now) if rows else 0.0


def has_tried(user: int, address: str, now: float) -> Work[bool]:
    """Tells whether an address has tried in vain, and no quiet day has forgiven it."""
    sql = "SELECT until FROM attempts WHERE user_id = ? AND address = ? AND until >= ?"
    return bool((yield Statement(sql, (user, address, now - DAY))))


def count_attempt(user: int, address: str, now: float, free: int, longest: int) -> Statement:
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
    return Statement(" ".join(sql.split()), (user, address, now))
