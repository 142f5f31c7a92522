"""Formats: which round comes next, and who is where when none does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from westphalia.tournaments.games import (
    Entrant,
    Game,
    Lots,
    Number,
    free_round,
    free_rounds,
    met_in,
)
from westphalia.tournaments.groups import Round, deal, schedule
from westphalia.tournaments.pairing import (
    Past,
    Table,
    choose_free,
    exchange,
    pairs,
    table_sizes,
    tables,
)
from westphalia.tournaments.seating import SeatCounts, seated, seats_had
from westphalia.tournaments.standings import Standing, playing, points_of, standings


class TooFew(ValueError):
    """Raised when there are not enough entrants for a format."""


@dataclass(frozen=True)
class Swiss:
    """As many rounds as are agreed on; in each those meet who stand near each other.

    *exchange* makes two games of every meeting of two, with their seats exchanged.
    """

    seats: int
    allowed: tuple[int, ...]
    rounds: int
    exchange: bool = False

    @property
    def late(self) -> bool:
        """Whether somebody may come later, or go, between two rounds."""
        return True

    def check(self, entrants: int) -> None:
        if not table_sizes(entrants, self.seats, self.allowed)[0]:
            raise TooFew(f"{entrants} are too few for a table of {min(self.allowed)}")

    def next_round(self, entrants: Sequence[Entrant], games: Sequence[Game], lots: Lots) -> Round:
        """The next round once all games are over; nothing after the last."""
        turn = last_turn(games) + 1
        numbers = playing(entrants, turn)
        sizes, count = table_sizes(len(numbers), self.seats, self.allowed)
        if turn > self.rounds or not sizes:
            return []
        points = points_of([entrant.number for entrant in entrants], games)
        past = Past(points, met_in(games), seats_had(games), lots)
        free = choose_free(past.order(numbers), count, points, free_rounds(games), lots)
        meeting = [number for number in numbers if number not in free]
        found = pairs(past, meeting) if set(sizes) == {2} else tables(past, meeting, sizes)
        rest = [free_round(turn, number) for number in free]
        return [*seat_all(found, turn, past.had, self.exchange), *rest]

    def ranking(
        self, entrants: Sequence[Entrant], games: Sequence[Game], lots: Lots
    ) -> list[Standing]:
        return standings([entrant.number for entrant in entrants], games, lots)


@dataclass(frozen=True)
class Cup:
    """Groups in which everybody meets everybody; then the best play on until one table is left.

    The number of *finalists* is that of the seats, or a power of it.
    """

    seats: int
    allowed: tuple[int, ...]
    groups: int
    finalists: int
    exchange: bool = False

    @property
    def late(self) -> bool:
        return False

    def check(self, entrants: int) -> None:
        least = min(self.allowed)
        if entrants < self.groups * least:
            raise TooFew(f"{entrants} are too few for {self.groups} groups of {least} at least")
        if entrants < self.finalists:
            raise TooFew(f"{entrants} are too few for {self.finalists} finalists")

    def group_rounds(self, entrants: Sequence[Entrant], lots: Lots) -> list[Round]:
        """The rounds of all groups, side by side."""
        order = sorted([entrant.number for entrant in entrants], key=lambda number: lots[number])
        each = [
            schedule(members, self.seats, self.allowed, group)
            for group, members in enumerate(deal(order, self.groups), start=1)
        ]
        turns = max(map(len, each))
        return [
            [game for one in each if turn < len(one) for game in one[turn]] for turn in range(turns)
        ]

    def next_round(self, entrants: Sequence[Entrant], games: Sequence[Game], lots: Lots) -> Round:
        turn = last_turn(games) + 1
        rounds = self.group_rounds(entrants, lots)
        if turn <= len(rounds):
            return with_exchanges(rounds[turn - 1], self.exchange)
        last = [game for game in games if game.turn == turn - 1]
        if any(game.knockout == 1 for game in last):
            return []
        seeds = self.seeds(entrants, games, lots)
        left = seeds[: self.finalists]
        if any(game.knockout for game in last):
            left = [number for number, out in knocked_out(last, seeds) if not out]
        met = met_in(games) if turn == len(rounds) + 1 else met_in([])
        found = snake(left, self.seats)
        exchange_equals(found, met)
        return seat_all(found, turn, seats_had(games), self.exchange, knockout=len(found))

    def seeds(self, entrants: Sequence[Entrant], games: Sequence[Game], lots: Lots) -> list[Number]:
        """All entrants in the order in which they go on: the winners of groups, the seconds, …"""
        in_groups = [game for game in games if not game.knockout]
        order = standings([entrant.number for entrant in entrants], in_groups, lots, average=True)
        found: list[tuple[int, int, Number]] = []
        for group in range(1, self.groups + 1):
            own = [game for game in in_groups if game.group == group]
            members = {number for game in own for number in game.seats}
            places = standings(members, own, lots, average=True)
            overall = {standing.number: standing.rank for standing in order}
            found += [(each.rank, overall[each.number], each.number) for each in places]
        return [number for *_, number in sorted(found)]

    def ranking(
        self, entrants: Sequence[Entrant], games: Sequence[Game], lots: Lots
    ) -> list[Standing]:
        """Who reached the final, then who was out last; the others as they stand in the groups."""
        in_groups = [game for game in games if not game.knockout]
        rows = standings([entrant.number for entrant in entrants], in_groups, lots, average=True)
        seeds = self.seeds(entrants, games, lots)
        order = self._order(games, seeds) if in_groups else [row.number for row in rows]
        by_number = {row.number: row for row in rows}
        return [ranked(by_number[number], rank) for rank, number in enumerate(order, start=1)]

    def _order(self, games: Sequence[Game], seeds: list[Number]) -> list[Number]:
        found: list[Number] = []
        for turn in range(last_turn(games), 0, -1):
            round_games = [game for game in games if game.turn == turn and game.knockout]
            if round_games and all(game.over for game in round_games):
                placed = [number for number, _ in knocked_out(round_games, seeds)]
                found += [number for number in placed if number not in found]
        return found + [number for number in seeds if number not in found]


Format = Swiss | Cup


def ranked(row: Standing, rank: int) -> Standing:
    return Standing(
        row.number, rank, row.points, row.games, row.meetings, row.opponents, row.wins, row.lot
    )


def last_turn(games: Iterable[Game]) -> int:
    return max((game.turn for game in games), default=0)


def with_exchanges(games: Round, exchanged: bool) -> Round:
    if not exchanged:
        return games
    return [one for game in games for one in ([game] if game.free else [game, turned_round(game)])]


def turned_round(game: Game) -> Game:
    """The same people on each other's seats."""
    return Game(game.turn, game.seats[::-1], (), game.group, game.knockout)


def seat_all(
    found: Sequence[Table], turn: int, had: SeatCounts, exchanged: bool, knockout: int = 0
) -> Round:
    games = [Game(turn, seated(table, had), knockout=knockout) for table in found]
    return with_exchanges(games, exchanged)


# ------------------------------------------------------------------------------
# Rounds whose losers are out.


def snake(seeds: Sequence[Number], seats: int) -> list[Table]:
    """Tables of equal strength: the first with the last, and so on.

    >>> snake([1, 2, 3, 4, 5, 6, 7, 8], 2)
    [[1, 8], [2, 7], [3, 6], [4, 5]]
    """
    count = len(seeds) // seats
    found: list[Table] = [[] for _ in range(count)]
    for row in range(seats):
        part = seeds[row * count : (row + 1) * count]
        for table, number in zip(found, part if row % 2 == 0 else part[::-1], strict=True):
            table.append(number)
    return found


def exchange_equals(found: list[Table], met: dict[frozenset[Number], int]) -> None:
    """Exchanges people so that fewer meet who were in one group."""

    def cost(table: Sequence[Number]) -> int:
        return sum(
            met.get(frozenset((one, other)), 0)
            for at, one in enumerate(table)
            for other in table[:at]
        )

    exchange(found, cost)


def knocked_out(games: Sequence[Game], seeds: Sequence[Number]) -> list[tuple[Number, bool]]:
    """The people of a round by what they took there, and whether they are out.

    Of each table one goes on; of those who are level it is the one who stood better before.
    """
    taken: dict[Number, Fraction] = defaultdict(Fraction)
    at_table: dict[frozenset[Number], list[Number]] = {}
    for game in games:
        at_table[frozenset(game.seats)] = list(game.seats)
        for number in game.seats:
            taken[number] += game.share(number)

    def key(number: Number) -> tuple[Fraction, int]:
        return (-taken[number], seeds.index(number))

    best = {min(members, key=key) for members in at_table.values()}
    order = sorted(taken, key=lambda number: (number not in best, *key(number)))
    return [(number, number not in best) for number in order]
