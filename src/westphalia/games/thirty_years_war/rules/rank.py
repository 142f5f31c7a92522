"""10.14 Dynamic Leaders and their stars."""

from __future__ import annotations

from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.games.thirty_years_war.state import Leader, ThirtyYearsWarState

TWO_STARS: Final = 2


class Rank(Quantity[Leader]):
    """10.14a, 10.14b The stars of a leader: one makes him Dynamic, two put him above all."""

    def base(self, s: ThirtyYearsWarState, leader: Leader) -> int:
        return s.board.stars[leader]


rank: Final = Rank()


def is_dynamic(s: ThirtyYearsWarState, leader: Leader) -> bool:
    """10.14a Whether he is a Dynamic Leader."""
    return rank.of(s, leader) > 0


def commanders(s: ThirtyYearsWarState, leaders: list[Leader]) -> list[Leader]:
    """12.24, 10.14a Whom an owner may name as commander: those who have most stars."""
    stars = [rank.of(s, leader) for leader in leaders]
    return [leader for leader, own in zip(leaders, stars, strict=True) if own == max(stars)]
