"""The event stream of a bot: all its tables on one connection, and which bots have one open.

Nothing is queued.  A stream compares what is with what it has told, and tells the difference.  So
it begins with all that is under way, and whoever comes back has missed nothing that still counts.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import msgspec

from westphalia.engine.game import SPECTATOR
from westphalia.engine.step import Seat
from westphalia.server.errors import Refusal
from westphalia.server.store.rows import StoreError, User
from westphalia.server.tables.chat import ReadState, channels_of, load_read_state
from westphalia.server.tables.info import TableInfo
from westphalia.server.tables.orders import ordered
from westphalia.server.tables.publishing import Subscriber
from westphalia.server.tables.table import Table

if TYPE_CHECKING:
    from westphalia.server.tables.registry import TableRegistry

log = logging.getLogger("westphalia.server")

MOST_STREAMS: Final = 2  # of one bot: the one that comes, and one that has not noticed its end
POSITION: Final = b'{"type":"position",'  # as the frame of a seat begins
Key = str | int

# ------------------------------------------------------------------------------
# Events, as they are sent.


class Challenger(msgspec.Struct, frozen=True):
    """Who has challenged a bot."""

    id: int
    name: str
    bot: bool


class Connected(msgspec.Struct, frozen=True, tag="connected"):
    """The first event: the tables at which the bot plays or is challenged, each told next."""

    id: int
    name: str
    tables: list[str]


class Challenge(msgspec.Struct, frozen=True, tag="challenge"):
    """A seat is kept for the bot, which may sit down on it or decline."""

    table: TableInfo
    seat: Seat
    by: Challenger | None


class GameStart(msgspec.Struct, frozen=True, tag="game_start"):
    """The game has begun, with the bot on these seats; or it goes on, as the stream begins."""

    table: TableInfo
    seats: list[Seat]


class GameOver(msgspec.Struct, frozen=True, tag="game_over"):
    """The game is over, or was ended; the table tells how."""

    table: TableInfo
    seats: list[Seat]


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A seat, or a challenge, is the bot's no more; or the whole table is gone."""

    table: str
    seat: Seat


Event = Connected | Challenge | GameStart | GameOver | Left


# ------------------------------------------------------------------------------
# One table, as a stream follows it.


class FollowedTable:
    """A table of a bot, with what the stream has told of it."""

    def __init__(self, stream: EventStream, table: Table, host: User | None, talk: ReadState):
        self.stream = stream
        self.table = table
        self.host = host
        self.talk = talk
        self.challenges: set[Seat] = set()
        self.begun = False
        self.over = False
        self.turns: dict[Seat, int] = {}
        self.subscribers: dict[Seat, Subscriber] = {}
        self._subscribe(SPECTATOR).read_state = talk  # by which it hears of people and words

    @property
    def seats(self) -> list[Seat]:
        return [seat for seat in self.subscribers if seat != SPECTATOR]

    def _subscribe(self, seat: Seat) -> Subscriber:
        home = self.stream.subscriber
        found = Subscriber(home.user, seat, 0, home.token_hash, home.address)
        found.wake = home.wake
        logs = self.table.logs
        # What was told before the stream began is in the frame of GET position.
        found.sent = logs.length(seat) if self.stream.beginning else 0
        self.subscribers[seat] = found
        self.table.subscribers.add(found)
        return found

    def events(self) -> Iterator[bytes]:
        """What is to be told now."""
        state, mine = self.table.row.state, self._own_seats()
        gone = any(each.closing for each in self.subscribers.values())
        yield from self._challenges([] if gone else self._kept_seats())
        for seat in [each for each in self.seats if gone or each not in mine]:
            self.table.subscribers.discard(self.subscribers.pop(seat))
            yield encode(Left(self.table.row.id, seat))
        for seat in [] if gone else [each for each in mine if each not in self.subscribers]:
            self._subscribe(seat)
        self.over = gone or state == "over"
        if self.seats and state != "open" and not self.begun:
            self.begun = True
            yield encode(GameStart(self._info(), self.seats))
        for seat in [] if self.over else self.seats:
            yield from self._turn(seat)
        if self.seats and not self.over:
            yield from self._words()
        if self.seats and self.over:
            yield encode(GameOver(self._info(), self.seats))

    def _own_seats(self) -> list[Seat]:
        user = self.stream.subscriber.user
        return [row.seat for row in self.table.seats if row.kind == "person" and row.user == user]

    def _kept_seats(self) -> list[Seat]:
        user = self.stream.subscriber.user
        return [row.seat for row in self.table.seats if row.kind == "open" and row.asked == user]

    def _info(self) -> TableInfo:
        return self.table.info(self.stream.subscriber.user)

    def _challenges(self, kept: list[Seat]) -> Iterator[bytes]:
        """Those that are new, and those taken back; one that was taken is no news."""
        by = Challenger(self.host.id, self.host.name, self.host.bot) if self.host else None
        for seat in [each for each in kept if each not in self.challenges]:
            yield encode(Challenge(self._info(), seat, by))
        for seat in sorted(self.challenges - {*kept, *self._own_seats()}):
            yield encode(Left(self.table.row.id, seat))
        self.challenges = set(kept)

    def _turn(self, seat: Seat) -> Iterator[bytes]:
        """The frame ``position`` of a seat that is asked something new."""
        table, snapshot, subscriber = self.table, self.table.snapshot, self.subscribers[seat]
        asked = snapshot is not None and seat in snapshot.open
        if snapshot is None or not asked or table.seats[seat].stand_in or ordered(table, seat):
            self.turns.pop(seat, None)  # after a pause it is told again
            return
        if self.turns.get(seat) == snapshot.turns[seat]:
            return
        self.turns[seat] = snapshot.turns[seat]
        sent, subscriber.sent = subscriber.sent, table.logs.length(seat)
        frame = table.position_frame(subscriber.user, seat, sent)
        yield b'{"type":"turn",' + frame.removeprefix(POSITION)

    def _words(self) -> Iterator[bytes]:
        table = self.table
        fields = table.talk.due_fields(self.talk, table.row, table.seats)
        if fields and fields["entries"]:
            yield msgspec.json.encode({**fields, "table": table.row.id})

    def leave(self) -> None:
        for subscriber in self.subscribers.values():
            self.table.subscribers.discard(subscriber)
        self.table.last_used = self.table.now()
        self.table.announce_presence()


def encode(event: Event) -> bytes:
    return msgspec.json.encode(event)


# ------------------------------------------------------------------------------
# One stream.


class EventStream:
    """What one bot is told over one connection."""

    def __init__(
        self, registry: TableRegistry, user: User, token_hash: str = "", address: str = ""
    ) -> None:
        self.registry = registry
        self.user = user
        self.subscriber = Subscriber(user.id, SPECTATOR, 0, token_hash, address)  # of no table
        self.tables: dict[str, FollowedTable] = {}
        self.beginning = True
        self._look_for_tables = True

    def look_for_tables(self) -> None:
        """Says that there may be tables that it does not follow yet."""
        self._look_for_tables = True
        self.subscriber.wake.set()

    def _closing(self) -> bool:
        return self.subscriber.closing is not None

    async def events(self) -> AsyncIterator[bytes]:
        """Yields the events to send until the connection is closed."""
        try:
            await self._follow()
            yield encode(Connected(self.user.id, self.user.name, sorted(self.tables)))
            while not self._closing():
                self.subscriber.wake.clear()
                if self._look_for_tables:
                    await self._follow()
                for event in self._due():
                    yield event
                self.beginning = False
                await self.subscriber.wake.wait()
        except StoreError as error:
            log.warning("the events of user %s end: %s", self.user.id, error)
        finally:
            for followed in list(self.tables.values()):
                self._leave(followed)

    def _due(self) -> Iterator[bytes]:
        """What is to be told of all tables now; those that concern the bot no more are left."""
        for followed in [] if self._closing() else list(self.tables.values()):
            yield from followed.events()
            if followed.over or not (followed.seats or followed.challenges):
                self._leave(followed)

    def _leave(self, followed: FollowedTable) -> None:
        del self.tables[followed.table.row.id]
        followed.leave()

    async def _follow(self) -> None:
        """Follows every table that is not over and where the bot has a seat, or one is kept."""
        self._look_for_tables = False
        store, user = self.registry.store, self.user.id
        rows = await store.tables_of(user, self.registry.settings.limits.person_tables)
        for row in [each for each in rows if each.state != "over" and each.id not in self.tables]:
            try:
                table = await self.registry.find(row.id)
            except Refusal as refusal:
                log.warning("user %s is not told of table %s: %s", user, row.id, refusal.message)
                continue
            if not any(user in (seat.user, seat.asked) for seat in table.seats):
                continue
            talk = await load_read_state(store, row.id, user)
            talk.sent, talk.due = talk.read, False
            talk.channels = channels_of(table.row, table.seats, user)
            host = await store.user(table.row.owner) if table.row.owner else None
            self.tables[row.id] = FollowedTable(self, table, host, talk)
            table.announce_presence()


# ------------------------------------------------------------------------------
# All streams of this server, and whose are open at others.


class News:
    """Tells other servers that a bot has, or was challenged to, another table; they then look."""

    def __init__(self, heard: Callable[[int], None]) -> None:
        self._heard = heard
        self._times: Counter[int] = Counter()
        self.on_change: Callable[[Key], None] = lambda bot: None

    def tell(self, bot: int) -> None:
        self._times[bot] += 1
        self.on_change(bot)

    def all_keys(self) -> list[Key]:
        return list(self._times)

    def numbers(self, bot: Key) -> list[int]:
        return [self._times[int(bot)]] if int(bot) in self._times else []

    def heard(self, bot: Key) -> None:
        self._heard(int(bot))


class EventStreams:
    """The open event streams by their bots; a bot without one is resting."""

    def __init__(self) -> None:
        self.open: dict[int, list[EventStream]] = {}
        self.elsewhere: Callable[[Key], list[int]] = lambda bot: []
        self.bots_elsewhere: Callable[[], list[Key]] = list
        self.on_change: Callable[[Key], None] = lambda bot: None
        self.news = News(self.look_for)

    def available(self) -> list[int]:
        """The bots that have a stream open, at whichever server."""
        return sorted({*self.open, *map(int, self.bots_elsewhere())})

    def all(self) -> list[EventStream]:
        return [stream for streams in self.open.values() for stream in streams]

    def check(self, bot: int) -> None:
        """Refuses one stream too many; that of a connection that broke ends with its heartbeat."""
        if len(self.open.get(bot, [])) + sum(self.elsewhere(bot)) >= MOST_STREAMS:
            raise Refusal(
                "too_many",
                f"there are {MOST_STREAMS} streams of events open already",
                reason="too_many_connections",
                most=MOST_STREAMS,
                wait=5.0,
            )

    @contextmanager
    def entered(self, stream: EventStream) -> Iterator[None]:
        """Counts a stream as long as it is open."""
        bot = stream.user.id
        self.check(bot)
        self.open.setdefault(bot, []).append(stream)
        self.on_change(bot)
        try:
            yield
        finally:
            self.open[bot].remove(stream)
            if not self.open[bot]:
                del self.open[bot]
            self.on_change(bot)

    def look_for(self, bot: int) -> None:
        for stream in self.open.get(bot, []):
            stream.look_for_tables()

    def look_at_all(self) -> None:
        for stream in self.all():
            stream.look_for_tables()

    def changed(self, table: Table) -> None:
        """Has the bots of a table told of it that have come to it just now, wherever they are."""
        people = {user for seat in table.seats for user in (seat.user, seat.asked)}
        known = people & table.accounts.keys()
        bots = frozenset([user for user in known if table.accounts[user].bot])
        for bot in bots - table.known_bots:
            self.look_for(bot)
            if not table.changed_elsewhere:
                self.news.tell(bot)
        table.known_bots = bots

    # as servers tell each other

    def all_keys(self) -> list[Key]:
        return list(self.open)

    def numbers(self, bot: Key) -> list[int]:
        number = len(self.open.get(int(bot), []))
        return [number] if number else []

    def heard(self, bot: Key) -> None:
        """Need do nothing: the streams elsewhere are asked for whenever they are needed."""
