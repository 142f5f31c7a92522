"""9.1, 9.2 Those who join the war, come, go home or change sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Automatic, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, SWEDEN
from westphalia.games.thirty_years_war.events.politics import (
    AreaJoined,
    CardinalTooLate,
    LeaderArrived,
    SaxonLeaderMoved,
    SaxonUnitLost,
    SaxonUnitMoved,
    SaxonySwitched,
    SwedesCalledHome,
    SwedesReturned,
    UnitsArrived,
)
from westphalia.games.thirty_years_war.objections.effects import (
    NotCalledHome,
    NotPlacedThere,
    NotSaxonGround,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    STACKING_LIMIT,
    counters_left,
    has_units,
    inside_of,
    leader_side,
    leaders_at,
    move_leader,
    move_unit,
    put_leader,
    put_unit,
    take_unit,
    unit_or_leader,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.rules.control import (
    follow_area,
    holder_of,
    is_fortress,
    lift_siege,
    recheck_area,
    recheck_siege,
)
from westphalia.games.thirty_years_war.rules.losses import (
    leave_nobody_alone,
    led_in_united_provinces,
    lose_leader,
    meet_leaders,
    surprise_leaders,
)
from westphalia.games.thirty_years_war.rules.nations import (
    CARDINALS_VETERANS,
    cardinals,
    common_land,
    is_usable_base,
    may_enter,
    within,
)
from westphalia.games.thirty_years_war.rules.stacking import is_company, may_stack, own_pieces
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PRESENT,
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
from westphalia.games.thirty_years_war.terms import Career, Nation
from westphalia.games.thirty_years_war.words import (
    GUSTAVUS_ADOLPHUS,
    JOIN,
    PLACE,
    SAXONY,
    TAKE,
    WALLENSTEIN,
)

# Areas


def unoccupied(s: ThirtyYearsWarState, area: Area) -> list[City]:
    """9.22b The cities of an Area without Catholic units."""
    return [city for city in s.board.area_cities[area] if not has_units(s, city, CATHOLIC)]


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
    return s.control[city] == seat and not has_units(s, city, enemy(seat))


def is_friendly(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """9.23a, 11.22b, 11.32b A friendly city, off-map too, where a leader is not beside enemies."""
    return is_safe(s, seat, city) and not leaders_at(s, city, enemy(seat))


def with_nation(s: ThirtyYearsWarState, seat: Seat, nation: int) -> list[City]:
    """9.23c, 9.23e The cities where units of a nation stand."""
    return [city for city in range(CITIES) if stands_there(s, seat, nation, city)]


def stands_there(s: ThirtyYearsWarState, seat: Seat, nation: int, city: City) -> bool:
    """9.23c, 9.23e Whether units of a nation stand in a city, not inside a Fortress shut in.

    With those who besiege or mask one a leader may be placed.
    """
    return has_unit_of(s, city, nation) and inside_of(s, city) != seat


def has_unit_of(s: ThirtyYearsWarState, place: Place, nation: int) -> bool:
    """2.1a Whether a unit of a nation is in a place, besieged ones among them."""
    nations = s.board.kind_nation
    for piece in s.pieces[place]:
        if piece >= LEADERS:
            return False
        if nations[piece // 2] == nation:
            return True
    return False


def units_of(s: ThirtyYearsWarState, place: Place, nation: int) -> list[Unit]:
    """2.1a The units of a nation in a place, besieged ones among them."""
    nations = s.board.kind_nation
    here = s.pieces[place]
    return [piece for piece in here if piece < LEADERS and nations[piece // 2] == nation]


def havens(s: ThirtyYearsWarState, leader: Leader, cities: list[City]) -> list[City]:
    """9.21a, 9.23a, 9.23b Where a new leader may be placed: in one of these cities, if he can.

    If there is none in any friendly city; he does not stand where his nation may not go, beside
    whom he may not stack with, nor alone beside enemy leaders (11.22b).
    """
    newcomer = Newcomer(s, leader)
    found = [city for city in cities if newcomer.may_join(city)]
    return found or [city for city in range(CITIES) if newcomer.may_seek(city)]


class Newcomer:
    """9.21a, 9.23a, 9.23b A new leader who looks for a city: what is the same for all of them."""

    def __init__(self, s: ThirtyYearsWarState, leader: Leader) -> None:
        self.s = s
        self.seat = leader_side(s, leader)
        self.nation = s.board.leader_nation[leader]
        self.pieces = [LEADERS + leader]
        self.land = within(common_land(s, self.pieces))

    def may_join(self, city: City) -> bool:
        """9.23b, 11.22b Whether he may stand in a city that was named to him."""
        if not self.land[city] or not is_company(self.s, self.seat, city, self.pieces[0]):
            return False
        return may_stack(self.s, self.seat, city, self.pieces)

    def may_seek(self, city: City) -> bool:
        """9.23a Whether he may stand in a city that is friendly only."""
        if not self.land[city] or not is_friendly(self.s, self.seat, city):
            return False
        return may_stack(self.s, self.seat, city, self.pieces)

    def has_haven(self) -> bool:
        """9.23a, 9.23e Whether any city is open to him, if he may come to units of his nation."""
        for city in range(CITIES):
            if self.may_seek(city):
                return True
        return any(self.may_join(city) for city in self.beside_own())

    def beside_own(self) -> list[City]:
        """9.23a, 9.23e The cities with units of his nation."""
        return with_nation(self.s, self.seat, self.nation)


def beside_own(s: ThirtyYearsWarState, leader: Leader) -> list[City]:
    """9.23a, 9.23e With units of his nation, or in any friendly city if there are none.

    Worked out in ex-9.23.
    """
    return havens(s, leader, Newcomer(s, leader).beside_own())


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


# card.C21 Swedes called home


def swedes_at(s: ThirtyYearsWarState, place: Place) -> list[Unit]:
    """card.C21 The Swedish units in a place."""
    return units_of(s, place, Nation.SWEDISH)


def who_is_called(s: ThirtyYearsWarState) -> list[Leader]:
    """card.C21 The Swedish leaders with Swedish units; Gustavus only if there is no other.

    16.26: nobody is called out of the United Provinces, where armies are not divided.
    """
    nation = s.board.leader_nation
    found = [
        leader
        for city in range(CITIES)
        if s.pieces[city] and swedes_at(s, city)
        for leader in leaders_at(s, city, PROTESTANT)
        if nation[leader] == Nation.SWEDISH
    ]
    return sorted([leader for leader in found if leader != GUSTAVUS_ADOLPHUS] or found)


@dataclass(frozen=True)
class CallHome(Automatic):
    """card.C21, card.rule.d The Protestant names the leader who goes home."""

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [JOIN[leader] for leader in who_is_called(s)]
        return [Question(PROTESTANT, "call_home", "card.C21", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "join" and choice.noun not in who_is_called(s)
        return NotCalledHome(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        origin = where_is(s, choice.noun)
        units = (len(swedes_at(s, origin)) + 1) // 2  # half of them, rounded up
        move_leader(play, choice.noun, SWEDEN)
        play.then(TakeHome(choice.noun, origin, units, ()))


@dataclass(frozen=True)
class TakeHome(Automatic):
    """card.C21 Half of the Swedish units go with him; the Protestant chooses which."""

    leader: Leader
    origin: City
    left: int
    taken: tuple[Unit, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(swedes_at(s, self.origin)))
        return [Question(PROTESTANT, "take_home", "card.C21", [TAKE[unit] for unit in kinds])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        move_unit(play, self.origin, choice.noun, SWEDEN)
        taken = (*self.taken, choice.noun)
        if self.left > 1:
            play.then(TakeHome(self.leader, self.origin, self.left - 1, taken))
            return
        play.tell(SwedesCalledHome, self.leader, taken, self.origin)
        recheck_siege(play, self.origin)
        surprise_leaders(play, self.origin)


@dataclass(frozen=True)
class SwedesReturn(Step):
    """card.C21 Before the cards are drawn they come back, if the Base can be used; others wait."""

    def run(self, play: Play) -> None:
        s = play.state
        base = s.swedish_base
        if not s.pieces[SWEDEN] or base == NONE or not is_usable_base(s, base):
            return
        if not units_at(s, base, CATHOLIC):
            land_again(play, base)


def land_again(play: Play, base: City) -> None:
    """card.C21, 10.21 As many come as there is room for; 11.22a: they meet who is alone there."""
    s = play.state
    leaders = leaders_at(s, SWEDEN, PROTESTANT)
    units: list[Unit] = []
    for leader in leaders:
        move_leader(play, leader, base)
    for unit in units_at(s, SWEDEN, PROTESTANT):
        if may_stack(s, PROTESTANT, base, [unit]):
            move_unit(play, SWEDEN, unit, base)
            units.append(unit)
    play.tell(SwedesReturned, tuple(leaders), tuple(units), base)
    surprise_leaders(play, base)


# 17.Sp.31, 17.Sp.32 The deadline of the Cardinal


@dataclass(frozen=True)
class CardinalDeadline(Step):
    """17.Sp.3a, 17.Sp.3b The army is lost if it is not in the zone by the end of the next turn."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.cardinal and s.turn >= s.cardinal:
            s.cardinal = 0
            lose_cardinals_army(play)


def lose_cardinals_army(play: Play) -> None:
    """17.Sp.3b Whoever of it is outside the zone is eliminated, the leader without replacement."""
    s = play.state
    lost = 0
    for city in range(CITIES):
        if any(unit in s.pieces[city] for unit in CARDINALS_VETERANS):
            rest = [piece for piece in s.pieces[city] if piece not in CARDINALS_VETERANS]
            lost += len(s.pieces[city]) - len(rest)
            s.pieces[city] = rest
            recheck_siege(play, city)
            surprise_leaders(play, city)
    late = [one for one in cardinals(s.board) if s.fate[one] == PRESENT]
    late = [one for one in late if not s.board.zone[where_is(s, one)]]
    if lost or late:
        play.tell(CardinalTooLate, lost)
    for leader in late:
        lose_leader(play, leader, replaced=False)


# 8.66, 17.Sa.3 Saxony switches sides


@dataclass(frozen=True)
class SwitchSaxony(Step):
    """17.Sa.3, card.C17 The order of it: cities, Saxons among former friends, sieges, the Area.

    Saxon leaders and units belong to the side that Saxony is on, whoever controls the Area.
    """

    def run(self, play: Play) -> None:
        s = play.state
        led = led_in_united_provinces(s)
        s.saxony = enemy(s.saxony)
        turn_cities(play)
        places = [place for place in range(len(s.pieces)) if saxons_at(s, place)]
        play.then(
            *[PartSaxons(place) for place in places],
            QuitUnitedProvinces(tuple(led)),
            *[JoinFriends(place) for place in places],
            *[SettleSiege(city) for city in places if city < CITIES],
            SettleArea(),
        )


def turn_cities(play: Play) -> None:
    """17.Sa.3 First: the cities without units of the old side but Saxons, Fortress Cities too.

    A city in revolt stays in revolt (9.42e).
    """
    s = play.state
    turned = [
        city
        for city in s.board.area_cities[SAXONY]
        if s.control[city] != s.saxony
        and s.revolt[city] == NOBODY
        and not units_at(s, city, enemy(s.saxony))
    ]
    for city in turned:
        s.control[city] = s.saxony
        open_gates(play, city)
    play.tell(SaxonySwitched, s.saxony, tuple(turned))


def saxons_at(s: ThirtyYearsWarState, place: Place) -> list[int]:
    """17.Sa.3 The Saxon pieces in a place."""
    board = s.board
    return [
        piece
        for piece in s.pieces[place]
        if (
            board.kind_nation[piece // 2]
            if piece < LEADERS
            else board.leader_nation[piece - LEADERS]
        )
        == Nation.SAXON
    ]


# Among former friends


def must_part(s: ThirtyYearsWarState, place: Place) -> bool:
    """8.66a, 8.66d Whether Saxons there stand with pieces of their old side and must leave them.

    Not at a siege in Saxony: there they are on its other side now.
    """
    if not own_pieces(s, place, enemy(s.saxony)):
        return False
    return place >= CITIES or not (s.board.area_of[place] == SAXONY and is_besieged(s, place))


def is_besieged(s: ThirtyYearsWarState, city: City) -> bool:
    """8.66d Whether a wall is between those who are there, or a Siege marker before it."""
    return s.inside[city] > 0 or s.siege[city] > 0


@dataclass(frozen=True)
class PartSaxons(Step):
    """8.66a, 17.Sa.3 Second: Saxons stacked with former friends go home, one after another."""

    place: Place

    def run(self, play: Play) -> None:
        s = play.state
        saxons = saxons_at(s, self.place)
        if saxons and must_part(s, self.place):
            play.again(self)
            play.then(SendSaxon(self.place, saxons[0]))


@dataclass(frozen=True)
class SendSaxon(Step):
    """8.66a, 8.66b A Saxon piece goes to a friendly city of Saxony; without room it is lost.

    17.Sa.3: a leader too, without replacement.
    """

    origin: Place
    piece: int

    def run(self, play: Play) -> None:
        if homes(play.state, self.origin, self.piece):
            play.then(ChooseHome(self.origin, *unit_or_leader(self.piece)))
        elif self.piece >= LEADERS:
            lose_leader(play, self.piece - LEADERS, replaced=False)
        else:
            take_unit(play, self.origin, self.piece)
            play.tell(SaxonUnitLost, self.piece, self.origin)


def homes(s: ThirtyYearsWarState, origin: Place, piece: int) -> list[City]:
    """8.66a, 17.Sa.3, 11.22b The cities of Saxony on the new side that can take a Saxon."""
    return [
        city
        for city in s.board.area_cities[SAXONY]
        if city != origin
        and s.control[city] == s.saxony
        and not units_at(s, city, enemy(s.saxony))
        and is_company(s, s.saxony, city, piece)
        and may_stack(s, s.saxony, city, [piece])
    ]


@dataclass(frozen=True)
class ChooseHome(Automatic):
    """17.Sa.3 The side that Saxony has joined chooses the city."""

    origin: Place
    unit: Unit
    leader: Leader

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        return [Question(s.saxony, "saxon_home", "17.Sa.3", [PLACE[c] for c in self.cities(s)])]

    def cities(self, s: ThirtyYearsWarState) -> list[City]:
        piece = self.unit if self.leader == NONE else LEADERS + self.leader
        return homes(s, self.origin, piece)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "place" and choice.noun not in self.cities(s)
        return NotSaxonGround(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        city = choice.noun
        if self.leader != NONE:
            move_leader(play, self.leader, city)
            play.tell(SaxonLeaderMoved, self.leader, self.origin, city)
        else:
            move_unit(play, self.origin, self.unit, city)
            play.tell(SaxonUnitMoved, self.unit, self.origin, city)


@dataclass(frozen=True)
class QuitUnitedProvinces(Step):
    """16.26 Units there whom Saxons have led, and nobody leads now, are eliminated."""

    led: tuple[Seat, ...]

    def run(self, play: Play) -> None:
        leave_nobody_alone(play, list(self.led))


# Sieges and the Area


@dataclass(frozen=True)
class JoinFriends(Automatic):
    """8.66d, 10.21 Saxons beside new friends, and more than eight with them: the surplus goes home.

    At a siege, or in the United Provinces, where a side has one army (16.22a).
    """

    place: Place

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        saxons = sorted({piece for piece in saxons_at(s, self.place) if piece < LEADERS})
        if not saxons or len(units_at(s, self.place, s.saxony)) <= STACKING_LIMIT:
            return []
        return [Question(s.saxony, "surplus", "8.66d", [TAKE[unit] for unit in saxons])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.again(self)
        play.then(SendSaxon(self.place, choice.noun))


@dataclass(frozen=True)
class SettleSiege(Step):
    """17.Sa.3, 8.66c Third: a siege between Saxons and their new friends is over.

    8.66d: one between others goes on if the besiegers still meet the siege level (13.14a).  3.13e:
    a city that Saxons kept from the controller of its Area is his when they are on his side.
    """

    city: City

    def run(self, play: Play) -> None:
        s = play.state
        city, old = self.city, enemy(s.saxony)
        if not is_besieged(s, city):
            follow_area(play, city)
            return
        within = own_pieces(s, city, holder_of(s, city))
        if holder_of(s, city) == old and saxons_at(s, city) and not within:
            open_gates(play, city)
            return
        s.inside[city] = int(bool(within))
        recheck_siege(play, city)
        surprise_leaders(play, city)  # who besieged it with Saxons, and is left alone


@dataclass(frozen=True)
class SettleArea(Step):
    """17.Sa.3, 9.42f Fourth: the Area, its points and its Elector, by the normal rules.

    A Fortress in revolt returns to the new side.
    """

    def run(self, play: Play) -> None:
        s = play.state
        for city in s.board.area_cities[SAXONY]:
            if units_at(s, city, s.saxony):
                meet_leaders(play, s.saxony, city)
        recheck_area(play, SAXONY, s.saxony)
        turn_garrisons(play, shut_garrisons(s, SAXONY, s.saxony), s.saxony)
