"""12.1, 12.15 The battle under way: who takes part in it, and what is left of them."""

from __future__ import annotations

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.pieces import units_at
from westphalia.games.thirty_years_war.rules.points import the_march
from westphalia.games.thirty_years_war.rules.rank import is_dynamic
from westphalia.games.thirty_years_war.state import (
    LOST,
    NONE,
    Battle,
    Leader,
    ThirtyYearsWarState,
    Unit,
)


def the_battle(s: ThirtyYearsWarState) -> Battle:
    """12.21 The battle under way."""
    assert s.battle is not None, "nobody fights a battle"
    return s.battle


def fighting(battle: Battle, seat: Seat) -> list[Unit]:
    """12.13, 13.15d The units of a side that take part, with those that came out to join."""
    units = battle.units[seat]
    return units + battle.besieged if seat == battle.attacker else units


def force_left(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """12.15 Whether a side has a unit left outside the Fortress: one held back counts as well."""
    battle = the_battle(s)
    if fighting(battle, seat):
        return True
    return seat == battle.attacker and not battle.sally and bool(the_march(s).units)


def army_left(s: ThirtyYearsWarState, seat: Seat, leader: Leader) -> bool:
    """12.43b Whether a unit of his army is left, in the battle or where he came out of.

    Those who stayed inside the Fortress are still the army of a leader who sallied or joined a
    relief, but not of one who came from elsewhere.
    """
    if force_left(s, seat):
        return True
    battle = the_battle(s)
    if seat != battle.attacker or not (battle.sally or leader not in the_march(s).leaders):
        return False
    return bool(units_at(s, battle.city, seat))


def is_lopsided(battle: Battle) -> bool:
    """12.4b Whether the attacker has odds of 1:4 or worse."""
    attacker = battle.attacker
    return 4 * battle.strength[attacker] <= battle.strength[1 - attacker]


def led_by_dynamic(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """12.27, 12.28b Whether a Dynamic Leader who is still alive commands a side."""
    commander = the_battle(s).commander[seat]
    return commander != NONE and s.fate[commander] != LOST and is_dynamic(s, commander)
