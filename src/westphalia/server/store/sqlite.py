"""The store in one SQLite file.

One thread writes.  It gathers all waiting jobs into one transaction (group commit), in which each
succeeds or fails on its own: a disk syncs a few hundred commits in a second, and each of them
carries as many answers as were waiting.  Another thread reads, and never waits for the disk.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from time import sleep
from typing import Final, TypeVar, cast

from westphalia.server.store import dump
from westphalia.server.store.rows import Conflict, StoreError
from westphalia.server.store.store import (
    MAX_GROUP,
    Job,
    Store,
    follow,
    migrations,
    pending,
    uninterrupted,
)
from westphalia.server.store.tables import Append
from westphalia.server.store.work import (
    ROWS_PER_STATEMENT,
    Row,
    Statement,
    Value,
    Work,
    check_text,
    placeholders,
)

T = TypeVar("T")

log = logging.getLogger(__name__)

APPLICATION_ID = int.from_bytes(b"West")  # the file's application_id
OWN_FILES = ("", "-wal", "-shm", "-journal", "-server")  # what a name of the store ends in
NOTICE_INTERVAL = 1.0  # seconds between looks for what an operator has changed
BUSY_TIMEOUT = 5.0  # seconds to wait for another program's lock

# Where several jobs meet now and then, a commit waits so many seconds for more of them: each takes
# the interpreter's lock from the event loop several times.  Who writes alone waits for nobody.
GATHERING: Final = 0.003
COMPANY: Final = 1.05  # jobs in a commit on average
RECENT: Final = 10  # commits that count for it

# What is inserted here goes where Append writes it, in the same order or not at all.
APPENDED: Final = """
    PRAGMA temp_store = MEMORY;
    CREATE TEMP VIEW appended AS SELECT '' AS table_id, 0 AS seq, '' AS text, 0.0 AS at, '' AS key;
    CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        SELECT raise(ABORT, 'not the next line') WHERE new.seq <>
            (SELECT coalesce(max(seq), 0) + 1 FROM lines WHERE table_id = new.table_id);
        INSERT INTO lines (table_id, seq, text, at)
            VALUES (new.table_id, new.seq, new.text, new.at);
        INSERT INTO submissions (table_id, key, seq)
            SELECT new.table_id, new.key, new.seq WHERE new.key <> '';
    END;
"""


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
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for number, step in pending(version, migrations("sqlite"), path).items():
            for statement in step.split(";\n"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


class SqliteStore(Store):
    """A file, a thread that writes, a thread that reads."""

    _touch = Statement(f"PRAGMA user_version = {max(migrations('sqlite'))}")

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

    async def _write(self, work: Callable[[], Work[T]], change: str = "") -> T:
        self._check_open()
        if self.beside and change:
            work = partial(with_notice, work, change)
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
    """Does the work, and leaves a notice of it for the server that has the file."""
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


# the writer


def perform(connection: sqlite3.Connection, work: Callable[[], Work[T]]) -> T:
    """Runs a unit of work to its end, statement by statement."""
    steps = work()
    try:
        statement = next(steps)
        while True:
            statement = steps.send(execute(connection, statement))
    except StopIteration as done:
        return cast(T, done.value)
    finally:
        steps.close()


def execute(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    check_text(statement.values)
    try:
        return connection.execute(statement.sql, statement.values).fetchall()
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname in ("SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"):
            raise Conflict(statement.conflict) from error
        raise StoreError(f"the store refuses this: {error}") from error
    except sqlite3.Error as error:
        raise StoreError(f"the store cannot do this now: {error}") from error
    except (OverflowError, UnicodeEncodeError) as error:
        raise StoreError(f"the store cannot keep such a value: {error}") from error


class SqliteWriter(threading.Thread):
    """The only thread that writes to the file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="store-writer", daemon=True)
        self.connection = connection
        self.connection.executescript(APPENDED)
        self.commits = 0
        self._company = 1.0  # jobs in a commit of late
        self._waiting: SimpleQueue[Job[object] | None] = SimpleQueue()

    def put(self, work: Callable[[], Work[T]]) -> asyncio.Future[T]:
        """Queues a unit of work; the future has its result when it is on disk."""
        job = Job(work)
        self._waiting.put(cast(Job[object], job))
        return job.future

    def finish(self) -> None:
        """Ends the thread after the jobs that are waiting."""
        self._waiting.put(None)

    def run(self) -> None:
        while jobs := self._take():
            answers = [job for job in jobs if isinstance(job.work, Append)]
            others = [job for job in jobs if not isinstance(job.work, Append)]
            for group in filter(None, (answers, others)):
                self._write(group)  # an answer waits for nothing else
            self._company += (len(jobs) - self._company) / RECENT

    def _write(self, jobs: list[Job[object]]) -> None:
        """Commits the jobs, and wakes whoever waits for them."""
        try:
            self._commit_group(jobs)
        except Exception as error:  # whatever it is, nobody may wait for ever
            for job in jobs:
                job.error = StoreError(str(error))
        self._resolve(jobs)

    def _take(self) -> list[Job[object]]:
        """Waits for a job and takes all that have come meanwhile; returns none at the end."""
        job = self._waiting.get()
        if job is not None and self._company > COMPANY:
            sleep(GATHERING)
        jobs = []
        with suppress(Empty):
            while job is not None:
                jobs.append(job)
                if len(jobs) == MAX_GROUP:
                    return jobs
                job = self._waiting.get_nowait()
        if job is None and jobs:
            self._waiting.put(None)  # for the next time
        return jobs

    def _commit_group(self, jobs: list[Job[object]]) -> None:
        """Commits the jobs in one transaction; if that fails, each half by itself.

        That is rare, and a savepoint around each job would cost more than to repeat a few.
        """
        try:
            self._commit(jobs)
        except Exception as error:  # every error goes to whoever waits for the job
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            if len(jobs) == 1:
                jobs[0].error = as_store_error(error)
                return
            half = len(jobs) // 2  # finds the job that failed
            self._commit_group(jobs[:half])
            self._commit_group(jobs[half:])

    def _commit(self, jobs: list[Job[object]]) -> None:
        if not self._append(jobs):
            self.connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                job.value, job.error = perform(self.connection, job.work), None
            self.connection.execute("COMMIT")
        self.commits += 1

    def _append(self, jobs: list[Job[object]]) -> bool:
        """Writes and commits answers by a single statement; returns whether that was possible.

        The thread gives the interpreter's lock away for every statement, and a busy event loop
        keeps it for a turn each time.  Why an answer is refused is found out the longer way.
        """
        rows = appended([job.work for job in jobs])
        if not 0 < len(rows) <= ROWS_PER_STATEMENT:
            return False
        sql = f"INSERT INTO appended VALUES {placeholders(len(rows), len(rows[0]))}"
        try:
            execute(self.connection, Statement(sql, [*chain.from_iterable(rows)]))
        except StoreError as error:
            if not isinstance(error.__cause__, sqlite3.IntegrityError):
                raise  # the longer way would wait once more for a file that is locked
            return False
        for job in jobs:
            job.value, job.error = None, None
        return True

    def _resolve(self, jobs: list[Job[object]]) -> None:
        """Wakes every event loop once, however many futures are resolved there."""
        by_loop: defaultdict[asyncio.AbstractEventLoop, list[Job[object]]] = defaultdict(list)
        for job in jobs:
            by_loop[job.loop].append(job)
        for loop, resolved in by_loop.items():
            with suppress(RuntimeError):  # the loop has ended; nobody waits
                loop.call_soon_threadsafe(resolve_all, resolved)


def appended(works: Sequence[Callable[[], Work[object]]]) -> list[Sequence[Value]]:
    """The rows of works that only append lines; the last line of each bears the key.

    There are none if other works are among them, or a game that begins: then more is written.
    """
    rows: list[Sequence[Value]] = []
    for work in works:
        if not isinstance(work, Append) or not work.lines or work.begins:
            return []
        *lines, last = work.lines
        rows += [(work.table_id, line.seq, line.text, line.at, "") for line in lines]
        rows.append((work.table_id, last.seq, last.text, last.at, work.key))
    return rows


def resolve_all(jobs: list[Job[object]]) -> None:
    for job in jobs:
        job.resolve()


def as_store_error(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the store cannot do this now: {error}")
    return error
