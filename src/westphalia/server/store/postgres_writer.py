"""The PostgreSQL writer: group commit over one connection.

All waiting jobs are sent in a pipeline and committed once.  That costs a few round trips and one
sync to disk, however many are waiting.  Other servers are notified in the same transaction: commits
that notify are serialised by PostgreSQL, which would be slow if every job had its own.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TypeVar, cast

import psycopg

from westphalia.server.store.base import MAX_GROUP, Job
from westphalia.server.store.postgres_pool import (
    PgConnection,
    PgCursor,
    as_store_error,
    connect,
    message_of,
    perform,
    send,
)
from westphalia.server.store.rows import StoreError
from westphalia.server.store.statements import Row, Statement, Work

T = TypeVar("T")

CHANNEL = "westphalia"


class PostgresWriter:
    """The only connection of this store that writes."""

    def __init__(self, address: str, server: str) -> None:
        self.address = address
        self.server = server
        self.commits = 0
        self._waiting: deque[Job[object]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._connection: PgConnection | None = None

    def put(self, work: Callable[[], Work[T]], table_id: str) -> asyncio.Future[T]:
        """Queues a unit of work; the future has its result when it is on disk."""
        job = Job(work, table_id)
        self._waiting.append(cast(Job[object], job))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._run())
        return job.future

    async def close(self) -> None:
        if self._working is not None:
            await self._working
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        while jobs := self._take():
            try:
                await self._commit_group(jobs)
            except Exception as error:  # whatever it is, nobody may wait for ever
                fail(jobs, error)
            for job in jobs:
                job.resolve()

    def _take(self) -> list[Job[object]]:
        """Takes the jobs in front, one of each table: a second would not see what the first wrote.

        They are sorted by table, on every server alike, so that no two servers deadlock.
        """
        jobs: list[Job[object]] = []
        tables: set[str] = set()
        while self._waiting and len(jobs) < MAX_GROUP and self._waiting[0].table_id not in tables:
            job = self._waiting.popleft()
            jobs.append(job)
            tables |= {job.table_id} - {""}
        return sorted(jobs, key=lambda job: job.table_id)

    async def _commit_group(self, jobs: list[Job[object]]) -> None:
        try:
            connection = await self._begin()
        except (StoreError, psycopg.Error) as error:
            fail(jobs, as_store_error(error))
            return
        try:
            await (self._send_all if len(jobs) > 1 else self._send_one)(connection, jobs)
        except Exception as error:  # every error goes to whoever waits for the job
            await self._split_group(connection, jobs, error)
            return
        try:
            await commit(connection)
            self.commits += 1
        except psycopg.Error as error:
            fail(jobs, StoreError(f"the store may not have kept this: {message_of(error)}"))

    async def _begin(self) -> PgConnection:
        """Begins a transaction; a dead connection is replaced, as nothing has happened yet."""
        if self._connection is not None:
            try:
                await self._connection.execute("BEGIN")
                return self._connection
            except psycopg.Error:
                await self._connection.close()
        self._connection = await connect(self.address)
        # A prepared statement that was rolled back with a failed pipeline would be missing later.
        self._connection.prepare_threshold = None
        await self._connection.execute("BEGIN")
        return self._connection

    async def _split_group(
        self, connection: PgConnection, jobs: list[Job[object]], error: Exception
    ) -> None:
        """Rolls back and commits each half by itself, to find the job that failed."""
        try:
            await connection.execute("ROLLBACK")
        except psycopg.Error:
            await connection.close()
        if len(jobs) == 1:
            fail(jobs, as_store_error(error))
            return
        half = len(jobs) // 2
        await self._commit_group(jobs[:half])
        await self._commit_group(jobs[half:])

    async def _send_one(self, connection: PgConnection, jobs: list[Job[object]]) -> None:
        """Sends a single job without a pipeline, so that its own error is known."""
        (job,) = jobs
        job.error = None
        job.value = await perform(connection, job.work)
        await self._notify(connection, jobs)

    async def _send_all(self, connection: PgConnection, jobs: list[Job[object]]) -> None:
        """Sends all jobs in a pipeline; errors are raised after it, or psycopg would log them."""
        failed: Exception | None = None
        async with connection.pipeline():
            try:
                await send_together(connection, jobs)
                await self._notify(connection, jobs)
            except Exception as error:
                failed = error
        if failed is not None:
            raise failed

    async def _notify(self, connection: PgConnection, jobs: list[Job[object]]) -> None:
        payloads = [
            f"{self.server} {job.table_id}" for job in jobs if job.table_id and not job.error
        ]
        if payloads:
            sql = "SELECT pg_notify(%s, payload) FROM unnest(%s::text[]) AS payload"
            await connection.execute(sql, (CHANNEL, payloads))


async def commit(connection: PgConnection) -> None:
    """Commits; PostgreSQL answers a failed transaction with ROLLBACK, and no error."""
    cursor = await connection.execute("COMMIT")
    if cursor.statusmessage != "COMMIT":
        raise psycopg.OperationalError(f"COMMIT was answered with {cursor.statusmessage}")


async def send_together(connection: PgConnection, jobs: list[Job[object]]) -> None:
    """Sends the statements of all jobs, in rounds: some need rows before they go on."""
    asking = [await PipelinedJob(job).advance(connection) for job in jobs]
    while rest := [each for each in asking if each is not None]:
        fetched = [(pipelined, await cursor.fetchall()) for pipelined, cursor in rest]
        asking = [await pipelined.advance(connection, rows) for pipelined, rows in fetched]


class PipelinedJob:
    """A job whose statements go through the pipeline among those of others."""

    def __init__(self, job: Job[object]) -> None:
        self.job = job
        self.steps = job.work()
        self.started = False
        self.written = False
        job.error = None

    async def advance(
        self, connection: PgConnection, rows: Sequence[Row] = ()
    ) -> tuple[PipelinedJob, PgCursor] | None:
        """Sends statements up to the next that returns rows; None at the end of the job."""
        while (statement := self._next(rows)) is not None:
            cursor = await send(connection, statement)
            self.written |= not statement.sql.startswith("SELECT")
            if statement.returns_rows():
                return self, cursor
            rows = ()
        return None

    def _next(self, rows: Sequence[Row]) -> Statement | None:
        """The next statement; a job that fails before it has written does no harm to the others."""
        try:
            if self.started:
                return self.steps.send(rows)
            self.started = True
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
