"""The games, by name."""

from __future__ import annotations

from westphalia.engine.game import Game, SetUpError


def find_game(name: str) -> Game:
    """The game of that name; games are loaded when they are first asked for."""
    if name == "wallenstein":
        from westphalia.games.wallenstein.game import WALLENSTEIN

        return WALLENSTEIN
    if name == "thirty_years_war":
        from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR

        return THIRTY_YEARS_WAR
    raise SetUpError(f"'{name}' is no game here; there is: {', '.join(GAMES)}")


GAMES = ("wallenstein", "thirty_years_war")
