"""The store in one SQLite file.

One thread writes.  It gathers all waiting jobs into one transaction (group commit): a disk syncs a
few hundred commits in a second, and each of them carries as many answers as were waiting.  Another
thread reads, and never waits for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from westphalia.server.store import dump
from westphalia.server.store.base import BaseStore, follow, uninterrupted
from westphalia.server.store.rows import StoreError
from westphalia.server.store.sqlite_writer import SqliteWriter, perform
from westphalia.server.store.statements import Statement, Work, migrations

T = TypeVar("T")

log = logging.getLogger(__name__)

APPLICATION_ID = int.from_bytes(b"West")  # the file's application_id
OWN_FILES = ("", "-wal", "-shm", "-journal", "-server")  # what a name of the store ends in
NOTICE_INTERVAL = 1.0  # seconds between looks for what an operator has changed
BUSY_TIMEOUT = 5.0  # seconds to wait for another program's lock


def open_sqlite(path: str | Path, beside: bool = False) -> SqliteStore:
    """Opens or creates the file and brings its schema up to date; a StoreError says why not.

    A store opened *beside* that of a server leaves notices of what it changes.
    """
    path = Path(path)
    try:
        create_file(path)
        writer = connect(path)
        try:
            check_file(writer, path)
            migrate(writer, path)
            reader = connect(path)
            reader.execute("PRAGMA query_only = ON")
        except BaseException:
            writer.close()
            raise
    except OSError as error:
        raise StoreError(f"cannot open the store {path}: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StoreError(f"cannot open the store {path}: {error}") from error
    return SqliteStore(path, writer, reader, beside)


def create_file(path: Path) -> None:
    """Creates the file, readable by its owner only, for it holds the secrets of tables.

    An existing file must not even be opened here: closing it would release the POSIX locks that a
    store in the same process holds on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def connect(path: Path) -> sqlite3.Connection:
    """Connects with WAL, foreign keys, and a sync to disk at every commit."""
    connection = sqlite3.connect(
        path,
        timeout=BUSY_TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    try:
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if mode != "wal":
            raise StoreError(f"cannot keep the store {path} there: its journal would be '{mode}'")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # SQLite's own knows ASCII only, PostgreSQL's all letters.
        connection.create_function("lower", 1, str.lower, deterministic=True)
    except BaseException:
        connection.close()
        raise
    return connection


def check_file(connection: sqlite3.Connection, path: Path) -> None:
    """Refuses a file that is damaged or of another program before touching it."""
    (name,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and name != APPLICATION_ID:
        raise StoreError(f"cannot open the store {path}: it is a database of another program")
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StoreError(f"cannot open the store {path}: it is damaged ({verdict})")


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Runs the pending migrations, all or none."""
    steps = migrations("sqlite")
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if version > max(steps):
            raise StoreError(
                f"cannot open the store {path}: its schema is {version}, made by a newer"
                f" Westphalia; this one knows {max(steps)}"
            )
        for number in range(version + 1, max(steps) + 1):
            for statement in steps[number].split(";\n"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        if version < max(steps):
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


class SqliteStore(BaseStore):
    """A file, a thread that writes, a thread that reads."""

    def __init__(
        self,
        path: Path,
        writer: sqlite3.Connection,
        reader: sqlite3.Connection,
        beside: bool = False,
    ) -> None:
        self.path = path
        self.beside = beside
        self._connections = (writer, reader)
        self._writer = SqliteWriter(writer)
        self._writer.start()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._listener: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def commits(self) -> int:
        """The number of commits so far."""
        return self._writer.commits

    async def _read(self, work: Callable[[], Work[T]]) -> T:
        self._check_open()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, perform, self._connections[1], work)

    async def _write(self, work: Callable[[], Work[T]], table_id: str = "") -> T:
        self._check_open()
        if self.beside and table_id:
            work = partial(with_notice, work, table_id)
        return await uninterrupted(self._writer.put(work))

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {self.path} is closed")

    async def close(self) -> None:
        if self._closed:
            return
        if self._listener:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        self._closed = True
        self._writer.finish()
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        for connection in self._connections:
            connection.close()

    async def listen(self, on_change: Callable[[str], Awaitable[None]]) -> None:
        """Looks for notices of operators now and then; a file serves one server only."""
        assert self._listener is None, "this store listens already"
        last = await self._read(last_notice)
        self._listener = asyncio.create_task(self._listen_forever(last, on_change))

    async def _listen_forever(self, last: int, on_change: Callable[[str], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(NOTICE_INTERVAL)
            try:
                for number, change in await self._read(partial(notices, last)):
                    await follow(on_change, change)
                    last = number
            except Exception:
                log.exception("could not look for what an operator has changed")

    async def backup(self, path: str) -> None:
        """Copies the file; the copy can be opened as a store."""
        self._check_open()
        await asyncio.to_thread(self._copy, Path(path))

    async def dump(self, path: str) -> None:
        self._check_open()
        await asyncio.to_thread(self._write_dump, path)

    async def restore(self, path: str) -> None:
        await self._write(partial(dump.restore, path, max(migrations("sqlite"))))

    def _check_other(self, path: Path) -> None:
        """Refuses a backup in place of the store, or of a file that belongs to it."""
        own = [self.path.with_name(self.path.name + end) for end in OWN_FILES]
        if any(path.exists() and each.exists() and path.samefile(each) for each in own):
            raise StoreError(f"the store {path} cannot be its own backup")

    def _copy(self, path: Path) -> None:
        self._check_other(path)
        with dump.atomic_file(str(path)) as part:
            self._with_connection(partial(copy_database, part))

    def _write_dump(self, path: str) -> None:
        self._check_other(Path(path))
        with dump.atomic_file(path) as part, part.open("wb") as file:
            self._with_connection(
                partial(write_dump, dump.DumpWriter(file, max(migrations("sqlite"))))
            )

    def _with_connection(self, action: Callable[[sqlite3.Connection], None]) -> None:
        """Runs an action on a connection of its own, so that nobody waits for it."""
        connection = connect(self.path)
        try:
            action(connection)
        except sqlite3.Error as error:
            raise StoreError(f"cannot copy the store {self.path}: {error}") from error
        finally:
            connection.close()


def with_notice(work: Callable[[], Work[T]], change: str) -> Work[T]:
    """The same work, and a notice of it for the server that has the file."""
    value = yield from work()
    yield Statement("INSERT INTO notices (change) VALUES (?)", (change,))
    return value


def last_notice() -> Work[int]:
    rows = yield Statement("SELECT coalesce(max(id), 0) FROM notices")
    return int(str(rows[0][0]))


def notices(after: int) -> Work[list[tuple[int, str]]]:
    sql = "SELECT id, change FROM notices WHERE id > ? ORDER BY id"
    rows = yield Statement(sql, (after,))
    return [(int(str(number)), str(change)) for number, change in rows]


def copy_database(path: Path, source: sqlite3.Connection) -> None:
    target = sqlite3.connect(path)
    try:
        source.backup(target)
    finally:
        target.close()


def write_dump(dump_writer: dump.DumpWriter, source: sqlite3.Connection) -> None:
    source.execute("BEGIN")  # one consistent snapshot
    for name in dump.DATABASE_TABLES:
        rows = source.execute(dump.select(name))
        columns = column_names(rows.description)
        for row in rows:
            dump_writer.row(name, columns, row)
    source.execute("ROLLBACK")
    dump_writer.finish()


def column_names(description: Sequence[Sequence[object]]) -> list[str]:
    return [str(column[0]) for column in description]
