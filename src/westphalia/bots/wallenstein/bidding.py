"""Bids, positions and bonus tiles: what they are worth in the coming round."""

from __future__ import annotations

from math import comb
from typing import Final

from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.games.wallenstein.choices import COUNTIES, MONEY, TOWER_CARD
from westphalia.games.wallenstein.state import NONE
from westphalia.games.wallenstein.terms import Action, Tile

# How often rivals are thought to bid nothing or 0, a county, and then each money card in turn.
HABITS: Final = (0.35, 0.2, 0.2, 0.13, 0.08, 0.04)


def tile_worth(outlook: Outlook, tile: int) -> float:
    """W6.2 What a bonus tile may bring in this round, with the plan as far as it is known."""
    table, danger = outlook.table, outlook.danger
    if tile == Tile.PLUS_TAX:
        worth = outlook.thaler() * planned(outlook, Action.COLLECT_TAXES)
    elif tile == Tile.PLUS_GRAIN:
        worth = outlook.granary.worth(1) * planned(outlook, Action.COLLECT_GRAIN)
    elif tile == Tile.SIX_ARMIES:
        worth = danger.army * planned(outlook, Action.DEPLOY_5)
    elif tile == Tile.ATTACK_PLUS:
        storms = planned(outlook, Action.COMBAT_MOVE_A) + planned(outlook, Action.COMBAT_MOVE_B)
        return outlook.judgement.attack_tile * storms
    else:
        spared = [danger.relief(county, table.armies[county], 1) for county in table.mine]
        return outlook.judgement.guard_tile * sum(spared)
    return worth * table.board.tile_bonus


def planned(outlook: Outlook, action: Action) -> bool:
    """Whether the action is planned with a county, or may still be."""
    card = outlook.table.plan.get(int(action), NONE)
    return card < COUNTIES


def position_worth(outlook: Outlook, position: int) -> float:
    """W4.1.4 A place in the order and the tile that lies there."""
    tiles = outlook.table.tiles
    first = 1.0 - position / (len(tiles) - 1)
    return outlook.judgement.early * first + tile_worth(outlook, tiles[position])


def bid_level(outlook: Outlook, card: int) -> int:
    """W4.1.2 The rank of a bid: nothing and 0, then a county, then money by its value."""
    if card < COUNTIES:
        return 1
    value = bid_price(outlook, card)
    return 1 + value if value else 0


def bid_price(outlook: Outlook, card: int) -> int:
    return outlook.board.money_cards[card - MONEY] if MONEY <= card < TOWER_CARD else 0


class Auction:
    """W4.1 What each bid is worth, if the rivals bid as they mostly do."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        free = [n for n, tile in enumerate(outlook.table.tiles) if tile != NONE]
        self._places = sorted([position_worth(outlook, n) for n in free], reverse=True)

    def worth(self, card: int) -> float:
        """The place that a bid may be expected to win, less its price."""
        outlook = self._outlook
        level = min(bid_level(outlook, card), len(HABITS) - 1)
        outbid = sum(HABITS[level + 1 :]) + HABITS[level] / 2
        rivals = outlook.table.seats - 1
        place = sum(
            comb(rivals, ahead)
            * outbid**ahead
            * (1.0 - outbid) ** (rivals - ahead)
            * self._places[min(ahead, len(self._places) - 1)]
            for ahead in range(rivals + 1)
        )
        return place - bid_price(outlook, card) * outlook.thaler()
