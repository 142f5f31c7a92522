"""5.2, 18 How much of a victory the end of a war is, counted for each side."""

from __future__ import annotations

from typing import Final

from westphalia.games.thirty_years_war.terms import Result

# A draw is nothing.  A minor victory is one by negotiated peace, and the Protestant's in the Early
# War; a historical one meets the goals of a scenario, a full one those of the campaign; who wins at
# once, by the total or the capitals, has a major one.
MINOR: Final = 1
HISTORICAL: Final = 2
FULL: Final = 3
MAJOR: Final = 4

FOR_THE_PROTESTANT: Final = {
    Result.PROTESTANT_MINOR: MINOR,
    Result.PROTESTANT_HISTORICAL: HISTORICAL,
    Result.PROTESTANT: FULL,
    Result.PROTESTANT_MAJOR: MAJOR,
    Result.DRAW: 0,
    Result.CATHOLIC_MINOR: -MINOR,
    Result.CATHOLIC_HISTORICAL: -HISTORICAL,
    Result.CATHOLIC: -FULL,
    Result.CATHOLIC_MAJOR: -MAJOR,
}


def levels(result: str) -> tuple[int, int]:
    """By seat; what one side has won, the other has lost."""
    level = FOR_THE_PROTESTANT[Result[result.upper()]]
    return level, -level
