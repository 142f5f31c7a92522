"""The log of each seat: the events that it may see, numbered from 1, as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any, TypeAlias

import msgspec

from westphalia.engine.event import Event, key_of
from westphalia.engine.game import SPECTATOR, Game
from westphalia.engine.step import Seat

LogEntry: TypeAlias = tuple[int, Event]  # after how many answers it happened, and what

KINDS: dict[type[Event], tuple[str, tuple[str, ...]]] = {}


def kind_of(event: type[Event]) -> tuple[str, tuple[str, ...]]:
    """The name of an event as locales know it, and the names of its fields."""
    if event not in KINDS:
        KINDS[event] = key_of(event), tuple([field.name for field in fields(event)])
    return KINDS[event]


def entry_fields(game: Game, event: Event) -> dict[str, Any]:
    """An event as an entry of a log, but for its number."""
    kind, names = kind_of(type(event))
    args = game.spelled({name: getattr(event, name) for name in names})
    return {"event": kind, "clause": event.clause, "args": args}


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
        self.encoded.append(msgspec.json.encode(entry_fields(self.game, event))[1:])
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
