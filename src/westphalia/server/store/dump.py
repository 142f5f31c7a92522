"""All that a store keeps as lines of JSON: to keep it elsewhere, to read it, to change stores.

The first line says what it is and of which schema, the last how many rows lie between them; so a
dump that was cut short is noticed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from westphalia.server.store.rows import StoreError
from westphalia.server.store.statements import Row, Statement, Value, Work, marks

# What others point to comes first.
TABLES = ("users", "tokens", "tables", "seats", "lines", "submissions", "drafts")


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    westphalia: str
    schema: int


class Foot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rows: int


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row as it stands in the database."""

    table: str
    row: dict[str, Value]


HEAD = "store"


@contextmanager
def whole_file(path: str) -> Iterator[Path]:
    """A file to fill that only its owner reads; it takes its name when it is whole and on disk."""
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


def select(table: str) -> str:
    """The rows in the order of their keys, which are the first columns."""
    return f"SELECT * FROM {table} ORDER BY 1, 2"


class Writer:
    """Writes head, rows and foot in their order."""

    def __init__(self, file: BinaryIO, schema: int) -> None:
        self.file = file
        self.rows = 0
        self._line(Head(HEAD, schema))

    def row(self, table: str, columns: Sequence[str], row: Row) -> None:
        self._line({"table": table, "row": dict(zip(columns, row, strict=True))})
        self.rows += 1

    def finish(self) -> None:
        self._line(Foot(self.rows))

    def _line(self, content: object) -> None:
        self.file.write(msgspec.json.encode(content) + b"\n")


def read(path: str, schema: int) -> Iterator[Kept]:
    """The rows of a dump, each checked; an error says where it is wrong."""
    try:
        with Path(path).open("rb") as file:
            yield from read_lines(path, file, schema)
    except OSError as error:
        raise StoreError(f"cannot read {path}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise StoreError(f"{path} is not a whole dump of a store: {error}") from error


def read_lines(path: str, file: BinaryIO, schema: int) -> Iterator[Kept]:
    """A line is known to be the last, the foot, only when no other follows."""
    check_head(path, file.readline(), schema)
    rows = 0
    line = file.readline()
    for following in file:
        yield msgspec.json.decode(line, type=Kept)
        rows += 1
        line = following
    foot = msgspec.json.decode(line, type=Foot)
    if foot.rows != rows:
        raise StoreError(f"{path} has {rows} rows, but its last line counts {foot.rows}")


def check_head(path: str, line: bytes, schema: int) -> None:
    head = msgspec.json.decode(line, type=Head)
    if (head.westphalia, head.schema) != (HEAD, schema):
        raise StoreError(
            f"{path} is a dump of {head.westphalia!r} of schema {head.schema};"
            f" this program restores {HEAD!r} of schema {schema}"
        )


def restore(path: str, schema: int, finish: Statement | None = None) -> Work[None]:
    """Insert every row of the dump into an empty store, then do what its database needs."""
    for table in TABLES:
        if (yield Statement(f"SELECT 1 FROM {table} LIMIT 1")):
            raise StoreError(f"only an empty store can be restored; this one has {table}")
    for kept in read(path, schema):
        yield insert(path, kept.table, kept.row)
    if finish:
        yield finish


def insert(path: str, table: str, row: Mapping[str, Value]) -> Statement:
    if table not in TABLES or not row or not all(name.isidentifier() for name in row):
        raise StoreError(f"{path} has a row that no store keeps: {table!r} {sorted(row)}")
    sql = f"INSERT INTO {table} ({', '.join(row)}) VALUES {marks(1, len(row))}"
    return Statement(sql, list(row.values()), f"{path} has a row of {table} twice")
