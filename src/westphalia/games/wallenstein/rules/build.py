"""W5.1-W5.4 Building palaces, churches and trading posts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events import ActionSkipped, BuildingRaised, MarkerCalmed
from westphalia.games.wallenstein.rules.prices import price
from westphalia.games.wallenstein.state import (
    County,
    Play,
    WallensteinState,
    event_amount,
    event_is,
)
from westphalia.games.wallenstein.terms import Building, Effect

# The kinds that stand in a county, by its bits.
BUILT: Final = [
    tuple([int(kind) for kind in Building if bits >> kind & 1])
    for bits in range(1 << len(Building))
]


@dataclass(frozen=True)
class Build(Step):
    """W5.1.1, W5.2.1, W5.3.1 Pay the price and place the building.

    W5.0.3, W5.4.3: if anything is missing, nothing happens.
    """

    action: int
    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        building = s.board.builds[self.action]
        cost = price[self.action].of(s, self.county)
        reason = obstacle(s, self.county, building)
        if not reason and s.thalers[self.seat] < cost:
            reason = "thalers"
        if reason:
            play.tell(ActionSkipped, self.seat, self.action, self.county, reason)
            return
        s.thalers[self.seat] -= cost  # W5.0.10, W1.5.6: into the bank
        play.then(Raise(self.seat, self.county, building, cost))


def obstacle(s: WallensteinState, county: County, building: int) -> str:
    """W5.4.1, W5.4.2, W5.4.5, W1.1.13 Why a building cannot stand there: twin, site or stock."""
    standing = s.buildings[county]
    if standing >> building & 1:
        return "twin"
    if standing.bit_count() >= s.board.sites[county]:
        return "site"
    if not s.stock[building]:
        return "stock"
    return ""


@dataclass(frozen=True)
class Raise(Step):
    """W5.4.1 A building is placed on a free site; W6.4.1: it may calm the county."""

    seat: Seat
    county: County
    building: int
    paid: int

    def run(self, play: Play) -> None:
        s = play.state
        s.stock[self.building] -= 1
        s.buildings[self.county] |= 1 << self.building
        built = BUILT[s.buildings[self.county]]
        thalers = s.thalers[self.seat]
        play.tell(BuildingRaised, self.seat, self.county, self.building, self.paid, built, thalers)
        calmed = calming(s, self.county, self.building)
        if calmed:
            s.markers[self.county] -= calmed
            play.tell(MarkerCalmed, self.seat, self.county, s.markers[self.county])


def calming(s: WallensteinState, county: County, building: int) -> int:
    """W6.4.1, W6.4.2 The revolt markers that a trading post takes away under the calming event."""
    if building != Building.TRADING_POST or not event_is(s, Effect.TRADE_CALMS):
        return 0
    return min(event_amount(s), s.markers[county])
