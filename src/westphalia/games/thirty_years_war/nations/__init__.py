"""17 The nations: what their leaders recruit, and where their Supply Bases are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.ids import HUNGARY
from westphalia.games.thirty_years_war.nations import (
    bavarian,
    danish,
    french,
    german,
    hungarian,
    imperial,
    saxon,
    spanish,
    swedish,
)
from westphalia.games.thirty_years_war.pieces import LEADERS
from westphalia.games.thirty_years_war.state import City, Leader, Place, ThirtyYearsWarState
from westphalia.games.thirty_years_war.terms import Kind

Recruits = Callable[[ThirtyYearsWarState, City], list[int]]
Bases = Callable[[ThirtyYearsWarState], list[City]]

# By Nation.  The English unit has no leader and counts as a German one (17.E.2a).
_RECRUITS: Final[list[Recruits]] = [
    german.recruits,
    german.recruits,
    hungarian.recruits,
    danish.recruits,
    german.recruits,  # 17.Sw.3
    french.recruits,
    saxon.recruits,
    imperial.recruits,
    bavarian.recruits,
    spanish.recruits,
]
_BASES: Final[list[Bases]] = [
    german.all_bases,
    german.all_bases,
    german.all_bases,  # 17.H.1b
    danish.all_bases,
    swedish.all_bases,
    french.all_bases,
    saxon.all_bases,
    imperial.all_bases,
    bavarian.all_bases,
    spanish.all_bases,
]


def recruits(s: ThirtyYearsWarState, leader: Leader, place: Place) -> list[int]:
    """8.43, 8.44 The kinds of units that a leader may try to recruit in a place.

    17.H.3: while Hungary is in rebellion nothing but Hungarian Militia is recruited there.
    """
    if place >= CITIES:
        return []
    kinds = _RECRUITS[s.board.leader_nation[leader]](s, place)
    if s.rebellion and s.board.area_of[place] == HUNGARY:
        return [kind for kind in kinds if kind == Kind.HUNGARIAN_MILITIA]
    return kinds


def piece_nation(s: ThirtyYearsWarState, piece: int) -> int:
    """The nation of a unit, or of a leader as he stands in a list of pieces."""
    if piece >= LEADERS:
        return s.board.leader_nation[piece - LEADERS]
    return s.board.kind_nation[piece // 2]


def all_bases(s: ThirtyYearsWarState, piece: int) -> list[City]:
    """5.32e The Supply Bases of a piece, whoever holds them now."""
    if spanish.is_cardinals(s, piece):
        return imperial.all_bases(s)  # 17.Sp.1b
    return _BASES[piece_nation(s, piece)](s)
