"""16.21-16.23, 16.26 The ways into the United Provinces and out of them."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Objection
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.ids import CHRISTIAN_IV
from westphalia.games.thirty_years_war.objections_march import (
    DanesLeftBehind,
    NotAnArmy,
    NotFriendlyGround,
    NotInAndOut,
    OneArmyOnly,
    SpinolaStays,
    UnitsLeftAlone,
    WarIsOver,
)
from westphalia.games.thirty_years_war.pieces import leaders_at, units_at
from westphalia.games.thirty_years_war.rules.points import capacity, marchers
from westphalia.games.thirty_years_war.rules.spinola import is_spinolas
from westphalia.games.thirty_years_war.rules.stacking import may_stack, own_pieces
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    City,
    March,
    Place,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Kind

DANES: Final = (2 * Kind.DANISH_MERCENARY, 2 * Kind.DANISH_MERCENARY + 1)


def war_lasts(s: ThirtyYearsWarState) -> bool:
    """16.12b Whether the Dutch War goes on."""
    least, most = s.board.dutch_war_ends
    return least < s.dutch_war < most


def ways(s: ThirtyYearsWarState, march: March) -> list[Place]:
    """2.45, 11.12, 16.21a, 16.23a The next places: along a line, or along an arrow and by sea.

    11.4, 17.U.2: so to the United Provinces and from them; 17.D.3e: so from the Danish flag.
    """
    here = march.city
    if here < UNITED_PROVINCES:
        near = list(s.board.neighbours[here])
        return [*near, UNITED_PROVINCES] if s.board.gate[here] else near
    arrows = s.board.arrows[here]  # 17.D.3d: those of a flag lead one way
    if here != UNITED_PROVINCES or march.seat == CATHOLIC:
        return list(arrows)
    own = [city for city, port in enumerate(s.board.port) if port and s.control[city] == PROTESTANT]
    return [*arrows, *[city for city in own if city not in arrows]]


def goes_by_sea(s: ThirtyYearsWarState, march: March, place: Place) -> bool:
    """16.23a Whether the way from the United Provinces leads to a port and takes all points."""
    arrows = s.board.arrows[UNITED_PROVINCES]
    return march.city == UNITED_PROVINCES and place not in arrows


def bar_into(s: ThirtyYearsWarState, march: March) -> Objection | None:
    """16.21a, 16.22a, 16.26 One army of each side, with leader and units, while the war lasts."""
    if not war_lasts(s):
        return WarIsOver()
    if not march.units or not march.leaders:
        return NotAnArmy()
    if UNITED_PROVINCES in march.trail:
        return NotInAndOut()
    if own_pieces(s, UNITED_PROVINCES, march.seat):
        return OneArmyOnly()
    return DanesLeftBehind() if CHRISTIAN_IV in march.leaders and danes_elsewhere(s) else None


def danes_elsewhere(s: ThirtyYearsWarState) -> bool:
    """17.D.4a, 17.D.4b Whether Danes would stay without their king, be it on their flag."""
    return any(unit in here for here in s.pieces for unit in DANES)


def bar_out(s: ThirtyYearsWarState, march: March, place: Place) -> Objection | None:
    """16.21d, 16.22b, 16.23a, 16.23b An army leaves, to ground that is not the enemy's.

    16.23d: what it meets in an arrow city is as on any march.
    """
    if march.came_from != NONE:
        return NotInAndOut()
    if march.seat == CATHOLIC and in_spinolas_army(s, march):
        return SpinolaStays()  # 16.24b
    if not parts_well(s, march):
        return UnitsLeftAlone()
    if goes_by_sea(s, march, place):
        return bar_port(s, march, place)
    return NotFriendlyGround(place) if s.control[place] == enemy(march.seat) else None


def in_spinolas_army(s: ThirtyYearsWarState, march: March) -> bool:
    """16.24b Whether those who would leave, with those who would stay, are Spinola's army."""
    leaders = march.leaders + leaders_at(s, UNITED_PROVINCES, march.seat)
    return is_spinolas(s, leaders, march.units + units_at(s, UNITED_PROVINCES, march.seat))


def parts_well(s: ThirtyYearsWarState, march: March) -> bool:
    """16.22b, 16.23c, 16.26 Whoever stays behind is an army, and so is whoever leaves others."""
    units = units_at(s, UNITED_PROVINCES, march.seat)
    leaders = leaders_at(s, UNITED_PROVINCES, march.seat)
    if not units and not leaders:
        return len(march.units) <= capacity(s, march)
    return bool(units and leaders and march.units)


def bar_port(s: ThirtyYearsWarState, march: March, city: City) -> Objection | None:
    """16.23a, 16.23d A port is Protestant, free of enemy units, and has room for the army."""
    free = not units_at(s, city, enemy(march.seat))
    fits = may_stack(s, march.seat, city, marchers(march))
    return None if free and fits else NotFriendlyGround(city)
