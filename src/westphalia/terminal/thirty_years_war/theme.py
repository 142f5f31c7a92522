"""Thirty Years War's signs and map in the terminal, from its data; marks of printed values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Any

from westphalia.games.thirty_years_war.board import Board
from westphalia.games.thirty_years_war.views.board import printed
from westphalia.terminal.theme import Theme

THEME = Theme(__package__)
sign, tones, chart = THEME.sign, THEME.tones, THEME.chart


@cache
def spots(size: str) -> dict[str, tuple[int, int]]:
    """The row and the column where the label of a place begins, by place."""
    found: dict[str, list[int]] = THEME.map()["spots"][size]
    return {place: (row, column) for place, (row, column) in found.items()}


class Printed:
    """The printed facts of one table, with the provenance of what is not known for sure."""

    def __init__(self, board: Board) -> None:
        self._board = board

    @cached_property
    def facts(self) -> Mapping[str, Any]:
        return printed(self._board)

    def value(self, kind: str, id_: str, name: str, value: int) -> str:
        """A value, with the mark of one that is reconstructed."""
        number = f"−{-value}" if value < 0 else str(value)
        return f"{number} {self.mark(kind, id_, name)}".strip()

    def mark(self, kind: str, id_: str, name: str) -> str:
        status = self.facts[kind][id_].get("unsure", {}).get(name)
        return sign("reconstructed") if status == "reconstructed" else ""
