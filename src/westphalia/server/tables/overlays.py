"""Overlays as clients send them, read by a worker: some short files keep a reader busy for long."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from westphalia.games import find_game

MOST: Final = 1000  # a number, or the number of entries
DEPTH: Final = 8
NAME: Final = "the overlay"  # whoever sent it knows its name
TOLD: Final = 5  # problems; whoever has mended those may come again
MOST_DOTS: Final = 100  # in a line: what a key costs to read grows with the square of its parts


def read_overlay(game: str, text: str) -> dict[str, Any]:
    """The tables of an overlay file that a game can use; a ValueError says what is wrong."""
    check_dots(text)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"the file is not TOML: {error}") from error
    except RecursionError as error:
        raise ValueError("the file is not TOML: it is nested too deeply") from error
    return checked_overlay(game, found)


def check_dots(text: str) -> None:
    """Refuses, before anything is parsed, keys of so many parts that a parser would take minutes.

    A key stands in one line, so its parts are no more than the dots there and one.
    """
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"line {number} has more than {MOST_DOTS} dots, so it is not read")


def checked_overlay(game: str, overlay: dict[str, Any]) -> dict[str, Any]:
    """The same overlay, if its game can use it."""
    check_size(overlay)
    problems = find_game(game).check_overlay(overlay, NAME)
    if problems:
        told = [problem.removeprefix(f"{NAME}: ") for problem in problems[:TOLD]]
        more = len(problems) - TOLD
        raise ValueError("\n".join([*told, *[f"There are {more} more problems."] * (more > 0)]))
    return overlay


def check_size(data: object, depth: int = 0) -> None:
    """Refuses overlays with huge numbers or lists, which would only keep the server busy."""
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    too_much = isinstance(data, int | float) and not -MOST <= data <= MOST
    if too_much or depth > DEPTH or len(children) > MOST:
        raise ValueError(f"in data there is nothing larger than {MOST}")
    for child in children:
        check_size(child, depth + 1)
