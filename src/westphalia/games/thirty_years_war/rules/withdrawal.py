"""5.32 Withdrawals that peace negotiations bring."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war import nations
from westphalia.games.thirty_years_war.choices import NAME, PLACE
from westphalia.games.thirty_years_war.events_politics import (
    AreaNamed,
    CitiesNamed,
    LeaderWithdrew,
    UnitWithdrew,
    UnitWithoutRefuge,
)
from westphalia.games.thirty_years_war.nations.limits import may_enter
from westphalia.games.thirty_years_war.objections_cards import AreaNotNamed, CityNotNamed
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    leader_side,
    move_leader,
    move_unit,
    take_unit,
    unit_or_leader,
    unit_side,
    units_at,
)
from westphalia.games.thirty_years_war.rules.leader_loss import lose_leader, meet_leaders
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.rules.stacking import is_company, may_stack
from westphalia.games.thirty_years_war.state import (
    NONE,
    PROTESTANT,
    Area,
    City,
    Leader,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)

# What may be named


def may_name_area(s: ThirtyYearsWarState, seat: Seat, area: Area) -> bool:
    """5.32b, 5.32c, 5.32h Not what the side held at the start, nor the Area of the Swedish Base."""
    if s.set_up.holder[area] == seat:
        return False
    base = s.swedish_base
    return seat != PROTESTANT or base == NONE or s.board.area_of[base] != area


def may_name_city(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """5.32b, 5.32c An Independent City that the side did not control at the start."""
    return s.board.independent[city] and s.set_up.control[city] != seat


@dataclass(frozen=True)
class NameWithdrawal(Automatic):
    """5.32b, 5.32c, 5.32h The other side names what *seat* must leave: an Area, or two cities.

    The UP and off-map France cannot be named.  *cities* is the first of two that was named.
    """

    seat: Seat
    cities: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        areas = [] if self.cities else range(len(s.board.areas))
        choices = [NAME[area] for area in areas if may_name_area(s, self.seat, area)]
        cities = [city for city in range(len(s.board.cities)) if self.open_city(s, city)]
        if self.cities or len(cities) > 1:
            choices += [PLACE[city] for city in cities]
        return [Question(enemy(self.seat), "withdrawal", "5.32h", choices)] if choices else []

    def open_city(self, s: ThirtyYearsWarState, city: City) -> bool:
        return city not in self.cities and may_name_city(s, self.seat, city)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb == "name" and not self.cities:
            return None if may_name_area(s, self.seat, choice.noun) else AreaNotNamed(choice.noun)
        if choice.verb == "place" and choice.noun < len(s.board.cities):
            return None if self.open_city(s, choice.noun) else CityNotNamed(choice.noun)
        return None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice.verb == "name":
            play.tell(AreaNamed, seat, choice.noun)
            play.then(Withdraw(self.seat, play.state.board.area_cities[choice.noun]))
        elif not self.cities:
            play.then(NameWithdrawal(self.seat, (choice.noun,)))
        else:
            cities = (*self.cities, choice.noun)
            play.tell(CitiesNamed, seat, cities)
            play.then(Withdraw(self.seat, cities))


# Where they go


@dataclass(frozen=True)
class Withdraw(Step):
    """5.32e, 5.32h All pieces of a side leave these cities, besieged ones too, one after another.

    A piece for which there is no city is eliminated.
    """

    seat: Seat
    cities: tuple[City, ...]

    def run(self, play: Play) -> None:
        s = play.state
        for city in self.cities:
            for piece in s.pieces[city]:
                if piece_side(s, piece) == self.seat:
                    play.again(self)
                    play.then(WithdrawPiece(self.seat, self.cities, city, piece))
                    return
        for city in self.cities:
            recheck_siege(play, city)


def piece_side(s: ThirtyYearsWarState, piece: int) -> Seat:
    """The side of a unit, or of a leader as he stands in a list of pieces."""
    return unit_side(s, piece) if piece < LEADERS else leader_side(s, piece - LEADERS)


@dataclass(frozen=True)
class WithdrawPiece(Step):
    """5.32h A piece goes to a city as near as possible to its Supply Base, or is eliminated."""

    seat: Seat
    cities: tuple[City, ...]
    origin: City
    piece: int

    def run(self, play: Play) -> None:
        nearest = refuges(play.state, self.seat, self.piece, self.cities)
        if nearest:
            unit, leader = unit_or_leader(self.piece)
            play.then(ChooseRefuge(self.seat, self.origin, unit, leader, tuple(nearest)))
        elif self.piece >= LEADERS:
            lose_leader(play, self.piece - LEADERS, False)
        else:
            take_unit(play, self.origin, self.piece)
            play.tell(UnitWithoutRefuge, self.seat, self.piece, self.origin)


@dataclass(frozen=True)
class ChooseRefuge(Automatic):
    """5.32h Of several cities equally near the owner chooses; 11.22a: who is alone there is met."""

    seat: Seat
    origin: City
    unit: Unit
    leader: Leader
    nearest: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        return [Question(self.seat, "refuge", "5.32h", [PLACE[city] for city in self.nearest])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        city = choice.noun
        if self.leader != NONE:
            move_leader(play, self.leader, city)
            play.tell(LeaderWithdrew, seat, self.leader, self.origin, city)
        else:
            move_unit(play, self.origin, self.unit, city)
            play.tell(UnitWithdrew, seat, self.unit, self.origin, city)
            meet_leaders(play, seat, city)


def refuges(s: ThirtyYearsWarState, seat: Seat, piece: int, left: tuple[City, ...]) -> list[City]:
    """5.32e, 5.32h The cities with the fewest lines to a Supply Base that can take a piece."""
    reached = nations.all_bases(s, piece)
    seen = set(reached)
    while reached:
        found = [city for city in reached if is_refuge(s, seat, piece, city, left)]
        if found:
            return sorted(found)
        reached = [
            city
            for city in dict.fromkeys(c for here in reached for c in s.board.neighbours[here])
            if city not in seen
        ]
        seen.update(reached)
    return []


def is_refuge(
    s: ThirtyYearsWarState, seat: Seat, piece: int, city: City, left: tuple[City, ...]
) -> bool:
    """5.32h A friendly city, free of enemy units, that the piece may enter and join.

    11.32b: off-map France is open like others; 11.22b: no leader goes alone beside enemy leaders.
    """
    if s.control[city] != seat or city in left:
        return False
    if units_at(s, city, enemy(seat)) or not may_enter(s, piece, city):
        return False
    return is_company(s, seat, city, piece) and may_stack(s, seat, city, [piece])
