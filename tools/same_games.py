"""A digest of many games: what it says must not depend on how the engine was built.

Prints one line for each set-up of the games that are named, or of all: the seats, the modules, and
a digest of all end positions and logs.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from random import Random

from westphalia.engine import notation
from westphalia.engine.chance import Sampling
from westphalia.engine.codec import digest
from westphalia.engine.game import Game
from westphalia.engine.match import Match, start
from westphalia.engine.playout import play_out
from westphalia.engine.record import Header
from westphalia.engine.step import Play, State
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


def unheard(game: Game, header: Header, seed: int) -> State:
    """How a game of random answers ends of which nobody keeps a log, as in searches."""
    play = Play(game.set_up(header), Sampling(seed))
    play_out(play)
    return play.state


def fingerprint(game: Game, header: Header) -> str:
    """A digest of some matches: their records, what was told, and how they ended."""
    seen = hashlib.sha256()
    for seed in range(GAMES_EACH):
        match = played(game, header, seed)
        seen.update(notation.write(match.record).encode())
        seen.update(repr([event for _, event in match.log]).encode())
        for state in (match.play.state, unheard(game, header, seed)):
            seen.update(digest(game.encode(state)).encode())
    return seen.hexdigest()[:16]


def main(names: Sequence[str]) -> None:
    for name in names or GAMES:
        game = find_game(name)
        for header in set_ups(game):
            modules = "+".join(header.modules) or "base"
            print(name, header.seats, modules, fingerprint(game, header))


if __name__ == "__main__":
    main(sys.argv[1:])
