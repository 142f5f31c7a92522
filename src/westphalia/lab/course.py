"""The course of a game as statistics need it: points by period, what seats did, what befell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from westphalia.engine.event import Event, key_of
from westphalia.engine.game import Game
from westphalia.engine.step import State


@dataclass(frozen=True)
class Course:
    """What a game came by: points at the end of each period, deeds by seat, what befell all."""

    periods: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]  # by period, then by seat
    deeds: tuple[dict[str, int], ...]  # by seat, how often something was told of it
    befell: dict[str, int]

    def cells(self, seat: int) -> list[str]:
        """The same for one seat, as cells of a table: words with a number each."""
        rows = zip(self.periods, self.points, strict=True)
        points = {period: values[seat] for period, values in rows}
        return [counted(points), counted(self.deeds[seat]), counted(self.befell)]


def counted(numbers: dict[str, int]) -> str:
    """Words with a number each: "mat-ready:6 revolt-broke:1"."""
    return " ".join(f"{word}:{number}" for word, number in numbers.items())


def recounted(cell: str) -> dict[str, int]:
    """The same read back."""
    pairs = [pair.rpartition(":") for pair in cell.split()]
    return {word: int(number) for word, _, number in pairs}


class Witness:
    """Looks on while a game is played; a play tells it what happens."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.told: list[Event] = []
        self._befell: Counter[str] = Counter()
        self._deeds: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._period = ""
        self._points: dict[str, tuple[int, ...]] = {}

    def sees(self, s: State) -> None:
        """A position in which somebody is asked."""
        self._listen()
        period = "-".join(map(str, self.game.when(s).values()))
        if period != self._period:
            self._note(s)
            self._period = period

    def course(self, s: State) -> Course:
        """All of it, at the end."""
        self._listen()
        self._note(s)
        deeds = tuple([dict(sorted(each.items())) for each in self._deeds])
        points = tuple(self._points.values())
        return Course(tuple(self._points), points, deeds, dict(sorted(self._befell.items())))

    def _note(self, s: State) -> None:
        if self._period:
            standing = self.game.standing(s)
            self._points[self._period] = tuple(standing.get("points") or self.game.scores(s))

    def _listen(self) -> None:
        for event in self.told:
            seat = getattr(event, "seat", None)
            if isinstance(seat, int) and 0 <= seat < len(self._deeds):
                self._deeds[seat][key_of(type(event))] += 1
            fields = self.game.befalls.get(type(event).__name__)
            if fields is not None:
                self._befell[self._named(event, fields)] += 1
        self.told.clear()

    def _named(self, event: Event, fields: tuple[str, ...]) -> str:
        words = self.game.spelled({field: getattr(event, field) for field in fields})
        return ".".join(map(str, words.values()))
