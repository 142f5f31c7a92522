"""The signs and colours of the terminal, from its palette; and those of a game, with its map."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any


@cache
def palette() -> dict[str, Any]:
    return read_data(__package__, "palette.toml")


@cache
def read_data(package: str, name: str) -> dict[str, Any]:
    """A data file of the terminal, or of its folder for a game."""
    file = files(package).joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def seat_sign(seat: int) -> str:
    """The sign of a seat, so that nobody depends on colours."""
    return str(palette()["signs"]["seats"][seat])


class Theme:
    """What a game adds: signs of its things, tones of its own, its map."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.chart = cache(self._chart)

    def sign(self, thing: str) -> str:
        return str(read_data(self.package, "palette.toml")["signs"][thing])

    def tones(self) -> dict[str, str]:
        return dict(read_data(self.package, "palette.toml")["tones"])

    def map(self) -> dict[str, Any]:
        return read_data(self.package, "map.toml")

    def _chart(self, size: str) -> Chart:
        """The map in one of its sizes, "small" or "large"."""
        return Chart(self.map()["pictures"][size], self.map()["letters"])


# ------------------------------------------------------------------------------
# The map as a small picture of letters, and where on it a place's labels fit.

NAME_ROOM = 4  # columns that both lines of a label need at least


@dataclass(frozen=True)
class Spot:
    """A stretch of one row of text that lies wholly inside a place."""

    row: int
    first: int
    last: int

    def start(self, middle: int, length: int) -> int:
        """Where a text of that length begins: around the middle, but inside the stretch."""
        return max(self.first, min(middle - length // 2, self.last + 1 - length))

    @property
    def room(self) -> int:
        return self.last - self.first + 1


class Chart:
    """One size of the map, with the letter of each place on it."""

    def __init__(self, picture: str, letters: dict[str, str]) -> None:
        self.picture = tuple(picture.split())
        self.places = letters
        self.spots = {letter: self._spots(letter) for letter in letters}
        self.shades = self._shades()

    def _spots(self, letter: str) -> tuple[Spot, ...]:
        """Two rows one above the other if they are wide enough, or else the widest single row."""
        rows = [self._widest(row, letter) for row in range(len(self.picture) // 2)]
        pairs = [
            (min(upper.room, lower.room, 8), upper.room + lower.room, -n)
            for n, (upper, lower) in enumerate(pairwise(rows))
        ]
        best = max(pairs)
        if best[0] >= NAME_ROOM:
            return rows[-best[2]], rows[1 - best[2]]
        return (max(rows, key=lambda spot: spot.room),)

    def _widest(self, row: int, letter: str) -> Spot:
        """The widest stretch of a row in which both halves belong to the place."""
        upper, lower = self.picture[2 * row], self.picture[2 * row + 1]
        best, first = Spot(row, 0, -1), 0
        for column, pair in enumerate([*zip(upper, lower, strict=True), ("", "")]):
            if pair != (letter, letter):
                if column - first > best.room:
                    best = Spot(row, first, column - 1)
                first = column + 1
        return best

    def touching(self) -> set[tuple[str, str]]:
        """The letters that lie side by side or one above the other, each pair once."""
        across = [pair for row in self.picture for pair in pairwise(row)]
        down = [
            pair
            for upper, lower in pairwise(self.picture)
            for pair in zip(upper, lower, strict=True)
        ]
        return {(min(pair), max(pair)) for pair in across + down if pair[0] != pair[1]}

    def _shades(self) -> dict[str, int]:
        """A shade for each place that no neighbour has: so borders show without lines."""
        touching = self.touching()
        shades: dict[str, int] = {}
        for letter in self.places:
            near = [a if b == letter else b for a, b in touching if letter in (a, b)]
            taken = {shades.get(other, -1) for other in near}
            shades[letter] = next(shade for shade in range(len(near) + 1) if shade not in taken)
        return shades


def common_middle(spots: Sequence[Spot]) -> int:
    """The middle of what all stretches share."""
    first, last = max(spot.first for spot in spots), min(spot.last for spot in spots)
    return (first + last + 1) // 2
