"""What happens in winter and at the end of the game."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.event import Event


@dataclass(frozen=True)
class GrainLost(Event):
    """W9.1.1 Every seat lost grain."""

    event: int
    loss: int


@dataclass(frozen=True)
class SupplyChecked(Event):
    """W9.1.3 What a seat has and needs, and the revolts that follow."""

    seat: int
    grain: int
    counties: int
    revolts: int


@dataclass(frozen=True)
class RevoltsDrawn(Event):
    """W9.2.2 The counties that will revolt."""

    seat: int
    drawn: tuple[int, ...]


@dataclass(frozen=True)
class MajorityScored(Event):
    """W9.3.3, W9.3.4, W9.3.5 Most buildings of a kind in a region."""

    seat: int
    region: int
    building: int
    points: int
    shared: bool

    @property
    def clause(self) -> str:
        return ("W9.3.3", "W9.3.4", "W9.3.5")[self.building]


@dataclass(frozen=True)
class YearScored(Event):
    """W9.3.8 What a winter gave a seat."""

    seat: int
    counties: int
    buildings: int
    majorities: int
    points: int


@dataclass(frozen=True)
class GameWon(Event):
    """W10.1.2 The end, and who has won it."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    thalers: tuple[int, ...]
