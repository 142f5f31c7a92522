"""15.1 Pay: what aid points are worth, and who is paid first.

All unpaid units of a city share one roll for loot, so it is stacks that lose steps, not units.
"""

from __future__ import annotations

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.bots.thirty_years_war.table import Debt
from westphalia.games.thirty_years_war.choices import DONE, PAY_ALL


def debts_by_city(outlook: Outlook) -> list[list[Debt]]:
    """15.13a The units that aid points may pay, city by city; the cheapest city first."""
    found: dict[int, list[Debt]] = {}
    for debt in outlook.table.debts():
        found.setdefault(debt.city, []).append(debt)
    return sorted(found.values(), key=price)


def price(debts: list[Debt]) -> int:
    """15.131 How many points pay all of them."""
    return sum([debt.points for debt in debts])


def aid_worth(outlook: Outlook, points: list[int]) -> float:
    """8.5, 15.13 The armies that these points keep from looting; it can wait until it is known."""
    table, judgement = outlook.table, outlook.judgement
    if table.turns_left() == 0:
        return 0.0
    purse = [there + more for there, more in zip(table.s.aid, points, strict=True)]
    worth = 0.0
    for debts in debts_by_city(outlook):
        units = sum([debt.count for debt in debts])
        if all(draw(purse, debt) for debt in debts):
            worth += judgement.looting + judgement.unpaid * units
    return judgement.aid * worth * (1.0 if table.rounds_left() <= 2 else judgement.early_aid)


def draw(purse: list[int], debt: Debt) -> bool:
    """15.134 Takes what units cost out of a purse, if it is there."""
    due = debt.points
    if sum([purse[source] for source in debt.sources]) < due:
        return False
    for source in debt.sources:
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
