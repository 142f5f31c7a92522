"""A table in memory: its match, its seats, and what its subscribers are shown of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Final

import msgspec

from westphalia.engine.chance import commitment
from westphalia.engine.game import SPECTATOR, SetUpError
from westphalia.engine.match import Match
from westphalia.engine.match import start as start_match
from westphalia.engine.record import Header
from westphalia.engine.step import Seat
from westphalia.games import find_game
from westphalia.server.errors import (
    Refusal,
    answer_not_kept,
    game_over,
    not_begun,
    other_rules,
    store_silent,
    table_busy,
    table_frozen,
    table_paused,
    unknown_table,
)
from westphalia.server.health import Metrics
from westphalia.server.settings import Settings
from westphalia.server.store.rows import (
    Account,
    Conflict,
    LineRow,
    SeatRow,
    StoreError,
    TableRow,
    TalkRow,
    User,
)
from westphalia.server.store.store import Store
from westphalia.server.tables import results
from westphalia.server.tables.answers import apply_answers, apply_undo
from westphalia.server.tables.chat import ACT, MOST_ACTS, Talk
from westphalia.server.tables.info import (
    People,
    Progress,
    ReadyInfo,
    Rest,
    TableInfo,
    TableInfoCache,
    VoteInfo,
    VotesInfo,
    options_of,
    own_info,
    public_info,
    stored_options,
)
from westphalia.server.tables.played import left_before, played_to_the_end
from westphalia.server.tables.publishing import PublishQueue, Subscriber, Subscribers
from westphalia.server.tables.rests import SeatRests, seat_rests
from westphalia.server.tables.resume import apply_lines, line_row, record_rows, resume, seat_of
from westphalia.server.tables.snapshots import NONE, SeatLogs, Snapshot, position_frame
from westphalia.server.tables.turns import Extensions, Pauses, SeatTurns
from westphalia.server.tables.votes import BACK, BOT, NOT_READY, SUBSTITUTE, VOTES, Vote, Voters

# ------------------------------------------------------------------------------
# Drafts, and how far each seat has been told: kept for the seat, and saved in the background.

log = logging.getLogger("westphalia.server")
SAVE_INTERVAL: Final = 0.5  # seconds; only the latest draft matters


class Drafts:
    """The drafts of a table as JSON text, by seat."""

    what = "a draft"

    def __init__(self, store: Store, table_id: str) -> None:
        self.store = store
        self.table_id = table_id
        self.texts: dict[Seat, str] = {}
        self._unsaved: set[Seat] = set()
        self._saver: asyncio.Task[None] | None = None

    async def load(self) -> None:
        """Reads the stored drafts; those not yet saved are newer and stay."""
        stored = await self._read()
        self.texts = {**stored, **{seat: self.texts[seat] for seat in self._unsaved}}

    def put(self, seat: Seat, text: str) -> bool:
        """Sets a draft, or drops it if the text is empty; returns whether that changed anything."""
        if self.texts.get(seat, "") == text:
            return False
        self.texts[seat] = text
        self._unsaved.add(seat)
        if self._saver is None:
            self._saver = asyncio.get_running_loop().create_task(self._save())
        return True

    def json(self, seat: Seat) -> bytes:
        return (self.texts.get(seat) or "null").encode()

    @property
    def busy(self) -> bool:
        return self._saver is not None

    async def _save(self) -> None:
        try:
            while self._unsaved:
                await self._write()
                await asyncio.sleep(SAVE_INTERVAL)
        finally:
            self._saver = None

    async def _write(self) -> None:
        seat = next(iter(self._unsaved))
        text = self.texts[seat]
        try:
            await self._put(seat, text)
        except StoreError as error:
            log.error("table %s: %s was not kept: %s", self.table_id, self.what, error)
        if self.texts[seat] == text:
            self._unsaved.discard(seat)

    async def flush(self) -> None:
        """Saves all drafts that are not yet saved."""
        if self._saver:
            self._saver.cancel()
        while self._unsaved:
            await self._write()

    async def _read(self) -> dict[Seat, str]:
        return await self.store.drafts(self.table_id)

    async def _put(self, seat: Seat, text: str) -> None:
        await self.store.put_draft(self.table_id, seat, text)


class Seen(Drafts):
    """How many entries of its log a seat has been told, on whichever device."""

    what = "what a seat has seen"

    def number(self, seat: Seat) -> int:
        """The entries told; 0 if nobody has said."""
        return int(self.texts.get(seat) or 0)

    async def _read(self) -> dict[Seat, str]:
        return {seat: str(log) for seat, log in (await self.store.seen(self.table_id)).items()}

    async def _put(self, seat: Seat, text: str) -> None:
        await self.store.put_seen(self.table_id, seat, int(text or 0))


# ------------------------------------------------------------------------------
# The beginning of a match, under the rules of that day (docs/versions.md), which the row tells.


def first_header(row: TableRow, seats: Sequence[SeatRow]) -> Header:
    """The header that a row and its seats agree on; an option that is new has its default."""
    options, overlay = options_of(row)
    names = [seat.name for seat in seats]
    try:
        return find_game(row.game).header(names, row.modules, options, overlay)
    except SetUpError as error:  # agreed on under rules that knew it
        raise other_rules() from error


def may_begin(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Tells whether a table waits for nobody any more, and has not begun."""
    return row.state == "open" and all(seat.kind != "open" for seat in seats)


def row_of_begun(header: Header) -> dict[str, object]:
    """Returns the fields of a table's row that the start of its match sets."""
    options = stored_options(header.options, header.data)
    return {"state": "playing", "version": header.version, "options": options}


# ------------------------------------------------------------------------------
# The table.

LIVE: Final = 6 * 3600  # seconds of a clock with which people stay at the table
MAX_ATTEMPTS: Final = 10  # to write before another server does, after which an answer is refused
DAY: Final = 86_400
NEVER: Final = float("inf")
Check = Callable[[], object]  # raises a Refusal if the caller may not go on


class Table:
    """A table whose subscribers never see more than is on disk.

    ``snapshot`` is what they are shown; ``match`` is ahead of it while an answer is written, and
    until that is shown.  A ``stale`` match may differ from the store.  Whoever changes anything
    holds the lock.
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
        self.accounts: dict[int, Account] = {}  # of the people here, by their numbers
        self.known_bots: frozenset[int] = frozenset()  # as their event streams were told last
        self.game = find_game(row.game)
        self.lock = asyncio.Lock()
        self.publish_queue = PublishQueue()  # tables of one server share it
        self.settings = Settings()
        self.is_banned: Callable[[int], bool] = lambda user: False
        self.unpublished = False  # whether the match is as on disk, and ahead of the snapshot
        self.stale = True
        self.changed_elsewhere = False  # whether the last change came from another server
        self.match: Match | None = None
        self.stored_lines = 0  # lines of the record that are in the store
        self.acknowledged_keys: dict[str, int] = {}  # idempotency keys since loading, their turns
        self.drafts, self.seen = Drafts(store, row.id), Seen(store, row.id)
        self.talk = Talk(store, row.id)
        self.rests: list[SeatRests] = [SeatRests() for _ in seats]
        self.turns = SeatTurns(len(seats), row.bank, row.increment, *self._stops())
        self._logs = SeatLogs(self.game, len(seats))
        self._snapshot: Snapshot | None = None
        self.subscribers = Subscribers()
        self.last_used = now()
        self.after_change: Callable[[Table], None] = lambda table: None
        self.info_cache = TableInfoCache()
        self.stored_changed = row.changed

    # reading

    async def load(self) -> None:
        """Reads what is on disk and publishes it."""
        self.publish_due()
        row = await self.store.table(self.row.id)
        if row is None:
            raise unknown_table(self.row.id)
        self.stored_changed = row.changed
        row = msgspec.structs.replace(row, changed=max(row.changed, self.row.changed))
        self.row, self.seats = row, await self.store.seats(row.id)
        self.accounts = await self.store.accounts_at(row.id)
        await self.drafts.load()
        await self.seen.load()
        await self.talk.load(anew=self.stale)
        await self._load_rests()
        was_stale, self.stale = self.stale, True
        if (was_stale or not await self._catch_up()) and (rows := await self.store.lines(row.id)):
            stops = self._stops()
            self.match, self.turns = await asyncio.to_thread(resume, row, rows, *stops)
            self.stored_lines = len(rows) - 1
        self.stale = False
        await self._repair_row()
        self.publish()

    def _stops(self) -> tuple[Pauses, Sequence[SeatRests], Extensions]:
        """What the clocks look at: what people have agreed on, and when they rest."""
        votes = self.talk.votes
        return votes.pauses, self.rests, votes.extensions

    async def _load_rests(self) -> None:
        """Reads when the people here rest, where that lets their clocks stand."""
        if self.row.sleeps or self.row.vacations:
            sittings, facts = await self.store.rests_at(self.row.id)
            agreed = self.row.sleeps, self.row.vacations
            self.rests[:] = seat_rests(len(self.seats), sittings, facts, *agreed)

    async def _catch_up(self) -> bool:
        """Plays only the lines that are new; returns whether that was possible."""
        if self.match is None:
            return False
        rows = await self.store.lines(self.row.id, self.stored_lines + 1)
        try:
            apply_lines(self.match, self.turns, rows)
        except ValueError as reason:
            log.info("table %s is read anew: %s", self.row.id, reason)
            return False
        self.stored_lines += len(rows)
        self.changed_elsewhere |= bool(rows)
        return True

    async def _repair_row(self) -> None:
        """Completes what a server that crashed has begun: the start of a full table, the row."""
        if self.match is None and may_begin(self.row, self.seats) and not self.unready():
            await self.start()
        if self.match and self.row.state == "open":
            await self.change_row(**row_of_begun(self.match.record.header))
        if self.match and self.row.state == "playing":
            await self.store_end(self.match)

    # before the start

    def unready(self) -> set[int]:
        """The people whom a live game waits for, who have not said that they are ready.

        Where nobody waits for anybody else, and where there is no hurry, there is no ready check;
        the program of a bot is there as long as it has a seat.
        """
        known = self.accounts
        people = {seat.user for seat in self.seats if seat.user}
        people -= {user for user in people if user in known and known[user].bot}
        live = 0 < self.row.bank <= LIVE and self.settings.ready_seconds
        if not live or len(people) < 2:
            return set()
        return people - (self.talk.votes.ready if self.ready_until else set())

    @property
    def ready_until(self) -> float | None:
        """Until when the people of a full table may say that they are ready, if they are asked."""
        since = self.talk.votes.check_since
        if since is None or not may_begin(self.row, self.seats):
            return None
        return since + self.settings.ready_seconds

    async def ensure_fresh(self) -> None:
        """Reloads a stale table; the caller holds the lock."""
        if self.stale:
            await self.reload()

    async def current_match(self) -> Match:
        """Returns the match, to be changed by the caller, who holds the lock."""
        await self.ensure_fresh()
        if self.match is None:
            raise not_begun()
        return self.match

    async def reload(self) -> None:
        try:
            await self.load()
        except StoreError as error:
            log.error("table %s cannot be read: %s", self.row.id, error)
            raise store_silent("the table cannot be read now") from error
        except ValueError as error:
            log.error("table %s cannot be played on: %s", self.row.id, error)
            raise other_rules() from error

    # the match

    async def start(self) -> None:
        """Starts the match; the caller holds the lock, and every seat is taken."""
        header = first_header(self.row, self.seats)
        match = start_match(self.game, header, bytes.fromhex(self.row.secret))
        at = self.now()
        try:
            await self._append(record_rows(match.record, at), "")
        except Conflict:  # another server has started it, or we have and do not know it
            await self.reload()
            return
        self.match, self.stored_lines, self.stale = match, len(match.record.lines), False
        self.changed_elsewhere = False
        self.turns.begin(match, at)
        await self.change_row(**row_of_begun(header), changed=at)
        self.publish()

    async def answer(
        self, seat: Seat, turn: int, key: str, choices: Sequence[str], check: Check
    ) -> int:
        """Takes a batch of answers; when this returns the seat's turn, the batch is on disk.

        A person may lose the seat while waiting for the lock, so *check* is called after it.
        """
        begun = perf_counter()
        turn = await self._submit(seat, turn, key, check, choices)
        self.metrics.answered(perf_counter() - begun)
        return turn

    async def undo(self, seat: Seat, turn: int, key: str, check: Check) -> int:
        """Takes back the last answer of a seat."""
        return await self._submit(seat, turn, key, check, None)

    async def _submit(
        self, seat: Seat, turn: int, key: str, check: Check, choices: Sequence[str] | None
    ) -> int:
        """Changes the match and stores that; again if another server was faster at another seat."""
        idempotency_key = f"{seat} {key}" if key else ""
        async with self.lock:
            self.publish_due()  # before the match goes on: what is not on disk is shown to nobody
            for attempt in range(MAX_ATTEMPTS):
                if turn > self.turns.numbers[seat]:  # another server is ahead of what we have heard
                    await self.reload()
                match = await self.current_match()
                self._check_goes_on(match)
                check()
                earlier = await self._earlier_turn(seat, turn, idempotency_key, attempt > 0)
                if earlier is not None:
                    return earlier
                await self._apply(match, seat, choices)
                with suppress(Conflict):
                    return await self._persist(match, seat, idempotency_key, choices is None)
        raise table_busy()

    def _check_goes_on(self, match: Match) -> None:
        """Refuses answers to a game that was ended by people, frozen by an operator, or paused."""
        if self._ended_by_people(match):
            raise game_over()
        if self.row.frozen:
            raise table_frozen()
        if self.talk.votes.paused:
            raise table_paused()

    def _ended_by_people(self, match: Match) -> bool:
        return self.row.state == "over" and not match.over

    async def _earlier_turn(self, seat: Seat, turn: int, key: str, lost: bool) -> int | None:
        """Returns the turn that was acknowledged if this idempotency key was taken before.

        A submission that was taken has changed its seat's turn.  So the store is asked only after a
        wrong turn, or after a write that was *lost*: perhaps to this very submission.
        """
        now = self.turns.numbers[seat]
        if key in self.acknowledged_keys:
            return self.acknowledged_keys[key]
        if turn != now or lost:
            line = await self.store.submission(self.row.id, key) if key else None
            if line is not None:
                if line > self.stored_lines + 1:  # another server has taken it
                    await self.reload()
                return self.turns.acknowledged[line - 1]
        if turn != now:
            message = f"that answers turn {turn} of seat {seat}; now is turn {now}"
            raise Refusal("stale", message)
        return None

    async def _apply(self, match: Match, seat: Seat, choices: Sequence[str] | None) -> None:
        """Answers, or takes the last answer back; a refusal changes nothing."""
        try:
            if choices is None:
                apply_undo(match, seat)
            else:
                apply_answers(match, seat, choices)
        except BaseException as error:
            self.stale |= not isinstance(error, Refusal)
            raise

    async def _persist(
        self, match: Match, seat: Seat, key: str, undone: bool, rewound: int = 0
    ) -> int:
        """Writes the new lines and returns the seat's turn; only then they are to be shown.

        Of the first *rewound* of them the turns have heard already.
        """
        at = self.now()
        new = match.record.lines[self.stored_lines :]
        rows = [line_row(self.stored_lines + n, line, at) for n, line in enumerate(new, start=1)]
        await self._append(rows, key)
        self.changed_elsewhere = False
        self.stored_lines += len(rows)
        if seats := [seat_of(line) for line in new[rewound:]]:
            self.turns.add_lines(match, seats, at, undone)
        turn = self.turns.numbers[seat]
        if key:
            self.acknowledged_keys[key] = turn
        self.drafts.put(seat, "")
        if match.over:
            await self.store_end(match)
        self.unpublished = True
        self.info_cache.clear()
        self.publish_queue.put(self.publish_due)
        return turn

    async def rewind(self, to: int) -> None:
        """Goes back to the first *to* answers, as all have agreed; the caller holds the lock.

        What is lost stays in the record, and chance is drawn anew.
        """
        match = await self.current_match()
        if self.row.rated:
            await self.change_row(rated=False)
        try:
            match.rewind(to)
            self.turns.rewind(match, self.now())
            match.settle()
        except BaseException:
            self.stale = True
            raise
        await self._persist(match, 0, "", False, rewound=1)
        for seat in range(len(self.seats)):
            self.drafts.put(seat, "")
            self.publish_due()
            self.seen.put(seat, str(min(self.seen.number(seat), self.logs.length(seat))))

    async def _append(self, rows: Sequence[LineRow], key: str) -> None:
        with self._stale_on_failure():
            try:
                await self.store.append(self.row.id, rows, key)
            except Conflict:
                self.changed_elsewhere = True
                raise
            except StoreError as error:
                log.error("table %s: %s", self.row.id, error)
                raise answer_not_kept() from error

    @contextmanager
    def _stale_on_failure(self) -> Iterator[None]:
        """Marks the table stale if the write fails or is cancelled: then only the disk knows."""
        try:
            yield
        except BaseException:
            self.stale = True
            raise

    async def store_end(self, match: Match) -> None:
        """Writes down how the game ended, if it has, by its rules or by its people."""
        played_out = (self.game.result(match.play.state), "") if match.over else None
        end = played_out or self.talk.votes.ending(match)
        if not end and not self.talk.votes.cancelled:
            return
        text, ended = (msgspec.json.encode(end[0]).decode(), end[1]) if end else ("", "")
        try:
            if self.row.state == "playing":
                rows = played_to_the_end(self.row, self.seats, self.turns.clocks.taken, self.now())
                await self.store.put_played(rows)
            await self.change_row(state="over", result=text, ended=ended, changed=self.now())
        except StoreError as error:
            # The lines tell the end; the row is completed when the table is loaded again.
            log.error("table %s: %s", self.row.id, error)
            return
        await results.count(self.store, self.row, self.seats, match)

    # rows

    async def change_row(self, **changes: object) -> None:
        row = msgspec.structs.replace(self.row, **changes)
        with self._stale_on_failure():
            await self.store.change_table(row)
        self.row = row
        self.stored_changed = row.changed
        self.info_cache.clear()

    async def change_seat(self, seat: SeatRow, secretly: bool = False) -> None:
        """Stores a seat and announces it, unless the change is for its own person only."""
        with self._stale_on_failure():
            if left := left_before(self.row, self.seats, seat, self.now()):
                await self.store.put_played([left])
            at = self.now() if self.row.sleeps or self.row.vacations else 0.0
            await self.store.change_seat(self.row.id, seat, self.seats[seat.seat], at)
        was, self.seats[seat.seat] = self.seats[seat.seat], seat
        if was.user and was.user != seat.user and self.talk.votes.check_since is not None:
            await self.talk.say(self.new_act(NOT_READY, User(was.user, was.name), -1, seat.seat))
        if seat.user != was.user:
            await self._load_rests()
            self.drafts.put(seat.seat, "")
            self.seen.put(seat.seat, "")  # neither is for the next person
        if (seat.user, seat.asked) != (was.user, was.asked):
            self.accounts = await self.store.accounts_at(self.row.id)
        if not secretly:
            self.announce_presence()

    def draft(self, seat: Seat, text: str, sender: Subscriber) -> None:
        """Sets the draft of a seat and shows it on the person's other devices."""
        if self.drafts.put(seat, text):
            self.subscribers.request_snapshots(seat, sender)

    # acts: what people do beside the game, noted in the talk with who and when

    def new_act(self, act: str, user: User, seat: Seat, about: Seat = -1) -> TalkRow:
        name = self.seats[seat].name if 0 <= seat < len(self.seats) else user.name
        return TalkRow(0, self.now(), ACT, act, seat, about, user.id, name)

    async def note_act(self, act: str, user: User, seat: Seat, about: Seat = -1) -> None:
        """Notes what was done already, unless very much was; the caller holds the lock."""
        if self.talk.number_of_acts < 2 * MOST_ACTS:
            await self.talk.say(self.new_act(act, user, seat, about))
            self.subscribers.wake_readers()

    # who is overdue, and who of the others wants a bot to play on for them

    def overdue(self, seat: SeatRow) -> bool:
        """Whether a person is asked and has no time left, or is away for longer than was agreed.

        The program of a bot may be there and not answer, so it counts as away.
        """
        asked = self.snapshot is not None and seat.seat in self.snapshot.open
        if not asked or seat.kind != "person" or seat.stand_in:
            return False
        clocks, now, patience = self.turns.clocks, self.now(), self.row.patience
        if self.row.bank and seat.when_out == "wait" and clocks.remaining(seat.seat, now) <= 0:
            return True
        account = self.accounts.get(seat.user)
        away = seat.user not in self.subscribers.people or bool(account and account.bot)
        return bool(patience) and away and clocks.asked_for(seat.seat, now) >= patience

    def _next_overdue(self) -> float:
        """The time at which the next person who is asked becomes overdue."""
        clocks, now, patience = self.turns.clocks, self.now(), self.row.patience
        asked = self.snapshot.open if self.snapshot and patience else {}
        waits = {seat: patience - clocks.asked_for(seat, now) for seat in asked}
        ends = [clocks.when(seat, now, wait) for seat, wait in waits.items() if wait > 0]
        return min([*ends, *[self.rests[seat].next_change(now) for seat in asked]], default=NEVER)

    def may_vote_about(self, vote: Vote, seat: SeatRow) -> bool:
        """Whether somebody is gone, so that the others may decide who plays on for them."""
        stood_in = seat.kind == "person" and bool(seat.stand_in)
        banned = bool(seat.user) and self.is_banned(seat.user) and not stood_in
        if banned or self.overdue(seat):
            return True
        return vote is SUBSTITUTE and stood_in and seat.seat in self.talk.votes.given

    def votes_about(self, vote: Vote, seat: Seat) -> Voters:
        """The votes about a seat that were given since it was asked."""
        clocks, voters = self.turns.clocks, self.talk.votes.voters(vote, seat)
        asked = clocks.started[seat]
        if self.is_banned(self.seats[seat].user):
            return voters
        if asked is None:
            return {}
        given = voters.items()
        return {user: each for user, each in given if clocks.time_of(seat, each.at) >= asked}

    # what is published

    def publish_due(self) -> None:
        """Publishes what is on disk and was not shown yet."""
        if self.unpublished:
            with self._stale_on_failure():
                self.publish()

    @property
    def snapshot(self) -> Snapshot | None:
        self.publish_due()
        return self._snapshot

    @property
    def logs(self) -> SeatLogs:
        self.publish_due()
        return self._logs

    def publish(self) -> None:
        """Takes a snapshot of what is on disk; sends it to everybody for whom something changed."""
        self.unpublished = False
        self.info_cache.clear()
        if self.match is None:
            self.announce_presence()
            return
        old, new = self._snapshot, self._take_snapshot(self.match)
        self.subscribers.cut_logs(self.logs.update(self.match.log))
        new.prepare(self.subscribers.seats, old)
        new.keep_forecasts(old)
        self._snapshot = new
        if old and new.differs(old, SPECTATOR):
            self.row = msgspec.structs.replace(self.row, changed=self.now())
        for subscriber in self.subscribers:
            behind = subscriber.sent < self.logs.length(subscriber.seat)
            if behind or new.differs(old, subscriber.seat):
                subscriber.request_snapshot()
        self.after_change(self)

    def _take_snapshot(self, match: Match) -> Snapshot:
        """Takes a snapshot; where a game stands still nobody is asked, be it a person or a bot."""
        snapshot = Snapshot.of(match, self.turns.numbers)
        if self.row.frozen or self.talk.votes.paused or self._ended_by_people(match):
            snapshot.ask_nobody()
        return snapshot

    def announce_presence(self) -> None:
        """Tells everybody who sits here and who is present now."""
        self.info_cache.clear()
        for subscriber in self.subscribers:
            subscriber.request_presence()
        self.after_change(self)

    def frame(self, subscriber: Subscriber) -> bytes | None:
        """The frame due to a subscriber: ``position``, or ``presence`` if only people changed."""
        if subscriber.snapshot_due or subscriber.presence_due:
            self.publish_due()  # not while only a reply is sent: it would wait for this
        seat = subscriber.seat
        snapshot_due, presence_due = subscriber.take_due()
        if snapshot_due and self.snapshot:
            sent, subscriber.sent = subscriber.sent, self.logs.length(seat)
            known = subscriber.seen if subscriber.takes_diffs else NONE
            subscriber.seen = self.snapshot.shown(seat).number
            return self.position_frame(subscriber.user, seat, sent, known)
        if presence_due or snapshot_due:
            return b'{"type":"presence","table":%b}' % self.info_text(subscriber.user)
        return None

    @property
    def current_snapshot(self) -> Snapshot:
        """The snapshot; refused before the game has begun."""
        if self.snapshot is None:
            raise not_begun()
        return self.snapshot

    def position_frame(self, user: int, seat: Seat, logged: int, known: int = NONE) -> bytes:
        return position_frame(
            self.info_text(user),
            self.current_snapshot.encoded(seat, known),
            self.logs.since(seat, logged),
            self.logs.length(seat),
            self.drafts.json(seat),
        )

    # what clients are told of the table

    def info(self, user: int) -> TableInfo:
        return own_info(self._public_info(), self.row, self.seats, user)

    def info_text(self, user: int) -> bytes:
        """What a person is told of the table, as JSON."""
        return self.info_cache.text(self._public_info(), self.row, self.seats, user)

    def _public_info(self) -> TableInfo:
        """The information that everybody may have; while clocks run it is made anew each time."""
        clocks_run = self.row.bank and self.row.state == "playing"
        found = None if clocks_run else self.info_cache.get(self.now())
        if found is None:
            people = People(self.subscribers.people, self.time_left, self.accounts, self.rest)
            votes = self._votes_info()
            found = public_info(self.row, self.seats, self.progress, people, votes)
            self.info_cache.put(found, self._next_overdue())
        return found

    def _votes_info(self) -> VotesInfo:
        """Sums up what people have asked for and decided, and who is overdue now."""
        votes = self.talk.votes
        return VotesInfo(
            votes=self._open_votes() if self.row.state == "playing" else [],
            overdue=[seat.seat for seat in self.seats if self.overdue(seat)],
            given=votes.given,
            wanted=votes.wanted if self.row.state == "playing" else (),
            resigned=[seat.seat for seat in self.seats if votes.has_resigned(seat)],
            ready=self._ready_info(),
            closes=self.closes,
        )

    def _ready_info(self) -> ReadyInfo | None:
        until = self.ready_until
        if until is None:
            return None
        waits_for = self.unready()
        ready = [seat.seat for seat in self.seats if seat.user and seat.user not in waits_for]
        return ReadyInfo(until, ready)

    @property
    def closes(self) -> float | None:
        """When a table that nobody has come to is closed, once its owner was told so."""
        reminded = self.talk.votes.reminded
        if reminded is None or self.row.state != "open":
            return None
        return reminded + self.settings.closing_days * DAY

    def _open_votes(self) -> list[VoteInfo]:
        """What was asked for, and what may be decided about those who are gone."""
        votes, found = self.talk.votes, []
        for vote in VOTES.values():
            if not vote.about_seat and (voters := votes.voters(vote)):
                at = votes.back_to if vote is BACK else None
                found.append(VoteInfo(vote.name, seats_of(voters), at=at))
        for seat in self.seats:
            for vote in (BOT, SUBSTITUTE):
                sought = vote is SUBSTITUTE and seat.seat in votes.wanted
                if self.may_vote_about(vote, seat) and not sought:
                    voters = self.votes_about(vote, seat.seat)
                    found.append(VoteInfo(vote.name, seats_of(voters), seat.seat))
        return found

    @property
    def progress(self) -> Progress:
        """What the match adds to the row; before the start there is only the commitment."""
        if self.snapshot is None or self.match is None:
            return Progress(commitment=commitment(bytes.fromhex(self.row.secret)))
        when, header = self.game.when(self.snapshot.state), self.match.record.header
        paused = self.talk.votes.paused_since
        return Progress(sorted(self.snapshot.open), when, paused, header.commitment)

    def rest(self, seat: Seat) -> Rest | None:
        """Why and how long the clock of a seat stands still now, if its person rests."""
        if self.row.state != "playing" or self.seats[seat].kind != "person":
            return None
        now = self.now()
        found = self.rests[seat].around(now)
        return found and Rest(found.end, self.rests[seat].on_vacation(now))

    def time_left(self, seat: Seat) -> float | None:
        return round(self.turns.clocks.remaining(seat, self.now()), 1) if self.row.bank else None


def seats_of(voters: Voters) -> list[Seat]:
    return sorted(act.seat for act in voters.values())
