"""What a tournament is made of: entrants, their games, lots, shares of a point."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import lcm

Number = int  # of an entrant, counted from 1 in the order of joining
Lots = Mapping[Number, int]  # the place of each entrant in an order that was drawn
Met = Counter[frozenset[Number]]  # how often two have met


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part, from one round to another; *until* 0 is to the end."""

    number: Number
    since: int = 1
    until: int = 0

    def plays(self, turn: int) -> bool:
        return self.since <= turn and (not self.until or turn <= self.until)


@dataclass(frozen=True)
class Game:
    """One game: who has which seat, and which share of the point each took, once it is over.

    With one seat it is a free round.  *group* counts from 1, and *knockout* is the number of tables
    in a round whose losers are out: 1 is the final.  *paid* is what each gave up for the side, less
    than nothing for who was given it; without it nobody paid.
    """

    turn: int
    seats: tuple[Number, ...]
    shares: tuple[Fraction, ...] = ()
    group: int = 0
    knockout: int = 0
    paid: tuple[Fraction, ...] = ()

    @property
    def free(self) -> bool:
        return len(self.seats) == 1

    @property
    def over(self) -> bool:
        return bool(self.shares)

    def took(self, number: Number) -> Fraction:
        """The share of the game alone."""
        return self.shares[self.seats.index(number)] if self.shares else Fraction(0)

    def share(self, number: Number) -> Fraction:
        """What counts: the share of the game, less what was paid for the side."""
        paid = self.paid[self.seats.index(number)] if self.paid and self.shares else Fraction(0)
        return self.took(number) - paid


def free_round(turn: int, number: Number, group: int = 0) -> Game:
    """A round in which somebody has nobody to meet; it counts as a game that was won."""
    return Game(turn, (number,), (Fraction(1),), group)


def shares_of(winners: Iterable[int], points: Sequence[float]) -> tuple[Fraction, ...]:
    """What each seat takes of a point: as much as it has beaten of the others, half for a tie.

    >>> [str(share) for share in shares_of([2], [30, 41, 55, 41])]
    ['0', '1/2', '1', '1/2']
    """
    won = set(winners)
    ranks = [(seat in won, value) for seat, value in enumerate(points)]
    others = len(ranks) - 1
    return tuple(
        Fraction(2 * sum(other < mine for other in ranks) + ranks.count(mine) - 1, 2 * others)
        for mine in ranks
    )


def draw_lots(seed: str, numbers: Iterable[Number]) -> dict[Number, int]:
    """An order that nobody could foresee who did not know the seed."""

    def drawn(number: Number) -> bytes:
        return hashlib.blake2b(f"{seed} {number}".encode()).digest()

    return {number: lot for lot, number in enumerate(sorted(numbers, key=drawn))}


def met_in(games: Iterable[Game]) -> Met:
    return Counter(frozenset(two) for game in games for two in combinations(game.seats, 2))


def free_rounds(games: Iterable[Game]) -> Counter[Number]:
    return Counter(game.seats[0] for game in games if game.free)


def scale_of(values: Iterable[Fraction]) -> int:
    """A number by which all of them become whole."""
    return lcm(*{value.denominator for value in values})
