"""The SQLite writer: group commit, in which each job succeeds or fails on its own."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from queue import Empty, SimpleQueue
from time import sleep
from typing import Final, TypeVar, cast

from westphalia.server.store.base import MAX_GROUP, Job
from westphalia.server.store.rows import Conflict, StoreError
from westphalia.server.store.statements import (
    Append,
    Row,
    Statement,
    Work,
    append_all,
    check_text,
)

T = TypeVar("T")

# Where several jobs meet now and then, a commit waits so many seconds for more of them: each takes
# the interpreter's lock from the event loop several times.  Who writes alone waits for nobody.
GATHERING: Final = 0.003
COMPANY: Final = 1.05  # jobs in a commit on average
RECENT: Final = 10  # commits that count for it


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
            try:
                self._commit_group(jobs)
            except Exception as error:  # whatever it is, nobody may wait for ever
                for job in jobs:
                    job.error = StoreError(str(error))
            self._company += (len(jobs) - self._company) / RECENT
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
        self.connection.execute("BEGIN IMMEDIATE")
        for batch in batches(jobs):
            value = perform(self.connection, work_of(batch))
            for job in batch:
                job.value, job.error = value, None
        self.connection.execute("COMMIT")
        self.commits += 1

    def _resolve(self, jobs: list[Job[object]]) -> None:
        """Wakes every event loop once, however many futures are resolved there."""
        by_loop: defaultdict[asyncio.AbstractEventLoop, list[Job[object]]] = defaultdict(list)
        for job in jobs:
            by_loop[job.loop].append(job)
        for loop, resolved in by_loop.items():
            with suppress(RuntimeError):  # the loop has ended; nobody waits
                loop.call_soon_threadsafe(resolve_all, resolved)


def batches(jobs: Sequence[Job[object]]) -> Iterator[list[Job[object]]]:
    """The jobs in their order; those in a row that append to different tables go together.

    The thread gives the interpreter's lock away for every statement, and a busy event loop keeps it
    for a turn each time.
    """
    batch: list[Job[object]] = []
    tables: set[str] = set()
    for job in jobs:
        table = job.work.table_id if isinstance(job.work, Append) else ""
        if batch and (not table or not tables or table in tables):
            yield batch
            batch, tables = [], set()
        batch.append(job)
        tables |= {table} - {""}
    yield batch


def work_of(batch: Sequence[Job[object]]) -> Callable[[], Work[object]]:
    """What jobs that go together have to do."""
    appends = [job.work for job in batch if isinstance(job.work, Append)]
    return partial(append_all, appends) if len(appends) > 1 else batch[0].work


def resolve_all(jobs: list[Job[object]]) -> None:
    for job in jobs:
        job.resolve()


def as_store_error(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the store cannot do this now: {error}")
    return error
