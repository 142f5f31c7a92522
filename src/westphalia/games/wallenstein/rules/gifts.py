"""E5, L2.6 Gifts that favours and landsknecht cards share: given at once, as far as possible."""

from __future__ import annotations

from westphalia.engine.step import Seat
from westphalia.games.wallenstein.rules.collect import store
from westphalia.games.wallenstein.rules.combat import draft_extra
from westphalia.games.wallenstein.state import Play
from westphalia.games.wallenstein.terms import Gift


def give(play: Play, seat: Seat, gift: int, amount: int) -> int:
    """E5.2, E5.3, E5.6, E5.7 Thalers, armies into the tray, grain, points: what of it counted."""
    s = play.state
    if gift == Gift.MONEY:
        s.thalers[seat] += amount  # W1.1.15: the bank never runs dry
    elif gift == Gift.GRAIN:
        amount = store(s, seat, amount)
    elif gift == Gift.VICTORY_POINTS:
        s.points[seat] += amount
    else:
        assert gift == Gift.ARMIES_INTO_TRAY, f"gift {gift} is none that is given at once"
        amount = draft_extra(s, seat, amount)  # a short supply gives what it has
        s.tray[seat] += amount  # not into the tower: they are cast in the next battle
    return amount
