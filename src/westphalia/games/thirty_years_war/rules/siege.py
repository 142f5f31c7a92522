"""13.1 Sieges: who besieges a Fortress, what it takes, how a siege begins and lapses."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Decision, Objection, Question, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import ASSAULT, BESIEGE, PASS
from westphalia.games.thirty_years_war.events_siege import SiegeLaid
from westphalia.games.thirty_years_war.objections_siege import NotBesiegedYet
from westphalia.games.thirty_years_war.pieces import strength, units_at
from westphalia.games.thirty_years_war.rules.control import follow_area, is_fortress, lift_siege
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    City,
    Place,
    Play,
    ThirtyYearsWarState,
)


def holder_of(s: ThirtyYearsWarState, city: City) -> Seat:
    """13.0, 9.42f Who holds a Fortress: its controller, in a revolt the one before it."""
    return s.control[city] if s.revolt[city] == NOBODY else s.held[city]


def may_attack_fortress(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """13.0, 13.11a Whether a place is a Fortress City that a side can gain by a siege alone.

    It is the enemy's, or neutral: Independent, or in an Area without controller (3.12c).
    """
    return place < CITIES and is_fortress(s, place) and holder_of(s, place) != seat


def besieger_of(s: ThirtyYearsWarState, city: City) -> Seat:
    """13.16, 13.21b The side whose units besiege or mask a Fortress, or nobody."""
    holder = holder_of(s, city)
    for seat in (PROTESTANT, CATHOLIC):
        if seat != holder and units_at(s, city, seat):
            return seat
    return NOBODY


def siege_level(s: ThirtyYearsWarState, city: City) -> int:
    """13.13a The strength of the Fortress and the combat factors of all units inside."""
    holder = holder_of(s, city)
    inside = units_at(s, city, holder) if holder != NOBODY else []
    return s.board.fortress[city] + strength(s.board, inside)


def besieging_factors(s: ThirtyYearsWarState, city: City, seat: Seat) -> int:
    """13.13b The combat factors of a side in the city, whoever brought them there."""
    return strength(s.board, units_at(s, city, seat))


def may_lay_siege(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """13.11a, 13.13b, 10.12b Enough factors are there; the leader's own rating does not matter.

    Worked out in ex-13.13.
    """
    if not may_attack_fortress(s, place, seat) or s.siege[place]:
        return False
    return besieging_factors(s, place, seat) >= siege_level(s, place)


@dataclass(frozen=True)
class LaySiege(Decision):
    """13.11b, 13.13b A Siege marker may be placed by an activated leader with enough factors.

    It comes after his movement, or at once after a battle that was won there (12.28e).
    """

    seat: Seat
    city: City

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not may_lay_siege(s, self.city, self.seat):
            return []
        return [Question(self.seat, "lay_siege", "13.13b", [BESIEGE, PASS])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        return NotBesiegedYet(self.city) if choice is ASSAULT else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is BESIEGE:
            lay_siege(play, self.city, seat)


def lay_siege(play: Play, city: City, seat: Seat) -> None:
    """13.13b, 13.12b A Siege marker is placed; in this round there is no roll for it."""
    s = play.state
    s.siege[city] = 1
    s.laid.append(city)
    factors = besieging_factors(s, city, seat)
    play.tell(SiegeLaid, seat, city, factors, siege_level(s, city))


def siege_number(s: ThirtyYearsWarState, city: City) -> int:
    """13.26a The number of the Continued Siege marker: 0 as long as it is a Siege marker only."""
    return max(0, s.siege[city] - 1)


def recheck_siege(play: Play, city: City) -> None:
    """13.14a, 13.26b A siege lapses with its number when too few besieging factors are left.

    3.12d: when the last of them has gone, those inside are simply in the city.  3.12c: a city that
    nobody controls goes with its Area then.
    """
    s = play.state
    follow_area(play, city)
    if not is_fortress(s, city):
        return
    besieger = besieger_of(s, city)
    if besieger == NOBODY:
        s.inside[city] = 0
    if s.siege[city] and besieging_factors(s, city, besieger) < siege_level(s, city):
        lift_siege(play, city)


def besieged_by(s: ThirtyYearsWarState, seat: Seat) -> list[City]:
    """13.21b Where a side has Siege markers."""
    marked = [city for city, number in enumerate(s.siege) if number]
    return [city for city in marked if besieger_of(s, city) == seat]
