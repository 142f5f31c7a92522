"""What can happen with landsknechts, leaders and monuments; the style is that of events.py."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event

# Landsknechte


@dataclass(frozen=True)
class PileAdvanced(Event):
    """L2.4 A seat put its top card under the pile; this one, from the banner on, is up now."""

    seat: int
    number: int


@dataclass(frozen=True)
class BenefitGiven(Event):
    """L2.4 A seat got a benefit of its landsknecht card, as far as possible."""

    seat: int
    gift: int
    amount: int


@dataclass(frozen=True)
class PilesRestored(Event):
    """L2.8 All piles begin again with the empty banner."""


# Leaders and monuments


@dataclass(frozen=True)
class LeaderPlaced(Event):
    """M1.4 A seat's leader came onto the map."""

    seat: int
    county: int


@dataclass(frozen=True)
class LeaderDrafted(Event):
    """M1.5 A seat's leader came into the county just drafted."""

    seat: int
    county: int


@dataclass(frozen=True)
class LeaderPassedBy(Event):
    """M1.5 A seat kept its leader for a county still to be drafted."""

    seat: int
    county: int


@dataclass(frozen=True)
class LeaderMoved(Event):
    """M3.1 A leader left a county for another, in triumph or in flight."""

    seat: int
    origin: int
    county: int
    triumph: bool


@dataclass(frozen=True)
class MonumentBuilt(Event):
    """M3.2 A monument stands in the county that the leader left; so many are still in stock."""

    seat: int
    county: int
    stock: int


@dataclass(frozen=True)
class MonumentsCaptured(Event):
    """M3.7 A leader took another seat's monuments off a county."""

    seat: int
    county: int
    loser: int
    monuments: int


@dataclass(frozen=True)
class LeaderLost(Event):
    """M3.8 The county was lost, and the leader left the map with it."""

    seat: int
    county: int


@dataclass(frozen=True)
class LeaderReturned(Event):
    """M3.9 After the winter a lost leader came back."""

    seat: int
    county: int


@dataclass(frozen=True)
class MonumentsScored(Event):
    """M4.1 What its own monuments on the map and the captured ones gave a seat."""

    seat: int
    standing: int
    captured: int
    points: int
