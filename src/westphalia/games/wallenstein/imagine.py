"""Determinization: a position that agrees with what a seat knows; and what no position may be."""

from __future__ import annotations

from functools import cache

from westphalia.engine.chance import Binomial, Chance, binomial
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.rules.planning import affordable, all_cards
from westphalia.games.wallenstein.state import FACE_DOWN, WallensteinState, counties_of
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.words import AUCTION, NOTHING


def imagine(s: WallensteinState, seat: Seat, chance: Chance) -> WallensteinState:
    """W2.2.3, W3.1.1 Determinization: others' plans and the order inside the tower are drawn anew.

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


# What must hold in every position


def faults(s: WallensteinState) -> list[str]:
    """Every broken limit, as a sentence."""
    return [*_cubes(s), *_counties(s), *_buildings(s), *_pieces(s), *_cards(s)]


def _cubes(s: WallensteinState) -> list[str]:
    """W1.1.9, W1.1.10, W7.1.2 Each colour's cubes add up, wherever they are."""
    found = []
    for colour in [*range(s.seats), PEASANTS]:
        tower = sum(s.inside[colour::COLOURS]) + s.tray[colour]
        if colour == PEASANTS:
            cubes, due = tower + s.peasants, s.board.peasant_cubes
        else:
            standing = sum(s.armies[county] for county in counties_of(s, colour))
            cubes, due = tower + s.supply[colour] + standing, s.board.army_cubes
        if cubes != due:
            found.append(f"colour {colour} has {cubes} cubes instead of {due}")
    if any(n < 0 for n in [*s.inside, *s.tray, *s.armies, *s.supply, s.peasants]):
        found.append("there are fewer than no cubes somewhere")
    return found


def _counties(s: WallensteinState) -> list[str]:
    """W7.2.4 A controlled county holds an army, a neutral one holds nothing at all."""
    found = []
    for county, owner in enumerate(s.owner):
        name = s.board.counties[county]
        if owner >= 0 and not s.armies[county] and not s.groups and not _fighting(s):
            found.append(f"{name} belongs to seat {owner}, who has no army there")
        if owner < 0 and (s.armies[county] or s.buildings[county] or s.markers[county]):
            found.append(f"{name} belongs to nobody but is not empty")
    return found


def _fighting(s: WallensteinState) -> bool:
    """Between a cast and its result the armies of a county are in the tower or the tray."""
    return bool(s.agenda) and type(s.agenda[-1]).__name__ in ("SettleBattle", "SettleRevolt")


def _buildings(s: WallensteinState) -> list[str]:
    """W5.4.1, W1.1.13 Sites and stock limit the buildings."""
    found = []
    for county, standing in enumerate(s.buildings):
        if standing.bit_count() > s.board.sites[county]:
            found.append(f"{s.board.counties[county]} holds more buildings than sites")
    for building, stock in enumerate(s.board.building_stock):
        standing = sum(bits >> building & 1 for bits in s.buildings)
        if standing + s.stock[building] != stock or s.stock[building] < 0:
            found.append(f"building {building}: {standing} stand, {s.stock[building]} are in stock")
    return found


def _pieces(s: WallensteinState) -> list[str]:
    """W9.1.2, E1.1.4, M3.4 Tracks and small pieces keep their limits."""
    found = []
    if any(n < 0 for n in [*s.thalers, *s.grain, *s.points, *s.markers]):
        found.append("Thalers, grain, points or markers have gone below nothing")
    if any(grain > s.board.grain_track for grain in s.grain):
        found.append("a grain marker has left its track")
    halls = zip(s.hall, s.audience, strict=True)
    if any(not 0 <= a + b <= s.board.courtiers or a < 0 or b < 0 for a, b in halls):
        found.append("a seat has more courtiers than pieces")
    monuments = sum(map(len, s.monuments)) + sum(s.monument_stock) + sum(s.captured)
    if monuments != s.board.monuments * len(s.leader):
        found.append(f"there are {monuments} monuments for {len(s.leader)} leaders")
    if any(where >= 0 and s.owner[where] != seat for seat, where in enumerate(s.leader)):
        found.append("a leader stands in a county that is not his seat's")
    return found


def _cards(s: WallensteinState) -> list[str]:
    """W3.1.3, W5.0.5, W5.0.6 While plans lie on the mats, every card of a seat is in one place."""
    found = []
    for seat in range(s.seats):
        if not s.plans[seat] or _fighting(s):
            continue
        laid = [card for card in s.plans[seat] if card not in (FACE_DOWN, NOTHING)]
        won = [county for county in s.fresh if s.owner[county] == seat]
        if sorted(s.hands[seat] + laid + won) != all_cards(s, seat):
            found.append(f"the cards of seat {seat} are not all in one place each")
    return found
