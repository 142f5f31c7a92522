"""The signs and colours of the terminal, from its palette."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def palette() -> dict[str, Any]:
    return read_data(__package__, "palette.toml")


def read_data(package: str, name: str) -> dict[str, Any]:
    """A data file of the terminal, or of its folder for a game."""
    file = files(package).joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def seat_sign(seat: int) -> str:
    """The sign of a seat, so that nobody depends on colours."""
    return str(palette()["signs"]["seats"][seat])
