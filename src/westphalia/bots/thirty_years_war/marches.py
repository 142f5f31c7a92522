"""8.2, 8.3, 11 The questions of an activation: one order answers them all, from card to halt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.command import orders
from westphalia.bots.thirty_years_war.marching import Party, best_marches
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import ANY, Choices, Reason, Reply
from westphalia.bots.thirty_years_war.uses import best_use
from westphalia.engine.choice import Choice
from westphalia.games.thirty_years_war.choices import GO, HALT, LEAD, OVERRUN
from westphalia.games.thirty_years_war.rules.points import the_march
from westphalia.games.thirty_years_war.state import NONE

FOLLOWED: Final = ("activate", "form_force", "march_on", "overrun")


class Orders:
    """What is still to be done of the last order, and why."""

    def __init__(self) -> None:
        self.steps: list[Choice] = []
        self.reason = Reason(ANY)

    def give(self, steps: list[Choice], reason: Reason) -> None:
        self.steps, self.reason = steps, reason

    def follow(self, kind: str, choices: Choices) -> Reply | None:
        """The next step, if the question is one of an activation and the step is open."""
        if kind not in FOLLOWED or not self.steps:
            return None
        if kind != "overrun" and self.steps[0] is OVERRUN:
            del self.steps[0]  # those who were to be overrun have gone inside
        if self.steps[0] not in choices:
            self.steps = []  # something has come between
            return None
        return self.steps.pop(0), self.reason

    def fulfil(self, choice: Choice) -> None:
        """A step was taken without a question."""
        if self.steps and self.steps[0] is choice:
            self.steps.pop(0)


def card_round(outlook: Outlook, choices: Choices, given: Orders) -> Reply:
    """8.2a"""
    use = best_use(outlook, list(choices))
    given.give([], use.reason)
    if use.order:
        given.give([LEAD[use.order.leader], *use.order.steps], use.reason)
    return use.choice, use.reason


def activate(outlook: Outlook, choices: Choices, given: Orders) -> Reply:
    """8.3"""
    able = {choice.noun for choice in choices}
    known = orders(outlook, able)
    if not known:
        return choices[0], Reason(ANY)
    best = max(known, key=lambda order: order.worth)
    given.give([*best.steps], best.reason)
    return LEAD[best.leader], best.reason


def form_force(outlook: Outlook, choices: Choices, given: Orders) -> Reply:
    """10.12a All units that can be led, the strongest first."""
    units = [choice for choice in choices if choice.verb == "take"]
    strength = outlook.board.strength
    if units:
        best = max(units, key=lambda choice: strength[choice.noun])
        return best, Reason(reasons.FORM)
    return (GO if GO in choices else choices[0]), Reason(reasons.FORM)


def march_on(outlook: Outlook, choices: Choices, given: Orders) -> Reply:
    """11.11a A new plan from where the army is."""
    march = the_march(outlook.table.s)
    if march.free or march.leader == NONE:
        return halt(choices)
    plan = best_marches(outlook, *march_party(outlook))[0]
    if plan.steps[0] not in choices:
        return halt(choices)
    given.give(plan.steps[1:], plan.reason)
    return plan.steps[0], plan.reason


def march_party(outlook: Outlook) -> tuple[Party, int, int]:
    """11.1 Who is on the march, where, and with how many points left."""
    march = the_march(outlook.table.s)
    party = Party(outlook, march.leader, march.leaders, sorted(march.units))
    return party, march.city, outlook.table.march_points()


def halt(choices: Choices) -> Reply:
    """Where nothing is to be gained the march ends, if it may."""
    return (HALT if HALT in choices else choices[0]), Reason(reasons.FREE_MOVE)


def free_action(outlook: Outlook, choices: Choices, given: Orders) -> Reply:
    """8.32"""
    return choices[0], Reason(reasons.FREE_MOVE)


MARCHES: Final[dict[str, Callable[[Outlook, Choices, Orders], Reply]]] = {
    "card_round": card_round,
    "activate": activate,
    "form_force": form_force,
    "march_on": march_on,
    "free_action": free_action,
    "free_unit": free_action,
}
