"""5.2 Winning the war: early, or by the total after the last turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.events_politics import WarEnded
from westphalia.games.thirty_years_war.ids import AUSTRIA, BAVARIA, SPANISH_NETHERLANDS
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Result

HEARTLANDS: Final = (AUSTRIA, BAVARIA, SPANISH_NETHERLANDS)  # 5.22a


class CatholicGoal(Quantity[None]):
    """5.22a The least total with which the Catholic can win after the last turn."""

    def base(self, s: ThirtyYearsWarState, subject: None) -> int:
        return 30


class ProtestantGoal(Quantity[None]):
    """5.22b The greatest total with which the Protestant wins after the last turn."""

    def base(self, s: ThirtyYearsWarState, subject: None) -> int:
        return 10


catholic_goal: Final = CatholicGoal()
protestant_goal: Final = ProtestantGoal()


@dataclass(frozen=True)
class End(Step):
    """5.21c The last step of all, to which everything is cut when the war is over."""

    def run(self, play: Play) -> None:
        s = play.state
        play.tell(WarEnded, s.result, s.vp)


def end_war(play: Play, result: Result) -> None:
    """5.21c, 5.32a The war ends at once; what was still to be done is not done."""
    play.state.result = int(result)
    play.cut(End)


@dataclass(frozen=True)
class CheckVictory(Step):
    """5.21d The fifth thing at the end of a turn: the Protestant conditions, then the Catholic.

    After the last turn only the final table counts.
    """

    turn: int

    def run(self, play: Play) -> None:
        if self.turn == play.state.set_up.last_turn:
            play.then(FinalVictory())
        else:
            play.then(EarlyProtestantVictory(), EarlyCatholicVictory())


@dataclass(frozen=True)
class EarlyProtestantVictory(Step):
    """5.21a, 5.21b A total of 0 or less, or all three capitals, when a turn ends."""

    def run(self, play: Play) -> None:
        s = play.state
        capitals = all(s.control[city] == PROTESTANT for city in s.board.capitals)
        if s.vp <= s.board.early_victory[PROTESTANT] or capitals:
            end_war(play, Result.PROTESTANT_MAJOR)


@dataclass(frozen=True)
class EarlyCatholicVictory(Step):
    """5.21a A total of 50 or more when a turn ends."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.vp >= s.board.early_victory[CATHOLIC]:
            end_war(play, Result.CATHOLIC_MAJOR)


@dataclass(frozen=True)
class FinalVictory(Step):
    """5.22a, 5.22b, 5.22c The campaign after its last turn."""

    def run(self, play: Play) -> None:
        s = play.state
        held = all(s.holder[area] == CATHOLIC for area in HEARTLANDS)
        if s.vp >= catholic_goal.of(s, None) and held:
            end_war(play, Result.CATHOLIC)
        elif s.vp <= protestant_goal.of(s, None):
            end_war(play, Result.PROTESTANT)
        else:
            end_war(play, Result.DRAW)


def winners(s: ThirtyYearsWarState) -> list[Seat]:
    """5.22c Who has won; after a draw both have."""
    if s.result == Result.DRAW:
        return [PROTESTANT, CATHOLIC]
    return [CATHOLIC if s.result >= Result.CATHOLIC_MINOR else PROTESTANT]
