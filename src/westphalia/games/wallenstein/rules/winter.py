"""W9, W10 Winter: grain loss, supply, revolts, scoring, and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Decision, Question, Seat, Step
from westphalia.games.wallenstein.events.base import (
    GameWon,
    GrainLost,
    MajorityScored,
    RevoltsDrawn,
    SupplyChecked,
    YearScored,
)
from westphalia.games.wallenstein.objections import NotDrawn
from westphalia.games.wallenstein.rules.economy import Revolt
from westphalia.games.wallenstein.rules.planning import TurnUpEvents
from westphalia.games.wallenstein.state import WINTER, County, Play, WallensteinState, counties_of
from westphalia.games.wallenstein.terms import Building
from westphalia.games.wallenstein.words import COUNTIES, QUELL

# W9 Winter


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


# W9.3 Scoring


@dataclass(frozen=True)
class Majority:
    """W9.3.7 Who leads in one region with one kind of building, and what it is worth to each;
    how many each seat has.
    """

    region: int
    building: int
    seats: tuple[Seat, ...]
    points: int
    built: list[int]


def majorities(s: WallensteinState) -> list[Majority]:
    """W9.3.3-W9.3.7 The majorities as they stand; where nobody has built, nobody leads.

    Worked out in W9.3.9.
    """
    found: list[Majority] = []
    for region in range(len(s.board.regions)):
        for building in Building:
            built = buildings_in(s, region, building)
            most = max(built)
            if most:  # W9.3.6
                leaders = tuple([seat for seat in range(s.seats) if built[seat] == most])
                worth = s.board.majority if len(leaders) == 1 else s.board.shared_majority
                found.append(Majority(region, int(building), leaders, worth[building], built))
    return found


def buildings_in(s: WallensteinState, region: int, building: int) -> list[int]:
    """W9.3.7 How many buildings of a kind each seat has in a region."""
    built = [0] * s.seats
    for county in s.board.region_counties[region]:
        if s.buildings[county] >> building & 1:
            built[s.owner[county]] += 1
    return built


def county_points(s: WallensteinState, seat: Seat) -> int:
    """W9.3.1 A point for each county."""
    return len(counties_of(s, seat)) * s.board.points_per_county


def building_points(s: WallensteinState, seat: Seat) -> int:
    """W9.3.2 A point for each building."""
    built = sum(s.buildings[county].bit_count() for county in counties_of(s, seat))
    return built * s.board.points_per_building


@dataclass(frozen=True)
class Scoring(Step):
    """W9.3.8 The points of a winter are added at once and kept."""

    def run(self, play: Play) -> None:
        s = play.state
        shares = [0] * s.seats
        for majority in majorities(s):
            for seat in majority.seats:
                shares[seat] += majority.points
                play.tell(
                    MajorityScored,
                    seat,
                    majority.region,
                    majority.building,
                    majority.points,
                    len(majority.seats) > 1,
                    tuple(majority.built),
                )
        for seat in range(s.seats):
            counties, buildings = county_points(s, seat), building_points(s, seat)
            s.points[seat] += counties + buildings + shares[seat]
            play.tell(YearScored, seat, counties, buildings, shares[seat], s.points[seat])


# W10 The end of the game


def winners(s: WallensteinState) -> list[Seat]:
    """W10.1.2-W10.1.4 Most points, then most Thalers; who is still tied has won together."""
    standing = [(s.points[seat], s.thalers[seat]) for seat in range(s.seats)]
    best = max(standing)
    return [seat for seat in range(s.seats) if standing[seat] == best]


@dataclass(frozen=True)
class EndOfGame(Step):
    """W10.1.1 After the second winter the game is over."""

    def run(self, play: Play) -> None:
        s = play.state
        play.tell(GameWon, tuple(winners(s)), tuple(s.points), tuple(s.thalers))
