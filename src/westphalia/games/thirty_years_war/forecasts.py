"""What may come of an answer: battles, sieges, recruits, pay and peace, from open facts alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.card_view import reason
from westphalia.games.thirty_years_war.map_view import BOTH, side
from westphalia.games.thirty_years_war.pay_forecast import PAYING, is_paying, pay_forecast
from westphalia.games.thirty_years_war.pieces import (
    leader_side,
    leaders_outside,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.reach import entered, goal_of, goal_view
from westphalia.games.thirty_years_war.rules.control import (
    VIOLATION,
    favour,
    is_fortress,
    is_inviolate,
)
from westphalia.games.thirty_years_war.rules.dice import SIDES
from westphalia.games.thirty_years_war.rules.dutch_border import ways
from westphalia.games.thirty_years_war.rules.electors import all_electors
from westphalia.games.thirty_years_war.rules.peace import (
    MAY_OFFER,
    MUST_ACCEPT,
    must_accept,
    peace_bar,
)
from westphalia.games.thirty_years_war.rules.recruiting import recruit_modifier
from westphalia.games.thirty_years_war.rules.siege import (
    besieger_of,
    besieging_factors,
    siege_level,
)
from westphalia.games.thirty_years_war.rules.siege_combat import Assault, siege_odds
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    Leader,
    March,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.war_view import expected

Forecast = dict[str, Any]
Foretell = Callable[[ThirtyYearsWarState, Seat, Choice], Forecast]


class NothingToForetell(ValueError):
    """An answer of which nothing can be said beforehand."""


def forecast(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """What may come of the last of these answers; only what all may know goes into it.

    A side that pays is told of all of them together.
    """
    if choices and choices[-1].verb in PAYING and is_paying(s, seat):
        return pay_forecast(s, seat, choices)
    if not choices or choices[-1].verb not in FORETOLD:
        known = ", ".join(FORETOLD)
        raise NothingToForetell(f"a forecast is for one of these answers: {known}")
    return FORETOLD[choices[-1].verb](s, seat, choices[-1])


def march(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """11.1, 11.18a, 12.2, 13.13b A step of the march: whom it meets, and what may come of that."""
    going = s.march
    if going is None or s.battle or choice.noun not in ways(s, going):
        raise NothingToForetell(f"no march leads from here with '{choice}'")
    there = entered(s, going, choice.noun)
    shown = goal_view(s, goal_of(s, there))
    if there.units and choice.noun < CITIES:
        shown |= fortress(s, there, choice.noun)
        if is_inviolate(s, choice.noun):
            shown["vp"] = favour(enemy(there.seat), VIOLATION)
    return shown


def fortress(s: ThirtyYearsWarState, stack: March, city: City) -> Forecast:
    """11.23, 13.13 Whether the enemy may withdraw inside, and whether that could be besieged."""
    foe = enemy(stack.seat)
    if not is_fortress(s, city) or s.control[city] == stack.seat:
        return {}
    own = sum([s.board.strength[unit] for unit in stack.units])
    factors = own + besieging_factors(s, city, stack.seat)
    waiting = units_at(s, city, foe) or leaders_outside(s, city, foe)
    withdraws = s.control[city] == foe and bool(waiting) and not s.inside[city]
    return {
        "may_withdraw": withdraws,
        "siege": {"factors": factors, "level": siege_level(s, city)},
    }


def battle(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """12.2 The battle under way, as it stands."""
    if s.battle is None or any(s.battle.inflicted):
        raise NothingToForetell("no battle is about to be fought")
    return {"odds": asdict(expected(s, s.battle))}


def siege(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """13.2 A siege roll: under the activated leader, or at the end of a turn."""
    asked = s.agenda[-1] if s.agenda else None
    if choice.verb == "assault" and isinstance(asked, Assault):
        city, leader = asked.city, asked.leader
    elif choice.verb == "roll":
        city, leader = choice.noun, NONE
    else:
        raise NothingToForetell("no siege is to be rolled for")
    besieger = besieger_of(s, city)
    if not s.siege[city] or besieger == NOBODY:
        raise NothingToForetell(f"{s.board.cities[city]} is not besieged")
    odds = siege_odds(s, besieger, city, leader)
    return {"modifier": odds.modifier, "success": odds.successes / SIDES}


def recruits(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """8.41b, tab.recruit How probably an attempt of a leader brings how many steps."""
    leader: Leader = choice.noun
    place = where_is(s, leader)
    if not 0 <= place < CITIES or leader_side(s, leader) != seat:
        raise NothingToForetell(f"{s.board.leaders[leader]} recruits nobody for seat {seat}")
    modifier = recruit_modifier.of(s, (leader, place))
    steps = [s.board.charts.steps(rolled + modifier) for rolled in range(SIDES)]
    shares = {str(number): steps.count(number) / SIDES for number in sorted({*steps})}
    return {"modifier": modifier, "steps": shares}


def peace(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """5.31c, tab.peace What negotiations would bring at this total."""
    electors = all_electors(s)
    modifier = 0 if electors == NOBODY else s.board.charts.peace_electors[electors]
    results = [s.board.charts.peace(s.vp, rolled + modifier) for rolled in range(SIDES)]
    names = [result.name.lower() for result in results]
    shares = {name: names.count(name) / SIDES for name in dict.fromkeys(names)}
    sides = [peace_side(s, each) for each in BOTH]
    shown = {"modifier": modifier, "electors": side(electors), "results": shares}
    return {**shown, "least": s.board.charts.peace_column(s.vp), "sides": sides}


def peace_side(s: ThirtyYearsWarState, seat: Seat) -> Forecast:
    """5.31a, 5.31b At which totals a side may offer and must accept, and how that is now."""
    low, high = MAY_OFFER[seat]
    return {
        "low": low,
        "high": high,
        "must": MUST_ACCEPT[seat],
        "offers": reason(peace_bar(s, seat)) or {},
        "must_accept": must_accept(s, seat),
    }


FORETOLD: Final[dict[str, Foretell]] = {
    "march": march,
    "attack": battle,
    "assault": siege,
    "roll": siege,
    "attempt": recruits,
    "offer_peace": peace,
    "accept": peace,
}
