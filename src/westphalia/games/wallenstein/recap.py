"""What a run of events comes to for one seat: counties, battles, plans, money, grain and points."""

from __future__ import annotations

from collections.abc import Sequence

from westphalia.engine.event import Event, Fact, of_kind
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.events.base import (
    ActionSkipped,
    ArmiesDeployed,
    AttackFailed,
    BidRevealed,
    BuildingRaised,
    CardSurrendered,
    CountyConquered,
    CountyDevastated,
    CountyHeld,
    IncomeTaken,
    RevoltBroke,
    RevoltQuelled,
    YearScored,
)
from westphalia.games.wallenstein.events.expansions import CountyGarrisoned
from westphalia.games.wallenstein.terms import Action


class CountiesLost(Fact):
    """Counties that the seat has lost."""

    losses: tuple[int, ...]


class CountiesWon(Fact):
    """Counties that the seat has won."""

    gains: tuple[int, ...]


class BattlesFought(Fact):
    """Battles of the seat, won and lost."""

    victories: int
    defeats: int


class RevoltsFaced(Fact):
    """Revolts against the seat, and those that it put down."""

    revolts: int
    quelled: int


class PlansVoided(Fact):
    """Actions of the seat that came to nothing."""

    count: int


class ThalersMoved(Fact):
    """What the seat has paid and taken."""

    paid: int
    taken: int


class GrainTaken(Fact):
    """Grain that the seat has gathered."""

    taken: int


class PointsScored(Fact):
    """Points that the seat has scored."""

    points: int


def since(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """The facts that there are, the gravest first."""
    return [
        *counties(told, seat),
        *battles(told, seat),
        *revolts(told, seat),
        *voided(told, seat),
        *income(told, seat),
        *scored(told, seat),
    ]


def counties(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """Those lost and those won; one that was lost and won back is neither."""
    change: dict[int, int] = {}
    for event in told:
        if isinstance(event, CountyConquered | CountyDevastated) and event.loser == seat:
            change[event.county] = change.get(event.county, 0) - 1
        if isinstance(event, CountyConquered) and event.seat == seat:
            change[event.county] = change.get(event.county, 0) + 1
        if isinstance(event, CountyGarrisoned) and event.seat == seat and event.neutral:
            change[event.county] = change.get(event.county, 0) + 1
    losses = tuple([county for county, by in change.items() if by < 0])
    gains = tuple([county for county, by in change.items() if by > 0])
    lost: list[Fact] = [CountiesLost(losses)] if losses else []
    return lost + ([CountiesWon(gains)] if gains else [])


def battles(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """W7.4 One in which nobody is left was neither won nor lost."""
    conquests, stands = of_kind(told, CountyConquered), of_kind(told, CountyHeld)
    victories = len([e for e in conquests if e.seat == seat])
    victories += len([e for e in stands if e.seat == seat])
    defeats = len([e for e in conquests if e.loser == seat])
    defeats += len([e for e in stands if e.attacker == seat])
    defeats += len([e for e in of_kind(told, AttackFailed) if e.seat == seat])
    return [BattlesFought(victories, defeats)] if victories + defeats else []


def revolts(told: Sequence[Event], seat: Seat) -> list[Fact]:
    broke = len([e for e in of_kind(told, RevoltBroke) if e.seat == seat])
    quelled = len([e for e in of_kind(told, RevoltQuelled) if e.seat == seat])
    return [RevoltsFaced(broke, quelled)] if broke else []


def voided(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """W5.0.3, W5.0.6 Actions that came to nothing, and cards that left their boxes."""
    skipped = [e for e in of_kind(told, ActionSkipped) if e.seat == seat]
    gone = [e for e in of_kind(told, CardSurrendered) if e.seat == seat and e.box >= 0]
    count = len(skipped) + len(gone)
    return [PlansVoided(count)] if count else []


def income(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """W4.1.1, W5.1-W5.10 Thalers paid and taken in, and grain."""
    paid = sum([e.paid for e in of_kind(told, BidRevealed) if e.seat == seat])
    paid += sum([e.paid for e in of_kind(told, BuildingRaised) if e.seat == seat])
    paid += sum([e.paid for e in of_kind(told, ArmiesDeployed) if e.seat == seat])
    own = [e for e in of_kind(told, IncomeTaken) if e.seat == seat]
    grain = sum([e.amount for e in own if e.action == Action.COLLECT_GRAIN])
    thalers = sum([e.amount for e in own if e.action != Action.COLLECT_GRAIN])
    money: list[Fact] = [ThalersMoved(paid, thalers)] if paid + thalers else []
    return money + ([GrainTaken(grain)] if grain else [])


def scored(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """W9.3.8 What the winters gave."""
    own = [e for e in of_kind(told, YearScored) if e.seat == seat]
    points = sum([e.counties + e.buildings + e.majorities for e in own])
    return [PointsScored(points)] if points else []
