"""The units of work of the stores, in SQL that both databases understand.

A unit of work is a generator: it yields a statement, is sent its rows, and returns its result.  So
each is written once, and a store runs it in a transaction, whichever way it waits for its database.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from westphalia.server.store.rows import (
    NO_LIMIT,
    Conflict,
    LineRow,
    SeatRow,
    StoreError,
    TableRow,
    UnkeptText,
    User,
)

T = TypeVar("T")

Value: TypeAlias = str | int | float | None
Row: TypeAlias = Sequence[object]


class Statement(NamedTuple):
    """SQL with ``?`` for each value; *conflict* is the message if a key is taken already."""

    sql: str
    values: Sequence[Value] = ()
    conflict: str = ""

    def returns_rows(self) -> bool:
        """Tells whether the statement returns rows."""
        return self.sql.startswith("SELECT") or " RETURNING " in self.sql


Work: TypeAlias = Generator[Statement, Sequence[Row], T]

# Databases limit the number of values in one statement.
ROWS_PER_STATEMENT = 1000

SEAT_FIELDS = SeatRow.__struct_fields__
TABLE_FIELDS = TableRow.__struct_fields__
LINE_FIELDS = LineRow.__struct_fields__
USER_COLUMNS = "id, name, password, webhook"
SEAT_COLUMNS = "seat, kind, name, user_id, bot, stand_in, when_out, link, known_to, orders, asked"
TABLE_COLUMNS = ", ".join(TABLE_FIELDS)


def migrations(store: str) -> dict[int, str]:
    """The migrations of a database by their numbers."""
    folder = files("westphalia.server.store") / "migrations" / store
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return {int(name.split("_")[0]): (folder / name).read_text("utf-8") for name in names}


def check_text(values: Iterable[Value]) -> None:
    """Refuses the character NUL, which PostgreSQL cannot keep, in either database."""
    for value in values:
        if isinstance(value, str) and "\0" in value:
            raise UnkeptText(f"the character NUL cannot be kept: {value[:40]!r}")


def placeholders(rows: int, columns: int) -> str:
    """(?, ?), (?, ?), … for an INSERT of several rows."""
    one = f"({', '.join('?' * columns)})"
    return ", ".join([one] * rows)


# people


def comparable_name(name: str) -> str:
    """The form in which names are compared: equal if they look equal, in whatever case."""
    return unicodedata.normalize("NFKC", name).casefold()


def read_user(rows: Sequence[Row]) -> User | None:
    fields = User.__struct_fields__
    return msgspec.convert(dict(zip(fields, rows[0], strict=True)), User) if rows else None


def add_user(name: str, password: str) -> Work[User]:
    account = comparable_name(name) if password else None
    rows = yield Statement(
        "INSERT INTO users (name, account, password, webhook) VALUES (?, ?, ?, '')"
        f" RETURNING {USER_COLUMNS}",
        (name, account, password),
        f"the account name {name!r} is taken",
    )
    user = read_user(rows)
    assert user is not None
    return user


def user(number: int) -> Work[User | None]:
    rows = yield Statement(f"SELECT {USER_COLUMNS} FROM users WHERE id = ?", (number,))
    return read_user(rows)


def account(name: str) -> Work[User | None]:
    sql = f"SELECT {USER_COLUMNS} FROM users WHERE account = ?"
    return read_user((yield Statement(sql, (comparable_name(name),))))


def accounts_at(*table_ids: str) -> Work[dict[int, str]]:
    rows = yield Statement(
        "SELECT users.id, account FROM users JOIN seats ON users.id = user_id"
        f" WHERE table_id IN {placeholders(1, len(table_ids))} AND account IS NOT NULL",
        table_ids,
    )
    return {int(str(user)): str(account) for user, account in rows}


def token_user(token_hash: str) -> Work[User | None]:
    columns = ", ".join(f"users.{name}" for name in USER_COLUMNS.split(", "))
    sql = f"SELECT {columns} FROM tokens JOIN users ON users.id = user_id WHERE hashed = ?"
    return read_user((yield Statement(sql, (token_hash,))))


def drop_token(token_hash: str) -> Work[None]:
    yield Statement("DELETE FROM tokens WHERE hashed = ?", (token_hash,))


# tables


def table_values(row: TableRow) -> list[Value]:
    fields = msgspec.structs.asdict(row)
    fields["owner"] = row.owner or None
    fields["modules"] = msgspec.json.encode(row.modules).decode()
    fields["options"] = msgspec.json.encode(row.options).decode()
    fields["public"] = int(row.public)
    fields["frozen"] = int(row.frozen)
    fields["gallery"] = int(row.gallery)
    fields["hints"] = int(row.hints)
    return list(fields.values())


def read_table(row: Row) -> TableRow:
    fields = dict(zip(TABLE_FIELDS, row, strict=True))
    fields["owner"] = fields["owner"] or 0
    fields["modules"] = msgspec.json.decode(str(fields["modules"]))
    fields["options"] = msgspec.json.decode(str(fields["options"]))
    fields["public"] = bool(fields["public"])
    fields["frozen"] = bool(fields["frozen"])
    fields["gallery"] = bool(fields["gallery"])
    fields["hints"] = bool(fields["hints"])
    return msgspec.convert(fields, TableRow)


def seat_values(row: SeatRow) -> list[Value]:
    """The values in the order of the columns; nobody is NULL, because of the foreign key."""
    fields = msgspec.structs.asdict(row)
    fields["user"] = row.user or None
    fields["known_to"] = msgspec.json.encode(row.known_to).decode()
    return list(fields.values())


def read_seat(row: Row) -> SeatRow:
    fields = dict(zip(SEAT_FIELDS, row, strict=True))
    fields["user"] = fields["user"] or 0
    fields["known_to"] = msgspec.json.decode(str(fields["known_to"]))
    return msgspec.convert(fields, SeatRow)


def add_table(
    row: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow], most: int
) -> Work[bool]:
    if most != NO_LIMIT and (yield from tables_under_way(row.owner)) >= most:
        return False
    sql = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES {placeholders(1, len(TABLE_FIELDS))}"
    yield Statement(sql, table_values(row), f"there is a table {row.id!r} already")
    values = placeholders(1, len(SEAT_FIELDS) + 1)
    sql = f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES {values}"
    for seat in seats:
        conflict = f"seat {seat.seat} of table {row.id!r} is given twice"
        yield Statement(sql, [row.id, *seat_values(seat)], conflict)
    if lines:
        yield from Append(row.id, lines, "")()
    return True


def add_rematch(
    former: str, row: TableRow, seats: Sequence[SeatRow], lines: Sequence[LineRow], most: int
) -> Work[str]:
    if most != NO_LIMIT and (yield from tables_under_way(row.owner)) >= most:
        return ""
    sql = "UPDATE tables SET rematch = ? WHERE id = ? AND rematch = '' RETURNING id"
    if not (yield Statement(sql, (row.id, former))):
        rows = yield Statement("SELECT rematch FROM tables WHERE id = ?", (former,))
        return str(rows[0][0]) if rows else ""
    yield from add_table(row, seats, lines, NO_LIMIT)
    return row.id


def table(table_id: str) -> Work[TableRow | None]:
    rows = yield Statement(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (table_id,))
    return read_table(rows[0]) if rows else None


# What another server, or an operator, has ended stays so, whatever is still written elsewhere.
LASTING = {
    "state": "CASE WHEN state = 'over' THEN state ELSE ? END",
    "result": "CASE WHEN result <> '' THEN result ELSE ? END",
    "ended": "CASE WHEN ended <> '' THEN ended ELSE ? END",
}


def change_table(row: TableRow) -> Work[None]:
    """Changes all but the id and what others decide, perhaps at this moment."""
    fields = dict(zip(TABLE_FIELDS, table_values(row), strict=True))
    for name in ("id", "frozen", "owner", "title", "rematch"):
        del fields[name]
    columns = ", ".join([f"{name} = {LASTING.get(name, '?')}" for name in fields])
    sql = f"UPDATE tables SET {columns} WHERE id = ? RETURNING id"
    rows = yield Statement(sql, [*fields.values(), row.id])
    if not rows:
        raise StoreError(f"there is no table {row.id!r} to change")


def touch_tables(changed: Mapping[str, float], lock: str = "") -> Work[None]:
    for start in range(0, len(changed), ROWS_PER_STATEMENT):
        rows = sorted(changed.items())[start : start + ROWS_PER_STATEMENT]
        if lock:  # all in one order, so that no two servers wait for each other
            some = f"id IN {placeholders(1, len(rows))} ORDER BY id {lock}"
            yield Statement(f"SELECT id FROM tables WHERE {some}", [row[0] for row in rows])
        new = f"(VALUES {placeholders(len(rows), 2)}) AS new WHERE id = column1"
        sql = f"UPDATE tables SET changed = column2 FROM {new} AND changed < column2"
        yield Statement(sql, [value for row in rows for value in row])


def seats(table_id: str) -> Work[list[SeatRow]]:
    sql = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"
    rows = yield Statement(sql, (table_id,))
    return [read_seat(row) for row in rows]


def seats_of(*table_ids: str) -> Work[dict[str, list[SeatRow]]]:
    ids = placeholders(1, len(table_ids))
    sql = f"SELECT table_id, {SEAT_COLUMNS} FROM seats WHERE table_id IN {ids} ORDER BY seat"
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for table_id, *row in (yield Statement(sql, table_ids)):
        found[str(table_id)].append(read_seat(row))
    return found


def change_seat(table_id: str, row: SeatRow, was: SeatRow) -> Work[None]:
    _, *values = seat_values(row)
    _, columns = SEAT_COLUMNS.split(", ", 1)
    sql = (
        f"UPDATE seats SET ({columns}) = {placeholders(1, len(values))}"
        " WHERE table_id = ? AND seat = ? AND kind = ? AND coalesce(user_id, 0) = ?"
        " AND known_to = ? RETURNING seat"
    )
    known_to = msgspec.json.encode(was.known_to).decode()
    rows = yield Statement(sql, [*values, table_id, row.seat, was.kind, was.user, known_to])
    if not rows:
        raise Conflict(f"seat {row.seat} at a table {table_id!r} is not what it was any more")


OF_A_PERSON = """id IN (
    SELECT table_id FROM seats WHERE user_id = ? UNION SELECT id FROM tables WHERE owner = ?
)"""


def tables_of(number: int, limit: int) -> Work[list[TableRow]]:
    rows = yield Statement(
        f"SELECT {TABLE_COLUMNS} FROM tables WHERE {OF_A_PERSON}"
        " OR id IN (SELECT table_id FROM seats WHERE asked = ?)"
        " ORDER BY changed DESC, id LIMIT ?",
        (number, number, number, limit),
    )
    return [read_table(row) for row in rows]


def tables_under_way(number: int) -> Work[int]:
    rows = yield Statement(
        f"SELECT COUNT(*) FROM tables WHERE state <> 'over' AND {OF_A_PERSON}", (number, number)
    )
    return int(str(rows[0][0]))


def public_tables(state: str, limit: int) -> Work[list[TableRow]]:
    rows = yield Statement(
        f"SELECT {TABLE_COLUMNS} FROM tables WHERE public = 1 AND state = ?"
        " ORDER BY changed DESC, id LIMIT ?",
        (state, limit),
    )
    return [read_table(row) for row in rows]


# records


@dataclass(frozen=True)
class Append:
    """A unit of work: new lines of a record, and the idempotency key that they came with."""

    table_id: str
    lines: Sequence[LineRow]
    key: str

    def __call__(self) -> Work[None]:
        sql = "SELECT coalesce(max(seq), 0) FROM lines WHERE table_id = ?"
        rows = yield Statement(sql, (self.table_id,))
        last = int(str(rows[0][0]))
        check_numbers(self.table_id, last, self.lines)
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


def submission(table_id: str, key: str) -> Work[int | None]:
    sql = "SELECT seq FROM submissions WHERE table_id = ? AND key = ?"
    rows = yield Statement(sql, (table_id, key))
    return int(str(rows[0][0])) if rows else None


def lines(table_id: str, after: int) -> Work[list[LineRow]]:
    sql = "SELECT seq, text, at FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq"
    rows = yield Statement(sql, (table_id, after))
    return [msgspec.convert(dict(zip(LINE_FIELDS, row, strict=True)), LineRow) for row in rows]


def put_draft(table_id: str, seat: int, text: str) -> Work[None]:
    if not text:
        yield Statement("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (table_id, seat))
        return
    yield Statement(
        "INSERT INTO drafts (table_id, seat, text) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text",
        (table_id, seat, text),
    )


def drafts(table_id: str) -> Work[dict[int, str]]:
    sql = "SELECT seat, text FROM drafts WHERE table_id = ? ORDER BY seat"
    rows = yield Statement(sql, (table_id,))
    return {int(str(seat)): str(text) for seat, text in rows}


def put_seen(table_id: str, seat: int, log: int) -> Work[None]:
    yield Statement(
        "INSERT INTO seen (table_id, seat, log) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET log = excluded.log",
        (table_id, seat, log),
    )


def seen(table_id: str) -> Work[dict[int, int]]:
    sql = "SELECT seat, log FROM seen WHERE table_id = ? ORDER BY seat"
    rows = yield Statement(sql, (table_id,))
    return {int(str(seat)): int(str(log)) for seat, log in rows}


def ping() -> Work[None]:
    """Shows whether the database answers."""
    yield Statement("SELECT 1")


def only(statement: Statement) -> Work[None]:
    yield statement
