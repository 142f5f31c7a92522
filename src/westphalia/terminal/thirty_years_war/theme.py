"""Thirty Years War's signs and map in the terminal, from its data."""

from __future__ import annotations

from functools import cache
from typing import Any

from westphalia.terminal.drawing import Chart
from westphalia.terminal.theme import read_data


@cache
def own_data(name: str) -> dict[str, Any]:
    return read_data(__package__, name)


def sign(thing: str) -> str:
    """The sign for a fortress, pillage, a revolt, a siege, and for yes and no."""
    return str(own_data("palette.toml")["signs"][thing])


def tones() -> dict[str, str]:
    return dict(own_data("palette.toml")["tones"])


@cache
def chart(size: str) -> Chart:
    """The Areas in one of their sizes, "small" or "large"."""
    data = own_data("map.toml")
    return Chart(data["pictures"][size], data["letters"])


@cache
def spots(size: str) -> dict[str, tuple[int, int]]:
    """The row and the column where the label of a place begins, by place."""
    found: dict[str, list[int]] = own_data("map.toml")["spots"][size]
    return {place: (row, column) for place, (row, column) in found.items()}
