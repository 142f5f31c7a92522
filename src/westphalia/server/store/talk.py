"""Talk: words and acts at tables, notes, whom people mute or block, reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from westphalia.server.store.rows import (
    FORMER_PLAYER,
    TALK,
    WORDS,
    Avoided,
    NoteRow,
    Report,
    TalkRow,
)
from westphalia.server.store.work import (
    Database,
    Statement,
    Work,
    from_row,
    from_rows,
    placeholders,
    reads,
    to_values,
    writes,
)

TALK_COLUMNS: Final = "n, at, channel, text, seat, about, user_id, name"
REPORT_COLUMNS: Final = "id, at, table_id, reporter, accused, name, text, why, resolved"
EVERYWHERE: Final = ""  # in place of a table: somebody avoided at all of them
ACT: Final = "act"  # the channel of what was done; all others are of what was said
TABLE: Final = "table"  # the channel of those who sit there


class Talk(Database):
    """The methods of a store about what people say and do beside the games."""

    @writes(notify=lambda table_id: TALK + table_id)
    def add_talk(self, table_id: str, row: TalkRow, most: int) -> Work[None]:
        """Adds what was said or done; Conflict if its number is taken.

        Of what was said in a channel only the latest *most* stay; what was done stays.
        """
        values = [table_id, *to_values(row)]
        sql = f"INSERT INTO talk (table_id, {TALK_COLUMNS}) VALUES {placeholders(1, len(values))}"
        conflict = f"entry {row.n} of the talk at table {table_id!r} is already written"
        yield Statement(sql, values, conflict)
        if row.channel != ACT:
            yield Statement(
                "DELETE FROM talk WHERE table_id = ? AND channel = ? AND n <= ("
                "SELECT n FROM talk WHERE table_id = ? AND channel = ?"
                " ORDER BY n DESC LIMIT 1 OFFSET ?)",
                (table_id, row.channel, table_id, row.channel, most),
            )

    @reads
    def talk(self, table_id: str, after: int = 0) -> Work[list[TalkRow]]:
        sql = f"SELECT {TALK_COLUMNS} FROM talk WHERE table_id = ? AND n > ? ORDER BY n"
        return from_rows(TalkRow, (yield Statement(sql, (table_id, after))))

    @reads
    def talk_of(self, user: int) -> Work[list[tuple[str, TalkRow]]]:
        """All that a person has said and done beside the games, with the ids of the tables."""
        sql = f"SELECT table_id, {TALK_COLUMNS} FROM talk WHERE user_id = ? ORDER BY table_id, n"
        rows = yield Statement(sql, (user,))
        return [(str(table_id), from_row(TalkRow, row)) for table_id, *row in rows]

    @writes(notify=lambda user: f"{WORDS}{user}")
    def rename_words(self, user: int, name: str) -> Work[None]:
        """Lets what a person has said, and their place in tournaments, stand under another name."""
        for table in ("talk", "entrants"):
            yield Statement(f"UPDATE {table} SET name = ? WHERE user_id = ?", (name, user))
        yield Statement("UPDATE entrants SET name_before = ? WHERE first_id = ?", (name, user))

    @writes()
    def mark_read(self, table_id: str, user: int, n: int) -> Work[None]:
        """Notes how far somebody has read; a mark never goes back."""
        yield Statement(
            "INSERT INTO talk_read (table_id, user_id, n) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, user_id) DO UPDATE"
            " SET n = excluded.n WHERE talk_read.n < excluded.n",
            (table_id, user, n),
        )

    @reads
    def read_mark(self, table_id: str, user: int) -> Work[int]:
        sql = "SELECT n FROM talk_read WHERE table_id = ? AND user_id = ?"
        rows = yield Statement(sql, (table_id, user))
        return int(str(rows[0][0])) if rows else 0

    @reads
    def unread(self, user: int, table_ids: Sequence[str]) -> Work[dict[str, int]]:
        """By table how much its people have said that a person has not read, and wants to hear."""
        if not table_ids:
            return {}
        rows = yield Statement(
            "SELECT talk.table_id, COUNT(*) FROM talk LEFT JOIN talk_read"
            " ON talk_read.table_id = talk.table_id AND talk_read.user_id = ?"
            f" WHERE talk.table_id IN {placeholders(1, len(table_ids))} AND channel = ?"
            " AND talk.user_id <> ? AND talk.n > coalesce(talk_read.n, 0)"
            " AND NOT EXISTS (SELECT 1 FROM avoided WHERE avoided.user_id = ?"
            " AND other_id = talk.user_id AND avoided.table_id IN (?, talk.table_id))"
            " GROUP BY talk.table_id",
            (user, *table_ids, TABLE, user, user, EVERYWHERE),
        )
        return {str(table_id): int(str(count)) for table_id, count in rows}

    # notes

    @writes()
    def put_note(self, user: int, note: NoteRow) -> Work[None]:
        """Keeps the note of a seat for one person; an empty one removes it."""
        key = (note.table, user, note.seat)
        if not note.text:
            sql = "DELETE FROM notes WHERE table_id = ? AND user_id = ? AND seat = ?"
            yield Statement(sql, key)
            return
        yield Statement(
            "INSERT INTO notes (table_id, user_id, seat, text) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (table_id, user_id, seat) DO UPDATE SET text = excluded.text",
            (*key, note.text),
        )

    @reads
    def note(self, table_id: str, user: int, seat: int) -> Work[str]:
        sql = "SELECT text FROM notes WHERE table_id = ? AND user_id = ? AND seat = ?"
        rows = yield Statement(sql, (table_id, user, seat))
        return str(rows[0][0]) if rows else ""

    @reads
    def notes_of(self, user: int) -> Work[list[NoteRow]]:
        sql = "SELECT table_id, seat, text FROM notes WHERE user_id = ? ORDER BY table_id, seat"
        return from_rows(NoteRow, (yield Statement(sql, (user,))))

    # whom people mute and block

    @writes(notify=lambda user: f"{WORDS}{user}")
    def mute(self, user: int, other: int, table_id: str, at: float) -> Work[None]:
        """Notes whom a person does not want to hear: at a table, or without one anywhere."""
        yield Statement(
            "INSERT INTO avoided (user_id, other_id, table_id, at) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (user_id, other_id, table_id) DO NOTHING",
            (user, other, table_id, at),
        )

    @writes(notify=lambda user: f"{WORDS}{user}")
    def unmute(self, user: int, other: int, table_id: str) -> Work[None]:
        """Ends that somebody is avoided there; those avoided everywhere have no table."""
        sql = "DELETE FROM avoided WHERE user_id = ? AND other_id = ? AND table_id = ?"
        yield Statement(sql, (user, other, table_id))

    @reads
    def muted_by(self, user: int) -> Work[list[Avoided]]:
        rows = yield Statement(
            "SELECT other_id, users.name, table_id, at FROM avoided"
            " JOIN users ON users.id = other_id WHERE user_id = ? ORDER BY at, other_id",
            (user,),
        )
        return from_rows(Avoided, rows)

    @reads
    def blocks(self, user: int, other: int) -> Work[bool]:
        """Whether a person avoids another everywhere."""
        sql = "SELECT 1 FROM avoided WHERE user_id = ? AND other_id = ? AND table_id = ?"
        return bool((yield Statement(sql, (user, other, EVERYWHERE))))

    # reports

    @writes()
    def add_report(self, report: Report, most: int) -> Work[bool]:
        """Adds a report under the next number; or not, if who reports has *most* open ones."""
        sql = "SELECT COUNT(*) FROM reports WHERE reporter = ? AND resolved = 0"
        if int(str((yield Statement(sql, (report.reporter,)))[0][0])) >= most:
            return False
        last = yield Statement("SELECT coalesce(max(id), 0) FROM reports")
        values = to_values(msgspec.structs.replace(report, id=int(str(last[0][0])) + 1))
        sql = f"INSERT INTO reports ({REPORT_COLUMNS}) VALUES {placeholders(1, len(values))}"
        yield Statement(sql, values, "another report was faster")
        return True

    @reads
    def reports(self, reporter: int = 0, resolved: bool = False) -> Work[list[Report]]:
        """The open reports, or the *resolved* ones too; of one reporter, or of all."""
        which = "(reporter = ? OR ? = 0) AND (resolved = 0 OR ? = 1)"
        sql = f"SELECT {REPORT_COLUMNS} FROM reports WHERE {which} ORDER BY id"
        rows = yield Statement(sql, (reporter, reporter, int(resolved)))
        return from_rows(Report, rows)

    @reads
    def reports_of(self, accused: int) -> Work[int]:
        """How many reports were ever made of a person."""
        sql = "SELECT COUNT(*) FROM reports WHERE accused = ?"
        return int(str((yield Statement(sql, (accused,)))[0][0]))


def forget_words(user: int) -> Work[None]:
    """Takes out all that a person has said, and the name from what they did; numbers stay."""
    yield Statement("UPDATE talk SET text = '' WHERE user_id = ? AND channel <> ?", (user, ACT))
    sql = "UPDATE talk SET user_id = NULL, name = ? WHERE user_id = ?"
    yield Statement(sql, (FORMER_PLAYER, user))
    for table in ("talk_read", "notes"):
        yield Statement(f"DELETE FROM {table} WHERE user_id = ?", (user,))
    yield Statement("DELETE FROM avoided WHERE user_id = ? OR other_id = ?", (user, user))
    yield Statement("DELETE FROM reports WHERE accused = ?", (user,))
    yield Statement("UPDATE reports SET reporter = NULL WHERE reporter = ?", (user,))
