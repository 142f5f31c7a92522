"""11.16, 15.14 Supply: foraging on the march, and lines of communication to a Supply Base."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.rows import Row, zeros
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Automatic, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events.march import ForageChosen, Hungered, StepStarved
from westphalia.games.thirty_years_war.objections.march import NothingLeft, NotOnTheWay
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    PIECES,
    has_units,
    inside_of,
    is_reduced,
    slowest,
    the_march,
    units_at,
)
from westphalia.games.thirty_years_war.rules.control import (
    WORST_PILLAGE,
    in_neutral_area,
    is_fortress,
    pillage,
    recheck_siege,
)
from westphalia.games.thirty_years_war.rules.losses import lose_step, surprise_leaders
from westphalia.games.thirty_years_war.rules.nations import (
    Line,
    line_of_nation,
    line_side,
    usable_bases,
)
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.words import FORAGE, FRANCE, FROM, LOSE

# 11.16 Foraging


def demand(march: March) -> int:
    """11.16a, 11.16b, 11.16d How many levels must be pillaged for the units that moved.

    11.16e: each counts once, none in a free action; where no city was entered there is no demand.
    """
    if march.free or march.moved < 3 or not foraged(march):
        return 0
    return 1 if march.moved <= 5 else 2


def foraged(march: March) -> list[City]:
    """11.16c The cities moved into: not the first one, and no box."""
    return [place for place in march.trail if place < CITIES]


def levels_open(s: ThirtyYearsWarState, march: March, city: City) -> int:
    """11.16e How many more levels may be chosen in a city."""
    return WORST_PILLAGE - s.pillage[city] - march.forage.count(city)


@dataclass(frozen=True)
class ChooseForage(Automatic):
    """11.16c, 11.163 Before any battle the mover chooses what will be pillaged after it.

    A city that is entered only for a battle is among them, even if it is lost (11.161b).
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        march = the_march(s)
        if len(march.forage) >= demand(march):
            return []
        cities = [city for city in foraged(march) if levels_open(s, march, city) > 0]
        if not cities:
            return []
        return [Question(self.seat, "forage", "11.16c", [FORAGE[city] for city in cities])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "forage":
            return None
        march = the_march(s)
        if choice.noun not in foraged(march):
            return NotOnTheWay(choice.noun)
        return None if levels_open(s, march, choice.noun) > 0 else NothingLeft(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        the_march(play.state).forage.append(choice.noun)
        play.tell(ForageChosen, seat, choice.noun)
        play.again(self)


@dataclass(frozen=True)
class PlaceForage(Step):
    """11.16c, 11.161a, 11.163 The chosen cities are pillaged; what they cannot give costs steps."""

    seat: Seat

    def run(self, play: Play) -> None:
        march = the_march(play.state)
        missing = demand(march)
        for city in march.forage:
            missing -= 1 - pillage(play, city, 1)
        if missing > 0:
            play.tell(Hungered, self.seat, missing)
            play.then(Starve(self.seat, missing))


def starving(s: ThirtyYearsWarState, march: March) -> list[tuple[Place, Unit]]:
    """11.161a The units that moved and are still on the map, with where they are.

    Besieged units that joined the battle did not move.
    """
    main = [u for u, joined in zip(march.units, march.joined, strict=True) if joined < march.spent]
    if s.battle:
        main += s.battle.units[march.seat]
    found = [(march.city, unit) for unit in main]
    for one in march.dropped:
        place, piece = divmod(one, PIECES)
        if piece < LEADERS and piece in s.pieces[place]:
            found.append((place, piece))
    return found


@dataclass(frozen=True)
class Starve(Automatic):
    """11.161a For each level that no city gives, the units that moved lose a step."""

    seat: Seat
    steps: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted({unit for _, unit in starving(s, the_march(s))})
        if not kinds:
            return []
        return [Question(self.seat, "starve", "11.161a", [LOSE[unit] for unit in kinds])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if self.steps > 1:
            play.then(Starve(seat, self.steps - 1))
        places = places_of(play.state, choice.noun)
        if len(places) == 1:
            starve(play, seat, choice.noun, places[0])
        else:
            play.then(StarveAt(seat, choice.noun))


def places_of(s: ThirtyYearsWarState, unit: Unit) -> list[Place]:
    """11.161a Where units of a kind that moved are now."""
    return sorted({place for place, other in starving(s, the_march(s)) if other == unit})


@dataclass(frozen=True)
class StarveAt(Automatic):
    """11.161a Where units of a kind are in several places, the owner says where one starves."""

    seat: Seat
    unit: Unit

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [FROM[place] for place in places_of(s, self.unit)]
        return [Question(self.seat, "starve_at", "11.161a", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        starve(play, seat, self.unit, choice.noun)


def starve(play: Play, seat: Seat, unit: Unit, place: Place) -> None:
    """11.161a A unit loses a step: on the march, in the battle, or where it was dropped.

    These losses are not for good: the counter may be recruited again.
    """
    play.tell(StepStarved, seat, unit, place)
    march = the_march(play.state)
    battle = play.state.battle
    if place != march.city:
        starve_dropped(play, march, place, unit)
    elif unit in march.units:
        starve_marching(play, march, unit)
    elif battle and unit in battle.units[seat]:
        lose_step(battle.units[seat], unit)
    else:
        starve_dropped(play, march, place, unit)


def starve_marching(play: Play, march: March, unit: Unit) -> None:
    """11.161a A unit on the march loses a step."""
    index = slowest(play.state, march, unit)
    if is_reduced(unit):
        del march.units[index], march.joined[index]
    else:
        march.units[index] = unit + 1


def starve_dropped(play: Play, march: March, place: Place, unit: Unit) -> None:
    """11.161a A unit that was dropped on the way loses a step; a siege may lapse (13.14a).

    Not where the army is that stands beside it in a moment.  11.22a: leaders whom it leaves alone
    before a garrison are lost.
    """
    lose_step(play.state.pieces[place], unit)
    march.dropped.remove(place * PIECES + unit)
    if not is_reduced(unit):
        march.dropped.append(place * PIECES + unit + 1)
    if place != march.city:
        recheck_siege(play, place)
        surprise_leaders(play, place)


# 15.14 Lines of communications


def may_pass(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """15.14a, 15.14b Whether a line of a side may run through a city.

    Friendly-controlled, not in revolt (9.42g), in no Neutral Area, not in France before its entry,
    without an enemy force.  13.14b: friends who besiege or mask a Fortress keep the way open, and
    only an enemy one is masked (13.16); a friendly city of an Area that was violated is a city like
    any other (3.1c).
    """
    if s.revolt[city] != NOBODY or in_neutral_area(s, city):
        return False
    if s.board.area_of[city] == FRANCE and not s.france:
        return False
    if s.control[city] == seat:
        return not has_units(s, city, enemy(seat))
    if not is_fortress(s, city) or not has_units(s, city, seat):
        return False
    return s.siege[city] > 0 or s.control[city] == enemy(seat)


def is_open_base(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """15.14b, 15.14d Whether a line may end in a usable base: in none with an enemy force.

    The bases that may be neutral need not be cities that a line passes.
    """
    return not has_units(s, city, enemy(seat))


def may_begin(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """15.14d Units need not control their own city; but none begins a line inside, or in a revolt.

    Inside a Fortress means: one that is besieged or masked.
    """
    return s.revolt[city] == NOBODY and inside_of(s, city) != seat


class Lines(Quantity[int]):
    """15.14a, 15.14d The cities where units of a Line have one to a usable base, as bits."""

    def base(self, s: ThirtyYearsWarState, line: int) -> int:
        """One search from all bases at once; it goes on from cities that a line may pass."""
        seat = line_side(s, line)
        found = [city for city in usable_bases(s, line) if is_open_base(s, seat, city)]
        seen = zeros(CITIES)
        for city in found:
            seen[city] = 1
        for city in found:  # grows as the search goes on
            for near in s.board.neighbours[city]:
                if not seen[near] and may_pass(s, seat, near):
                    found.append(near)
                seen[near] = 1
        for city, inside in enumerate(s.inside):
            if (inside or s.revolt[city] != NOBODY) and not may_begin(s, seat, city):
                seen[city] = 0
        return as_bits(seen)


lines: Final = Lines()


def as_bits(cities: Row) -> int:
    """Cities as bits, city 0 the lowest; put together of two numbers that fit into a word."""
    first = second = 0
    for city, there in enumerate(cities):
        if there and city < FIRST_CITIES:
            first |= 1 << city
        elif there:
            second |= 1 << (city - FIRST_CITIES)
    return second << FIRST_CITIES | first


# Every number of a position fits into 64 bits, or it could not be sent to another process: so the
# cities of a line that is fixed are kept in two, the first of these many and, behind those of all
# lines, the others.
FIRST_CITIES: Final = 60
UNFIXED: Final = [NONE] * (2 * len(Line))


def fixed_line(s: ThirtyYearsWarState, line: int) -> int:
    """19.3 The cities that were fixed to have a line, as bits, or NONE."""
    first = s.fixed_lines[line]
    return NONE if first == NONE else s.fixed_lines[len(Line) + line] << FIRST_CITIES | first


def fix_line(s: ThirtyYearsWarState, line: int, cities: int) -> None:
    """19.3 Only these cities have the line from now on."""
    s.fixed_lines[line] = cities & (1 << FIRST_CITIES) - 1
    s.fixed_lines[len(Line) + line] = cities >> FIRST_CITIES


def carry_status(s: ThirtyYearsWarState, seat: Seat, origin: Place, place: City) -> None:
    """19.3 What was fixed for units goes with them in a retreat; beside others the better counts.

    To be called before they stand there.
    """
    alone = not units_at(s, place, seat)
    for line in Line:
        fixed = fixed_line(s, line)
        if fixed == NONE or line_side(s, line) != seat:
            continue
        if fixed >> origin & 1:
            fix_line(s, line, fixed | 1 << place)
        elif alone:
            fix_line(s, line, fixed & ~(1 << place))


def reaches(s: ThirtyYearsWarState, line: int, place: Place) -> bool:
    """15.14a Whether units of a Line have one from a place."""
    return lines.of(s, line) >> place & 1 == 1


def has_line(s: ThirtyYearsWarState, seat: Seat, place: Place, nation: int) -> bool:
    """15.14a Whether units of a nation have a line of communications from a place."""
    line = line_of_nation(nation)
    assert seat == line_side(s, line), f"seat {seat} has no units of nation {nation}"
    return reaches(s, line, place)


# What a line looks like


@dataclass(frozen=True)
class Trace:
    """15.14 The way from a city to a Supply Base, and the cities on it that break the line.

    It is the way with the fewest breaks, then the shortest; without a usable base it has no cities.
    """

    path: tuple[City, ...]
    breaks: tuple[City, ...]

    @property
    def holds(self) -> bool:
        return bool(self.path) and not self.breaks


def trace_of(s: ThirtyYearsWarState, seat: Seat, line: int, city: City) -> Trace:
    """15.14 A line from a city, or where it breaks."""
    usable = usable_bases(s, line)
    bases = {base for base in usable if is_open_base(s, seat, base)}
    came_from = {city: city}
    waiting = [(0, 0, city)]
    while waiting:
        breaks, length, here = heappop(waiting)
        if here in usable:
            return trace(s, seat, bases, came_from, here)
        for near in s.board.neighbours[here]:
            if near not in came_from:
                came_from[near] = here
                broken = near not in bases and not may_pass(s, seat, near)
                heappush(waiting, (breaks + broken, length + 1, near))
    return Trace((), ())


def trace(
    s: ThirtyYearsWarState,
    seat: Seat,
    bases: set[City],
    came_from: dict[City, City],
    base: City,
) -> Trace:
    """15.14d The way that was found, from the units to the base."""
    path = [base]
    while came_from[path[-1]] != path[-1]:
        path.append(came_from[path[-1]])
    path.reverse()
    breaks = [city for city in path[1:] if city not in bases and not may_pass(s, seat, city)]
    if not may_begin(s, seat, path[0]):
        breaks.insert(0, path[0])
    return Trace(tuple(path), tuple(breaks))


def break_reason(s: ThirtyYearsWarState, seat: Seat, city: City) -> str:
    """15.14b, 15.14d, 9.42g What breaks a line in a city that it cannot pass, in one word."""
    if s.revolt[city] != NOBODY:
        return "revolt"
    if inside_of(s, city) == seat:
        return "besieged"
    if in_neutral_area(s, city):
        return "neutral"
    if s.board.area_of[city] == FRANCE and not s.france:
        return "france"
    return "enemy_force" if units_at(s, city, enemy(seat)) else "not_controlled"
