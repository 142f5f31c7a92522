"""Rounds: who meets whom.

Nobody meets the same twice as long as that is possible, seats stay even, and those meet whose
points are near each other, in this order; at tables of more than two even seats come first, since
there a seat is worth more than another neighbour.  Pairs are a matching of least weight, which
networkx finds; for larger tables there is no such method, so a first order is improved by
exchanges.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Final

import networkx as nx

from westphalia.tournaments.games import Lots, Met, Number, scale_of
from westphalia.tournaments.seating import SeatCounts, unevenness

WORST: Final = 10**18  # once outweighs any number of times
WORSE: Final = 10**11  # which outweighs any distance of points
NEAR: Final = 12  # places in the order of points within which pairs are looked for at first
SWEEPS: Final = 20  # through all exchanges; it stands still long before

Table = list[Number]
Cost = Callable[[Sequence[Number]], int]


# ------------------------------------------------------------------------------
# How many sit at each table, and who has a free round.


def table_sizes(entrants: int, wanted: int, allowed: Collection[int]) -> tuple[list[int], int]:
    """The sizes of the tables, the usual ones first, and how many have a free round.

    As few as possible are free; then as many tables as possible are of the size that is wanted.

    >>> table_sizes(11, 4, [3, 4, 5]), table_sizes(7, 2, [2])
    (([4, 4, 3], 0), ([2, 2, 2], 1))
    """
    best: list[tuple[int, list[int]] | None] = [(0, [])] + [None] * entrants
    for people in range(1, entrants + 1):
        for size in sorted(allowed, key=lambda size: (abs(size - wanted), size)):
            before = best[people - size] if size <= people else None
            if before is None:
                continue
            found = (before[0] + (size - wanted) ** 2, [*before[1], size])
            known = best[people]
            if known is None or found[0] < known[0]:
                best[people] = found
    for free in range(entrants + 1):
        if tables := best[entrants - free]:
            return sorted(tables[1], key=lambda size: (abs(size - wanted), size)), free
    return [], entrants


def choose_free(
    order: Sequence[Number],
    count: int,
    points: Mapping[Number, Fraction],
    free: Mapping[Number, int],
    lots: Lots,
) -> list[Number]:
    """Who has a free round: who had the fewest of them, then who has the fewest points."""
    return sorted(order, key=lambda n: (free.get(n, 0), points.get(n, 0), -lots[n]))[:count]


# ------------------------------------------------------------------------------
# Pairs and tables.


@dataclass(frozen=True)
class Past:
    """What a round depends on: points, who has met whom, who has had which seat, lots."""

    points: Mapping[Number, Fraction]
    met: Met
    had: SeatCounts
    lots: Lots

    def order(self, entrants: Collection[Number]) -> list[Number]:
        """The entrants by their points, the best first; equal ones as the lots fell."""
        return sorted(entrants, key=lambda n: (-self.points.get(n, Fraction(0)), self.lots[n]))

    def cost(self, members: Sequence[Number], scale: int) -> int:
        """How little it suits that these meet."""
        repeats = sum(self.met[frozenset(two)] ** 2 for two in combinations(members, 2))
        values = [int(self.points.get(n, Fraction(0)) * scale) for n in members]
        apart = sum((one - other) ** 2 for one, other in combinations(values, 2))
        faults = (repeats, unevenness(members, self.had))
        worst, worse = faults if len(members) == 2 else faults[::-1]
        return WORST * worst + WORSE * worse + apart


def pairs(past: Past, entrants: Collection[Number]) -> list[Table]:
    """Pairs of an even number of entrants: the cheapest of all ways, as a matching finds it.

    Where the best is found among neighbours nothing farther away can suit better but by points.
    """
    order, scale = past.order(entrants), scale_of(past.points.values())
    for reach in (NEAR, len(order)):
        graph = nx.Graph()
        graph.add_nodes_from(range(len(order)))
        for one, other in combinations(range(len(order)), 2):
            if other - one <= reach:
                graph.add_edge(one, other, weight=past.cost((order[one], order[other]), scale))
        found = sorted(sorted(two) for two in nx.min_weight_matching(graph))
        chosen = [[order[one], order[other]] for one, other in found]
        if all(past.cost(two, scale) < WORSE for two in chosen):
            break
    return chosen


def tables(past: Past, entrants: Collection[Number], sizes: Sequence[int]) -> list[Table]:
    """Tables of these sizes: cut from the order of points, then improved by exchanges."""
    order, scale = past.order(entrants), scale_of(past.points.values())
    found = cut(order, sizes)
    exchange(found, lambda members: past.cost(members, scale))
    return found


def cut(order: Sequence[Number], sizes: Sequence[int]) -> list[Table]:
    found, start = [], 0
    for size in sizes:
        found.append(list(order[start : start + size]))
        start += size
    return found


def exchange(found: list[Table], cost: Cost) -> None:
    """Exchanges two people of different tables as long as that lowers the cost of all."""
    costs = [cost(table) for table in found]
    for _ in range(SWEEPS):
        better = False
        for one, other in combinations(range(len(found)), 2):
            if costs[one] + costs[other]:
                better |= exchange_two(found, costs, one, other, cost)
        if not better:
            return


def exchange_two(found: list[Table], costs: list[int], one: int, other: int, cost: Cost) -> bool:
    """The exchanges between two tables that help; tells whether any did."""
    better = False
    for here in range(len(found[one])):
        for there in range(len(found[other])):
            mine, theirs = list(found[one]), list(found[other])
            mine[here], theirs[there] = theirs[there], mine[here]
            now = (cost(mine), cost(theirs))
            if sum(now) < costs[one] + costs[other]:
                found[one], found[other] = mine, theirs
                costs[one], costs[other] = now
                better = True
    return better
