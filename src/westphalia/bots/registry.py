"""The bots, by name: those of every game, those that lie in ``bots/<game>/``, and from outside."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Final

from westphalia import plugins
from westphalia.bots.outside import UnknownBot, is_place, offered_names, seat_outside, split_name
from westphalia.bots.player import Player
from westphalia.bots.random_player import RandomPlayer, Soldier
from westphalia.bots.search.advice import Advice
from westphalia.bots.search.effort import BadEffort, Effort, read_effort
from westphalia.bots.search.general import General
from westphalia.bots.training import Training
from westphalia.engine.game import RANDOM, Game
from westphalia.engine.record import Header

ANY_GAME: Final = RANDOM
CAPTAIN: Final = "captain"
SOLDIER: Final = "soldier"
MARSHAL: Final = "marshal"  # who has learnt it
RECRUIT: Final = "recruit"  # what the random player is called among the levels

# How long those who search may think of an answer, unless it is said: "general:2s", "general:90".
EFFORTS: Final = {"general": Effort(seconds=0.4), "general_strong": Effort(seconds=2.0)}

# Every name that a bot bears in some game, the stronger ones later.
BOTS: Final = (ANY_GAME, SOLDIER, CAPTAIN, *EFFORTS, MARSHAL)


@cache
def bots_of(game: str) -> tuple[str, ...]:
    """The bots that play a game, as far as it has what they need."""
    return tuple([name for name in BOTS if name == ANY_GAME or _has(game, _part(name))])


def _part(name: str) -> str:
    """The module in a game's folder that a bot is made of: one of its own can ``seat`` a player.

    A soldier is a captain with whims; who searches does so on a game's ``advice``.
    """
    if name in EFFORTS:
        return "advice"
    return CAPTAIN if name == SOLDIER else name


def _has(game: str, part: str) -> bool:
    return plugins.has(game, "bots", part)


def _module(game: str, part: str) -> ModuleType:
    return import_module(plugins.part(game, "bots", part))


def made_of(name: str, game: str) -> list[str]:
    """The modules that a bot of the house begins with, by their full names."""
    level = name.partition(":")[0]
    if level in (ANY_GAME, RECRUIT):
        return [RandomPlayer.__module__]
    own = [plugins.part(game, "bots", _part(level))]
    if level == SOLDIER:
        return [*own, Soldier.__module__]
    return [*own, General.__module__] if level in EFFORTS else own


def is_own(bot: str) -> bool:
    """Whether a bot is one of the house, whatever its effort."""
    return bot.partition(":")[0] in (*BOTS, RECRUIT)


def level_of(bot: str) -> str:
    """What a bot is called whatever its effort."""
    return bot.partition(":")[0] if is_own(bot) else bot


def seat_bot(name: str, header: Header, seed: int) -> Player:
    """A bot of that name for a game with this header; `bots.outside` says what names there are."""
    label, place = split_name(name)
    if label != place and is_own(label):
        raise UnknownBot(f"'{label}' is a bot of the house; '{place}' needs another name")
    if is_own(place):
        return _seat_own(place, header, seed)
    if is_place(place):
        return seat_outside(name, header, seed)
    if place.endswith(".py"):
        raise UnknownBot(f"'{place}' names no bot in that file; add its class, as in {place}:Mine")
    known = ", ".join(bots_of(header.game))
    others = f"; of other packages: {', '.join(found)}" if (found := offered_names()) else ""
    raise UnknownBot(f"'{name}' is no bot for {header.game}; there are: {known}{others}")


def _seat_own(name: str, header: Header, seed: int) -> Player:
    level, _, effort = name.partition(":")
    level = ANY_GAME if level == RECRUIT else level
    known = bots_of(header.game)
    if level not in known or (effort and level not in EFFORTS):
        raise UnknownBot(f"'{name}' is no bot for {header.game}; there are: {', '.join(known)}")
    if level == ANY_GAME:
        return RandomPlayer(seed)
    part = _module(header.game, _part(level))
    if level in EFFORTS:
        advice: Advice = part.advise(header, seed)
        return General(advice, _effort(name, effort) if effort else EFFORTS[level], seed)
    player: Player = part.seat(header, seed)
    return Soldier(player, seed) if level == SOLDIER else player


def adviser_of(game: Game) -> str:
    """Who tells people what they might answer, and why: who has learnt the game, if anybody has."""
    return MARSHAL if _has(game.name, MARSHAL) else game.stand_in


def adviser(game: Game, header: Header, seed: int, simulations: int = 0) -> Player:
    """Who advises, with a seat; where nobody has learnt the game it may search so much."""
    if adviser_of(game) == MARSHAL:
        learned: Player = _module(game.name, MARSHAL).counsel(header, seed)
        return learned
    searching = [name for name in EFFORTS if name in bots_of(game.name)] if simulations else []
    return seat_bot(f"{searching[0]}:{simulations}" if searching else game.stand_in, header, seed)


def by_the_clock(name: str) -> bool:
    """Whether a bot thinks for so many seconds: then the same seed does not play the same game.

    Of a bot from outside nobody knows; its author does.
    """
    level, _, effort = split_name(name)[1].partition(":")
    return level in EFFORTS and not effort.isdecimal()


def advice_of(header: Header, seed: int) -> Advice | None:
    """What a seat is told about a game beyond its rules, if somebody has written that down."""
    if not _has(header.game, "advice"):
        return None
    advice: Advice = _module(header.game, "advice").advise(header, seed)
    return advice


def training_of(game: str) -> Training:
    """How the weights of this game are learnt."""
    if not _has(game, "training"):
        raise UnknownBot(f"nothing can be learnt about {game} yet")
    training: Training = _module(game, "training").TRAINING
    return training


def _effort(name: str, text: str) -> Effort:
    try:
        return read_effort(text)
    except BadEffort as error:
        raise UnknownBot(f"'{name}' is no bot: {error}") from error


@cache
def clause_of(game: str, reason: str) -> str:
    """The clause that a bot's reason rests on; "" where that is the clause of its question."""
    if not _has(game, "reasons"):
        return ""
    found: str = _module(game, "reasons").CLAUSES.get(reason, "")
    return found


# Ratings, as ``westphalia ladder`` has measured them (docs/ladder.md)

RATINGS: Final = "ratings.toml"


@dataclass(frozen=True)
class Rating:
    """A rating with its 95 % bounds, in how many games it was measured, and of which bot.

    Who searches is measured with so many simulations, which is the same on every machine.
    """

    rating: int
    low: int
    high: int
    games: int
    measured: str


@cache
def ratings_of(game: str) -> Mapping[str, Rating]:
    """The bots of a game that were measured, by name."""
    text = files(__package__ or "").joinpath(RATINGS).read_text(encoding="utf-8")
    return {bot: Rating(**numbers) for bot, numbers in tomllib.loads(text).get(game, {}).items()}
