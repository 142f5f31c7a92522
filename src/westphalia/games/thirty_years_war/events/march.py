"""What can happen on the march."""

from __future__ import annotations

from westphalia.engine.event import Event


class LeaderActivated(Event):
    """8.3 A side activated a leader."""

    seat: int
    leader: int
    place: int


class ForceFormed(Event):
    """10.12a The activated leader is about to move or fight with these leaders and units."""

    seat: int
    leader: int
    leaders: tuple[int, ...]
    units: tuple[int, ...]


class FreeLeader(Event):
    """8.32 A free action moves one leader."""

    seat: int
    leader: int
    place: int


class FreeUnit(Event):
    """8.32 A free action moves one unit."""

    seat: int
    unit: int
    place: int


class Marched(Event):
    """11.11a A stack went from one place to the next, with so many points left."""

    seat: int
    origin: int
    place: int
    leaders: tuple[int, ...]
    units: tuple[int, ...]
    points: int


class UnitDropped(Event):
    """11.14a A unit was dropped off on the way."""

    seat: int
    unit: int
    place: int


class LeaderLeft(Event):
    """11.14a A leader was dropped off on the way."""

    seat: int
    leader: int
    place: int


class UnitPickedUp(Event):
    """11.15a A unit was picked up on the way."""

    seat: int
    unit: int
    place: int


class LeaderPickedUp(Event):
    """11.15a A leader was picked up on the way."""

    seat: int
    leader: int
    place: int


class Halted(Event):
    """11.11b A stack ended its movement."""

    seat: int
    place: int


class WentInside(Event):
    """11.23b The pieces of a side went inside their Fortress."""

    seat: int
    city: int


class StayedOutside(Event):
    """11.231 The pieces of a side await the enemy outside their Fortress."""

    seat: int
    city: int


class LeadersCaught(Event):
    """11.22a Leaders without units were met by enemy units."""

    seat: int
    city: int
    leaders: tuple[int, ...]


class Overran(Event):
    """12.62a A side overran these units."""

    seat: int
    city: int
    units: tuple[int, ...]


class ForageChosen(Event):
    """11.16c A city was chosen to feed the army."""

    seat: int
    city: int


class Hungered(Event):
    """11.161a The cities gave less than the army needs: so many steps are lost."""

    seat: int
    steps: int


class StepStarved(Event):
    """11.161a A unit lost a step for want of food."""

    seat: int
    unit: int
    place: int


class UnitGivenUp(Event):
    """10.22a A unit that a city has no room for was eliminated by its owner."""

    seat: int
    place: int
    unit: int


class ZoneReached(Event):
    """17.Sp.32 Units of the Cardinal's army are in the Spanish Zone, and stay in it."""

    place: int
    count: int


class CardinalsUnitsLost(Event):
    """17.Sp.31b Units of the Cardinal's army ended an activation without him."""

    place: int
    count: int
