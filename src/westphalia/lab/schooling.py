"""Games that teach: played as usual but for one period, after which what happened is noted.

What strong players do and how they fare depends on what they saw; so their games alone teach that
whatever winners have is good, and whatever they do without is bad.  Where only chance has put the
pieces otherwise, in one period, and all play alike before and after, the differences are true ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from westphalia.bots.player import Player, Sight
from westphalia.bots.registry import training_of
from westphalia.engine.chance import Sampling
from westphalia.engine.playout import victory_shares
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed


@dataclass(frozen=True)
class School:
    """Many games of a kind, each of a set-up of its own."""

    game: str
    seed: int


@dataclass(frozen=True)
class Sample:
    """One game: by period what spoke for each seat, and the points of all at the end."""

    rows: dict[int, list[list[float]]]
    points: list[int]
    wins: list[float]


def play_sample(school: School, number: int) -> Sample:
    """Play the game of that number."""
    game, training = find_game(school.game), training_of(school.game)
    random = Random(derived_seed(school.seed, number))
    header = training.header(random)
    seats = range(header.seats)
    usual = [training.player(header, random.getrandbits(32)) for _ in seats]
    others = [training.disturbed(header, random) for _ in seats]
    disturbed = random.randrange(training.periods - 1)
    play: Play[Any] = Play(game.set_up(header), Sampling(random.getrandbits(60)))
    rows: dict[int, list[list[float]]] = {}
    while play.open:
        question, s = play.open[0], play.state
        period = training.period(s, question)
        if period > disturbed and period not in rows and training.noted(question):
            rows[period] = training.rows(s)
        players: list[Player] = others if period == disturbed else usual
        sight = Sight(game, header, s, question.seat)
        play.accept(question, players[question.seat].answer(sight, question).choice)
    return Sample(rows, game.scores(play.state), list(victory_shares(game, play.state)))
