"""2.1, 3.2 The counters: who stands where, what they are worth, how they come and go."""

from __future__ import annotations

from bisect import insort
from typing import Final

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, CLASSES, Board, load_board
from westphalia.games.thirty_years_war.state import (
    LOST,
    NONE,
    PRESENT,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
)

LEADERS: Final = CLASSES  # in a list of pieces a leader is his number above all units
PIECES: Final = LEADERS + len(load_board().leaders)
STACKING_LIMIT: Final = 8  # 10.21
LEADER_MOVEMENT: Final = 8  # 3.2b


def is_reduced(unit: Unit) -> bool:
    """2.1a Whether it shows its reduced side."""
    return unit % 2 == 1


def steps_of(unit: Unit) -> int:
    """2.1a Two steps at full strength, one when reduced."""
    return 2 - unit % 2


def unit_side(s: ThirtyYearsWarState, unit: Unit) -> Seat:
    """17.Sa.3 The side a unit fights for: that of its nation, and the Saxons' may change."""
    return s.board.piece_sides[s.saxony][unit]


def leader_side(s: ThirtyYearsWarState, leader: Leader) -> Seat:
    """17.Sa.3 The side a leader fights for."""
    return s.board.piece_sides[s.saxony][LEADERS + leader]


def units_at(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Unit]:
    """2.1b, 3.2a The units of a side in a place: they fight, pillage and gain control.

    With a leader beside them they are an army (3.2d).  The markers for large stacks have no effect
    on play (2.1d), so there are none here.
    """
    pieces = s.pieces[place]
    if not pieces:
        return []
    side = s.board.piece_sides[s.saxony]
    return [piece for piece in pieces if piece < LEADERS and side[piece] == seat]


def leaders_at(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Leader]:
    """3.2b The leaders of a side in a place; in a list of pieces they come last."""
    pieces = s.pieces[place]
    if not pieces or pieces[-1] < LEADERS:
        return []
    side = s.board.piece_sides[s.saxony]
    return [piece - LEADERS for piece in pieces if piece >= LEADERS and side[piece] == seat]


def inside_of(s: ThirtyYearsWarState, place: Place) -> Seat:
    """3.12d Whose pieces are inside the Fortress there; a revolt does not open it (9.42f)."""
    if place >= CITIES or not s.inside[place]:
        return NOBODY
    return s.control[place] if s.revolt[place] == NOBODY else s.held[place]


def units_outside(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Unit]:
    """3.12d, 12.11b The units of a side that stand in a place, and not inside its Fortress."""
    return [] if inside_of(s, place) == seat else units_at(s, place, seat)


def leaders_outside(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Leader]:
    """3.12d The leaders of a side that stand in a place, and not inside its Fortress."""
    return [] if inside_of(s, place) == seat else leaders_at(s, place, seat)


def strength(board: Board, units: list[Unit]) -> int:
    """12.22 The sum of their combat factors.  Worked out in ex-12.3b."""
    return sum([board.strength[unit] for unit in units])


def where_is(s: ThirtyYearsWarState, leader: Leader) -> Place:
    """The place of a leader on the map; one who marches is where his march is."""
    if s.march and leader in s.march.leaders:
        return s.march.city
    piece = LEADERS + leader
    return next((place for place, here in enumerate(s.pieces) if piece in here), NONE)


def unit_or_leader(piece: int) -> tuple[Unit, Leader]:
    """3.2a, 3.2b A piece as the unit or the leader that it is; the other is NONE."""
    return (piece, NONE) if piece < LEADERS else (NONE, piece - LEADERS)


def counters_left(s: ThirtyYearsWarState, kind: int, in_play: list[int] | None = None) -> int:
    """2.1c, 12.33 Counters that may still come into play: neither there now nor gone for good.

    Marked Spanish Veterans are the same counters as the others (17.Sp.33).  Who asks for many kinds
    counts those *in play* once.
    """
    there = counters_in_play(s) if in_play is None else in_play
    left = s.board.counters[s.board.counters_of[kind]]
    for unit in s.board.classes_of[kind]:
        left -= there[unit]
        if is_reduced(unit):
            left -= s.gone[unit // 2]
    return left


def counters_in_play(s: ThirtyYearsWarState) -> list[int]:
    """2.1c By class, the counters on the map, and those in a march or in a battle."""
    found = [0] * PIECES
    for here in s.pieces:
        for piece in here:
            found[piece] += 1
    if s.march:
        for unit in s.march.units:
            found[unit] += 1
    if s.battle:
        for unit in [*s.battle.units[0], *s.battle.units[1], *s.battle.besieged]:
            found[unit] += 1
    return found


def put_unit(play: Play, place: Place, unit: Unit) -> None:
    insort(play.state.pieces[place], unit)


def take_unit(play: Play, place: Place, unit: Unit) -> None:
    play.state.pieces[place].remove(unit)


def put_leader(play: Play, place: Place, leader: Leader) -> None:
    """9.21b A leader comes into a place, and so into play."""
    play.state.fate[leader] = PRESENT
    insort(play.state.pieces[place], LEADERS + leader)


def take_leader(play: Play, leader: Leader) -> None:
    """Takes a leader off the map or out of a march; his fate is the caller's."""
    s = play.state
    if s.march and leader in s.march.leaders:
        s.march.leaders.remove(leader)
        return
    s.pieces[where_is(s, leader)].remove(LEADERS + leader)


def move_unit(play: Play, origin: Place, unit: Unit, place: Place) -> None:
    """A unit goes from one place to another at once, without a march."""
    take_unit(play, origin, unit)
    put_unit(play, place, unit)


def move_leader(play: Play, leader: Leader, place: Place) -> None:
    """A leader goes to a place at once, from wherever he is."""
    take_leader(play, leader)
    put_leader(play, place, leader)


def remove_leader(play: Play, leader: Leader) -> None:
    """12.41a A leader leaves the war for good."""
    take_leader(play, leader)
    play.state.fate[leader] = LOST
