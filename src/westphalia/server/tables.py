"""All tables: found in memory or read from the store, made, forked, and put away when idle."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from westphalia.engine.game import Game, SetUpError
from westphalia.engine.match import Match, replay
from westphalia.engine.record import Record
from westphalia.games import find_game
from westphalia.server.driver import Driver, bots_for
from westphalia.server.info import OVERLAY, Clock, TableInfo
from westphalia.server.loading import MOST_WORK, fork_record, line_row, opening_row, work_of
from westphalia.server.metrics import Metrics
from westphalia.server.refusal import Refusal, unknown_table
from westphalia.server.seating import Chair, seated, start_if_full
from westphalia.server.settings import Settings
from westphalia.server.store import SeatRow, Store, StoreError, TableRow, User
from westphalia.server.table import Table
from westphalia.server.webhooks import Herald

log = logging.getLogger("westphalia.server")

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
LINES_AT_ONCE = 5000


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on when a table is set up."""

    game: str
    seats: list[Chair]
    title: str = ""
    modules: list[str] = []
    options: dict[str, str] = {}
    public: bool = False
    clock: Clock = Clock()
    data: dict[str, Any] = {}


def new_id() -> str:
    """Hard to guess: whoever knows the id of a table may watch it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def game_of(name: str) -> Game:
    try:
        return find_game(name)
    except SetUpError as error:
        raise Refusal("unknown", str(error)) from error


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
        row = await self.store.table(table) if table.isascii() and len(table) < 64 else None
        if row is None:
            raise unknown_table(table)
        found = Table(self.store, self.now, self.metrics, row, await self.store.seats(table))
        self._take_in(found)
        try:
            async with found.lock:
                await found.reload()
        except BaseException:
            self._put_away(table)
            raise
        return found

    def _take_in(self, table: Table) -> None:
        self.live[table.row.id] = table
        driver = Driver(table, self.settings, self._workers)
        self._drivers[table.row.id] = driver

        def changed(table: Table) -> None:
            driver.wake()
            self.herald.look(table)

        table.after_change = changed

    def _put_away(self, table: str) -> None:
        self.live.pop(table, None)
        driver = self._drivers.pop(table, None)
        if driver:
            driver.stop()

    def sweep(self) -> None:
        """Put away what nobody looks at; if memory is short, what was used longest ago first."""
        now = self.now()
        spare = len(self.live) - self.settings.live_tables
        for table in sorted(self.live.values(), key=lambda table: table.used):
            if table.subscribers or table.lock.locked() or self._drivers[table.row.id].busy:
                continue
            if spare > 0 or now - table.used > self.settings.idle:
                self._put_away(table.row.id)
                spare -= 1

    async def heard(self, table: str) -> None:
        """Another server has changed a table, or, if it is not said which, perhaps any."""
        for each in [table] if table else list(self.live):
            found = self.live.get(each)
            if found is None:
                continue
            try:
                async with found.lock:
                    await found.reload()
            except Refusal as refusal:
                log.warning("table %s: %s", each, refusal.message)

    def close(self) -> None:
        for table in list(self.live):
            self._put_away(table)
        self._workers.shutdown(wait=False, cancel_futures=True)

    async def infos(self, rows: Sequence[TableRow], user: int) -> list[TableInfo]:
        """What is told about several tables; one that cannot be read is left out."""
        found = []
        for row in rows:
            try:
                found.append((await self.find(row.id)).info(user))
            except Refusal as refusal:
                log.warning("table %s: %s", row.id, refusal.message)
        return found

    # making

    async def create(self, wanted: NewTable, user: User) -> Table:
        """Set up a table; without open seats it starts at once."""
        game = game_of(wanted.game)
        bots = self.bots(game, len(wanted.seats))
        seats = seated(wanted.seats, user, bots)
        try:
            names = [seat.name for seat in seats]
            header = game.header(names, wanted.modules, wanted.options, wanted.data)
            await asyncio.to_thread(game.set_up, header)  # an overlay may be refused
        except ValueError as error:
            raise Refusal("bad_request", str(error)) from error
        options = dict(header.options)
        if wanted.data:
            options[OVERLAY] = msgspec.json.encode(wanted.data).decode()
        row = self._row(game, user, wanted.title, header.modules, options, wanted.public)
        row = msgspec.structs.replace(
            row, bank=checked_time(wanted.clock.bank), increment=checked_time(wanted.clock.increment)
        )
        return await self._add(row, seats)

    def bots(self, game: Game, seats: int) -> list[str]:
        """The bots that know a game; a wrong number of seats is refused by the game itself."""
        try:
            return bots_for(game.header([f"Seat {n + 1}" for n in range(seats)]))
        except SetUpError as error:
            raise Refusal("bad_request", str(error)) from error

    def _row(
        self,
        game: Game,
        user: User,
        title: str,
        modules: Sequence[str],
        options: Mapping[str, str],
        public: bool = False,
    ) -> TableRow:
        now = self.now()
        if len(title) > 80 or not (title.isprintable() or not title):
            raise Refusal("bad_request", "a title has at most 80 printable characters")
        return TableRow(
            id=new_id(),
            owner=user.id,
            game=game.name,
            version=game.version,
            title=title.strip(),
            modules=tuple(modules),
            options=dict(options),
            secret=secrets.token_bytes(32).hex(),
            public=public,
            bank=0,
            increment=0,
            state="open",
            created=now,
            changed=now,
        )

    async def _add(self, row: TableRow, seats: list[SeatRow]) -> Table:
        await self.store.add_table(row, seats)
        table = await self.find(row.id)
        await start_if_full(table)
        return table

    async def fork(self, source: Match, row: TableRow, at: int, user: User, chairs: list[Chair], title: str) -> Table:
        """A new table that goes on from a point of another one, with other chance."""
        game = source.game
        seats = seated(chairs, user, self.bots(game, len(row.modules) and len(chairs) or len(chairs)))
        record = fork_record(source, at, [seat.name for seat in seats])
        new = self._row(game, user, title or row.title, row.modules, row.options)
        new = msgspec.structs.replace(new, parent=row.id, parent_lines=len(record.lines))
        return await self._add_record(new, seats, record)

    async def _add_record(self, row: TableRow, seats: list[SeatRow], record: Record) -> Table:
        """Keep a table together with the lines that it begins with."""
        await self.store.add_table(row, seats)
        at = self.now()
        rows = [opening_row(record, at)]
        rows += [line_row(n, line, at) for n, line in enumerate(record.lines, start=1)]
        await self.store.append(row.id, rows)
        return await self.find(row.id)
