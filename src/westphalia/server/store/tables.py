"""Tables, their seats, the lines of their records, drafts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from westphalia.server.store.rests import add_sitting
from westphalia.server.store.rows import (
    ANEW,
    NO_LIMIT,
    Conflict,
    LineRow,
    SeatRow,
    StoreError,
    TableRow,
)
from westphalia.server.store.work import (
    ROWS_PER_STATEMENT,
    Database,
    Statement,
    Work,
    from_first,
    from_row,
    from_rows,
    placeholders,
    reads,
    to_values,
    writes,
)

TABLE_FIELDS: Final = TableRow.__struct_fields__
TABLE_COLUMNS: Final = ", ".join(TABLE_FIELDS)
SEAT_COLUMNS: Final = (
    "seat, kind, name, user_id, bot, stand_in, when_out, link, known_to, orders, asked"
)

# What another server, or an operator, has ended stays so, whatever is still written elsewhere; and
# a game that was made unrated is never rated again.
LASTING: Final = {
    "state": "CASE WHEN state = 'over' THEN state ELSE ? END",
    "result": "CASE WHEN result <> '' THEN result ELSE ? END",
    "ended": "CASE WHEN ended <> '' THEN ended ELSE ? END",
    "rated": "CASE WHEN rated = 0 THEN rated ELSE ? END",
}

# Whoever has a seat when the first line of a record is written has begun the game.
BEGIN: Final = (
    "INSERT INTO beginnings (table_id, seat, user_id, bot)"
    " SELECT table_id, seat, user_id, bot FROM seats WHERE table_id = ?"
)

OF_A_PERSON: Final = """id IN (
    SELECT table_id FROM seats WHERE user_id = ? UNION SELECT id FROM tables WHERE owner = ?
)"""


class Tables(Database):
    """The methods of a store about tables."""

    @writes()
    def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow] = (),
        most: int = NO_LIMIT,
    ) -> Work[bool]:
        """Adds a table with its seats and the first lines of its record, all or nothing.

        Nothing is added, and False returned, if its owner has *most* that are not over already.
        """
        if most != NO_LIMIT and (yield from tables_under_way(table.owner)) >= most:
            return False
        yield from insert_table(table, seats, lines)
        return True

    @writes(notify=lambda former: former)
    def add_rematch(
        self,
        former: str,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow] = (),
        most: int = NO_LIMIT,
    ) -> Work[str]:
        """Adds the table that goes on from a *former* one, unless that has one already.

        Returns the id of the one that there is then; it is empty if the owner has too many.
        """
        if most != NO_LIMIT and (yield from tables_under_way(table.owner)) >= most:
            return ""
        sql = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = '' RETURNING id"
        if not (yield Statement(sql, (table.id, former))):
            rows = yield Statement("SELECT rematch FROM tables WHERE id = ?", (former,))
            return str(rows[0][0]) if rows else ""
        yield from insert_table(table, seats, lines)
        return table.id

    @reads
    def table(self, table_id: str) -> Work[TableRow | None]:
        sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?"
        return from_first(TableRow, (yield Statement(sql, (table_id,))))

    @writes(notify=lambda table: table.id)
    def change_table(self, table: TableRow) -> Work[None]:
        """Changes a table, but not its owner, title, rematch, nor whether it is frozen.

        Those others decide, perhaps at this moment.  One that is over stays so, with its result.
        """
        fields = dict(zip(TABLE_FIELDS, to_values(table), strict=True))
        for name in ("id", "frozen", "owner", "title", "rematch"):
            del fields[name]
        columns = ", ".join(f"{name} = {LASTING.get(name, '?')}" for name in fields)
        sql = f"UPDATE tables SET {columns} WHERE id = ? RETURNING id"
        if not (yield Statement(sql, [*fields.values(), table.id])):
            raise StoreError(f"there is no table {table.id!r} to change")

    @writes()
    def touch_tables(self, changed: Mapping[str, float]) -> Work[None]:
        """Says by their ids when tables have last changed; never earlier than is known."""
        for start in range(0, len(changed), ROWS_PER_STATEMENT):
            rows = sorted(changed.items())[start : start + ROWS_PER_STATEMENT]
            if self._row_lock:  # all in one order, so that no two servers wait for each other
                some = f"id IN {placeholders(1, len(rows))} ORDER BY id {self._row_lock}"
                yield Statement(f"SELECT id FROM tables WHERE {some}", [row[0] for row in rows])
            new = f"(VALUES {placeholders(len(rows), 2)}) AS new WHERE id = column1"
            sql = f"UPDATE tables SET changed = column2 FROM {new} AND changed < column2"
            yield Statement(sql, [value for row in rows for value in row])

    @writes(notify=lambda table_id: table_id)
    def hand_over(self, table_id: str, owner: int, title: str | None = None) -> Work[None]:
        """Gives a table to somebody else, or to nobody, and another title if one is given.

        What servers write of it that have not heard of that yet leaves both as they are.
        """
        sql = "UPDATE tables SET owner = ?, title = coalesce(?, title) WHERE id = ? RETURNING id"
        if not (yield Statement(sql, (owner or None, title, table_id))):
            raise StoreError(f"there is no table {table_id!r} to hand over")

    @writes(notify=lambda table_id: table_id)
    def freeze_table(self, table_id: str, frozen: bool) -> Work[None]:
        """Freezes a table, or lets it go on; ``change_table`` leaves that as it is."""
        sql = "UPDATE tables SET frozen = ? WHERE id = ? RETURNING id"
        if not (yield Statement(sql, (int(frozen), table_id))):
            raise StoreError(f"there is no table {table_id!r}")

    @writes(notify=lambda table_id: table_id)
    def delete_table(self, table_id: str) -> Work[None]:
        """Deletes a table with its seats, its record and its drafts."""
        talk = ("avoided", "notes", "talk_read", "talk")
        for table in (*talk, "seen", "drafts", "submissions", "lines", "beginnings", "seats"):
            yield Statement(f"DELETE FROM {table} WHERE table_id = ?", (table_id,))
        yield Statement("UPDATE tables SET rematch = '' WHERE rematch = ?", (table_id,))
        yield Statement("DELETE FROM tables WHERE id = ?", (table_id,))

    # lists

    @reads
    def tables_of(self, user: int, limit: int) -> Work[list[TableRow]]:
        """The tables that a person has, or where they have a seat or one is kept for them."""
        return list_tables(
            f"WHERE {OF_A_PERSON} OR id IN (SELECT table_id FROM seats WHERE asked = ?)",
            *(user, user, user, limit),
        )

    @reads
    def public_tables(self, state: str, limit: int) -> Work[list[TableRow]]:
        return list_tables("WHERE public = 1 AND state = ?", state, limit)

    @reads
    def latest_tables(self, limit: int) -> Work[list[TableRow]]:
        return list_tables("", limit)

    # seats

    @reads
    def games_under_way(self) -> Work[list[TableRow]]:
        """All games that are played, in the order of their ids."""
        sql = f"SELECT {TABLE_COLUMNS} FROM tables WHERE state = 'playing' ORDER BY id"
        return from_rows(TableRow, (yield Statement(sql)))

    @reads
    def seats(self, table_id: str) -> Work[list[SeatRow]]:
        return (yield from find_seats(table_id))[table_id]

    @reads
    def seats_of(self, *table_ids: str) -> Work[dict[str, list[SeatRow]]]:
        return find_seats(*table_ids)

    @reads
    def seats_known(self, user: int) -> Work[list[tuple[str, SeatRow]]]:
        """The seats that a person has or has known, with the ids of their tables."""
        return seats_of_person(user)

    @writes(notify=lambda table_id: table_id)
    def change_seat(
        self, table_id: str, seat: SeatRow, was: SeatRow, at: float = 0.0
    ) -> Work[None]:
        """Changes a seat; Conflict if its kind, its person or who knows it is not what it *was*.

        *at* is when, at a table whose clocks sleep: there it is kept who sat where since when.
        """
        _, *values = to_values(seat)
        _, columns = SEAT_COLUMNS.split(", ", 1)
        sql = (
            f"UPDATE seats SET ({columns}) = {placeholders(1, len(values))}"
            " WHERE table_id = ? AND seat = ? AND kind = ? AND coalesce(user_id, 0) = ?"
            " AND known_to = ? RETURNING seat"
        )
        known_to = msgspec.json.encode(was.known_to).decode()
        if not (yield Statement(sql, [*values, table_id, seat.seat, was.kind, was.user, known_to])):
            raise Conflict(f"seat {seat.seat} at a table {table_id!r} is not what it was any more")
        if at and seat.user != was.user:
            yield add_sitting(table_id, seat.seat, at, seat.user)

    # records

    async def append(self, table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        """Writes lines, all or none; Conflict if one of their numbers or the key is taken.

        The first line of a table has the number 1; a number left out is a StoreError.  *key* is the
        idempotency key: ``submission`` will find the number of its last line.
        """
        await self._write(Append(table_id, tuple(lines), key), table_id)

    @reads
    def submission(self, table_id: str, key: str) -> Work[int | None]:
        sql = "SELECT seq FROM submissions WHERE table_id = ? AND key = ?"
        rows = yield Statement(sql, (table_id, key))
        return int(str(rows[0][0])) if rows else None

    @reads
    def lines(self, table_id: str, after: int = 0) -> Work[list[LineRow]]:
        sql = "SELECT seq, text, at FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq"
        return from_rows(LineRow, (yield Statement(sql, (table_id, after))))

    @writes(notify=lambda table_id: ANEW + table_id)
    def rewrite_opening(self, table_id: str, text: str) -> Work[None]:
        """Changes the first line of a record, where the names stand."""
        sql = "UPDATE lines SET text = ? WHERE table_id = ? AND seq = 1"
        yield Statement(sql, (text, table_id))

    # what seats have prepared and been told

    @writes()
    def put_draft(self, table_id: str, seat: int, text: str) -> Work[None]:
        """Stores the draft of a seat; an empty one removes it."""
        if not text:
            yield Statement("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat))
            return
        yield Statement(
            "INSERT INTO drafts (table_id, seat, text) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text",
            (table_id, seat, text),
        )

    @reads
    def drafts(self, table_id: str) -> Work[dict[int, str]]:
        sql = "SELECT seat, text FROM drafts WHERE table_id = ? ORDER BY seat"
        rows = yield Statement(sql, (table_id,))
        return {int(str(seat)): str(text) for seat, text in rows}

    @writes()
    def put_seen(self, table_id: str, seat: int, log: int) -> Work[None]:
        """Stores how many entries of its log a seat has been told."""
        yield Statement(
            "INSERT INTO seen (table_id, seat, log) VALUES (?, ?, ?)"
            " ON CONFLICT (table_id, seat) DO UPDATE SET log = excluded.log",
            (table_id, seat, log),
        )

    @reads
    def seen(self, table_id: str) -> Work[dict[int, int]]:
        sql = "SELECT seat, log FROM seen WHERE table_id = ? ORDER BY seat"
        rows = yield Statement(sql, (table_id,))
        return {int(str(seat)): int(str(log)) for seat, log in rows}


def insert_table(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow]) -> Work[None]:
    values = to_values(table)
    sql = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES {placeholders(1, len(values))}"
    yield Statement(sql, values, f"there is a table {table.id!r} already")
    for seat in seats:
        values = [table.id, *to_values(seat)]
        sql = f"INSERT INTO seats (table_id, {SEAT_COLUMNS})"
        conflict = f"seat {seat.seat} of table {table.id!r} is given twice"
        yield Statement(f"{sql} VALUES {placeholders(1, len(values))}", values, conflict)
        if (table.sleeps or table.vacations) and seat.user:
            yield add_sitting(table.id, seat.seat, table.created, seat.user)
    if lines:
        yield from Append(table.id, lines)()


def tables_under_way(user: int) -> Work[int]:
    sql = f"SELECT COUNT(*) FROM tables WHERE state <> 'over' AND {OF_A_PERSON}"
    rows = yield Statement(sql, (user, user))
    return int(str(rows[0][0]))


def seats_of_person(user: int) -> Work[list[tuple[str, SeatRow]]]:
    rows = yield Statement(
        f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE user_id = ? OR known_to LIKE ?"
        " ORDER BY table_id, seat",
        (user, f"%{user}%"),
    )
    found = [(str(table_id), from_row(SeatRow, row)) for table_id, *row in rows]
    return [(table_id, row) for table_id, row in found if user in (row.user, *row.known_to)]


def list_tables(which: str, *values: str | int) -> Work[list[TableRow]]:
    """Tables, the latest first; the last of the values is how many at most."""
    sql = f"SELECT {TABLE_COLUMNS} FROM tables {which} ORDER BY changed DESC, id LIMIT ?"
    return from_rows(TableRow, (yield Statement(sql, values)))


def find_seats(*table_ids: str) -> Work[dict[str, list[SeatRow]]]:
    ids = placeholders(1, len(table_ids))
    sql = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN {ids} ORDER BY seat"
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for table_id, *row in (yield Statement(sql, table_ids)):
        found[str(table_id)].append(from_row(SeatRow, row))
    return found


@dataclass(frozen=True)
class Append:
    """A unit of work that a writer may do together with others: new lines of a record.

    The key is the idempotency key that they came with.
    """

    table_id: str
    lines: Sequence[LineRow]
    key: str = ""

    @property
    def begins(self) -> bool:
        """Whether the first line is among them."""
        return bool(self.lines) and self.lines[0].seq == 1

    def __call__(self) -> Work[None]:
        sql = "SELECT coalesce(max(seq), 0) FROM lines WHERE table_id = ?"
        rows = yield Statement(sql, (self.table_id,))
        last = int(str(rows[0][0]))
        check_numbers(self.table_id, last, self.lines)
        if self.begins:
            yield Statement(BEGIN, (self.table_id,))
        for start in range(0, len(self.lines), ROWS_PER_STATEMENT):
            lines = self.lines[start : start + ROWS_PER_STATEMENT]
            rows_of_values = placeholders(len(lines), 4)
            sql = f"INSERT INTO lines (table_id, seq, text, at) VALUES {rows_of_values}"
            values = [v for line in lines for v in (self.table_id, line.seq, line.text, line.at)]
            conflict = f"line {lines[0].seq} of table {self.table_id!r} is already written"
            yield Statement(sql, values, conflict)
        if self.key:
            seq = self.lines[-1].seq if self.lines else last
            sql = "INSERT INTO submissions (table_id, key, seq) VALUES (?, ?, ?)"
            conflict = (
                f"the submission {self.key!r} to table {self.table_id!r} has been taken already"
            )
            yield Statement(sql, (self.table_id, self.key, seq), conflict)


def check_numbers(table_id: str, last: int, lines: Sequence[LineRow]) -> None:
    if lines and (first := lines[0].seq) <= last:
        raise Conflict(f"line {first} of table {table_id!r} is already written; it has {last}")
    for expected, line in enumerate(lines, last + 1):
        if line.seq != expected:
            raise StoreError(
                f"table {table_id!r} cannot be given line {line.seq} now; next is line {expected}"
            )
