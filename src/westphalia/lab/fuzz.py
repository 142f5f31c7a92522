"""The conformance suite without end: random matches over every way to set a game up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.game import Game, Option
from westphalia.engine.record import Header
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed, spread


@dataclass(frozen=True)
class Campaign:
    """What is fuzzed: which game, from which seed, and how closely."""

    game: str
    seed: int
    every: int


@dataclass(frozen=True)
class Trial:
    """One examined match; if a promise was broken it is named, and *record* leads to the breach."""

    number: int
    header: Header
    answers: int
    promise: str = ""
    record: str = ""


def every_header(game: Game) -> list[Header]:
    """Every set of modules × every number of seats × every value of every option."""
    names = [f"seat {n}" for n in range(max(game.seat_counts))]
    sizes = range(len(game.modules) + 1)
    module_sets = [chosen for size in sizes for chosen in combinations(game.modules, size)]
    headers = [
        game.header(names[:seats], modules, dict(values))
        for values in product(*[option_values(option) for option in game.options])
        for modules in module_sets
        for seats in game.seat_counts
    ]
    # an option of a module that is not played leaves no trace
    return list({str(header): header for header in headers}.values())


def option_values(option: Option) -> list[tuple[str, str]]:
    values = (option.default,) if option.several else option.values
    return [(option.name, value) for value in values]


def try_one(campaign: Campaign, number: int) -> Trial:
    """Examine one match."""
    game = find_game(campaign.game)
    headers = every_header(game)
    header = headers[number % len(headers)]
    seed = derived_seed(campaign.seed, number)
    try:
        tally = examine(game, header, seed, campaign.every)
    except NonConformance as breach:
        return Trial(number, header, 0, str(breach), breach.record)
    return Trial(number, header, tally.answers)


def fuzz(campaign: Campaign, games: int, processes: int = 1) -> Iterator[Trial]:
    """Examine that many matches, in the order of their numbers."""
    yield from spread(try_one, campaign, range(games), processes)
