"""The conformance suite without end: random matches of games set up in all ways."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.record import Header
from westphalia.engine.ruleset import ModuleConflict
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed, spread
from westphalia.lab.set_ups import sampled_header


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


def try_one(campaign: Campaign, number: int) -> Trial:
    """Examine one match."""
    game = find_game(campaign.game)
    header = sampled_header(game, campaign.seed, number)
    seed = derived_seed(campaign.seed, number)
    try:
        tally = examine(game, header, seed, campaign.every)
    except ModuleConflict:  # a set-up that nobody can play breaks no promise
        return Trial(number, header, 0)
    except NonConformance as breach:
        return Trial(number, header, 0, str(breach), breach.record)
    return Trial(number, header, tally.answers)


def fuzz(campaign: Campaign, games: int, processes: int = 1) -> Iterator[Trial]:
    """Examine that many matches, in the order of their numbers."""
    yield from spread(try_one, campaign, range(games), processes)
