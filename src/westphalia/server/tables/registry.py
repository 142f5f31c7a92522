"""All tables: found in memory or read from the store, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from westphalia.engine.chance import commitment
from westphalia.server.errors import Refusal, unknown_table
from westphalia.server.metrics import Metrics
from westphalia.server.settings import Settings
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import StoreError, TableRow
from westphalia.server.tables.bots import Driver
from westphalia.server.tables.info import Moment, TableInfo, own_info, public_info
from westphalia.server.tables.subscribers import REFUSED
from westphalia.server.tables.table import Table
from westphalia.server.webhooks import Herald

log = logging.getLogger("westphalia.server")

REMEMBERED = 10_000
AT_HAND = 30.0  # seconds for which a table stays that was just found
UNREAD = 30  # tables read to tell about them in a list


def nothing(table: Table) -> None:
    pass


class Tables:
    """The tables of one server."""

    def __init__(
        self, store: Store, settings: Settings, metrics: Metrics, now: Callable[[], float]
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.live: dict[str, Table] = {}
        self.herald = Herald(store, settings)
        self._drivers: dict[str, Driver] = {}
        self._last_seen: OrderedDict[str, Moment] = OrderedDict()  # of tables put away
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._workers = ThreadPoolExecutor(2, "bots")

    # finding

    async def find(self, table: str) -> Table:
        """The table of that id; it is read from the store if it is not in memory."""
        found = self.live.get(table)
        if found is None:
            found = await self._load_once(table)
        found.used = self.now()
        return found

    async def _load_once(self, table: str) -> Table:
        """Whoever asks while it is being read waits for the same reading."""
        loading = self._loading.get(table)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table))
            self._loading[table] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Table:
        row = await self.store.table(table) if table.isalnum() and len(table) < 64 else None
        if row is None:
            raise unknown_table(table)
        found = Table(self.store, self.now, self.metrics, row, await self.store.seats(table))
        async with found.lock:
            await found.reload()
        self._take_in(found)
        return found

    def _take_in(self, table: Table) -> None:
        self.live[table.row.id] = table
        self._last_seen.pop(table.row.id, None)
        driver = Driver(table, self.settings, self._workers)
        self._drivers[table.row.id] = driver

        def changed(table: Table) -> None:
            if table.foreign:
                driver.wait_for_others()
                self.herald.know(table)
            else:
                driver.wake()
                self.herald.look(table)

        self.herald.know(table)
        table.after_change = changed
        changed(table)

    def _put_away(self, table: Table) -> None:
        self._drivers.pop(table.row.id).stop()
        self.herald.forget(table)
        table.after_change = nothing  # it held the driver, and the driver the table
        del self.live[table.row.id]
        self._last_seen[table.row.id] = table.moment
        if len(self._last_seen) > REMEMBERED:
            self._last_seen.popitem(last=False)

    async def sweep(self) -> None:
        """Put away what nobody looks at; if memory is short, what was used longest ago first."""
        for table in list(self.live.values()):
            await table.tidy()
        now = self.now()
        spare = len(self.live) - self.settings.live_tables
        for table in sorted(self.live.values(), key=lambda table: table.used):
            busy = table.lock.locked() or table.drafts.busy or self._drivers[table.row.id].busy
            if table.subscribers or busy:
                continue
            # Somebody may just have found it and not yet begun.
            unused = now - table.used
            if unused > self.settings.idle or (spare > 0 and unused > AT_HAND):
                self._put_away(table)
                spare -= 1

    async def heard(self, table: str) -> None:
        """Another server has changed a table, or, if it is not said which, perhaps any."""
        self._last_seen.pop(table, None)
        if not table:
            self._last_seen.clear()
        for each in [table] if table else [*self.live, *self._loading]:
            if each in self.live or each in self._loading:
                await self._read_again(each)

    async def _read_again(self, table: str) -> None:
        try:
            found = await self.find(table)
            async with found.lock:
                found.foreign = True
                await found.reload()
        except (Refusal, StoreError) as error:
            log.warning("table %s: %s", table, error)

    def hang_up(self, mark: str) -> None:
        """End the lines that were opened with a token that is no longer good."""
        for table in self.live.values():
            for subscriber in table.subscribers:
                if subscriber.mark == mark:
                    subscriber.close(REFUSED + 401, "you have logged out")

    async def close(self) -> None:
        """Put everything away; whatever was acknowledged is on disk already."""
        for table in list(self.live.values()):
            await table.drafts.flush()
            await table.tidy()
            self._put_away(table)
        self._workers.shutdown(wait=False, cancel_futures=True)

    async def infos(self, rows: Sequence[TableRow], user: int) -> list[TableInfo]:
        """What is told about several tables; one that cannot be read is left out.

        A match is read only to tell whose turn it is, and not for more than a few at once.
        """
        found, unread = [], UNREAD
        for row in rows:
            try:
                playing = row.state == "playing" and row.id not in self._last_seen
                if row.id in self.live or (playing and unread > 0):
                    unread -= row.id not in self.live
                    found.append((await self.find(row.id)).info(user))
                else:
                    found.append(await self._brief(row, user))
            except Refusal as refusal:
                log.warning("table %s: %s", row.id, refusal.message)
        return found

    async def _brief(self, row: TableRow, user: int) -> TableInfo:
        """What is told about a table without reading its match."""
        bound = "" if row.parent or row.parent_lines else commitment(bytes.fromhex(row.secret))
        moment = self._last_seen.get(row.id, Moment(commitment=bound))
        seats = await self.store.seats(row.id)
        return own_info(public_info(row, seats, moment), row, seats, user)
