"""6 The sequence of play: what a turn consists of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.events_cards import RoundBegan, TurnBegan
from westphalia.games.thirty_years_war.rules.card_round import CardRound
from westphalia.games.thirty_years_war.rules.conflict import EndGrace
from westphalia.games.thirty_years_war.rules.decks import CardDraw
from westphalia.games.thirty_years_war.rules.end_of_turn import EndOfTurn
from westphalia.games.thirty_years_war.rules.loot import LootSegment
from westphalia.games.thirty_years_war.rules.pay import PaySegment
from westphalia.games.thirty_years_war.rules.pillage import PillageRecovery
from westphalia.games.thirty_years_war.rules.revolts import PeasantRevoltSegment
from westphalia.games.thirty_years_war.rules.siege_combat import ContinuedSieges
from westphalia.games.thirty_years_war.rules.wallenstein import WallensteinPhase
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, Play

ROUNDS: Final = 6  # 6.0.Da


@dataclass(frozen=True)
class Turn(Step):
    """6.0 The phases of a turn; where the order of the sides matters the Protestant is first."""

    turn: int

    def run(self, play: Play) -> None:
        s = play.state
        s.turn = self.turn
        play.tell(TurnBegan, self.turn, *s.board.years_of(self.turn), s.vp)
        play.then(
            WallensteinPhase(),  # 6.0.A
            PillageRecovery(),  # 6.0.B, 6.0.H
            CardDraw(),  # 6.0.Ca
            *[Round(number) for number in range(1, ROUNDS + 1)],  # 6.0.Da
            EndActions(),
            PaySegment(),  # 6.0.E
            LootSegment(),
            ContinuedSieges(),  # 6.0.F1
            PeasantRevoltSegment(),  # 6.0.F2
            EndOfTurn(),  # 6.0.G
            Turn(self.turn + 1),
        )


@dataclass(frozen=True)
class Round(Step):
    """6.0.Da A round of the Action Phase: first the Protestant acts, then the Catholic."""

    number: int

    def run(self, play: Play) -> None:
        play.state.round = self.number
        play.state.laid = []  # 13.12b
        play.tell(RoundBegan, self.number)
        play.then(CardRound(PROTESTANT), EndGrace(), CardRound(CATHOLIC))


@dataclass(frozen=True)
class EndActions(Step):
    """6.0.Da After six rounds the Action Phase is over."""

    def run(self, play: Play) -> None:
        play.state.round = 0
        play.state.laid = []
