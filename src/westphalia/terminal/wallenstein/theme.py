"""Wallenstein's signs, colours and map in the terminal, from its data."""

from __future__ import annotations

from westphalia.terminal.theme import Theme

THEME = Theme(__package__)
sign, tones, chart = THEME.sign, THEME.tones, THEME.chart


def short_names() -> dict[str, str]:
    """Names of counties that fit on the map."""
    return dict(THEME.map()["short"])
