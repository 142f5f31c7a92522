"""What can happen in the Pay Phase and around it: pay, loot, pillage, recovery, revolts."""

from __future__ import annotations

from westphalia.engine.event import Event


class PaidAtHome(Event):
    """15.12a Units were paid by the land where they stand."""

    seat: int
    place: int
    units: tuple[int, ...]


class UnitPaid(Event):
    """15.13a A unit was paid with aid points, so many by source."""

    seat: int
    unit: int
    city: int
    points: tuple[int, ...]


class LeftUnpaid(Event):
    """15.13c Units were marked Unpaid."""

    seat: int
    city: int
    units: tuple[int, ...]


class LootRolled(Event):
    """15.21a Unpaid units rolled: how far the city is pillaged, and how many steps they lose.

    15.221: levels that the city cannot give are among the steps.
    """

    seat: int
    city: int
    units: tuple[int, ...]
    roll: int
    modifier: int
    pillage: int
    steps: int


class StepDeserted(Event):
    """15.222 An Unpaid unit lost a step; *gone* if the counter left the game (15.224)."""

    seat: int
    unit: int
    city: int
    gone: bool


class LeadersFound(Event):
    """15.225a Leaders whose army has dissolved went to a friendly city."""

    seat: int
    leaders: tuple[int, ...]
    origin: int
    city: int


class Pillaged(Event):
    """15.24a A city was pillaged, and stands at this level."""

    city: int
    level: int


class RecoveryRolled(Event):
    """15.25a A side rolled for recovery: so many levels."""

    seat: int
    roll: int
    levels: int


class Recovered(Event):
    """15.251a A city recovered, and stands at this level."""

    seat: int
    city: int
    level: int


class RevoltBegan(Event):
    """9.42a The peasants of a city rose; *seat* had controlled it."""

    city: int
    seat: int
    points: int
    vp: int


class RevoltSuppressed(Event):
    """9.43a A side put down a revolt."""

    seat: int
    city: int


class RevoltRolled(Event):
    """9.44a A side rolled for the spread of a revolt."""

    seat: int
    city: int
    roll: int
    spreads: bool
