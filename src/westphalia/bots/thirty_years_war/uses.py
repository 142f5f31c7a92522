"""8.2 What to do with a card round: whom to activate, whether to recruit, take aid, or an event."""

from __future__ import annotations

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.command import orders
from westphalia.bots.thirty_years_war.events import event_worth
from westphalia.bots.thirty_years_war.outlook import Order, Outlook
from westphalia.bots.thirty_years_war.paying import aid_worth
from westphalia.bots.thirty_years_war.politics import peace_worth
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.recruiting import recruit_worth
from westphalia.bots.thirty_years_war.table import Card
from westphalia.engine.choice import Choice
from westphalia.games.thirty_years_war.choices import (
    ACT,
    AID,
    EVENT,
    FREE,
    OFFER_PEACE,
    PASS,
    RECRUIT,
)


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
        found.append(Use(RECRUIT[card], card, worth, Reason(reasons.RECRUIT)))
    worth = aid_worth(outlook, shown.aid)
    found.append(Use(AID[card], card, worth, Reason(reasons.AID, {"points": sum(shown.aid)})))
    worth = event_worth(outlook, card)
    found.append(Use(EVENT[card], card, worth, Reason(reasons.EVENT, {"card": card})))
    return found
