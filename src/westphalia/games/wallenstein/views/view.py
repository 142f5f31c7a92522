"""What a seat may know, ready to draw: an allow-list with derived facts.

Hidden are the cards in other seats' boxes until they are turned up, how far another seat has come
with its mat, and on which floor of the tower a cube rests.  What is not yet drawn has no order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, TypeVar

from westphalia.engine.event import key_of
from westphalia.engine.game import SPECTATOR, Seen
from westphalia.engine.prompt import prompt
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.expansions import court
from westphalia.games.wallenstein.expansions.court import spared
from westphalia.games.wallenstein.expansions.leaders import monument_points
from westphalia.games.wallenstein.objections import LACKS, NotAffordable
from westphalia.games.wallenstein.rules import combat, economy
from westphalia.games.wallenstein.rules.economy import (
    harvest,
    price,
    provoked,
    rising,
    storable,
    taxes,
)
from westphalia.games.wallenstein.rules.planning import (
    affordable,
    all_cards,
    bid_value,
    hidden_actions,
    rank,
)
from westphalia.games.wallenstein.rules.winter import (
    Majority,
    building_points,
    county_points,
    majorities,
    shortfall,
    unrest,
)
from westphalia.games.wallenstein.state import (
    FACE_DOWN,
    NONE,
    WINTER,
    County,
    WallensteinState,
    counties_of,
)
from westphalia.games.wallenstein.terms import Action, Effect
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.views.board import ATTACKS, counties_view
from westphalia.games.wallenstein.words import (
    AUCTION,
    BASE_BOXES,
    BOXES,
    BUILDINGS,
    CARDS,
    FAVOURS,
    GIFTS,
    NOTHING,
    SEASONS,
    TOWER_CARD,
    spelled,
)

T = TypeVar("T")

# What seats change while they plan; all else lies settled until they are ready.
PLANNED = ("rules", "agenda", "hands", "plans", "covered", "ready")
settled = attrgetter(
    *[field.name for field in fields(WallensteinState) if field.name not in PLANNED]
)


def view(
    s: WallensteinState, seat: Seat, before: Seen[WallensteinState] | None = None
) -> dict[str, Any]:
    """The whole table as *seat* sees it; -1 is a spectator.

    What is as it was when the table was seen *before* is not made again.
    """
    shown = open_view(s, seat, before)
    return {**shown, **own_parts(s, seat)} if seat >= 0 else shown


def open_view(
    s: WallensteinState, seat: Seat, before: Seen[WallensteinState] | None = None
) -> dict[str, Any]:
    """What lies on the table as *seat* sees it, without its hand."""
    leading = majorities(s)
    shown: dict[str, Any] = {
        "seat": seat,
        **when(s),
        "prompt": prompt(s, spelled),
        "counties": counties_view(s, before),
        "seats": [seat_view(s, other, seat, leading) for other in range(s.seats)],
        "majorities": [majority_view(s, majority) for majority in leading],
        **display_view(s),
        **tower_view(s),
    }
    parts = {"draft": draft_view(s), "court": court_view(s)}
    return {**shown, **{part: found for part, found in parts.items() if found}}


def views(
    s: WallensteinState, seats: Sequence[Seat], before: Seen[WallensteinState] | None = None
) -> list[dict[str, Any]]:
    """The views of several seats: the own boxes and parts of each laid over what all may know."""
    known = before[1] if before and s.agenda and settled(before[0]) == settled(s) else {}
    public = planned_view(s, known[SPECTATOR]) if known else view(s, SPECTATOR, before)
    return [
        own_view(s, public, seat, known.get(seat, {})) if seat >= 0 else public for seat in seats
    ]


def planned_view(s: WallensteinState, known: Mapping[str, Any]) -> dict[str, Any]:
    """W3.1 What a spectator sees, if since it was *known* seats have done nothing but plan."""
    seats = [
        kept(shown, {**shown, **mat_view(s, seat, SPECTATOR)})
        for seat, shown in enumerate(known["seats"])
    ]
    return {
        **known,
        "prompt": kept(known["prompt"], prompt(s, spelled)),
        "seats": kept(known["seats"], seats),
        "planning": planning(s),
    }


def kept(known: T, made: T) -> T:
    """What is known already, if it came out the same: then nobody need compare it again."""
    return known if known == made else made


def own_view(
    s: WallensteinState, public: dict[str, Any], seat: Seat, known: Mapping[str, Any]
) -> dict[str, Any]:
    """What a spectator sees, with the part that only *seat* may know laid over it."""
    earlier = known.get("seats") or public["seats"]
    seats = public["seats"][:]
    seats[seat] = kept(earlier[seat], {**seats[seat], "boxes": boxes_view(s, seat, seat)})
    own = {"seat": seat, "seats": kept(earlier, seats)}
    return {**public, **own, **own_parts(s, seat, known)}


def own_parts(s: WallensteinState, seat: Seat, known: Mapping[str, Any] = {}) -> dict[str, Any]:
    """The hand, and while the seat plans what would come of its cards, unless that is *known*."""
    parts: dict[str, Any] = {"hand": hand_view(s, seat)}
    if planning(s) and not s.ready[seat]:
        parts["prospects"] = known.get("prospects") or prospects(s, seat)
    return parts


def opened(s: WallensteinState) -> dict[str, Any]:
    """The table with every card in every box turned up."""
    public = view(s, SPECTATOR)
    seats = [
        {**shown, "boxes": boxes_view(s, seat, seat)} for seat, shown in enumerate(public["seats"])
    ]
    return {**public, "seats": seats}


def hand_view(s: WallensteinState, seat: Seat) -> list[str]:
    """W1.3.6, W2.4.1, W5.0.8 The cards in hand: between rounds all, else what lies in no box."""
    if s.plans[seat]:
        won = [county for county in s.fresh if s.owner[county] == seat]
        return [CARDS[card] for card in sorted(s.hands[seat] + won)]
    return [CARDS[card] for card in all_cards(s, seat)]


def when(s: WallensteinState) -> dict[str, Any]:
    return {"year": s.year + 1, "season": SEASONS[s.season]}


def standing(s: WallensteinState) -> dict[str, list[int]]:
    """W9.3 The points of each seat if it were scored now, its thalers, counties and armies."""
    leading = majorities(s)
    to_come = [sum(if_scored_now(s, seat, leading).values()) for seat in range(s.seats)]
    owned = [counties_of(s, seat) for seat in range(s.seats)]
    return {
        "points": list(map(int.__add__, s.points, to_come)),
        "thalers": s.thalers[:],
        "counties": [len(counties) for counties in owned],
        "armies": [sum(s.armies[county] for county in counties) for counties in owned],
    }


def seat_view(
    s: WallensteinState, seat: Seat, viewer: Seat, leading: list[Majority]
) -> dict[str, Any]:
    """W1.2.5 Holdings are open; boxes show what has been turned up, or all to their owner."""
    missing = shortfall(s, seat)
    revolts, peasants = unrest(s, missing)
    owned = counties_of(s, seat)
    to_come = if_scored_now(s, seat, leading)
    return {
        "supply": s.supply[seat],
        "thalers": s.thalers[seat],
        "grain": s.grain[seat],
        "points": s.points[seat],
        "counties": len(owned),
        "armies": sum(s.armies[county] for county in owned),
        "tile": s.board.tiles[s.tile[seat]] if s.tile[seat] != NONE else None,
        "position": s.tokens.index(seat) + 1 if seat in s.tokens else None,
        **mat_view(s, seat, viewer),
        "shortfall": {
            "grain": missing,
            "revolts": min(revolts, len(owned)),
            "peasants": peasants,
        },
        "if_scored_now": to_come,
        "points_then": s.points[seat] + sum(to_come.values()),
        **expansion_view(s, seat, owned),
    }


def mat_view(s: WallensteinState, seat: Seat, viewer: Seat) -> dict[str, Any]:
    """W3.1.1 Whether a seat is ready, and its boxes as the viewer sees them."""
    ready = bool(s.plans[seat]) and bool(s.ready[seat])
    return {"ready": ready, "boxes": boxes_view(s, seat, viewer)}


def if_scored_now(s: WallensteinState, seat: Seat, leading: list[Majority]) -> dict[str, int]:
    """W9.3, M4.1 What a scoring would give now, and the monuments at the end of the game.

    W10.1.1: when the game is over all points have been scored.
    """
    points = {
        "counties": county_points(s, seat),
        "buildings": building_points(s, seat),
        "majorities": sum(majority.points for majority in leading if seat in majority.seats),
    }
    if s.monuments:
        points["monuments"] = monument_points(s, seat)
    return points if s.agenda else dict.fromkeys(points, 0)


def boxes_view(s: WallensteinState, seat: Seat, viewer: Seat) -> dict[str, str | None]:
    """W3.1.1, W5.0.4 The card in each box: "hidden" if unknown to the viewer, None if uncovered."""
    planning = 0 in s.ready
    out: dict[str, str | None] = {}
    for box, card in enumerate(s.plans[seat]):
        known = seat == viewer or s.shown[seat] >> box & 1 or (card == NOTHING and not planning)
        if not known:
            out[BOXES[box]] = "hidden"
        else:
            out[BOXES[box]] = None if card == FACE_DOWN else CARDS[card]
    return out


def expansion_view(s: WallensteinState, seat: Seat, owned: list[County]) -> dict[str, Any]:
    """E, L, M What the expansions in use add to a seat."""
    out: dict[str, Any] = {}
    if s.hall:
        out["courtiers"] = {
            "hall": s.hall[seat],
            "audience": s.audience[seat],
            "supply": s.board.courtiers - s.hall[seat] - s.audience[seat],
        }
        out["keeps_favour"] = bool(s.kept[seat])
        out["sheltered_from"] = [s.board.actions[a] for a in ATTACKS if s.shelter[seat] >> a & 1]
    if s.landsknecht:
        out["landsknecht"] = s.landsknecht[seat] + 1
        out["regions"] = len({s.board.region[county] for county in owned})
    if s.leader:
        where = s.leader[seat]
        out["leader"] = s.board.counties[where] if where != NONE else None
        out["monuments"] = [s.board.counties[county] for county in s.monuments[seat]]
        out["monument_stock"] = s.monument_stock[seat]
        out["captured"] = s.captured[seat]
    return out


def majority_view(s: WallensteinState, majority: Majority) -> dict[str, Any]:
    """W9.3.7 Who would score a majority now, and how many buildings everybody has for it."""
    return {
        "region": s.board.regions[majority.region],
        "building": BUILDINGS[majority.building],
        "seats": list(majority.seats),
        "points": majority.points,
        "built": majority.built,
    }


def display_view(s: WallensteinState) -> dict[str, Any]:
    """W2.2.3 The open displays; of the hidden actions only which they are."""
    names = s.board.actions
    return {
        "actions": [names[action] if action != FACE_DOWN else "hidden" for action in s.row],
        "hidden_actions": [names[a] for a in hidden_actions(s)] if s.row else [],
        "done": s.done,
        "tiles": [s.board.tiles[tile] if tile != NONE else None for tile in s.tiles],
        "order": s.order[:],
        "event": s.board.events[s.event] if s.event != NONE else None,
        "events": [
            {"id": s.board.events[card], "loss": s.board.event_loss[card]} for card in s.events
        ],
        "stock": {name: s.stock[n] for n, name in enumerate(BUILDINGS)},
        "planning": planning(s),
        "auction": BOXES[AUCTION],
    }


def tower_view(s: WallensteinState) -> dict[str, Any]:
    """W1.2.5, W7.1.2 Cubes of each colour in tower and tray; the floors stay the tower's secret."""
    inside = [sum(s.inside[colour::COLOURS]) for colour in range(COLOURS)]
    return {
        "tower": {"seats": inside[: s.seats], "peasants": inside[PEASANTS]},
        "tray": {"seats": s.tray[: s.seats], "peasants": s.tray[PEASANTS]},
        "peasants": s.peasants,
    }


def planning(s: WallensteinState) -> bool:
    return s.season != WINTER and 0 in s.ready and bool(s.plans[0])


def draft_view(s: WallensteinState) -> dict[str, Any]:
    """W1.3 The draft: open cards, how many are unseen, and the groups still to place."""
    if not s.groups:
        return {}
    return {
        "face_up": [s.board.counties[county] for county in s.face_up],
        "unseen": len(s.pile),
        "under_the_pile": [s.board.counties[county] for county in s.buried],
        "groups": [groups[:] for groups in s.groups],
    }


def court_view(s: WallensteinState) -> dict[str, Any]:
    """E2.2.1 The favours on display with their prices; a taken one leaves its space empty."""
    if not s.hall:
        return {}
    return {
        "favours": [
            {
                "favour": FAVOURS[favour] if favour != NONE else None,
                "gift": GIFTS[s.board.favour_gift[favour]] if favour != NONE else None,
                "amount": s.board.favour_amount[favour] if favour != NONE else 0,
                "price": cost,
            }
            for favour, cost in zip(s.display, s.board.court_prices, strict=False)
        ],
        "unseen": len(s.favours),
    }


# What would come of each card on each box
#
# Thalers are counted over a whole plan, as taxes may come first: whether they suffice for an action
# cannot be said of one box.

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
        reason = economy.obstacle(s, county, building)
        calmed = economy.calming(s, county, building)
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
    reason = economy.shortage(s, action, seat, cost=0)
    if reason:
        return [vain(reason, LACKS[reason]) for _ in owned]
    costs = price[action].over(s, owned)
    return [
        {"thalers": -cost, "armies": economy.at_hand(s, seat, armies)}
        for cost, armies in zip(costs, economy.recruits[action].over(s, owned), strict=True)
    ]


def marched(
    s: WallensteinState, action: Action, seat: Seat, owned: Sequence[County]
) -> list[Prospect]:
    """W5.11.1, W5.11.2 How many armies may set out at most."""
    found: list[Prospect] = []
    for county in owned:
        reason = combat.obstacle(s, combat.March(action, seat, county))
        most = {"most": combat.to_spare(s, county)}
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
