"""Standings: points and the tie-breaks, each of which a person can work out by hand."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from westphalia.tournaments.games import Entrant, Game, Lots, Number, met_in


@dataclass(frozen=True)
class Standing:
    """How an entrant stands.

    *points* are shares of all games, or of one game where the average is what counts.  Who is level
    is set apart by *meetings*, what they took from each other if all of them have met; then by
    *opponents*, the points of those that they met; then by *wins*, games won alone; then by lot.
    """

    number: Number
    rank: int
    points: Fraction
    games: int
    meetings: Fraction
    opponents: Fraction
    wins: int
    lot: int


def points_of(
    entrants: Iterable[Number], games: Iterable[Game], average: bool = False
) -> dict[Number, Fraction]:
    """The points of each: the sum of shares, or the share of a game where they have not as many.

    A free round is no game where the average counts.
    """
    total: dict[Number, Fraction] = {number: Fraction(0) for number in entrants}
    played: dict[Number, int] = defaultdict(int)
    for game in games:
        if not game.over or (average and game.free):
            continue
        for number in game.seats:
            if number in total:
                total[number] += game.share(number)
                played[number] += 1
    if average:
        return {number: total[number] / max(1, played[number]) for number in total}
    return total


def standings(
    entrants: Collection[Number], games: Sequence[Game], lots: Lots, average: bool = False
) -> list[Standing]:
    """How the entrants stand, the best first."""
    over = [game for game in games if game.over]
    points = points_of(entrants, over, average)
    meetings = meetings_of(points, over)
    opponents = opponents_of(points, over)

    def key(number: Number) -> tuple[Fraction | int, ...]:
        won = wins(number, over)
        return (-points[number], -meetings[number], -opponents[number], -won, lots[number])

    return [
        Standing(
            number,
            rank,
            points[number],
            sum(number in game.seats and not game.free for game in over),
            meetings[number],
            opponents[number],
            wins(number, over),
            lots[number],
        )
        for rank, number in enumerate(sorted(points, key=key), start=1)
    ]


def wins(number: Number, games: Iterable[Game]) -> int:
    return sum(number in game.seats and not game.free and game.took(number) == 1 for game in games)


def meetings_of(points: dict[Number, Fraction], games: Sequence[Game]) -> dict[Number, Fraction]:
    """What those who are level took from each other; nothing unless each has met each."""
    level: dict[Fraction, list[Number]] = defaultdict(list)
    for number, value in points.items():
        level[value].append(number)
    met, found = met_in(games), dict.fromkeys(points, Fraction(0))
    for tied in level.values():
        if len(tied) > 1 and all(met[frozenset(two)] for two in combinations(tied, 2)):
            for number in tied:
                found[number] = taken_from(number, tied, games)
    return found


def taken_from(number: Number, others: Sequence[Number], games: Iterable[Game]) -> Fraction:
    """One for each of the others who was beaten at a table, half for each who was level there."""
    found = Fraction(0)
    for game in games:
        if number in game.seats:
            mine = game.took(number)
            met = [game.took(other) for other in {*game.seats} & {*others} - {number}]
            found += sum(Fraction((mine > theirs) * 2 + (mine == theirs), 2) for theirs in met)
    return found


def opponents_of(points: dict[Number, Fraction], games: Sequence[Game]) -> dict[Number, Fraction]:
    """The points of all whom somebody met, of a table their average.

    A free round counts as somebody with as many points as one has.
    """
    found = dict.fromkeys(points, Fraction(0))
    for game in games:
        for number in game.seats:
            if number not in points:
                continue
            others = [points.get(other, Fraction(0)) for other in game.seats if other != number]
            met = sum(others, Fraction(0)) / len(others) if others else points[number]
            found[number] += met
    return found


def playing(entrants: Iterable[Entrant], turn: int) -> list[Number]:
    return [entrant.number for entrant in entrants if entrant.plays(turn)]
