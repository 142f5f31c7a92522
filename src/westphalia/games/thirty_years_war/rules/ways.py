"""11.1, 11.2 Which places a stack may enter next, and where it may stay."""

from __future__ import annotations

from westphalia.engine.step import Objection
from westphalia.games.thirty_years_war.board import CITIES, UNITED_PROVINCES
from westphalia.games.thirty_years_war.cards.ids import P11
from westphalia.games.thirty_years_war.nations.limits import common_land, lands, nation_of, realm
from westphalia.games.thirty_years_war.objections_march import (
    EnemyUnitsBar,
    EnemyUnitsThere,
    FranceClosed,
    LeadersLeftAlone,
    MayNotEndThere,
    NoRoomHere,
    NoRoomToRelieve,
    NotAllowedThere,
    NotBesideLeaders,
    NotForCatholics,
    NotForHungarians,
    OutOfPoints,
    OutsideTheZone,
    TreatyOfUlm,
)
from westphalia.games.thirty_years_war.pieces import (
    inside_of,
    leaders_at,
    leaders_outside,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.control import is_neutral_ground
from westphalia.games.thirty_years_war.rules.dutch_border import bar_into, bar_out
from westphalia.games.thirty_years_war.rules.entering import overwhelms
from westphalia.games.thirty_years_war.rules.points import marchers, points_left
from westphalia.games.thirty_years_war.rules.stacking import may_stack, own_pieces
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    March,
    Place,
    ThirtyYearsWarState,
    Unit,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation


class Stack:
    """What is the same for every next step of a march: looked up once for all of them.

    Wherever the same counters were *before*, their realm was the same.
    """

    __slots__ = ("fights", "points", "realm", "strands", "units")

    def __init__(self, s: ThirtyYearsWarState, march: March, before: Stack | None = None) -> None:
        self.points = points_left(s, march)
        self.units = bool(march.units)
        self.fights = self.units and not march.free
        self.strands = strands(s, march)
        self.realm: int = before.realm if before else common_land(s, [*{*marchers(march)}])


def strands(s: ThirtyYearsWarState, march: March) -> bool:
    """11.21b, 11.22b Whether leaders would be left alone with enemies, if the stack went on."""
    if march.city >= CITIES or not s.inside[march.city]:
        return False
    alone = leaders_at(s, march.city, march.seat) and not units_at(s, march.city, march.seat)
    return bool(alone) and bool(own_pieces(s, march.city, enemy(march.seat)))


def bar(s: ThirtyYearsWarState, march: March, stack: Stack, place: Place) -> Objection | None:
    """11.11a, 11.31, 11.4, 17 Why a stack may not enter a place that is connected with its own."""
    if stack.points < 1:
        return OutOfPoints()
    if stack.strands:
        return LeadersLeftAlone(march.city)
    if not stack.realm >> place & 1:
        return foreign(s, march, place)
    if place == UNITED_PROVINCES:
        return bar_into(s, march)
    if march.city == UNITED_PROVINCES:
        barred = bar_out(s, march, place)
        if barred:
            return barred
    if in_force(s, P11) and stack.units and is_neutral_ground(s, place):
        return TreatyOfUlm(place)
    return bar_company(s, march, stack, place) if s.pieces[place] else None


def foreign(s: ThirtyYearsWarState, march: March, place: Place) -> Objection:
    """11.31, 11.32b, 17.H.4, 17.Sp.2b Whose limits close a place."""
    land = lands(s.board)
    if not s.france and not land.outside_france >> place & 1:
        return FranceClosed(place)
    if march.seat == CATHOLIC and not land.on_map >> place & 1:
        return NotForCatholics(place)
    closed = [p for p in marchers(march) if not realm.of(s, p) >> place & 1]
    nations = [nation_of(s, piece) for piece in closed]
    if Nation.HUNGARIAN in nations:
        return NotForHungarians(place)
    return OutsideTheZone(place) if Nation.SPANISH in nations else NotAllowedThere(place)


def bar_company(
    s: ThirtyYearsWarState, march: March, stack: Stack, place: Place
) -> Objection | None:
    """11.21, 10.24 Why those who stand in a place keep a stack out."""
    foes = units_at(s, place, enemy(march.seat))
    if foes and inside_of(s, place) != enemy(march.seat):
        return bar_battle(s, march, stack, place, foes)
    if stack.points > 1:
        trapped = beside_leaders(s, march, place) and not leads_on(s, march, stack, place)
        return MayNotEndThere(place) if trapped else None
    # 11.11c: with its last point it must come where it may stay
    if not may_stack(s, march.seat, place, marchers(march)):
        return MayNotEndThere(place)
    return MayNotEndThere(place) if beside_leaders(s, march, place) else None


def bar_battle(
    s: ThirtyYearsWarState, march: March, stack: Stack, place: Place, foes: list[Unit]
) -> Objection | None:
    """11.21b, 8.324 Only armies go where enemy units are; 10.24, 10.25 if they may fight there.

    Worked out in ex-10.24.

    An army that overruns the besiegers and goes on need not stack with the besieged.
    """
    if not stack.fights:
        return EnemyUnitsBar(place) if stack.units else EnemyUnitsThere(place)
    if not own_pieces(s, place, march.seat) or may_stack(s, march.seat, place, marchers(march)):
        return None
    passes = stack.points >= 3 and overwhelms(s, march, foes)
    return None if passes else NoRoomToRelieve(place)


def beside_leaders(s: ThirtyYearsWarState, march: March, place: Place) -> bool:
    """11.22b Whether lone leaders would end their move beside enemy leaders."""
    if march.units or not leaders_outside(s, place, enemy(march.seat)):
        return False
    return not units_at(s, place, march.seat)


def leads_on(s: ThirtyYearsWarState, march: March, stack: Stack, place: Place) -> bool:
    """11.22b Whether lone leaders who come there can still reach a city where they may stay."""
    pieces, foe = marchers(march), enemy(march.seat)
    reached, seen = {place}, {place}
    for _ in range(stack.points - 1):
        near = {city for here in reached for city in s.board.neighbours[here]} - seen
        reached = {c for c in near if stack.realm >> c & 1 and not units_outside(s, c, foe)}
        seen |= reached
        for city in reached:
            if may_stack(s, march.seat, city, pieces) and not beside_leaders(s, march, city):
                return True
    return False


def bar_halt(s: ThirtyYearsWarState, march: March) -> Objection | None:
    """10.21, 11.13, 11.22b Why the stack may not stay where it is; where it began it always may."""
    if march.came_from == NONE or march.city == UNITED_PROVINCES:
        return None
    if not s.pieces[march.city]:
        return None
    if not may_stack(s, march.seat, march.city, marchers(march)):
        return NoRoomHere(march.city)
    return NotBesideLeaders(march.city) if beside_leaders(s, march, march.city) else None
