"""What nobody uses any more: how much there is of it, and how it goes."""

from __future__ import annotations

from typing import Final, NamedTuple

from westphalia.server.store.accounts import QUALIFIED_USER_COLUMNS
from westphalia.server.store.rows import User
from westphalia.server.store.work import Database, Statement, Work, from_rows, reads, writes

AT_ONCE: Final = 1000  # people or tables that go in one turn; the rest the next time


class Rows(NamedTuple):
    """Rows that go, or lose something, when they are older than a moment: where they lie, which."""

    table: str
    old: str
    change: str


OLD_ROWS: Final = {
    "addresses": Rows(
        "tokens",
        "at < ? AND (address <> '' OR device <> '')",
        "UPDATE tokens SET address = '', device = ''",
    ),
    "talk": Rows(
        "talk",
        "channel <> 'act' AND table_id IN (SELECT id FROM tables WHERE changed < ?)",
        "DELETE FROM talk",
    ),
    "reports": Rows("reports", "resolved > 0 AND resolved < ?", "DELETE FROM reports"),
    "bans": Rows("bans", "until > 0 AND until < ?", "DELETE FROM bans"),
}

# A guest has only a session to come back with.  One without any came long ago if somebody came
# later whose session is a day old: nobody is taken for one who is just arriving.
IDLE_GUESTS: Final = f"""
SELECT {QUALIFIED_USER_COLUMNS} FROM users WHERE password = ''
AND NOT EXISTS (SELECT 1 FROM tokens WHERE user_id = users.id AND seen >= ?)
AND id < (SELECT coalesce(max(user_id), 0) FROM tokens WHERE at < ?) ORDER BY id LIMIT ?"""

BANNED_FOR_GOOD: Final = f"""
SELECT {QUALIFIED_USER_COLUMNS} FROM users
JOIN bans ON bans.kind = 'user' AND bans.value = CAST(users.id AS TEXT)
WHERE bans.until = 0 AND bans.at < ? ORDER BY users.id LIMIT ?"""


class Retention(Database):
    """The methods of a store about what has become old."""

    @reads
    def old_rows(self, kind: str, before: float) -> Work[int]:
        """How many rows of a kind of ``OLD_ROWS`` are older than a moment."""
        rows = OLD_ROWS[kind]
        found = yield Statement(f"SELECT COUNT(*) FROM {rows.table} WHERE {rows.old}", (before,))
        return int(str(found[0][0]))

    @writes()
    def drop_old_rows(self, kind: str, before: float) -> Work[None]:
        rows = OLD_ROWS[kind]
        yield Statement(f"{rows.change} WHERE {rows.old}", (before,))

    @reads
    def idle_guests(self, before: float, settled: float) -> Work[list[User]]:
        """Guests without a session that was used since; and who had come by a moment *settled*."""
        sql = " ".join(IDLE_GUESTS.split())
        return from_rows(User, (yield Statement(sql, (before, settled, AT_ONCE))))

    @reads
    def banned_for_good(self, before: float) -> Work[list[User]]:
        """People who were banned for good before a moment, and are still there."""
        sql = " ".join(BANNED_FOR_GOOD.split())
        return from_rows(User, (yield Statement(sql, (before, AT_ONCE))))

    @reads
    def old_tables(self, state: str, before: float) -> Work[list[str]]:
        """The ids of tables in a state that have not changed since."""
        sql = "SELECT id FROM tables WHERE state = ? AND changed < ? ORDER BY changed LIMIT ?"
        return [str(row[0]) for row in (yield Statement(sql, (state, before, AT_ONCE)))]
