"""What can happen at a Fortress: sieges laid, rolled for, lifted; Fortresses taken."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event


@dataclass(frozen=True)
class SiegeLaid(Event):
    """13.13b A side placed a Siege marker: so many combat factors against this siege level."""

    seat: int
    city: int
    factors: int
    level: int


@dataclass(frozen=True)
class SiegeRolled(Event):
    """13.22 A side rolled for a siege."""

    seat: int
    city: int
    roll: int
    modifier: int
    success: bool


@dataclass(frozen=True)
class SiegeContinued(Event):
    """13.26a The Fortress held out; the number on the Continued Siege marker is now this."""

    seat: int
    city: int
    number: int


@dataclass(frozen=True)
class SiegeLifted(Event):
    """13.14a Too few combat factors were left: the Siege marker was removed."""

    city: int


@dataclass(frozen=True)
class FortressTaken(Event):
    """13.24a A Fortress fell, and all who were inside are lost."""

    seat: int
    city: int
    units: tuple[int, ...]
    leaders: tuple[int, ...]
