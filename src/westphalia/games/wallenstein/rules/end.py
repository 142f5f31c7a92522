"""W10 The end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events_winter import GameWon
from westphalia.games.wallenstein.state import Play, WallensteinState


def winners(s: WallensteinState) -> list[Seat]:
    """W10.1.2-W10.1.4 Most points, then most Thalers; who is still tied has won together."""
    standing = [(s.points[seat], s.thalers[seat]) for seat in range(s.seats)]
    best = max(standing)
    return [seat for seat in range(s.seats) if standing[seat] == best]


@dataclass(frozen=True)
class EndOfGame(Step):
    """W10.1.1 After the second winter the game is over."""

    def run(self, play: Play) -> None:
        s = play.state
        play.tell(GameWon, tuple(winners(s)), tuple(s.points), tuple(s.thalers))
