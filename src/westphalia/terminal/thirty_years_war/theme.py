"""Thirty Years War's signs and map in the terminal, from its data."""

from __future__ import annotations

from functools import cache

from westphalia.terminal.theme import Theme

THEME = Theme(__package__)
sign, tones, chart = THEME.sign, THEME.tones, THEME.chart


@cache
def spots(size: str) -> dict[str, tuple[int, int]]:
    """The row and the column where the label of a place begins, by place."""
    found: dict[str, list[int]] = THEME.map()["spots"][size]
    return {place: (row, column) for place, (row, column) in found.items()}
