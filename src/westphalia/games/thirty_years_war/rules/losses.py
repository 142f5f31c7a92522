"""12.3 Losses of steps."""

# written by the chapter's author
from __future__ import annotations

from bisect import insort

from westphalia.games.thirty_years_war.pieces import is_reduced
from westphalia.games.thirty_years_war.state import Unit


def lose_step(stack: list[Unit], unit: Unit) -> None:
    """12.32 A full unit is reduced, a reduced one goes back to the counters that are left."""
    stack.remove(unit)
    if not is_reduced(unit):
        insort(stack, unit + 1)
