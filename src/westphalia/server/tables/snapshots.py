"""Snapshots: what each seat may see of a match after each change, with its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import count
from typing import Any, Final, Literal, TypeAlias

import msgspec

from westphalia.engine.codec import step_fields
from westphalia.engine.event import Event, key_of
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.match import Match
from westphalia.engine.step import Play, Question, Seat, State
from westphalia.server.bounded_cache import BoundedCache
from westphalia.server.tables.info import TableInfo

# ------------------------------------------------------------------------------
# The view diff: what is sent to a client that has the view before.


View: TypeAlias = dict[str, Any]
PartDiff: TypeAlias = tuple[str, Any]  # of "parts" or of "entries", and what is new
Compared: TypeAlias = dict[tuple[int, int], PartDiff | None]  # by the identities of two parts

encode = msgspec.json.encode


def view_diff(before: View, after: View, compared: Compared) -> dict[str, Any]:
    """Returns what to lay over a view; what several seats have in common is *compared* once.

    Only what differs is told, however it was made: else one could tell that it was made anew.
    """
    told: dict[str, Any] = {}
    for name, value in after.items():
        was = before.get(name, before)
        if value is was:
            continue
        pair = (id(was), id(value))
        if pair not in compared:
            compared[pair] = part_diff(was, value)
        if found := compared[pair]:
            told.setdefault(found[0], {})[name] = found[1]
    if gone := [name for name in before if name not in after]:
        told["gone"] = gone
    return told


def part_diff(was: Any, now: Any) -> PartDiff | None:
    """Returns what is new in a part; of an object or list only the entries that have changed.

    Most entries of a large part are the very objects of the view before: those are not compared.
    """
    if was == now:
        return None
    entries = {}
    if alike(was, now):
        pairs = entries_of(now)
        entries = {key: new for key, new in pairs if new is not was[key] and new != was[key]}
    if 0 < len(entries) < len(now):
        return "entries", msgspec.Raw(encode(entries))
    return "parts", msgspec.Raw(encode(now))


def alike(was: Any, now: Any) -> bool:
    """Whether two parts have entries under the same names, or as many."""
    if isinstance(was, dict) and isinstance(now, dict):
        return was.keys() == now.keys()
    return isinstance(was, list) and isinstance(now, list) and len(was) == len(now)


def entries_of(part: dict[str, Any] | list[Any]) -> Iterable[tuple[Any, Any]]:
    return part.items() if isinstance(part, dict) else enumerate(part)


# ------------------------------------------------------------------------------
# The log of each seat: the events that it may see, numbered from 1, as JSON.


LogEntry: TypeAlias = tuple[int, Event]  # after how many answers it happened, and what

KINDS: dict[type[Event], tuple[str, tuple[str, ...]]] = {}


def kind_of(event: type[Event]) -> tuple[str, tuple[str, ...]]:
    """The name of an event as locales know it, and the names of its fields."""
    if event not in KINDS:
        KINDS[event] = key_of(event), tuple([field.name for field in fields(event)])
    return KINDS[event]


class EventInfo(msgspec.Struct, frozen=True):
    """An event as an entry of a log, but for its number."""

    event: str
    clause: str
    args: dict[str, Any]


class EntryInfo(EventInfo, frozen=True):
    """An entry of the log of a seat, by its number there."""

    n: int


def event_info(game: Game, event: Event) -> EventInfo:
    kind, names = kind_of(type(event))
    args = game.spelled({name: getattr(event, name) for name in names})
    return EventInfo(kind, event.clause, args)


class SeatLogs:
    """The log of a match, encoded once, and for each seat the entries that it may see."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.encoded: list[bytes] = []  # JSON without its opening bracket; the number comes first
        self.visible: dict[Seat, list[int]] = {seat: [] for seat in range(SPECTATOR, seats)}
        self._log: list[LogEntry] = []
        self._source: list[LogEntry] = []

    def update(self, log: list[LogEntry]) -> dict[Seat, int]:
        """Encodes what is new; returns how many entries of each seat's log are as they were.

        A match appends to its log, and makes another log when an answer is taken back.
        """
        common = len(self._log)
        if log is not self._source:
            common = _common_length(self._log, log)
            del self._log[common:], self.encoded[common:]
            for seat, visible in self.visible.items():
                self.visible[seat] = [n for n in visible if n < common]
            self._source = log
        unchanged = {seat: len(visible) for seat, visible in self.visible.items()}
        for entry in log[common:]:
            self._append(entry)
        return unchanged

    def _append(self, entry: LogEntry) -> None:
        event = entry[1]
        for seat, visible in self.visible.items():
            if event.seen_by(seat):
                visible.append(len(self.encoded))
        self.encoded.append(msgspec.json.encode(event_info(self.game, event))[1:])
        self._log.append(entry)

    def length(self, seat: Seat) -> int:
        return len(self.visible[seat])

    def length_after(self, seat: Seat, answers: int) -> int:
        """The length of a seat's log when so many answers had been given."""
        return sum(self._log[n][0] <= answers for n in self.visible[seat])

    def events(self, seat: Seat, number: int) -> list[Event]:
        """The events of a seat's log after the first *number*."""
        return [self._log[n][1] for n in self.visible[seat][number:]]

    def since(self, seat: Seat, number: int) -> bytes:
        """The entries of a seat's log after the first *number*, as JSON."""
        rest = self.visible[seat][number:]
        parts = [b'{"n":%d,%b' % (n, self.encoded[at]) for n, at in enumerate(rest, number + 1)]
        return b"[%b]" % b",".join(parts)


def _common_length(one: Sequence[LogEntry], two: Sequence[LogEntry]) -> int:
    for n, (a, b) in enumerate(zip(one, two, strict=False)):
        if a != b:
            return n
    return min(len(one), len(two))


# ------------------------------------------------------------------------------
# Snapshots: what each seat may see of a match after each change.


NUMBERS: Final = count(1)  # of the views that this process has shown
NONE: Final = 0
FORECAST_BYTES: Final = 64 * 1024  # of the forecasts that are kept for a position


class Shown:
    """A view of a seat, with what is new in it.

    Its number changes only when the view does: else one could tell from it how often something
    happened that the seat did not see.
    """

    def __init__(self, view: dict[str, Any], follows: int = NONE, diff: bytes = b"") -> None:
        self.view = view
        self.number = next(NUMBERS)
        self.follows = follows  # the number of the view that the diff starts from
        self.diff = diff

    def after(self, view: dict[str, Any], compared: Compared) -> Shown:
        """The view that comes after this one; this one if it looks the same."""
        diff = view_diff(self.view, view, compared)
        return Shown(view, self.number, encode(diff)) if diff else self


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

    def ask_nobody(self) -> None:
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

        A client whose last view had the number *known* is sent only the diff, if that was the last.
        """
        shown, head = self.shown(seat), self.head(seat)
        if known == shown.number:
            return b'%b,"changes":{}' % head
        if known == shown.follows != NONE:
            return b'%b,"changes":%b' % (head, shown.diff)
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

    def questions(self, seat: Seat) -> list[QuestionInfo]:
        question = self.open.get(seat)
        return [question_info(self.game, self.state, question)] if question else []


class QuestionInfo(msgspec.Struct, frozen=True):
    """A question as its seat is sent it."""

    kind: str
    clause: str
    about: dict[str, Any]
    choices: list[str]


def question_info(game: Game, s: State, question: Question) -> QuestionInfo:
    about = game.spelled(step_fields(s.agenda[-1]))
    about.pop("seat", None)
    choices = [choice.text for choice in question.choices]
    return QuestionInfo(question.kind, question.clause, about, choices)


class PositionFrame(msgspec.Struct, frozen=True):
    """What one seat may know of a table, as `position_frame` puts it together."""

    type: Literal["position"]
    table: TableInfo
    seat: int
    turn: int
    questions: list[QuestionInfo]
    undo: int
    view: View
    log: list[EntryInfo]
    logged: int
    draft: Any


def position_frame(table: bytes, encoded: bytes, log: bytes, logged: int, draft: bytes) -> bytes:
    """The frame ``position``; ``logged`` is the length of the seat's log, which may shrink."""
    frame = b'{"type":"position","table":%b,%b,"log":%b,"logged":%d,"draft":%b}'
    return frame % (table, encoded, log, logged, draft)
