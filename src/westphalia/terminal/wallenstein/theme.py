"""Wallenstein's signs, colours and map in the terminal, from its data."""

from __future__ import annotations

from functools import cache
from typing import Any

from westphalia.terminal.drawing import Chart
from westphalia.terminal.theme import read_data


@cache
def own_data(name: str) -> dict[str, Any]:
    return read_data(__package__, name)


def sign(thing: str) -> str:
    """The sign for a building, a revolt marker, a leader or a monument."""
    return str(own_data("palette.toml")["signs"][thing])


def tones() -> dict[str, str]:
    return dict(own_data("palette.toml")["tones"])


@cache
def chart(size: str) -> Chart:
    """The map in one of its sizes, "small" or "large"."""
    data = own_data("map.toml")
    return Chart(data["pictures"][size], data["letters"])


def short_names() -> dict[str, str]:
    """Names of counties that fit on the map."""
    return dict(own_data("map.toml")["short"])
