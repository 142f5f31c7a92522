"""How strong the bots are, as ``westphalia ladder`` has measured it (docs/ladder.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

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
