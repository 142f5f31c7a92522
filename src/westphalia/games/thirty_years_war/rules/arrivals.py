"""9.1, 9.2 Areas that join by an event, new leaders, and the units that come with them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Automatic, Objection, Question, Seat
from westphalia.games.thirty_years_war.board import CITIES, Board
from westphalia.games.thirty_years_war.choices import PLACE
from westphalia.games.thirty_years_war.events_arrivals import (
    AreaJoined,
    LeaderArrived,
    UnitsArrived,
)
from westphalia.games.thirty_years_war.ids import WALLENSTEIN
from westphalia.games.thirty_years_war.nations.limits import common_land, may_enter
from westphalia.games.thirty_years_war.objections_events import NotPlacedThere
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    counters_left,
    inside_of,
    leader_side,
    leaders_at,
    put_leader,
    put_unit,
    units_at,
)
from westphalia.games.thirty_years_war.rules.control import (
    is_fortress,
    lift_siege,
    recheck_area,
)
from westphalia.games.thirty_years_war.rules.leader_loss import meet_leaders, surprise_leaders
from westphalia.games.thirty_years_war.rules.stacking import is_company, may_stack
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    WAITING,
    Area,
    Card,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Career

# Areas


def unoccupied(s: ThirtyYearsWarState, area: Area) -> list[City]:
    """9.22b The cities of an Area without Catholic units."""
    return [city for city in s.board.area_cities[area] if not units_at(s, city, CATHOLIC)]


def join_area(play: Play, area: Area) -> None:
    """9.13a, 9.22a, 9.22c An event brings an Area in on the Protestant side; no violation.

    All cities without Catholic units follow, Fortress Cities too; one in revolt stays so.  The
    Area itself, and its points, go by the control rating; a Protestant one has them already.
    Catholic leaders who were alone behind a wall are lost with it to those before it (11.22c).
    """
    s = play.state
    cities = [
        city
        for city in unoccupied(s, area)
        if s.control[city] != PROTESTANT and s.revolt[city] == NOBODY
    ]
    garrisons = shut_garrisons(s, area, PROTESTANT)
    if s.holder[area] == PROTESTANT and not cities and not garrisons:
        return
    s.neutral[area] = 0
    for city in cities:
        s.control[city] = PROTESTANT
        open_gates(play, city)
    play.tell(AreaJoined, area, tuple(cities))
    for city in cities:
        surprise_leaders(play, city)
    recheck_area(play, area, PROTESTANT)
    turn_garrisons(play, garrisons, PROTESTANT)


def shut_garrisons(s: ThirtyYearsWarState, area: Area, seat: Seat) -> list[City]:
    """9.42f The Fortresses in revolt that go over with their Area: where no enemy units are."""
    return [
        city
        for city in s.board.area_cities[area]
        if s.revolt[city] != NOBODY
        and s.held[city] != seat
        and is_fortress(s, city)
        and not units_at(s, city, enemy(seat))
    ]


def turn_garrisons(play: Play, cities: list[City], seat: Seat) -> None:
    """9.42f When the revolt is over these Fortresses are the new side's.

    Whether the revolt costs the old side the Area was settled before (9.42b).
    """
    for city in cities:
        play.state.held[city] = seat
        open_gates(play, city)
        surprise_leaders(play, city)


def open_gates(play: Play, city: City) -> None:
    """3.12d A Fortress has gone over to those outside it, or they to it: nobody is shut in."""
    play.state.inside[city] = 0
    if play.state.siege[city]:
        lift_siege(play, city)


# Places


def is_safe(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """9.23a, 9.23c A friendly city, neither besieged nor masked nor occupied by enemy units."""
    return s.control[city] == seat and not units_at(s, city, enemy(seat))


def friendly_cities(s: ThirtyYearsWarState, seat: Seat) -> list[City]:
    """9.23a, 11.22b, 11.32b Friendly cities, off-map too, where a leader is not beside enemies."""
    return [
        city
        for city in range(CITIES)
        if is_safe(s, seat, city) and not leaders_at(s, city, enemy(seat))
    ]


def with_nation(s: ThirtyYearsWarState, seat: Seat, nation: int) -> list[City]:
    """9.23c, 9.23e Where units of a nation stand: not in a box, nor inside a Fortress shut in.

    With those who besiege or mask one a leader may be placed.
    """
    classes = classes_of(s.board, nation)
    return [
        city
        for city, here in enumerate(s.pieces[:CITIES])
        if here and not classes.isdisjoint(here) and inside_of(s, city) != seat
    ]


@cache
def classes_of(board: Board, nation: int) -> frozenset[Unit]:
    """2.1a The classes of counters of a nation."""
    return frozenset([unit for unit in range(LEADERS) if board.kind_nation[unit // 2] == nation])


def units_of(s: ThirtyYearsWarState, place: Place, nation: int) -> list[Unit]:
    """2.1a The units of a nation in a place, besieged ones among them."""
    classes = classes_of(s.board, nation)
    return [piece for piece in s.pieces[place] if piece in classes]


def havens(s: ThirtyYearsWarState, leader: Leader, cities: list[City]) -> list[City]:
    """9.21a, 9.23a, 9.23b Where a new leader may be placed: in one of these cities, if he can.

    If there is none in any friendly city; he does not stand where his nation may not go, beside
    whom he may not stack with, nor alone beside enemy leaders (11.22b).
    """
    seat, pieces = leader_side(s, leader), [LEADERS + leader]
    foe = enemy(seat)
    free = [c for c in cities if not leaders_at(s, c, foe) or units_at(s, c, seat)]
    land = common_land(s, pieces)
    found = [c for c in free if land >> c & 1 and may_stack(s, seat, c, pieces)]
    if found:
        return found
    friendly = [city for city in friendly_cities(s, seat) if land >> city & 1]
    return [city for city in friendly if may_stack(s, seat, city, pieces)]


def beside_own(s: ThirtyYearsWarState, leader: Leader) -> list[City]:
    """9.23a, 9.23e With units of his nation, or in any friendly city if there are none.

    Worked out in ex-9.23.
    """
    return havens(s, leader, with_nation(s, leader_side(s, leader), s.board.leader_nation[leader]))


# Arrival


def coming(s: ThirtyYearsWarState, card: Card) -> list[Leader]:
    """9.24 The leaders of a card, without those who are in play already or lost."""
    return [leader for leader in s.board.card_leaders[card] if s.fate[leader] == WAITING]


@dataclass(frozen=True)
class PlaceLeader(Automatic):
    """9.21a, card.rule.d The player of the card puts a new leader and his units in one place.

    9.24: without the leader, if he cannot come, the units alone.  11.22b: without any unit he does
    not come where he would stand beside enemy leaders.
    """

    seat: Seat
    leader: Leader
    units: tuple[Unit, ...]
    places: tuple[Place, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [PLACE[place] for place in self.open_places(s)]
        return [Question(self.seat, "place_leader", "9.21a", choices)] if choices else []

    def open_places(self, s: ThirtyYearsWarState) -> list[Place]:
        army = self.seat, self.leader, self.units
        return [place for place in self.places if is_welcome(s, *army, place)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "place" and choice.noun not in self.open_places(s)
        return NotPlacedThere(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        leaders = [] if self.leader == NONE else [self.leader]
        bring(play, seat, choice.noun, leaders, list(self.units))


def is_welcome(
    s: ThirtyYearsWarState, seat: Seat, leader: Leader, units: Sequence[Unit], place: Place
) -> bool:
    """11.22b Whether a new leader is not alone beside enemy leaders, as a unit comes with him."""
    if leader == NONE or is_company(s, seat, place, LEADERS + leader):
        return True
    return any(may_come(s, seat, place, unit) for unit in units)


def force(
    seat: Seat, leaders: list[Leader], units: list[Unit], places: list[City]
) -> list[PlaceLeader]:
    """9.21a, 9.24 The first leader comes with the units, or they without one; then the others."""
    first = leaders[0] if leaders else NONE
    where = tuple(places)
    following = [PlaceLeader(seat, leader, (), where) for leader in leaders[1:]]
    return [PlaceLeader(seat, first, tuple(units), where), *following]


def bring(play: Play, seat: Seat, place: Place, leaders: list[Leader], units: list[Unit]) -> None:
    """9.21a, 9.21b, card.rule.c They are in play at once, as far as counters and stacking allow."""
    s = play.state
    for leader in leaders:
        put_leader(play, place, leader)
        play.tell(LeaderArrived, seat, leader, place)
        if leader == WALLENSTEIN:  # 7.0, 7.1a
            s.wallenstein, s.influence = int(Career.IN_COMMAND), 0
    come = [unit for unit in units if receive(play, seat, place, unit)]
    if come:
        play.tell(UnitsArrived, seat, tuple(come), place)
        if place < CITIES:
            meet_leaders(play, seat, place)


def receive(play: Play, seat: Seat, place: Place, unit: Unit) -> bool:
    """card.rule.c A unit comes if it can."""
    if not may_come(play.state, seat, place, unit):
        return False
    put_unit(play, place, unit)
    return True


def may_come(s: ThirtyYearsWarState, seat: Seat, place: Place, unit: Unit) -> bool:
    """card.rule.c, 10.21, 17.Sp.2b Whether its counter is left, and it may be there.

    A flag has room for all (17.D.3a).
    """
    if not counters_left(s, unit // 2):
        return False
    return place >= CITIES or (may_enter(s, unit, place) and may_stack(s, seat, place, [unit]))
