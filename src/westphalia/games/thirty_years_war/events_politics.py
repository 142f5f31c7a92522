"""What can happen in peace talks, to Wallenstein, and at the end of the war."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event


@dataclass(frozen=True)
class PeaceOffered(Event):
    """5.3a A side offered peace."""

    seat: int
    vp: int


@dataclass(frozen=True)
class PeaceAccepted(Event):
    """5.31c A side agreed to negotiate."""

    seat: int


@dataclass(frozen=True)
class PeaceRefused(Event):
    """5.3b A side did not agree to negotiate; the offer has used up the round."""

    seat: int


@dataclass(frozen=True)
class PeaceRolled(Event):
    """tab.peace A roll decided what the negotiations bring."""

    roll: int
    modifier: int
    peace: int


@dataclass(frozen=True)
class WithdrawalRolled(Event):
    """5.32d Both sides rolled for who withdraws first; *seat* does, or they roll again."""

    protestant: int
    catholic: int
    seat: int


@dataclass(frozen=True)
class AreaNamed(Event):
    """5.32b A side named an Area that the other has to leave."""

    seat: int
    area: int


@dataclass(frozen=True)
class CitiesNamed(Event):
    """5.32b A side named two Independent Cities that the other has to leave."""

    seat: int
    cities: tuple[int, ...]


@dataclass(frozen=True)
class UnitWithdrew(Event):
    """5.32e A unit went towards its Supply Base."""

    seat: int
    unit: int
    origin: int
    city: int


@dataclass(frozen=True)
class LeaderWithdrew(Event):
    """5.32e A leader went towards his Supply Base."""

    seat: int
    leader: int
    origin: int
    city: int


@dataclass(frozen=True)
class UnitWithoutRefuge(Event):
    """5.32h A unit that had to withdraw found no city and was eliminated."""

    seat: int
    unit: int
    origin: int


@dataclass(frozen=True)
class TruceBegan(Event):
    """5.32f A truce: the turn ends, all sieges with it."""

    turn: int


@dataclass(frozen=True)
class WallensteinDismissed(Event):
    """7.21 The Emperor dismissed Wallenstein, whose influence is half of what it was."""

    influence: int


@dataclass(frozen=True)
class WallensteinRecalled(Event):
    """7.22 The Emperor called Wallenstein back."""

    city: int


@dataclass(frozen=True)
class WallensteinAssassinated(Event):
    """7.23 Wallenstein was murdered."""


@dataclass(frozen=True)
class ArmyDissolved(Event):
    """7.26 Units that Wallenstein left alone in the United Provinces were eliminated."""

    seat: int
    units: tuple[int, ...]


@dataclass(frozen=True)
class InfluenceRose(Event):
    """7.1a Wallenstein's influence rose by *boxes*."""

    boxes: int
    influence: int


@dataclass(frozen=True)
class SpinolaChecked(Event):
    """5.15a Spinola's army was or was not in the United Provinces when it had to be."""

    points: int
    vp: int


@dataclass(frozen=True)
class WarEnded(Event):
    """5.21a The war is over."""

    result: int
    vp: int
