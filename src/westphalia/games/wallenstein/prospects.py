"""What would come of each card on each box: for the seat that plans, as the rules read the table.

Thalers are counted over a whole plan, as taxes may come first: that too few are left for an action
is nothing that can be said of one box.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from westphalia.engine.event import key_of
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.choices import (
    AUCTION,
    BASE_BOXES,
    BOXES,
    CARDS,
    TOWER_CARD,
)
from westphalia.games.wallenstein.modules import court
from westphalia.games.wallenstein.modules.favours import spared
from westphalia.games.wallenstein.objections import LACKS, NotAffordable
from westphalia.games.wallenstein.rules import build, deploy, movement
from westphalia.games.wallenstein.rules.collect import harvest, provoked, storable, taxes
from westphalia.games.wallenstein.rules.order import rank
from westphalia.games.wallenstein.rules.planning import affordable, all_cards, bid_value
from westphalia.games.wallenstein.rules.prices import price
from westphalia.games.wallenstein.rules.revolt import rising
from westphalia.games.wallenstein.state import County, WallensteinState, counties_of
from westphalia.games.wallenstein.terms import Action, Effect
from westphalia.games.wallenstein.tower import PEASANTS

Prospect = dict[str, Any]
Prospects = dict[str, dict[str, Prospect]]
Column = Callable[[WallensteinState, Action, Seat, Sequence[County]], list[Prospect]]

# W6.4 Which actions may come out otherwise under an event.
TOUCHED_BY: Final[dict[int, tuple[Action, ...]]] = {
    Effect.TRADE_CALMS: (Action.BUILD_TRADING_POST,),
    Effect.TAX_MAXIMUM: (Action.COLLECT_TAXES,),
    Effect.TAX_MINIMUM: (Action.COLLECT_TAXES,),
    Effect.GRAIN_MINIMUM: (Action.COLLECT_GRAIN,),
    Effect.GRAIN_MAXIMUM: (Action.COLLECT_GRAIN,),
    Effect.FEW_RECRUITS: (Action.DEPLOY_5, Action.DEPLOY_3),
}


def prospects(s: WallensteinState, seat: Seat) -> Prospects:
    """W3.1.5 By box and card; a card that is not there lies idle.

    W6.1.1: *under* says what would come of it under an event that may be drawn, where that is
    something else.
    """
    owned = counties_of(s, seat)
    names = [s.board.counties[county] for county in owned]
    found: Prospects = {BOXES[AUCTION]: bids(s, seat), **conversions(s, seat, owned)}
    open_events = [(s.board.events[card], *drawn(s, card)) for card in s.events]
    for action, column in COLUMNS.items():
        now = column(s, action, seat, owned)
        under = [
            (event, column(then, action, seat, owned))
            for event, then, actions in open_events
            if action in actions
        ]
        found[BOXES[action]] = dict(zip(names, now, strict=True))
        for n, prospect in enumerate(now):
            other = {event: then[n] for event, then in under if then[n] != prospect}
            if other:
                prospect["under"] = other
    return found


def drawn(s: WallensteinState, card: int) -> tuple[WallensteinState, tuple[Action, ...]]:
    """W6.1.1 The table as it would be with an event in force, and the actions that it touches."""
    actions = TOUCHED_BY.get(s.board.event_effect[card], ())
    then = s.copy() if actions else s
    if actions:
        then.event = card
    return then, actions


def vain(reason: str, clause: str) -> Prospect:
    """W5.0.3 As things stand nothing would come of it."""
    return {"lacks": reason, "clause": clause}


def built(
    s: WallensteinState, action: Action, seat: Seat, owned: Sequence[County]
) -> list[Prospect]:
    """W5.1.1, W5.2.1, W5.3.1 What a building would cost, and the markers that it would take."""
    building = s.board.builds[action]
    found: list[Prospect] = []
    for county, cost in zip(owned, price[action].over(s, owned), strict=True):
        reason = build.obstacle(s, county, building)
        calmed = build.calming(s, county, building)
        calms = {"calms": calmed} if calmed else {}
        found.append(vain(reason, LACKS[reason]) if reason else {"thalers": -cost, **calms})
    return found


def collected(
    s: WallensteinState, action: Action, seat: Seat, owned: Sequence[County]
) -> list[Prospect]:
    """W5.5.1, W5.6.1, W5.7 The income, the peasants that rise, and whether a marker is laid."""
    marker = not spared(s, seat)
    found: list[Prospect]
    if action == Action.COLLECT_TAXES:
        found = [{"thalers": amount} for amount in taxes.over(s, owned)]
    else:
        found = [{"grain": storable(s, seat, amount)} for amount in harvest.over(s, owned)]
    for county, prospect in zip(owned, found, strict=True):
        prospect["marker"] = marker
        peasants = provoked(s, county)
        if peasants:
            prospect["peasants"] = rising(s, seat, county, peasants)[PEASANTS]
    return found


def deployed(
    s: WallensteinState, action: Action, seat: Seat, owned: Sequence[County]
) -> list[Prospect]:
    """W5.8.1, W5.9.1, W5.10.1 The armies that would come, and what they cost."""
    reason = deploy.shortage(s, action, seat, cost=0)
    if reason:
        return [vain(reason, LACKS[reason]) for _ in owned]
    costs = price[action].over(s, owned)
    return [
        {"thalers": -cost, "armies": deploy.at_hand(s, seat, armies)}
        for cost, armies in zip(costs, deploy.recruits[action].over(s, owned), strict=True)
    ]


def marched(
    s: WallensteinState, action: Action, seat: Seat, owned: Sequence[County]
) -> list[Prospect]:
    """W5.11.1, W5.11.2 How many armies may set out at most."""
    found: list[Prospect] = []
    for county in owned:
        reason = movement.obstacle(s, movement.March(action, seat, county))
        most = {"most": movement.to_spare(s, county)}
        found.append(vain(reason, LACKS[reason]) if reason else most)
    return found


COLUMNS: Final[dict[Action, Column]] = {
    Action.BUILD_PALACE: built,
    Action.BUILD_CHURCH: built,
    Action.BUILD_TRADING_POST: built,
    Action.COLLECT_GRAIN: collected,
    Action.COLLECT_TAXES: collected,
    Action.DEPLOY_5: deployed,
    Action.DEPLOY_3: deployed,
    Action.DEPLOY_1_MOVE: deployed,
    Action.COMBAT_MOVE_A: marched,
    Action.COMBAT_MOVE_B: marched,
}


def bids(s: WallensteinState, seat: Seat) -> dict[str, Prospect]:
    """W3.2.3, W4.1.2 What each card would cost as a bid, and how it ranks."""
    found: dict[str, Prospect] = {}
    for card in dict.fromkeys(all_cards(s, seat)):
        bid: Prospect = {"thalers": -bid_value(s, card), "rank": rank(s, card)}
        if not affordable(s, seat, card):
            bid |= {"objection": key_of(NotAffordable), "clause": NotAffordable().clause}
        found[CARDS[card]] = bid
    return found


def conversions(s: WallensteinState, seat: Seat, owned: Sequence[County]) -> Prospects:
    """E3.1.3, E3.1.5 How many armies of a county, or of the tray, would become courtiers."""
    found: Prospects = {}
    for box, armies in zip(BOXES[BASE_BOXES : s.boxes], s.board.court_boxes, strict=False):
        found[box] = {}
        for card in [*owned, TOWER_CARD]:
            reason = court.shortage(s, seat, card, armies)
            found[box][CARDS[card]] = vain(reason, "E3.1.7") if reason else {"courtiers": armies}
    return found
