"""Training games: who plays them, and which numbers of a position are noted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from westphalia.bots.player import Player
from westphalia.engine.record import Header
from westphalia.engine.step import Question, missing


class Training:
    """A game's part in learning what its positions are worth."""

    names: Sequence[str]  # what each number of a row is
    periods: int  # parts of a game that are learnt one by one
    end: list[float] | None = None  # what each number counts when the game is over, if known

    def header(self, random: Random) -> Header:
        """A set-up to learn from, one of those that matter."""
        raise missing(self, "header")

    def period(self, s: Any, question: Question) -> int:
        """The part of the game that a position belongs to."""
        raise missing(self, "period")

    def noted(self, question: Question) -> bool:
        """Whether a position with this question may stand for its period, once in each."""
        raise missing(self, "noted")

    def rows(self, s: Any) -> list[list[float]]:
        """What speaks for each seat: open facts only."""
        raise missing(self, "rows")

    def player(self, header: Header, seed: int) -> Player:
        """Who plays all of a game but one period."""
        raise missing(self, "player")

    def disturbed(self, header: Header, random: Random) -> Player:
        """Who plays that period: somebody who does other things than the player would.

        So positions come about that good players avoid, for no reason that the result depends on.
        """
        raise missing(self, "disturbed")
