"""The captain: campaigns for what scores, keeps his armies fed and together, and says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.thirty_years_war import answers, reasons
from westphalia.bots.thirty_years_war.answers import attempt_worth, kind_worth, place_of
from westphalia.bots.thirty_years_war.cards import (
    MARCHES,
    Orders,
    Use,
    best_use,
    keep_worth,
    march_party,
    spared,
    uses,
)
from westphalia.bots.thirty_years_war.judgement import DEFAULT, Judgement
from westphalia.bots.thirty_years_war.march import best_marches, guarded, guards
from westphalia.bots.thirty_years_war.outlook import Memory, Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Question
from westphalia.games.thirty_years_war.pieces import the_march
from westphalia.games.thirty_years_war.state import NONE, ThirtyYearsWarState
from westphalia.games.thirty_years_war.words import DONE, FULL, LEAD, PASS

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
    "pay": answers.pay,
    "pay_in_city": answers.pay_in_city,
    "loot": first,
    # marches and battles
    "forage": answers.forage,
    "starve": answers.lose,
    "starve_at": first,
    "react": answers.react,
    "overrun": answers.overrun,
    "commit_attack": answers.commit_attack,
    "command": answers.command,
    "combat_cards": answers.combat_cards,
    "take_losses": answers.lose,
    "lose_steps": answers.lose,
    "desert": answers.lose,
    "retreat": answers.retreat,
    "flee": answers.retreat,
    "cure_stacking": answers.give_up,
    "lay_siege": answers.lay_siege,
    "assault": answers.assault,
    "continue_sieges": answers.continue_sieges,
    # who comes and goes
    "place_leader": answers.place,
    "place_leaders": answers.place,
    "place_force": answers.place,
    "land": answers.place,
    "refuge": answers.place,
    "saxon_home": answers.place,
    "surplus": answers.give_up,
    "call_home": least_leader,
    "take_home": answers.give_up,
    "recall_leader": least_leader,
    "recall_units": recall_units,
    "recall_unit": answers.give_up,
    "rescue_army": rescue_army,
    # what events do
    "place_pillage": answers.harm,
    "strike_cities": answers.harm,
    "name_area": answers.name_area,
    "recover": answers.recover,
    "restore": answers.recover,
    "incite": answers.incite,
    "place_revolt": answers.revolt,
    "spread_revolts": first,
    # politics
    "withdrawal": answers.withdrawal,
    "answer_peace": answers.answer_peace,
    "wallenstein": answers.wallenstein,
    # the optional rules
    "offer_campaign": refrain,
    "second_leader": first,
}


class Captain:
    """A heuristic player: it knows what its seat may know, the orders it has given, and no more."""

    def __init__(self, judgement: Judgement = DEFAULT, memory: Memory | None = None) -> None:
        self._judgement = judgement
        self._memory = memory
        self._orders = Orders()

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        """Whatever is hidden from the seat is imagined before the captain looks."""
        s = seat_view.imagine(Sampling(0))
        assert isinstance(s, ThirtyYearsWarState)
        choice, reason = self.decide(s, question)
        return Answer(choice, reason.key, reason.about)

    def decide(self, s: ThirtyYearsWarState, question: Question) -> Reply:
        """The answer in a position, of which nothing counts that the seat cannot know."""
        choices = question.choices
        if len(choices) == 1:
            self._orders.fulfil(choices[0])
            return choices[0], Reason(reasons.ONLY_CHOICE)
        ordered = self._orders.follow(question.kind, choices)
        if ordered is not None:
            return ordered
        outlook = self._look(s, question)
        if question.kind in MARCHES:
            return MARCHES[question.kind](outlook, choices, self._orders)
        return ANSWERS[question.kind](outlook, choices)

    def _look(self, s: ThirtyYearsWarState, question: Question) -> Outlook:
        if self._memory and question.kind == "card_round":
            return self._memory.look(s, question.seat, self._judgement)
        return Outlook(s, question.seat, self._judgement)


def seat(header: Header, seed: int) -> Captain:
    """A captain; he leaves nothing to chance, so neither header nor seed is needed."""
    return Captain()


# What a captain could do besides

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
