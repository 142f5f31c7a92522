"""A match from its beginning: where it can be looked at, and how everybody stood."""

from __future__ import annotations

from typing import Any, Final

from westphalia.engine.chance import Scripted
from westphalia.engine.match import Match
from westphalia.engine.step import Play, State
from westphalia.games import find_game

EVERY: Final = 50  # answers between two positions that are kept


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
        self.moments.append(self.game.moment(state))
        self.shown_as.append(shown_as)

    @property
    def visible(self) -> int:
        """How many answers may be looked behind."""
        return len(self.entries) if self.over else self.settled

    def at(self, number: int) -> Play[Any]:
        """The position behind so many answers."""
        if not self.over:
            number = self.shown_as[number]
        before = max(kept for kept in self.kept if kept <= number)
        play: Play[Any] = Play(self.kept[before].copy(), Scripted([]))
        for entry in self.entries[before:number]:
            play.chance = Scripted(entry.outcomes)
            play.answer(entry.seat, entry.choice)
        return play

    def marks(self) -> list[dict[str, Any]]:
        """What a line of time shows, each kind once for an answer and a county."""
        found: dict[tuple[object, ...], dict[str, Any]] = {}
        for at, event in self.log:
            kind = self.game.marks.get(type(event).__name__)
            if kind is None or at > self.visible:
                continue
            mark: dict[str, Any] = {"at": at, "kind": kind, **self.moments[at]}
            place = self.game.spelled({"county": getattr(event, "county", None)})["county"]
            if place is not None:
                mark["county"] = place
            found.setdefault((at, kind, place), mark)
        return list(found.values())

    def summary(self) -> dict[str, Any]:
        """The whole match at a glance; curves have one list for each seat."""
        points = range(self.visible + 1)
        shown = [self.shown_as[n] for n in points] if not self.over else list(points)
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
