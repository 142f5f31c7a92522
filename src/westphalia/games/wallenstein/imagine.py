"""A position that agrees with all that one seat knows, with everything hidden drawn anew."""

from __future__ import annotations

from functools import cache

from westphalia.engine.chance import Binomial, Chance, binomial
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.choices import AUCTION, NOTHING
from westphalia.games.wallenstein.rules.planning import affordable
from westphalia.games.wallenstein.state import FACE_DOWN, WallensteinState
from westphalia.games.wallenstein.tower import COLOURS


def imagine(s: WallensteinState, seat: Seat, chance: Chance) -> WallensteinState:
    """W2.2.3, W3.1.1 Hidden are the plans of others and the order of the cubes inside the tower.

    Cards not yet drawn have no order that could be hidden.
    """
    twin = s.copy()
    for other in range(s.seats):
        if other != seat and s.plans[other]:
            if s.ready[other]:
                deal_plan(twin, other, chance)
            else:
                clear_plan(twin, other)
    stir_tower(twin, chance)
    return twin


def clear_plan(s: WallensteinState, seat: Seat) -> None:
    """W3.1.1 How far a seat has come with its mat is its own affair: think of an empty one."""
    laid = [card for card in s.plans[seat] if card not in (FACE_DOWN, NOTHING)]
    s.hands[seat] = sorted(s.hands[seat] + laid)
    s.plans[seat] = [FACE_DOWN] * s.boxes
    s.covered[seat] = 0


def deal_plan(s: WallensteinState, seat: Seat, chance: Chance) -> None:
    """W3.1.2 Deal the cards that may lie there to the boxes still face down.

    W3.1.6: which boxes stay empty is seen when planning is over, and dealt like a card before.
    """
    plan = s.plans[seat]
    planning = 0 in s.ready
    unknown = [
        box
        for box, card in enumerate(plan)
        if not s.shown[seat] >> box & 1 and (planning or card != NOTHING)
    ]
    pool = sorted(s.hands[seat] + [plan[box] for box in unknown])
    if AUCTION in unknown:  # W3.2.3: a bid is never more than its seat can pay
        unknown.remove(AUCTION)
        payable = [card for card in pool if affordable(s, seat, card)]
        plan[AUCTION] = chance.draw(payable)
        pool.remove(plan[AUCTION])
    for box in unknown:
        plan[box] = chance.draw(pool)
    s.hands[seat] = pool


def stir_tower(s: WallensteinState, chance: Chance) -> None:
    """W7.1.2 How many cubes of a colour rest inside is known, on which floor is not."""
    floors = resting_on(s.tower.floors)
    for colour in range(COLOURS):
        cubes = sum(s.inside[colour::COLOURS])
        place = colour
        for floor in floors:
            s.inside[place] = chance.successes(cubes, floor)
            cubes -= s.inside[place]
            place += COLOURS


@cache
def resting_on(floors: int) -> list[Binomial]:
    """For each floor from the top the chance that a cube rests there, if it does on none above."""
    return [binomial(1.0 / (floors - floor)) for floor in range(floors)]
