"""The expected total at the end of a war, and the numbers that predict it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from math import sqrt, tanh
from pathlib import Path
from typing import Any, Final

from westphalia.bots.thirty_years_war.judgement import DEFAULT
from westphalia.bots.thirty_years_war.table import Stack, Table, Worth
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.rules.control import favour
from westphalia.games.thirty_years_war.rules.decks import CardDraw
from westphalia.games.thirty_years_war.rules.pay import Muster, sources_of
from westphalia.games.thirty_years_war.rules.turn import ROUNDS
from westphalia.games.thirty_years_war.rules.victory import catholic_goal, protestant_goal, winners
from westphalia.games.thirty_years_war.state import CATHOLIC, NONE, PROTESTANT, ThirtyYearsWarState
from westphalia.games.thirty_years_war.views.view import factors

# Of a side, in this order.
OF_A_SIDE: Final = (
    "factors",  # combat factors of all units
    "led",  # those of them in an army with a leader, outside
    "units_on_aid",  # units that aid points may pay
    "units_unpaid",  # units that nobody can pay
    "leaders",  # their battle ratings, one more for each
    "armies",  # stacks with a leader and units, outside
    "aid",  # points of this turn, ten at most
    "hopes",  # Areas that are gained in part, as a share of what they are worth
    "sieges",  # what is besieged, by the chance of the next roll
    "raided",  # own Areas with an enemy army in them, by what they are worth
    "threatened",  # those near an enemy army, which could take them by marching through
    "garrisoned",  # those that the enemy cannot take without a fight or a siege
    "looters",  # stacks with units that nobody can pay, or only with aid points not there yet
    "prospects",  # what there is to gain around its armies
    "strongest",  # combat factors of its largest army
)
REACH: Final = 3  # so many cities away an army is near
NAMES: Final = ("points", *OF_A_SIDE, *SCENARIOS)  # who is the Catholic of a scenario
PARTS: Final = 3  # of a turn, each of as many card rounds
PERIODS: Final = 5 * PARTS  # the last turns of a war part by part; those before count as the first


def rows_of(s: ThirtyYearsWarState) -> list[list[float]]:
    """The numbers of both sides: the points that it has, and what speaks for more."""
    table = Table(s, 0)
    here = [float(s.set_up.name == scenario) for scenario in SCENARIOS]
    rows = [[float(favour(seat, s.vp)), *side_features(table, seat)] for seat in (0, 1)]
    return [[*rows[0], *[0.0 for _ in here]], [*rows[1], *here]]


def period_of(s: ThirtyYearsWarState) -> int:
    """6 The part of a turn, counted from the last one backwards; that has the greatest number."""
    before = any(isinstance(step, CardDraw) for step in s.agenda)
    part = (s.round - 1) * PARTS // ROUNDS if s.round else (0 if before else PARTS - 1)
    return max(0, PERIODS - PARTS * (1 + s.set_up.last_turn - s.turn) + part)


def turns_left(s: ThirtyYearsWarState) -> float:
    """How many turns are still to be played, this one in part."""
    rounds = ROUNDS + 1 - s.round if s.round else 0
    return s.set_up.last_turn - s.turn + rounds / ROUNDS


def side_features(table: Table, seat: Seat) -> list[float]:
    s, board = table.s, table.board
    stacks = list(table.stacks[seat].values())
    armies = [stack for stack in stacks if is_army(stack)]
    leaders = [leader for stack in stacks for leader in stack.leaders]
    muster = Muster(s, seat)
    return [
        float(sum([stack.factors for stack in stacks])),
        float(sum([stack.factors for stack in armies])),
        float(len(muster.claims)),
        float(len(muster.unpaid) - len(muster.claims)),
        float(sum([board.battle[leader] + 1 for leader in leaders])),
        float(len(armies)),
        float(min(10, sum([s.aid[source] for source in sources_of(seat)]))),
        hopes(table, seat),
        besieged(table, seat),
        *exposed(table, seat),
        float(len({place for place, _ in muster.unpaid})),
        prospects(table, armies, seat),
        float(max([stack.factors for stack in armies], default=0)),
    ]


def is_army(stack: Stack) -> bool:
    """3.2d Units with a leader who may march."""
    return bool(stack.units and stack.leaders) and not stack.inside


def prospects(table: Table, armies: list[Stack], seat: Seat) -> float:
    """What draws the armies of a side on: the best near each of them, the further away the less."""
    worth = Worth(table if table.me == seat else Table(table.s, seat), DEFAULT)
    return sum([worth.prospect(stack.place) for stack in armies])


def hopes(table: Table, seat: Seat) -> float:
    """3.13a Cities of Areas that the side has not got, by what these are worth."""
    found = 0.0
    for area, needs in enumerate(table.board.control):
        held = table.held[area][seat]
        if needs and held and table.holder[area] != seat:
            found += table.value[area] * min(1.0, held / needs)
    return found


def besieged(table: Table, seat: Seat) -> float:
    """13.2 Points that Fortresses would bring if they fell to the next roll."""
    found = 0.0
    for city, siege in table.sieges.items():
        if siege.besieger == seat and not siege.masked:
            found += table.storm(city) * (1.0 + table.board.city_vp[city])
    return found


def exposed(table: Table, seat: Seat) -> list[float]:
    """3.11a, 3.12a, 3.13 What the own Areas are worth that are raided, threatened, garrisoned."""
    there, near = places_of_armies(table, 1 - seat)
    raided = threatened = garrisoned = 0
    for area, needs in enumerate(table.board.control):
        if not needs or table.holder[area] != seat:
            continue
        cities, value = table.board.area_cities[area], table.value[area]
        if len([city for city in cities if is_open(table, seat, city)]) < needs:
            garrisoned += value
        elif not there.isdisjoint(cities):
            raided += value
        elif not near.isdisjoint(cities):
            threatened += value
    return [float(raided), float(threatened), float(garrisoned)]


def places_of_armies(table: Table, seat: Seat) -> tuple[set[int], set[int]]:
    """11.11 Where the armies of a side stand, and where they may soon be."""
    neighbours = table.board.neighbours
    there = {place for place, stack in table.stacks[seat].items() if is_army(stack)}
    there = {place for place in there if place < CITIES}
    near, ring = set(there), there
    for _ in range(REACH):
        ring = {city for place in ring for city in neighbours[place]} - near
        near |= ring
    return there, near


def is_open(table: Table, seat: Seat, city: int) -> bool:
    """3.11a Whether an enemy of a side has a city, or may have it for a movement point."""
    if table.control[city] == 1 - seat:
        return True
    stack = table.stacks[seat].get(city)
    return not table.board.fortress[city] and not (stack and stack.units)


# The weights are those of ``value.json``, which says how they were made.

WEIGHTS: Final = Path(__file__).with_name("value.json")
LEAST_SPREAD: Final = 5.0  # points; how far ahead one must be to be rather sure of a victory
SPREAD: Final = 3.5  # the same, more by the root of the turns that are left
FAR: Final = 40.0  # the same where a war is as good as decided: a point still counts for something
HOPE: Final = 0.1  # how much that counts
VICTORY: Final = 2.5  # points, by which a war that is won is better than one that is drawn
KEPT: Final = 0.15  # points that a combat factor brings in so many turns more than by the weights
LONG: Final = 4.0
EARNEST: Final = 0.85  # at the end, how much the result counts beside the total


class Value:
    """By period, what each number of a side adds to the final total."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self._weights = {
            int(period): [float(learnt["weights"].get(name, 0.0)) for name in NAMES]
            for period, learnt in data["rounds"].items()
        }
        self._first = min(self._weights)  # nothing can be learnt of the very first

    def total(self, s: ThirtyYearsWarState) -> float:
        """5.1 The total at the end of the war, as far as can be told."""
        weights = self._weights[max(period_of(s), self._first)]
        rows = rows_of(s)
        ahead = zip(weights, rows[CATHOLIC], rows[PROTESTANT], strict=True)
        return sum([weight * (own - other) for weight, own, other in ahead]) / 2


@cache
def load_value() -> Value:
    return Value(json.loads(WEIGHTS.read_text(encoding="utf-8")))


def middle(s: ThirtyYearsWarState) -> float:
    """5.22, 18 The total at which neither side is nearer to its victory."""
    return (protestant_goal.of(s, None) + catholic_goal.of(s, None)) / 2


def lean(s: ThirtyYearsWarState, total: float) -> float:
    """How much a total favours the Catholic, between 0 and 1."""
    ahead = total - middle(s)
    return 0.5 + 0.5 * ((1.0 - HOPE) * tanh(ahead / spread(s)) + HOPE * tanh(ahead / FAR))


def spread(s: ThirtyYearsWarState) -> float:
    return LEAST_SPREAD + SPREAD * sqrt(turns_left(s))


def foreseen(s: ThirtyYearsWarState) -> float:
    """5.1 The total with which the war ends, or has ended."""
    return float(s.vp) if s.result != NONE else load_value().total(s)


def worth(s: ThirtyYearsWarState) -> float:
    """5.1, 5.2 What the Catholic has of a position, in points, of which a victory is worth some.

    Points count here where a war is as good as decided, too; and so do armies.
    """
    victory = outcome(s)[CATHOLIC] - outcome(s)[PROTESTANT]
    return foreseen(s) + VICTORY * victory + kept(s)


def kept(s: ThirtyYearsWarState) -> float:
    """What armies bring to who keeps them: the weights were learnt from wars in which they melt."""
    if s.result != NONE:
        return 0.0
    ahead = factors(s, CATHOLIC) - factors(s, PROTESTANT)
    return KEPT * ahead * min(1.0, turns_left(s) / LONG)


def outcome(s: ThirtyYearsWarState) -> list[float]:
    """What the sides have of a position: how it leans, and at the end who has won."""
    if s.result == NONE:
        catholic = lean(s, load_value().total(s))
    else:
        won = winners(s)
        share = (CATHOLIC in won) / len(won)
        catholic = EARNEST * share + (1.0 - EARNEST) * lean(s, s.vp)
    return [1.0 - catholic, catholic]
