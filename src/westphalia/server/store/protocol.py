"""The interface of a store, which keeps people, tables, seats and the lines of every record.

An answer is acknowledged only after ``append`` has returned, and then it is on disk.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

from westphalia.server.store.rows import (
    NO_LIMIT,
    Avoided,
    Ban,
    LineRow,
    NoteRow,
    NoticePreferences,
    PushSubscription,
    QueuedNotice,
    Recipient,
    Report,
    SeatRow,
    Session,
    TableRow,
    TalkRow,
    User,
)


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

    async def change_user(self, user: User) -> None:
        """Changes name and webhook."""
        ...

    async def drop_webhook(self, user: int, webhook: str) -> None:
        """Drops a webhook, unless there is another one by now."""
        ...

    async def change_password(self, user: User, keep: str = "") -> list[str]:
        """Changes password and name, and drops every token but the one to *keep*, all or nothing.

        Returns the hashes of those that were dropped.
        """
        ...

    async def accounts_at(self, *table_ids: str) -> dict[int, str]:
        """The accounts of the people at some tables: their names as they are compared."""
        ...

    async def add_token(
        self,
        token_hash: str,
        user: int,
        at: float,
        address: str = "",
        device: str = "",
        password: str | None = None,
    ) -> bool:
        """Adds a token; where a stored *password* is told, only if that is the user's still."""
        ...

    async def token_user(self, token_hash: str) -> User | None: ...

    async def drop_token(self, token_hash: str) -> None: ...

    async def session(self, token_hash: str) -> tuple[User, Session] | None: ...

    async def sessions(self, user: int) -> list[Session]:
        """The sessions of a person, the one used last first."""
        ...

    async def touch_session(self, token_hash: str, seen: float) -> None: ...

    async def drop_expired(self, now: float, lifetime: float) -> None:
        """Drops the sessions unused for so many seconds, and attempts that no longer count."""
        ...

    async def try_password(self, user: int, address: str, now: float, alone: bool) -> float:
        """Counts an attempt at a password; or counts nothing and returns the seconds to wait.

        After some failures each further one doubles the wait, up to a limit: soon for an address,
        late and not for long for all together.  *alone* is for what only the owner can attempt.
        """
        ...

    async def forget_attempts(self, user: int, address: str) -> None:
        """Forgets the attempts of an address, after a right password."""
        ...

    async def delete_user(self, user: int) -> None:
        """Deletes a person with all their words; what was theirs is nobody's."""
        ...

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

    async def add_rematch(
        self,
        former: str,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow] = (),
        most: int = NO_LIMIT,
    ) -> str:
        """Adds the table that goes on from a *former* one, unless that has one already.

        Returns the id of the one that there is then; it is empty if the owner has too many.
        """
        ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def change_table(self, table: TableRow) -> None:
        """Changes a table, but not whose it is; one that is over stays so, with its result."""
        ...

    async def touch_tables(self, changed: Mapping[str, float]) -> None:
        """Says by their ids when tables have last changed; never earlier than is known."""
        ...

    async def hand_over(self, table_id: str, owner: int, title: str | None = None) -> None:
        """Gives a table to somebody else, and another title if one is given.

        What servers write of it that have not heard of that yet leaves both as they are.
        """
        ...

    async def seats(self, table_id: str) -> list[SeatRow]: ...

    async def seats_of(self, *table_ids: str) -> dict[str, list[SeatRow]]: ...

    async def change_seat(self, table_id: str, seat: SeatRow, was: SeatRow) -> None:
        """Changes a seat; Conflict if its kind, its person or who knows it is not what it *was*."""
        ...

    async def tables_of(self, user: int, limit: int) -> list[TableRow]:
        """The tables that a person has, or where they have a seat or one is kept for them."""
        ...

    async def public_tables(self, state: str, limit: int) -> list[TableRow]: ...

    async def seats_known(self, user: int) -> list[tuple[str, SeatRow]]:
        """The seats that a person has or has known, with the ids of their tables."""
        ...

    async def delete_table(self, table_id: str) -> None:
        """Deletes a table with its seats, its record and its drafts."""
        ...

    # operators

    async def users_like(self, name: str, limit: int) -> list[User]: ...

    async def latest_tables(self, limit: int) -> list[TableRow]: ...

    async def freeze_table(self, table_id: str, frozen: bool) -> None:
        """Freezes a table, or lets it go on; ``change_table`` leaves that as it is."""
        ...

    async def bans(self) -> list[Ban]: ...

    async def add_ban(self, ban: Ban) -> None: ...

    async def drop_ban(self, kind: str, value: str) -> bool:
        """Drops a ban and returns whether there was one."""
        ...

    # records

    async def append(self, table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        """Writes lines, all or none; Conflict if one of their numbers or the key is taken.

        The first line of a table has the number 1; a number left out is a StoreError.  *key* is the
        idempotency key: ``submission`` will find the number of its last line.
        """
        ...

    async def submission(self, table_id: str, key: str) -> int | None: ...

    async def lines(self, table_id: str, after: int = 0) -> list[LineRow]: ...

    async def rewrite_opening(self, table_id: str, text: str) -> None:
        """Changes the first line of a record, where the names stand."""
        ...

    async def put_draft(self, table_id: str, seat: int, text: str) -> None:
        """Stores the draft of a seat; an empty one removes it."""
        ...

    async def drafts(self, table_id: str) -> dict[int, str]: ...

    async def put_seen(self, table_id: str, seat: int, log: int) -> None:
        """Stores how many entries of its log a seat has been told; 0 removes it."""
        ...

    async def seen(self, table_id: str) -> dict[int, int]: ...

    # talk

    async def add_talk(self, table_id: str, row: TalkRow, most: int) -> None:
        """Adds what was said or done; Conflict if its number is taken.

        Of what was said in a channel only the latest *most* stay; what was done stays.
        """
        ...

    async def talk(self, table_id: str, after: int = 0) -> list[TalkRow]: ...

    async def talk_of(self, user: int) -> list[tuple[str, TalkRow]]:
        """All that a person has said and done beside the games, with the ids of the tables."""
        ...

    async def mark_read(self, table_id: str, user: int, n: int) -> None:
        """Notes how far somebody has read; a mark never goes back."""
        ...

    async def read_mark(self, table_id: str, user: int) -> int: ...

    async def unread(self, user: int, table_ids: Sequence[str]) -> dict[str, int]:
        """By table how much its people have said that a person has not read."""
        ...

    async def put_note(self, user: int, note: NoteRow) -> None:
        """Keeps the note of a seat for one person; an empty one removes it."""
        ...

    async def note(self, table_id: str, user: int, seat: int) -> str: ...

    async def notes_of(self, user: int) -> list[NoteRow]: ...

    async def avoid(self, user: int, other: int, table_id: str, at: float) -> None:
        """Notes whom a person does not want to hear: at a table, or without one anywhere."""
        ...

    async def heed(self, user: int, other: int, table_id: str) -> None: ...

    async def avoided_by(self, user: int) -> list[Avoided]: ...

    async def blocks(self, user: int, other: int) -> bool:
        """Whether a person avoids another everywhere."""
        ...

    async def add_report(self, report: Report, most: int) -> bool:
        """Adds a report under the next number; or not, if who reports has *most* open ones."""
        ...

    async def reports(self, reporter: int = 0, resolved: bool = False) -> list[Report]: ...

    async def resolve_report(self, number: int, at: float) -> None: ...

    # notices

    async def recipient(self, user: int) -> Recipient | None: ...

    async def put_preferences(self, user: int, preferences: NoticePreferences) -> None: ...

    async def put_browser(self, user: int, browser: PushSubscription, most: int) -> None:
        """Stores a browser, whoever had it before; of more than *most* the oldest are dropped."""
        ...

    async def drop_browser(self, user: int, browser: str) -> bool: ...

    async def enqueue(self, notices: Sequence[QueuedNotice]) -> None:
        """Queues notices of one person for one message; a newer one of a seat replaces the older.

        The tables and the person must be there.
        """
        ...

    async def claim_notices(self, now: float, until: float) -> list[QueuedNotice]:
        """Takes what is due to one person by one channel; it is due again after *until*.

        So no two servers send it, and one that dies before it is settled leaves it to another.
        """
        ...

    async def settle_notices(self, notices: Sequence[QueuedNotice]) -> None: ...

    async def postpone_notices(
        self, notices: Sequence[QueuedNotice], due: float, tried: bool
    ) -> None:
        """Puts claimed notices back until they are *due*; the claim may count as an attempt."""
        ...

    async def next_due(self) -> float | None: ...

    async def server_key(self, name: str, fresh: str) -> str:
        """The key of that name, which is *fresh* if no server has made one before."""
        ...

    # several servers on one store

    async def listen(self, on_change: Callable[[str], Awaitable[None]]) -> None:
        """Begins to call *on_change* with the id of every table that another server has changed.

        ``TOKEN`` and a hash say that another server has dropped that token, ``BANS`` that the bans
        have changed, ``ANEW`` and an id that a table must be read from its first line, ``TALK`` and
        an id that something was said there, ``WORDS`` and a number that a person's words, or marks
        on those of others, have changed, ``PERSON`` and a number that somebody's account, name or
        password have, and perhaps their tokens.  An empty id
        says that notifications may have been missed: anything may have changed.  A store that
        serves one server only hears of operators, who write beside it.
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
