"""12, 13 Battles and sieges: stand or withdraw, cards, losses, retreats, assaults."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.games.thirty_years_war.choices import (
    AFTER_LOSSES,
    ASSAULT,
    ATTACK,
    BESIEGE,
    DONE,
    INSIDE,
    OUTSIDE,
    OVERRUN,
    PASS,
)
from westphalia.games.thirty_years_war.pieces import is_reduced
from westphalia.games.thirty_years_war.rules.points import the_march

IN_DOUBT: Final = (0.1, 0.88)  # a battle whose outcome a card may change
WORTH_A_CARD: Final = 8  # the least factors of an army for which cards are played


def react(outlook: Outlook, choices: Choices) -> Reply:
    """11.23 Behind the walls, unless the enemy is likely to be beaten before them."""
    table = outlook.table
    march = the_march(table.s)
    city = march.city
    about = {"city": city}
    own = table.own(city)
    if own is None or not own.units:
        return INSIDE, Reason(reasons.WITHDRAW, about)
    odds = outlook.odds(march.units, march.leader, own)
    if odds.defender_wins > 0.55 and odds.attacker_losses > odds.defender_losses:
        return OUTSIDE, Reason(reasons.STAND, {**about, "chance": round(100 * odds.defender_wins)})
    return INSIDE, Reason(reasons.WITHDRAW, about)


def overrun(outlook: Outlook, choices: Choices) -> Reply:
    """12.6"""
    return OVERRUN, Reason(reasons.OVERRUN)


def commit_attack(outlook: Outlook, choices: Choices) -> Reply:
    """12.13, 13.15a Everybody who can joins the attack."""
    out = [choice for choice in choices if choice.verb == "sortie"]
    strongest = outlook.board.strength
    if out:
        best = max(out, key=lambda choice: strongest[choice.noun])
        return best, Reason(reasons.SORTIE, {"unit": best.noun})
    return ATTACK, Reason(reasons.ALL_ATTACK)


def command(outlook: Outlook, choices: Choices) -> Reply:
    """12.24 The best rating; of equals who is worth least."""
    board = outlook.board
    best = max(choices, key=lambda choice: (board.battle[choice.noun], -board.stars[choice.noun]))
    return best, Reason(reasons.COMMAND, {"leader": best.noun})


def combat_cards(outlook: Outlook, choices: Choices) -> Reply:
    """9.51 A card in a battle that it may turn, the cheapest first."""
    cards = [choice for choice in choices if choice.verb == "combat"]
    if not cards or outlook.table.battle_factors() < WORTH_A_CARD:
        return PASS, Reason(reasons.NO_CARD)
    wins = outlook.table.battle_chance()
    if wins is None or not IN_DOUBT[0] <= wins <= IN_DOUBT[1]:
        return PASS, Reason(reasons.NO_CARD)
    value = outlook.board.card_value
    best = min(cards, key=lambda choice: value[choice.noun])
    return best, Reason(reasons.COMBAT_CARD, {"card": best.noun})


def loss_worth(outlook: Outlook, unit: int) -> float:
    """12.32 How much strength goes with a step, by what it counts as a loss."""
    board = outlook.board
    left = 0 if is_reduced(unit) else board.strength[unit + 1]
    return (board.strength[unit] - left) / max(1, board.loss_factor[unit])


def lose(outlook: Outlook, choices: Choices) -> Reply:
    """12.31, 11.161, 15.222 The step that weakens the army least."""
    units = [choice for choice in choices if choice.verb in ("lose", "lose_besieged", "take")]
    best = min(units or choices, key=lambda choice: loss_worth(outlook, choice.noun))
    return best, Reason(reasons.LOSE, {"unit": best.noun})


def give_up(outlook: Outlook, choices: Choices) -> Reply:
    """10.22 Units before leaders, the weakest first."""
    board = outlook.board
    units = [choice for choice in choices if choice.verb in ("lose", "take")]
    if units:
        best = min(units, key=lambda choice: board.strength[choice.noun])
        return best, Reason(reasons.LOSE, {"unit": best.noun})
    worst = min(choices, key=lambda choice: outlook.worth.leader(choice.noun))
    return worst, Reason(reasons.GIVE_UP_LEADER, {"leader": worst.noun})


def retreat(outlook: Outlook, choices: Choices) -> Reply:
    """12.54 To friends, behind walls, away from the enemy."""
    ways = [choice for choice in choices if choice is not AFTER_LOSSES]
    best = max(ways, key=lambda choice: haven(outlook, choice.noun))
    return best, Reason(reasons.RETREAT, {"city": best.noun})


def haven(outlook: Outlook, place: int) -> float:
    """How safe a place is for an army that has lost."""
    table = outlook.table
    stack = table.own(place)
    worth = 0.15 * (stack.factors if stack else 0) - 0.05 * outlook.threat(place)
    if table.in_neutral_area(place):
        worth -= 1.0
    if table.is_fortress(place) and table.control[place] == table.me:
        worth += 0.5
    area = table.board.area_of[place]
    return worth + (0.5 if area >= 0 and table.holder[area] == table.me else 0.0)


def lay_siege(outlook: Outlook, choices: Choices) -> Reply:
    """13.13b"""
    return BESIEGE, Reason(reasons.BESIEGE)


def assault(outlook: Outlook, choices: Choices) -> Reply:
    """13.21a"""
    return ASSAULT, Reason(reasons.STORM)


def continue_sieges(outlook: Outlook, choices: Choices) -> Reply:
    """13.27 Every siege may succeed, and a failure makes the next roll better."""
    for choice in choices:
        if choice is not DONE:
            return choice, Reason(reasons.CONTINUE_SIEGE, {"city": choice.noun})
    return DONE, Reason(reasons.ONLY_CHOICE)
