"""As much of the view as the features read: without advice, odds, pay and what each card could do.

Whatever stands here is made by the functions that make the view.
"""

from __future__ import annotations

from typing import Any

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.battle_view import battle_side
from westphalia.games.thirty_years_war.card_view import names, pile_view
from westphalia.games.thirty_years_war.map_view import BOTH
from westphalia.games.thirty_years_war.state import Battle, ThirtyYearsWarState
from westphalia.games.thirty_years_war.unchanged import Unchanged
from westphalia.games.thirty_years_war.view import frame_view, map_view, side_view, total_view
from westphalia.games.thirty_years_war.war_view import stack_view


def glimpse(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """1.2 The table as *seat* sees it, and the cards in its hand."""
    unchanged = Unchanged(s)
    shown: dict[str, Any] = {
        "seat": seat,
        **frame_view(s, unchanged),
        **map_view(s, unchanged),
        "victory": total_view(s),
        "seats": [side_view(s, side) for side in BOTH],
        "piles": [pile_view(s, side, seat) for side in BOTH],
        "hand": [{"card": card} for card in names(s, s.hands[seat])],
    }
    if s.march:
        shown["march"] = stack_view(s, s.march)
    if s.battle:
        shown["battle"] = fight_view(s, s.battle)
    return shown


def fight_view(s: ThirtyYearsWarState, battle: Battle) -> dict[str, Any]:
    """12.2 Both sides of the battle under way, without its odds."""
    return {
        "city": s.board.places[battle.city],
        "attacker": battle.attacker,
        "sally": bool(battle.sally),
        "cards": [s.board.cards[card] for card in battle.cards],
        "sides": [battle_side(s, battle, seat) for seat in BOTH],
    }
