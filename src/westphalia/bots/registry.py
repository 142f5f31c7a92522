"""The bots, by name."""

from __future__ import annotations

from westphalia.bots.player import Player
from westphalia.bots.random_player import RandomPlayer
from westphalia.engine.record import Header

BOTS = ("random", "captain")


def seat_bot(name: str, header: Header, seed: int) -> Player:
    """A bot of that name for a game with this header."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "captain" and header.game == "wallenstein":
        from westphalia.bots.wallenstein.captain import Captain

        return Captain(header, seed)
    raise UnknownBot(f"'{name}' is no bot for {header.game}; there are: {', '.join(BOTS)}")


class UnknownBot(ValueError):
    """A name that no bot bears."""
