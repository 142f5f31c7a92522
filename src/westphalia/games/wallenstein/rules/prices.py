"""W5.0.10 What an action costs: paid to the bank before the effect."""

from __future__ import annotations

from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.games.wallenstein.choices import ACTIONS
from westphalia.games.wallenstein.state import County


def _price(action: int) -> Quantity[County]:
    return Quantity[County](
        "W5.1.1, W5.2.1, W5.3.1, W5.8.1, W5.9.1, W5.10.1 the price of an action, by county",
        lambda s, county: s.board.price[action],
    )


price: Final = [_price(action) for action in range(ACTIONS)]
