"""A position that agrees with what a seat knows, the rest drawn anew."""

from __future__ import annotations

from westphalia.engine.chance import Chance
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Card,
    ThirtyYearsWarState,
)


def imagine(s: ThirtyYearsWarState, seat: Seat, chance: Chance) -> ThirtyYearsWarState:
    """6.0.Ca, 6.0.Cb Hands are hidden, and so is which cards are left to be drawn by their owner.

    What all can tell to be in a hand stays there.
    """
    other = s.copy()
    for side in (PROTESTANT, CATHOLIC):
        if side == seat:
            continue
        known, pool = s.known[side], unseen(s, side)
        drawn = [chance.draw(pool) for _ in range(len(s.hands[side]) - len(known))]
        other.hands[side] = sorted(known + drawn)
        other.unplayed[side] = pool
    return other


def unseen(s: ThirtyYearsWarState, side: Seat) -> list[Card]:
    """The cards of a side that lie in its hand or its Unplayed pile: nobody else can tell where."""
    hidden = [card for card in s.hands[side] if card not in s.known[side]]
    return sorted(hidden + s.unplayed[side])
