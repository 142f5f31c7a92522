"""A ladder: every bot of a game against every other, at every seat, in every scenario.

A game has its seed from the names of what is played, so more games or another bot leave those that
were played as they were, and a run that was ended goes on where it stopped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations
from typing import Any

from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.lab.arena import Series, derived_seed, play_game, spread
from westphalia.lab.results import Played


@dataclass(frozen=True)
class Contest:
    """A line-up of bots in one set-up; *name* says both, and is the same in every run."""

    name: str
    series: Series


@dataclass(frozen=True)
class Ladder:
    """All contests, each with so many games at every rotation of its seats."""

    contests: tuple[Contest, ...]
    rounds: int
    seed: int

    @property
    def title(self) -> dict[str, Any]:
        """What all of its games have in common, whoever plays and however often."""
        table = asdict(self.contests[0].series.header)
        table["options"].pop(find_game(table["game"]).scenarios, None)
        return {"ladder": table, "seed": self.seed}

    def fixtures(self) -> list[tuple[str, int]]:
        """Every game as contest and number, so ordered that each contest is soon begun."""
        return [
            (contest.name, lap * len(contest.series.bots) + turn)
            for lap in range(self.rounds)
            for contest in self.contests
            for turn in range(len(contest.series.bots))
        ]


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: each bot alone against others of one kind, and all kinds at one table.

    For two seats that is every pair; which side a bot is on changes with the rotation.
    """
    if seats == 2:
        return list(combinations(bots, 2))
    pairs = [
        (one, *[other] * (seats - 1))
        for pair in combinations(bots, 2)
        for one, other in (pair, pair[::-1])
    ]
    return [*pairs, *combinations(bots, seats)]


def set_ups(game: Game, header: Header) -> list[Header]:
    """The header with every value of the option by which the game has scenarios."""
    option = next((each for each in game.options if each.name == game.scenarios), None)
    if option is None:
        return [header]
    return [
        game.header(header.players, header.modules, {**header.options, option.name: value})
        for value in option.values
    ]


def laid_out(headers: Sequence[Header], bots: Sequence[str], rounds: int, seed: int) -> Ladder:
    """The ladder of these bots over these set-ups."""
    contests = []
    for header in headers:
        scenario = header.options.get(find_game(header.game).scenarios, "")
        for line_up in line_ups(bots, header.seats):
            name = " ".join([*([f"{scenario}:"] if scenario else []), *line_up])
            own = derived_seed(seed, int.from_bytes(hashlib.blake2b(name.encode()).digest()[:7]))
            seated = replace(header, players=tuple(f"seat {n}" for n in range(header.seats)))
            games = rounds * header.seats
            contests.append(Contest(name, Series(seated, line_up, games, own, watched=True)))
    return Ladder(tuple(contests), rounds, seed)


def play_fixture(what: tuple[Ladder, list[tuple[str, int]]], place: int) -> Played:
    """One game: a piece of work for a process."""
    ladder, fixtures = what
    name, number = fixtures[place]
    series = next(contest.series for contest in ladder.contests if contest.name == name)
    return Played(play_game(series, number), name, str(ladder.seed))


def climb(
    ladder: Ladder, known: set[tuple[str, int]], processes: int
) -> tuple[int, Iterator[Played]]:
    """How many games are not known yet, and these, as they are played."""
    left = [fixture for fixture in ladder.fixtures() if fixture not in known]
    return len(left), spread(play_fixture, (ladder, left), range(len(left)), processes)
