"""A table in use: a match in memory that never runs ahead of the disk for anybody who looks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import perf_counter

import msgspec

from westphalia.engine.chance import commitment
from westphalia.engine.game import SPECTATOR
from westphalia.engine.match import Match
from westphalia.engine.match import start as start_match
from westphalia.engine.step import Seat
from westphalia.games import find_game
from westphalia.server.errors import Refusal, not_begun
from westphalia.server.metrics import Metrics
from westphalia.server.store.protocol import Store
from westphalia.server.store.rows import Conflict, LineRow, SeatRow, StoreError, TableRow
from westphalia.server.tables.answers import take, take_back
from westphalia.server.tables.drafts import Drafts
from westphalia.server.tables.info import Moment, TableInfo, options_of, own_info, public_info
from westphalia.server.tables.resume import follow, line_row, opening_row, resume
from westphalia.server.tables.snapshots import LogBook, Position, position_frame
from westphalia.server.tables.subscribers import Subscriber
from westphalia.server.tables.turns import Chronicle

log = logging.getLogger("westphalia.server")

Check = Callable[[], object]  # raises a Refusal, if need be
RACES = 10  # against other servers, after which an answer is refused


class Table:
    """``position`` is what everybody is shown; ``match`` is ahead while an answer is written.

    Whoever changes anything holds the lock.  ``stale`` says that the match must be read again from
    the store, because nobody can be sure that both are the same.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        metrics: Metrics,
        row: TableRow,
        seats: list[SeatRow],
    ) -> None:
        self.store = store
        self.now = now
        self.metrics = metrics
        self.row = row
        self.seats = seats
        self.game = find_game(row.game)
        self.lock = asyncio.Lock()
        self.stale = True
        self.foreign = False  # whether another server has changed it last
        self.match: Match | None = None
        self.chronicle = Chronicle(len(seats), row.bank, row.increment)
        self.kept = 0  # lines of the record that are in the store
        self.keys: dict[str, int] = {}  # submissions since the table was loaded, and their turns
        self.drafts = Drafts(store, row.id)
        self.book = LogBook(self.game, len(seats))
        self.position: Position | None = None
        self.subscribers: set[Subscriber] = set()
        self.used = now()
        self.after_change: Callable[[Table], None] = lambda table: None
        self._info: TableInfo | None = None  # as a stranger is told, until something changes
        self._infos: dict[int, bytes] = {}
        self._changed_on_disk = row.changed

    # reading

    async def load(self) -> None:
        """Read what is on disk; afterwards the position is that."""
        row = await self.store.table(self.row.id)
        assert row, f"the table {self.row.id} has gone"
        self._changed_on_disk = row.changed
        row = msgspec.structs.replace(row, changed=max(row.changed, self.row.changed))
        self.row, self.seats = row, await self.store.seats(row.id)
        await self.drafts.load()
        in_doubt, self.stale = self.stale, True
        if in_doubt or not await self._catch_up():
            rows = await self.store.lines(row.id)
            if rows:
                self.match, self.chronicle = await asyncio.to_thread(resume, row, rows)
                self.kept = len(rows) - 1
        self.stale = False
        await self._mend()
        self.publish()

    async def _catch_up(self) -> bool:
        """Play only what is new, if that is possible."""
        if self.match is None:
            return False
        rows = await self.store.lines(self.row.id, self.kept + 1)
        try:
            follow(self.match, self.chronicle, rows)
        except ValueError as reason:
            log.info("table %s is read anew: %s", self.row.id, reason)
            return False
        self.kept += len(rows)
        return True

    async def _mend(self) -> None:
        """A server that fell may have written lines and not yet the row that follows from them."""
        if self.match and self.row.state == "open":
            await self.change_row(state="playing")
        if self.match and self.match.over and self.row.state != "over":
            await self._close_book()

    async def fresh(self) -> None:
        """Read again what is in doubt; the caller holds the lock."""
        if self.stale:
            await self.reload()

    async def ready(self) -> Match:
        """The match, to be changed by whoever holds the lock."""
        await self.fresh()
        if self.match is None:
            raise not_begun()
        return self.match

    async def reload(self) -> None:
        try:
            await self.load()
        except StoreError as error:
            log.error("table %s cannot be read: %s", self.row.id, error)
            raise Refusal("not_ready", "the table cannot be read now", 503) from error
        except ValueError as error:
            log.error("table %s cannot be played on: %s", self.row.id, error)
            message = "this table was played under other rules and cannot go on"
            raise Refusal("not_ready", message) from error

    # the match

    async def start(self) -> None:
        """Begin; the caller holds the lock and has seen to it that every seat is taken."""
        options, overlay = options_of(self.row)
        names = [seat.name for seat in self.seats]
        header = self.game.header(names, self.row.modules, options, overlay)
        match = start_match(self.game, header, bytes.fromhex(self.row.secret))
        at = self.now()
        try:
            await self._append([opening_row(match.record, at)], "")
        except Conflict:  # another server has begun it, or we have and do not know it
            await self.reload()
            return
        self.match, self.kept, self.stale = match, 0, False
        self.chronicle.begin(match, at)
        await self.change_row(state="playing", changed=at)
        self.publish()

    async def answer(
        self, seat: Seat, turn: int, key: str, choices: Sequence[str], check: Check
    ) -> int:
        """Take a batch of answers; when this returns the seat's turn it is on disk.

        Who answers may lose the seat while waiting for the lock, so *check* looks then.
        """
        begun = perf_counter()
        turn = await self._submit(seat, turn, key, check, choices)
        self.metrics.answered(perf_counter() - begun)
        return turn

    async def undo(self, seat: Seat, turn: int, key: str, check: Check) -> int:
        """Let a seat take back its last answer."""
        return await self._submit(seat, turn, key, check, None)

    async def _submit(
        self, seat: Seat, turn: int, key: str, check: Check, choices: Sequence[str] | None
    ) -> int:
        """Change the match and keep that; again if another server was faster at another seat."""
        mark = f"{seat} {key}" if key else ""
        async with self.lock:
            for race in range(RACES):
                if turn > self.chronicle.turns[seat]:  # another server has told what we yet hear
                    await self.reload()
                match = await self.ready()
                check()
                again = await self._repeated(seat, turn, mark, race > 0)
                if again is not None:
                    return again
                await self._change(match, seat, choices)
                with suppress(Conflict):
                    return await self._keep(match, seat, mark, choices is None)
        raise Refusal("conflict", "the table changes too fast just now; try again")

    async def _change(self, match: Match, seat: Seat, choices: Sequence[str] | None) -> None:
        """Answer, or take the last answer back; to be refused changes nothing."""
        try:
            if choices is None:
                await asyncio.to_thread(take_back, match, seat)
            else:
                take(match, seat, choices)
        except BaseException as error:
            self.stale |= not isinstance(error, Refusal)
            raise

    async def _repeated(self, seat: Seat, turn: int, mark: str, lost: bool) -> int | None:
        """The turn that was acknowledged, if this was taken before.

        What was taken has changed its seat's turn.  So only a wrong turn makes us look in the
        store, or a race that was *lost*: perhaps against this very submission.
        """
        now = self.chronicle.turns[seat]
        if mark in self.keys:
            return self.keys[mark]
        if turn != now or lost:
            line = await self.store.submission(self.row.id, mark) if mark else None
            if line is not None:
                if line > self.kept + 1:  # another server has taken it
                    await self.reload()
                return self.chronicle.acked[line - 1]
        if turn != now:
            raise Refusal("stale", f"that answers turn {turn} of seat {seat}; now is turn {now}")
        return None

    async def _keep(self, match: Match, seat: Seat, mark: str, undone: bool) -> int:
        """Write the new lines; only then show them."""
        at = self.now()
        new = match.record.lines[self.kept :]
        rows = [line_row(self.kept + n, line, at) for n, line in enumerate(new, start=1)]
        await self._append(rows, mark)
        self.foreign = False
        self.kept += len(rows)
        self.chronicle.note(match, seat, len(rows), at, undone)
        turn = self.chronicle.turns[seat]
        if mark:
            self.keys[mark] = turn
        self.drafts.put(seat, "")
        if match.over:
            await self._close_book()
        self.publish()
        return turn

    async def _append(self, rows: Sequence[LineRow], mark: str) -> None:
        with self._in_doubt():
            try:
                await self.store.append(self.row.id, rows, mark)
            except Conflict:
                raise
            except StoreError as error:
                log.error("table %s: %s", self.row.id, error)
                message = "the answer could not be kept, and nothing has changed; try again later"
                raise Refusal("not_ready", message, 503) from error

    @contextmanager
    def _in_doubt(self) -> Iterator[None]:
        """If this fails or is called off, nobody knows what is on disk until it is read again."""
        try:
            yield
        except BaseException:
            self.stale = True
            raise

    async def _close_book(self) -> None:
        assert self.match
        result = msgspec.json.encode(self.game.result(self.match.play.state)).decode()
        try:
            await self.change_row(state="over", result=result, changed=self.now())
        except StoreError as error:
            # The lines tell the end; the row will be mended when the table is loaded again.
            log.error("table %s: %s", self.row.id, error)

    # rows

    async def change_row(self, **changes: object) -> None:
        row = msgspec.structs.replace(self.row, **changes)
        with self._in_doubt():
            await self.store.change_table(row)
        self.row = row
        self._changed_on_disk = row.changed
        self._info = None

    async def tidy(self) -> None:
        """Read again what is in doubt, and write when the table last changed, for the lists."""
        if self.lock.locked() or not (self.stale or self.row.changed != self._changed_on_disk):
            return
        try:
            async with self.lock:
                await self.fresh()
                await self.change_row()
        except (Refusal, StoreError) as error:
            log.error("table %s: %s", self.row.id, error)

    async def change_seat(self, seat: SeatRow) -> None:
        with self._in_doubt():
            await self.store.change_seat(self.row.id, seat, self.seats[seat.seat])
        if seat.user != self.seats[seat.seat].user:
            self.drafts.put(seat.seat, "")  # what one has half made is not for the next
        self.seats[seat.seat] = seat
        self.greet()

    def draft(self, seat: Seat, text: str, sender: Subscriber) -> None:
        """Keep what a seat has half made, and show it on its other devices."""
        if self.drafts.put(seat, text):
            for subscriber in self.subscribers - {sender}:
                if subscriber.seat == seat:
                    subscriber.look()

    # showing

    def publish(self) -> None:
        """Show the position on disk to everybody who may see that something has changed."""
        self._info = None
        if self.match is None:
            self.greet()
            return
        old, new = self.position, Position.now(self.match, self.chronicle.turns)
        kept = self.book.follow(self.match.log)
        new.prepare({subscriber.seat for subscriber in self.subscribers}, old)
        new.keep_odds(old)
        self.position = new
        if old and old.body(SPECTATOR) != new.body(SPECTATOR):
            self.row = msgspec.structs.replace(self.row, changed=self.now())
        for subscriber in self.subscribers:
            seat = subscriber.seat
            subscriber.sent = min(subscriber.sent, kept[seat])
            if (
                old is None
                or subscriber.sent < self.book.length(seat)
                or old.body(seat) != new.body(seat)
            ):
                subscriber.look()
        self.after_change(self)

    def greet(self) -> None:
        """Tell everybody who sits here now."""
        self._info = None
        for subscriber in self.subscribers:
            subscriber.greet()
        self.after_change(self)

    def frame(self, subscriber: Subscriber) -> bytes | None:
        """What is due to a subscriber: the position or, if only people have changed, they."""
        seat = subscriber.seat
        position_due, subscriber.position_due = subscriber.position_due, False
        presence_due, subscriber.presence_due = subscriber.presence_due, False
        if position_due and self.position:
            sent, subscriber.sent = subscriber.sent, self.book.length(seat)
            return self.position_frame(subscriber.user, seat, sent)
        if presence_due or position_due:
            return b'{"type":"presence","table":%b}' % self.info_text(subscriber.user)
        return None

    @property
    def shown(self) -> Position:
        """The position, for who asks for one."""
        if self.position is None:
            raise not_begun()
        return self.position

    def position_frame(self, user: int, seat: Seat, logged: int) -> bytes:
        return position_frame(
            self.info_text(user),
            self.shown.body(seat),
            self.book.since(seat, logged),
            self.book.length(seat),
            self.drafts.json(seat),
        )

    def info(self, user: int) -> TableInfo:
        return own_info(self._public_info(), self.row, self.seats, user)

    def info_text(self, user: int) -> bytes:
        public = self._public_info()
        if user not in self._infos:
            self._infos[user] = msgspec.json.encode(own_info(public, self.row, self.seats, user))
        return self._infos[user]

    def _public_info(self) -> TableInfo:
        if self._info is None or (self.row.bank and self.row.state == "playing"):  # clocks run
            present = {subscriber.user for subscriber in self.subscribers} - {0}
            self._info = public_info(self.row, self.seats, self.moment, present, self.left)
            self._infos.clear()
        return self._info

    @property
    def moment(self) -> Moment:
        """What the position adds to the row; before the start there is only the promise."""
        if self.position is None or self.match is None:
            return Moment(commitment=commitment(bytes.fromhex(self.row.secret)))
        when = self.game.when(self.position.state)
        bound = self.match.record.header.commitment
        return Moment(sorted(self.position.open), when, bound)

    def left(self, seat: Seat) -> float | None:
        if not self.row.bank:
            return None
        return round(self.chronicle.remaining(seat, self.now()), 1)

    def known(self, seat: Seat, logged: int) -> int:
        """How much of a returning client's log stands for good; the rest is sent again."""
        if self.position is None:
            return 0
        return max(0, min(logged, self.book.settled(seat, self.position.settled())))
