"""The games, by name."""

from __future__ import annotations

from westphalia.engine.game import Game, SetUpError


def find_game(name: str) -> Game:
    """The game of that name; games are loaded when they are first asked for."""
    if name == "wallenstein":
        from westphalia.games.wallenstein.game import WALLENSTEIN

        return WALLENSTEIN
    raise SetUpError(f"'{name}' is no game here; there is: {', '.join(GAMES)}")


GAMES = ("wallenstein",)
