"""Why a choice is not open by an optional rule."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Objection


@dataclass(frozen=True)
class NoPointToSpend(Objection):
    """19.4c A Free Action costs an aid point, and there is none."""


@dataclass(frozen=True)
class DutchWarNotMoved(Objection):
    """19.5 The Dutch War is over, or its marker is not moved by any card in this game."""


@dataclass(frozen=True)
class NoPlotNow(Objection):
    """19.11 Wallenstein is not in play, not mighty enough, or was plotted against this turn."""


@dataclass(frozen=True)
class NoSecondLeader(Objection):
    """19.8a The card can activate no leader in another space."""

    card: int


@dataclass(frozen=True)
class NotSecond(Objection):
    """19.8a He stands with the first leader."""

    leader: int


@dataclass(frozen=True)
class LiesSealed(Objection):
    """9.51a The card lies sealed already."""

    card: int
