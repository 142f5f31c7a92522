"""What the stores do, in SQL that both of them speak.

A piece of work is a generator: it yields a statement, is sent its rows, and returns its result.  So
each is written once; a store runs it in a transaction, whichever way it waits for its database.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Generator, Iterable, Sequence
from importlib.resources import files
from itertools import islice
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from westphalia.server.store.rows import Conflict, LineRow, SeatRow, StoreError, TableRow, User

T = TypeVar("T")

Value: TypeAlias = str | int | float | None
Row: TypeAlias = Sequence[object]


class Statement(NamedTuple):
    """SQL with ``?`` for each value; *clash* is said if what it writes is there already."""

    sql: str
    values: Sequence[Value] = ()
    clash: str = ""

    def answers(self) -> bool:
        """Whether rows come back."""
        return self.sql.startswith("SELECT") or " RETURNING " in self.sql


Work: TypeAlias = Generator[Statement, Sequence[Row], T]

# A database takes only so many values in one statement.
ROWS_AT_ONCE = 1000

SEAT = SeatRow.__struct_fields__
TABLE = TableRow.__struct_fields__
LINE = LineRow.__struct_fields__
USER_COLUMNS = "id, name, password, webhook"
SEAT_COLUMNS = "seat, kind, name, user_id, bot, stand_in, when_out, link, known_to"
TABLE_COLUMNS = ", ".join(TABLE)


def migrations(store: str) -> dict[int, str]:
    """The numbered steps that bring a store's schema up to date."""
    folder = files("westphalia.server.store") / "migrations" / store
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return {int(name.split("_")[0]): (folder / name).read_text("utf-8") for name in names}


def check_text(values: Iterable[Value]) -> None:
    """PostgreSQL cannot keep the character NUL, so neither store does."""
    for value in values:
        if isinstance(value, str) and "\0" in value:
            raise StoreError(f"the character NUL cannot be kept: {value[:40]!r}")


def marks(rows: int, columns: int) -> str:
    """(?, ?), (?, ?), … for an INSERT of several rows."""
    one = f"({', '.join('?' * columns)})"
    return ", ".join([one] * rows)


# people


def comparable_name(name: str) -> str:
    """Account names are the same when they look the same, in whatever case."""
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


def change_user(changed: User) -> Work[None]:
    account = comparable_name(changed.name) if changed.password else None
    rows = yield Statement(
        "UPDATE users SET name = ?, account = ?, password = ?, webhook = ? WHERE id = ?"
        " RETURNING id",
        (changed.name, account, changed.password, changed.webhook, changed.id),
        f"the account name {changed.name!r} is taken",
    )
    if not rows:
        raise StoreError(f"there is no user {changed.id} to change")


def add_token(hashed: str, number: int, at: float) -> Work[None]:
    sql = "INSERT INTO tokens (hashed, user_id, at) VALUES (?, ?, ?)"
    yield Statement(sql, (hashed, number, at), "this token is already somebody's")


def token_user(hashed: str) -> Work[User | None]:
    columns = ", ".join(f"users.{name}" for name in USER_COLUMNS.split(", "))
    sql = f"SELECT {columns} FROM tokens JOIN users ON users.id = user_id WHERE hashed = ?"
    return read_user((yield Statement(sql, (hashed,))))


def drop_token(hashed: str) -> Work[None]:
    yield Statement("DELETE FROM tokens WHERE hashed = ?", (hashed,))


# tables


def table_values(row: TableRow) -> list[Value]:
    fields = msgspec.structs.asdict(row)
    fields["owner"] = row.owner or None
    fields["modules"] = msgspec.json.encode(row.modules).decode()
    fields["options"] = msgspec.json.encode(row.options).decode()
    fields["public"] = int(row.public)
    return list(fields.values())


def read_table(row: Row) -> TableRow:
    fields = dict(zip(TABLE, row, strict=True))
    fields["owner"] = fields["owner"] or 0
    fields["modules"] = msgspec.json.decode(str(fields["modules"]))
    fields["options"] = msgspec.json.decode(str(fields["options"]))
    fields["public"] = bool(fields["public"])
    return msgspec.convert(fields, TableRow)


def seat_values(row: SeatRow) -> list[Value]:
    """In the order of the columns; nobody is NULL, so that the rest can be held to real users."""
    fields = msgspec.structs.asdict(row)
    fields["user"] = row.user or None
    fields["known_to"] = msgspec.json.encode(row.known_to).decode()
    return list(fields.values())


def read_seat(row: Row) -> SeatRow:
    fields = dict(zip(SEAT, row, strict=True))
    fields["user"] = fields["user"] or 0
    fields["known_to"] = msgspec.json.decode(str(fields["known_to"]))
    return msgspec.convert(fields, SeatRow)


def add_table(row: TableRow, seats: Sequence[SeatRow]) -> Work[None]:
    sql = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES {marks(1, len(TABLE))}"
    yield Statement(sql, table_values(row), f"there is a table {row.id!r} already")
    sql = f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES {marks(1, len(SEAT) + 1)}"
    for seat in seats:
        clash = f"seat {seat.seat} of table {row.id!r} is given twice"
        yield Statement(sql, [row.id, *seat_values(seat)], clash)


def table(name: str) -> Work[TableRow | None]:
    rows = yield Statement(f"SELECT {TABLE_COLUMNS} FROM tables WHERE id = ?", (name,))
    return read_table(rows[0]) if rows else None


def change_table(row: TableRow) -> Work[None]:
    _, *values = table_values(row)
    columns = ", ".join(TABLE[1:])
    sql = f"UPDATE tables SET ({columns}) = {marks(1, len(values))} WHERE id = ? RETURNING id"
    rows = yield Statement(sql, [*values, row.id])
    if not rows:
        raise StoreError(f"there is no table {row.id!r} to change")


def seats(name: str) -> Work[list[SeatRow]]:
    sql = f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat"
    rows = yield Statement(sql, (name,))
    return [read_seat(row) for row in rows]


def change_seat(name: str, row: SeatRow, was: SeatRow) -> Work[None]:
    _, *values = seat_values(row)
    _, columns = SEAT_COLUMNS.split(", ", 1)
    sql = (
        f"UPDATE seats SET ({columns}) = {marks(1, len(values))} WHERE table_id = ? AND seat = ?"
        " AND kind = ? AND coalesce(user_id, 0) = ? RETURNING seat"
    )
    rows = yield Statement(sql, [*values, name, row.seat, was.kind, was.user])
    if not rows:
        raise Conflict(f"seat {row.seat} at a table {name!r} is not {was.kind} any more")


def tables_of(number: int, limit: int) -> Work[list[TableRow]]:
    rows = yield Statement(
        f"SELECT {TABLE_COLUMNS} FROM tables WHERE id IN ("
        " SELECT table_id FROM seats WHERE user_id = ?"
        " UNION SELECT id FROM tables WHERE owner = ?"
        ") ORDER BY changed DESC, id LIMIT ?",
        (number, number, limit),
    )
    return [read_table(row) for row in rows]


def public_tables(state: str, limit: int) -> Work[list[TableRow]]:
    rows = yield Statement(
        f"SELECT {TABLE_COLUMNS} FROM tables WHERE public = 1 AND state = ?"
        " ORDER BY changed DESC, id LIMIT ?",
        (state, limit),
    )
    return [read_table(row) for row in rows]


# records


def append(name: str, lines: Sequence[LineRow], key: str) -> Work[None]:
    rows = yield Statement(
        "SELECT coalesce(max(seq), 0) FROM lines WHERE table_id = ?",
        (name,),
    )
    last = int(str(rows[0][0]))
    check_numbers(name, last, lines)
    for values in line_values(name, lines):
        count = len(values) // (len(LINE) + 1)
        sql = f"INSERT INTO lines (table_id, seq, text, at) VALUES {marks(count, len(LINE) + 1)}"
        yield Statement(sql, values, f"line {lines[0].seq} of table {name!r} is already written")
    if key:
        seq = lines[-1].seq if lines else last
        sql = "INSERT INTO submissions (table_id, key, seq) VALUES (?, ?, ?)"
        clash = f"the submission {key!r} to table {name!r} has been taken already"
        yield Statement(sql, (name, key, seq), clash)


def check_numbers(name: str, last: int, lines: Sequence[LineRow]) -> None:
    if lines and lines[0].seq <= last:
        raise Conflict(f"line {lines[0].seq} of table {name!r} is already written; it has {last}")
    for expected, line in enumerate(lines, last + 1):
        if line.seq != expected:
            raise StoreError(
                f"table {name!r} cannot be given line {line.seq} now; next is line {expected}"
            )


def line_values(name: str, lines: Sequence[LineRow]) -> Iterable[list[Value]]:
    """The values of all lines, as many at once as a statement takes."""
    rest = iter(lines)
    while some := list(islice(rest, ROWS_AT_ONCE)):
        yield [value for line in some for value in (name, line.seq, line.text, line.at)]


def submission(name: str, key: str) -> Work[int | None]:
    sql = "SELECT seq FROM submissions WHERE table_id = ? AND key = ?"
    rows = yield Statement(sql, (name, key))
    return int(str(rows[0][0])) if rows else None


def lines(name: str, after: int) -> Work[list[LineRow]]:
    sql = "SELECT seq, text, at FROM lines WHERE table_id = ? AND seq > ? ORDER BY seq"
    rows = yield Statement(sql, (name, after))
    return [msgspec.convert(dict(zip(LINE, row, strict=True)), LineRow) for row in rows]


def put_draft(name: str, seat: int, text: str) -> Work[None]:
    if not text:
        yield Statement("DELETE FROM drafts WHERE table_id = ? AND seat = ?", (name, seat))
        return
    yield Statement(
        "INSERT INTO drafts (table_id, seat, text) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text",
        (name, seat, text),
    )


def drafts(name: str) -> Work[dict[int, str]]:
    sql = "SELECT seat, text FROM drafts WHERE table_id = ? ORDER BY seat"
    rows = yield Statement(sql, (name,))
    return {int(str(seat)): str(text) for seat, text in rows}


def nothing() -> Work[None]:
    """To see whether the store is there."""
    yield Statement("SELECT 1")
