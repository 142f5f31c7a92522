"""What a whole war is remembered by: the events that turned it, and what each side has done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from westphalia.engine.event import Event
from westphalia.games.thirty_years_war.events_arrivals import NationEntered, SaxonySwitched
from westphalia.games.thirty_years_war.events_battle import ArmyLost, BattleWon, StepLost
from westphalia.games.thirty_years_war.events_march import Overran
from westphalia.games.thirty_years_war.events_politics import TruceBegan, WallensteinAssassinated
from westphalia.games.thirty_years_war.events_siege import FortressTaken
from westphalia.games.thirty_years_war.since import SCORING
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT

TURNING: Final = (NationEntered, SaxonySwitched, TruceBegan, WallensteinAssassinated)
MOST: Final = 10  # events that are told
LEAST: Final = 3  # points that make an event great; one that turned the war counts for more


def remembered(log: Sequence[Event]) -> tuple[list[int], dict[str, list[int]]]:
    """The great events by their numbers in the log, in their order; and the deeds by side."""
    weights = {n: weight(event) for n, event in enumerate(log)}
    great = sorted((n for n in weights if weights[n] >= LEAST), key=lambda n: (-weights[n], n))
    return sorted(great[:MOST]), deeds(log)


def weight(event: Event) -> int:
    """How great an event was: the points by which it moved the total."""
    if isinstance(event, TURNING):
        return LEAST + 1
    return abs(event.points) if isinstance(event, SCORING) else 0


def deeds(log: Sequence[Event]) -> dict[str, list[int]]:
    """By side the battles won, enemies overrun, Fortresses taken, armies and steps lost."""
    names = ("battles", "overruns", "fortresses", "armies", "steps")
    counts = {name: [0 for _ in (PROTESTANT, CATHOLIC)] for name in names}
    for event in log:
        if isinstance(event, BattleWon):
            counts["battles"][event.winner] += 1
        elif isinstance(event, Overran):
            counts["overruns"][event.seat] += 1
        elif isinstance(event, FortressTaken):
            counts["fortresses"][event.seat] += 1
        elif isinstance(event, ArmyLost):
            counts["armies"][event.seat] += 1
        elif isinstance(event, StepLost):
            counts["steps"][event.seat] += 1
    return counts
