"""The bots, by name: those of every game, and those that lie in ``bots/<game>/``."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from westphalia.bots.player import Player
from westphalia.bots.random_player import RandomPlayer
from westphalia.engine.record import Header

ANY_GAME: Final = "random"
BOTS: Final = (ANY_GAME, "captain")  # every name that a bot bears in some game


@cache
def bots_of(game: str) -> tuple[str, ...]:
    """The bots that play a game; one of its own is a module that can ``seat`` a player."""
    if find_spec(f"{__package__}.{game}") is None:
        return (ANY_GAME,)
    return tuple(
        name for name in BOTS if name == ANY_GAME or find_spec(f"{__package__}.{game}.{name}")
    )


def seat_bot(name: str, header: Header, seed: int) -> Player:
    """A bot of that name for a game with this header."""
    known = bots_of(header.game)
    if name not in known:
        raise UnknownBot(f"'{name}' is no bot for {header.game}; there are: {', '.join(known)}")
    if name == ANY_GAME:
        return RandomPlayer(seed)
    player: Player = import_module(f"{__package__}.{header.game}.{name}").seat(header, seed)
    return player


@cache
def clause_of(game: str, reason: str) -> str:
    """The clause that a bot's reason rests on; "" where that is the clause of its question."""
    if find_spec(f"{__package__}.{game}.citations") is None:
        return ""
    found: str = import_module(f"{__package__}.{game}.citations").CLAUSES.get(reason, "")
    return found


class UnknownBot(ValueError):
    """A name that no bot bears."""
