"""A position that agrees with what a seat knows, the rest drawn anew."""

from __future__ import annotations

from westphalia.engine.chance import Chance
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT, ThirtyYearsWarState


def imagine(s: ThirtyYearsWarState, seat: Seat, chance: Chance) -> ThirtyYearsWarState:
    """Hands are hidden, and so is which cards are left to be drawn by their owner."""
    other = s.copy()
    for side in (PROTESTANT, CATHOLIC):
        if side == seat:
            continue
        pool = sorted(s.hands[side] + s.unplayed[side])
        other.hands[side] = sorted([chance.draw(pool) for _ in s.hands[side]])
        other.unplayed[side] = pool
    return other
