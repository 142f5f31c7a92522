"""The SQLite writer: group commit, in which each job succeeds or fails on its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from queue import Empty, SimpleQueue
from time import sleep
from typing import Final, TypeVar, cast

from westphalia.server.store.base import MAX_GROUP, Job
from westphalia.server.store.rows import Conflict, StoreError
from westphalia.server.store.statements import (
    ROWS_PER_STATEMENT,
    Append,
    Row,
    Statement,
    Value,
    Work,
    check_text,
    placeholders,
)

T = TypeVar("T")

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

    None if there are other works among them.
    """
    rows: list[Sequence[Value]] = []
    for work in works:
        if not isinstance(work, Append) or not work.lines:
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
