"""Snapshots: what each seat may see of a match, encoded once after each change."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from westphalia.engine.codec import step_fields
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match
from westphalia.engine.step import Play, Question, Seat, State
from westphalia.server.bounded_cache import BoundedCache

encode = msgspec.json.encode

FORECAST_BYTES: Final = 64 * 1024  # of the forecasts that are kept for a position


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
        self.shown: dict[Seat, EncodedView] = {}
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
        """Encodes what these seats will be sent; parts that an *old* snapshot has are reused."""
        wanted = [seat for seat in {SPECTATOR, *seats} if seat not in self._encoded]
        if not wanted:
            return
        earlier = self if self.shown else old
        known = earlier.shown if earlier else {}
        seen = {seat: shown.view for seat, shown in known.items()}
        before = (earlier.state, seen) if earlier and seen else None
        public, *views = self.game.views(self.state, [SPECTATOR, *wanted], before)
        common = EncodedView(public, known.get(SPECTATOR))
        for seat, view in zip(wanted, views, strict=True):
            self.shown[seat] = EncodedView(view, known.get(seat), common)
            self._encoded[seat] = self._encode_for(seat, self.shown[seat].parts)

    def keep_forecasts(self, old: Snapshot | None) -> None:
        """Keeps the forecasts that a seat has asked for while it sees the same.

        To compute them again would take time, and so tell that something happened in secret.
        """
        for asked, answer in old.forecasts.items() if old else ():
            if old and old.encoded(asked[0]) == self.encoded(asked[0]):
                self.keep_forecast(*asked, answer)

    def keep_forecast(self, seat: Seat, choices: str, answer: bytes) -> None:
        self.forecasts.put((seat, choices), answer, len(choices) + len(answer))

    def encoded(self, seat: Seat) -> bytes:
        """The fields of the frame ``position`` that depend on the snapshot and the seat only."""
        if seat not in self._encoded:
            self.prepare([seat])
        return self._encoded[seat]

    def _encode_for(self, seat: Seat, view: Any) -> bytes:
        mine = seat != SPECTATOR
        fields = {
            "seat": seat,
            "turn": self.turns[seat] if mine else 0,
            "view": view,
            "questions": self.questions(seat),
            "undo": self.undo[seat] if mine else 0,
        }
        return encode(fields)[1:-1]

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


class EncodedView:
    """What a seat may see, encoded by part; what is as in an *old* view is not encoded again,
    nor what the seat has in *common* with all others.
    """

    def __init__(
        self, view: dict[str, Any], old: EncodedView | None, common: EncodedView | None = None
    ) -> None:
        self.view = view
        self.parts: dict[str, Any] = {}
        self._items: dict[str, list[Any]] = {}
        for name, value in view.items():
            if not isinstance(value, dict | list):
                self.parts[name] = value
            elif common and value is common.view.get(name):
                self.parts[name] = common.parts[name]
            elif old and value is old.view.get(name):
                self.parts[name] = old.parts[name]
            else:
                self.parts[name] = common._merged(name, value) if common else _raw(value)

    def _merged(self, name: str, value: Any) -> Any:
        """A part of another view; the items of a list that are in this one too are ready."""
        own = self.view.get(name)
        if not isinstance(value, list) or not isinstance(own, list) or len(own) != len(value):
            return _raw(value)
        if name not in self._items:
            self._items[name] = [_raw(item) for item in own]
        rows = zip(value, own, self._items[name], strict=True)
        return [ready if item is common else item for item, common, ready in rows]


def _raw(value: Any) -> Any:
    return msgspec.Raw(encode(value)) if isinstance(value, dict | list) else value


def position_frame(table: bytes, encoded: bytes, log: bytes, logged: int, draft: bytes) -> bytes:
    """The frame ``position``; ``logged`` is the length of the seat's log, which may shrink."""
    frame = b'{"type":"position","table":%b,%b,"log":%b,"logged":%d,"draft":%b}'
    return frame % (table, encoded, log, logged, draft)
