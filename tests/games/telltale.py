"""A game with a view that shows something more: a planted leak."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from westphalia.engine.chance import Chance
from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Seat, State

Leak = Callable[[Any, Seat], object]


class Telltale(Game):
    """Any game, with something in its view that should not be there, or from another opening."""

    def __init__(self, game: Game, leak: Leak | None = None, opening: State | None = None) -> None:
        self.name, self.version = game.name, game.version
        self.vocabulary, self.seat_counts = game.vocabulary, game.seat_counts
        self.modules, self.options = game.modules, game.options
        self.fields, self.stand_in = game.fields, game.stand_in
        self.game = game
        self.leak = leak
        self.opening = opening

    def check(self, header: Header) -> None:
        self.game.check(header)

    def view(self, s: Any, seat: Seat) -> dict[str, Any]:
        shown = self.game.view(s, seat)
        return {**shown, "leak": self.leak(s, seat)} if self.leak else shown

    def set_up(self, header: Header) -> State:
        return self.opening.copy() if self.opening else self.game.set_up(header)

    def imagine(self, s: Any, seat: Seat, chance: Chance) -> State:
        return self.game.imagine(s, seat, chance)

    def decode(self, data: Mapping[str, Any], header: Header) -> State:
        return self.game.decode(data, header)

    def scores(self, s: Any) -> list[int]:
        return self.game.scores(s)

    def winners(self, s: Any) -> list[Seat]:
        return self.game.winners(s)

    def faults(self, s: Any) -> list[str]:
        return self.game.faults(s)


def breach(game: Game, header: Header, games: int = 10, every: int = 9) -> str:
    """The promise that is broken in one of a few games, nothing if all are kept."""
    for seed in range(games):
        try:
            examine(game, header, seed, every)
        except NonConformance as found:
            return str(found)
    return ""
