"""Replays: a match from its beginning, at any point, as a worker keeps them; and its analysis."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from westphalia.analysis.judge import judge_of
from westphalia.analysis.past import Past
from westphalia.analysis.study import SEED, Depth, Study, perform
from westphalia.analysis.summary import summary as shown_of
from westphalia.engine import notation
from westphalia.engine.chance import Scripted
from westphalia.engine.event import Event, Remark, key_of
from westphalia.engine.match import Match
from westphalia.engine.match import replay as play_record
from westphalia.engine.prompt import Interlude
from westphalia.engine.step import Decision, Play, Seat, State
from westphalia.games import find_game
from westphalia.server.bounded_cache import BoundedCache
from westphalia.server.jobs import Asker, CostlyWork
from westphalia.server.tables.snapshots import SeatLogs, Snapshot, encode, event_info

# ------------------------------------------------------------------------------
# A replay of one match.

CHECKPOINT_INTERVAL: Final = 50  # answers
ENTRY_BYTES: Final = 500  # of an answer with its point in the curves, or an event
STATE_BYTES: Final = 20_000
ALL_OPEN: Final = -2  # the "seat" that sees what all seats see


class Replay:
    """The answers of a match so far.

    While it is played, only what is settled is shown: when several seats answer at once, in which
    order they did, and how far they have come, is nobody else's business.
    """

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.header = match.record.header
        self.opening = match.record.opening
        self.entries = list(match.entries)
        self.log = list(match.log)
        self.over = match.over
        self.checkpoints: dict[int, State] = {}
        self.curves: dict[str, list[list[int]]] = {}
        self.times: list[dict[str, Any]] = []  # the game's own time, by number of answers
        self.shown_at: list[int] = []  # by number of answers, that of the position to show for it
        self._play_through()
        self.logs = SeatLogs(self.game, self.header.seats)
        self.logs.update(self.log)
        # by entry of the log, the number of answers that first shows it; its own number would
        # tell how far others had come when a seat was ready
        self.logged_at = [at if self.over else bisect_left(self.shown_at, at) for at, _ in self.log]

    def _play_through(self) -> None:
        play = self._begin()
        phase: object = None  # the decision in which several seats answer at once
        phase_start = 0
        self._note(0, play.state, 0)
        for number, entry in enumerate(self.entries, start=1):
            decision = play.state.agenda[-1]
            if len(play.open) > 1 and decision != phase:
                phase, phase_start = decision, number - 1
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
            if not play.state.agenda or play.state.agenda[-1] != phase:
                phase = None
            self._note(number, play.state, phase_start if phase is not None else number)
        self.settled = phase_start if phase is not None else len(self.entries)

    def _begin(self) -> Play[Any]:
        game = find_game(self.header.game)
        return Play(game.set_up(self.header), Scripted(self.opening))

    def _note(self, number: int, state: State, shown_at: int) -> None:
        if number % CHECKPOINT_INTERVAL == 0:
            self.checkpoints[number] = state.copy()
        for name, values in self.game.standing(state).items():
            self.curves.setdefault(name, []).append(values)
        self.times.append(self.game.when(state))
        self.shown_at.append(shown_at)

    @property
    def size(self) -> int:
        """About how many bytes this takes; what is measured more exactly is not worth the time."""
        logs = sum(map(len, self.logs.encoded)) + ENTRY_BYTES * len(self.log)
        return logs + ENTRY_BYTES * len(self.entries) + STATE_BYTES * len(self.checkpoints)

    @property
    def visible(self) -> int:
        """The number of answers that may be looked at."""
        return len(self.entries) if self.over else self.settled

    def shown_answers(self, number: int) -> int:
        """The number of answers of the position that is shown for *number*."""
        return number if self.over else self.shown_at[number]

    def play_at(self, number: int, shown: bool = True) -> Play[Any]:
        """The position after so many answers, as far as it is *shown*."""
        number = self.shown_answers(number) if shown else number
        before = max(checkpoint for checkpoint in self.checkpoints if checkpoint <= number)
        play: Play[Any] = Play(self.checkpoints[before].copy(), Scripted([]))
        for entry in self.entries[before:number]:
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
        return play

    def state_at(self, number: int, shown: bool = True) -> State:
        state: State = self.play_at(number, shown).state
        return state

    def encoded(self, number: int, seat: Seat, told: int = 0) -> bytes:
        """The fields of the frame ``position`` that depend on the position and the seat.

        With *told* it is the position when so many entries of that seat's log had been told.
        """
        state = self.state_when_told(seat, told) if told else None
        if state is None:
            play = self.play_at(number)
            if seat != ALL_OPEN:
                return Snapshot(self.game, play, self.header.seats).encoded(seat)
            state = play.state
        shown = self.game.opened(state) if seat == ALL_OPEN else self.game.view(state, seat)
        fields = {"turn": 0, "view": {**shown, "seat": seat}, "questions": [], "undo": 0}
        return encode({"seat": seat, **fields})[1:-1]

    def state_when_told(self, seat: Seat, told: int) -> State | None:
        """The state while an entry was told; none if nothing more was told by that answer."""
        entry = self.entries_of(seat)[told - 1]
        number = self.log[entry][0]
        if self.shown_answers(number) != number:
            return self.state_at(number)
        first = bisect_left(self.log, number, key=lambda each: each[0])
        end = bisect_right(self.log, number, key=lambda each: each[0])
        remarks = sum(isinstance(event, Remark) for _, event in self.log[first:end])
        return None if entry == end - 1 else self.interlude(number, entry + 1 - first - remarks)

    def interlude(self, number: int, events: int) -> State:
        """The state in the middle of what an answer led to, after so many events of the rules."""
        told: list[Event] = []
        seen: list[State] = []  # the last one is the latest before anything else was told

        def keep(state: State) -> None:
            if len(told) == events:
                seen.append(state.copy())

        if events <= 0:
            return self.state_at(number - 1, shown=False)
        play = self.play_at(number - 1, shown=False) if number else self._before_opening()
        play.told, play.heard = told, keep
        if number:
            entry, decision = self.entries[number - 1], play.state.agenda.pop()
            assert isinstance(decision, Decision)
            play.chance = Scripted(entry.outcomes)
            decision.take(play, entry.seat, entry.choice)
        while len(told) <= events:
            keep(play.state)
            play.state.agenda.pop().run(play)
        seen[-1].agenda.append(Interlude())
        return seen[-1]

    def _before_opening(self) -> Play[Any]:
        """A match of which no step was done yet."""
        state = self.game.set_up(self.header)
        steps, state.agenda[:] = state.agenda[:], []
        play: Play[Any] = Play(state, Scripted(self.opening))  # which goes on at once
        state.agenda.extend(steps)
        return play

    def entries_of(self, seat: Seat) -> Sequence[int]:
        """The entries of the whole log that a seat may read."""
        return range(len(self.log)) if seat == ALL_OPEN else self.logs.visible[seat]

    def tells(self, number: int, seat: Seat, told: int) -> bool:
        """Whether the last of so many entries was told by that answer."""
        entries = self.entries_of(seat)
        return told <= len(entries) and self.logged_at[entries[told - 1]] == number

    def log_at(self, number: int, seat: Seat, known: int, told: int = 0) -> tuple[bytes, int]:
        """A seat's log after so many answers, without the entries that are *known*; its length."""
        visible = self.entries_of(seat)
        shown = self.shown_answers(number)
        length = told or bisect_right(visible, shown, key=lambda n: self.log[n][0])
        parts = [
            b'{"n":%d,"at":%d,%b'
            % (n + 1, self.logged_at[visible[n]], self.logs.encoded[visible[n]])
            for n in range(known, length)
        ]
        return b"[%b]" % b",".join(parts), length

    def timeline(self) -> list[dict[str, Any]]:
        """The marks on a timeline, each kind once for an answer and a place."""
        found: dict[tuple[object, ...], dict[str, Any]] = {}
        for at, (_, event) in zip(self.logged_at, self.log, strict=True):
            kind = self.game.marks.get(type(event).__name__)
            if kind is None or at > self.visible:
                continue
            name = key_of(type(event))
            mark: dict[str, Any] = {"at": at, "kind": kind, "event": name, **self.times[at]}
            field = self.game.place
            place = self.game.spelled({field: getattr(event, field, None)})[field]
            if place is not None:
                mark[field] = place
            found.setdefault((at, kind, place), mark)
        return list(found.values())

    def summary(self) -> dict[str, Any]:
        """The whole match at a glance; curves have one list for each seat."""
        shown = [self.shown_answers(n) for n in range(self.visible + 1)]
        return {
            "entries": self.visible,
            "marks": self.timeline(),
            "players": self.header.players,
            "curves": {
                name: [[values[n][seat] for n in shown] for seat in range(self.header.seats)]
                for name, values in self.curves.items()
            },
            "over": self.over,
            **({"remembered": self.remembered()} if self.over else {}),
        }

    def remembered(self) -> dict[str, Any]:
        """Returns the great events and the deeds by which a match that is over is remembered."""
        great, deeds = self.game.remembered([event for _, event in self.log])
        told = [(self.log[n][1], self.times[self.logged_at[n]]) for n in great]
        events = [{**asdict(event_info(self.game, event)), **time} for event, time in told]
        return {"events": events, "deeds": deeds}


# ------------------------------------------------------------------------------
# The replay cache of a worker: each is made from a record, and then asked about by its key.

REPLAY_BYTES: Final = 64 * 1024 * 1024
Moment = tuple[int, bytes, bytes, int]  # how much is visible; position, log and its length
cache: BoundedCache[str, Replay] = BoundedCache(REPLAY_BYTES)


def find(key: str, record: str) -> Replay | None:
    """The replay of that key, made from a record if it is not kept; none where both are missing."""
    found = cache.get(key)
    if found is None and record:
        written = notation.read(record, find_game)
        found = Replay(play_record(find_game(written.header.game), written))
        cache.put(key, found, found.size)
    return found


def summary(key: str, record: str) -> bytes | None:
    """The whole match at a glance, as JSON."""
    found = find(key, record)
    return msgspec.json.encode(found.summary()) if found else None


def visible(key: str, record: str) -> int | None:
    """Returns how many answers may be looked at."""
    found = find(key, record)
    return found.visible if found else None


def shown(key: str, record: str, number: int) -> int | None:
    """Returns the moment that is shown for so many answers: where several answer, the beginning."""
    found = find(key, record)
    return found.shown_answers(min(number, found.visible)) if found else None


def moment(key: str, record: str, at: int, seat: int, known: int, told: int = 0) -> Moment | None:
    """Returns what a seat saw after so many answers, if that many may be looked at.

    With *told* it is what it saw when its log had so many entries, of which that answer has told
    the last; otherwise the position is empty.
    """
    found = find(key, record)
    if found is None:
        return None
    if at > found.visible or (told and not found.tells(at, seat, told)):
        return found.visible, b"", b"", 0
    return found.visible, found.encoded(at, seat, told), *found.log_at(at, seat, known, told)


# ------------------------------------------------------------------------------
# One slice, as a worker measures it.

SLICE: Final = 3.0  # seconds
MOST_ANSWERS: Final = 6000  # of a game; a campaign has some two thousand
DEPTH: Final = Depth(100, samples=16, swings=6, closer=32, plans=6, pairs=32, batch=4)
# where games must be played to their end
SLOW: Final = Depth(30, samples=6, swings=3, closer=12, plans=2, pairs=12, batch=2)


def go_on(record: str, known: bytes, seconds: float = SLICE) -> tuple[bytes, bytes]:
    """A job: measure for so long, one thing at least; all that is known, and what it shows."""
    written = notation.read(record, find_game)
    past = Past(find_game(written.header.game), written)
    if len(past.entries) > MOST_ANSWERS:
        raise ValueError(f"a game of more than {MOST_ANSWERS} answers is not analysed here")
    judge = judge_of(past.game, past.header)
    depth = SLOW if judge.slow else DEPTH
    study = Study(past, depth, msgspec.json.decode(known) if known else None)
    end = monotonic() + seconds
    jobs = study.jobs()
    while jobs:
        for job in jobs:
            study.take(job, perform(past, judge, SEED, job))
            if monotonic() >= end:
                return encoded(study)
        jobs = study.jobs()
    return encoded(study)


def encoded(study: Study) -> tuple[bytes, bytes]:
    shown = shown_of(study)
    for plan in shown["plans"]:
        for said in plan["better"]:
            said.pop("raw", None)  # pages have words for numbers
    return msgspec.json.encode(study.as_data()), msgspec.json.encode(shown)


# ------------------------------------------------------------------------------
# What is known of finished games, and the slices that are being measured now.

ANALYSES_BYTES: Final = 16 * 1024 * 1024


class Left(msgspec.Struct):
    left: int


class Analyses:
    """Runs one slice of an analysis at a time for each game; concurrent requests share it.

    When a game ends everybody at its table asks.  A slice that was begun is measured to its end
    even if nobody waits any more, and counts for whoever asks next.
    """

    def __init__(self, work: CostlyWork) -> None:
        self._work = work
        self._known: BoundedCache[str, tuple[bytes, bytes]] = BoundedCache(ANALYSES_BYTES)
        self._measured: dict[str, asyncio.Task[bytes]] = {}

    def whole(self, key: str) -> bytes | None:
        """Returns what a game has shown, once nothing is left to measure."""
        _, shown = self._known.get(key) or (b"", b"")
        done = shown and not msgspec.json.decode(shown, type=Left).left
        return shown if done else None

    def is_measured(self, key: str) -> bool:
        """Whether a slice of the game is measured now: then the next answer costs nothing more."""
        return key in self._measured

    async def next_slice(self, key: str, asker: Asker, record: str) -> bytes:
        """Returns what a game shows after one more slice."""
        task = self._measured.get(key)
        if task is None:
            task = asyncio.create_task(self._measure(key, asker, record))
            self._measured[key] = task
            task.add_done_callback(partial(self._forget, key))
        return await asyncio.shield(task)

    async def _measure(self, key: str, asker: Asker, record: str) -> bytes:
        known, _ = self._known.get(key) or (b"", b"")
        known, shown = await self._work.run(asker, go_on, record, known)
        self._known.put(key, (known, shown), len(known) + len(shown))
        return shown

    def _forget(self, key: str, task: asyncio.Task[bytes]) -> None:
        del self._measured[key]
        if not task.cancelled():
            task.exception()  # whoever asked was told, unless they went away
