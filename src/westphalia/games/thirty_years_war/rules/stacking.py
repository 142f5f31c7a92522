"""10.2 Stacking."""

# written by the chapter's author
from __future__ import annotations

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.pieces import LEADERS, STACKING_LIMIT, units_at
from westphalia.games.thirty_years_war.state import Place, ThirtyYearsWarState


def may_stack(s: ThirtyYearsWarState, seat: Seat, place: Place, pieces: list[int]) -> bool:
    """10.21 Whether pieces may join those of their side in a place."""
    units = [piece for piece in pieces if piece < LEADERS]
    return len(units_at(s, place, seat)) + len(units) <= STACKING_LIMIT
