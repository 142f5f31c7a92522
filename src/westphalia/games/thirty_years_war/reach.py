"""11.1 Where a march can still go, what it costs, and whom it meets there."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.advice import forage_view
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.nations.limits import CARDINALS_VETERANS
from westphalia.games.thirty_years_war.odds import Force, Odds, clash, force
from westphalia.games.thirty_years_war.pieces import (
    LEADER_MOVEMENT,
    leaders_outside,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.control import is_fortress, is_inviolate
from westphalia.games.thirty_years_war.rules.dutch_border import goes_by_sea, ways
from westphalia.games.thirty_years_war.rules.end_of_march import commanded
from westphalia.games.thirty_years_war.rules.entering import may_overrun
from westphalia.games.thirty_years_war.rules.points import points_left, unit_points
from westphalia.games.thirty_years_war.rules.rank import commanders
from westphalia.games.thirty_years_war.rules.ways import Stack, bar, bar_halt
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    Leader,
    March,
    Place,
    ThirtyYearsWarState,
    enemy,
)


@dataclass(frozen=True)
class Goal:
    """11.11a, 11.2 A place in reach: by which one before it, and the points left on arrival."""

    place: Place
    by: Place
    points: int
    spent: int  # in the whole march, up to there
    stays: bool  # whether the stack could end its march there
    meets: tuple[str, ...]
    odds: Odds | None  # of the battle, if one is to be fought there
    march: March  # as it would be there


def reach(s: ThirtyYearsWarState, march: March) -> list[Goal]:
    """11.11a, 11.12 All places that the whole stack can come to, each by the shortest way.

    It does not look behind a battle, though an overrun would let the march go on (12.62a).
    """
    found: dict[Place, Goal] = {}
    waiting = [(march, Stack(s, march))]
    for here, stack in waiting:  # grows as the search goes on
        for place in ways(s, here):
            if place == march.city or place in found or bar(s, here, stack, place):
                continue
            if leaves_zone(s, here, place):
                continue
            there = entered(s, here, place)
            found[place] = goal = goal_of(s, there)
            if goal.odds is None and goal.points:
                waiting.append((there, Stack(s, there, stack)))
    return list(found.values())


def leaves_zone(s: ThirtyYearsWarState, march: March, place: Place) -> bool:
    """17.Sp.32 Whether the Cardinal's army, once it has come into the zone, would leave it."""
    if not s.board.zone[march.city] or s.board.zone[place]:
        return False
    return commanded(s, march.leaders) or any(unit in CARDINALS_VETERANS for unit in march.units)


def entered(s: ThirtyYearsWarState, march: March, place: Place) -> March:
    """11.11a, 16.23a The same march one place further on."""
    there = march.copy()
    by_sea = goes_by_sea(s, march, place)
    there.moved += march.joined.count(march.spent)
    there.spent += LEADER_MOVEMENT + march.bonus if by_sea else 1
    there.came_from, there.city = march.city, place
    if place not in there.trail:
        there.trail.append(place)
    return there


def goal_of(s: ThirtyYearsWarState, march: March) -> Goal:
    met = meets(s, march)
    odds = clash_odds(s, march) if "battle" in met else None
    stays = odds is None and bar_halt(s, march) is None
    points = points_left(s, march)
    return Goal(march.city, march.came_from, points, march.spent, stays, tuple(met), odds, march)


def meets(s: ThirtyYearsWarState, march: March) -> list[str]:
    """11.18a, 11.21a, 11.22a, 11.23a, 9.43a What a stack comes upon where it is."""
    city, foe = march.city, enemy(march.seat)
    if city >= CITIES:
        return []
    found: list[str] = []
    outside = units_outside(s, city, foe)
    if outside:
        found.append("battle")
        if may_overrun(s, march, outside):
            found.append("overrun")
    elif leaders_outside(s, city, foe) and march.units:
        found.append("leaders")
    if is_fortress(s, city) and s.control[city] != march.seat:
        found.append("garrison" if units_at(s, city, foe) else "fortress")
    if march.units and is_inviolate(s, city):
        found.append("neutral")
    return [*found, "revolt"] if s.revolt[city] != NOBODY else found


def clash_odds(s: ThirtyYearsWarState, march: March) -> Odds:
    """12.2 A battle of the whole stack against all who stand outside, without cards."""
    return clash(s.board, force(s, march.units, march.leader), defence(s, march.city, march.seat))


def defence(s: ThirtyYearsWarState, city: City, attacker: Seat) -> Force:
    """12.15, 12.24 Those who would defend, under the best of whom their owner may choose from."""
    foe = enemy(attacker)
    return force(s, units_outside(s, city, foe), best(s, leaders_outside(s, city, foe)))


def best(s: ThirtyYearsWarState, leaders: list[Leader]) -> Leader:
    """12.24 The commander with the highest battle rating, or none."""
    able = commanders(s, leaders)
    return max(able, key=lambda leader: s.board.battle[leader]) if able else NONE


# What is shown of it


def reach_view(s: ThirtyYearsWarState, march: March) -> list[dict[str, Any]]:
    """11.11d, 11.14a Where each counter can still go: the whole stack, and without the slowest.

    One entry for each number of points that counters have left: those who have as many, and the
    places that they reach.
    """
    points = {unit_points(s, march, index) for index in range(len(march.units))}
    if march.leader != NONE:
        points.add(LEADER_MOVEMENT + march.bonus - march.spent)
    found: list[dict[str, Any]] = []
    for least in sorted(points):
        party = fast_enough(s, march, least)
        goals = [goal_view(s, goal) for goal in reach(s, party)]
        units = [s.board.units[unit] for unit in sorted(party.units)]
        found.append({"points": max(0, least), "units": units, "goals": goals})
    return found


def fast_enough(s: ThirtyYearsWarState, march: March, least: int) -> March:
    """11.14a The march without the counters that have fewer points."""
    party = march.copy()
    kept = [n for n in range(len(march.units)) if unit_points(s, march, n) >= least]
    party.units = [march.units[n] for n in kept]
    party.joined = [march.joined[n] for n in kept]
    return party


def goal_view(s: ThirtyYearsWarState, goal: Goal) -> dict[str, Any]:
    """11.11a, 11.163 A goal; before a battle it is chosen where to forage, its city included."""
    names = s.board.places
    shown: dict[str, Any] = {
        "place": names[goal.place],
        "by": names[goal.by],
        "points": goal.points,
        "spent": goal.spent,
        "stays": goal.stays,
    }
    if goal.meets:
        shown["meets"] = list(goal.meets)
    if goal.odds is None:
        return shown
    return {**shown, "odds": asdict(goal.odds), "forage": forage_view(s, goal.march)}
