"""8.2, 8.3, 8.6 What to do with a card round, and what the events of the cards are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.answers import aid_worth, peace_worth, recruit_worth
from westphalia.bots.thirty_years_war.march import Party, best_marches, orders
from westphalia.bots.thirty_years_war.outlook import Order, Outlook
from westphalia.bots.thirty_years_war.reasons import ANY, Choices, Reason, Reply
from westphalia.bots.thirty_years_war.table import Card
from westphalia.engine.choice import Choice
from westphalia.games.thirty_years_war import words
from westphalia.games.thirty_years_war.pieces import the_march
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE
from westphalia.games.thirty_years_war.terms import Category
from westphalia.games.thirty_years_war.words import (
    ACT,
    AID,
    BADEN,
    BRUNSWICK_LUNEBURG,
    EVENT,
    FREE,
    GO,
    HALT,
    HESSE_KASSEL,
    LEAD,
    LORRAINE,
    OFFER_PEACE,
    OVERRUN,
    PASS,
    RECRUIT,
    SAXONY,
    SCHLESWIG_HOLSTEIN,
)

# 8.6 What an event is worth

UNITS_EACH: Final = 3  # so many units keep a leader busy
UNIT: Final = 0.6  # a full unit that comes for nothing
TURN: Final = 0.12  # aid for the rest of the war, by turn
NEVER: Final = -5.0

# Events whose worth hangs on nothing that the table shows.
FIXED: Final[dict[int, float]] = {
    words.C1: 1.5,
    words.C2: 0.5,
    words.C5: 0.4,
    words.C11: NEVER,  # an army that never comes back
    words.C12: 0.5,
    words.C13: 0.7,
    words.C19: 0.4,
    words.C21: 1.5,
    words.C36: 0.4,
    words.C38: 1.5,
    words.C40: 0.8,
    words.C42: 0.7,
    words.C43: 0.4,
    words.C44: 0.6,
    words.C54: 0.2,
    words.P1: 1.5,
    words.P2: 0.3,
    words.P5: 0.2,
    words.P6: 1.0,
    words.P8: 0.2,
    words.P11: 0.0,
    words.P15: 0.7,
    words.P20: 0.3,
    words.P21: 0.2,
    words.P38: 0.3,
    words.P39: 1.5,
    words.P50: 0.0,
}
# 9.22 Areas that an event brings in on the Protestant side, and the units that come with it.
JOINING: Final[dict[int, tuple[int, int]]] = {
    words.P3: (BRUNSWICK_LUNEBURG, 3),
    words.P4: (BADEN, 2),
    words.P7: (SCHLESWIG_HOLSTEIN, 5),
    words.P17: (LORRAINE, 8),
    words.P28: (HESSE_KASSEL, 3),
    words.P29: (BRUNSWICK_LUNEBURG, 3),
    words.P35: (SAXONY, 4),
}
UNITS: Final[dict[int, int]] = {words.P18: 8, words.C9: 1, words.C23: 4, words.P44: 3}
AID_CARDS: Final = (words.C16, words.P9, words.P24, words.P42)


def event_worth(outlook: Outlook, card: int) -> float:
    """What an event brings if it happens now; in the last turn, hardly more than its points."""
    if card not in outlook.event_worths:
        outlook.event_worths[card] = _event_worth(outlook, card)
    return outlook.event_worths[card]


def _event_worth(outlook: Outlook, card: int) -> float:
    board = outlook.board
    reader = BY_CATEGORY.get(board.card_category[card])
    lasting = FIXED.get(card, 0.0) + (reader(outlook, card) if reader else 0.0)
    if card in AID_CARDS:
        lasting += TURN * (outlook.table.turns_left() + 1)
    worth = outlook.judgement.events * (lasting * outlook.future + arrivals(outlook, card))
    if board.card_category[card] == Category.DUTCH_WAR:
        worth += dutch_points(outlook, card)
    vp = board.card_vp[card]
    return worth + (vp if outlook.table.me == CATHOLIC else -vp)


def arrivals(outlook: Outlook, card: int) -> float:
    """9.2 Leaders, the units with them, and the Area that they bring along."""
    table, leaders = outlook.table, outlook.board.card_leaders[card]
    use = sum([outlook.worth.leader(new) * employment(outlook, new) for new in leaders])
    worth = outlook.judgement.arrival * use
    worth += UNIT * (UNITS.get(card, 0) + (JOINING[card][1] if card in JOINING else 0))
    worth *= outlook.horizon
    if card in JOINING:
        area = JOINING[card][0]
        if table.holder[area] != table.me:
            worth += outlook.worth.prize(table.me, area)
    if card == words.C17:
        worth += outlook.worth.prize(table.me, SAXONY) + UNIT * 4
    if card == words.C6 and table.scenario == "early_war":
        worth += 5.0  # 18.14a: no victory without it
    return worth + (4.0 if card == words.P17 else 0.0)


def employment(outlook: Outlook, leader: int) -> float:
    """10.1 How much a leader finds to do: who only shares few units with others, little.

    A Dynamic Leader raises units himself (8.41b), and who comes with his army brings them.
    """
    board = outlook.board
    nation = board.leader_nation[leader]
    stacks = outlook.table.stacks[outlook.table.me].values()
    others = [other for stack in stacks for other in stack.leaders]
    rivals = len([other for other in others if board.leader_nation[other] == nation])
    if board.stars[leader] or not rivals:
        return 1.0
    units = [unit for stack in stacks for unit in stack.units]
    own = len([unit for unit in units if board.kind_nation[unit // 2] == nation])
    return min(1.0, own / (UNITS_EACH * (rivals + 1)))


def dutch_points(outlook: Outlook, card: int) -> float:
    """16.1 The points of the boxes that the marker enters."""
    board, war = outlook.board, outlook.table.s
    amount = board.card_amount[card]
    worth = 0.0
    step = 1 if amount > 0 else -1
    for box in range(war.dutch_war + step, war.dutch_war + amount + step, step):
        if box not in war.dutch_scored:
            vp = board.dutch_war_vp.get(box, 0)
            worth += vp if outlook.table.me == CATHOLIC else -vp
    return worth


def dutch_war(outlook: Outlook, card: int) -> float:
    """16.1 The aid that goes with the boxes."""
    return 0.25 * abs(outlook.board.card_amount[card])


def mutiny(outlook: Outlook, card: int) -> float:
    """15.2 The largest army that may mutiny."""
    stacks = outlook.table.stacks[outlook.table.foe].values()
    return 0.1 * max([len(stack.units) for stack in stacks], default=0)


def revolt(outlook: Outlook, card: int) -> float:
    return 0.7


def recovery(outlook: Outlook, card: int) -> float:
    """15.252 Devastated cities of the own side that could feed an army again."""
    table = outlook.table
    bad = [
        c for c, level in enumerate(table.pillage) if level == 2 and table.control[c] == table.me
    ]
    return 0.08 * min(4, len(bad))


def plague(outlook: Outlook, card: int) -> float:
    """8.64 It comes with every use of the card."""
    return 0.1


def subsidy(outlook: Outlook, card: int) -> float:
    """14.3d, 14.3e Points for this turn only, if the army needs them."""
    if card not in (words.P10, words.P19, words.C22):
        return 0.0
    amount = max(0, outlook.board.card_amount[card])
    return 0.06 * min(amount, sum([debt.points for debt in outlook.table.debts()]))


BY_CATEGORY: Final[dict[int, Callable[[Outlook, int], float]]] = {
    int(Category.DUTCH_WAR): dutch_war,
    int(Category.MUTINY): mutiny,
    int(Category.PEASANT_REVOLT): revolt,
    int(Category.RECOVERY): recovery,
    int(Category.PLAGUE): plague,
    int(Category.AID): subsidy,
}


def keep_worth(outlook: Outlook, card: int) -> float:
    """6.0.Dc What a card is worth in hand at the end of a turn."""
    worth = event_worth(outlook, card)
    if outlook.board.card_category[card] == Category.COMBAT:
        worth = 0.4
    return worth + 0.15 * outlook.board.card_value[card]


# 8.2 The uses of a card


class Use:
    """A way to spend a card round."""

    __slots__ = ("card", "choice", "order", "reason", "worth")

    def __init__(
        self, choice: Choice, card: int, worth: float, reason: Reason, order: Order | None = None
    ) -> None:
        self.choice = choice
        self.card = card  # or -1
        self.worth = worth
        self.reason = reason
        self.order = order


def best_use(outlook: Outlook, choices: list[Choice]) -> Use:
    """The use that brings most, less what the card could still do in hand."""
    found = [use for use in uses(outlook) if use.choice in choices]
    if not found:  # optional rules leave what has no worth here; the base, asked first, stays
        return Use(choices[-1], -1, 0.0, Reason(reasons.ANY))
    return max(found, key=lambda use: use.worth - spared(outlook, use))


def spared(outlook: Outlook, use: Use) -> float:
    """What is given up with a card that is not used for its event."""
    if use.card < 0 or use.choice.verb == "event":
        return 0.0
    return outlook.judgement.spared * max(0.0, event_worth(outlook, use.card))


def uses(outlook: Outlook, ends: int = 1) -> list[Use]:
    """8.2a All uses of all cards, and those that need none; each army marches to so many ends."""
    found = [Use(FREE, -1, 0.01, Reason(reasons.FREE))]
    found.append(Use(PASS, -1, 0.0, Reason(reasons.ANY)))  # 19.4c
    found.append(Use(OFFER_PEACE, -1, peace_worth(outlook), Reason(reasons.OFFER_PEACE)))
    hand = outlook.table.hand()
    able = {leader for card in hand for leader in card.leaders}
    known = orders(outlook, able, ends)
    for shown in hand:
        found += card_uses(outlook, shown, known)
    return found


def card_uses(outlook: Outlook, shown: Card, known: list[Order]) -> list[Use]:
    card = shown.card
    found: list[Use] = []
    for order in known:
        if order.leader in shown.leaders:
            cost = outlook.judgement.activation * outlook.board.card_value[card]
            found.append(Use(ACT[card], card, order.worth - cost, order.reason, order))
    if shown.attempts:
        worth = recruit_worth(outlook, shown.attempts)
        tries = {"attempts": shown.attempts}
        found.append(Use(RECRUIT[card], card, worth, Reason(reasons.RECRUIT, tries)))
    worth = aid_worth(outlook, shown.aid)
    found.append(Use(AID[card], card, worth, Reason(reasons.AID, {"points": sum(shown.aid)})))
    worth = event_worth(outlook, card)
    found.append(Use(EVENT[card], card, worth, Reason(reasons.EVENT, {"card": card})))
    return found


# 8.3, 11 The questions of an activation: one order answers them all

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
