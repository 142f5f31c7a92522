"""W5.5-W5.7 Collecting grain and taxes, and the revolt markers that collecting leaves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.events import IncomeTaken, MarkerLaid
from westphalia.games.wallenstein.rules.bonus import holds
from westphalia.games.wallenstein.rules.revolt import Revolt
from westphalia.games.wallenstein.state import (
    County,
    Play,
    WallensteinState,
    event_amount,
    event_is,
)
from westphalia.games.wallenstein.terms import Action, Effect, Tile


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
