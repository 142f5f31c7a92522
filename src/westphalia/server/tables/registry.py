"""The table registry: finds tables in memory or loads them, and evicts those not in use."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext

from westphalia.engine.chance import commitment
from westphalia.server.errors import Refusal, game_over, unknown_table
from westphalia.server.health import Metrics
from westphalia.server.jobs import CostlyWork, FairQueue
from westphalia.server.notices.channels import Channels
from westphalia.server.notices.notifier import Notifier
from westphalia.server.settings import Settings
from westphalia.server.store.rows import ANEW, Account, SeatRow, StoreError, TableRow, User
from westphalia.server.store.store import Store
from westphalia.server.tables.bots import BotDriver, BotPool, Bots
from westphalia.server.tables.chat import load_read_state
from westphalia.server.tables.events import EventStreams
from westphalia.server.tables.info import People, Progress, TableInfo, own_info, public_info
from westphalia.server.tables.publishing import CLOSE_REFUSED, PublishQueue, Subscriber
from westphalia.server.tables.rated import check_not_running
from westphalia.server.tables.ready import ReadyChecks
from westphalia.server.tables.seats import require_owner
from westphalia.server.tables.table import Table
from westphalia.server.tables.votes import CLOSED
from westphalia.server.tables.watch import Watch

log = logging.getLogger("westphalia.server")

LOGGED_OUT = (CLOSE_REFUSED + 401, "you have logged out")
TABLE_DELETED = (CLOSE_REFUSED + 404, "this table is gone")
TOKEN_ENDED = (1012, "say anew who you are")  # a page comes back with the token that it has now
MAX_REMEMBERED = 10_000
RECENTLY_FOUND = 30.0  # seconds for which a table that was just found is not evicted
MAX_LOADS_PER_LIST = 30  # matches read at once to tell whose turn it is


def people_at(table: Table) -> list[object]:
    """Lists who sits where, and whether the table goes on: all may know that without the match."""
    seats = [
        (seat.kind, seat.name, seat.user, seat.asked, seat.bot, seat.stand_in, seat.when_out)
        for seat in table.seats
    ]
    row = table.row
    return [*seats, row.state, row.owner, row.title, row.frozen, row.rematch]


async def refresh(table: Table) -> None:
    """Reloads a stale table, unless somebody is changing it."""
    if table.stale and not table.lock.locked():
        try:
            async with table.lock:
                await table.ensure_fresh()
        except (Refusal, StoreError) as error:
            log.error("table %s: %s", table.row.id, error)


def ignore(table: Table) -> None:
    pass


class TableRegistry:
    """The tables that one server holds in memory, each with its bot driver."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        now: Callable[[], float],
        costly: CostlyWork,
        bots: Bots | None = None,
    ) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.costly = costly
        self.live: dict[str, Table] = {}
        self.channels = Channels(store, settings, now)
        self.notifier = Notifier(store, self.channels, metrics, now, self.find)
        self.watch = Watch(store, self.notifier, settings.vacation_days, self.refresh_rests)
        self.present_elsewhere: Callable[[str], Iterable[int]] = lambda table_id: ()
        self.on_presence: Callable[[str], None] = lambda table_id: None
        self.events = EventStreams()
        self.ready_checks = ReadyChecks(self)
        self.is_banned: Callable[[int], bool] = lambda user: False
        self._drivers: dict[str, BotDriver] = {}
        self._evicted_progress: OrderedDict[str, Progress] = OrderedDict()
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self.bots = bots or BotPool(settings.bot_processes)
        self._left_to_bots: dict[str, int] = {}  # tables that are just being, and their owners
        self._queue = FairQueue(self.bots.at_once)
        self._publish_queue = PublishQueue()

    # finding

    async def find(self, table_id: str) -> Table:
        """Returns the table of that id, from memory or from the store."""
        found = self.live.get(table_id)
        if found is None:
            found = await self._load_once(table_id)
        found.last_used = self.now()
        return found

    async def _load_once(self, table_id: str) -> Table:
        """Loads a table; whoever asks meanwhile waits for the same load."""
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Table:
        well_formed = table_id.isalnum() and len(table_id) < 64
        row = await self.store.table(table_id) if well_formed else None
        if row is None:
            raise unknown_table(table_id)
        found = Table(self.store, self.now, self.metrics, row, await self.store.seats(table_id))
        found.publish_queue = self._publish_queue
        found.settings, found.is_banned = self.settings, self.is_banned
        async with found.lock:
            await found.reload()
        self._register(found)
        return found

    def _register(self, table: Table) -> None:
        self.live[table.row.id] = table
        self._evicted_progress.pop(table.row.id, None)
        driver = BotDriver(table, self.settings, self.bots, self._queue, self._has_place)
        self._drivers[table.row.id] = driver

        table.subscribers.elsewhere = frozenset(self.present_elsewhere(table.row.id))

        def changed(table: Table) -> None:
            self.on_presence(table.row.id)
            self.ready_checks.watch(table)
            self.events.changed(table)
            if table.changed_elsewhere:
                driver.wait_for_other_server()
                self.notifier.assume_notified(table)
            else:
                driver.wake()
                self.notifier.notify_absent(table)

        self.notifier.assume_notified(table)
        table.after_change = changed
        changed(table)

    def _evict(self, table: Table) -> None:
        self._drivers.pop(table.row.id).stop()
        self.ready_checks.forget(table)
        self.notifier.forget(table)
        self.watch.forget(table)
        table.after_change = ignore  # it refers to the driver, and the driver to the table
        del self.live[table.row.id]
        self._evicted_progress[table.row.id] = table.progress
        if len(self._evicted_progress) > MAX_REMEMBERED:
            self._evicted_progress.popitem(last=False)

    def drop(self, table: Table) -> None:
        """Forgets a table that was deleted."""
        if self.live.get(table.row.id) is table:
            self._evict(table)
        self._evicted_progress.pop(table.row.id, None)
        for subscriber in table.subscribers:
            subscriber.close(*TABLE_DELETED)

    async def end_table(self, table: Table, user: User) -> None:
        """Ends a table early, for its owner: deletes it if its game has not begun.

        A game that is played is over without a result.
        """
        require_owner(table, user)
        async with table.lock:
            await table.ensure_fresh()
            if table.row.state == "over":
                raise game_over()
            message = "nobody ends a rated game alone; one may resign"
            alone = Refusal("not_allowed", message, reason="rated_close")
            check_not_running(table.row, alone)
            if table.row.state == "playing":
                own = [seat.seat for seat in table.seats if seat.user == user.id]
                await table.change_row(state="over", result="", changed=table.now())
                await table.note_act(CLOSED, user, own[0] if own else -1)
                table.publish()
                table.announce_presence()
                return
            await self._delete(table)

    async def close_unless(self, table: Table, wanted: Callable[[Table], bool]) -> None:
        """Deletes a table that has not begun, unless it is wanted after all."""
        async with table.lock:
            await table.ensure_fresh()
            if table.row.state == "open" and not wanted(table):
                await self._delete(table)

    async def _delete(self, table: Table) -> None:
        """Deletes a table that has not begun; the caller holds its lock."""
        await self.store.delete_table(table.row.id)
        self.drop(table)
        await self.forget_rematch(table.row.id)

    async def _write_back(self) -> None:
        """Reloads stale tables, and writes when tables last changed, for the lists."""
        tables = list(self.live.values())
        for table in tables:
            await refresh(table)
        unwritten = [each for each in tables if each.row.changed != each.stored_changed]
        if not unwritten:
            return
        changed = {table.row.id: table.row.changed for table in unwritten}
        try:
            await self.store.touch_tables(changed)
        except StoreError as error:
            log.error("when tables have changed is not written: %s", error)
            return
        for table in unwritten:
            table.stored_changed = changed[table.row.id]

    async def sweep(self) -> None:
        """Evicts idle tables; if there are too many, those used longest ago first."""
        await self._write_back()
        now = self.now()
        await self._keep_watch()
        spare = len(self.live) - self.settings.live_tables
        for table in sorted(self.live.values(), key=lambda table: table.last_used):
            saving = table.drafts.busy or table.seen.busy
            busy = table.lock.locked() or saving or self._drivers[table.row.id].busy
            if table.subscribers or busy:
                continue
            # A request may just have found it and not yet begun.
            unused = now - table.last_used
            needless = spare > 0 or table.row.state == "over"
            if unused > self.settings.idle or (needless and unused > RECENTLY_FOUND):
                self._evict(table)
                spare -= 1

    async def _keep_watch(self) -> None:
        """Sees to it that people hear before their time is out."""
        try:
            await self.watch.set_alarms(list(self.live.values()))
            await self.watch.look(self.now())
        except StoreError as error:
            log.warning("nobody is told now that time is nearly out: %s", error)

    async def on_foreign_change(self, table_id: str) -> None:
        """Reloads a table that another server has changed; without an id, all of them."""
        anew = table_id.startswith(ANEW)
        table_id = table_id.removeprefix(ANEW)
        self._evicted_progress.pop(table_id, None)
        if not table_id:
            self._evicted_progress.clear()
            self.events.look_at_all()
        for each in [table_id] if table_id else [*self.live, *self._loading]:
            if each in self.live or each in self._loading:
                await self._reload(each, anew=anew)

    @asynccontextmanager
    async def changed_below(self, table_id: str) -> AsyncIterator[None]:
        """Lets the rows of a table be changed in the store, and then reads them anew."""
        table = self.live.get(table_id)
        try:
            async with table.lock if table else nullcontext():
                if table:
                    table.stale = True
                yield
        finally:  # some of it may be changed though not all could be; or the table came just now
            if table_id in self.live or table_id in self._loading:
                await self._reload(table_id, elsewhere=False, anew=True)

    async def _reload(self, table_id: str, elsewhere: bool = True, anew: bool = False) -> None:
        """Reads a table again; people hear of it only if they may know what has changed."""
        try:
            found = await self.find(table_id)
            async with found.lock:
                before = people_at(found)
                found.changed_elsewhere = elsewhere
                found.stale |= anew
                await found.reload()
                found.subscribers.wake_readers(anew)
                if people_at(found) != before:
                    found.announce_presence()
        except (Refusal, StoreError) as error:
            log.warning("table %s: %s", table_id, error)
            table = self.live.get(table_id)
            if table and isinstance(error, Refusal) and error.code == "unknown":
                self.drop(table)
            elif table:
                table.stale = True  # whoever needs it next tries again

    async def forget_rematch(self, table_id: str) -> None:
        """Lets a table that is over know that its rematch was given up."""
        for former in [each for each in self.live.values() if each.row.rematch == table_id]:
            await self._reload(former.row.id, elsewhere=False)

    async def refresh_accounts(self, user: int) -> None:
        """Shows at the tables of a person who made an account, or renamed it, that it is one."""
        for table in list(self.live.values()):
            if any(seat.user == user for seat in table.seats):
                table.accounts = await self.store.accounts_at(table.row.id)
                table.announce_presence()

    async def refresh_rests(self, user: int) -> None:
        """Reckons the clocks of a person anew, whose hours or vacation have changed."""
        for table in list(self.live.values()):
            asleep = table.row.sleeps or table.row.vacations
            if asleep and any(seat.user == user for seat in table.seats):
                await self._reload(table.row.id, elsewhere=table.changed_elsewhere, anew=True)
                table.announce_presence()

    def show_banned(self, is_banned: Callable[[int], bool]) -> None:
        """Shows at the tables of banned people that others may decide about their seats."""
        for table in list(self.live.values()):
            if any(is_banned(seat.user) for seat in table.seats if seat.user):
                table.announce_presence()

    # what is said

    async def on_talk(self, table_id: str) -> None:
        """Loads what was said or done at a table through another server."""
        table = self.live.get(table_id)
        if table is None:
            return
        async with table.lock:
            if await table.talk.load():
                table.changed_elsewhere = True
                await table.reload()  # an act may come with another seat, or with the end
                table.announce_presence()
        table.subscribers.wake_readers()

    async def refresh_words(self, user: int) -> None:
        """Refreshes talk after a person's messages, or whom they mute or block, have changed."""
        for table in list(self.live.values()):
            spoke = any(entry.user == user for entry in table.talk.entries)
            if spoke:
                await table.talk.load(anew=True)
            for subscriber in table.subscribers:
                if subscriber.read_state and subscriber.user == user:
                    subscriber.read_state = await load_read_state(self.store, table.row.id, user)
            table.subscribers.wake_readers(anew=spoke)

    # who is present, as servers tell each other

    def all_keys(self) -> list[str | int]:
        """The tables that somebody looks at through this server."""
        return [table.row.id for table in self.live.values() if table.subscribers.here]

    def numbers(self, table_id: str | int) -> list[int]:
        """The people who look at a table through this server."""
        table = self.live.get(str(table_id))
        return sorted(table.subscribers.here) if table else []

    def heard(self, table_id: str | int) -> None:
        """Announces who has come or gone at another server."""
        table = self.live.get(str(table_id))
        if table:
            table.subscribers.elsewhere = frozenset(self.present_elsewhere(table.row.id))
            table.announce_presence()

    def connected_tokens(self, user: int = 0) -> list[str]:
        """The tokens with which connections are open, of one person or of all."""
        return sorted(
            {each.token_hash for each in self.connections() if each.user and user in (0, each.user)}
        )

    def connections(self) -> list[Subscriber]:
        """All that is open: to a table, and for the events of a bot."""
        at_tables = [each for table in self.live.values() for each in table.subscribers]
        return [*at_tables, *[stream.subscriber for stream in self.events.all()]]

    def close_connections(self, token_hash: str, why: tuple[int, str] = TOKEN_ENDED) -> None:
        """Closes the connections that were opened with a token that is no longer valid."""
        for connection in self.connections():
            if connection.token_hash == token_hash:
                connection.close(*why)

    def wake_subscribers(self) -> None:
        """Wakes every connection, to send what is due."""
        for connection in self.connections():
            connection.wake.set()

    async def close(self) -> None:
        """Evicts every table; whatever was acknowledged is on disk already."""
        self.notifier.dispatcher.stop()
        for table in list(self.live.values()):
            await table.drafts.flush()
            await table.seen.flush()
        await self._write_back()
        for table in list(self.live.values()):
            self._evict(table)
        await self.bots.close()

    def _has_place(self, row: TableRow) -> bool:
        """Tells whether bots may play on alone here: the oldest tables of an owner have places."""
        alone = [each.table.row for each in self._drivers.values() if each.alone_for(row.owner)]
        oldest = sorted(alone, key=lambda each: (each.created, each.id))
        return row in oldest[: self.settings.limits.person_bot_games]

    @contextmanager
    def left_to_bots(self, table_id: str, owner: int, seats: Sequence[SeatRow]) -> Iterator[None]:
        """Refuses to leave one more game to bots alone if its owner has enough of them.

        The game counts from here on, though it begins only inside the block.
        """
        if any(seat.kind == "person" and not seat.stand_in for seat in seats):
            yield
            return
        running = {table for table, driver in self._drivers.items() if driver.alone_for(owner)}
        running |= {table for table, other in self._left_to_bots.items() if other == owner}
        most = self.settings.limits.person_bot_games
        if len(running - {table_id}) >= most:
            message = f"in {most} of your games only bots play already; wait until one is over"
            raise Refusal("too_many", message, reason="too_many_bot_games", most=most)
        self._left_to_bots[table_id] = owner
        try:
            yield
        finally:
            self._left_to_bots.pop(table_id, None)

    @property
    def bots_waiting(self) -> int:
        """How many turns of bots wait for a process, or for their answer to be written."""
        return self._queue.waiting

    async def infos(self, rows: Sequence[TableRow], user: int) -> list[TableInfo]:
        """The information about several tables; one that cannot be read is left out.

        A match is loaded only to tell whose turn it is, and not for more than a few at once.
        """
        found, loads_left = [], MAX_LOADS_PER_LIST
        stored = [row.id for row in rows if row.id not in self.live]
        seats = await self.store.seats_of(*stored) if stored else {}  # one reading for all
        accounts = await self.store.accounts_at(*stored) if stored else {}
        for row in rows:
            try:
                table = self.live.get(row.id)  # to be on a list is no use that keeps it in memory
                playing = row.state == "playing" and row.id not in self._evicted_progress
                if table is None and ((playing and loads_left > 0) or row.id not in seats):
                    loads_left -= 1
                    table = await self.find(row.id)
                info = table.info(user) if table else None
                found.append(info or self._stored_info(row, seats[row.id], accounts, user))
            except Refusal as refusal:
                log.warning("table %s: %s", row.id, refusal.message)
        return found

    def _stored_info(
        self, row: TableRow, seats: Sequence[SeatRow], accounts: dict[int, Account], user: int
    ) -> TableInfo:
        """The information about a table without loading its match."""
        bound = "" if row.parent or row.parent_lines else commitment(bytes.fromhex(row.secret))
        progress = self._evicted_progress.get(row.id, Progress(commitment=bound))
        return own_info(
            public_info(row, seats, progress, People(accounts=accounts)), row, seats, user
        )
