"""Options of the base game: how counties are dealt, and what a lost revolt costs."""

from __future__ import annotations

from typing import Final

from westphalia.engine.ruleset import Module
from westphalia.games.wallenstein.rules.collect import Collect, CollectAfterRevolt
from westphalia.games.wallenstein.rules.draft import Draft
from westphalia.games.wallenstein.rules.set_up import DrawnLineUp, LineUp

DRAWN_LINE_UP: Final[Module] = Module("drawn line-up", instead={LineUp: lambda step: DrawnLineUp()})

DRAFT: Final[Module] = Module("draft", instead={LineUp: lambda step: Draft()})

INCOME_LOST_IN_REVOLT: Final[Module] = Module(
    "income lost in revolt",
    instead={
        Collect: lambda step: CollectAfterRevolt(step.action, step.seat, step.county),
    },
)
