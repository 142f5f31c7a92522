"""W9.3 Scoring: counties, buildings, and who has most of each building in each region."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events_winter import MajorityScored, YearScored
from westphalia.games.wallenstein.state import Play, WallensteinState, counties_of
from westphalia.games.wallenstein.terms import Building


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
                )
        for seat in range(s.seats):
            counties, buildings = county_points(s, seat), building_points(s, seat)
            s.points[seat] += counties + buildings + shares[seat]
            play.tell(YearScored, seat, counties, buildings, shares[seat], s.points[seat])
