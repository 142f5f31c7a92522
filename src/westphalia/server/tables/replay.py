"""Replays: a match from its beginning, at any point that may be looked at."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final

from westphalia.engine.chance import Scripted
from westphalia.engine.match import Match
from westphalia.engine.step import Play, Seat, State
from westphalia.games import find_game
from westphalia.server.tables.logs import SeatLogs
from westphalia.server.tables.snapshots import Snapshot, encode

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

    def play_at(self, number: int) -> Play[Any]:
        """The position after so many answers."""
        number = self.shown_answers(number)
        before = max(checkpoint for checkpoint in self.checkpoints if checkpoint <= number)
        play: Play[Any] = Play(self.checkpoints[before].copy(), Scripted([]))
        for entry in self.entries[before:number]:
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
        return play

    def encoded(self, number: int, seat: Seat) -> bytes:
        """The fields of the frame ``position`` that depend on the position and the seat."""
        play, seats = self.play_at(number), self.header.seats
        if seat != ALL_OPEN:
            return Snapshot(self.game, play, seats).encoded(seat)
        view = {**self.game.opened(play.state), "seat": ALL_OPEN}
        fields = {"seat": ALL_OPEN, "turn": 0, "view": view, "questions": [], "undo": 0}
        return encode(fields)[1:-1]

    def log_at(self, number: int, seat: Seat, known: int) -> tuple[bytes, int]:
        """A seat's log after so many answers, without the entries that are *known*; its length."""
        every: Sequence[int] = range(len(self.log))
        visible = every if seat == ALL_OPEN else self.logs.visible[seat]
        length = bisect_right(visible, self.shown_answers(number), key=lambda n: self.log[n][0])
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
            mark: dict[str, Any] = {"at": at, "kind": kind, **self.times[at]}
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
        }
