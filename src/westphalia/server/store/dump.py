"""Dumps: all rows of a store as lines of JSON, for backups and for changing databases.

The first line says what it is and of which schema, the last how many rows lie between them, so that
a truncated dump is noticed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from westphalia.server.store.rows import StoreError
from westphalia.server.store.work import Row, Statement, Value, Work, placeholders

# In the order of their foreign keys.
DATABASE_TABLES = (
    *("users", "tokens", "attempts", "bans"),
    *("tables", "seats", "lines", "submissions", "drafts", "seen"),
    *("talk", "talk_read", "notes", "avoided", "reports"),
    *("notice_preferences", "push_subscriptions", "outbox", "server_keys"),
    *("beginnings", "results", "ratings", "rating_numbers"),
    *("tournaments", "entrants", "tournament_games"),
    *("profiles", "ways_in", "played"),
    *("rest_hours", "vacations", "sittings", "alarms"),
    *("tickets", "leases"),
    *("roles", "moderation_log", "letters", "banner"),
)
REPLACED = "server_keys"  # which a server has made for itself, before anybody came


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    westphalia: str
    schema: int


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int


class DumpedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row as it stands in the database."""

    table: str
    row: dict[str, Value]


KIND = "store"


@contextmanager
def atomic_file(path: str) -> Iterator[Path]:
    """Opens a private file to fill; it takes its name only when it is whole and on disk."""
    part = Path(f"{path}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC, 0o600))
        yield part
        with part.open("rb") as file:
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        raise StoreError(f"cannot write {path}: {error.strerror}") from error
    finally:
        part.unlink(missing_ok=True)


def select(name: str) -> str:
    """Selects the rows in the order of their keys, which are the first columns."""
    return f"SELECT * FROM {name} ORDER BY 1, 2"


class DumpWriter:
    """Writes header, rows and footer in their order."""

    def __init__(self, file: BinaryIO, schema: int) -> None:
        self.file = file
        self.rows = 0
        self._write(Header(KIND, schema))

    def row(self, name: str, columns: Sequence[str], row: Row) -> None:
        self._write({"table": name, "row": dict(zip(columns, row, strict=True))})
        self.rows += 1

    def finish(self) -> None:
        self._write(Footer(self.rows))

    def _write(self, content: object) -> None:
        self.file.write(msgspec.json.encode(content) + b"\n")


def read_dump(path: str, schema: int) -> Iterator[DumpedRow]:
    """Yields the checked rows of a dump; the StoreError says what is wrong."""
    try:
        with Path(path).open("rb") as file:
            yield from read_lines(path, file, schema)
    except OSError as error:
        raise StoreError(f"cannot read {path}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise StoreError(f"{path} is not a whole dump of a store: {error}") from error


def read_lines(path: str, file: BinaryIO, schema: int) -> Iterator[DumpedRow]:
    """Yields the rows; only when no other line follows is a line known to be the footer."""
    check_header(path, file.readline(), schema)
    rows = 0
    line = file.readline()
    for following in file:
        yield msgspec.json.decode(line, type=DumpedRow)
        rows += 1
        line = following
    footer = msgspec.json.decode(line, type=Footer)
    if footer.rows != rows:
        raise StoreError(f"{path} has {rows} rows, but its last line counts {footer.rows}")


def check_header(path: str, line: bytes, schema: int) -> None:
    header = msgspec.json.decode(line, type=Header)
    if (header.westphalia, header.schema) != (KIND, schema):
        raise StoreError(
            f"{path} is a dump of {header.westphalia!r} of schema {header.schema};"
            f" this program restores {KIND!r} of schema {schema}"
        )


def restore(path: str, schema: int, finish: Statement | None = None) -> Work[None]:
    """Inserts every row of a dump into an empty store, then does what the database needs."""
    yield Statement(f"DELETE FROM {REPLACED}")
    for name in DATABASE_TABLES:
        if (yield Statement(f"SELECT 1 FROM {name} LIMIT 1")):
            raise StoreError(f"only an empty store can be restored; this one has {name}")
    for dumped in read_dump(path, schema):
        yield insert(path, dumped.table, dumped.row)
    if finish:
        yield finish


def insert(path: str, name: str, row: Mapping[str, Value]) -> Statement:
    well_formed = row and all(column.isidentifier() for column in row)
    if name not in DATABASE_TABLES or not well_formed:
        raise StoreError(f"{path} has a row that no store keeps: {name!r} {sorted(row)}")
    sql = f"INSERT INTO {name} ({', '.join(row)}) VALUES {placeholders(1, len(row))}"
    return Statement(sql, list(row.values()), f"{path} has a row of {name} twice")
