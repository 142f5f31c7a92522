"""Many pieces of work in one transaction of PostgreSQL.

All that is waiting is sent at once, without waiting for each answer, and committed once.  That
costs a few round trips and one wait for the disk, however many are waiting.  Other servers are
notified in the same transaction: commits that notify queue up one by one, which would be slow if
every piece of work had its own.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeVar, cast

import psycopg

from westphalia.server.store.base import TOGETHER, Job
from westphalia.server.store.postgres_pool import (
    Connection,
    Cursor,
    as_sentence,
    connect,
    perform,
    send,
    sentence,
)
from westphalia.server.store.rows import StoreError
from westphalia.server.store.statements import Row, Statement, Work

T = TypeVar("T")

CHANNEL = "westphalia"


class Lane:
    """The only connection of this store that writes."""

    def __init__(self, address: str, server: str) -> None:
        self.address = address
        self.server = server
        self.commits = 0
        self._waiting: deque[Job[object]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._connection: Connection | None = None

    def put(self, work: Callable[[], Work[T]], table: str) -> asyncio.Future[T]:
        """It has its result when the work is done and on disk."""
        job = Job(work, table)
        self._waiting.append(cast(Job[object], job))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return job.future

    async def close(self) -> None:
        if self._working is not None:
            await self._working
        if self._connection is not None:
            await self._connection.close()

    async def _work(self) -> None:
        while jobs := self._take():
            try:
                await self._together(jobs)
            except Exception as error:  # whatever it is, nobody may wait for ever
                fail(jobs, error)
            for job in jobs:
                job.answer()

    def _take(self) -> list[Job[object]]:
        """Those in front, but of each table one: the next would not see what the first wrote.

        In the order of their tables, as on every server: no two then wait for each other in a ring.
        """
        jobs: list[Job[object]] = []
        tables: set[str] = set()
        while self._waiting and len(jobs) < TOGETHER and self._waiting[0].table not in tables:
            job = self._waiting.popleft()
            jobs.append(job)
            tables |= {job.table} - {""}
        return sorted(jobs, key=lambda job: job.table)

    async def _together(self, jobs: list[Job[object]]) -> None:
        try:
            connection = await self._begin()
        except (StoreError, psycopg.Error) as error:
            fail(jobs, as_sentence(error))
            return
        try:
            await (self._send_all if len(jobs) > 1 else self._send_one)(connection, jobs)
        except Exception as error:  # everything goes to whoever asked, a mistake of ours too
            await self._apart(connection, jobs, error)
            return
        try:
            await commit(connection)
            self.commits += 1
        except psycopg.Error as error:
            fail(jobs, StoreError(f"the store may not have kept this: {sentence(error)}"))

    async def _begin(self) -> Connection:
        """Nothing has happened yet: if the connection turns out to be dead, take a new one."""
        if self._connection is not None:
            try:
                await self._connection.execute("BEGIN")
                return self._connection
            except psycopg.Error:
                await self._connection.close()
        self._connection = await connect(self.address)
        # A statement whose preparation was undone with a failed pipeline would be missed later.
        self._connection.prepare_threshold = None
        await self._connection.execute("BEGIN")
        return self._connection

    async def _apart(
        self, connection: Connection, jobs: list[Job[object]], error: Exception
    ) -> None:
        """Together they failed; perhaps only because of one of them, who is found by halving."""
        try:
            await connection.execute("ROLLBACK")
        except psycopg.Error:
            await connection.close()
        if len(jobs) == 1:
            fail(jobs, as_sentence(error))
            return
        half = len(jobs) // 2
        await self._together(jobs[:half])
        await self._together(jobs[half:])

    async def _send_one(self, connection: Connection, jobs: list[Job[object]]) -> None:
        """With an answer to each statement, so that what is wrong can be told."""
        (job,) = jobs
        job.error = None
        job.value = await perform(connection, job.work)
        await self._notify(connection, jobs)

    async def _send_all(self, connection: Connection, jobs: list[Job[object]]) -> None:
        """Whatever fails in the pipeline is raised when it has been left, or it would be logged."""
        failed: Exception | None = None
        async with connection.pipeline():
            try:
                await send_together(connection, jobs)
                await self._notify(connection, jobs)
            except Exception as error:
                failed = error
        if failed is not None:
            raise failed

    async def _notify(self, connection: Connection, jobs: list[Job[object]]) -> None:
        payloads = [f"{self.server} {job.table}" for job in jobs if job.table and not job.error]
        if payloads:
            sql = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"
            await connection.execute(sql, (CHANNEL, payloads))


async def commit(connection: Connection) -> None:
    """PostgreSQL answers COMMIT in a failed transaction with ROLLBACK, and calls it no error."""
    cursor = await connection.execute("COMMIT")
    if cursor.statusmessage != "COMMIT":
        raise psycopg.OperationalError(f"COMMIT was answered with {cursor.statusmessage}")


async def send_together(connection: Connection, jobs: list[Job[object]]) -> None:
    """Every job's statements, and again when the rows are there that some must have first."""
    asking = [await Run(job).advance(connection) for job in jobs]
    while rest := [each for each in asking if each is not None]:
        answers = [(run, await cursor.fetchall()) for run, cursor in rest]
        asking = [await run.advance(connection, rows) for run, rows in answers]


class Run:
    """A job under way among others."""

    def __init__(self, job: Job[object]) -> None:
        self.job = job
        self.steps = job.work()
        self.begun = False
        self.written = False
        job.error = None

    async def advance(
        self, connection: Connection, rows: Sequence[Row] = ()
    ) -> tuple[Run, Cursor] | None:
        """Send statements up to one whose rows must be had first; None at the end."""
        while (statement := self._next(rows)) is not None:
            cursor = await send(connection, statement)
            self.written |= not statement.sql.startswith("SELECT")
            if statement.answers():
                return self, cursor
            rows = ()
        return None

    def _next(self, rows: Sequence[Row]) -> Statement | None:
        """A job that stops before it has written anything does no harm to the others."""
        try:
            if self.begun:
                return self.steps.send(rows)
            self.begun = True
            return next(self.steps)
        except StopIteration as done:
            self.job.value = done.value
        except StoreError as error:
            if self.written:
                raise
            self.job.error = error
        return None


def fail(jobs: list[Job[object]], error: Exception) -> None:
    for job in jobs:
        job.error = error
