"""What a seat may know of a position."""

# written by its author
from __future__ import annotations

from typing import Any

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState


def view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """What a seat may know: everything but the other side's hand and what is left to draw."""
    return {
        **when(s),
        "round": s.round,
        "vp": s.vp,
        "control": s.control[:],
        "pieces": [here[:] for here in s.pieces],
        "hand": s.hands[seat][:] if seat >= 0 else [],
        "hands": [len(hand) for hand in s.hands],
        "unplayed": [len(pile) for pile in s.unplayed],
        "played": [pile[:] for pile in s.played],
        "removed": s.removed[:],
        "aid": s.aid[:],
    }


def opened(s: ThirtyYearsWarState) -> dict[str, Any]:
    """Everything, for replays of what is over."""
    return {**view(s, -1), "hands": [hand[:] for hand in s.hands]}


def when(s: ThirtyYearsWarState) -> dict[str, int]:
    """1.3 The turn and the first of its two years."""
    return {"turn": s.turn, "year": s.board.first_year + s.board.years * (s.turn - 1)}
