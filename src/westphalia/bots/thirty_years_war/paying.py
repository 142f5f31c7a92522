"""15.1 Pay: what aid points are worth, and who is paid first.

All unpaid units of a city share one roll for loot, so it is stacks that lose steps, not units.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.games.thirty_years_war.choices import DONE, PAY_ALL


def claims_by_city(outlook: Outlook) -> dict[int, list[Mapping[str, Any]]]:
    """15.13a The units that aid points may pay, city by city; the cheapest city first."""
    table = outlook.table
    found: dict[int, list[Mapping[str, Any]]] = {}
    for claim in table.view["seats"][table.me]["pay"]["by_aid"]:
        found.setdefault(outlook.board.place_index[claim["city"]], []).append(claim)
    return dict(sorted(found.items(), key=lambda item: price(item[1])))


def price(claims: list[Mapping[str, Any]]) -> int:
    """15.131 How many points pay all of them."""
    return sum([claim["count"] * claim["points"] for claim in claims])


def aid_worth(outlook: Outlook, points: Mapping[str, int]) -> float:
    """8.5, 15.13 The armies that these points keep from looting; it can wait until it is known."""
    table, judgement = outlook.table, outlook.judgement
    if table.turns_left() == 0:
        return 0.0
    purse = dict(table.view["aid"])
    for source, more in points.items():
        purse[source] += more
    worth = 0.0
    for claims in claims_by_city(outlook).values():
        units = sum([claim["count"] for claim in claims])
        if all(draw(purse, claim) for claim in claims):
            worth += judgement.looting + judgement.unpaid * units
    return worth * (1.0 if table.rounds_left() <= 2 else 0.6)


def draw(purse: dict[str, int], claim: Mapping[str, Any]) -> bool:
    """15.134 Takes what a claim costs out of a purse, if it is there."""
    due: int = claim["count"] * claim["points"]
    if sum([purse[source] for source in claim["sources"]]) < due:
        return False
    for source in claim["sources"]:
        taken = min(due, purse[source])
        purse[source] -= taken
        due -= taken
    return True


def pay(outlook: Outlook, choices: Choices) -> Reply:
    """15.13a All if the points suffice; else where the fewest points keep an army from looting."""
    if PAY_ALL in choices:
        return PAY_ALL, Reason(reasons.PAY_ALL)
    cities = [choice for choice in choices if choice.verb == "pay_in"]
    if not cities:
        return DONE, Reason(reasons.ONLY_CHOICE)
    stacks = outlook.table.stacks[outlook.table.me]
    best = min(cities, key=lambda choice: len(stacks[choice.noun].units))
    return best, Reason(reasons.PAY_IN, {"city": best.noun})


def pay_in_city(outlook: Outlook, choices: Choices) -> Reply:
    """15.13a The strongest units for the points."""
    if PAY_ALL in choices:
        return PAY_ALL, Reason(reasons.PAY_ALL)
    units = [choice for choice in choices if choice.verb == "pay"]
    strength = outlook.board.strength
    best = max(units, key=lambda choice: strength[choice.noun])
    return best, Reason(reasons.PAY, {"unit": best.noun})
