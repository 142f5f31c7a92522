"""What a captain could do besides what he would do: whole activations, other cards, other uses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.guarding import guarded, guards
from westphalia.bots.thirty_years_war.marches import march_party
from westphalia.bots.thirty_years_war.marching import best_marches
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.recruiting import place_of
from westphalia.bots.thirty_years_war.uses import Use, best_use, spared, uses
from westphalia.engine.choice import Choice
from westphalia.games.thirty_years_war.choices import LEAD
from westphalia.games.thirty_years_war.rules.points import the_march
from westphalia.games.thirty_years_war.state import NONE, ThirtyYearsWarState

ENDS: Final = 4  # marches of one party that are told apart by where they end
GUARDS: Final = 6  # so many ways to secure Areas are thought of
SAFETY: Final = 0.3  # what it is worth that an Area is safe, as a share of its value


class Option:
    """A whole answer, with what a captain thinks of it in victory points."""

    __slots__ = ("choices", "reason", "s", "worth")

    def __init__(
        self, s: ThirtyYearsWarState, choices: list[Choice], worth: float, reason: Reason
    ) -> None:
        self.s = s
        self.choices = choices
        self.worth = worth
        self.reason = reason


def card_options(outlook: Outlook, choices: Sequence[Choice]) -> list[Option]:
    """8.2a The uses of a card round: the captain's own, then the best of every sort in turns.

    Sorts are the leaders that may be activated, recruiting, aid, the events and the rest.
    """
    own = best_use(outlook, list(choices))
    found = [use for use in uses(outlook, ENDS) if use.choice in choices]
    found.sort(key=lambda use: spared(outlook, use) - use.worth)
    sorts: dict[tuple[str, int], dict[tuple[Choice, ...], Option]] = {}
    for use in [own, *found]:
        option = as_option(outlook, use)
        leader = use.order.leader if use.order else -1
        same = sorts.setdefault((use.choice.verb, leader), {})
        if deed(option) in same:
            continue  # the same with another card is worth less
        same[deed(option)] = option
        for other in held(outlook, use, option):
            same.setdefault(deed(other), other)
    for option in guard_options(outlook, found):
        sorts.setdefault(("guard", option.choices[1].noun), {})[deed(option)] = option
    return in_turns([list(same.values()) for same in sorts.values()])


def guard_options(outlook: Outlook, found: list[Use]) -> list[Option]:
    """3.13a Marches that secure own Areas, each with the card that is missed least."""
    cards: dict[int, Use] = {}
    for use in found:
        if use.order and use.choice.verb == "act":
            cost = spared(outlook, use)
            best = cards.get(use.order.leader)
            if best is None or cost < spared(outlook, best):
                cards[use.order.leader] = use
    options: list[Option] = []
    for guard in guards(outlook, set(cards)):
        use = cards[guard.leader]
        worth = SAFETY * outlook.table.value[guard.area] - spared(outlook, use)
        reason = Reason(reasons.GUARD, {"leader": guard.leader, "area": guard.area})
        steps = [use.choice, LEAD[guard.leader], *guard.steps]
        options.append(Option(outlook.table.s, steps, worth, reason))
    options.sort(key=lambda option: -option.worth)
    return options[:GUARDS]


def in_turns(sorts: list[list[Option]]) -> list[Option]:
    """The first of every sort, then the second of each, and so on."""
    most = max([len(same) for same in sorts])
    return [same[n] for n in range(most) for same in sorts if n < len(same)]


def held(outlook: Outlook, use: Use, option: Option) -> list[Option]:
    """11.14 The same march, with units left behind in open cities."""
    if use.order is None:
        return []
    start = place_of(outlook, use.order.leader)
    marches = guarded(outlook, start, option.choices)
    return [Option(option.s, steps, option.worth, option.reason) for steps in marches]


def as_option(outlook: Outlook, use: Use) -> Option:
    steps = [use.choice]
    if use.order:
        steps += [LEAD[use.order.leader], *use.order.steps]
    return Option(outlook.table.s, steps, use.worth - spared(outlook, use), use.reason)


def deed(option: Option) -> tuple[Choice, ...]:
    """What is done, whichever card is spent for it; an event is its own card."""
    first, rest = option.choices[0], tuple(option.choices[1:])
    return rest or (first,)


def march_options(outlook: Outlook, choices: Sequence[Choice]) -> list[Option]:
    """11.11a Where a march under way could go on to; nothing if the captain has no plan for it."""
    s = outlook.table.s
    march = the_march(s)
    if march.free or march.leader == NONE:
        return []
    plans = best_marches(outlook, *march_party(outlook), 2 * ENDS)
    if plans[0].steps[0] not in choices:
        return []
    found = [Option(s, plan.steps, plan.worth, plan.reason) for plan in plans]
    return [option for option in found if option.choices[0] in choices]
