"""17 The nations: what they recruit, where their Supply Bases are, where they may go."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import (
    CITIES,
    DENMARK,
    PLACES,
    SWEDEN,
    UNITED_PROVINCES,
    Board,
)
from westphalia.games.thirty_years_war.events.cards import BaseMoved
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    inside_of,
    unit_side,
    units_at,
)
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    Area,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Kind, Nation
from westphalia.games.thirty_years_war.words import (
    AUSTRIA,
    BAVARIA,
    C43,
    C54,
    CARDINAL_INFANTE,
    FRANCE,
    HUNGARY,
    LORRAINE,
    MORAVIA,
    P8,
    P18,
    P21,
    SAXONY,
    SILESIA,
    SPANISH_NETHERLANDS,
    TYROL,
)

# 11.3, 17 Where its pieces may go

CARDINALS_VETERANS: Final[tuple[Unit, ...]] = (
    2 * Kind.CARDINAL_VETERAN,
    2 * Kind.CARDINAL_VETERAN + 1,
)


def cardinals(board: Board) -> list[Leader]:
    """17.Sp.33 Who commands the Cardinal's army: he himself, or his replacement."""
    return [CARDINAL_INFANTE, board.replacement[CARDINAL_INFANTE]]


class Realm(Quantity[int]):
    """11.31, 11.32b, 17.H.4, 17.Sp.2b The places that a piece may enter, as bits.

    Off-map France is open to Protestants like any city, once it is in the war (11.32a, 17.F.3).

    How armies come into the United Provinces and leave them is a matter of its own (16.2).
    """

    def base(self, s: ThirtyYearsWarState, piece: int) -> int:
        land = s.board.lands
        limits = land.before_france
        if s.france:
            catholic = s.board.piece_sides[s.saxony][piece] == CATHOLIC
            limits = land.for_catholics if catholic else land.for_protestants
        return limits.zone if keeps_to_zone(s, piece) else limits.of_nation[nation_of(s, piece)]


realm: Final = Realm()


def keeps_to_zone(s: ThirtyYearsWarState, piece: int) -> bool:
    """17.Sp.2b, 17.Sp.2c Whether the Spanish Zone binds a piece: Spanish units, but no leader.

    17.Sp.2a: its Areas, the Independent Cities in them, and the United Provinces.
    Units of the Cardinal's army go anywhere until they enter it (17.Sp.31a, 17.Sp.33); 17.Sp.32:
    once he is in the zone, the Cardinal stays in it with them.
    """
    if piece < LEADERS:
        return piece // 2 == Kind.SPANISH_VETERAN
    if nation_of(s, piece) != Nation.SPANISH:
        return False
    return not s.cardinal and piece - LEADERS in cardinals(s.board)


def may_enter(s: ThirtyYearsWarState, piece: int, place: Place) -> bool:
    """11.3, 12.54g, 17 Whether its nation lets a piece enter a place."""
    return realm.of(s, piece) >> place & 1 == 1


def common_land(s: ThirtyYearsWarState, pieces: list[int]) -> int:
    """11.3, 17 The places that all of these pieces may enter, as bits."""
    common = s.board.lands.everywhere
    before = NONE
    for piece in pieces:
        if piece != before:  # mostly it is the same for all
            own = realm.of(s, piece)
            if own != common:
                common &= own
        before = piece
    return common


_WITHIN: Final[dict[int, list[bool]]] = {}  # there are few lands, and they are asked often


def within(land: int) -> list[bool]:
    """11.3 By place whether it lies in a land."""
    places = _WITHIN.get(land)
    if places is None:
        places = _WITHIN[land] = [land >> place & 1 == 1 for place in range(PLACES)]
    return places


def nation_of(s: ThirtyYearsWarState, piece: int) -> int:
    """17 The nation of a piece."""
    if piece < LEADERS:
        return s.board.kind_nation[piece // 2]
    return s.board.leader_nation[piece - LEADERS]


# What its leaders recruit

NO_IMPERIALS: Final[tuple[Area, ...]] = (BAVARIA, FRANCE)
NO_BAVARIANS: Final[tuple[Area, ...]] = (FRANCE, AUSTRIA, TYROL, HUNGARY, SILESIA, MORAVIA)
NO_MILITIA: Final[tuple[Area, ...]] = (FRANCE, SPANISH_NETHERLANDS, AUSTRIA, BAVARIA, HUNGARY)


NOBODY_COMES: Final[list[int]] = []
IMPERIALS: Final = [int(Kind.IMPERIAL_MERCENARY), int(Kind.IMPERIAL_MILITIA)]
BAVARIANS: Final = [int(Kind.BAVARIAN_MERCENARY), int(Kind.BAVARIAN_MILITIA)]
GERMANS: Final = [int(Kind.GERMAN_MERCENARY), int(Kind.GERMAN_MILITIA)]
MERCENARIES: Final = [int(Kind.GERMAN_MERCENARY)]
HUNGARIANS: Final = [int(Kind.HUNGARIAN_MILITIA)]
SAXONS: Final = [int(Kind.SAXON_MILITIA)]


def imperial_recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.A.3a, 17.A.3b Imperial units everywhere but in Bavaria and France, also after C19.

    Worked out in ex-9.23.
    """
    return NOBODY_COMES if s.board.area_of[city] in NO_IMPERIALS else IMPERIALS


def bavarian_recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.B.3 Bavarian units everywhere but in France and the Emperor's own lands."""
    return NOBODY_COMES if s.board.area_of[city] in NO_BAVARIANS else BAVARIANS


def french_recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.F.2a, 17.F.2b French Militia at home and in Lorraine, Protestant Mercenaries elsewhere.

    C43: not in the turn in which the King dies (card.list.C).
    """
    if in_force(s, C43):
        return []
    area = s.board.area_of[city]
    kinds: list[int] = []
    at_home = area == FRANCE or (area == LORRAINE and s.holder[area] == PROTESTANT)
    if at_home and not beside_swedes(s, city):
        kinds.append(int(Kind.FRENCH_MILITIA))
    if area != FRANCE and in_protestant_land(s, city):
        kinds.append(int(Kind.GERMAN_MERCENARY))
    return kinds


def mourns(s: ThirtyYearsWarState, leader: Leader) -> bool:
    """card.rule.e C43: whether he is French, and this is the turn in which the King dies."""
    return s.board.leader_nation[leader] == Nation.FRENCH and in_force(s, C43)


def beside_swedes(s: ThirtyYearsWarState, city: City) -> bool:
    """17.F.5a, 10.25 Whether Swedish units are there with whom French units may not stack."""
    if not in_force(s, C54):
        return False
    units = units_at(s, city, PROTESTANT)
    return any(s.board.kind_nation[unit // 2] == Nation.SWEDISH for unit in units)


def german_recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.G.2a, 17.G.2b, 17.Sw.3 Mercenaries everywhere but in France, Militia in Protestant land.

    Leaders of both nations raise German units only.
    """
    area = s.board.area_of[city]
    if area == FRANCE:
        return NOBODY_COMES
    return GERMANS if area not in NO_MILITIA and in_protestant_land(s, city) else MERCENARIES


def in_protestant_land(s: ThirtyYearsWarState, city: City) -> bool:
    """17.G.2c The controller of the Area decides, or that of an Independent City."""
    area = s.board.area_of[city]
    return (s.control[city] if area == NONE else s.holder[area]) == PROTESTANT


def hungarian_recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.H.2 Bethlen Gabor recruits Hungarian Militia in Hungary."""
    return HUNGARIANS if s.board.area_of[city] == HUNGARY else NOBODY_COMES


def saxon_recruits(s: ThirtyYearsWarState, city: City) -> list[int]:
    """17.Sa.2 Saxon Militia in Saxony."""
    return SAXONS if s.board.area_of[city] == SAXONY else NOBODY_COMES


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


# By Nation: its line, and the Area that pays its units (15.12a).
_TABLE: Final[list[tuple[Line, Area]]] = [
    (Line.GERMAN, NOBODY),
    (Line.GERMAN, NOBODY),  # 17.E.2a: the English unit counts as a German one
    (Line.GERMAN, HUNGARY),  # 17.H.1a, 17.H.1b
    (Line.DANISH, NOBODY),  # 17.D.1b: paid by their line
    (Line.SWEDISH, NOBODY),  # 17.Sw.3
    (Line.FRENCH, FRANCE),  # 17.F.1
    (Line.SAXON, NOBODY),
    (Line.IMPERIAL, AUSTRIA),  # 17.A.1
    (Line.BAVARIAN, BAVARIA),  # 17.B.1
    (Line.SPANISH, SPANISH_NETHERLANDS),  # 17.Sp.1a
]
_LINES: Final = [row[0] for row in _TABLE]
HOME: Final = [row[1] for row in _TABLE]
_NATIONS: Final = [_LINES.index(line) for line in Line]  # by Line the one whose bases it leads to


def recruits(s: ThirtyYearsWarState, leader: Leader, place: Place) -> list[int]:
    """8.43, 8.44 The kinds of units that a leader may try to recruit in a place.

    17.H.3: while Hungary is in rebellion nothing but Hungarian Militia is recruited there.
    """
    if place >= CITIES:
        return NOBODY_COMES
    kinds = raised_by(s, s.board.leader_nation[leader], place)
    if s.rebellion and s.board.area_of[place] == HUNGARY:
        return [kind for kind in kinds if kind == Kind.HUNGARIAN_MILITIA]
    return kinds


def raised_by(s: ThirtyYearsWarState, nation: int, city: City) -> list[int]:
    """17.D.2, 17.Sp.4 What leaders of a nation raise; King Christian and Spaniards nobody."""
    if nation in (Nation.GERMAN, Nation.ENGLISH, Nation.SWEDISH):
        return german_recruits(s, city)
    if nation == Nation.IMPERIAL:
        return imperial_recruits(s, city)
    if nation == Nation.BAVARIAN:
        return bavarian_recruits(s, city)
    if nation == Nation.FRENCH:
        return french_recruits(s, city)
    if nation == Nation.SAXON:
        return saxon_recruits(s, city)
    return hungarian_recruits(s, city) if nation == Nation.HUNGARIAN else NOBODY_COMES


# The Cardinal's army


def is_cardinals(s: ThirtyYearsWarState, piece: int) -> bool:
    """17.Sp.33 Whether a piece is of the Cardinal's army and has not entered the zone.

    He himself or his replacement among them.
    """
    if piece >= LEADERS:
        return piece - LEADERS in cardinals(s.board) and s.cardinal > 0
    return piece in CARDINALS_VETERANS


# 17.Sw.1 The Swedish Base


def swedish_base(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1a The city that is marked as the Swedish Base, if there is one."""
    return [s.swedish_base] if s.swedish_base != NONE else []


def is_legal_base(s: ThirtyYearsWarState, port: City) -> bool:
    """17.Sw.1e, 9.42a Protestant-controlled or neutral, like a port in revolt."""
    return s.control[port] != CATHOLIC


def is_usable_base(s: ThirtyYearsWarState, port: City) -> bool:
    """17.Sw.1e, 9.42g No line of communications ends in a revolt."""
    return is_legal_base(s, port) and s.revolt[port] == NOBODY


def has_port(s: ThirtyYearsWarState) -> bool:
    """17.Sw.1f Whether the Base could be in one of the ports, though it may have to be moved."""
    return any(is_legal_base(s, port) for port in s.board.arrows[SWEDEN])


def new_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1d Where the base may be moved: once a turn, and not in the turn of the landing."""
    if s.swedish_base == NONE or s.base_moved or s.happened[P18] == s.turn:
        return []
    ports = s.board.arrows[SWEDEN]
    return [port for port in ports if port != s.swedish_base and is_legal_base(s, port)]


def move_base(play: Play, port: City) -> None:
    """17.Sw.1d A Free Action that does nothing else."""
    s = play.state
    s.swedish_base, s.base_moved = port, 1
    play.tell(BaseMoved, port)


# 15.14 Lines of communications


def line_of_nation(nation: int) -> Line:
    """15.14a Whose bases the units of a nation use."""
    return _LINES[nation]


def line_of(s: ThirtyYearsWarState, piece: int) -> Line:
    """17.Sp.1b, 17.Sp.31a The line of its nation, but the Cardinal's army is paid from Vienna.

    Marked units are those that have not been in the Spanish Zone (17.Sp.33).
    """
    return Line.IMPERIAL if is_cardinals(s, piece) else _LINES[nation_of(s, piece)]


def line_side(s: ThirtyYearsWarState, line: int) -> Seat:
    """17.Sa.3 The side whose units use a line."""
    if line == Line.SAXON:
        return s.saxony
    return PROTESTANT if line < Line.SAXON else CATHOLIC


# 15.15 Supply Bases


def bases_of(s: ThirtyYearsWarState, line: int) -> list[City]:
    """15.15a The Supply Bases of a line, whoever holds them now.

    17.A.1 Vienna, 17.B.1 Munich, 17.Sa.1 Leipzig; 17.D.1a the cities of Schleswig-Holstein; 17.F.1
    those of France and Lorraine, beside the map too; 17.Sp.1a those of the Spanish Netherlands.
    """
    if line == Line.GERMAN:  # 17.G.1b
        return own_german_bases(s) + swedish_base(s)
    if line == Line.SWEDISH:
        return swedish_base(s)
    nation = _NATIONS[line]
    return s.board.bases[nation] or s.board.base_cities[nation]


def all_bases(s: ThirtyYearsWarState, piece: int) -> list[City]:
    """5.32e The Supply Bases of a piece, whoever holds them now."""
    return bases_of(s, line_of(s, piece))


def own_german_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.G.1a The German bases in Areas that are in the war."""
    return [city for city in s.board.bases[Nation.GERMAN] if not s.neutral[s.board.area_of[city]]]


def usable_bases(s: ThirtyYearsWarState, line: int) -> list[City]:
    """15.15a, 15.15b, 15.14d The bases of a line that are in friendly hands now.

    Whoever holds the city decides, as often as it changes hands.
    """
    if line == Line.GERMAN:
        return german_bases(s)
    if line == Line.SWEDISH:
        return swedish_bases(s)
    if line == Line.DANISH:
        return danish_bases(s)
    side = line_side(s, line)
    return [city for city in bases_of(s, line) if s.control[city] == side]


def german_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.G.1a, 17.G.1b, 17.G.3 Protestant-controlled ones in the war, and the Swedish Base.

    An Area that is still Neutral has not entered the game.
    """
    own = [city for city in own_german_bases(s) if s.control[city] == PROTESTANT]
    return own + swedish_bases(s)


def swedish_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1e, 17.Sw.1i The Swedish Base, if its port is Protestant-controlled or neutral."""
    return [port for port in swedish_base(s) if is_usable_base(s, port)]


def danish_bases(s: ThirtyYearsWarState) -> list[City]:
    """17.D.1a, 15.14d Cities that are neither Catholic-controlled nor Catholic-occupied.

    A line does not end in a city in revolt (9.42g).
    """
    return [
        city
        for city in bases_of(s, Line.DANISH)
        if s.control[city] != CATHOLIC
        and s.revolt[city] == NOBODY
        and not units_at(s, city, CATHOLIC)
    ]


def is_supply_base(s: ThirtyYearsWarState, city: City) -> bool:
    """9.44d Whether a city is a usable base of any nation, or carries the Swedish Base marker."""
    if city == s.swedish_base:
        return True
    return s.board.may_be_base[city] and any(city in usable_bases(s, line) for line in Line)


# 15.12 Local pay


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
