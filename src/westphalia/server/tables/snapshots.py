"""Snapshots: what each seat may see of a match after each change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Any, Final

import msgspec

from westphalia.engine.codec import step_fields
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match
from westphalia.engine.step import Play, Question, Seat, State
from westphalia.server.bounded_cache import BoundedCache
from westphalia.server.tables.changes import Compared, changes

encode = msgspec.json.encode

NUMBERS: Final = count(1)  # of the views that this process has shown
NONE: Final = 0
FORECAST_BYTES: Final = 64 * 1024  # of the forecasts that are kept for a position


class Shown:
    """A view of a seat.  Its number changes only when the view does: else changes could tell how
    often something happened that the seat did not see.
    """

    def __init__(self, view: dict[str, Any], follows: int = NONE, changes: bytes = b"") -> None:
        self.view = view
        self.number = next(NUMBERS)
        self.follows = follows  # the number of the view that the changes are told against
        self.changes = changes

    def after(self, view: dict[str, Any], compared: Compared) -> Shown:
        """The view that comes after this one; this one if it looks the same."""
        told = changes(self.view, view, compared)
        return Shown(view, self.number, encode(told)) if told else self


class Snapshot:
    """A moment of a match that is on disk, as each seat may see it."""

    def __init__(self, game: Game, play: Play[Any], seats: int) -> None:
        self.game = game
        self.state: State = play.state.copy()
        self.open: dict[Seat, Question] = {question.seat: question for question in play.open}
        self.turns = [0] * seats
        self.undo = [0] * seats
        self.settled_answers = 0  # before the first that may still be taken back
        self.forecasts: BoundedCache[tuple[Seat, str], bytes] = BoundedCache(FORECAST_BYTES)
        self._shown: dict[Seat, Shown] = {}
        self._heads: dict[Seat, bytes] = {}
        self._encoded: dict[Seat, bytes] = {}

    @classmethod
    def of(cls, match: Match, turns: Sequence[int]) -> Snapshot:
        """Takes a snapshot of a match, with what may be answered and taken back."""
        snapshot = cls(match.game, match.play, len(turns))
        snapshot.turns = list(turns)
        snapshot.undo = [match.undoable(seat) for seat in range(len(turns))]
        snapshot.settled_answers = match.settled()
        return snapshot

    def halt(self) -> None:
        """Asks nobody any more: the game was abandoned, or stands still."""
        self.open.clear()
        self.undo = [0] * len(self.undo)

    def prepare(self, seats: Iterable[Seat], old: Snapshot | None = None) -> None:
        """Makes what these seats see, and what of it is not as in an *old* snapshot."""
        wanted = [seat for seat in {SPECTATOR, *seats} if seat not in self._shown]
        if not wanted:
            return
        earlier = self if self._shown else old
        known = earlier._shown if earlier else {}
        seen = {seat: shown.view for seat, shown in known.items()}
        before = (earlier.state, seen) if earlier and seen else None
        compared: Compared = {}
        for seat, view in zip(wanted, self.game.views(self.state, wanted, before), strict=True):
            was = old._shown.get(seat) if old else None
            self._shown[seat] = was.after(view, compared) if was else Shown(view)

    def keep_forecasts(self, old: Snapshot | None) -> None:
        """Keeps the forecasts that a seat has asked for while it sees the same.

        To compute them again would take time, and so tell that something happened in secret.
        """
        for asked, answer in old.forecasts.items() if old else ():
            if not self.differs(old, asked[0]):
                self.keep_forecast(*asked, answer)

    def keep_forecast(self, seat: Seat, choices: str, answer: bytes) -> None:
        self.forecasts.put((seat, choices), answer, len(choices) + len(answer))

    def shown(self, seat: Seat) -> Shown:
        if seat not in self._shown:
            self.prepare([seat])
        return self._shown[seat]

    def encoded(self, seat: Seat, known: int = NONE) -> bytes:
        """The fields of the frame ``position`` that depend on the snapshot and the seat only.

        Whose last view had the number *known* is told what has changed since, if it was the last.
        """
        shown, head = self.shown(seat), self.head(seat)
        if known == shown.number:
            return b'%b,"changes":{}' % head
        if known == shown.follows != NONE:
            return b'%b,"changes":%b' % (head, shown.changes)
        if seat not in self._encoded:
            self._encoded[seat] = b'%b,"view":%b' % (head, encode(shown.view))
        return self._encoded[seat]

    def differs(self, old: Snapshot | None, seat: Seat) -> bool:
        """Whether a seat sees something else than in an *old* snapshot, if there is one."""
        if old is None or old.head(seat) != self.head(seat):
            return True
        was, now = old.shown(seat), self.shown(seat)
        return was is not now and (now.follows == was.number or was.view != now.view)

    def head(self, seat: Seat) -> bytes:
        """What a seat is asked, and what it may take back."""
        if seat not in self._heads:
            mine = seat != SPECTATOR
            fields = {
                "seat": seat,
                "turn": self.turns[seat] if mine else 0,
                "questions": self.questions(seat),
                "undo": self.undo[seat] if mine else 0,
            }
            self._heads[seat] = encode(fields)[1:-1]
        return self._heads[seat]

    def questions(self, seat: Seat) -> list[dict[str, Any]]:
        question = self.open.get(seat)
        return [question_fields(self.game, self.state, question)] if question else []


def question_fields(game: Game, s: State, question: Question) -> dict[str, Any]:
    """A question as its seat is sent it."""
    about = game.spelled(step_fields(s.agenda[-1]))
    about.pop("seat", None)
    return {
        "kind": question.kind,
        "clause": question.clause,
        "about": about,
        "choices": [choice.text for choice in question.choices],
    }


def position_frame(table: bytes, encoded: bytes, log: bytes, logged: int, draft: bytes) -> bytes:
    """The frame ``position``; ``logged`` is the length of the seat's log, which may shrink."""
    frame = b'{"type":"position","table":%b,%b,"log":%b,"logged":%d,"draft":%b}'
    return frame % (table, encoded, log, logged, draft)
