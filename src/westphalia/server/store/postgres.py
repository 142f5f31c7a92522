"""The store in a PostgreSQL database, which several servers may share.

Servers notify each other of the tables they change.  If two write the same line at the same
moment, the database decides: one succeeds, the other gets a Conflict.

One connection writes.  All waiting jobs are sent in a pipeline and committed once (group commit),
in which each succeeds or fails on its own.  That costs a few round trips and one sync to disk,
however many are waiting.  Other servers are notified in the same transaction: commits that notify
are serialised by PostgreSQL, which would be slow if every job had its own.  A pool of other
connections reads.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, TypeAlias, TypeVar, cast

import psycopg
from psycopg import AsyncConnection, AsyncCursor, conninfo
from psycopg.pq import TransactionStatus

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
from westphalia.server.store.work import Row, Statement, Work, check_text

T = TypeVar("T")

PgConnection: TypeAlias = AsyncConnection[tuple[object, ...]]
PgCursor: TypeAlias = AsyncCursor[tuple[object, ...]]

log = logging.getLogger(__name__)

CONNECTIONS: Final = 4
CONNECT_SECONDS: Final = 10
RECONNECT_DELAY: Final = 1.0  # seconds between attempts to listen again
CHANNEL: Final = "westphalia"  # of the notifications

# Every commit is synced, whatever the default of the database; and nobody waits for ever for a
# server that hangs in a transaction.
SESSION_SETTINGS: Final = (
    "SET synchronous_commit = on; SET lock_timeout = '10s';"
    " SET idle_in_transaction_session_timeout = '10s'"
)
LISTEN: Final = f"{SESSION_SETTINGS}; LISTEN {CHANNEL}"

RESET_USER_IDS: Final = Statement(
    "SELECT setval(pg_get_serial_sequence('users', 'id'), max(id)) FROM users HAVING max(id) > 0"
)


async def open_postgres(address: str, connections: int = CONNECTIONS) -> PostgresStore:
    """Connects and brings the schema up to date; the StoreError says why that failed."""
    connection = await connect(address)
    try:
        await migrate(connection, address)
    except psycopg.Error as error:
        where = without_password(address)
        raise StoreError(f"cannot open the store {where}: {message_of(error)}") from error
    finally:
        await connection.close()
    return PostgresStore(address, connections)


async def migrate(connection: PgConnection, address: str) -> None:
    """Runs the pending migrations, all or none, one server at a time."""
    where = without_password(address)
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(
            f"cannot open the store {where}: its encoding is {encoding}; it must be UTF8"
        )
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(hashtext('westphalia schema'))")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT PRIMARY KEY)")
        cursor = await connection.execute("SELECT coalesce(max(version), 0) FROM schema")
        ((version,),) = await cursor.fetchall()
        assert isinstance(version, int)
        for number, step in pending(version, migrations("postgres"), where).items():
            await connection.execute(step.encode())
            await connection.execute("INSERT INTO schema VALUES (%s)", (number,))


class PostgresStore(Store):
    """One writer, a pool of connections to read, and one more connection to listen."""

    shared = True
    _row_lock = "FOR NO KEY UPDATE"
    # A lock on a row is written to the disk too; whoever finds another server at it does not wait.
    _touch = Statement("SELECT version FROM schema FOR UPDATE SKIP LOCKED")

    def __init__(self, address: str, connections: int) -> None:
        self.address = address
        self.server = secrets.token_hex(8)
        self._writer = PostgresWriter(address, self.server)
        self._pool = Pool(address, connections)
        self._listener: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def commits(self) -> int:
        """The number of commits so far."""
        return self._writer.commits

    async def _read(self, work: Callable[[], Work[T]]) -> T:
        self._check_open()
        return await self._pool.read(work)

    async def _write(self, work: Callable[[], Work[T]], change: str = "") -> T:
        self._check_open()
        return await uninterrupted(self._writer.put(work, change))

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {without_password(self.address)} is closed")

    async def close(self) -> None:
        self._closed = True
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await self._writer.close()
        await self._pool.close()

    # several servers

    async def listen(self, on_change: Callable[[str], Awaitable[None]]) -> None:
        assert self._listener is None, "this store listens already"
        connection = await connect(self.address, LISTEN)
        self._listener = asyncio.create_task(self._listen_forever(connection, on_change))

    async def _listen_forever(
        self, connection: PgConnection, on_change: Callable[[str], Awaitable[None]]
    ) -> None:
        """Passes on notifications; after a lost connection reports that some may be missing."""
        while True:
            try:
                await self._listen_until_lost(connection, on_change)
            except psycopg.Error as error:
                log.warning("the store no longer hears other servers: %s", message_of(error))
            finally:
                await connection.close()
            connection = await self._reconnect()
            await follow(on_change, "")

    async def _listen_until_lost(
        self, connection: PgConnection, on_change: Callable[[str], Awaitable[None]]
    ) -> None:
        async for notification in connection.notifies():
            server, _, change = notification.payload.partition(" ")
            if server != self.server:
                await follow(on_change, change)

    async def _reconnect(self) -> PgConnection:
        while True:
            try:
                return await connect(self.address, LISTEN)
            except StoreError:
                await asyncio.sleep(RECONNECT_DELAY)

    # copies

    async def backup(self, path: str) -> None:
        """Writes a dump: copies that only PostgreSQL reads are made with its own tools."""
        await self.dump(path)

    async def dump(self, path: str) -> None:
        with dump.atomic_file(path) as part, part.open("wb") as file:
            dump_writer = dump.DumpWriter(file, max(migrations("postgres")))
            async with self._pool.acquire() as connection:
                await write_dump(dump_writer, connection)

    async def restore(self, path: str) -> None:
        await self._write(partial(dump.restore, path, max(migrations("postgres")), RESET_USER_IDS))


async def write_dump(dump_writer: dump.DumpWriter, connection: PgConnection) -> None:
    await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    for name in dump.DATABASE_TABLES:
        async with connection.cursor(name="dump") as cursor:
            await cursor.execute(dump.select(name).encode())
            columns = [column.name for column in cursor.description or ()]
            async for row in cursor:
                dump_writer.row(name, columns, row)
    await connection.execute("COMMIT")
    dump_writer.finish()


# connections


def without_password(address: str) -> str:
    """The address as it may be shown, without its password."""
    try:
        parts = conninfo.conninfo_to_dict(address)
    except psycopg.Error:
        return "at an address that cannot be read"
    return " ".join(f"{name}={value}" for name, value in parts.items() if name != "password")


async def connect(address: str, settings: str = SESSION_SETTINGS) -> PgConnection:
    """Connects and runs the settings; whoever is cancelled meanwhile leaves nothing open."""
    try:
        connection: PgConnection = await AsyncConnection.connect(
            address, autocommit=True, connect_timeout=CONNECT_SECONDS
        )
        try:
            await connection.execute(settings.encode())
        except BaseException:
            await connection.close()
            raise
    except psycopg.Error as error:
        raise StoreError(
            f"cannot open the store {without_password(address)}: {message_of(error)}"
        ) from error
    return connection


def message_of(error: psycopg.Error) -> str:
    """The message of PostgreSQL in one line."""
    return "; ".join(str(error).split("\n")).strip("; ") or type(error).__name__


async def send(connection: PgConnection, statement: Statement) -> PgCursor:
    check_text(statement.values)
    return await connection.execute(statement.sql.replace("?", "%s").encode(), statement.values)


async def execute(connection: PgConnection, statement: Statement) -> list[tuple[object, ...]]:
    try:
        cursor = await send(connection, statement)
        return await cursor.fetchall() if statement.returns_rows() else []
    except psycopg.errors.UniqueViolation as error:
        raise Conflict(statement.conflict) from error
    except psycopg.errors.IntegrityError as error:
        raise StoreError(f"the store refuses this: {message_of(error)}") from error
    except (psycopg.DataError, UnicodeEncodeError) as error:
        raise StoreError(f"the store cannot keep such a value: {error}") from error


async def perform(connection: PgConnection, work: Callable[[], Work[T]]) -> T:
    """Runs a unit of work to its end, statement by statement."""
    steps = work()
    try:
        statement = next(steps)
        while True:
            rows: list[Row] = [*await execute(connection, statement)]
            statement = steps.send(rows)
    except StopIteration as done:
        return cast(T, done.value)
    finally:
        steps.close()


def as_store_error(error: Exception) -> Exception:
    """Turns an error of the database into a StoreError; any other stays as it is."""
    if not isinstance(error, psycopg.Error):
        return error
    return StoreError(f"the store cannot do this now: {message_of(error)}")


class Pool:
    """At most *size* connections, opened on demand and reused."""

    def __init__(self, address: str, size: int) -> None:
        self.address = address
        self._free = asyncio.Semaphore(size)
        self._idle: list[PgConnection] = []
        self.closed = False

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[PgConnection]:
        async with self._free:
            connection = self._idle.pop() if self._idle else await connect(self.address)
            try:
                yield connection
            except psycopg.Error as error:
                raise as_store_error(error) from error
            finally:
                await self._release(connection)

    async def _release(self, connection: PgConnection) -> None:
        """Takes a connection back; one left in the middle of a transaction is closed."""
        idle = connection.info.transaction_status == TransactionStatus.IDLE
        if idle and not self.closed:
            self._idle.append(connection)
        else:
            await connection.close()

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Runs a read; once more on a new connection if the one at hand was dead."""
        async with self.acquire() as connection:
            try:
                return await perform(connection, work)
            except psycopg.OperationalError:
                if not connection.closed:
                    raise
        await self._drop_idle()
        async with self.acquire() as connection:
            return await perform(connection, work)

    async def _drop_idle(self) -> None:
        """Closes the idle connections: if one was dead, so are they."""
        while self._idle:
            await self._idle.pop().close()

    async def close(self) -> None:
        self.closed = True
        await self._drop_idle()


# the writer


class PostgresWriter:
    """The only connection of this store that writes."""

    def __init__(self, address: str, server: str) -> None:
        self.address = address
        self.server = server
        self.commits = 0
        self._waiting: deque[Job[object]] = deque()
        self._working: asyncio.Task[None] | None = None
        self._connection: PgConnection | None = None

    def put(self, work: Callable[[], Work[T]], change: str) -> asyncio.Future[T]:
        """Queues a unit of work; the future has its result when it is on disk."""
        job = Job(work, change)
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
        changes: set[str] = set()
        while self._waiting and len(jobs) < MAX_GROUP and self._waiting[0].change not in changes:
            job = self._waiting.popleft()
            jobs.append(job)
            changes |= {job.change} - {""}
        return sorted(jobs, key=lambda job: job.change)

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
        payloads = [f"{self.server} {job.change}" for job in jobs if job.change and not job.error]
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
