"""10.2, 5.32, 17.F.5 Stacking: who may stand together, and who must withdraw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Automatic, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, Board, load_board
from westphalia.games.thirty_years_war.events.march import UnitGivenUp
from westphalia.games.thirty_years_war.events.politics import (
    AreaNamed,
    CitiesNamed,
    LeaderWithdrew,
    UnitWithdrew,
    UnitWithoutRefuge,
)
from westphalia.games.thirty_years_war.objections.cards import AreaNotNamed, CityNotNamed
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    STACKING_LIMIT,
    has_units,
    leader_side,
    leaders_at,
    move_leader,
    move_unit,
    take_unit,
    unit_or_leader,
    unit_side,
)
from westphalia.games.thirty_years_war.rules import nations
from westphalia.games.thirty_years_war.rules.control import recheck_siege
from westphalia.games.thirty_years_war.rules.losses import (
    lose_leader,
    meet_leaders,
    surprise_leaders,
)
from westphalia.games.thirty_years_war.rules.nations import may_enter
from westphalia.games.thirty_years_war.state import (
    NONE,
    PROTESTANT,
    Area,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation
from westphalia.games.thirty_years_war.words import C19, C54, LOSE, NAME, PLACE, REMOVE

# 10.2 Who may stand together

# Those who may be at odds with one another, as bits; all others stand beside everybody (10.23).
IMPERIAL_UNITS: Final = 1
IMPERIAL_LEADERS: Final = 2
BAVARIANS: Final = 4
WALLENSTEIN: Final = 8
TILLY: Final = 16
FRENCH_UNITS: Final = 32
SWEDISH_UNITS: Final = 64

IMPERIALS: Final = IMPERIAL_UNITS | IMPERIAL_LEADERS
RIVALS: Final = WALLENSTEIN | TILLY
ALLIES: Final = FRENCH_UNITS | SWEDISH_UNITS


def _unit_camp(nation: int) -> int:
    camps = {
        int(Nation.IMPERIAL): IMPERIAL_UNITS,
        int(Nation.BAVARIAN): BAVARIANS,
        int(Nation.FRENCH): FRENCH_UNITS,
        int(Nation.SWEDISH): SWEDISH_UNITS,
    }
    return camps.get(nation, 0)


def _leader_camp(name: str, nation: int) -> int:
    own = {"wallenstein": WALLENSTEIN, "tilly": TILLY}.get(name, 0)
    camps = {int(Nation.IMPERIAL): IMPERIAL_LEADERS, int(Nation.BAVARIAN): BAVARIANS}
    return own | camps.get(nation, 0)


def _camps(board: Board) -> list[int]:
    units = [_unit_camp(board.kind_nation[unit // 2]) for unit in range(LEADERS)]
    leaders = [
        _leader_camp(name, nation)
        for name, nation in zip(board.leaders, board.leader_nation, strict=True)
    ]
    return units + leaders


CAMP: Final = _camps(load_board())  # by piece


def camps_of(pieces: list[int]) -> int:
    """10.23 The camps that pieces belong to, as bits."""
    camps = 0
    for piece in pieces:
        camps |= CAMP[piece]
    return camps


class Discord(Quantity[int]):
    """10.25 How many bans on stacking a company of camps breaks."""

    def base(self, s: ThirtyYearsWarState, camps: int) -> int:
        """7.24 Wallenstein and Tilly; 17.A.2 Imperials and Bavarians; 17.F.5a French and Swedes.

        17.B.2 is the second of them as the Bavarians see it; units only are meant by the third.
        """
        broken = int(camps & RIVALS == RIVALS)
        if camps & IMPERIALS and camps & BAVARIANS and not in_force(s, C19):
            broken += 1
        if camps & ALLIES == ALLIES and in_force(s, C54):
            broken += 1
        return broken


discord: Final = Discord()


def own_pieces(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[int]:
    """10.24 The pieces of a side in a place, inside its Fortress and outside it."""
    pieces = s.pieces[place]
    if not pieces:
        return []
    side = s.board.piece_sides[s.saxony]
    return [piece for piece in pieces if side[piece] == seat]


def fits(s: ThirtyYearsWarState, pieces: list[int]) -> bool:
    """10.21, 10.25 Whether pieces of one side may stand together in one city."""
    if sum([piece < LEADERS for piece in pieces]) > STACKING_LIMIT:
        return False
    camps = camps_of(pieces)
    return not camps or discord.of(s, camps) == 0


def may_stack(s: ThirtyYearsWarState, seat: Seat, place: Place, pieces: list[int]) -> bool:
    """10.21, 10.24, 10.25 Whether more pieces of a side may stand in a place.

    10.11: leaders do not count towards the limit.
    """
    company = own_pieces(s, place, seat)
    company.extend(pieces)
    return fits(s, company)


def is_company(s: ThirtyYearsWarState, seat: Seat, city: City, piece: int) -> bool:
    """11.22b Whether a piece may be put there as to enemy leaders: no leader alone beside them."""
    if piece < LEADERS or has_units(s, city, seat):
        return True
    return not leaders_at(s, city, enemy(seat))


def is_legal(s: ThirtyYearsWarState, seat: Seat, place: Place) -> bool:
    """10.22a Whether what a side has in a place may stay there."""
    return fits(s, own_pieces(s, place, seat))


@dataclass(frozen=True)
class CureStacking(Automatic):
    """10.22a, 10.22b The owner gives up what he chooses until the stack is legal.

    11.22a: leaders who have given up their last unit are alone among those who were shut in.
    """

    seat: Seat
    place: Place

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        pieces = own_pieces(s, self.place, self.seat)
        if fits(s, pieces):
            return []
        kinds = sorted(set(surplus(s, pieces)))
        choices = [LOSE[p] if p < LEADERS else REMOVE[p - LEADERS] for p in kinds]
        return [Question(self.seat, "cure_stacking", "10.22a", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice.verb == "lose":
            take_unit(play, self.place, choice.noun)
            play.tell(UnitGivenUp, seat, self.place, choice.noun)
        else:
            lose_leader(play, choice.noun, replaced=False)
        if self.place < CITIES:
            recheck_siege(play, self.place)
            surprise_leaders(play, self.place)
        play.again(self)


def surplus(s: ThirtyYearsWarState, pieces: list[int]) -> list[int]:
    """10.22a, 10.22b What may be given up: units above the limit, or either side of a discord."""
    at_odds: list[int] = []
    if discord.of(s, camps_of(pieces)) > 0:
        at_odds = [p for p in pieces if any(quarrel(s, p, other) for other in pieces)]
    units = [p for p in pieces if p < LEADERS]
    return at_odds + (units if len(units) > STACKING_LIMIT else [])


def quarrel(s: ThirtyYearsWarState, piece: int, other: int) -> bool:
    """10.25 Whether a ban keeps these two apart."""
    return discord.of(s, CAMP[piece] | CAMP[other]) > 0


# 17.F.5 French and Swedes


@dataclass(frozen=True)
class EndGrace(Step):
    """17.F.5b Who stood together when C54 was played must have parted by now, or 10.22 applies.

    It is the end of a Protestant card round; C54 is played after one, so this is the next.
    """

    def run(self, play: Play) -> None:
        s = play.state
        if not s.conflict:
            return
        s.conflict = 0
        stacks = [place for place, here in enumerate(s.pieces) if here]
        together = [place for place in stacks if not is_legal(s, PROTESTANT, place)]
        play.then(*[CureStacking(PROTESTANT, place) for place in together])


# 5.32 Withdrawals for peace: what may be named


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
    if has_units(s, city, enemy(seat)) or not may_enter(s, piece, city):
        return False
    return is_company(s, seat, city, piece) and may_stack(s, seat, city, [piece])
