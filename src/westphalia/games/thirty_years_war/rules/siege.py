"""13.1, 13.2 Siege markers and siege combat: in an activation, and in the End Phase."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.events.battle import (
    FortressTaken,
    SiegeContinued,
    SiegeLaid,
    SiegeRolled,
)
from westphalia.games.thirty_years_war.objections.battle import (
    BesiegedAlready,
    NoSiegeThere,
    NotBesiegedYet,
    RolledAlready,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    SIDES,
    commanders,
    leaders_at,
    roll,
    take_unit,
    the_march,
    units_at,
)
from westphalia.games.thirty_years_war.rules.control import (
    besieged_by,
    besieging_factors,
    gain_city,
    may_attack_fortress,
    siege_level,
    siege_number,
)
from westphalia.games.thirty_years_war.rules.losses import LoseSteps, lose_leaders
from westphalia.games.thirty_years_war.rules.victory import raise_influence
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
)
from westphalia.games.thirty_years_war.words import (
    ASSAULT,
    BESIEGE,
    DONE,
    PASS,
    ROLL,
    SPINOLA,
    WALLENSTEIN,
)

# In an activation


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


@dataclass(frozen=True)
class EndAtFortress(Step):
    """13.11a, 13.21a An activated leader who ended his movement at a Fortress may besiege it.

    13.12b: where the marker was placed in this round there is no roll yet; 13.12c: an army that
    has not moved need not forage for it.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        march = the_march(s)
        if not is_at_fortress(s, self.seat):
            return
        if not s.siege[march.city]:
            play.then(LaySiege(self.seat, march.city))
        elif march.city not in s.laid:
            play.then(Assault(self.seat, march.city, march.leader))


@dataclass(frozen=True)
class BesiegeAfterBattle(Step):
    """12.28e, 13.12a Who has won a battle may lay a siege, but fights no other way any more.

    His movement had ended before the battle, so that the activated leader may have fallen in it.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        city = the_march(play.state).city
        if may_attack_fortress(play.state, city, self.seat):
            play.then(LaySiege(self.seat, city))


def is_at_fortress(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """13.11a, 13.21a Whether the activated leader stands before a Fortress of others."""
    march = the_march(s)
    if not may_attack_fortress(s, march.city, seat):
        return False
    return LEADERS + march.leader in s.pieces[march.city]


@dataclass(frozen=True)
class Assault(Decision):
    """13.11b, 13.21a With a Siege marker from an earlier round he may roll; he never must.

    10.12b: whatever his leadership rating is.  Worked out in ex-13.21.
    """

    seat: Seat
    city: City
    leader: Leader

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        return [Question(self.seat, "assault", "13.21a", [ASSAULT, PASS])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        return BesiegedAlready(self.city) if choice is BESIEGE else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is ASSAULT:
            play.then(SiegeRoll(seat, self.city, self.leader))


# In the End Phase


@dataclass(frozen=True)
class ContinuedSieges(Step):
    """6.0.F1, 13.27 All Siege markers on the map, those of Protestant besiegers first."""

    def run(self, play: Play) -> None:
        play.then(ContinueSieges(PROTESTANT, ()), ContinueSieges(CATHOLIC, ()))


@dataclass(frozen=True)
class ContinueSieges(Decision):
    """13.21b, 13.27 For each marker, in any order, the besieger may roll, even without a leader."""

    seat: Seat
    rolled: tuple[City, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not any(number for number in s.siege):
            return []
        cities = [city for city in besieged_by(s, self.seat) if city not in self.rolled]
        choices = [ROLL[city] for city in cities] + [DONE]
        return [Question(self.seat, "continue_sieges", "13.27", choices)] * bool(cities)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "roll":
            return None
        if choice.noun in self.rolled:
            return RolledAlready(choice.noun)
        return None if choice.noun in besieged_by(s, seat) else NoSiegeThere(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not DONE:
            rolled = (*self.rolled, choice.noun)
            play.then(SiegeRoll(seat, choice.noun, NONE), ContinueSieges(seat, rolled))


# The roll


def siege_modifier(s: ThirtyYearsWarState, seat: Seat, city: City, leader: Leader) -> int:
    """13.23, tab.siege The number of the marker, what is printed on the city, and Spinola.

    What is printed is 0 or negative, and is added.  *leader* is the activated one, or NONE in the
    End Phase, when it is enough that Spinola is with the besiegers.  Worked out in ex-13.23.
    """
    present = leaders_at(s, city, seat) if leader == NONE else [leader]
    spinola = s.board.charts.siege_spinola if SPINOLA in present else 0
    return siege_number(s, city) + s.board.siege_modifier[city] + spinola


NATURAL_FAILURE = 0  # 13.25b
NATURAL_SUCCESS = SIDES - 1  # 13.25a


def succeeds(s: ThirtyYearsWarState, rolled: int, modifier: int) -> bool:
    """13.24, 13.25a, 13.25b, tab.siege A natural 9 always does, a natural 0 never."""
    if rolled in (NATURAL_FAILURE, NATURAL_SUCCESS):
        return rolled == NATURAL_SUCCESS
    return rolled + modifier >= s.board.charts.siege_success


@dataclass(frozen=True)
class SiegeOdds:
    """13.22 A siege roll before it is made: of the ten faces so many succeed, and cost a step."""

    modifier: int
    successes: int
    losses: int


def siege_odds(s: ThirtyYearsWarState, seat: Seat, city: City, leader: Leader) -> SiegeOdds:
    """13.23, 13.25 The chances of a siege roll, under an activated leader or without (NONE)."""
    modifier = siege_modifier(s, seat, city, leader)
    faces = [succeeds(s, rolled, modifier) for rolled in range(SIDES)]
    return SiegeOdds(modifier, sum(faces), 1)


@dataclass(frozen=True)
class SiegeRoll(Step):
    """13.22 The modifier, the roll, and what becomes of the marker if it fails."""

    seat: Seat
    city: City
    leader: Leader

    def run(self, play: Play) -> None:
        s = play.state
        modifier = siege_modifier(s, self.seat, self.city, self.leader)
        rolled = roll(play)
        success = succeeds(s, rolled, modifier)
        play.tell(SiegeRolled, self.seat, self.city, rolled, modifier, success)
        if success:
            take_fortress(play, self.seat, self.city, self.leader)
            return
        hold_out(play, self.seat, self.city)
        if rolled == NATURAL_FAILURE:  # 13.25c: no other failure costs a step
            play.then(LoseSteps(self.seat, self.city, 1))


def hold_out(play: Play, seat: Seat, city: City) -> None:
    """13.24b, 13.26a The Fortress holds out; the marker rises by one, up to its maximum."""
    s = play.state
    s.siege[city] = min(s.siege[city], s.board.charts.siege_most) + 1
    play.tell(SiegeContinued, seat, city, siege_number(s, city))


def take_fortress(play: Play, seat: Seat, city: City, leader: Leader) -> None:
    """13.24a, 3.12a The besieger gains the Fortress; who is inside is lost, leaders included.

    They have no replacements (12.43).  The besiegers are in the city now, and a revolt is over
    (9.42f).
    """
    s = play.state
    other = enemy(seat)
    units, leaders = units_at(s, city, other), leaders_at(s, city, other)
    led = was_led_by_wallenstein(s, seat, city, leader)
    s.siege[city] = s.inside[city] = 0
    s.revolt[city] = s.held[city] = NOBODY
    play.tell(FortressTaken, seat, city, tuple(units), tuple(leaders))
    for unit in units:
        take_unit(play, city, unit)
    gain_city(play, city, seat)
    lose_leaders(play, leaders, replaced=False)
    if led:
        raise_influence(play, 1)


def was_led_by_wallenstein(s: ThirtyYearsWarState, seat: Seat, city: City, leader: Leader) -> bool:
    """7.1b Whether he is the activated leader, or in the End Phase commands the besiegers.

    Whom else he may name (12.24) the owner will, since influence is of no use to him.
    """
    if leader != NONE:
        return leader == WALLENSTEIN
    return commanders(s, leaders_at(s, city, seat)) == [WALLENSTEIN]
