"""The Emperor's Court and the landsknechts: conversions, favours and other gifts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, product
from typing import Final, NamedTuple

from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.choices import BASE_BOXES, COUNTIES, TOWER_CARD
from westphalia.games.wallenstein.state import NONE
from westphalia.games.wallenstein.terms import Building, Effect, Gift

UNWANTED: Final = -1.0  # a conversion that is not part of the plan


def gift_worth(outlook: Outlook, gift: int, amount: int) -> float:
    """E5, L2.6 What a gift is worth that is given at once."""
    table = outlook.table
    if gift == Gift.MONEY:
        return amount * outlook.thaler()
    if gift == Gift.ARMIES_INTO_TRAY:
        return min(amount, table.supply[table.me]) * outlook.judgement.tray_army
    if gift == Gift.GRAIN:
        return outlook.granary.worth(amount)
    return float(amount)


def favour_worth(outlook: Outlook, favour: int) -> float:
    """E5 What a favour is worth to us now."""
    board, table = outlook.board, outlook.table
    gift, amount = board.favour_gift[favour], board.favour_amount[favour]
    if gift == Gift.CANCEL_EVENT:
        return outlook.judgement.void_event
    if gift == Gift.REMOVE_MARKER:
        return outlook.judgement.marker
    if gift == Gift.FREE_BUILDING:
        return best_site(outlook, board.favour_building[favour])[0]
    if gift == Gift.DEPLOY_FREE:
        return best_garrison(outlook, range(len(table.owner)), amount)[0]
    if gift == Gift.IMMUNITY:
        risks = sum(outlook.danger.risk(county, table.armies[county]) for county in table.mine)
        return outlook.judgement.immunity * risks * len(board.favour_against[favour])
    return gift_worth(outlook, gift, amount)


def best_site(outlook: Outlook, building: int) -> tuple[float, int]:
    """E5.8 Where a free building is worth most, and how much; 0 if it can stand nowhere."""
    table = outlook.table
    sites = [
        (outlook.worth.building(county, building) * outlook.danger.keep(county, n), county)
        for county, n in ((county, table.armies[county]) for county in table.mine)
        if table.can_build(county, building)
    ]
    return max(sites, default=(0.0, NONE))


def best_garrison(outlook: Outlook, counties: range | list[int], armies: int) -> tuple[float, int]:
    """E5.9 Where free armies are worth most: they guard an own county or take a neutral one."""
    table, danger = outlook.table, outlook.danger
    posts: list[tuple[float, int]] = []
    for county in counties:
        worth = armies * danger.post(county)
        if table.owner[county] == table.me:
            here = table.armies[county]
            relief = danger.risk(county, here) - danger.risk(county, here + armies)
            posts.append((worth + relief, county))
        elif table.owner[county] == NOBODY:
            kept = outlook.worth.conquest(county) * danger.keep(county, armies)
            posts.append((worth + kept, county))
    return max(posts, default=(0.0, NONE))


class Offer(NamedTuple):
    """A favour on display."""

    worth: float
    price: int
    favour: int


def offers(outlook: Outlook) -> list[Offer]:
    """E2.2.1 The favours on display, the best first."""
    found = [
        Offer(favour_worth(outlook, favour), price, favour)
        for favour, price in outlook.table.favours
    ]
    return sorted(found, reverse=True)


def keepsake(outlook: Outlook) -> float:
    """E4.2.7 What a courtier is worth that stays for later rounds."""
    return outlook.judgement.courtier if outlook.table.rounds_left else 0.0


class Conversions:
    """E3.1 Which court boxes to use, and out of which armies."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._gain: dict[int, float] = {}  # by box, if it is to be used
        table = outlook.table
        if table.hall:
            self._offers = offers(outlook)
            self._choose(table.hall[table.me], table.idle_courtiers)

    def _choose(self, hall: int, idle: int) -> None:
        """Try all ways to use the boxes."""
        sizes = self._outlook.board.court_boxes
        now = self._hall_worth(hall)
        best = 0.0
        for use in product((False, True), repeat=len(sizes)):
            more = sum(compress(sizes, use))
            if not 0 < more <= idle:
                continue
            gain = self._hall_worth(hall + more) - now
            worth = gain - self._price(list(compress(sizes, use)))
            if worth > best:
                best = worth
                boxes = compress(range(len(sizes)), use)
                self._gain = {BASE_BOXES + n: gain * sizes[n] / more for n in boxes}

    def _hall_worth(self, hall: int) -> float:
        """E4.2.1 What so many courtiers may win: who has more of them chooses first."""
        table = self._outlook.table
        ahead = sum([n > hall for seat, n in enumerate(table.hall) if seat != table.me])
        kept = keepsake(self._outlook)
        gains = [o.worth - o.price * kept for o in self._offers[ahead:] if o.price <= hall]
        return max([0.0, *gains]) + kept * hall

    def _price(self, sizes: list[int]) -> float:
        """What the armies are worth that go to court: those of the tray cost least."""
        outlook = self._outlook
        tray = outlook.table.tray[outlook.table.me]
        price = 0.0
        for size in sizes:
            if tray >= size:
                tray -= size
                price += size * outlook.judgement.tray_army
            else:
                price += size * (outlook.danger.army + outlook.judgement.tray_army)
        return price

    def worth(self, box: int, card: int) -> float:
        """What a card is worth in a court box."""
        size = self._outlook.board.court_boxes[box - BASE_BOXES]
        if card != TOWER_CARD and card >= COUNTIES:
            return 0.0
        cost = self._army_cost(card, size)
        if cost is None:
            return 0.0
        return self._gain[box] - cost if box in self._gain else UNWANTED

    def _army_cost(self, card: int, size: int) -> float | None:
        """E3.1.4 What the armies of a card are worth, None if there are not enough."""
        outlook = self._outlook
        table, danger = outlook.table, outlook.danger
        if card == TOWER_CARD:
            enough = table.tray[table.me] >= size
            return size * outlook.judgement.tray_army if enough else None
        armies = table.armies[card]
        if armies <= size:
            return None
        bared = danger.risk(card, armies - size) - danger.risk(card, armies)
        return size * danger.post(card) + bared


def event_hurts(outlook: Outlook) -> bool:
    """E5.1 Whether the event of the round does us more harm than good."""
    table = outlook.table
    return harmful(outlook.board, table.event, [table.buildings[c] for c in table.mine])


def harmful(board: Board, event: int, standing: Sequence[int]) -> bool:
    """Whether an event harms who has these buildings, as bits by county."""
    effect = board.event_effect[event]
    if effect in (Effect.TAX_MAXIMUM, Effect.GRAIN_MAXIMUM, Effect.FEW_RECRUITS):
        return True
    if effect == Effect.STUBBORN_NEUTRALS:
        return True
    if effect == Effect.PALACE_GUARD:
        return not any(bits >> Building.PALACE & 1 for bits in standing)
    if effect == Effect.CHURCH_PEACE:
        return not any(bits >> Building.CHURCH & 1 for bits in standing)
    return False
