"""What can happen by the optional rules alone."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event, Revelation


@dataclass(frozen=True)
class LinesFixed(Event):
    """19.3 The lines of communication of a side stand as they are for this turn's pay."""

    seat: int


@dataclass(frozen=True)
class AidRecounted(Event):
    """19.4a An event changed what the AID cards of this turn bring; *points* are by source."""

    points: tuple[int, ...]


@dataclass(frozen=True)
class PointsSpent(Event):
    """19.4b A side spent aid points on recruits or a Free Action; *points* are by source."""

    seat: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class DutchWarTried(Event):
    """19.5 A side tried to move the Dutch War marker with a card."""

    seat: int
    card: int
    roll: int
    modifier: int
    boxes: int


@dataclass(frozen=True)
class AmbitionRolled(Event):
    """19.6 A roll decided whether Wallenstein's influence rises by a further box."""

    roll: int
    modifier: int
    further: bool


@dataclass(frozen=True)
class ImperialsParted(Event):
    """19.7b Imperial units that still stood with Bavarians were removed."""

    place: int
    units: tuple[int, ...]


@dataclass(frozen=True)
class WallensteinDelayed(Event):
    """19.7c Wallenstein was not brought into play in time."""

    points: int
    vp: int


@dataclass(frozen=True)
class CampaignRolled(Event):
    """19.8a A side tried to activate a second leader, so many spaces away from the first."""

    seat: int
    first: int
    second: int
    spaces: int
    roll: int
    modifier: int
    activated: bool


@dataclass(frozen=True)
class ArmyFled(Event):
    """19.8c A leader who mistook his orders made for safety; nowhere if *city* is where he was."""

    seat: int
    leader: int
    city: int


@dataclass(frozen=True)
class PlotRolled(Event):
    """19.11 The Protestant plotted against Wallenstein."""

    card: int
    roll: int
    influence: int
    succeeded: bool


@dataclass(frozen=True)
class CardsSealed(Event):
    """12.23 The attacker has laid his Combat Cards sealed, if any: nobody sees how many."""

    seat: int


@dataclass(frozen=True)
class SealBroken(Revelation):
    """9.51d The defender stands: the sealed cards of the attacker are turned up, if there are any.

    It is told even if there are none, or who stands could try out whether there are.
    """

    seat: int
