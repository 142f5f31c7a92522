"""What a game's own folder of tests says about it: tests/<game>/facts.toml."""

from __future__ import annotations

import tomllib
import zlib
from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from westphalia.engine.record import Header
from westphalia.games import find_game

TESTS = Path(__file__).parents[2] / "tests"
NAMES = ["Anna", "Bert", "Cora", "Dirk", "Emma", "Fritz"]


@cache
def facts(game: str) -> dict[str, Any]:
    return tomllib.loads((TESTS / game / "facts.toml").read_text(encoding="utf-8"))


def described(game: str, set_up: Mapping[str, Any]) -> Header:
    """The header of a set-up; what it does not say is as usual."""
    found = find_game(game)
    seats = set_up.get("seats", found.usual_seats)
    return found.header(NAMES[:seats], set_up.get("modules", ()), set_up.get("options"))


def set_up(game: str, name: str) -> Header:
    """The header of that name."""
    return described(game, facts(game)["set_ups"][name])


def chosen(game: str, kind: str) -> dict[str, Header]:
    """The set-ups of a list: those that are few, or those of the playthroughs."""
    return {name: set_up(game, name) for name in facts(game)[kind]}


def every(game: str) -> list[Header]:
    """Every combination that the slow tests play."""
    return [header for wide in facts(game)["every"] for header in combinations(game, wide)]


def combinations(game: str, wide: Mapping[str, Any]) -> list[Header]:
    """Each number of seats with each set of modules and each value of the options."""
    options = [[(name, value) for value in values] for name, values in wide["options"].items()]
    return [
        described(game, {"seats": seats, "modules": modules, "options": dict(values)})
        for seats, modules, values in product(wide["seats"], wide["modules"], product(*options))
    ]


def title(header: Header) -> str:
    """A set-up in a few words: what is not as usual."""
    game = find_game(header.game)
    usual = {option.name: option.default for option in game.options}
    other = [value for name, value in header.options.items() if value != usual[name]]
    return " ".join([header.game, str(header.seats), *header.modules, *other])


def seed(header: Header) -> int:
    """A seed of its own for every set-up, the same on every machine."""
    return zlib.crc32(title(header).removeprefix(f"{header.game} ").encode())
