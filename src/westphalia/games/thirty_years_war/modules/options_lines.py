"""19.3 Optional rule: lines of communication are fixed in the Action Phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Module
from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.events_options import LinesFixed
from westphalia.games.thirty_years_war.nations.bases import Line, line_side
from westphalia.games.thirty_years_war.rules.card_round import CardRound
from westphalia.games.thirty_years_war.rules.communications import (
    UNFIXED,
    fix_line,
    fixed_line,
    lines,
)
from westphalia.games.thirty_years_war.rules.pay import PaySegment
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.state import NONE, Play, ThirtyYearsWarState


@dataclass(frozen=True)
class FixLines(Step):
    """19.3 After his sixth round a player's lines stand as they are, those of Danes as well."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        if s.round != ROUNDS:
            return
        own = [line for line in range(len(Line)) if line_side(s, line) == self.seat]
        for line in own:
            fix_line(s, line, lines.base(s, line))
        play.tell(LinesFixed, self.seat)


@dataclass(frozen=True)
class ForgetLines(Step):
    """19.3 After the Pay Segment they are forgotten."""

    def run(self, play: Play) -> None:
        play.state.fixed_lines = UNFIXED.copy()


def as_fixed(s: ThirtyYearsWarState, line: int, cities: int) -> int:
    """19.3 The status that was fixed, if it was."""
    fixed = fixed_line(s, line)
    return cities if fixed == NONE else fixed


EARLY_LINES: Final = Module(
    "early_lines",
    after={
        CardRound: lambda step: [FixLines(step.seat)],
        PaySegment: lambda step: [ForgetLines()],
    },
    amend={lines: as_fixed},
)
