"""W5.0.10 What an action costs: paid to the bank before the effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.games.wallenstein.choices import ACTIONS
from westphalia.games.wallenstein.state import County, WallensteinState


@dataclass(eq=False)
class Price(Quantity[County]):
    """W5.1.1, W5.2.1, W5.3.1, W5.8.1, W5.9.1, W5.10.1 The price of an action in a county."""

    action: int

    def base(self, s: WallensteinState, county: County) -> int:
        return s.board.price[self.action]


price: Final = [Price(action) for action in range(ACTIONS)]
