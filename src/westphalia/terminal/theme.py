"""The marks and colours of the terminal, from its palette."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from westphalia.engine.record import Header


@cache
def palette() -> dict[str, Any]:
    return read_data("palette.toml")


def read_data(name: str, room: str = "") -> dict[str, Any]:
    """A data file of the terminal, or of its room for a game."""
    folder = files("westphalia.terminal").joinpath(room, "data")
    return tomllib.loads(folder.joinpath(name).read_text(encoding="utf-8"))


def mark(thing: str) -> str:
    """The sign for a building, a revolt marker, a leader or a monument."""
    return str(palette()["marks"][thing])


def seat_mark(seat: int) -> str:
    """The sign of a seat, so that nobody depends on colours."""
    return str(palette()["marks"]["seats"][seat])


def shields(header: Header) -> list[dict[str, str]]:
    """The colours of the seats in their order (W1.2.4); who has named too few gets the others."""
    known: dict[str, dict[str, str]] = palette()["shields"]
    named = header.options.get("colours", "").split()
    order = [*named, *[name for name in known if name not in named]]
    return [known[name] for name in order]
