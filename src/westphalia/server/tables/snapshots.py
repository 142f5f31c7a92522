"""What is sent to a seat: made once after each change, and shared among those who see the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any

import msgspec

from westphalia.engine.codec import step_fields
from westphalia.engine.event import Event, key_of
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match
from westphalia.engine.record import Entry
from westphalia.engine.step import Play, Question, Seat, State

encode = msgspec.json.encode


KINDS: dict[type[Event], tuple[str, tuple[str, ...]]] = {}


def kind_of(event: type[Event]) -> tuple[str, tuple[str, ...]]:
    """The name of an event as locales know it, and what it tells."""
    if event not in KINDS:
        KINDS[event] = key_of(event), tuple([field.name for field in fields(event)])
    return KINDS[event]


class LogBook:
    """The log of every seat: its own numbers, from 1 on, for what it may hear."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.told: list[bytes] = []  # JSON without its opening bracket; the number comes first
        self.heard: dict[Seat, list[int]] = {seat: [] for seat in range(SPECTATOR, seats)}
        self._log: list[tuple[int, Event]] = []
        self._followed: list[tuple[int, Event]] = []

    def follow(self, log: list[tuple[int, Event]]) -> dict[Seat, int]:
        """Write down what is new; how much of each seat's log has stayed as it was."""
        stayed = len(self._log)
        if log is not self._followed:
            stayed = _common(self._log, log)
            del self._log[stayed:], self.told[stayed:]
            for seat, heard in self.heard.items():
                self.heard[seat] = [n for n in heard if n < stayed]
            self._followed = log
        kept = {seat: len(heard) for seat, heard in self.heard.items()}
        for entry in log[stayed:]:
            self._write(entry)
        return kept

    def _write(self, entry: tuple[int, Event]) -> None:
        event = entry[1]
        name, names = kind_of(type(event))
        args = self.game.spelled({name: getattr(event, name) for name in names})
        for seat, heard in self.heard.items():
            if event.seen_by(seat):
                heard.append(len(self.told))
        self.told.append(encode({"event": name, "clause": event.clause, "args": args})[1:])
        self._log.append(entry)

    def length(self, seat: Seat) -> int:
        return len(self.heard[seat])

    def settled(self, seat: Seat, answers: int) -> int:
        """How many entries of a seat's log were told before more than so many answers stood."""
        heard = self.heard[seat]
        return sum(self._log[n][0] <= answers for n in heard)

    def since(self, seat: Seat, number: int) -> bytes:
        """The entries of a seat's log behind the first *number*, as JSON."""
        rest = self.heard[seat][number:]
        parts = [b'{"n":%d,%b' % (n, self.told[at]) for n, at in enumerate(rest, number + 1)]
        return b"[%b]" % b",".join(parts)


def _common(one: Sequence[tuple[int, Event]], two: Sequence[tuple[int, Event]]) -> int:
    for n, (a, b) in enumerate(zip(one, two, strict=False)):
        if a != b:
            return n
    return min(len(one), len(two))


class Position:
    """A moment of a match that is safe on disk, as each seat may see it."""

    def __init__(self, game: Game, play: Play[Any], seats: int) -> None:
        self.game = game
        self.state: State = play.state.copy()
        self.open: dict[Seat, Question] = {question.seat: question for question in play.open}
        self.turns = [0] * seats
        self.undo = [0] * seats
        self.answers = 0
        self.odds: dict[tuple[Seat, str, int], bytes] = {}  # as far as anybody has asked
        self._entries: Sequence[Entry] = ()
        self.shared: Shared | None = None
        self._bodies: dict[Seat, bytes] = {}

    @classmethod
    def now(cls, match: Match, turns: Sequence[int]) -> Position:
        """The position in which a match is, with what may be answered and taken back."""
        position = cls(match.game, match.play, len(turns))
        position.turns = list(turns)
        position.undo = [match.undoable(seat) for seat in range(len(turns))]
        position.answers = len(match.entries)
        position._entries = match.entries  # it only ever grows; who takes back makes another
        return position

    @property
    def over(self) -> bool:
        return not self.open

    def settled(self) -> int:
        """How many answers stand before the first that may still be taken back."""
        first = self.answers
        for seat, depth in enumerate(self.undo):
            if depth:
                own = [n for n, e in enumerate(self._entries[: self.answers]) if e.seat == seat]
                first = min(first, own[-depth])
        return first

    def prepare(self, seats: Iterable[Seat], old: Position | None = None) -> None:
        """Make what these seats will be sent; what all may see is made once.

        What is still as it was in an *old* position is not made again.
        """
        wanted = [seat for seat in {SPECTATOR, *seats} if seat not in self._bodies]
        if not wanted:
            return
        known = self if self.shared else old
        before = (known.state, known.shared.public) if known and known.shared else None
        public, *views = self.game.views(self.state, [SPECTATOR, *wanted], before)
        self.shared = Shared(public, known.shared if known else None)
        for seat, view in zip(wanted, views, strict=True):
            self._bodies[seat] = self._body(seat, self.shared.laid_under(view))

    def keep_odds(self, old: Position | None) -> None:
        """What a seat has asked for holds while it sees the same.

        To reckon it again would take a moment, and so tell that something happened in secret.
        """
        for asked, told in old.odds.items() if old else ():
            if old and old.body(asked[0]) == self.body(asked[0]):
                self.odds[asked] = told

    def body(self, seat: Seat) -> bytes:
        """The part of the frame that depends on the position and the seat only."""
        if seat not in self._bodies:
            self.prepare([seat])
        return self._bodies[seat]

    def _body(self, seat: Seat, view: Any) -> bytes:
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
        if question is None:
            return []
        about = self.game.spelled(step_fields(self.state.agenda[-1]))
        about.pop("seat", None)
        return [
            {
                "kind": question.kind,
                "clause": question.clause,
                "about": about,
                "choices": [choice.text for choice in question.choices],
            }
        ]


class Shared:
    """The public view, its parts encoded once for all who are shown them."""

    def __init__(self, public: dict[str, Any], old: Shared | None) -> None:
        self.public = public
        known = old.public if old else {}
        self.parts: dict[str, Any] = {
            name: old.parts[name] if old and value is known.get(name) else _encoded(value)
            for name, value in public.items()
        }
        self._items: dict[str, list[Any]] = {}

    def laid_under(self, view: dict[str, Any]) -> dict[str, Any]:
        """The view of a seat, with every part that is one with the public one already encoded."""
        public = self.public
        own = {
            name: self._list(name, value) if isinstance(value, list) else value
            for name, value in view.items()
            if value is not public.get(name)
        }
        return {**self.parts, **own}

    def _list(self, name: str, value: list[Any]) -> list[Any]:
        public = self.public.get(name)
        if not isinstance(public, list) or len(public) != len(value):
            return value
        if name not in self._items:
            self._items[name] = [_encoded(item) for item in public]
        rows = zip(value, public, self._items[name], strict=True)
        return [ready if item is common else item for item, common, ready in rows]


def _encoded(value: Any) -> Any:
    return msgspec.Raw(encode(value)) if isinstance(value, dict | list) else value


def position_frame(table: bytes, body: bytes, log: bytes, logged: int, draft: bytes) -> bytes:
    """The frame ``position``; ``logged`` is how long the seat's log is now, for it may shrink."""
    frame = b'{"type":"position","table":%b,%b,"log":%b,"logged":%d,"draft":%b}'
    return frame % (table, body, log, logged, draft)
