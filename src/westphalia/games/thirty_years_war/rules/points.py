"""10.12, 11.11 What a stack on the march can still do: movement points and leadership."""

from __future__ import annotations

from westphalia.games.thirty_years_war.pieces import (
    LEADER_MOVEMENT,
    LEADERS,
    PIECES,
    STACKING_LIMIT,
    leaders_at,
)
from westphalia.games.thirty_years_war.state import NONE, March, Place, Play, ThirtyYearsWarState


def the_march(s: ThirtyYearsWarState) -> March:
    """8.31 The activation under way."""
    assert s.march is not None, "nobody is on the march"
    return s.march


def marchers(march: March) -> list[int]:
    """11.11a All counters on the march, as pieces."""
    return march.units + [LEADERS + leader for leader in march.leaders]


def unit_points(s: ThirtyYearsWarState, march: March, index: int) -> int:
    """11.11d, 11.15c Its own allowance, less what it has spent since it joined the leader."""
    own = s.board.movement[march.units[index]] + march.bonus
    return own - (march.spent - march.joined[index])


def points_left(s: ThirtyYearsWarState, march: March) -> int:
    """11.11a, 11.11d How many points every counter of the stack can still pay.

    Those of the slowest bind all; without him the others may use their own (11.14a).
    """
    points = [unit_points(s, march, index) for index in range(len(march.units))]
    if march.leader != NONE:
        points.append(LEADER_MOVEMENT + march.bonus - march.spent)
    return max(0, min(points))


def pay(play: Play, points: int) -> None:
    """11.11d Every counter on the march is charged; 11.16e: who pays for the first time moved.

    Worked out in ex-10.12b.
    """
    march = the_march(play.state)
    march.moved += march.joined.count(march.spent)
    march.spent += points


def rest(march: March, place: Place, pieces: list[int]) -> None:
    """11.11a, 11.14b Counters that have marched stay where they were set down."""
    march.dropped += [place * PIECES + piece for piece in pieces]


def at_rest(s: ThirtyYearsWarState, march: March, place: Place, piece: int) -> int:
    """11.14b, 19.8d Of the counters of a class in a place, how many may not move any more."""
    one = place * PIECES + piece
    return march.dropped.count(one) + s.rested.count(one)


def leadership(s: ThirtyYearsWarState, march: March) -> int:
    """10.12a, 10.12c The ratings of the leaders activated together who still march together.

    11.15b: leaders who were picked up on the way add nothing.
    """
    return sum([s.board.leadership[one] for one in march.leaders if one not in march.picked])


def capacity(s: ThirtyYearsWarState, march: March) -> int:
    """8.31a, 10.12a, 11.11c How many units the leaders may move and fight with at a time.

    For a siege there is no such limit (10.12b, ex-10.12a).
    """
    return min(STACKING_LIMIT, leadership(s, march))


def relief_leadership(s: ThirtyYearsWarState, march: March) -> int:
    """10.12d, 13.15d How many units may attack besiegers, those who come out of the Fortress too.

    Here the leaders picked up on the way count, and those inside (ex-10.12c).
    """
    leaders = march.leaders + leaders_at(s, march.city, march.seat)
    return min(STACKING_LIMIT, sum([s.board.leadership[leader] for leader in leaders]))


def slowest(s: ThirtyYearsWarState, march: March, unit: int) -> int:
    """11.14a Of the counters of a class, the one on the march with the fewest points left."""
    same = [index for index, other in enumerate(march.units) if other == unit]
    return min(same, key=lambda index: march.joined[index])
