"""12.2 The battle under way: what everybody sees of it, and what one side alone knows."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.battle_losses import ways_view
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.cards.combat import IN_COMBAT
from westphalia.games.thirty_years_war.map_view import BOTH, counted, force_view
from westphalia.games.thirty_years_war.modules.losses_together import LoseTogether, foreseen
from westphalia.games.thirty_years_war.odds import Odds, battle_odds
from westphalia.games.thirty_years_war.pieces import (
    leaders_outside,
    strength,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.reach import best, clash_odds
from westphalia.games.thirty_years_war.retreat_view import retreat_view
from westphalia.games.thirty_years_war.rules.battles import fighting, is_lopsided, the_battle
from westphalia.games.thirty_years_war.rules.combat import RollBattle
from westphalia.games.thirty_years_war.rules.entering import ChooseOverrun, React, may_overrun
from westphalia.games.thirty_years_war.rules.losses import BESIEGED, ChooseLosses
from westphalia.games.thirty_years_war.rules.points import the_march
from westphalia.games.thirty_years_war.rules.rank import commanders, is_dynamic
from westphalia.games.thirty_years_war.rules.retreat import ChooseRetreat
from westphalia.games.thirty_years_war.rules.siege import besieging_factors
from westphalia.games.thirty_years_war.state import (
    NONE,
    Battle,
    Card,
    City,
    Leader,
    March,
    ThirtyYearsWarState,
    Unit,
    enemy,
)

# What all may know


def battle_view(s: ThirtyYearsWarState, battle: Battle) -> dict[str, Any]:
    """12.2 Both sides of the battle under way, and how it may end as long as nobody has rolled."""
    begun = any(battle.strength)
    rolled = begun and is_rolled(s)
    came_from = the_march(s).came_from
    shown: dict[str, Any] = {
        "city": s.board.places[battle.city],
        "came_from": s.board.places[came_from] if came_from != NONE else None,
        "attacker": battle.attacker,
        "sally": bool(battle.sally),
        "landing": came_from >= CITIES,
        "sides": battle_sides(s, battle),
        "ties": ties(s, battle),
        "came_out": counted(s.board.units, battle.besieged),
        "cards": [s.board.cards[card] for card in battle.cards],
        "odds": None if rolled else asdict(expected(s)),
    }
    asked = s.agenda[-1] if s.agenda else None
    if isinstance(asked, React):
        shown["fortress"] = fortress_view(s, battle.city, the_march(s))
    if isinstance(asked, ChooseRetreat):
        shown["retreat"] = retreat_view(s, asked.seat)
    return shown


def is_rolled(s: ThirtyYearsWarState) -> bool:
    """12.26a Whether the dice of a battle that has begun have fallen."""
    return not any(isinstance(step, RollBattle) for step in s.agenda)


def battle_sides(s: ThirtyYearsWarState, battle: Battle) -> list[dict[str, Any]]:
    """12.2 Both sides; before it has begun as it will probably be fought."""
    likely = battle if any(battle.strength) else the_battle(prospect(s))
    changed = modifiers(s)
    return [{**battle_side(s, likely, seat), "modifiers": changed[seat]} for seat in BOTH]


def battle_side(s: ThirtyYearsWarState, battle: Battle, seat: Seat) -> dict[str, Any]:
    """12.22, 12.24, 12.25 What a side fights with, and what it has done and suffered."""
    units, charts = fighting(battle, seat), s.board.charts
    shown = force_view(s, units, battle.leaders[seat])
    factors = battle.strength[seat] or shown["factors"]
    commander = battle.commander[seat]
    asked = s.agenda[-1] if s.agenda else None
    loses = isinstance(asked, ChooseLosses) and asked.seat == seat
    return {
        **shown,
        "factors": factors,
        "commander": s.board.leaders[commander] if commander != NONE else None,
        "commanders": [s.board.leaders[one] for one in commanders(s, battle.leaders[seat])],
        "rating": battle.rating[seat],
        "modifier": battle.modifier[seat],
        "column": charts.combat_strength[charts.column(factors, battle.shift[seat])],
        "shift": battle.shift[seat],
        "left": shown["factors"],
        "safe": seat != battle.attacker and any(battle.strength) and is_lopsided(battle),
        "inflicted": battle.inflicted[seat],
        "to_lose": battle.losses[seat],
        **({"ways": ways_view(s, seat)} if loses else {}),
    }


def ties(s: ThirtyYearsWarState, battle: Battle) -> Seat:
    """12.28b Who wins if both roll the same, as long as the commanders live."""
    attack, defence = [battle.commander[seat] for seat in (battle.attacker, 1 - battle.attacker)]
    dynamic = [one != NONE and is_dynamic(s, one) for one in (attack, defence)]
    return battle.attacker if dynamic == [True, False] else enemy(battle.attacker)


def modifiers(s: ThirtyYearsWarState) -> list[list[dict[str, Any]]]:
    """9.51d, 12.24, 12.25 By seat what changes its roll or its column: the commander, each card."""
    twin = s.copy()
    battle, found = the_battle(twin), [list[dict[str, Any]](), list[dict[str, Any]]()]
    battle.modifier, battle.shift, battle.rating = [0, 0], [0, 0], [0, 0]
    for seat in BOTH:
        leader = battle.commander[seat]
        if leader != NONE:
            battle.rating[seat] = s.board.battle[leader]
            told = {"leader": s.board.leaders[leader], "roll": battle.rating[seat]}
            found[seat].append({**told, "shift": 0, "clause": "12.24"})
    cards, battle.cards = battle.cards, []
    for card in cards:
        for seat, (roll, shift) in enumerate(lay(twin, s.board.card_side[card], card)):
            if roll or shift:
                told = {"card": s.board.cards[card], "roll": roll}
                found[seat].append({**told, "shift": shift, "clause": "9.52"})
    return found


def lay(s: ThirtyYearsWarState, seat: Seat, card: Card) -> list[tuple[int, int]]:
    """9.51d Lays a card in a battle that is only thought of; what that adds, by seat."""
    battle = the_battle(s)
    before = changes(battle)
    IN_COMBAT[card].effect(s, seat)
    battle.cards.append(card)
    pairs = zip(changes(battle), before, strict=True)
    return [(now[0] - then[0], now[1] - then[1]) for now, then in pairs]


def changes(battle: Battle) -> list[tuple[int, int]]:
    """12.24, 12.25 By seat what is added to its roll, and by how many columns it is shifted."""
    return [(battle.rating[seat] + battle.modifier[seat], battle.shift[seat]) for seat in BOTH]


def expected(s: ThirtyYearsWarState) -> Odds:
    """12.24 The odds; as long as a side has not named its commander, under its best."""
    return battle_odds(prospect(s))


def prospect(s: ThirtyYearsWarState) -> ThirtyYearsWarState:
    """12.24 The battle as it will probably be fought: each side under a commander."""
    twin = s.copy()
    battle = the_battle(twin)
    for seat in BOTH:
        named = battle.commander[seat] != NONE
        leader = battle.commander[seat] if named else best(s, battle.leaders[seat])
        battle.commander[seat] = leader
        if leader != NONE and not (named and any(battle.strength)):
            battle.rating[seat] = s.board.battle[leader]
    return twin


# Before it comes to a battle


def clash_view(s: ThirtyYearsWarState) -> dict[str, Any] | None:
    """11.23a, 12.6 An army has come upon enemies who may still withdraw, or be overrun."""
    asked = s.agenda[-1] if s.agenda else None
    march = s.march
    if s.battle or march is None or not isinstance(asked, React | ChooseOverrun):
        return None
    seat, city = march.seat, march.city
    foes, leaders = units_outside(s, city, enemy(seat)), leaders_outside(s, city, enemy(seat))
    sides = [force_side(s, march.units, march.leaders, march.leader)]
    sides.append(force_side(s, foes, leaders, best(s, leaders)))
    came_from = march.came_from
    return {
        "city": s.board.places[city],
        "came_from": s.board.places[came_from] if came_from != NONE else None,
        "attacker": seat,
        "sides": sides if seat == 0 else sides[::-1],
        "overrun": bool(foes) and may_overrun(s, march, foes),
        "odds": asdict(clash_odds(s, march)) if foes else None,
        "fortress": fortress_view(s, city, march) if isinstance(asked, React) else None,
    }


def force_side(
    s: ThirtyYearsWarState, units: list[Unit], leaders: list[Leader], commander: Leader
) -> dict[str, Any]:
    """12.22, 12.24 One side as it would fight without cards."""
    charts, shown = s.board.charts, force_view(s, units, leaders)
    return {
        **shown,
        "commander": s.board.leaders[commander] if commander != NONE else None,
        "commanders": [s.board.leaders[leader] for leader in commanders(s, leaders)],
        "rating": s.board.battle[commander] if commander != NONE else 0,
        "column": charts.combat_strength[charts.column(shown["factors"])],
    }


def fortress_view(s: ThirtyYearsWarState, city: City, march: March) -> dict[str, int]:
    """11.23b, 13.13 If all withdraw: the siege level then, and who would stand before it."""
    holder, attacker = enemy(march.seat), march.seat
    inside, before = units_at(s, city, holder), march.units
    if s.battle:
        inside, before = inside + s.battle.units[holder], s.battle.units[attacker] + march.units
    level = s.board.fortress[city] + strength(s.board, inside)
    factors = strength(s.board, before) + besieging_factors(s, city, attacker)
    return {"level": level, "factors": factors}


# What only a side itself knows


def sealed_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """9.51a, 12.27 What only a side itself knows: its sealed cards, the steps that it gives up."""
    if s.battle is None:
        return {}
    attacks = seat == s.battle.attacker
    sealed = [s.board.cards[card] for card in s.sealed] if attacks else []
    units = [s.board.units[unit % BESIEGED] for unit in s.given[seat]]
    way = s.board.places[s.way] if s.way >= 0 and not attacks else None
    shown = {"sealed": sealed, "gives_up": units, "will_retreat": way, **together_view(s, seat)}
    return {name: each for name, each in shown.items() if each}


def together_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """12.27, 12.54 Where both choose unseen: how a side may lose, and where it may retreat to."""
    asked = s.agenda[-1] if s.agenda else None
    question = asked.question(s, seat) if isinstance(asked, LoseTogether) else None
    if question is None:
        return {}
    if question.kind == "retreat":
        return {"retreat": retreat_view(foreseen(s, seat), seat)}
    return {"ways": ways_view(s, seat)}
