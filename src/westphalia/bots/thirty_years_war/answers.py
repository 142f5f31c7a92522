"""One answer for each kind of question, marches aside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.bots.thirty_years_war import fighting, paying, placing, politics, reasons
from westphalia.bots.thirty_years_war.events import keep_worth
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.bots.thirty_years_war.recruiting import attempt_worth, kind_worth
from westphalia.games.thirty_years_war.choices import DONE, FULL, PASS

# Recruiting


def recruit(outlook: Outlook, choices: Choices) -> Reply:
    """8.4a"""
    leaders = [choice for choice in choices if choice is not DONE]
    best = max(leaders, key=lambda choice: attempt_worth(outlook, choice.noun))
    if attempt_worth(outlook, best.noun) <= 0 and DONE in choices:
        return DONE, Reason(reasons.NO_RECRUITS)
    return best, Reason(reasons.ATTEMPT, {"leader": best.noun})


def raise_kind(outlook: Outlook, choices: Choices) -> Reply:
    """8.41a"""
    best = max(choices, key=lambda choice: kind_worth(outlook, choice.noun))
    return best, Reason(reasons.RAISE, {"kind": best.noun})


def take_recruits(outlook: Outlook, choices: Choices) -> Reply:
    """8.411a A full unit costs no more pay than a reduced one."""
    if FULL in choices:
        return FULL, Reason(reasons.FULL_UNIT)
    return choices[0], Reason(reasons.ONLY_CHOICE)


# Cards and leaders


def keep(outlook: Outlook, choices: Choices) -> Reply:
    """6.0.Dc The card whose event is wanted in the next turn."""
    cards = [choice for choice in choices if choice is not PASS]
    best = max(cards, key=lambda choice: keep_worth(outlook, choice.noun))
    if keep_worth(outlook, best.noun) < 0.3:
        return PASS, Reason(reasons.KEEP_NONE)
    return best, Reason(reasons.KEEP, {"card": best.noun})


def least_leader(outlook: Outlook, choices: Choices) -> Reply:
    """card.C21, 16.21b Who is missed least goes."""
    best = min(choices, key=lambda choice: outlook.worth.leader(choice.noun))
    return best, Reason(reasons.LEAST_LEADER, {"leader": best.noun})


def recall_units(outlook: Outlook, choices: Choices) -> Reply:
    """16.21b No more than must be."""
    if DONE in choices:
        return DONE, Reason(reasons.ENOUGH)
    return first(outlook, choices)


def rescue_army(outlook: Outlook, choices: Choices) -> Reply:
    """16.22c An army is saved in any way that is open."""
    return choices[0], Reason(reasons.RESCUE)


def first(outlook: Outlook, choices: Choices) -> Reply:
    """Where the order does not matter."""
    return choices[0], Reason(reasons.ANY)


def refrain(outlook: Outlook, choices: Choices) -> Reply:
    """19 What an optional rule offers is left alone."""
    return (PASS if PASS in choices else choices[0]), Reason(reasons.REFRAIN)


ANSWERS: Final[dict[str, Callable[[Outlook, Choices], Reply]]] = {
    # cards
    "keep": keep,
    # recruiting and pay
    "recruit": recruit,
    "league_recruits": recruit,
    "raise": raise_kind,
    "take_recruits": take_recruits,
    "fund_recruits": first,
    "pay": paying.pay,
    "pay_in_city": paying.pay_in_city,
    "loot": first,
    # marches and battles
    "forage": placing.forage,
    "starve": fighting.lose,
    "starve_at": first,
    "react": fighting.react,
    "overrun": fighting.overrun,
    "commit_attack": fighting.commit_attack,
    "command": fighting.command,
    "combat_cards": fighting.combat_cards,
    "take_losses": fighting.lose,
    "lose_steps": fighting.lose,
    "desert": fighting.lose,
    "retreat": fighting.retreat,
    "flee": fighting.retreat,
    "cure_stacking": fighting.give_up,
    "lay_siege": fighting.lay_siege,
    "assault": fighting.assault,
    "continue_sieges": fighting.continue_sieges,
    # who comes and goes
    "place_leader": placing.place,
    "place_leaders": placing.place,
    "place_force": placing.place,
    "land": placing.place,
    "refuge": placing.place,
    "saxon_home": placing.place,
    "surplus": fighting.give_up,
    "call_home": least_leader,
    "take_home": fighting.give_up,
    "recall_leader": least_leader,
    "recall_units": recall_units,
    "recall_unit": fighting.give_up,
    "rescue_army": rescue_army,
    # what events do
    "place_pillage": placing.harm,
    "strike_cities": placing.harm,
    "name_area": placing.name_area,
    "recover": placing.recover,
    "restore": placing.recover,
    "incite": placing.incite,
    "place_revolt": placing.revolt,
    "spread_revolts": first,
    # politics
    "withdrawal": placing.withdrawal,
    "answer_peace": politics.answer_peace,
    "wallenstein": politics.wallenstein,
    # the optional rules
    "offer_campaign": refrain,
    "second_leader": first,
}
