"""Units of work: every method of a store is declared once, as a generator of SQL statements.

A unit of work yields a statement, is sent its rows, and returns its result.  It is written in SQL
that both databases understand; a store runs it in a transaction, whichever way it waits for its
database::

    class Accounts(Database):
        @writes(notify=lambda user: f"{PERSON}{user.id}")
        def change_password(self, user: User, keep: str = "") -> Work[list[str]]:
            rows = yield Statement("DELETE FROM tokens … RETURNING hashed", (user.id, keep))
            return [str(token_hash) for (token_hash,) in rows]


    dropped = await store.change_password(anna)  # list[str]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Generator, Iterable, Sequence
from functools import partial, wraps
from typing import Concatenate, Final, NamedTuple, ParamSpec, TypeAlias, TypeVar

import msgspec

from westphalia.server.store.rows import UnkeptText

D = TypeVar("D", bound="Database")
A = TypeVar("A")
P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)

Value: TypeAlias = str | int | float | None
Row: TypeAlias = Sequence[object]

# Databases limit the number of values in one statement.
ROWS_PER_STATEMENT: Final = 1000


class Statement(NamedTuple):
    """SQL with ``?`` for each value; *conflict* is the message if a key is taken already."""

    sql: str
    values: Sequence[Value] = ()
    conflict: str = ""

    def returns_rows(self) -> bool:
        """Tells whether the statement returns rows."""
        return self.sql.startswith("SELECT") or " RETURNING " in self.sql


Work: TypeAlias = Generator[Statement, Sequence[Row], T]


# declarations


class Database(ABC):
    """What runs units of work."""

    _row_lock = ""  # what locks the rows of a SELECT, where several servers write

    @abstractmethod
    async def _read(self, work: Callable[[], Work[T]]) -> T: ...

    @abstractmethod
    async def _write(self, work: Callable[[], Work[T]], change: str = "") -> T:
        """Runs it in one transaction, and notifies other servers of the change, if it has a name.

        ``Store.listen`` tells which names there are.
        """


def reads(
    work: Callable[Concatenate[D, P], Work[T]],
) -> Callable[Concatenate[D, P], Coroutine[None, None, T]]:
    """Makes a method that reads of a unit of work."""

    @wraps(work)
    async def method(database: D, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await database._read(partial(work, database, *args, **kwargs))

    return method


def nothing(_: object) -> str:
    return ""


def writes(
    notify: Callable[..., str] = nothing,
) -> Callable[
    [Callable[Concatenate[D, A, P], Work[T]]],
    Callable[Concatenate[D, A, P], Coroutine[None, None, T]],
]:
    """Makes a method that writes; *notify* says of its first argument what other servers hear."""

    def declare(
        work: Callable[Concatenate[D, A, P], Work[T]],
    ) -> Callable[Concatenate[D, A, P], Coroutine[None, None, T]]:
        @wraps(work)
        async def method(database: D, first: A, /, *args: P.args, **kwargs: P.kwargs) -> T:
            asked = partial(work, database, first, *args, **kwargs)
            return await database._write(asked, notify(first))

        return method

    return declare


# values and rows


# Who is NULL if they are nobody
PEOPLE: Final = frozenset(
    ["owner", "user", "reporter", "accused", "organiser", "first", "substitute"]
)
JSON: Final = frozenset(
    (
        *("modules", "options", "known_to", "rules", "seating", "shares", "paid"),
        *("times", "shown", "switched_off"),
    )
)


def check_text(values: Iterable[Value]) -> None:
    """Refuses the character NUL, which PostgreSQL cannot keep, in either database."""
    for value in values:
        if isinstance(value, str) and "\0" in value:
            raise UnkeptText(f"the character NUL cannot be kept: {value[:40]!r}")


def placeholders(rows: int, columns: int) -> str:
    """(?, ?), (?, ?), … for an INSERT of several rows."""
    one = f"({', '.join('?' * columns)})"
    return ", ".join([one] * rows)


def to_values(row: msgspec.Struct) -> list[Value]:
    """The fields of a row as its columns; nobody is NULL there, because of the foreign keys."""
    fields = msgspec.structs.asdict(row)
    for name, value in fields.items():
        if name in JSON:
            fields[name] = msgspec.json.encode(value).decode()
        elif name in PEOPLE:
            fields[name] = value or None
        elif isinstance(value, bool):
            fields[name] = int(value)
    return list(fields.values())


def from_rows(kind: type[R], rows: Iterable[Row]) -> list[R]:
    """The rows of that kind whose fields are these columns."""
    names = kind.__struct_fields__
    stored_otherwise = [name for name in names if name in PEOPLE or name in JSON]
    found = []
    for row in rows:
        fields = dict(zip(names, row, strict=True))
        for name in stored_otherwise:
            value = fields[name]
            fields[name] = msgspec.json.decode(str(value)) if name in JSON else value or 0
        found.append(msgspec.convert(fields, kind, strict=False))  # truth is 0 or 1
    return found


def from_row(kind: type[R], row: Row) -> R:
    (found,) = from_rows(kind, [row])
    return found


def from_first(kind: type[R], rows: Sequence[Row]) -> R | None:
    """The first of the rows, if there are any."""
    return from_row(kind, rows[0]) if rows else None
