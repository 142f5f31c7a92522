"""8.66, 17.Sa.3 Saxony switches sides."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import PLACE, TAKE
from westphalia.games.thirty_years_war.events_arrivals import (
    SaxonLeaderMoved,
    SaxonUnitLost,
    SaxonUnitMoved,
    SaxonySwitched,
)
from westphalia.games.thirty_years_war.ids import SAXONY
from westphalia.games.thirty_years_war.objections_events import NotSaxonGround
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    STACKING_LIMIT,
    move_leader,
    move_unit,
    take_unit,
    unit_or_leader,
    units_at,
)
from westphalia.games.thirty_years_war.rules.arrivals import (
    open_gates,
    shut_garrisons,
    turn_garrisons,
)
from westphalia.games.thirty_years_war.rules.casualties import (
    leave_nobody_alone,
    led_in_united_provinces,
)
from westphalia.games.thirty_years_war.rules.control import follow_area, recheck_area
from westphalia.games.thirty_years_war.rules.leader_loss import (
    lose_leader,
    meet_leaders,
    surprise_leaders,
)
from westphalia.games.thirty_years_war.rules.siege import holder_of, recheck_siege
from westphalia.games.thirty_years_war.rules.stacking import is_company, may_stack, own_pieces
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Nation


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
