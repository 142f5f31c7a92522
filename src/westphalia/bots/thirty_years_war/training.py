"""Training wars: the worth of a position before a card round."""

from __future__ import annotations

from random import Random
from typing import Final

from westphalia.bots.player import Player
from westphalia.bots.random_player import Soldier
from westphalia.bots.thirty_years_war.captain import Captain
from westphalia.bots.thirty_years_war.value import NAMES, PERIODS, period_of, rows_of
from westphalia.bots.training import Training
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState

WAYWARD: Final = (0.1, 0.3, 0.6)  # how often a disturbed captain answers anything


class WarTraining(Training):
    """A period is a part of a turn; its position is the one before its first card."""

    def __init__(self) -> None:
        self.names = NAMES
        self.periods = PERIODS
        self.end = [float(name == "points") for name in NAMES]

    def header(self, random: Random) -> Header:
        """1.2b The campaign and the scenarios alike."""
        scenario = random.choice(list(SCENARIOS))
        return THIRTY_YEARS_WAR.header(["captain 1", "captain 2"], (), {"scenario": scenario})

    def period(self, s: ThirtyYearsWarState, question: Question) -> int:
        return period_of(s)

    def noted(self, question: Question) -> bool:
        return question.kind == "card_round"

    def rows(self, s: ThirtyYearsWarState) -> list[list[float]]:
        return rows_of(s)

    def player(self, header: Header, seed: int) -> Player:
        return Captain()

    def disturbed(self, header: Header, random: Random) -> Player:
        return Soldier(Captain(), random.getrandbits(32), random.choice(WAYWARD))


TRAINING: Final = WarTraining()
