"""What an event tells of the position after it is true at that moment."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tools.games.set_ups import chosen, seed

from westphalia.engine import step
from westphalia.engine.chance import Sampling
from westphalia.engine.event import Event, values_of
from westphalia.engine.record import Header
from westphalia.engine.step import Play
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.games.wallenstein.terms import Building

SET_UPS = chosen("wallenstein", "playthroughs")


def built(s: WallensteinState, county: int) -> tuple[int, ...]:
    return tuple(kind for kind in Building if s.buildings[county] >> kind & 1)


# A field of an event, whom it is about, and what the table shows of that.
FACTS: dict[str, tuple[str, Callable[[WallensteinState, int], object]]] = {
    "thalers": ("seat", lambda s, seat: s.thalers[seat]),
    "grain": ("seat", lambda s, seat: s.grain[seat]),
    "there": ("county", lambda s, county: s.armies[county]),
    "left": ("origin", lambda s, county: s.armies[county]),
    "markers": ("county", lambda s, county: s.markers[county]),
    "built": ("county", built),
}


class Witness(list[Event]):
    """Hears events as they are told, and compares them with the table of that moment."""

    def __init__(self, s: WallensteinState) -> None:
        super().__init__()
        self.s = s
        self.compared: set[str] = set()

    def append(self, event: Event) -> None:
        told: dict[str, Any] = values_of(event)
        for name, (about, fact) in FACTS.items():
            if name in told and about in told:
                assert told[name] == fact(self.s, told[about]), f"{name} of {event}"
                self.compared.add(f"{type(event).__name__} {name}")
        super().append(event)


@pytest.mark.skipif(
    not str(step.__file__).endswith(".py"), reason="compiled code appends to a list by itself"
)
@pytest.mark.parametrize("header", SET_UPS.values(), ids=SET_UPS)
def test_the_state_after_an_event_is_as_it_says(header: Header) -> None:
    dice = Random(seed(header))
    s = WALLENSTEIN.set_up(header)
    witness = Witness(s)
    play = Play(s, Sampling(seed(header)), witness)
    while play.open:
        question = dice.choice(play.open)
        play.answer(question.seat, dice.choice(question.choices))
    assert witness.compared >= {
        *(
            "ArmiesDeployed there",
            "ArmiesDeployed thalers",
            "ArmiesMoved left",
            "ArmiesMoved there",
        ),
        *("AttackBegan left", "BidRevealed thalers", "BuildingRaised built"),
        *(
            "BuildingRaised thalers",
            "IncomeTaken grain",
            "IncomeTaken thalers",
            "MarkerLaid markers",
        ),
    }
