"""5.21d, 6.0.G The End of Turn Phase."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.rules.aid import ExpireAid
from westphalia.games.thirty_years_war.rules.cardinal import CardinalDeadline
from westphalia.games.thirty_years_war.rules.decks import KeepCard
from westphalia.games.thirty_years_war.rules.dutch_war import EndResponse
from westphalia.games.thirty_years_war.rules.victory import CheckVictory
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, Play


@dataclass(frozen=True)
class EndOfTurn(Step):
    """5.21d, 6.0.G The End of Turn Phase in its order; a truce comes here at once (5.32g)."""

    def run(self, play: Play) -> None:
        s = play.state
        s.round = 0
        s.laid = []
        play.then(
            EndResponse(),  # 16.254
            CardinalDeadline(),  # 17.Sp.3b
            KeepCard(PROTESTANT),  # 6.0.Dc
            KeepCard(CATHOLIC),
            ExpireAid(),  # 14.1b
            ExpireEffects(),  # card.rule.e
            CheckVictory(s.turn),  # 5.21a
        )


@dataclass(frozen=True)
class ExpireEffects(Step):
    """5.21d The fourth thing: effects of one turn end, and what was counted by turn."""

    def run(self, play: Play) -> None:
        s = play.state
        s.until = [0 if until == s.turn else until for until in s.until]
        s.actions = [0, 0]
        s.war_entry = 0
        s.base_moved = 0
