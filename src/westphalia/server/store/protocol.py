"""What is kept: people, tables, seats and the lines of every record.  Two stores keep it alike.

An answer is acknowledged only after ``append`` has returned, and then it is on disk.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from westphalia.server.store.rows import LineRow, SeatRow, TableRow, User


class Store(Protocol):
    """Where everything is kept.  Every method returns only when what it did is safe."""

    async def close(self) -> None:
        """Finish what is under way; whoever asks afterwards gets a StoreError."""
        ...

    # people

    async def add_user(self, name: str, password: str) -> User:
        """A guest if *password* is empty, else an account; Conflict if its name is taken."""
        ...

    async def user(self, user: int) -> User | None: ...

    async def account(self, name: str) -> User | None:
        """The account of that name; names of accounts are unique without regard to case."""
        ...

    async def change_user(self, user: User) -> None: ...

    async def add_token(self, hashed: str, user: int, at: float) -> None: ...

    async def token_user(self, hashed: str) -> User | None: ...

    async def drop_token(self, hashed: str) -> None: ...

    # tables

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def change_table(self, table: TableRow) -> None: ...

    async def seats(self, table: str) -> list[SeatRow]: ...

    async def change_seat(self, table: str, seat: SeatRow, was: SeatRow) -> None:
        """Conflict if the seat is not, or no longer, of the kind and the person that it *was*."""
        ...

    async def tables_of(self, user: int, limit: int) -> list[TableRow]: ...

    async def public_tables(self, state: str, limit: int) -> list[TableRow]: ...

    # records

    async def append(self, table: str, lines: Sequence[LineRow], key: str = "") -> None:
        """Write lines, all or none; Conflict if one of their numbers or the key is taken.

        The first line of a table has the number 1; a number left out is a StoreError.  *key* marks
        the submission: ``submission`` will find the number of its last line.
        """
        ...

    async def submission(self, table: str, key: str) -> int | None: ...

    async def lines(self, table: str, after: int = 0) -> list[LineRow]: ...

    async def put_draft(self, table: str, seat: int, text: str) -> None:
        """Keep the seat's draft; an empty one takes it away."""
        ...

    async def drafts(self, table: str) -> dict[int, str]: ...

    # several servers on one store

    async def listen(self, heard: Callable[[str], Awaitable[None]]) -> None:
        """Begin to call *heard* with the id of every table that another server has changed.

        It returns when it listens.  An empty id says that something may have been missed: any table
        may have changed.  A store that serves one server only never calls.
        """
        ...

    # care

    async def backup(self, path: str) -> None:
        """Write all that is kept to a file, as of one moment, while everything goes on."""
        ...

    async def dump(self, path: str) -> None:
        """The same as lines of JSON, which any store can ``restore``."""
        ...

    async def restore(self, path: str) -> None:
        """Fill this store, which must be empty, from a dump."""
        ...

    async def healthy(self) -> bool: ...
