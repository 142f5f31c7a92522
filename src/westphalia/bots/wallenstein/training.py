"""Training games of Wallenstein: the worth of a table when a round begins."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from westphalia.bots.player import Player
from westphalia.bots.random_player import Soldier
from westphalia.bots.training import Training
from westphalia.bots.wallenstein.captain import Captain
from westphalia.bots.wallenstein.judgement import DEFAULT
from westphalia.bots.wallenstein.table import NAMES, YEARS, round_of, standings
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.state import WINTER, WallensteinState

WHIMS: Final = (0.3, 1.5, 3.0, 6.0)  # how far a disturbed captain's plans are off, in points
WAYWARD: Final = 0.06  # how often it answers anything


class WallensteinTraining(Training):
    """A period is a round, and its position the one before the first card is laid."""

    def __init__(self) -> None:
        self.names = NAMES
        self.periods = YEARS * WINTER

    def header(self, random: Random) -> Header:
        """Any number of players; half of the games without expansions."""
        game = WALLENSTEIN
        names = [f"captain {n + 1}" for n in range(random.choice(game.seat_counts))]
        expanded = random.random() < 0.5
        modules = [name for name in game.modules if expanded and random.random() < 0.7]
        return game.header(names, modules, {"setup": "drawn line-up"})

    def period(self, s: WallensteinState, question: Question) -> int:
        return round_of(s)

    def noted(self, question: Question) -> bool:
        return question.kind == "plan"

    def rows(self, s: WallensteinState) -> list[list[float]]:
        return standings(s)

    def player(self, header: Header, seed: int) -> Player:
        return Captain(header, seed)

    def disturbed(self, header: Header, random: Random) -> Player:
        seed = random.getrandbits(32)
        captain = Captain(header, seed, replace(DEFAULT, whim=random.choice(WHIMS)))
        return Soldier(captain, seed, WAYWARD)


TRAINING: Final = WallensteinTraining()
