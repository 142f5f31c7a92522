"""11.3, 17 Where pieces of a nation may go."""

from __future__ import annotations

from functools import cache
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.games.thirty_years_war.board import CITIES, DENMARK, PLACES, SWEDEN, Board
from westphalia.games.thirty_years_war.ids import CARDINAL_INFANTE, FRANCE
from westphalia.games.thirty_years_war.pieces import LEADERS, leader_side, unit_side
from westphalia.games.thirty_years_war.state import CATHOLIC, Leader, Place, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind

SPANISH_VETERANS: Final = (2 * Kind.SPANISH_VETERAN, 2 * Kind.SPANISH_VETERAN + 1)
CARDINALS_VETERANS: Final = (2 * Kind.CARDINAL_VETERAN, 2 * Kind.CARDINAL_VETERAN + 1)


class Lands:
    """Sets of places as bits: place 0 is the lowest."""

    def __init__(self, board: Board) -> None:
        in_france = [place for place in range(CITIES) if board.area_of[place] == FRANCE]
        # 17.D.3d, 17.Sw.1c: no arrow leads back to a flag
        self.everywhere = (1 << PLACES) - 1 & ~_bits([DENMARK, SWEDEN])
        self.outside_france = self.everywhere & ~_bits(in_france)
        self.on_map = self.everywhere & ~_bits([p for p in in_france if board.off_map[p]])
        self.zone = _bits([place for place in range(PLACES) if board.zone[place]])
        self.of_nation = [
            _bits([city for area in areas for city in board.area_cities[area]]) or self.everywhere
            for areas in board.nation_areas
        ]
        self.cardinals = cardinals(board)


def _bits(places: list[int]) -> int:
    bits = 0
    for place in places:
        bits |= 1 << place
    return bits


@cache
def lands(board: Board) -> Lands:
    """The sets of places of a board, made once."""
    return Lands(board)


@cache
def cardinals(board: Board) -> tuple[Leader, Leader]:
    """17.Sp.33 Who commands the Cardinal's army: he himself, or his replacement."""
    return CARDINAL_INFANTE, board.replacement[CARDINAL_INFANTE]


class Realm(Quantity[int]):
    """11.31, 11.32b, 17.H.4, 17.Sp.2b The places that a piece may enter, as bits.

    Off-map France is open to Protestants like any city, once it is in the war (11.32a, 17.F.3).

    How armies come into the United Provinces and leave them is a matter of its own (16.2).
    """

    def base(self, s: ThirtyYearsWarState, piece: int) -> int:
        land = lands(s.board)
        if piece < LEADERS:
            side = unit_side(s, piece)
            realm = unit_realm(s, piece)
        else:
            side = leader_side(s, piece - LEADERS)
            realm = leader_realm(s, piece - LEADERS)
        if not s.france:  # 11.31, 17.F.3: closed to all, on the map and off it
            return realm & land.outside_france
        return realm & land.on_map if side == CATHOLIC else realm  # 11.32b


realm: Final = Realm()


def unit_realm(s: ThirtyYearsWarState, unit: int) -> int:
    """17.H.4, 17.Sp.2b Hungarians keep to their Areas, the Spanish to their zone.

    17.Sp.2a: its Areas, the Independent Cities in them, and the United Provinces.
    Units of the Cardinal's army go anywhere until they enter it (17.Sp.31a, 17.Sp.33).
    """
    if unit in SPANISH_VETERANS:
        return lands(s.board).zone
    return lands(s.board).of_nation[s.board.kind_nation[unit // 2]]


def leader_realm(s: ThirtyYearsWarState, leader: Leader) -> int:
    """17.H.4, 17.Sp.2c The limit of the Hungarians binds their leader, the zone no Spaniard.

    17.Sp.32: but the Cardinal, once he is in the zone, stays in it with his army.
    """
    land = lands(s.board)
    if leader in land.cardinals and not s.cardinal:
        return land.zone
    return land.of_nation[s.board.leader_nation[leader]]


def may_enter(s: ThirtyYearsWarState, piece: int, place: Place) -> bool:
    """11.3, 12.54g, 17 Whether its nation lets a piece enter a place."""
    return realm.of(s, piece) >> place & 1 == 1


def common_land(s: ThirtyYearsWarState, pieces: list[int]) -> int:
    """11.3, 17 The places that all of these pieces may enter, as bits."""
    bits = -1
    for piece in pieces:
        bits &= realm.of(s, piece)
    return bits


def nation_of(s: ThirtyYearsWarState, piece: int) -> int:
    """17 The nation of a piece."""
    if piece < LEADERS:
        return s.board.kind_nation[piece // 2]
    return s.board.leader_nation[piece - LEADERS]
