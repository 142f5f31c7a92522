"""What a run of events comes to for one side, and what a whole war is remembered by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.engine.event import Event, Fact, of_kind
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.events.battle import (
    ArmyLost,
    BattleWon,
    FortressTaken,
    LeaderLost,
    NoRetreat,
    StepLost,
)
from westphalia.games.thirty_years_war.events.cards import TotalMoved, WallensteinDelayed
from westphalia.games.thirty_years_war.events.control import (
    AreaDevastated,
    AreaGained,
    AreaLost,
    CityGained,
    ElectorsAwarded,
    NeutralityViolated,
)
from westphalia.games.thirty_years_war.events.march import Overran, StepStarved
from westphalia.games.thirty_years_war.events.pay import (
    LeftUnpaid,
    RevoltBegan,
    StepDeserted,
    UnitPaid,
)
from westphalia.games.thirty_years_war.events.politics import (
    DutchWarMoved,
    NationEntered,
    SaxonySwitched,
    SpinolaChecked,
    TruceBegan,
    WallensteinAssassinated,
)
from westphalia.games.thirty_years_war.pieces import steps_of
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, enemy

SCORING: Final = (
    CityGained,
    AreaGained,
    AreaLost,
    NeutralityViolated,
    ElectorsAwarded,
    AreaDevastated,
    RevoltBegan,
    SpinolaChecked,
    TotalMoved,
    DutchWarMoved,
    WallensteinDelayed,
)


class BattlesFought(Fact):
    """Battles of the seat, won and lost."""

    victories: int
    defeats: int


class CitiesFallen(Fact):
    """Cities that the other side has gained."""

    cities: tuple[int, ...]


class CitiesTaken(Fact):
    """Cities that the seat has gained."""

    cities: tuple[int, ...]


class RevoltsRisen(Fact):
    """Cities in which peasants have risen."""

    cities: tuple[int, ...]


class AreasFallen(Fact):
    """Areas that the seat has lost."""

    areas: tuple[int, ...]


class AreasTaken(Fact):
    """Areas that the seat has gained."""

    areas: tuple[int, ...]


class LossesTaken(Fact):
    """Steps that the seat has lost, and those of its enemy."""

    steps: int
    against: int


class LeadersGone(Fact):
    """Leaders of the seat who were lost."""

    leaders: tuple[int, ...]


class PayGiven(Fact):
    """Units of the seat that were paid, and that were not."""

    paid: int
    unpaid: int


class TotalShifted(Fact):
    """The VP total before, and after."""

    before: int
    vp: int


def since(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """The facts that there are, the gravest first."""
    return [
        *battles(told, seat),
        *cities(told, seat),
        *areas(told, seat),
        *losses(told, seat),
        *pay(told, seat),
        *total(told),
    ]


def once(found: list[int]) -> tuple[int, ...]:
    """Each of them, in the order in which it came first."""
    return tuple(dict.fromkeys(found))


def battles(told: Sequence[Event], seat: Seat) -> list[Fact]:
    won = [event.winner for event in of_kind(told, BattleWon)]
    victories, defeats = won.count(seat), won.count(enemy(seat))
    return [BattlesFought(victories, defeats)] if won else []


def cities(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """3.11a, 9.42a Who has each city that changed hands, in the end; and where revolts are."""
    holder: dict[int, int] = {}
    for event in told:
        if isinstance(event, CityGained):
            holder[event.city] = event.seat
        elif isinstance(event, AreaGained | SaxonySwitched):
            holder |= dict.fromkeys(event.cities, event.seat)
    fallen = tuple([city for city, side in holder.items() if side == enemy(seat)])
    taken = tuple([city for city, side in holder.items() if side == seat])
    risen = once([event.city for event in of_kind(told, RevoltBegan) if event.seat == seat])
    facts: list[Fact] = [CitiesFallen(fallen)] if fallen else []
    if taken:
        facts.append(CitiesTaken(taken))
    return facts + ([RevoltsRisen(risen)] if risen else [])


def areas(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """3.13a, 9.42b Who has each Area that changed hands, in the end."""
    holder: dict[int, int] = {}
    for event in told:
        if isinstance(event, AreaGained):
            holder[event.area] = event.seat
        elif isinstance(event, AreaLost):
            holder[event.area] = enemy(event.seat)
    fallen = tuple([area for area, side in holder.items() if side == enemy(seat)])
    taken = tuple([area for area, side in holder.items() if side == seat])
    facts: list[Fact] = [AreasFallen(fallen)] if fallen else []
    return facts + ([AreasTaken(taken)] if taken else [])


def losses(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """12.32, 12.62a, 13.24a, 15.222 Steps lost by either side, and leaders of both."""
    own, against = steps_lost(told, seat), steps_lost(told, enemy(seat))
    gone = [event.leader for event in of_kind(told, LeaderLost)]
    gone += [leader for event in of_kind(told, ArmyLost) for leader in event.leaders]
    gone += [leader for event in of_kind(told, NoRetreat) for leader in event.leaders]
    gone += [leader for event in of_kind(told, FortressTaken) for leader in event.leaders]
    facts: list[Fact] = [LossesTaken(own, against)] if own + against else []
    return facts + ([LeadersGone(once(gone))] if gone else [])


def steps_lost(told: Sequence[Event], seat: Seat) -> int:
    """One by one, and whole units at once."""
    single = [e for e in told if isinstance(e, StepLost | StepStarved | StepDeserted)]
    units = [unit for e in of_kind(told, NoRetreat) if e.seat == seat for unit in e.units]
    for event in told:
        if isinstance(event, Overran | FortressTaken) and event.seat == enemy(seat):
            units += event.units
    return len([e for e in single if e.seat == seat]) + sum([steps_of(unit) for unit in units])


def pay(told: Sequence[Event], seat: Seat) -> list[Fact]:
    """15.13 Aid points paid out, and units left Unpaid."""
    paid = sum([sum(event.points) for event in of_kind(told, UnitPaid) if event.seat == seat])
    unpaid = sum([len(event.units) for event in of_kind(told, LeftUnpaid) if event.seat == seat])
    return [PayGiven(paid, unpaid)] if paid + unpaid else []


def total(told: Sequence[Event]) -> list[Fact]:
    """5.1 The VP total before the first event that moved it and after the last."""
    found = moves(told)
    if not found or found[0][0] == found[-1][1]:
        return []
    return [TotalShifted(found[0][0], found[-1][1])]


def moves(told: Sequence[Event]) -> list[tuple[int, int]]:
    """5.1 The VP total before and after each event that may move it."""
    return [(event.vp - event.points, event.vp) for event in told if isinstance(event, SCORING)]


# What a whole war is remembered by

TURNING: Final = (NationEntered, SaxonySwitched, TruceBegan, WallensteinAssassinated)
MOST: Final = 10  # events that are told
LEAST: Final = 3  # points that make an event great; one that turned the war counts for more


def remembered(log: Sequence[Event]) -> tuple[list[int], dict[str, list[int]]]:
    """The great events by their numbers in the log, in their order; and the deeds by side."""
    weights = {n: weight(event) for n, event in enumerate(log)}
    great = sorted((n for n in weights if weights[n] >= LEAST), key=lambda n: (-weights[n], n))
    return sorted(great[:MOST]), deeds(log)


def weight(event: Event) -> int:
    """How great an event was: the points by which it moved the total."""
    if isinstance(event, TURNING):
        return LEAST + 1
    return abs(event.points) if isinstance(event, SCORING) else 0


def deeds(log: Sequence[Event]) -> dict[str, list[int]]:
    """By side the battles won, enemies overrun, Fortresses taken, armies and steps lost."""
    names = ("battles", "overruns", "fortresses", "armies", "steps")
    counts = {name: [0 for _ in (PROTESTANT, CATHOLIC)] for name in names}
    for event in log:
        if isinstance(event, BattleWon):
            counts["battles"][event.winner] += 1
        elif isinstance(event, Overran):
            counts["overruns"][event.seat] += 1
        elif isinstance(event, FortressTaken):
            counts["fortresses"][event.seat] += 1
        elif isinstance(event, ArmyLost):
            counts["armies"][event.seat] += 1
        elif isinstance(event, StepLost):
            counts["steps"][event.seat] += 1
    return counts
