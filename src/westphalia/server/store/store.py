"""The store: its interface, and what does not depend on the database."""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Final, Generic, TypeVar, cast

from westphalia.server.store.accounts import Accounts
from westphalia.server.store.finding import Finding
from westphalia.server.store.moderation import Moderation
from westphalia.server.store.notices import Notices
from westphalia.server.store.persons import Persons
from westphalia.server.store.rests import Rests
from westphalia.server.store.results import Results
from westphalia.server.store.retention import Retention
from westphalia.server.store.rows import StoreError
from westphalia.server.store.tables import Tables
from westphalia.server.store.talk import Talk
from westphalia.server.store.tournaments import Tournaments
from westphalia.server.store.work import Statement, Work, writes

T = TypeVar("T")

# The most jobs in one commit, so that the first of many does not wait for the last.
MAX_GROUP: Final = 500
RETRY_DELAY = 1.0  # seconds until what could not be followed is tried again

log = logging.getLogger(__name__)


class Store(
    Accounts,
    Persons,
    Tables,
    Talk,
    Notices,
    Rests,
    Tournaments,
    Finding,
    Moderation,
    Retention,
    Results,
):
    """Where everything is kept.  Every method returns only when what it wrote is on disk."""

    shared = False  # whether several servers may use it at once
    _touch: Statement  # writes to the disk, and changes nothing

    @abstractmethod
    async def close(self) -> None:
        """Finishes what is under way; later calls raise StoreError."""

    async def healthy(self) -> bool:
        """Tells whether the store can be read and written now."""
        try:
            await self._read(partial(only, Statement("SELECT 1")))
            await self._write(partial(only, self._touch))
        except StoreError:
            return False
        return True

    # several servers on one store

    @abstractmethod
    async def listen(self, on_change: Callable[[str], Awaitable[None]]) -> None:
        """Begins to call *on_change* with the id of every table that another server has changed.

        ``TOKEN`` and a hash say that another server has dropped that token, ``BANS`` that the bans
        have changed, ``TICKETS`` that there are other tickets, ``BANNER`` that the banner has,
        ``ANEW`` and an id that a table must be read from its first line, ``TALK`` and an id that
        something was said there, ``WORDS`` and a number that a person's words, or marks on those
        of others, have changed, ``PERSON`` and a number that somebody's account, name or password
        have, and perhaps their tokens, ``RESTS`` and a number that somebody's hours of rest or
        vacation have.  An empty id says that notifications may have been missed: anything may
        have changed.  A store that serves one server only hears of operators, who write beside
        it.
        """

    @writes(notify=lambda word: word)
    def tell(self, word: str) -> Work[None]:
        """Tells the other servers something, which they hear as they hear of changes."""
        yield Statement("SELECT 1")

    # copies

    @abstractmethod
    async def backup(self, path: str) -> None:
        """Writes all that is kept to a file, as of one moment, while the server goes on."""

    @abstractmethod
    async def dump(self, path: str) -> None:
        """Writes the same as lines of JSON, which any store can ``restore``."""

    @abstractmethod
    async def restore(self, path: str) -> None:
        """Fills this store, which must be empty, from a dump."""


def only(statement: Statement) -> Work[None]:
    yield statement


@cache
def migrations(database: str) -> dict[int, str]:
    """The migrations of a database by their numbers; the last is the schema as it is now."""
    folder = files("westphalia.server.store") / "migrations" / database
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return {int(name.split("_")[0]): (folder / name).read_text("utf-8") for name in names}


def pending(version: int, steps: Mapping[int, str], where: object) -> dict[int, str]:
    """The migrations that a database of that version still needs."""
    if version > max(steps):
        raise StoreError(
            f"cannot open the store {where}: its schema is {version}, made by a newer Westphalia"
            f" or before the first release; this one knows {max(steps)}"
        )
    return {number: step for number, step in steps.items() if number > version}


class Job(Generic[T]):
    """A queued unit of work, the change to notify of, and the future that waits for it."""

    def __init__(self, work: Callable[[], Work[T]], change: str = "") -> None:
        self.work = work
        self.change = change
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
