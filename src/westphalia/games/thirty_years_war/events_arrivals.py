"""What can happen when nations enter the war, leaders arrive, Saxony turns, and the Dutch fight."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event


@dataclass(frozen=True)
class NationEntered(Event):
    """9.11 A nation entered the war."""

    nation: int


@dataclass(frozen=True)
class AreaJoined(Event):
    """9.13a An event brought an Area in on the Protestant side, with these of its cities."""

    area: int
    cities: tuple[int, ...]


@dataclass(frozen=True)
class LeaderArrived(Event):
    """9.21a A new leader came into play."""

    seat: int
    leader: int
    place: int


@dataclass(frozen=True)
class UnitsArrived(Event):
    """9.21a New units came into play by an event."""

    seat: int
    units: tuple[int, ...]
    place: int


@dataclass(frozen=True)
class SwedesLanded(Event):
    """17.Sw.1a The Swedish army came ashore; the port is the Swedish Base."""

    city: int


@dataclass(frozen=True)
class SwedesAttacked(Event):
    """17.Sw.1c The Swedish army came against a port that the enemy held."""

    city: int


@dataclass(frozen=True)
class SwedesCalledHome(Event):
    """card.C21 A Swedish leader and half of the Swedish units with him were called home."""

    leader: int
    units: tuple[int, ...]
    place: int


@dataclass(frozen=True)
class SwedesReturned(Event):
    """card.C21 Swedes who had been called home came back to the Swedish Base."""

    leaders: tuple[int, ...]
    units: tuple[int, ...]
    city: int


@dataclass(frozen=True)
class EnglishLeft(Event):
    """17.E.3 The English unit left the game."""

    place: int


@dataclass(frozen=True)
class LeaderWentHome(Event):
    """16.22c An event took a leader out of the game."""

    leader: int
    place: int


@dataclass(frozen=True)
class CardinalTooLate(Event):
    """17.Sp.3b The Cardinal's army had not reached the Spanish Zone in time and is no more."""

    count: int


# The Dutch War


@dataclass(frozen=True)
class DutchWarMoved(Event):
    """16.12a The marker of the Dutch War entered a box, and what that changed."""

    box: int
    aid: int
    points: int
    vp: int


@dataclass(frozen=True)
class DutchWarEnded(Event):
    """16.12b The Dutch War is over."""

    box: int


@dataclass(frozen=True)
class ArmyEliminated(Event):
    """16.13c An army in the United Provinces was eliminated when the Dutch War ended."""

    seat: int
    leaders: tuple[int, ...]
    units: tuple[int, ...]


@dataclass(frozen=True)
class ResponseOwed(Event):
    """16.251a The Protestant has to respond to Spinola before the turn ends."""


@dataclass(frozen=True)
class Responded(Event):
    """16.252 A Protestant army in the United Provinces responded to Spinola."""


@dataclass(frozen=True)
class NotResponded(Event):
    """16.253 The turn ended without a response to Spinola."""


@dataclass(frozen=True)
class SpinolaRecalled(Event):
    """16.21b A Spanish army was called into the United Provinces."""

    leaders: tuple[int, ...]
    units: tuple[int, ...]


@dataclass(frozen=True)
class CommandTaken(Event):
    """16.22c A replacement leader took command of the army in the United Provinces."""

    leader: int


@dataclass(frozen=True)
class ArmyWithdrew(Event):
    """16.22d An army without a leader left the United Provinces."""

    units: tuple[int, ...]
    city: int


@dataclass(frozen=True)
class ArmyGivenUp(Event):
    """16.22e Units without a leader in the United Provinces were eliminated."""

    units: tuple[int, ...]


# Saxony


@dataclass(frozen=True)
class SaxonySwitched(Event):
    """8.66a Saxony changed sides, with these of its cities."""

    seat: int
    cities: tuple[int, ...]


@dataclass(frozen=True)
class SaxonUnitMoved(Event):
    """8.66a A Saxon unit left its former friends for a city of Saxony."""

    unit: int
    origin: int
    city: int


@dataclass(frozen=True)
class SaxonLeaderMoved(Event):
    """8.66a A Saxon leader left his former friends for a city of Saxony."""

    leader: int
    origin: int
    city: int


@dataclass(frozen=True)
class SaxonUnitLost(Event):
    """8.66b A Saxon unit found no room in Saxony and was destroyed."""

    unit: int
    origin: int
