"""The conformance suite without end: random matches of games set up in all ways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from westphalia.engine.conformance import NonConformance, examine
from westphalia.engine.game import Game, SetUpError
from westphalia.engine.record import Header
from westphalia.engine.ruleset import ModuleConflict
from westphalia.engine.step import missing
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed, spread

# Ways to set a game up

TRIES: Final = 1000  # a game that refuses so many set-ups in a row has none to offer

Pick = Callable[[int, int], int]  # of something by its number, one of so many values


def sampled_header(game: Game, seed: int, number: int) -> Header:
    """The set-up of that number.

    In every run of as many numbers as something has values, each value has its turn once: a module
    is in every other set-up, an option of three values has each once in three.  Where the game
    refuses that, other modules are drawn by lot, and in the end everything.
    """

    def in_turn(which: int, values: int) -> int:
        lap, place = divmod(number, values)
        order = list(range(values))
        Random(derived_seed(seed, which, lap)).shuffle(order)
        return order[place]

    lots = Random(derived_seed(seed, number))

    def by_lot(which: int, values: int) -> int:
        return lots.randrange(values)

    def other_modules(which: int, values: int) -> int:
        return (by_lot if 1 <= which <= len(game.modules) else in_turn)(which, values)

    for pick in (in_turn, *[other_modules] * TRIES, *[by_lot] * TRIES):
        try:
            return _header(game, pick)
        except SetUpError as error:
            refusal = error
    raise refusal


def _header(game: Game, pick: Pick) -> Header:
    """A set-up whose parts are picked one after the other."""
    seats = game.seat_counts[pick(0, len(game.seat_counts))]
    modules = [name for which, name in enumerate(game.modules, start=1) if pick(which, 2)]
    options = {
        option.name: option.values[pick(which, len(option.values))]
        for which, option in enumerate(game.options, start=1 + len(game.modules))
        if not option.several and option in game.options_with(modules)
    }
    return game.header([f"seat {n}" for n in range(seats)], modules, options)


# Campaigns


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
    """Examine that many matches, in the order of their numbers; it takes a game that imagines."""
    game = find_game(campaign.game)
    if type(game).imagine is Game.imagine:
        raise missing(game, "imagine")
    yield from spread(try_one, campaign, range(games), processes)
