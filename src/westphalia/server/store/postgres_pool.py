"""A pool of connections to PostgreSQL for reading, and how statements are sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias, TypeVar, cast

import psycopg
from psycopg import AsyncConnection, AsyncCursor, conninfo
from psycopg.pq import TransactionStatus

from westphalia.server.store.rows import Conflict, StoreError
from westphalia.server.store.statements import Row, Statement, Work, check_text

T = TypeVar("T")

PgConnection: TypeAlias = AsyncConnection[tuple[object, ...]]
PgCursor: TypeAlias = AsyncCursor[tuple[object, ...]]

CONNECT_SECONDS = 10
# Every commit is synced, whatever the default of the database; and nobody waits for ever for a
# server that hangs in a transaction.
SESSION_SETTINGS = (
    "SET synchronous_commit = on; SET lock_timeout = '10s';"
    " SET idle_in_transaction_session_timeout = '10s'"
)


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
