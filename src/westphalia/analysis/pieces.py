"""The match cut into pieces by what was measured, and each change split into choice and luck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from westphalia.analysis.past import Past, Run
from westphalia.analysis.tally import Tally, less


@dataclass(frozen=True)
class Piece:
    """From one measured moment to the next: by how much the chance of each seat changed.

    Where chance was drawn by its last answer and nowhere else, *luck* is what came beside what was
    to be expected, and *choice* is the rest; they are empty where that is not known.
    """

    start: int
    end: int
    change: list[float]
    errors: list[float]
    choice: list[float]
    luck: list[float]
    luck_errors: list[float]

    @property
    def size(self) -> float:
        """How large the change surely is: less its error, for the seat it concerns most."""
        return max(
            abs(change) - error for change, error in zip(self.change, self.errors, strict=True)
        )

    @property
    def seat(self) -> int:
        """The seat whose chance changed most."""
        return max(range(len(self.change)), key=lambda seat: abs(self.change[seat]))

    @property
    def split(self) -> bool:
        return bool(self.choice)


def pieces(past: Past, after: Mapping[int, Tally], expected: Mapping[int, Tally]) -> list[Piece]:
    """Every piece between measured moments, in order."""
    moments, drawn = sorted(after), past.drawn
    found = []
    for start, end in pairwise(moments):
        change, errors = less(after[end], after[start])
        inside = [number for number in drawn if start < number <= end]
        choice, luck, luck_errors = _split(after, expected, start, end, inside)
        found.append(Piece(start, end, change, errors, choice, luck, luck_errors))
    return found


def _split(
    after: Mapping[int, Tally],
    expected: Mapping[int, Tally],
    start: int,
    end: int,
    drawn: Sequence[int],
) -> tuple[list[float], list[float], list[float]]:
    change, _ = less(after[end], after[start])
    if not drawn:
        nothing = [0.0] * len(change)
        return change, nothing, nothing
    if drawn != [end] or end not in expected:
        return [], [], []
    luck, errors = less(after[end], expected[end])
    choice, _ = less(expected[end], after[start])
    return choice, luck, errors


def largest(found: Sequence[Piece], most: int) -> list[Piece]:
    """The pieces of the largest changes, the largest first."""
    return sorted(found, key=lambda piece: -piece.size)[:most]


def decided(past: Past, piece: Piece) -> list[Run]:
    """The runs in which somebody had a choice and whose last answer lies in a piece."""
    return [run for run in past.runs if run.free and piece.start < run.last <= piece.end]


def worst_choices(past: Past, found: Sequence[Piece], most: int) -> list[Run]:
    """The runs after which the chances of their own seat were lower than before, most of all."""
    costs: dict[int, float] = {}
    for piece in found:
        for run in decided(past, piece) if piece.split else []:
            cost = -piece.choice[run.seat]
            costs[past.runs.index(run)] = max(cost, costs.get(past.runs.index(run), 0.0))
    order = sorted(costs, key=lambda number: -costs[number])
    return [past.runs[number] for number in order[:most] if costs[number] > 0]
