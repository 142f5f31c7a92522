"""What may come of an answer: battles, sieges, recruits, pay and peace, from open facts alone."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import asdict
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.rehearsal import rehearse
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.battle_cards import cards
from westphalia.games.thirty_years_war.battle_losses import losses
from westphalia.games.thirty_years_war.battle_view import expected
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.foretelling import Forecast, NothingToForetell
from westphalia.games.thirty_years_war.map_view import BOTH, side
from westphalia.games.thirty_years_war.openings import activations, recruiter, recruiting
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
    scenario_bar,
)
from westphalia.games.thirty_years_war.rules.siege import (
    besieging_factors,
    siege_level,
)
from westphalia.games.thirty_years_war.siege_forecast import laying, siege
from westphalia.games.thirty_years_war.spelling import reason
from westphalia.games.thirty_years_war.state import (
    City,
    Leader,
    March,
    ThirtyYearsWarState,
    enemy,
)

Foretell = Callable[[ThirtyYearsWarState, Seat, Choice], Forecast]
ForetellAll = Callable[[ThirtyYearsWarState, Seat, Sequence[Choice]], Forecast]


def forecast(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> Forecast:
    """What may come of the last of these answers, or of all where they belong together.

    Only what all may know goes into it, and what the seat itself holds.
    """
    verb = choices[-1].verb if choices else ""
    if verb in PAYING:
        begun, wish = parted(choices, PAYING)
        if is_paying(paid := after(s, seat, begun), seat):
            return pay_forecast(paid, seat, wish)
    if verb in IN_A_ROW:
        begun, row = parted(choices, IN_A_ROW)
        return IN_A_ROW[verb](after(s, seat, begun), seat, row)
    if verb not in FORETOLD:
        known = ", ".join([*FORETOLD, *IN_A_ROW])
        raise NothingToForetell(f"a forecast is for one of these answers: {known}")
    return FORETOLD[verb](after(s, seat, choices[:-1]), seat, choices[-1])


def parted(
    choices: Sequence[Choice], verbs: Container[str]
) -> tuple[Sequence[Choice], Sequence[Choice]]:
    """Those with these verbs at the end, and all before them."""
    before = [n for n, choice in enumerate(choices, 1) if choice.verb not in verbs]
    first = before[-1] if before else 0
    return choices[:first], choices[first:]


def after(s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]) -> ThirtyYearsWarState:
    """The position after answers that could be taken back."""
    if not choices:
        return s
    tried = rehearse(s, seat, choices)
    if tried.refused or tried.final:
        raise NothingToForetell(f"nothing is foretold behind '{choices[-1]}'")
    state: ThirtyYearsWarState = tried.play.state
    return state


def activated(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """8.3 Whom a card activates, with the largest force that may set out with him."""
    return activations(s, seat, s.board.card_value[choice.noun])


def recruited(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """8.4 Who may recruit by a card, and with which chances."""
    return recruiting(s, seat)


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
    return {"odds": asdict(expected(s))}


def recruits(s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Forecast:
    """8.41b, tab.recruit How probably an attempt of a leader brings how many steps."""
    leader: Leader = choice.noun
    place = where_is(s, leader)
    if not 0 <= place < CITIES or leader_side(s, leader) != seat:
        raise NothingToForetell(f"{s.board.leaders[leader]} recruits nobody for seat {seat}")
    return recruiter(s, seat, leader)


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
        "never": reason(scenario_bar(s, seat)) or {},
        "offers": reason(peace_bar(s, seat)) or {},
        "must_accept": must_accept(s, seat),
    }


FORETOLD: Final[dict[str, Foretell]] = {
    "act": activated,
    "recruit": recruited,
    "march": march,
    "attack": battle,
    "assault": siege,
    "roll": siege,
    "attempt": recruits,
    "offer_peace": peace,
    "accept": peace,
}
# Answers that are foretold together: cards laid at once, steps lost for one number; and a siege
# that is to be laid.
IN_A_ROW: Final[dict[str, ForetellAll]] = {
    "combat": cards,
    "lose": losses,
    "lose_besieged": losses,
    "besiege": laying,
}
