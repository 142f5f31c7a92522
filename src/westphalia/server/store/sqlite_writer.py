"""Many pieces of work in one transaction: each succeeds or fails alone, the disk is asked once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import TypeVar, cast

from westphalia.server.store.base import TOGETHER, Job
from westphalia.server.store.rows import Conflict, StoreError
from westphalia.server.store.statements import Row, Statement, Work, check_text

T = TypeVar("T")


def perform(connection: sqlite3.Connection, work: Callable[[], Work[T]]) -> T:
    """Run a piece of work to its end, statement by statement."""
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
            raise Conflict(statement.clash) from error
        raise StoreError(f"the store refuses this: {error}") from error
    except sqlite3.Error as error:
        raise StoreError(f"the store cannot do this now: {error}") from error
    except (OverflowError, UnicodeEncodeError) as error:
        raise StoreError(f"the store cannot keep such a value: {error}") from error


class Writer(threading.Thread):
    """The only one who writes with this connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__(name="store-writer", daemon=True)
        self.connection = connection
        self.commits = 0
        self._waiting: SimpleQueue[Job[object] | None] = SimpleQueue()

    def put(self, work: Callable[[], Work[T]]) -> asyncio.Future[T]:
        """It has its result when the work is done and on disk."""
        job = Job(work)
        self._waiting.put(cast(Job[object], job))
        return job.future

    def finish(self) -> None:
        """Do what is waiting and nothing more."""
        self._waiting.put(None)

    def run(self) -> None:
        while jobs := self._take():
            try:
                self._together(jobs)
            except Exception as error:  # whatever it is, nobody may wait for ever
                for job in jobs:
                    job.error = StoreError(str(error))
            self._answer(jobs)

    def _take(self) -> list[Job[object]]:
        """Wait for one job and take all that have come with it; none when there is an end."""
        job = self._waiting.get()
        jobs = []
        with suppress(Empty):
            while job is not None:
                jobs.append(job)
                if len(jobs) == TOGETHER:
                    return jobs
                job = self._waiting.get_nowait()
        if job is None and jobs:
            self._waiting.put(None)  # for the next time
        return jobs

    def _together(self, jobs: list[Job[object]]) -> None:
        """All in one transaction; if anything goes wrong, one after another.

        It seldom does, and to guard each within the transaction would cost more than to repeat it.
        """
        try:
            self._commit(jobs)
        except Exception as error:  # everything goes to whoever asked, a mistake of ours too
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            if len(jobs) == 1:
                jobs[0].error = told(error)
                return
            half = len(jobs) // 2  # whoever it was is found by halving
            self._together(jobs[:half])
            self._together(jobs[half:])

    def _commit(self, jobs: list[Job[object]]) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            job.value = job.error = None
            job.value = perform(self.connection, job.work)
        self.connection.execute("COMMIT")
        self.commits += 1

    def _answer(self, jobs: list[Job[object]]) -> None:
        """Wake every loop once, however many of its callers are answered."""
        by_loop: defaultdict[asyncio.AbstractEventLoop, list[Job[object]]] = defaultdict(list)
        for job in jobs:
            by_loop[job.loop].append(job)
        for loop, answered in by_loop.items():
            with suppress(RuntimeError):  # the loop has ended; nobody waits
                loop.call_soon_threadsafe(answer_all, answered)


def answer_all(jobs: list[Job[object]]) -> None:
    for job in jobs:
        job.answer()


def told(error: Exception) -> Exception:
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the store cannot do this now: {error}")
    return error
