"""The store in a PostgreSQL database, which several servers may share.

Servers notify each other of the tables they change.  Two that write the same line at the same
moment are told apart by the database: one has it, the other gets a Conflict.
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
from westphalia.server.store.base import Keeping, settled
from westphalia.server.store.postgres_pool import Connection, Pool, connect, sentence, shown
from westphalia.server.store.postgres_writer import CHANNEL, Lane
from westphalia.server.store.rows import StoreError
from westphalia.server.store.statements import Statement, Work, migrations

T = TypeVar("T")

CONNECTIONS = 4
AGAIN = 1.0  # seconds until a lost ear is tried again
NUMBER_ON = Statement(
    "SELECT setval(pg_get_serial_sequence('users', 'id'), max(id)) FROM users HAVING max(id) > 0"
)

log = logging.getLogger(__name__)


async def open_postgres(address: str, connections: int = CONNECTIONS) -> PostgresStore:
    """Connect and bring the schema up to date; a StoreError says why not."""
    connection = await connect(address)
    try:
        await migrate(connection, address)
    except psycopg.Error as error:
        raise StoreError(f"cannot open the store {shown(address)}: {sentence(error)}") from error
    finally:
        await connection.close()
    return PostgresStore(address, connections)


async def migrate(connection: Connection, address: str) -> None:
    """Take every step that the database has not taken yet, all or none, one server at a time."""
    steps = migrations("postgres")
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StoreError(
            f"cannot open the store {shown(address)}: its encoding is {encoding}; it must be UTF8"
        )
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(hashtext('westphalia schema'))")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT PRIMARY KEY)")
        cursor = await connection.execute("SELECT coalesce(max(version), 0) FROM schema")
        ((version,),) = await cursor.fetchall()
        assert isinstance(version, int)
        if version > max(steps):
            raise StoreError(
                f"cannot open the store {shown(address)}: its schema is {version}, made by a newer"
                f" Westphalia; this one knows {max(steps)}"
            )
        for number in range(version + 1, max(steps) + 1):
            await connection.execute(steps[number].encode())
            await connection.execute("INSERT INTO schema VALUES (%s)", (number,))


class PostgresStore(Keeping):
    """A lane to write, a few connections to read, and one more when it listens."""

    def __init__(self, address: str, connections: int) -> None:
        self.address = address
        self.server = secrets.token_hex(8)
        self._lane = Lane(address, self.server)
        self._pool = Pool(address, connections)
        self._ear: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def commits(self) -> int:
        """How often the disk was waited for."""
        return self._lane.commits

    async def _read(self, work: Callable[[], Work[T]]) -> T:
        self._check_open()
        return await self._pool.read(work)

    async def _write(self, work: Callable[[], Work[T]], table: str = "") -> T:
        self._check_open()
        return await settled(self._lane.put(work, table))

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError(f"the store {shown(self.address)} is closed")

    async def close(self) -> None:
        self._closed = True
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        await self._lane.close()
        await self._pool.close()

    # several servers

    async def listen(self, heard: Callable[[str], Awaitable[None]]) -> None:
        assert self._ear is None, "this store listens already"
        connection = await connect(self.address)
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        self._ear = asyncio.create_task(self._attend(connection, heard))

    async def _attend(
        self, connection: Connection, heard: Callable[[str], Awaitable[None]]
    ) -> None:
        """Hear until the connection is lost; then connect anew and say that it missed something."""
        while True:
            try:
                await self._hear(connection, heard)
            except psycopg.Error as error:
                log.warning("the store no longer hears other servers: %s", sentence(error))
            finally:
                await connection.close()
            connection = await self._connect_again()
            await call(heard, "")

    async def _hear(self, connection: Connection, heard: Callable[[str], Awaitable[None]]) -> None:
        async for notice in connection.notifies():
            server, _, table = notice.payload.partition(" ")
            if server != self.server:
                await call(heard, table)

    async def _connect_again(self) -> Connection:
        while True:
            try:
                connection = await connect(self.address)
                await connection.execute(f"LISTEN {CHANNEL}".encode())
            except (StoreError, psycopg.Error):
                await asyncio.sleep(AGAIN)
            else:
                return connection

    # care

    async def backup(self, path: str) -> None:
        """A dump: the database's own tools make the copies that only PostgreSQL reads."""
        await self.dump(path)

    async def dump(self, path: str) -> None:
        with dump.whole_file(path) as part, part.open("wb") as file:
            writer = dump.Writer(file, max(migrations("postgres")))
            async with self._pool.lend() as connection:
                await dump_into(writer, connection)

    async def restore(self, path: str) -> None:
        await self._write(partial(dump.restore, path, max(migrations("postgres")), NUMBER_ON))


async def call(heard: Callable[[str], Awaitable[None]], table: str) -> None:
    """A mistake in answering one notice must not make us deaf to the next."""
    try:
        await heard(table)
    except Exception:
        log.exception("could not follow a change of table %r", table)


async def dump_into(writer: dump.Writer, connection: Connection) -> None:
    await connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
    for table in dump.TABLES:
        async with connection.cursor(name="dump") as cursor:
            await cursor.execute(dump.select(table).encode())
            columns = [column.name for column in cursor.description or ()]
            async for row in cursor:
                writer.row(table, columns, row)
    await connection.execute("COMMIT")
    writer.finish()
