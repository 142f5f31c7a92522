"""8.6 What the events of the cards are worth, in victory points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.games.thirty_years_war.cards import ids
from westphalia.games.thirty_years_war.ids import (
    BADEN,
    BRUNSWICK_LUNEBURG,
    HESSE_KASSEL,
    LORRAINE,
    SAXONY,
    SCHLESWIG_HOLSTEIN,
)
from westphalia.games.thirty_years_war.state import CATHOLIC
from westphalia.games.thirty_years_war.terms import Category

UNITS_EACH: Final = 3  # so many units keep a leader busy
UNIT: Final = 0.6  # a full unit that comes for nothing
TURN: Final = 0.12  # aid for the rest of the war, by turn
NEVER: Final = -5.0

# Events whose worth hangs on nothing that the table shows.
FIXED: Final[dict[int, float]] = {
    ids.C1: 1.5,
    ids.C2: 0.5,
    ids.C5: 0.4,
    ids.C11: NEVER,  # an army that never comes back
    ids.C12: 0.5,
    ids.C13: 0.7,
    ids.C19: 0.4,
    ids.C21: 1.5,
    ids.C36: 0.4,
    ids.C38: 1.5,
    ids.C40: 0.8,
    ids.C42: 0.7,
    ids.C43: 0.4,
    ids.C44: 0.6,
    ids.C54: 0.2,
    ids.P1: 1.5,
    ids.P2: 0.3,
    ids.P5: 0.2,
    ids.P6: 1.0,
    ids.P8: 0.2,
    ids.P11: 0.0,
    ids.P15: 0.7,
    ids.P20: 0.3,
    ids.P21: 0.2,
    ids.P38: 0.3,
    ids.P39: 1.5,
    ids.P50: 0.0,
}
# 9.22 Areas that an event brings in on the Protestant side, and the units that come with it.
JOINING: Final[dict[int, tuple[int, int]]] = {
    ids.P3: (BRUNSWICK_LUNEBURG, 3),
    ids.P4: (BADEN, 2),
    ids.P7: (SCHLESWIG_HOLSTEIN, 5),
    ids.P17: (LORRAINE, 8),
    ids.P28: (HESSE_KASSEL, 3),
    ids.P29: (BRUNSWICK_LUNEBURG, 3),
    ids.P35: (SAXONY, 4),
}
UNITS: Final[dict[int, int]] = {ids.P18: 8, ids.C9: 1, ids.C23: 4, ids.P44: 3}
AID: Final = (ids.C16, ids.P9, ids.P24, ids.P42)


def event_worth(outlook: Outlook, card: int) -> float:
    """What an event brings if it happens now; in the last turn, hardly more than its points."""
    if card not in outlook.events:
        outlook.events[card] = _event_worth(outlook, card)
    return outlook.events[card]


def _event_worth(outlook: Outlook, card: int) -> float:
    board = outlook.board
    reader = BY_CATEGORY.get(board.card_category[card])
    lasting = FIXED.get(card, 0.0) + (reader(outlook, card) if reader else 0.0)
    if card in AID:
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
    if card == ids.C17:
        worth += outlook.worth.prize(table.me, SAXONY) + UNIT * 4
    if card == ids.C6 and table.scenario == "early_war":
        worth += 5.0  # 18.14a: no victory without it
    return worth + (4.0 if card == ids.P17 else 0.0)


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
    if card not in (ids.P10, ids.P19, ids.C22):
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
