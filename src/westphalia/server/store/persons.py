"""Persons: what lets them in again, what their profiles show, and what they have played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.server.store.rows import (
    PERSON,
    Met,
    Played,
    PlayedGame,
    Profile,
    Shown,
    TableRow,
    User,
)
from westphalia.server.store.tables import TABLE_COLUMNS
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

CODE: Final = "code"  # a recovery code, which stays good until it is used or made anew
LINK: Final = "link"  # a link by which a password is set
INVITATION: Final = "invitation"  # to the house: whose it is has invited
MOST_LINKS: Final = 5  # of a person, that are still good
MOST_GAMES: Final = 1000  # the latest games of a person that are looked at
MOST_ACCOUNTS: Final = 5  # of one mail address

PLAYED_COLUMNS: Final = "table_id, seat, user_id, bot, at, finished, seats, people, times"
GAME_COLUMNS: Final = (
    "played.table_id, played.seat, played.at, played.finished, played.seats, played.people,"
    " played.times, tables.game, tables.version, tables.modules, tables.options, tables.result"
)

# The latest tables that somebody has finished; the values are the user and how many at most.
LATEST: Final = (
    "SELECT table_id, at FROM played WHERE user_id = ? AND finished = 1 ORDER BY at DESC LIMIT ?"
)


class Persons(Database):
    """The methods of a store about persons."""

    # ways in

    @writes()
    def put_ways_in(
        self, user: int, kind: str, hashes: Sequence[str], until: float, most: int
    ) -> Work[None]:
        """Adds ways in; of that kind only the latest *most* of the person stay."""
        kept = most - len(hashes)
        rows = yield Statement(
            "SELECT hashed FROM ways_in WHERE user_id = ? AND kind = ? ORDER BY until DESC, hashed",
            (user, kind),
        )
        for (hashed,) in rows[max(0, kept) :]:
            yield Statement("DELETE FROM ways_in WHERE hashed = ?", (str(hashed),))
        for hashed in hashes:
            sql = f"INSERT INTO ways_in (hashed, user_id, kind, until) VALUES {placeholders(1, 4)}"
            yield Statement(sql, (hashed, user, kind, until), "this way in is already somebody's")

    @reads
    def ways_in(self, user: int, kind: str) -> Work[int]:
        """How many ways in of a kind a person has."""
        sql = "SELECT COUNT(*) FROM ways_in WHERE user_id = ? AND kind = ?"
        return int(str((yield Statement(sql, (user, kind)))[0][0]))

    @reads
    def way_in(self, hashed: str, kind: str, now: float) -> Work[int]:
        """Whose way in this is, if it is still good; 0 is nobody's."""
        return (yield from owner_of(hashed, kind, now))

    @writes()
    def use_way_in(self, hashed: str, kind: str, now: float) -> Work[int]:
        """Uses up a way in and returns whose it was; 0 if it was not good any more."""
        owner = yield from owner_of(hashed, kind, now)
        sql = "DELETE FROM ways_in WHERE hashed = ? RETURNING user_id"
        return owner if (yield Statement(sql, (hashed,))) else 0

    @writes(notify=lambda user: f"{PERSON}{user.id}")
    def come_back(
        self, user: User, hashed: str, kind: str, now: float, password: str
    ) -> Work[list[str] | None]:
        """Sets a password by a way in, which is used up; or returns nothing if it is not good.

        All sessions end, all links that are under way, and all waits for wrong passwords.  Returns
        the hashes of the tokens.  Of two who come with the same way in, one comes too late.
        """
        if (yield from owner_of(hashed, kind, now)) != user.id:
            return None
        if not (yield Statement("DELETE FROM ways_in WHERE hashed = ? RETURNING kind", (hashed,))):
            return None
        sql = "UPDATE users SET password = ? WHERE id = ? AND account IS NOT NULL RETURNING id"
        if not (yield Statement(sql, (password, user.id))):
            return None
        yield Statement("DELETE FROM ways_in WHERE user_id = ? AND kind = ?", (user.id, LINK))
        yield Statement("DELETE FROM attempts WHERE user_id = ?", (user.id,))
        ended = yield Statement("DELETE FROM tokens WHERE user_id = ? RETURNING hashed", (user.id,))
        return [str(token_hash) for (token_hash,) in ended]

    @reads
    def accounts_by_mail(self, address: str) -> Work[list[int]]:
        """The accounts that have confirmed a mail address, of whatever case its letters are."""
        rows = yield Statement(
            "SELECT users.id FROM notice_preferences JOIN users ON users.id = user_id"
            " WHERE lower(mail) = ? AND confirmed = 1 AND account IS NOT NULL ORDER BY users.id"
            " LIMIT ?",
            (address.lower(), MOST_ACCOUNTS),
        )
        return [int(str(user)) for (user,) in rows]

    @writes()
    def drop_ways_in(self, now: float) -> Work[None]:
        """Drops the ways in for which it is too late."""
        yield Statement("DELETE FROM ways_in WHERE until > 0 AND until < ?", (now,))

    # profiles

    @writes()
    def begin_profile(self, user: int, since: float) -> Work[None]:
        """Notes since when somebody has an account; what it shows is everything at first."""
        yield Statement(
            "INSERT INTO profiles (user_id, since, shown) VALUES (?, ?, '{}')"
            " ON CONFLICT (user_id) DO NOTHING",
            (user, since),
        )

    @writes()
    def put_shown(self, user: int, shown: Shown) -> Work[None]:
        text = msgspec.json.encode(shown).decode()
        yield Statement(
            "INSERT INTO profiles (user_id, since, shown) VALUES (?, 0, ?)"
            " ON CONFLICT (user_id) DO UPDATE SET shown = excluded.shown",
            (user, text),
        )

    @reads
    def profile(self, user: int) -> Work[Profile]:
        rows = yield Statement("SELECT since, shown FROM profiles WHERE user_id = ?", (user,))
        return from_first(Profile, rows) or Profile()

    # what was played

    @writes()
    def put_played(self, rows: Sequence[Played]) -> Work[None]:
        """Notes who has played; whoever had left and came back has finished."""
        for row in rows:
            values = to_values(row)
            yield Statement(
                f"INSERT INTO played ({PLAYED_COLUMNS}) VALUES {placeholders(1, len(values))}"
                " ON CONFLICT (table_id, seat, user_id) DO UPDATE SET at = excluded.at,"
                " finished = excluded.finished, times = excluded.times",
                values,
            )

    @reads
    def games_of(self, user: int) -> Work[list[PlayedGame]]:
        """The latest games that a person has played or left, the latest first."""
        return played_games("played.user_id = ?", (user,))

    @reads
    def games_of_bot(self, bot: str) -> Work[list[PlayedGame]]:
        """The latest games that a bot of the house has played."""
        return played_games("played.user_id = 0 AND played.bot = ?", (bot,))

    @reads
    def played_rows(self, user: int) -> Work[list[Played]]:
        """All that is kept of what a person has played."""
        sql = f"SELECT {PLAYED_COLUMNS} FROM played WHERE user_id = ? ORDER BY at, table_id, seat"
        return from_rows(Played, (yield Statement(sql, (user,))))

    @reads
    def games_together(self, user: int, other: int) -> Work[list[str]]:
        """The latest tables at which two people have played to the end."""
        rows = yield Statement(
            f"SELECT mine.table_id FROM ({LATEST}) AS mine JOIN played"
            " ON played.table_id = mine.table_id AND played.user_id = ? AND played.finished = 1",
            (user, MOST_GAMES, other),
        )
        return sorted({str(table) for (table,) in rows})

    @reads
    def met(self, user: int, limit: int) -> Work[list[Met]]:
        """The accounts with whom a person has played lately, the last first."""
        rows = yield Statement(
            "SELECT users.id, users.name, users.bot, COUNT(*), MAX(mine.at)"
            f" FROM ({LATEST}) AS mine JOIN played ON played.table_id = mine.table_id"
            " JOIN users ON users.id = played.user_id"
            " WHERE played.user_id <> ? AND played.finished = 1 AND account IS NOT NULL"
            " GROUP BY users.id, users.name, users.bot"
            " ORDER BY MAX(mine.at) DESC, users.id LIMIT ?",
            (user, MOST_GAMES, user, limit),
        )
        return from_rows(Met, rows)

    @reads
    def shown_tables(self, user: int, limit: int) -> Work[list[TableRow]]:
        """The public tables at which somebody sits, that are not over; the latest first."""
        rows = yield Statement(
            f"SELECT {TABLE_COLUMNS} FROM tables WHERE public = 1 AND state <> 'over' AND id IN"
            " (SELECT table_id FROM seats WHERE user_id = ?) ORDER BY changed DESC, id LIMIT ?",
            (user, limit),
        )
        return from_rows(TableRow, rows)


def owner_of(hashed: str, kind: str, now: float) -> Work[int]:
    sql = "SELECT user_id FROM ways_in WHERE hashed = ? AND kind = ? AND (until = 0 OR until > ?)"
    rows = yield Statement(sql, (hashed, kind, now))
    return int(str(rows[0][0])) if rows else 0


def played_games(which: str, values: Sequence[str | int]) -> Work[list[PlayedGame]]:
    rows = yield Statement(
        f"SELECT {GAME_COLUMNS} FROM played JOIN tables ON tables.id = played.table_id"
        f" WHERE {which} AND (played.finished = 0 OR tables.state = 'over')"
        " ORDER BY played.at DESC, played.table_id LIMIT ?",
        (*values, MOST_GAMES),
    )
    return from_rows(PlayedGame, rows)
