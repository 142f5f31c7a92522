"""11.2, 12.6, 17.Sw.1 Entering a city that the enemy holds, by land or from the sea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import SWEDEN
from westphalia.games.thirty_years_war.events.march import (
    LeadersCaught,
    Overran,
    StayedOutside,
    WentInside,
)
from westphalia.games.thirty_years_war.events.politics import SwedesAttacked, SwedesLanded
from westphalia.games.thirty_years_war.objections.effects import NotOpenToLand
from westphalia.games.thirty_years_war.objections.march import NoRoomToRelieve
from westphalia.games.thirty_years_war.pieces import (
    leaders_outside,
    marchers,
    points_left,
    spend_points,
    strength,
    take_unit,
    the_march,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.arrivals import bring
from westphalia.games.thirty_years_war.rules.battle import Fight
from westphalia.games.thirty_years_war.rules.control import (
    gain_city,
    in_neutral_area,
    is_fortress,
    recheck_siege,
    violate,
)
from westphalia.games.thirty_years_war.rules.end_of_march import Deploy, EndActivation
from westphalia.games.thirty_years_war.rules.losses import lose_leaders
from westphalia.games.thirty_years_war.rules.nations import is_legal_base
from westphalia.games.thirty_years_war.rules.revolts import check_rebellion, suppress
from westphalia.games.thirty_years_war.rules.stacking import may_stack
from westphalia.games.thirty_years_war.rules.victory import raise_influence
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PRESENT,
    PROTESTANT,
    City,
    Leader,
    March,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.words import (
    FIGHT,
    INSIDE,
    OUTSIDE,
    OVERRUN,
    PLACE,
    WALLENSTEIN,
)

LEAST_FORCE: Final = 8  # 12.61b
ODDS: Final = 4  # 12.61c


@dataclass(frozen=True)
class React(Decision):
    """11.23a, 11.23b When units enter, the pieces at their own Fortress go inside, or all stay out.

    11.234: each time, but not those who are inside already; 11.22c: lone leaders may go in as well.
    12.63: they decide before an overrun.
    """

    seat: Seat
    city: City

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not may_react(s, self.seat, self.city):
            return []
        return [Question(self.seat, "react", "11.23a", [INSIDE, OUTSIDE])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is INSIDE:
            play.state.inside[self.city] = 1
            play.tell(WentInside, seat, self.city)
        else:
            play.tell(StayedOutside, seat, self.city)


def may_react(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """11.23a, 11.233 Units came to a Fortress of a side that has pieces there outside."""
    if not is_fortress(s, city) or s.control[city] != seat or not the_march(s).units:
        return False
    return bool(units_outside(s, city, seat) or leaders_outside(s, city, seat))


@dataclass(frozen=True)
class Confront(Step):
    """8.31c, 11.21a Enemy units outside a Fortress stop an army, which must fight them.

    11.21c, 11.21e, 11.23c: if none is outside the march goes on, and a siege is never compulsory
    (11.232); 12.11c: so past a Fortress that friends besiege or mask; 11.21d: nor does it end with
    an overrun.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        march = the_march(s)
        foes = units_outside(s, march.city, enemy(self.seat))
        if not foes:
            catch_leaders(play, self.seat, march.city)
        elif may_overrun(s, march, foes):
            play.then(ChooseOverrun(self.seat))
        else:
            play.then(Fight(self.seat))  # 12.62b


def catch_leaders(play: Play, seat: Seat, city: City) -> None:
    """11.22a Units that meet enemy leaders without units eliminate them; 11.22c: not those inside.

    A lone leader passes others unharmed (11.22b).
    """
    s = play.state
    caught = leaders_outside(s, city, enemy(seat))
    if not caught or not the_march(s).units:
        return
    play.tell(LeadersCaught, seat, city, tuple(caught))
    lose_leaders(play, caught, replaced=False)


def may_overrun(s: ThirtyYearsWarState, march: March, foes: list[Unit]) -> bool:
    """12.61a A point left after entering, and enough force; 12.6: for an army only."""
    return bool(march.leaders) and points_left(s, march) >= 1 and overwhelms(s, march, foes)


def overwhelms(s: ThirtyYearsWarState, march: March, foes: list[Unit]) -> bool:
    """12.61b, 12.61c At least eight factors, and four times those of the enemy outside.

    13.15e: factors inside a Fortress count for neither side.  Worked out in ex-12.61.
    """
    own = strength(s.board, march.units)
    return own >= LEAST_FORCE and own >= ODDS * strength(s.board, foes)


@dataclass(frozen=True)
class ChooseOverrun(Automatic):
    """12.6, 12.62a An army that is strong enough may overrun the enemy on its way, or fight."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [OVERRUN, FIGHT] if may_fight(s, the_march(s)) else [OVERRUN]
        return [Question(self.seat, "overrun", "12.6", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        march = the_march(s)
        closed = choice is FIGHT and not may_fight(s, march)
        return NoRoomToRelieve(march.city) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is FIGHT:
            play.then(Fight(seat))
        else:
            overrun(play, seat)


def may_fight(s: ThirtyYearsWarState, march: March) -> bool:
    """10.24, 10.25 No battle begins in company with which the army may not stack."""
    return may_stack(s, march.seat, march.city, marchers(march))


def overrun(play: Play, seat: Seat) -> None:
    """12.62a, 12.64, 12.41b For a point units and leaders are gone at once, without a roll.

    13.15e: a siege that they laid is over.
    """
    s = play.state
    city = the_march(s).city
    spend_points(play, 1)
    foes = units_outside(s, city, enemy(seat))
    for unit in foes:
        take_unit(play, city, unit)
    play.tell(Overran, seat, city, tuple(foes))
    if not is_fortress(s, city) and s.revolt[city] == NOBODY:  # 9.43b: a revolt is put down after
        # 3.11e, 11.17b; first, as the loss of a leader may bring the city as well (7.1b)
        gain_on_the_march(play, city, seat)
    catch_leaders(play, seat, city)
    recheck_siege(play, city)


def gain_on_the_march(play: Play, city: City, seat: Seat) -> None:
    """11.17a, 7.1b A marching army gains a city; if Wallenstein leads it, his influence grows."""
    if play.state.control[city] == seat:
        return
    gain_city(play, city, seat)
    check_rebellion(play)  # 17.H.5a
    if the_march(play.state).leader == WALLENSTEIN:
        raise_influence(play, 1)


def suppress_on_the_march(play: Play, city: City, seat: Seat) -> None:
    """9.43a, 7.1b The same for a city in revolt, which it may win by putting down the peasants."""
    suppress(play, city, seat)
    check_rebellion(play)  # 17.H.5a
    if play.state.control[city] == seat and the_march(play.state).leader == WALLENSTEIN:
        raise_influence(play, 1)


# 17.Sw.1 The Swedes land


def landing_ports(s: ThirtyYearsWarState) -> list[City]:
    """17.Sw.1a, 17.Sw.1b, 17.Sw.1i The ports where the army may land.

    Those that are Protestant or neutral and without Catholic units; if there are none, Catholic
    ones without them.  Where Catholic units are in all of them there is none.
    """
    free = [port for port in s.board.arrows[SWEDEN] if not units_at(s, port, CATHOLIC)]
    return [port for port in free if is_legal_base(s, port)] or free


@dataclass(frozen=True)
class LandSwedes(Automatic):
    """17.Sw.1a, 17.Sw.1c The Protestant chooses a port to land in, or one to attack."""

    leaders: tuple[Leader, ...]
    units: tuple[Unit, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [PLACE[port] for port in self.ports(s)]
        return [Question(PROTESTANT, "land", "17.Sw.1a", choices)]

    def ports(self, s: ThirtyYearsWarState) -> list[City]:
        return landing_ports(s) or list(s.board.arrows[SWEDEN])

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "place" and choice.noun not in self.ports(s)
        return NotOpenToLand(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        port = choice.noun
        opposed = not landing_ports(s)
        s.swedish_base = port  # 17.Sw.1i: there in any case, though perhaps of no use yet
        if opposed:
            assail(play, port, list(self.leaders), list(self.units))
        else:
            land(play, port, list(self.leaders), list(self.units))


def land(play: Play, port: City, leaders: list[Leader], units: list[Unit]) -> None:
    """17.Sw.1b, 17.Sw.1i, 9.13b The army stands in the port; Pomerania is violated if neutral.

    A Catholic port without a Fortress becomes Protestant; a Fortress does not, the army masks it.
    """
    s = play.state
    play.tell(SwedesLanded, port)
    if in_neutral_area(s, port) and s.revolt[port] == NOBODY:
        violate(play, s.board.area_of[port], PROTESTANT)
    bring(play, PROTESTANT, port, leaders, units)
    if s.control[port] == CATHOLIC and not is_fortress(s, port):
        gain_city(play, port, PROTESTANT)


def assail(play: Play, port: City, leaders: list[Leader], units: list[Unit]) -> None:
    """17.Sw.1c The army comes from the Swedish flag; 12.55: there is no way back.

    The Catholics may go into the Fortress of the port, if it is theirs (11.23a).
    """
    s = play.state
    for leader in leaders:
        s.fate[leader] = PRESENT
    s.march = March(
        seat=PROTESTANT,
        leader=leaders[0],
        city=port,
        came_from=SWEDEN,
        leaders=leaders,
        units=units,
        joined=[0] * len(units),
        trail=[port],
    )
    play.tell(SwedesAttacked, port)
    play.then(React(CATHOLIC, port), StormPort())


@dataclass(frozen=True)
class StormPort(Step):
    """17.Sw.1c A regular battle with those outside; if all are inside the army stands before them.

    Either way it does not move on in this round.
    """

    def run(self, play: Play) -> None:
        s = play.state
        assert s.march is not None
        if units_outside(s, s.march.city, CATHOLIC):
            play.then(Fight(PROTESTANT))
        else:
            play.then(Deploy(PROTESTANT), EndActivation(PROTESTANT))
