"""A match from its beginning: where it can be looked at, and how everybody stood."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Any, Final

from westphalia.engine.chance import Scripted
from westphalia.engine.match import Match
from westphalia.engine.step import Play, Seat, State
from westphalia.games import find_game
from westphalia.server.tables.snapshots import LogBook, Position, encode

EVERY: Final = 50  # answers between two positions that are kept
ALL_OPEN: Final = -2  # whoever looks through the eyes of all seats at once


class Replay:
    """The answers of a match so far.

    While it is played, only what was settled counts: when several seats answer at once, in which
    order they did, and how far they have come, is nobody else's business.
    """

    def __init__(self, match: Match) -> None:
        self.game = match.game
        self.header = match.record.header
        self.opening = match.record.opening
        self.entries = list(match.entries)
        self.log = list(match.log)
        self.over = match.over
        self.kept: dict[int, State] = {}
        self.curves: dict[str, list[list[int]]] = {}
        self.moments: list[dict[str, Any]] = []
        self.shown_as: list[int] = []  # the answer behind which to look, by number of answers
        self._play_through()
        self.book = LogBook(self.game, self.header.seats)
        self.book.follow(self.log)
        # behind how many answers each entry of the log is told first; its own number would say
        # how far others had come when a seat was ready
        self.told_at = [at if self.over else bisect_left(self.shown_as, at) for at, _ in self.log]

    def _play_through(self) -> None:
        play = self._begin()
        phase: object = None
        begun = 0
        self._note(0, play.state, 0)
        for number, entry in enumerate(self.entries, start=1):
            decision = play.state.agenda[-1]
            if len(play.open) > 1 and decision != phase:
                phase, begun = decision, number - 1
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
            if not play.state.agenda or play.state.agenda[-1] != phase:
                phase = None
            self._note(number, play.state, begun if phase is not None else number)
        self.settled = begun if phase is not None else len(self.entries)

    def _begin(self) -> Play[Any]:
        game = find_game(self.header.game)
        return Play(game.set_up(self.header), Scripted(self.opening))

    def _note(self, number: int, state: State, shown_as: int) -> None:
        if number % EVERY == 0:
            self.kept[number] = state.copy()
        for name, values in self.game.standing(state).items():
            self.curves.setdefault(name, []).append(values)
        self.moments.append(self.game.when(state))
        self.shown_as.append(shown_as)

    @property
    def visible(self) -> int:
        """How many answers may be looked behind."""
        return len(self.entries) if self.over else self.settled

    def behind(self, number: int) -> int:
        """The answer that is looked behind for that number."""
        return number if self.over else self.shown_as[number]

    def at(self, number: int) -> Play[Any]:
        """The position behind so many answers."""
        number = self.behind(number)
        before = max(kept for kept in self.kept if kept <= number)
        play: Play[Any] = Play(self.kept[before].copy(), Scripted([]))
        for entry in self.entries[before:number]:
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
        return play

    def body(self, number: int, seat: Seat) -> bytes:
        """The part of the frame of back then that depends on the position and the seat."""
        play, seats = self.at(number), self.header.seats
        if seat != ALL_OPEN:
            return Position(self.game, play, seats).body(seat)
        view = {**self.game.opened(play.state), "seat": ALL_OPEN}
        body = {"seat": ALL_OPEN, "turn": 0, "view": view, "questions": [], "undo": 0}
        return encode(body)[1:-1]

    def told(self, number: int, seat: Seat, known: int) -> tuple[bytes, int]:
        """A seat's log behind so many answers, without the entries that are *known*; its length."""
        every: Sequence[int] = range(len(self.log))
        heard = every if seat == ALL_OPEN else self.book.heard[seat]
        length = bisect_right(heard, self.behind(number), key=lambda n: self.log[n][0])
        parts = [
            b'{"n":%d,"at":%d,%b' % (n + 1, self.told_at[heard[n]], self.book.told[heard[n]])
            for n in range(known, length)
        ]
        return b"[%b]" % b",".join(parts), length

    def marks(self) -> list[dict[str, Any]]:
        """What a line of time shows, each kind once for an answer and a county."""
        found: dict[tuple[object, ...], dict[str, Any]] = {}
        for at, (_, event) in zip(self.told_at, self.log, strict=True):
            kind = self.game.marks.get(type(event).__name__)
            if kind is None or at > self.visible:
                continue
            mark: dict[str, Any] = {"at": at, "kind": kind, **self.moments[at]}
            field = self.game.place
            place = self.game.spelled({field: getattr(event, field, None)})[field]
            if place is not None:
                mark[field] = place
            found.setdefault((at, kind, place), mark)
        return list(found.values())

    def summary(self) -> dict[str, Any]:
        """The whole match at a glance; curves have one list for each seat."""
        shown = [self.behind(n) for n in range(self.visible + 1)]
        return {
            "entries": self.visible,
            "marks": self.marks(),
            "players": self.header.players,
            "curves": {
                name: [[values[n][seat] for n in shown] for seat in range(self.header.seats)]
                for name, values in self.curves.items()
            },
            "over": self.over,
        }
