"""The part of a store that does not depend on its database: every method as a piece of work."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Generic, TypeVar, cast

from westphalia.server.store import statements
from westphalia.server.store.rows import LineRow, SeatRow, StoreError, TableRow, User
from westphalia.server.store.statements import Work

T = TypeVar("T")


# So that the first of a great crowd does not wait for the last.
TOGETHER = 500


class Job(Generic[T]):
    """A piece of work, the table that it changes, and who waits for it."""

    def __init__(self, work: Callable[[], Work[T]], table: str = "") -> None:
        self.work = work
        self.table = table
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.value: T | None = None
        self.error: Exception | None = None

    def answer(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(cast(T, self.value))


async def settled(future: asyncio.Future[T]) -> T:
    """Its result.  A caller who is called off goes only when the matter is settled.

    So whoever reads afterwards finds it done or not done, never still under way.
    """
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        await asyncio.wait([future])
        raise


class Keeping(ABC):
    """A store but for how it reads and writes, listens, and copies itself."""

    @abstractmethod
    async def _read(self, work: Callable[[], Work[T]]) -> T: ...

    @abstractmethod
    async def _write(self, work: Callable[[], Work[T]], table: str = "") -> T:
        """Do it whole or not at all, safely, and tell other servers that *table* has changed."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def listen(self, heard: Callable[[str], Awaitable[None]]) -> None: ...

    @abstractmethod
    async def backup(self, path: str) -> None: ...

    @abstractmethod
    async def dump(self, path: str) -> None: ...

    @abstractmethod
    async def restore(self, path: str) -> None: ...

    async def healthy(self) -> bool:
        """Whether it can be read and written now; the writing writes nothing."""
        try:
            await self._read(statements.nothing)
            await self._write(statements.nothing)
        except StoreError:
            return False
        return True

    # people

    async def add_user(self, name: str, password: str) -> User:
        return await self._write(partial(statements.add_user, name, password))

    async def user(self, user: int) -> User | None:
        return await self._read(partial(statements.user, user))

    async def account(self, name: str) -> User | None:
        return await self._read(partial(statements.account, name))

    async def change_user(self, user: User) -> None:
        await self._write(partial(statements.change_user, user))

    async def add_token(self, hashed: str, user: int, at: float) -> None:
        await self._write(partial(statements.add_token, hashed, user, at))

    async def token_user(self, hashed: str) -> User | None:
        return await self._read(partial(statements.token_user, hashed))

    async def drop_token(self, hashed: str) -> None:
        await self._write(partial(statements.drop_token, hashed))

    # tables

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        await self._write(partial(statements.add_table, table, seats))

    async def table(self, table: str) -> TableRow | None:
        return await self._read(partial(statements.table, table))

    async def change_table(self, table: TableRow) -> None:
        await self._write(partial(statements.change_table, table), table.id)

    async def seats(self, table: str) -> list[SeatRow]:
        return await self._read(partial(statements.seats, table))

    async def change_seat(self, table: str, seat: SeatRow, was: SeatRow) -> None:
        await self._write(partial(statements.change_seat, table, seat, was), table)

    async def tables_of(self, user: int, limit: int) -> list[TableRow]:
        return await self._read(partial(statements.tables_of, user, limit))

    async def public_tables(self, state: str, limit: int) -> list[TableRow]:
        return await self._read(partial(statements.public_tables, state, limit))

    # records

    async def append(self, table: str, lines: Sequence[LineRow], key: str = "") -> None:
        await self._write(partial(statements.append, table, tuple(lines), key), table)

    async def submission(self, table: str, key: str) -> int | None:
        return await self._read(partial(statements.submission, table, key))

    async def lines(self, table: str, after: int = 0) -> list[LineRow]:
        return await self._read(partial(statements.lines, table, after))

    async def put_draft(self, table: str, seat: int, text: str) -> None:
        await self._write(partial(statements.put_draft, table, seat, text))

    async def drafts(self, table: str) -> dict[int, str]:
        return await self._read(partial(statements.drafts, table))
