"""Those who look after the house, what they have done, what they tell people, and the banner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.server.store.rows import (
    BANNER,
    BANS,
    FORMER_PLAYER,
    PERSON,
    Ban,
    StoreError,
    TalkRow,
)
from westphalia.server.store.talk import ACT, TALK_COLUMNS
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


class Role(msgspec.Struct, frozen=True):
    """Somebody who looks after the house."""

    user: int
    name: str
    role: str
    at: float


class Act(msgspec.Struct, frozen=True):
    """What somebody who looks after the house has done, and why; *moderator* 0 is the console.

    ``about`` is what else there is to say: a new name, a seat, what became of a report.
    """

    id: int
    at: float
    moderator: int
    moderator_name: str
    act: str
    person: int = 0
    person_name: str = ""
    table: str = ""
    report: int = 0
    until: float = 0.0
    about: str = ""
    reason: str = ""


class Letter(msgspec.Struct, frozen=True):
    """What a moderator tells a person; the page makes a sentence of it, by its kind."""

    user: int
    n: int
    at: float
    kind: str
    name: str = ""
    until: float = 0.0
    text: str = ""


class Banner(msgspec.Struct, frozen=True):
    """What every page tells everybody until then, or if ``until`` is 0 until it is taken away."""

    text: str
    at: float
    until: float = 0.0


LOG_COLUMNS: Final = (
    "id, at, moderator, moderator_name, act, person, person_name, table_id, report, until, about,"
    " reason"
)
LETTER_COLUMNS: Final = "user_id, n, at, kind, name, until, text"
BAN_COLUMNS: Final = "kind, value, at, until, reason"
THE_ONE: Final = 1  # the number of the banner


class Moderation(Database):
    """The methods of a store about those who look after the house."""

    # roles

    @reads
    def role(self, user: int) -> Work[str]:
        rows = yield Statement("SELECT role FROM roles WHERE user_id = ?", (user,))
        return str(rows[0][0]) if rows else ""

    @reads
    def roles(self) -> Work[list[Role]]:
        rows = yield Statement(
            "SELECT user_id, users.name, role, at FROM roles JOIN users ON users.id = user_id"
            " ORDER BY at, user_id"
        )
        return from_rows(Role, rows)

    @writes(notify=lambda user: f"{PERSON}{user}")
    def put_role(self, user: int, role: str, done: Act) -> Work[None]:
        """Gives somebody a role, or with an empty one takes it away."""
        yield Statement("DELETE FROM roles WHERE user_id = ?", (user,))
        if role:
            sql = "INSERT INTO roles (user_id, role, at) VALUES (?, ?, ?)"
            yield Statement(sql, (user, role, done.at))
        yield from note(done)

    # what was done, and who is told of it

    @writes()
    def note_act(self, done: Act, letters: Sequence[Letter] = ()) -> Work[None]:
        """Writes down what was done, and what people are told of it."""
        yield from note(done, letters)

    @writes(notify=lambda ban: BANS)
    def restrict(self, ban: Ban, done: Act, letters: Sequence[Letter] = ()) -> Work[None]:
        """Bans or mutes somebody, and writes it down."""
        yield put_ban(ban)
        yield from note(done, letters)

    @writes(notify=lambda ban: BANS)
    def lift(self, ban: Ban, done: Act, letters: Sequence[Letter] = ()) -> Work[bool]:
        """Ends a ban, and returns whether there was one; only then it is written down."""
        sql = "DELETE FROM bans WHERE kind = ? AND value = ? RETURNING kind"
        if not (yield Statement(sql, (ban.kind, ban.value))):
            return False
        yield from note(done, letters)
        return True

    @writes()
    def close_report(self, number: int, done: Act, letters: Sequence[Letter] = ()) -> Work[None]:
        """Closes a report, once."""
        sql = "UPDATE reports SET resolved = ? WHERE id = ? AND resolved = 0 RETURNING id"
        if not (yield Statement(sql, (done.at, number))):
            raise StoreError(f"there is no open report {number}")
        yield from note(done, letters)

    @reads
    def acts(self, limit: int, person: int = 0, report: int = 0) -> Work[list[Act]]:
        """What was done, the latest first: to one person, because of one report, or all."""
        which = "(person = ? OR ? = 0) AND (report = ? OR ? = 0)"
        sql = f"SELECT {LOG_COLUMNS} FROM moderation_log WHERE {which} ORDER BY id DESC LIMIT ?"
        values = (person, person, report, report, limit)
        return from_rows(Act, (yield Statement(sql, values)))

    # letters

    @reads
    def standing(self, user: int) -> Work[tuple[str, list[Letter]]]:
        """The role of a person, and what they were told and have not put away."""
        roles = yield Statement("SELECT role FROM roles WHERE user_id = ?", (user,))
        sql = f"SELECT {LETTER_COLUMNS} FROM letters WHERE user_id = ? ORDER BY n"
        letters = from_rows(Letter, (yield Statement(sql, (user,))))
        return (str(roles[0][0]) if roles else ""), letters

    @writes()
    def put_away(self, user: int, n: int) -> Work[None]:
        """Drops a letter that its person has read."""
        yield Statement("DELETE FROM letters WHERE user_id = ? AND n = ?", (user, n))

    # what was said around something that was reported

    @reads
    def said_around(
        self, table_id: str, user: int, text: str, at: float, lines: int
    ) -> Work[list[TalkRow]]:
        """What was said before and after the latest such words of a person, in their channel.

        Where no words were reported, or they are gone, it is what was said at the table before.
        """
        spoken = f"SELECT {TALK_COLUMNS} FROM talk WHERE table_id = ? AND channel <> '{ACT}'"
        found = yield Statement(
            f"{spoken} AND user_id = ? AND text = ? AND at <= ? ORDER BY n DESC LIMIT 1",
            (table_id, user, text, at),
        )
        if not found or not text:
            latest = "channel = 'table' AND at <= ? ORDER BY n DESC LIMIT ?"
            rows = yield Statement(f"{spoken} AND {latest}", (table_id, at, lines))
            return from_rows(TalkRow, rows)[::-1]
        (said,) = from_rows(TalkRow, found)
        where = (table_id, said.channel, said.n, lines)
        before = yield Statement(
            f"{spoken} AND channel = ? AND n <= ? ORDER BY n DESC LIMIT ?", where
        )
        after = yield Statement(f"{spoken} AND channel = ? AND n > ? ORDER BY n LIMIT ?", where)
        return from_rows(TalkRow, before)[::-1] + from_rows(TalkRow, after)

    # the banner

    @reads
    def banner(self) -> Work[Banner | None]:
        return from_first(Banner, (yield Statement("SELECT text, at, until FROM banner")))

    @writes(notify=lambda banner: BANNER)
    def put_banner(self, banner: Banner, done: Act) -> Work[None]:
        """Puts a banner in place of the one before; without a text there is none."""
        yield Statement("DELETE FROM banner")
        if banner.text:
            sql = "INSERT INTO banner (id, text, at, until) VALUES (?, ?, ?, ?)"
            yield Statement(sql, (THE_ONE, banner.text, banner.at, banner.until))
        yield from note(done)


def note(done: Act, letters: Sequence[Letter] = ()) -> Work[None]:
    """Writes down an act and the letters that tell of it, each under its next number."""
    last = yield Statement("SELECT coalesce(max(id), 0) FROM moderation_log")
    values = to_values(msgspec.structs.replace(done, id=int(str(last[0][0])) + 1))
    sql = f"INSERT INTO moderation_log ({LOG_COLUMNS}) VALUES {placeholders(1, len(values))}"
    yield Statement(sql, values, "another act was faster")
    for letter in letters:
        sql = "SELECT coalesce(max(n), 0) FROM letters WHERE user_id = ?"
        last = yield Statement(sql, (letter.user,))
        numbered = msgspec.structs.replace(letter, n=int(str(last[0][0])) + 1)
        fields = list(msgspec.structs.astuple(numbered))
        sql = f"INSERT INTO letters ({LETTER_COLUMNS}) VALUES {placeholders(1, len(fields))}"
        yield Statement(sql, fields, "another letter was faster")


def put_ban(ban: Ban) -> Statement:
    values = list(msgspec.structs.astuple(ban))
    return Statement(
        f"INSERT INTO bans ({BAN_COLUMNS}) VALUES {placeholders(1, len(values))}"
        " ON CONFLICT (kind, value) DO UPDATE"
        " SET at = excluded.at, until = excluded.until, reason = excluded.reason",
        values,
    )


def forget_acts(user: int) -> Work[None]:
    """Takes a person's name out of what was done to them or by them; that it was done stays."""
    for who in ("person", "moderator"):
        sql = f"UPDATE moderation_log SET {who}_name = ? WHERE {who} = ?"
        yield Statement(sql, (FORMER_PLAYER, user))
    yield Statement("UPDATE moderation_log SET about = '' WHERE person = ?", (user,))
