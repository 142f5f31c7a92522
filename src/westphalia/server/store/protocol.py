"""The interface of a store, which keeps people, tables, seats and the lines of every record.

An answer is acknowledged only after ``append`` has returned, and then it is on disk.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from westphalia.server.store.rows import NO_LIMIT, LineRow, SeatRow, TableRow, User


class Store(Protocol):
    """Where everything is kept.  Every method returns only when what it wrote is on disk."""

    shared: bool  # whether several servers may use it at once

    async def close(self) -> None:
        """Finishes what is under way; later calls raise StoreError."""
        ...

    # people

    async def add_user(self, name: str, password: str) -> User:
        """Adds a guest if *password* is empty, else an account; Conflict if its name is taken."""
        ...

    async def user(self, user: int) -> User | None: ...

    async def account(self, name: str) -> User | None:
        """Finds the account of that name; account names are unique without regard to case."""
        ...

    async def change_user(self, user: User) -> None: ...

    async def accounts_at(self, table_id: str) -> dict[int, str]:
        """The accounts of the people at a table: their names as they are compared."""
        ...

    async def add_token(self, token_hash: str, user: int, at: float) -> None: ...

    async def token_user(self, token_hash: str) -> User | None: ...

    async def drop_token(self, token_hash: str) -> None: ...

    # tables

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow] = (),
        most: int = NO_LIMIT,
    ) -> bool:
        """Adds a table with its seats and the first lines of its record, all or nothing.

        Nothing is added, and False returned, if its owner has *most* that are not over already.
        """
        ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def change_table(self, table: TableRow) -> None: ...

    async def seats(self, table_id: str) -> list[SeatRow]: ...

    async def change_seat(self, table_id: str, seat: SeatRow, was: SeatRow) -> None:
        """Changes a seat; Conflict if it is no longer of the kind and the person that it *was*."""
        ...

    async def tables_of(self, user: int, limit: int) -> list[TableRow]: ...

    async def tables_under_way(self, user: int) -> int:
        """Counts the tables of a person that are not over."""
        ...

    async def public_tables(self, state: str, limit: int) -> list[TableRow]: ...

    # records

    async def append(self, table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        """Writes lines, all or none; Conflict if one of their numbers or the key is taken.

        The first line of a table has the number 1; a number left out is a StoreError.  *key* is the
        idempotency key: ``submission`` will find the number of its last line.
        """
        ...

    async def submission(self, table_id: str, key: str) -> int | None: ...

    async def lines(self, table_id: str, after: int = 0) -> list[LineRow]: ...

    async def put_draft(self, table_id: str, seat: int, text: str) -> None:
        """Stores the draft of a seat; an empty one removes it."""
        ...

    async def drafts(self, table_id: str) -> dict[int, str]: ...

    # several servers on one store

    async def listen(self, on_change: Callable[[str], Awaitable[None]]) -> None:
        """Begins to call *on_change* with the id of every table that another server has changed.

        ``TOKEN`` and a hash say that another server has dropped that token.  An empty id says that
        notifications may have been missed: anything may have changed.  A store that serves one
        server only never calls.
        """
        ...

    async def tell(self, word: str) -> None:
        """Tells the other servers something, which they hear as they hear of changes."""
        ...

    # copies

    async def backup(self, path: str) -> None:
        """Writes all that is kept to a file, as of one moment, while the server goes on."""
        ...

    async def dump(self, path: str) -> None:
        """Writes the same as lines of JSON, which any store can ``restore``."""
        ...

    async def restore(self, path: str) -> None:
        """Fills this store, which must be empty, from a dump."""
        ...

    async def healthy(self) -> bool: ...
