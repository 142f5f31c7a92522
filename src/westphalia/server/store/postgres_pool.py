"""A few connections to PostgreSQL, lent to one piece of work at a time."""

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

Connection: TypeAlias = AsyncConnection[tuple[object, ...]]
Cursor: TypeAlias = AsyncCursor[tuple[object, ...]]

CONNECT_SECONDS = 10
# On disk when it says so, whatever the database's own default; and nobody waits without end for
# another server that hangs with a line half written.
PROMISES = (
    "SET synchronous_commit = on; SET lock_timeout = '10s';"
    " SET idle_in_transaction_session_timeout = '10s'"
)


def shown(address: str) -> str:
    """The address without its password, fit to be read."""
    try:
        parts = conninfo.conninfo_to_dict(address)
    except psycopg.Error:
        return "at an address that cannot be read"
    return " ".join(f"{name}={value}" for name, value in parts.items() if name != "password")


async def connect(address: str) -> Connection:
    try:
        connection: Connection = await AsyncConnection.connect(
            address, autocommit=True, connect_timeout=CONNECT_SECONDS
        )
        await connection.execute(PROMISES)
    except psycopg.Error as error:
        raise StoreError(f"cannot open the store {shown(address)}: {sentence(error)}") from error
    return connection


def sentence(error: psycopg.Error) -> str:
    """What PostgreSQL said, in one line."""
    return "; ".join(str(error).split("\n")).strip("; ") or type(error).__name__


async def send(connection: Connection, statement: Statement) -> Cursor:
    check_text(statement.values)
    return await connection.execute(statement.sql.replace("?", "%s").encode(), statement.values)


async def execute(connection: Connection, statement: Statement) -> list[tuple[object, ...]]:
    try:
        cursor = await send(connection, statement)
        return await cursor.fetchall() if statement.answers() else []
    except psycopg.errors.UniqueViolation as error:
        raise Conflict(statement.clash) from error
    except psycopg.errors.IntegrityError as error:
        raise StoreError(f"the store refuses this: {sentence(error)}") from error
    except (psycopg.DataError, UnicodeEncodeError) as error:
        raise StoreError(f"the store cannot keep such a value: {error}") from error


async def perform(connection: Connection, work: Callable[[], Work[T]]) -> T:
    """Run a piece of work to its end, statement by statement."""
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


def as_sentence(error: Exception) -> Exception:
    """A fault of the database as a StoreError; a mistake of ours stays what it is."""
    if not isinstance(error, psycopg.Error):
        return error
    return StoreError(f"the store cannot do this now: {sentence(error)}")


class Pool:
    """At most *size* connections, made when they are needed and kept while they are well."""

    def __init__(self, address: str, size: int) -> None:
        self.address = address
        self._free = asyncio.Semaphore(size)
        self._idle: list[Connection] = []
        self.closed = False

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[Connection]:
        async with self._free:
            connection = self._idle.pop() if self._idle else await connect(self.address)
            try:
                yield connection
            except psycopg.Error as error:
                raise as_sentence(error) from error
            finally:
                await self._take_back(connection)

    async def _take_back(self, connection: Connection) -> None:
        """Left in the middle of something, by a fault or by a caller who went, it is no use."""
        idle = connection.info.transaction_status == TransactionStatus.IDLE
        if idle and not self.closed:
            self._idle.append(connection)
        else:
            await connection.close()

    async def read(self, work: Callable[[], Work[T]]) -> T:
        """Once more on a new connection, if the one at hand was dead: nothing has happened yet."""
        async with self.lend() as connection:
            try:
                return await perform(connection, work)
            except psycopg.OperationalError:
                if not connection.closed:
                    raise
        await self._drop_idle()
        async with self.lend() as connection:
            return await perform(connection, work)

    async def _drop_idle(self) -> None:
        """Those that were connected to what went away are dead too."""
        while self._idle:
            await self._idle.pop().close()

    async def close(self) -> None:
        self.closed = True
        await self._drop_idle()
