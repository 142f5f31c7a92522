"""A digest of many games: what it says must not depend on how the engine was built.

Prints one line for each set-up of the games that are named, or of all: the seats, the modules, and
a digest of all end positions and logs.  Another line for each bot has a digest of all that it
answered in a game, with its reasons.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from random import Random

from westphalia.bots.player import SeatView
from westphalia.bots.registry import seat_bot
from westphalia.engine import notation
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.codec import digest
from westphalia.engine.game import Game
from westphalia.engine.match import Match, start
from westphalia.engine.playout import play_out
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, State
from westphalia.games import GAMES, find_game

GAMES_EACH = 3
BOTS = ("soldier", "captain", "general:2")


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


def advised(game: Game, bot: str) -> str:
    """A digest of what bots answer, and why, in a game with all modules."""
    seats = [f"seat {n}" for n in range(game.usual_seats)]
    header = game.header(seats, game.modules)
    players = [seat_bot(bot, header, seat) for seat in range(header.seats)]
    seen = hashlib.sha256()

    def decide(s: State, question: Question) -> Choice:
        answer = players[question.seat].answer(SeatView(game, header, s, question.seat), question)
        seen.update(f"{answer.choice} {answer.reason} {dict(answer.about)}\n".encode())
        return answer.choice

    play_out(Play(game.set_up(header), Sampling(1618)), decide)
    return seen.hexdigest()[:16]


def main(names: Sequence[str]) -> None:
    for name in names or GAMES:
        game = find_game(name)
        for header in set_ups(game):
            modules = "+".join(header.modules) or "base"
            print(name, header.seats, modules, fingerprint(game, header))
        for bot in BOTS:
            print(name, bot, advised(game, bot))


if __name__ == "__main__":
    main(sys.argv[1:])
