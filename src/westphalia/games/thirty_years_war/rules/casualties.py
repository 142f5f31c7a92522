"""7.28, 16.26, 17 What the loss of certain leaders brings about."""

from __future__ import annotations

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.board import CITIES, UNITED_PROVINCES
from westphalia.games.thirty_years_war.events_battle import (
    ArmyAbandoned,
    NationLeft,
    RebellionEnded,
    WallensteinLost,
)
from westphalia.games.thirty_years_war.ids import (
    BETHLEN_GABOR,
    CHRISTIAN_IV,
    HUNGARY,
    WALLENSTEIN,
)
from westphalia.games.thirty_years_war.pieces import leaders_at, take_unit, units_at
from westphalia.games.thirty_years_war.rules.control import gain_city, is_fortress
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    City,
    Leader,
    Play,
    ThirtyYearsWarState,
    Unit,
)
from westphalia.games.thirty_years_war.terms import Career, Nation


def after_loss_of(play: Play, leader: Leader) -> None:
    """12.43c However a leader was lost, he is a casualty.

    7.28: Wallenstein's influence counts no more.  17.Sp.33: what the Cardinal's loss brings about
    comes at the end of the activation.
    """
    if leader == CHRISTIAN_IV:
        remove_nation(play, Nation.DANISH)  # 17.D.3c
    elif leader == BETHLEN_GABOR:
        end_rebellion(play)
    elif leader == WALLENSTEIN:
        play.state.wallenstein = int(Career.LOST)
        play.tell(WallensteinLost)


def end_rebellion(play: Play) -> None:
    """17.H.5a, 17.H.5b Without Bethlen Gabor the Hungarians go home, and Hungary is Catholic."""
    s = play.state
    s.rebellion = 0
    play.tell(RebellionEnded)
    remove_nation(play, Nation.HUNGARIAN)
    for city in s.board.area_cities[HUNGARY]:
        if s.control[city] != CATHOLIC:
            gain_city(play, city, CATHOLIC)
            shut_gates(play, city)


def shut_gates(play: Play, city: City) -> None:
    """17.H.5b, 3.12d Its new masters hold a Fortress that changed sides, if they are there."""
    s = play.state
    both = bool(units_at(s, city, CATHOLIC)) and bool(units_at(s, city, PROTESTANT))
    s.siege[city] = 0
    s.inside[city] = int(is_fortress(s, city) and both)


def remove_nation(play: Play, nation: Nation) -> None:
    """17.D.3c, 17.H.5b All units of a nation leave the game, wherever they are."""
    s = play.state
    kinds = [kind for kind, of in enumerate(s.board.kind_nation) if of == nation]
    units = [unit for kind in kinds for unit in (2 * kind, 2 * kind + 1)]
    play.tell(NationLeft, int(nation))
    for place, here in enumerate(s.pieces):
        if any(unit in here for unit in units):
            s.pieces[place] = [piece for piece in here if piece not in units]
            if place < CITIES and not (s.battle and s.battle.city == place):
                recheck_siege(play, place)
    remove_from_march(s, units)
    for kind in kinds:
        s.gone[kind] = s.board.counters[kind]


def remove_from_march(s: ThirtyYearsWarState, units: list[Unit]) -> None:
    """17.D.3c Units of a nation that leaves are neither on the march nor in a battle any more."""
    if s.march:
        left = [index for index, unit in enumerate(s.march.units) if unit not in units]
        s.march.joined = [s.march.joined[index] for index in left]
        s.march.units = [s.march.units[index] for index in left]
    if s.battle:
        s.battle.units = [[u for u in stack if u not in units] for stack in s.battle.units]
        s.battle.besieged = [unit for unit in s.battle.besieged if unit not in units]


def led_in_united_provinces(s: ThirtyYearsWarState) -> list[Seat]:
    """16.26 The sides that have a leader in the United Provinces."""
    if not s.pieces[UNITED_PROVINCES]:
        return []
    return [seat for seat in (PROTESTANT, CATHOLIC) if leaders_at(s, UNITED_PROVINCES, seat)]


def leave_nobody_alone(play: Play, led: list[Seat]) -> None:
    """16.26 In the United Provinces units that had leaders and have none now are eliminated.

    Those who came there without one by 16.21c stay.
    """
    s = play.state
    for seat in led:
        units = units_at(s, UNITED_PROVINCES, seat)
        if not units or leaders_at(s, UNITED_PROVINCES, seat):
            continue
        for unit in units:
            take_unit(play, UNITED_PROVINCES, unit)
        play.tell(ArmyAbandoned, seat, tuple(units))
