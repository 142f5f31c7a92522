"""W5.1-W5.10, W8 Building, collecting and deploying, what they cost, and the revolts they bring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events.base import (
    ActionSkipped,
    ArmiesDeployed,
    BuildingRaised,
    IncomeTaken,
    MarkerCalmed,
    MarkerLaid,
    RevoltBroke,
    RevoltQuelled,
)
from westphalia.games.wallenstein.rules.combat import (
    Move,
    cast,
    devastate,
    draft_extra,
    outcome,
    take_from_tray,
)
from westphalia.games.wallenstein.rules.planning import holds
from westphalia.games.wallenstein.state import (
    County,
    Play,
    WallensteinState,
    event_amount,
    event_is,
)
from westphalia.games.wallenstein.terms import Action, Building, Effect, Gift, Tile
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.words import ACTIONS

# What actions cost


@dataclass(eq=False)
class Price(Quantity[County]):
    """W5.1.1, W5.2.1, W5.3.1, W5.8.1, W5.9.1, W5.10.1 The price of an action in a county."""

    action: int

    def base(self, s: WallensteinState, county: County) -> int:
        return s.board.price[self.action]


price: Final = [Price(action) for action in range(ACTIONS)]


# W5.1-W5.4 Building

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


# W5.5-W5.7 Collecting


class PrintedTax(Quantity[County]):
    """W1.1.4 The tax on a county card."""

    def base(self, s: WallensteinState, county: County) -> int:
        return s.board.tax[county]


class PrintedGrain(Quantity[County]):
    """W1.1.4 The grain on a county card."""

    def base(self, s: WallensteinState, county: County) -> int:
        return s.board.grain[county]


class Taxes(Quantity[County]):
    """W5.6.1, W6.3.1, W6.3.2, W6.3.4 The card's value, then the event, then the tile."""

    def base(self, s: WallensteinState, county: County) -> int:
        amount = printed_tax.of(s, county)
        if event_is(s, Effect.TAX_MAXIMUM):  # W6.4.7
            amount = min(amount, event_amount(s))
        elif event_is(s, Effect.TAX_MINIMUM):  # W6.4.8
            amount = max(amount, event_amount(s))
        if holds(s, s.owner[county], Tile.PLUS_TAX):  # W6.2.1
            amount += s.board.tile_bonus
        return amount


class Harvest(Quantity[County]):
    """W5.5.1, W6.3.1, W6.3.4 The card's value, then the event, then the tile."""

    def base(self, s: WallensteinState, county: County) -> int:
        amount = printed_grain.of(s, county)
        if event_is(s, Effect.GRAIN_MINIMUM):  # W6.4.10
            amount = max(amount, event_amount(s))
        elif event_is(s, Effect.GRAIN_MAXIMUM):  # W6.4.11
            amount = min(amount, event_amount(s))
        if holds(s, s.owner[county], Tile.PLUS_GRAIN):  # W6.2.2
            amount += s.board.tile_bonus
        return amount


printed_tax: Final = PrintedTax()
printed_grain: Final = PrintedGrain()
taxes: Final = Taxes()
harvest: Final = Harvest()


@dataclass(frozen=True)
class Collect(Step):
    """W5.7.4 First the income, then a revolt if markers lie there, then another marker."""

    action: int
    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        play.then(
            TakeIncome(self.action, self.seat, self.county),
            Provoke(self.seat, self.county),
            LayMarker(self.seat, self.county),
        )


@dataclass(frozen=True)
class CollectAfterRevolt(Step):
    """W5.7.4 (income_lost_in_revolt) The revolt comes first; a lost county yields nothing."""

    action: int
    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        play.then(
            Provoke(self.seat, self.county),
            TakeIncome(self.action, self.seat, self.county),
            LayMarker(self.seat, self.county),
        )


@dataclass(frozen=True)
class TakeIncome(Step):
    """W5.5.1, W5.6.1 Grain moves the marker forward, taxes come from the bank."""

    action: int
    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        if s.owner[self.county] != self.seat:
            return
        if self.action == Action.COLLECT_TAXES:
            amount = taxes.of(s, self.county)
            s.thalers[self.seat] += amount  # W1.1.15, W1.5.6: the bank never runs dry
        else:
            amount = store(s, self.seat, harvest.of(s, self.county))
        thalers, grain = s.thalers[self.seat], s.grain[self.seat]
        play.tell(IncomeTaken, self.seat, self.action, self.county, amount, thalers, grain)


def store(s: WallensteinState, seat: Seat, amount: int) -> int:
    """W1.1.17 Advance a grain marker, at most to the end of the track; what counted is returned."""
    counted = storable(s, seat, amount)
    s.grain[seat] += counted
    return counted


def storable(s: WallensteinState, seat: Seat, amount: int) -> int:
    """W1.1.17 What of some grain counts: a marker goes no further than the end of the track."""
    return min(amount, s.board.grain_track - s.grain[seat])


@dataclass(frozen=True)
class Provoke(Step):
    """W5.7.1, W5.7.2, W8.1.1 Collecting where markers lie provokes a revolt, elsewhere never."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        peasants = provoked(play.state, self.county)
        if peasants:
            play.then(Revolt(self.seat, self.county, peasants))


def provoked(s: WallensteinState, county: County) -> int:
    """W8.1.3 The peasants that rise when a county is collected from: as many as the markers."""
    return s.markers[county]


@dataclass(frozen=True)
class LayMarker(Step):
    """W5.7.3, W5.7.5, W8.2.3 Whoever still holds the county after collecting adds one marker."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        if s.owner[self.county] == self.seat:
            s.markers[self.county] += 1  # W1.1.14: markers never run out
            play.tell(MarkerLaid, self.seat, self.county, s.markers[self.county])


# W5.8-W5.10 Deploying


@dataclass(eq=False)
class PrintedArmies(Quantity[County]):
    """W1.1.6 The armies on an action card, by county."""

    action: int

    def base(self, s: WallensteinState, county: County) -> int:
        return s.board.armies[self.action]


def _thinned(s: WallensteinState, action: int, armies: int) -> int:
    """W6.4.12 Fewer under the thin ranks; W6.3.4: a single army stays a single army."""
    if event_is(s, Effect.FEW_RECRUITS):
        return s.board.few_recruits.get(action, armies)
    return armies


@dataclass(eq=False)
class Recruits(Quantity[County]):
    """W5.8.1, W5.9.1, W5.10.1 The armies deployed in a county.

    W6.3.1: the card's number, then the event, then the tile.
    """

    action: int

    def base(self, s: WallensteinState, county: County) -> int:
        armies = _thinned(s, self.action, printed_armies[self.action].of(s, county))
        if self.action == Action.DEPLOY_5 and holds(s, s.owner[county], Tile.SIX_ARMIES):
            # W6.2.3 one more than the card's five, and W6.3.3 six after an event too
            more = s.board.six_armies - s.board.armies[self.action]
            return max(armies + more, s.board.six_armies)
        return armies


printed_armies: Final = [PrintedArmies(action) for action in range(ACTIONS)]
recruits: Final = [Recruits(action) for action in range(ACTIONS)]


@dataclass(frozen=True)
class Deploy(Step):
    """W5.8.1, W5.9.1, W5.10.1 Pay, and put armies from the supply into the county.

    W5.10.5: with too few cubes or Thalers nothing happens; W5.10.4: not even the move.
    """

    action: int
    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        cost = price[self.action].of(s, self.county)
        reason = shortage(s, self.action, self.seat, cost)
        if reason:
            play.tell(ActionSkipped, self.seat, self.action, self.county, reason)
            return
        armies = at_hand(s, self.seat, recruits[self.action].of(s, self.county))
        s.thalers[self.seat] -= cost  # W5.0.10, W1.5.6: into the bank
        s.supply[self.seat] -= armies
        s.armies[self.county] += armies  # W5.10.6: there is no limit
        there, thalers = s.armies[self.county], s.thalers[self.seat]
        play.tell(ArmiesDeployed, self.seat, self.action, self.county, armies, cost, there, thalers)
        if self.action == Action.DEPLOY_1_MOVE:
            play.then(Move(self.seat, self.county))


def at_hand(s: WallensteinState, seat: Seat, armies: int) -> int:
    """W6.2.3 A bonus beyond the supply is dropped."""
    return min(armies, s.supply[seat])


def shortage(s: WallensteinState, action: int, seat: Seat, cost: int) -> str:
    """W5.0.3 What is missing for the whole action: Thalers or armies.

    W6.2.3, W6.3.3: a tile gives more, but the supply need not hold more for it.
    """
    if s.thalers[seat] < cost:
        return "thalers"
    if s.supply[seat] < _thinned(s, action, s.board.armies[action]):
        return "armies"
    return ""


# W8 Revolts


@dataclass(frozen=True)
class Revolt(Step):
    """W8.1.1, W8.1.2, W7.2.3 The seat defends with all armies of the county against the peasants.

    W8.1.6, W6.4.4: no tile and no event helps; W8.1.5: the tray joins in.
    """

    seat: Seat
    county: County
    peasants: int

    def run(self, play: Play) -> None:
        s = play.state
        engaged = rising(s, self.seat, self.county, self.peasants)
        play.tell(RevoltBroke, self.seat, self.county, engaged[PEASANTS])
        s.peasants -= engaged[PEASANTS]
        s.armies[self.county] = 0
        cast(play, self.county, engaged, [PEASANTS], [self.seat])
        play.then(SettleRevolt(self.seat, self.county))


def rising(s: WallensteinState, seat: Seat, county: County, peasants: int) -> list[int]:
    """W7.2.3, W8.1.3, W8.3.1 The cubes of both sides; no more peasants than are in supply."""
    engaged = [0] * COLOURS
    engaged[seat] = s.armies[county]
    engaged[PEASANTS] = min(peasants, s.peasants)
    return engaged


@dataclass(frozen=True)
class SettleRevolt(Step):
    """W8.2.1, W8.2.2 As many peasants as armies, or more: the county is lost.

    W8.2.5: the peasants never stay, they go back to their supply either way.
    """

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        peasants = take_from_tray(s, PEASANTS)
        s.peasants += peasants
        armies = take_from_tray(s, self.seat)
        left = outcome(armies, 0, peasants)  # as if the armies had attacked the peasants
        s.supply[self.seat] += armies - left
        if left == 0:
            devastate(play, self.county)
        else:
            s.armies[self.county] = left
            play.tell(RevoltQuelled, self.seat, self.county, left)


# E5, L2.6 Gifts of favours and landsknecht cards


def give(play: Play, seat: Seat, gift: int, amount: int) -> int:
    """E5.2, E5.3, E5.6, E5.7 Thalers, armies into the tray, grain, points: what of it counted."""
    s = play.state
    if gift == Gift.MONEY:
        s.thalers[seat] += amount  # W1.1.15: the bank never runs dry
    elif gift == Gift.GRAIN:
        amount = store(s, seat, amount)
    elif gift == Gift.VICTORY_POINTS:
        s.points[seat] += amount
    else:
        assert gift == Gift.ARMIES_INTO_TRAY, f"gift {gift} is none that is given at once"
        amount = draft_extra(s, seat, amount)  # a short supply gives what it has
        s.tray[seat] += amount  # not into the tower: they are cast in the next battle
    return amount
