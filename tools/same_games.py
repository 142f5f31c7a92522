"""A digest of many games: what it says must not depend on how the engine was built.

Prints one line for each set-up: the seats, the modules, and a digest of all end positions and logs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random

from westphalia.engine import notation
from westphalia.engine.codec import digest
from westphalia.engine.game import Game
from westphalia.engine.match import Match, start
from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game

GAMES_EACH = 3


def set_ups(game: Game) -> Iterator[Header]:
    """Every number of seats with no module and with all of them."""
    for seats in game.seat_counts:
        for modules in ((), game.modules):
            yield game.header([f"seat {n}" for n in range(seats)], modules)


def played(game: Game, header: Header, seed: int) -> Match:
    """A match of random answers, played to its end."""
    random = Random(seed)
    match = start(game, header, random.randbytes(32))
    while match.open:
        question = random.choice(match.open)
        match.answer(question.seat, random.choice(question.choices))
    return match


def fingerprint(game: Game, header: Header) -> str:
    """A digest of some matches: their records, what was told, and how they ended."""
    seen = hashlib.sha256()
    for seed in range(GAMES_EACH):
        match = played(game, header, seed)
        seen.update(notation.write(match.record).encode())
        seen.update(repr([event for _, event in match.log]).encode())
        seen.update(digest(game.encode(match.play.state)).encode())
    return seen.hexdigest()[:16]


def main() -> None:
    for name in GAMES:
        game = find_game(name)
        for header in set_ups(game):
            modules = "+".join(header.modules) or "base"
            print(name, header.seats, modules, fingerprint(game, header))


if __name__ == "__main__":
    main()
