"""15.15, 17 The Supply Bases that can be used now, and who is paid by the land he stands in."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, DENMARK, SWEDEN, UNITED_PROVINCES
from westphalia.games.thirty_years_war.cards.ids import P8, P21
from westphalia.games.thirty_years_war.ids import (
    AUSTRIA,
    BAVARIA,
    FRANCE,
    HUNGARY,
    SPANISH_NETHERLANDS,
)
from westphalia.games.thirty_years_war.nations import (
    bavarian,
    danish,
    french,
    german,
    imperial,
    saxon,
    spanish,
    swedish,
)
from westphalia.games.thirty_years_war.pieces import inside_of, unit_side, units_at
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    City,
    Place,
    ThirtyYearsWarState,
    Unit,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Kind, Nation


class Line(IntEnum):
    """15.14a The lines of communication: units of a nation trace theirs to bases of its own."""

    GERMAN = 0  # 17.G.1: also the English unit, and the Hungarians (17.E.2a, 17.H.1b)
    DANISH = 1
    SWEDISH = 2
    FRENCH = 3
    SAXON = 4
    IMPERIAL = 5
    BAVARIAN = 6
    SPANISH = 7


# By Nation: its line.
_LINES: Final = (
    Line.GERMAN,
    Line.GERMAN,
    Line.GERMAN,
    Line.DANISH,
    Line.SWEDISH,
    Line.FRENCH,
    Line.SAXON,
    Line.IMPERIAL,
    Line.BAVARIAN,
    Line.SPANISH,
)
# By Nation: the Area that pays its units (15.12a), or none.
HOME: Final = (
    NOBODY,
    NOBODY,
    HUNGARY,  # 17.H.1a
    NOBODY,  # 17.D.1b: the Danes by their line
    NOBODY,
    FRANCE,  # 17.F.1
    NOBODY,
    AUSTRIA,  # 17.A.1
    BAVARIA,  # 17.B.1
    SPANISH_NETHERLANDS,  # 17.Sp.1a
)


def line_of_nation(nation: int) -> Line:
    """15.14a Whose bases the units of a nation use."""
    return _LINES[nation]


def line_of_unit(s: ThirtyYearsWarState, unit: Unit) -> Line:
    """17.Sp.1b, 17.Sp.31a The line of its nation, but the Cardinal's army is paid from Vienna.

    Marked units are those that have not been in the Spanish Zone (17.Sp.33).
    """
    if unit // 2 == Kind.CARDINAL_VETERAN:
        return Line.IMPERIAL
    return _LINES[s.board.kind_nation[unit // 2]]


def line_side(s: ThirtyYearsWarState, line: int) -> Seat:
    """17.Sa.3 The side whose units use a line."""
    if line == Line.SAXON:
        return s.saxony
    return PROTESTANT if line < Line.SAXON else CATHOLIC


def usable_bases(s: ThirtyYearsWarState, line: int) -> list[City]:
    """15.15a, 15.15b, 15.14d The bases of a line that are in friendly hands now.

    17.A.1 Vienna, 17.B.1 Munich, 17.Sa.1 Leipzig, 17.F.1 France and Lorraine, 17.Sp.1a the
    Spanish Netherlands: whoever holds the city decides, as often as it changes hands.
    """
    if line == Line.GERMAN:
        return german_bases(s)
    if line == Line.SWEDISH:
        return swedish_bases(s)
    if line == Line.DANISH:
        return danish_bases(s)
    side = line_side(s, line)
    return [city for city in own_bases(s, line) if s.control[city] == side]


def own_bases(s: ThirtyYearsWarState, line: int) -> list[City]:
    """15.15a The bases of a line that has nothing but friendly-controlled ones."""
    if line == Line.FRENCH:
        return french.all_bases(s)
    if line == Line.SAXON:
        return saxon.all_bases(s)
    if line == Line.IMPERIAL:
        return imperial.all_bases(s)
    return bavarian.all_bases(s) if line == Line.BAVARIAN else spanish.all_bases(s)


def german_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.G.1a, 17.G.1b, 17.G.3 Protestant-controlled ones in the war, and the Swedish Base.

    An Area that is still Neutral has not entered the game.
    """
    own = [city for city in german.own_bases(s) if s.control[city] == PROTESTANT]
    return own + swedish_bases(s)


def swedish_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1e, 17.Sw.1i The Swedish Base, if its port is Protestant-controlled or neutral."""
    return [port for port in swedish.all_bases(s) if swedish.is_usable_base(s, port)]


def danish_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.D.1a, 15.14d Cities that are neither Catholic-controlled nor Catholic-occupied.

    A line does not end in a city in revolt (9.42g).
    """
    return [
        city
        for city in danish.all_bases(s)
        if s.control[city] != CATHOLIC
        and s.revolt[city] == NOBODY
        and not units_at(s, city, CATHOLIC)
    ]


def is_supply_base(s: ThirtyYearsWarState, city: City) -> bool:
    """9.44d Whether a city is a usable base of any nation, or carries the Swedish Base marker."""
    return city in supply_bases(s)


def supply_bases(s: ThirtyYearsWarState) -> set[City]:
    """9.44d All such cities."""
    found = {city for line in Line for city in usable_bases(s, line)}
    return {*found, s.swedish_base} if s.swedish_base >= 0 else found


# Local pay


def is_besieged(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """15.133 Whether the units of a side are inside a besieged Fortress; masked is not besieged."""
    return place < CITIES and s.siege[place] > 0 and inside_of(s, place) == seat


def paid_at_home(s: ThirtyYearsWarState, unit: Unit, place: Place) -> bool:
    """15.12a, 15.12d, 15.12e Whether the place itself pays a unit; the Danes' line is not asked.

    The land of its nation does: 17.H.1a Hungary, 17.F.1 France, 17.A.1 Austria, 17.B.1 Bavaria,
    17.Sp.1a the Spanish Netherlands.  15.12c: an Independent City is no part of an Area; 9.42h: a
    revolt there changes nothing.
    """
    if place in (UNITED_PROVINCES, DENMARK, SWEDEN):  # 16.21e, 15.12e
        return True
    nation = s.board.kind_nation[unit // 2]
    if HOME[nation] == NOBODY or s.board.area_of[place] != HOME[nation]:
        return False
    if nation == Nation.IMPERIAL and (in_force(s, P8) or in_force(s, P21)):  # 15.12b, card.P8
        return False
    return not is_besieged(s, place, unit_side(s, unit))
