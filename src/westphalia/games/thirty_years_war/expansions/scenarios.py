"""18 The scenarios, and how each is won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Module
from westphalia.engine.step import Step
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.rules.control import electors_of
from westphalia.games.thirty_years_war.rules.victory import (
    EarlyCatholicVictory,
    FinalVictory,
    catholic_goal,
    end_war,
    protestant_goal,
)
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    LOST,
    PROTESTANT,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Award, Career, Result
from westphalia.games.thirty_years_war.words import C6, GUSTAVUS_ADOLPHUS, SPANISH_NETHERLANDS

GONE: Final = (Career.DISMISSED, Career.ASSASSINATED, Career.LOST)


@dataclass(frozen=True)
class EarlyWarVictory(Step):
    """18.14a, 18.14b The Catholic wins with the total and the Edict; else the Protestant does."""

    def run(self, play: Play) -> None:
        s = play.state
        reached = s.vp >= catholic_goal.of(s, None)
        if reached and s.happened[C6]:
            end_war(play, Result.CATHOLIC_HISTORICAL)
        elif reached or s.vp <= protestant_goal.of(s, None):
            end_war(play, Result.PROTESTANT_MINOR)
        else:  # no total of the printed table
            end_war(play, Result.DRAW)


def catholic_triumph(s: ThirtyYearsWarState) -> bool:
    """18.26a The total, Gustavus lost and Wallenstein gone, in whatever way."""
    lost = s.fate[GUSTAVUS_ADOLPHUS] == LOST and s.wallenstein in GONE
    return lost and s.vp >= s.board.early_victory[CATHOLIC]


@dataclass(frozen=True)
class InterventionTriumph(Step):
    """18.26a A Catholic Major Victory at the end of a turn, in place of 5.21."""

    def run(self, play: Play) -> None:
        if catholic_triumph(play.state):
            end_war(play, Result.CATHOLIC_MAJOR)


@dataclass(frozen=True)
class InterventionVictory(Step):
    """18.26a, 18.26b After the last turn: a Major Victory, or the table."""

    def run(self, play: Play) -> None:
        s = play.state
        if catholic_triumph(s):
            end_war(play, Result.CATHOLIC_MAJOR)
        elif s.vp >= catholic_goal.of(s, None):
            end_war(play, Result.CATHOLIC_HISTORICAL)
        elif s.vp <= protestant_goal.of(s, None):
            end_war(play, Result.PROTESTANT_HISTORICAL)
        else:
            end_war(play, Result.DRAW)


@dataclass(frozen=True)
class ApocalypseVictory(Step):
    """18.36a, 18.36b, 18.36c After the last turn: the total, the Electors and the Netherlands."""

    def run(self, play: Play) -> None:
        s = play.state
        majority = electors_of(s, CATHOLIC) >= s.board.award_electors[Award.MAJORITY]
        kept = s.holder[SPANISH_NETHERLANDS] != PROTESTANT
        if s.vp >= catholic_goal.of(s, None) and majority and kept:
            end_war(play, Result.CATHOLIC_HISTORICAL)
        elif s.vp <= protestant_goal.of(s, None):
            end_war(play, Result.PROTESTANT_HISTORICAL)
        else:
            end_war(play, Result.DRAW)


EARLY_WAR: Final[Module] = Module(
    "early_war",
    instead={FinalVictory: lambda step: EarlyWarVictory()},
    amend={
        catholic_goal: lambda s, subject, n: 45,  # 18.14a
        protestant_goal: lambda s, subject, n: 44,  # 18.14b
    },
)

INTERVENTION: Final[Module] = Module(
    "intervention",
    instead={
        EarlyCatholicVictory: lambda step: InterventionTriumph(),
        FinalVictory: lambda step: InterventionVictory(),
    },
    amend={
        catholic_goal: lambda s, subject, n: 38,  # 18.26b
        protestant_goal: lambda s, subject, n: 30,
    },
)

APOCALYPSE: Final[Module] = Module(
    "apocalypse",
    instead={FinalVictory: lambda step: ApocalypseVictory()},
    amend={
        catholic_goal: lambda s, subject, n: 28,  # 18.36b
        protestant_goal: lambda s, subject, n: 15,  # 18.36a
    },
)

ENDS: Final[dict[str, Module]] = {
    module.name: module for module in (EARLY_WAR, INTERVENTION, APOCALYPSE)
}
# 18 Every set-up is a scenario; one without an end of its own ends as the campaign does.
SCENARIOS: Final[dict[str, list[Module]]] = {
    name: [ENDS[name]] if name in ENDS else [] for name in load_board().set_ups
}
