"""The base store: what does not depend on the database, every method as a unit of work."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Generic, TypeVar, cast

from westphalia.server.store import notices, people, statements, talk
from westphalia.server.store.rows import (
    ANEW,
    BANS,
    NO_LIMIT,
    PERSON,
    TALK,
    TOKEN,
    WORDS,
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
    StoreError,
    TableRow,
    TalkRow,
    User,
)
from westphalia.server.store.statements import Statement, Work

T = TypeVar("T")


# The most jobs in one commit, so that the first of many does not wait for the last.
MAX_GROUP = 500
RETRY_DELAY = 1.0  # seconds until what could not be followed is tried again

log = logging.getLogger(__name__)


class Job(Generic[T]):
    """A queued unit of work, the table that it changes, and the future that waits for it."""

    def __init__(self, work: Callable[[], Work[T]], table_id: str = "") -> None:
        self.work = work
        self.table_id = table_id
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self.loop.create_future()
        self.value: T | None = None
        self.error: Exception | None = None

    def resolve(self) -> None:
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(cast(T, self.value))


async def uninterrupted(future: asyncio.Future[T]) -> T:
    """Waits for a future; a cancelled caller leaves only when the future is done.

    So whoever reads afterwards finds the write done or not done, never under way.
    """
    try:
        return await asyncio.shield(future)
    except asyncio.CancelledError:
        await asyncio.wait([future])
        raise


async def follow(on_change: Callable[[str], Awaitable[None]], change: str) -> None:
    """Calls *on_change*, again if the store failed; no other failure may end the listening."""
    while True:
        try:
            await on_change(change)
            return
        except StoreError as error:
            log.error("could not follow the change %r yet: %s", change, error)
            await asyncio.sleep(RETRY_DELAY)
        except Exception:
            log.exception("could not follow the change %r", change)
            return


class BaseStore(ABC):
    """A store without its database: how it reads, writes, listens and copies is abstract."""

    shared = False
    _row_lock = ""  # what locks the rows of a SELECT, where several servers write

    @abstractmethod
    async def _read(self, work: Callable[[], Work[T]]) -> T: ...

    @abstractmethod
    async def _write(self, work: Callable[[], Work[T]], table_id: str = "") -> T:
        """Runs it in one transaction, and notifies other servers of the table that has changed.

        In place of a table it may be a token, which was dropped, ``BANS``, or ``ANEW`` and a table.
        """

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def listen(self, on_change: Callable[[str], Awaitable[None]]) -> None: ...

    @abstractmethod
    async def backup(self, path: str) -> None: ...

    @abstractmethod
    async def dump(self, path: str) -> None: ...

    @abstractmethod
    async def restore(self, path: str) -> None: ...

    def _touch(self) -> Statement:
        """Writes to the disk, and changes nothing."""
        return Statement(f"PRAGMA user_version = {max(statements.migrations('sqlite'))}")

    async def healthy(self) -> bool:
        """Tells whether the store can be read and written now."""
        try:
            await self._read(statements.ping)
            await self._write(partial(statements.only, self._touch()))
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
        await self._write(partial(people.change_user, user))

    async def drop_webhook(self, user: int, webhook: str) -> None:
        await self._write(partial(people.drop_webhook, user, webhook))

    async def change_password(self, user: User, keep: str = "") -> list[str]:
        return await self._write(partial(people.change_password, user, keep), f"{PERSON}{user.id}")

    async def accounts_at(self, *table_ids: str) -> dict[int, str]:
        return await self._read(partial(statements.accounts_at, *table_ids))

    async def tell(self, word: str) -> None:
        await self._write(statements.ping, word)

    async def add_token(
        self,
        token_hash: str,
        user: int,
        at: float,
        address: str = "",
        device: str = "",
        password: str | None = None,
    ) -> bool:
        about = (token_hash, user, at, address, device, password)
        return await self._write(partial(people.add_token, *about, self._row_lock))

    async def token_user(self, token_hash: str) -> User | None:
        return await self._read(partial(statements.token_user, token_hash))

    async def drop_token(self, token_hash: str) -> None:
        await self._write(partial(statements.drop_token, token_hash), TOKEN + token_hash)

    async def session(self, token_hash: str) -> tuple[User, Session] | None:
        return await self._read(partial(people.session, token_hash))

    async def sessions(self, user: int) -> list[Session]:
        return await self._read(partial(people.sessions, user))

    async def touch_session(self, token_hash: str, seen: float) -> None:
        await self._write(partial(people.touch_session, token_hash, seen))

    async def drop_expired(self, now: float, lifetime: float) -> None:
        await self._write(partial(people.drop_expired, now, lifetime))

    async def try_password(self, user: int, address: str, now: float, alone: bool) -> float:
        return await self._write(partial(people.try_password, user, address, now, alone))

    async def forget_attempts(self, user: int, address: str) -> None:
        await self._write(partial(people.forget_attempts, user, address))

    async def delete_user(self, user: int) -> None:
        await self._write(partial(people.delete_user, user), f"{WORDS}{user}")

    # tables

    async def add_table(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow] = (),
        most: int = NO_LIMIT,
    ) -> bool:
        return await self._write(partial(statements.add_table, table, seats, tuple(lines), most))

    async def add_rematch(
        self,
        former: str,
        table: TableRow,
        seats: Sequence[SeatRow],
        lines: Sequence[LineRow] = (),
        most: int = NO_LIMIT,
    ) -> str:
        work = partial(statements.add_rematch, former, table, seats, tuple(lines), most)
        return await self._write(work, former)

    async def table(self, table_id: str) -> TableRow | None:
        return await self._read(partial(statements.table, table_id))

    async def change_table(self, table: TableRow) -> None:
        await self._write(partial(statements.change_table, table), table.id)

    async def touch_tables(self, changed: Mapping[str, float]) -> None:
        await self._write(partial(statements.touch_tables, changed, self._row_lock))

    async def hand_over(self, table_id: str, owner: int, title: str | None = None) -> None:
        await self._write(partial(people.hand_over, table_id, owner, title), table_id)

    async def seats(self, table_id: str) -> list[SeatRow]:
        return await self._read(partial(statements.seats, table_id))

    async def seats_of(self, *table_ids: str) -> dict[str, list[SeatRow]]:
        return await self._read(partial(statements.seats_of, *table_ids))

    async def change_seat(self, table_id: str, seat: SeatRow, was: SeatRow) -> None:
        await self._write(partial(statements.change_seat, table_id, seat, was), table_id)

    async def tables_of(self, user: int, limit: int) -> list[TableRow]:
        return await self._read(partial(statements.tables_of, user, limit))

    async def public_tables(self, state: str, limit: int) -> list[TableRow]:
        return await self._read(partial(statements.public_tables, state, limit))

    async def seats_known(self, user: int) -> list[tuple[str, SeatRow]]:
        return await self._read(partial(people.seats_known, user))

    async def delete_table(self, table_id: str) -> None:
        await self._write(partial(people.delete_table, table_id), table_id)

    # operators

    async def users_like(self, name: str, limit: int) -> list[User]:
        return await self._read(partial(people.users_like, name, limit))

    async def latest_tables(self, limit: int) -> list[TableRow]:
        return await self._read(partial(people.latest_tables, limit))

    async def freeze_table(self, table_id: str, frozen: bool) -> None:
        await self._write(partial(people.freeze_table, table_id, frozen), table_id)

    async def bans(self) -> list[Ban]:
        return await self._read(people.bans)

    async def add_ban(self, ban: Ban) -> None:
        await self._write(partial(people.add_ban, ban), BANS)

    async def drop_ban(self, kind: str, value: str) -> bool:
        return await self._write(partial(people.drop_ban, kind, value), BANS)

    # records

    async def append(self, table_id: str, lines: Sequence[LineRow], key: str = "") -> None:
        await self._write(statements.Append(table_id, tuple(lines), key), table_id)

    async def submission(self, table_id: str, key: str) -> int | None:
        return await self._read(partial(statements.submission, table_id, key))

    async def lines(self, table_id: str, after: int = 0) -> list[LineRow]:
        return await self._read(partial(statements.lines, table_id, after))

    async def rewrite_opening(self, table_id: str, text: str) -> None:
        await self._write(partial(people.rewrite_opening, table_id, text), ANEW + table_id)

    async def put_draft(self, table_id: str, seat: int, text: str) -> None:
        await self._write(partial(statements.put_draft, table_id, seat, text))

    async def drafts(self, table_id: str) -> dict[int, str]:
        return await self._read(partial(statements.drafts, table_id))

    async def put_seen(self, table_id: str, seat: int, log: int) -> None:
        await self._write(partial(statements.put_seen, table_id, seat, log))

    async def seen(self, table_id: str) -> dict[int, int]:
        return await self._read(partial(statements.seen, table_id))

    # talk

    async def add_talk(self, table_id: str, row: TalkRow, most: int) -> None:
        await self._write(partial(talk.add_talk, table_id, row, most), TALK + table_id)

    async def talk(self, table_id: str, after: int = 0) -> list[TalkRow]:
        return await self._read(partial(talk.talk, table_id, after))

    async def talk_of(self, user: int) -> list[tuple[str, TalkRow]]:
        return await self._read(partial(talk.talk_of, user))

    async def mark_read(self, table_id: str, user: int, n: int) -> None:
        await self._write(partial(talk.mark_read, table_id, user, n))

    async def read_mark(self, table_id: str, user: int) -> int:
        return await self._read(partial(talk.read_mark, table_id, user))

    async def unread(self, user: int, table_ids: Sequence[str]) -> dict[str, int]:
        return await self._read(partial(talk.unread, user, table_ids))

    async def put_note(self, user: int, note: NoteRow) -> None:
        await self._write(partial(talk.put_note, user, note))

    async def note(self, table_id: str, user: int, seat: int) -> str:
        return await self._read(partial(talk.note, table_id, user, seat))

    async def notes_of(self, user: int) -> list[NoteRow]:
        return await self._read(partial(talk.notes_of, user))

    async def avoid(self, user: int, other: int, table_id: str, at: float) -> None:
        await self._write(partial(talk.avoid, user, other, table_id, at), f"{WORDS}{user}")

    async def heed(self, user: int, other: int, table_id: str) -> None:
        await self._write(partial(talk.heed, user, other, table_id), f"{WORDS}{user}")

    async def avoided_by(self, user: int) -> list[Avoided]:
        return await self._read(partial(talk.avoided_by, user))

    async def blocks(self, user: int, other: int) -> bool:
        return await self._read(partial(talk.blocks, user, other))

    async def add_report(self, report: Report, most: int) -> bool:
        return await self._write(partial(talk.add_report, report, most))

    async def reports(self, reporter: int = 0, resolved: bool = False) -> list[Report]:
        return await self._read(partial(talk.reports, reporter, resolved))

    async def resolve_report(self, number: int, at: float) -> None:
        await self._write(partial(talk.resolve_report, number, at))

    # notices

    async def recipient(self, user: int) -> Recipient | None:
        return await self._read(partial(notices.recipient, user))

    async def put_preferences(self, user: int, preferences: NoticePreferences) -> None:
        await self._write(partial(notices.put_preferences, user, preferences))

    async def put_browser(self, user: int, browser: PushSubscription, most: int) -> None:
        await self._write(partial(notices.put_browser, user, browser, most))

    async def drop_browser(self, user: int, browser: str) -> bool:
        return await self._write(partial(notices.drop_browser, user, browser))

    async def enqueue(self, queued: Sequence[QueuedNotice]) -> None:
        await self._write(partial(notices.enqueue, tuple(queued)))

    async def claim_notices(self, now: float, until: float) -> list[QueuedNotice]:
        return await self._write(partial(notices.claim, now, until))

    async def settle_notices(self, claimed: Sequence[QueuedNotice]) -> None:
        await self._write(partial(notices.settle, tuple(claimed)))

    async def postpone_notices(
        self, claimed: Sequence[QueuedNotice], due: float, tried: bool
    ) -> None:
        await self._write(partial(notices.postpone, tuple(claimed), due, tried))

    async def next_due(self) -> float | None:
        return await self._read(notices.next_due)

    async def server_key(self, name: str, fresh: str) -> str:
        return await self._write(partial(notices.server_key, name, fresh))
