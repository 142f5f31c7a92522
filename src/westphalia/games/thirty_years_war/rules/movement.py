"""11.1 Movement: a stack goes from city to city, gains them, drops off and picks up."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Decision, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import CONTROL, HALT, MARCH
from westphalia.games.thirty_years_war.events_march import Marched
from westphalia.games.thirty_years_war.objections_march import (
    LeadersGainNothing,
    NotConnected,
    NothingToGain,
    OutOfPoints,
)
from westphalia.games.thirty_years_war.pieces import LEADER_MOVEMENT, units_at
from westphalia.games.thirty_years_war.rules.control import (
    convertible,
    is_inviolate,
    violate,
)
from westphalia.games.thirty_years_war.rules.dutch_border import goes_by_sea, ways
from westphalia.games.thirty_years_war.rules.end_of_march import halt, reach_zone
from westphalia.games.thirty_years_war.rules.entering import (
    Confront,
    React,
    gain_on_the_march,
    suppress_on_the_march,
)
from westphalia.games.thirty_years_war.rules.exchange import (
    Exchange,
    bar_exchange,
    exchange,
)
from westphalia.games.thirty_years_war.rules.points import pay, points_left, the_march
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.rules.ways import Stack, bar, bar_halt
from westphalia.games.thirty_years_war.state import (
    City,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
)


@dataclass(frozen=True)
class MarchOn(Decision):
    """8.31b, 11.11a What the stack does next, as long as its points last and it wants to.

    A battle on the way ends the activation, and with it the march (12.291).
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        march = s.march
        if march is None:
            return []
        stack = Stack(s, march)
        ends = bar_halt(s, march) is None
        choices = moves(s, march, stack, ends)
        if ends or not choices:
            choices.append(HALT)
        return [Question(self.seat, "march_on", "11.11a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        march = the_march(s)
        stack = Stack(s, march)
        if choice is HALT:
            return bar_halt(s, march) if moves(s, march, stack, False) else None
        if choice is CONTROL:
            return bar_control(s, march, stack, bar_halt(s, march) is None)
        if choice.verb in ("drop", "leave", "pick_up", "collect"):
            return bar_exchange(s, march, stack.points, choice)
        if choice.verb != "march":
            return None
        if choice.noun not in ways(s, march):
            return NotConnected(choice.noun)
        return bar(s, march, stack, choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is HALT:
            halt(play, seat)
            return
        play.again(self)
        if choice is CONTROL:
            take_control(play, seat)
        elif choice.verb == "march":
            play.then(Enter(seat, choice.noun))
        else:
            exchange(play, seat, choice)


def moves(s: ThirtyYearsWarState, march: March, stack: Stack, ends: bool) -> list[Choice]:
    """11.11a All that a stack can do but halt; *ends* says whether it may stay where it is.

    Who can do nothing else must halt, and see to it that the stack is legal (10.22a).
    """
    choices = [MARCH[p] for p in ways(s, march) if bar(s, march, stack, p) is None]
    if bar_control(s, march, stack, ends) is None:
        choices.append(CONTROL)
    if not march.free:
        choices += Exchange(s, march, stack.points).choices()
    return choices


def bar_control(s: ThirtyYearsWarState, march: March, stack: Stack, ends: bool) -> Objection | None:
    """11.17a Units gain the city where they are for a point, or put down a revolt there (9.43a).

    Not with the last point where they may not stay (11.11c).
    """
    if not stack.units:
        return LeadersGainNothing()
    if stack.points < 1 or (stack.points == 1 and not ends):
        return OutOfPoints()
    return None if may_gain(s, march.city, march.seat) else NothingToGain(march.city)


def may_gain(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """3.11a, 9.43a, 9.43b Whether a point spent in a place gains the city or ends a revolt.

    11.17b, 11.232: a Fortress City is gained by siege only, even an empty one.
    """
    if place >= CITIES:
        return False
    if s.revolt[place] == NOBODY:
        return convertible(s, place, seat)
    return not units_at(s, place, enemy(seat))


def take_control(play: Play, seat: Seat) -> None:
    """11.17a, 3.11d, 9.43a A point for the city, also where the stack began."""
    city = the_march(play.state).city
    pay(play, 1)
    if play.state.revolt[city] == NOBODY:
        gain_on_the_march(play, city, seat)
    else:
        suppress_on_the_march(play, city, seat)


@dataclass(frozen=True)
class Enter(Step):
    """11.11a, 11.12 The stack pays a point and is in the next place; there it meets who is there.

    11.13: it may pass friends, and what it leaves behind may be too weak for a siege (11.15e).
    """

    seat: Seat
    place: Place

    def run(self, play: Play) -> None:
        s = play.state
        march = the_march(s)
        origin = march.city
        by_sea = goes_by_sea(s, march, self.place)
        pay(play, LEADER_MOVEMENT + march.bonus if by_sea else 1)
        march.came_from, march.city = origin, self.place
        if self.place not in march.trail:
            march.trail.append(self.place)
        if origin < CITIES and self.must_recheck(s, origin):
            recheck_siege(play, origin)
        if s.board.zone[self.place]:
            reach_zone(play, self.place, march.units, march.leaders)
        if play.told is not None:
            self.report(play, march)
        if self.place < CITIES:
            arrive(play, self.seat, self.place)

    def must_recheck(self, s: ThirtyYearsWarState, origin: City) -> bool:
        """13.14a, 3.12c Whether a siege may lapse behind it, or a neutral city go with its Area."""
        return bool(s.siege[origin] or s.inside[origin]) or s.control[origin] == NOBODY

    def report(self, play: Play, march: March) -> None:
        leaders, units = tuple(march.leaders), tuple(sorted(march.units))
        points = points_left(play.state, march)
        play.tell(Marched, self.seat, march.came_from, self.place, leaders, units, points)


def arrive(play: Play, seat: Seat, city: City) -> None:
    """11.18a, 11.2 Units bring a Neutral Area into the war; then the enemy there reacts.

    11.18b, 3.2c: leaders alone do not; 11.18c: nothing else changes; 9.42h: nor by a city in
    revolt.
    11.234: an empty enemy Fortress stops nobody.
    """
    s = play.state
    if the_march(s).units and is_inviolate(s, city):
        violate(play, s.board.area_of[city], seat)
    if s.pieces[city]:
        play.then(React(enemy(seat), city), Confront(seat))
