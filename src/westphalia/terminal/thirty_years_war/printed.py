"""How sure a printed value is: reconstructed ones carry a mark."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from westphalia.games.thirty_years_war.board import Board
from westphalia.games.thirty_years_war.views.board import printed
from westphalia.terminal.thirty_years_war.theme import sign


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
