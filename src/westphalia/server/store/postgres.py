"""The store in a PostgreSQL database, which several servers may share.

Servers notify each other of the tables they change.  If two write the same line at the same
moment, the database decides: one succeeds, the other gets a Conflict.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import psycopg

from westphalia.server.store import dump
from westphalia.server.store.base import BaseStore, follow, uninterrupted
from westphalia.server.store.postgres_pool import (
    SESSION_SETTINGS,
    PgConnection,
    Pool,
    connect,
    message_of,
    without_password,
)
from westphalia.server.store.postgres_writer import CHANNEL, PostgresWriter
from westphalia.server.store.rows import StoreError
from westphalia.server.store.statements import Statement, Work, migrations

T = TypeVar("T")

CONNECTIONS = 4
LISTEN = f"{SESSION_SETTINGS}; LISTEN {CHANNEL}"
RECONNECT_DELAY = 1.0  # seconds between attempts to listen again
RESET_USER_IDS = Statement(
    "SELECT setval(pg_get_serial_sequence('users', 'id'), max(id)) FROM users HAVING max(id) > 0"
)

# A lock on a row is written to the disk too; whoever finds another server at it does not wait.
TOUCH = Statement("SELECT version FROM schema FOR UPDATE SKIP LOCKED")

log = logging.getLogger(__name__)


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
    steps, where = migrations("postgres"), without_password(address)
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
        if version > max(steps):
            raise StoreError(
                f"cannot open the store {where}: its schema is {version}, made by a newer"
                f" Westphalia; this one knows {max(steps)}"
            )
        for number in range(version + 1, max(steps) + 1):
            await connection.execute(steps[number].encode())
            await connection.execute("INSERT INTO schema VALUES (%s)", (number,))


class PostgresStore(BaseStore):
    """One writer, a pool of connections to read, and one more connection to listen."""

    shared = True
    _row_lock = "FOR NO KEY UPDATE"

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

    async def _write(self, work: Callable[[], Work[T]], table_id: str = "") -> T:
        self._check_open()
        return await uninterrupted(self._writer.put(work, table_id))

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {without_password(self.address)} is closed")

    def _touch(self) -> Statement:
        return TOUCH

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
            server, _, table_id = notification.payload.partition(" ")
            if server != self.server:
                await follow(on_change, table_id)

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
