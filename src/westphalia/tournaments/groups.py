"""Groups in which everybody meets everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from westphalia.tournaments.games import Game, Met, Number, free_round
from westphalia.tournaments.pairing import Table, exchange, table_sizes
from westphalia.tournaments.seating import SeatCounts, seated, seats_had

Round = list[Game]


def deal(order: Sequence[Number], groups: int) -> list[list[Number]]:
    """Deals the entrants to groups, so that no two differ by more than one."""
    return [list(order[group::groups]) for group in range(groups)]


def circle(members: Sequence[Number], group: int) -> list[Round]:
    """Everybody meets everybody once in pairs; one stands still, the others go round.

    Who has the first seat follows the tables of Berger, so everybody has it about as often as the
    other.  Where their number is odd each has one free round.
    """
    count = len(members) + len(members) % 2
    return [
        [berger_game(members, turn, two, count, group) for two in berger_round(turn, count)]
        for turn in range(1, count)
    ]


def berger_round(turn: int, count: int) -> Iterator[tuple[int, int]]:
    """The pairs of a round as numbers from 1; the last one meets who would meet themselves."""
    others = count - 1
    for one in range(1, count):
        other = (turn - one) % others or others
        if one == other:
            yield one, count
        elif one < other:
            yield one, other


def berger_game(
    members: Sequence[Number], turn: int, two: tuple[int, int], count: int, group: int
) -> Game:
    one, other = two
    if other > len(members):
        return free_round(turn, members[one - 1], group)
    first = one <= count // 2 if other == count else (one + other) % 2 == 1
    numbers = (members[one - 1], members[other - 1])
    return Game(turn, numbers if first else numbers[::-1], group=group)


def cover(
    members: Sequence[Number], wanted: int, allowed: Collection[int], group: int
) -> list[Round]:
    """Rounds at tables of more than two until everybody has met everybody."""
    found: list[Round] = []
    met: Met = Counter()
    had: SeatCounts = Counter()
    free: Counter[Number] = Counter()
    missing = {frozenset(two) for two in combinations(members, 2)}
    sizes, count = table_sizes(len(members), wanted, allowed)
    while missing and sizes:
        turn = len(found) + 1
        rest = rested(members, count, free, missing)
        free.update(rest)
        playing = [number for number in members if number not in rest]
        split = strangers(playing, sizes, met)
        games = [Game(turn, seated(table, had), group=group) for table in split]
        found.append([*games, *[free_round(turn, number, group) for number in rest]])
        had += seats_had(games)
        for two in (frozenset(pair) for table in split for pair in combinations(table, 2)):
            met[two] += 1
            missing.discard(two)
    return found


def rested(
    members: Sequence[Number],
    count: int,
    free: Counter[Number],
    missing: Collection[frozenset[Number]],
) -> list[Number]:
    """Who has a free round: who had the fewest, then who has the fewest still to meet."""
    left = Counter(number for two in missing for number in two)
    return sorted(members, key=lambda number: (free[number], left[number]))[:count]


def strangers(members: Sequence[Number], sizes: Sequence[int], met: Met) -> list[Table]:
    """Tables at which as many as possible meet for the first time, and at least two do."""

    def known(one: Number, others: Sequence[Number]) -> int:
        return sum(met[frozenset((one, other))] > 0 for other in others)

    left, found = list(members), []
    for size in sizes:
        table = [min(left, key=lambda number: known(number, members))]
        left.remove(table[0])
        while len(table) < size:
            table.append(min(left, key=lambda number: known(number, table)))
            left.remove(table[-1])
        found.append(table)

    def cost(table: Sequence[Number]) -> int:
        return sum(met[frozenset(two)] > 0 for two in combinations(table, 2))

    exchange(found, cost)
    return found


def schedule(
    members: Sequence[Number], wanted: int, allowed: Collection[int], group: int
) -> list[Round]:
    """The rounds of a group."""
    if wanted == 2:
        return circle(members, group)
    return cover(members, wanted, allowed, group)
