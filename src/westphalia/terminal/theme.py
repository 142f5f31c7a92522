"""The signs and colours of the terminal, from its palette; and those of a game, with its map."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from westphalia.terminal.drawing import Chart


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
