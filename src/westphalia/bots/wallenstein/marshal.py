"""The marshal: a net that has learnt the game, for every number of players and every expansion.

How it was made stands in its file (marshal.npz, ``about``) and in docs/learning.md.
"""

from __future__ import annotations

from typing import Final

from westphalia.bots.learned.player import Learned, net_of
from westphalia.engine.record import Header
from westphalia.games.wallenstein.game import WALLENSTEIN

WEIGHTS: Final = "marshal.npz"


def seat(header: Header, seed: int) -> Learned:
    return Learned(net_of(WALLENSTEIN, __package__ or "", WEIGHTS))
