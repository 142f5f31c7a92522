"""W2 Years and seasons: what a round consists of, and how it ends."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import NOBODY, Step
from westphalia.games.wallenstein.events import RoundBegan, RoundEnded
from westphalia.games.wallenstein.rules.actions import PerformActions
from westphalia.games.wallenstein.rules.bonus import DetermineEvent
from westphalia.games.wallenstein.rules.display import LayOutActions, LayOutTiles
from westphalia.games.wallenstein.rules.order import RevealBids, SettleOrder
from westphalia.games.wallenstein.rules.planning import Planning, TakeUpCards
from westphalia.games.wallenstein.rules.winter import Winter
from westphalia.games.wallenstein.state import NONE, WINTER, Play


@dataclass(frozen=True)
class Year(Step):
    """W2.1.1, W2.4.4 Spring, summer and fall are action rounds, then comes winter."""

    year: int

    def run(self, play: Play) -> None:
        play.state.year = self.year
        play.then(
            *[ActionRound(season) for season in range(WINTER)],
            Winter(),
        )


@dataclass(frozen=True)
class ActionRound(Step):
    """W2.1.2 The six steps of spring, summer and fall."""

    season: int

    def run(self, play: Play) -> None:
        s = play.state
        s.season = self.season
        play.tell(RoundBegan, s.year, self.season)
        play.then(
            LayOutActions(),  # W2.2.1
            LayOutTiles(),  # W2.3.1
            TakeUpCards(),
            Planning(),  # W3.1.1
            DetermineEvent(),  # W6.1.3: drawn when all have planned
            RevealBids(),  # W4.1.1
            SettleOrder(),  # W4.1.6
            PerformActions(),  # W5.0.1
            EndRound(),  # W2.4.1
        )


@dataclass(frozen=True)
class EndRound(Step):
    """W2.4.1, W2.4.3, W5.0.5 Tiles go back, all cards return to the hands, the event is spent."""

    def run(self, play: Play) -> None:
        s = play.state
        s.tile = [NONE] * s.seats
        s.tiles = [NONE] * len(s.tiles)
        s.event = NONE
        s.hands = [[] for _ in range(s.seats)]
        s.plans = [[] for _ in range(s.seats)]
        s.shown = [0] * s.seats
        s.fresh = []
        if s.season < WINTER - 1:  # W2.4.2, W4.1.8: after fall the tokens stay for winter
            s.tokens = [NOBODY] * len(s.tokens)
        play.tell(RoundEnded, s.season)
