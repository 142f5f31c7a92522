"""Seats within a game: each entrant has each of them about equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from westphalia.tournaments.games import Game, Number

# The best order of some members and its cost, by the set of them as bits.
Orders = dict[int, tuple[int, tuple[Number, ...]]]
SeatCounts = Counter[tuple[Number, int]]  # how often somebody had a seat


def seats_had(games: Iterable[Game]) -> SeatCounts:
    return Counter(
        (number, seat) for game in games if not game.free for seat, number in enumerate(game.seats)
    )


def seated(members: Sequence[Number], had: SeatCounts) -> tuple[Number, ...]:
    """The members by seat, so that together they have sat there as seldom as can be.

    Of several such orders it is the first, so who stands earlier among the members has the
    earlier seat.
    """
    best: Orders = {0: (0, ())}
    for seat in range(len(members)):
        longer: Orders = {}
        for taken, (cost, order) in best.items():
            left = [(1 << n, number) for n, number in enumerate(members) if not taken >> n & 1]
            for bit, number in left:
                found = (cost + had[number, seat] ** 2, (*order, number))
                known = longer.get(taken | bit, found)
                longer[taken | bit] = found if found[0] < known[0] else known
        best = longer
    return best[(1 << len(members)) - 1][1]


def unevenness(members: Sequence[Number], had: SeatCounts) -> int:
    """By how much these members, once seated, differ by more than one in how often they had seats.

    0 is fair: nobody has had a seat twice more often than another one.
    """
    found, order = 0, seated(members, had)
    for at, number in enumerate(order):
        counts = [had[number, seat] + (seat == at) for seat in range(len(order))]
        found += max(0, max(counts) - min(counts) - 1)
    return found
