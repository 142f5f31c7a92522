"""W9 Winter: grain loss, supply, revolts, scoring, and the end of the first year."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Decision, Objection, Question, Seat, Step
from westphalia.games.wallenstein.choices import COUNTIES, QUELL
from westphalia.games.wallenstein.events_winter import GrainLost, RevoltsDrawn, SupplyChecked
from westphalia.games.wallenstein.objections import NotDrawn
from westphalia.games.wallenstein.rules.bonus import TurnUpEvents
from westphalia.games.wallenstein.rules.revolt import Revolt
from westphalia.games.wallenstein.rules.scoring import Scoring
from westphalia.games.wallenstein.state import WINTER, County, Play, WallensteinState, counties_of


@dataclass(frozen=True)
class Winter(Step):
    """W2.1.3 Grain loss, supply and revolts in the order of the fall (W9.2.4), scoring."""

    def run(self, play: Play) -> None:
        s = play.state
        s.season = WINTER
        play.then(LoseGrain(), *[CheckSupply(seat) for seat in s.order], Scoring())


@dataclass(frozen=True)
class LoseGrain(Step):
    """W9.1.1, W9.1.2, W9.2.7 Every seat loses the grain that the last event card of the year names.

    W9.4.1, W6.1.4: its event has no effect; W6.4.13: what the cards cost.
    """

    def run(self, play: Play) -> None:
        s = play.state
        card = s.events[0]
        loss = s.board.event_loss[card]
        s.grain = [max(0, grain - loss) for grain in s.grain]
        play.tell(GrainLost, card, loss)


def shortfall(s: WallensteinState, seat: Seat) -> int:
    """W9.1.3, W9.1.4 Each county needs one grain."""
    return max(0, len(counties_of(s, seat)) - s.grain[seat])


def unrest(s: WallensteinState, missing: int) -> tuple[int, int]:
    """W9.2.1 The revolts of a shortfall, and the peasants added to each."""
    chart = s.board.supply_chart
    return chart[min(missing, len(chart) - 1)]


@dataclass(frozen=True)
class CheckSupply(Step):
    """W9.2.2, W9.2.5 Too little grain: counties drawn at random revolt.

    Number and strength are fixed here, before the first of them is fought.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        counties = counties_of(s, self.seat)
        revolts, peasants = unrest(s, shortfall(s, self.seat))
        revolts = min(revolts, len(counties))  # W10.1.5: none for whoever has none left
        play.tell(SupplyChecked, self.seat, s.grain[self.seat], len(counties), revolts)
        if revolts:
            drawn = tuple(sorted([play.chance.draw(counties) for _ in range(revolts)]))
            play.tell(RevoltsDrawn, self.seat, drawn)
            play.then(*face(self.seat, drawn, peasants))


@dataclass(frozen=True)
class FaceRevolts(Decision):
    """W9.2.3 A seat with several revolts decides which comes first."""

    seat: Seat
    drawn: tuple[County, ...]
    peasants: int

    def ask(self, s: WallensteinState) -> list[Question]:
        choices = [QUELL[county] for county in self.drawn]
        return [Question(self.seat, "quell", "W9.2.3", choices)]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        waits = choice.verb != "quell" or choice.noun in self.drawn
        return None if waits else NotDrawn(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        left = tuple([county for county in self.drawn if county != choice.noun])
        play.then(WinterRevolt(seat, choice.noun, self.peasants), *face(seat, left, self.peasants))


def face(seat: Seat, counties: tuple[County, ...], peasants: int) -> list[Step]:
    """W9.2.3 Several revolts leave a choice of order, a single one does not."""
    if len(counties) > 1:
        return [FaceRevolts(seat, counties, peasants)]
    return [WinterRevolt(seat, county, peasants) for county in counties]


@dataclass(frozen=True)
class WinterRevolt(Step):
    """W8.1.4, W8.2.4 Peasants for the markers and the chart's number; no marker is added after.

    Worked out in W8.3.2 and W9.2.6.
    """

    seat: Seat
    county: County
    peasants: int

    def run(self, play: Play) -> None:
        strength = play.state.markers[self.county] + self.peasants
        play.then(Revolt(self.seat, self.county, strength))


@dataclass(frozen=True)
class EndOfYear(Step):
    """W9.5.2, W9.5.3, W9.5.5 Grain and markers go, leader tokens return; W9.5.4 all else stays.

    W9.5.1: new events take the place of the card that was left for winter.
    """

    def run(self, play: Play) -> None:
        s = play.state
        s.grain = [0] * s.seats
        s.markers = [0] * COUNTIES
        s.tokens = [NOBODY] * len(s.tokens)
        play.then(TurnUpEvents(s.year + 1))
