"""12.5 Retreats: who must leave the city, where to, and who gains what."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Automatic, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events.battle import NoRetreat, Retreated, RetreatedInside
from westphalia.games.thirty_years_war.events.march import LeadersCaught
from westphalia.games.thirty_years_war.objections.battle import (
    ClosedToAll,
    ClosedToSome,
    EnemyFortress,
    EnemyThere,
    FriendlyFirst,
    NoOwnFortress,
    NotAdjacent,
    WhereTheyCameFrom,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    leaders_at,
    leaders_outside,
    move_leader,
    put_leader,
    put_unit,
    rest,
    the_battle,
    the_march,
    units_at,
    units_outside,
)
from westphalia.games.thirty_years_war.rules.control import (
    gain_city,
    holder_of,
    is_fortress,
    is_inviolate,
    is_neutral_ground,
    violate,
)
from westphalia.games.thirty_years_war.rules.losses import lose_leaders
from westphalia.games.thirty_years_war.rules.nations import may_enter
from westphalia.games.thirty_years_war.rules.revolts import check_rebellion
from westphalia.games.thirty_years_war.rules.stacking import CureStacking, own_pieces
from westphalia.games.thirty_years_war.rules.supply import carry_status
from westphalia.games.thirty_years_war.rules.victory import raise_influence
from westphalia.games.thirty_years_war.state import (
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.words import P11, RETREAT, WALLENSTEIN


def stand_down(play: Play, seat: Seat) -> None:
    """12.28a The pieces of a side that need not retreat stand in the city again."""
    s = play.state
    battle = the_battle(s)
    units, battle.units[seat] = battle.units[seat], []
    if seat == battle.attacker:
        go_back_in(play)
        leaders, held_back = leave_march(play)
        units = units + held_back
        if not battle.sally:
            rest(the_march(s), battle.city, units + [LEADERS + leader for leader in leaders])
    for unit in units:
        put_unit(play, battle.city, unit)


def leave_march(play: Play) -> tuple[list[Leader], list[Unit]]:
    """12.291 The march is over: its leaders stand in the city, its units are given back."""
    march = the_march(play.state)
    leaders, units = march.leaders, march.units
    for leader in leaders:
        put_leader(play, march.city, leader)
    march.units, march.joined, march.leaders = [], [], []
    return leaders, units


def go_back_in(play: Play) -> None:
    """12.52c, 13.15c Besieged units that came out are where they were, whoever has won."""
    battle = the_battle(play.state)
    for unit in battle.besieged:
        put_unit(play, battle.city, unit)
    battle.besieged = []


# Where to


@dataclass(frozen=True)
class Retreat(Step):
    """12.29a, 12.51, 12.52a The loser must leave the city; what cannot is eliminated.

    12.53: an attacker goes back where he came from, 13.17c: who sallied goes back inside; 13.17b:
    besiegers whom a sally has beaten retreat like others.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        if battle.attacker != self.seat and any(retreating(s, self.seat)) and places(s, self.seat):
            play.then(ChooseRetreat(self.seat))
            return
        if battle.attacker != self.seat:
            strand_defender(play, self.seat)
        elif battle.sally:
            play.tell(RetreatedInside, self.seat, battle.city)
            stand_down(play, self.seat)
        else:
            retreat_attacker(play, self.seat)
        gain_field(play, enemy(self.seat))


def retreat_attacker(play: Play, seat: Seat) -> None:
    """12.53, 12.15 All units of the army, those held back too, go where they came from.

    12.52c, 13.15c: besieged units that took part go back inside; 12.55, 17.D.3b: to a box no way
    leads back, nor does anybody retreat into the United Provinces (16.22f).  11.162a: leaders go
    there whose army combat and hunger have destroyed.
    """
    s = play.state
    battle, march = the_battle(s), the_march(s)
    if battle.besieged:
        play.tell(RetreatedInside, seat, battle.city)
    go_back_in(play)
    leaders, held_back = leave_march(play)
    units, battle.units[seat] = battle.units[seat] + held_back, []
    origin = march.came_from
    if not units and not leaders:
        return
    if origin >= CITIES or (units and is_shut(s, origin)) or is_taken(s, seat, units, origin):
        perish(play, seat, units, leaders)
    else:
        rest(march, origin, units + [LEADERS + leader for leader in leaders])
        go(play, seat, units, leaders, origin)


def strand_defender(play: Play, seat: Seat) -> None:
    """12.54f A defender without a place to go to is eliminated."""
    units, leaders = retreating(play.state, seat)
    the_battle(play.state).units[seat] = []
    if units or leaders:
        perish(play, seat, units, leaders)


def retreating(s: ThirtyYearsWarState, seat: Seat) -> tuple[list[Unit], list[Leader]]:
    """12.51, 12.54b The defenders: all of them go to the same place."""
    battle = the_battle(s)
    return battle.units[seat], leaders_at(s, battle.city, seat)


def is_taken(s: ThirtyYearsWarState, seat: Seat, units: list[Unit], place: City) -> bool:
    """11.22a Whether leaders without units would come among enemies: a garrison that was masked.

    12.54g: units that may not enter the place do not come with them.
    """
    alone = len(strangers(s, units, place)) == len(units) and not units_at(s, place, seat)
    return alone and bool(own_pieces(s, place, enemy(seat)))


def is_shut(s: ThirtyYearsWarState, place: Place) -> bool:
    """12.54e Whether units may not even retreat there, in the turn of the Treaty of Ulm (P11)."""
    return in_force(s, P11) and is_neutral_ground(s, place)


def bar_place(s: ThirtyYearsWarState, seat: Seat, place: Place) -> Objection | None:
    """12.54a, 12.54g Why the defender may not retreat to an adjacent city.

    12.54e: Independent Cities and those of Neutral Areas are open; 12.54h: enemies whom
    friends have shut into a Fortress do not bar it.
    """
    if place == the_march(s).came_from:
        return WhereTheyCameFrom(place)
    if units_outside(s, place, enemy(seat)):
        return EnemyThere(place)
    hostile = is_fortress(s, place) and s.control[place] == enemy(seat)
    if hostile and not units_at(s, place, seat):
        return EnemyFortress(place)
    units, leaders = retreating(s, seat)
    pieces = units or [LEADERS + leader for leader in leaders]
    if len(strangers(s, pieces, place)) == len(pieces) or (units and is_shut(s, place)):
        return ClosedToAll(place)
    return None


def strangers(s: ThirtyYearsWarState, pieces: list[int], place: Place) -> list[int]:
    """12.54g Those who may not enter a place by the rules of their nation."""
    return [piece for piece in pieces if not may_enter(s, piece, place)]


def places(s: ThirtyYearsWarState, seat: Seat) -> list[Place]:
    """12.54c, 12.54f Where the defender may retreat to: a friendly city, or else another.

    Where some could not follow is no choice if more could elsewhere.  12.52b: and the own Fortress.
    """
    city = the_battle(s).city
    near = [place for place in s.board.neighbours[city] if bar_place(s, seat, place) is None]
    near = [place for place in near if s.control[place] == seat] or near
    units, _ = retreating(s, seat)
    lost = [len(strangers(s, units, place)) for place in near]
    found = [place for place, count in zip(near, lost, strict=True) if count == min(lost)]
    return [*found, city] if may_go_inside(s, seat, city) else found


def may_go_inside(s: ThirtyYearsWarState, seat: Seat, city: City) -> bool:
    """12.52b Whether the Fortress in the city is theirs."""
    return is_fortress(s, city) and s.control[city] == seat


@dataclass(frozen=True)
class ChooseRetreat(Automatic):
    """12.54b, 12.54c, 12.52b The defender chooses one place for all his pieces."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [RETREAT[place] for place in places(s, self.seat)]
        return [Question(self.seat, "retreat", "12.54c", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        place, city = choice.noun, the_battle(s).city
        if choice.verb != "retreat" or place in places(s, seat):
            return None
        if place == city:
            return NoOwnFortress(place)
        if place not in s.board.neighbours[city]:
            return NotAdjacent(place)
        barred = bar_place(s, seat, place)
        if barred:
            return barred
        friendly = any(s.control[other] == seat for other in places(s, seat) if other != city)
        first = friendly and s.control[place] != seat
        return FriendlyFirst(place) if first else ClosedToSome(place)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        battle = the_battle(s)
        units, leaders = retreating(s, seat)
        battle.units[seat] = []
        if choice.noun != battle.city:
            go(play, seat, units, leaders, choice.noun)
            gain_field(play, enemy(seat))
            enter_refuge(play, seat, choice.noun)
            return
        s.inside[battle.city] = 1
        for unit in units:
            put_unit(play, battle.city, unit)
        play.tell(RetreatedInside, seat, battle.city)


# The way


def perish(play: Play, seat: Seat, units: list[Unit], leaders: list[Leader]) -> None:
    """12.54f, 12.55 Units without a way out are eliminated, their leaders without replacement."""
    city = the_battle(play.state).city
    play.tell(NoRetreat, seat, city, tuple(units), tuple(leaders))
    lose_leaders(play, leaders, replaced=False)


def go(play: Play, seat: Seat, units: list[Unit], leaders: list[Leader], place: City) -> None:
    """12.52a, 12.54d, 12.54g The pieces go to the place; then its stack is made legal.

    Who may not enter it is eliminated.
    """
    s = play.state
    city = the_battle(s).city
    lost = strangers(s, units, place)
    exiles = [leader for leader in leaders if not may_enter(s, LEADERS + leader, place)]
    if lost or exiles:
        perish(play, seat, lost, exiles)
    play.tell(Retreated, seat, city, place)
    carry_status(s, seat, city, place)
    for unit in [one for one in units if one not in lost]:
        put_unit(play, place, unit)
    for leader in [one for one in leaders if one not in exiles]:
        move_leader(play, leader, place)
    foe = enemy(seat)
    if is_fortress(s, place) and holder_of(s, place) == foe and own_pieces(s, place, foe):
        s.inside[place] = 1  # 13.16: the garrison that it had masked has stayed there
    play.then(CureStacking(seat, place))  # 10.22a, 12.54d


def gain_field(play: Play, winner: Seat) -> None:
    """12.28c, 12.29b, 3.11b, 3.11e The winner gains the city, if it is no Fortress.

    He does as soon as the loser has left it, before that one gains a refuge (12.54c).  9.43b: a
    revolt there is not put down by it.
    """
    s = play.state
    city = the_battle(s).city
    if not is_fortress(s, city) and s.revolt[city] == NOBODY:
        gain_city(play, city, winner)
        check_rebellion(play)  # 17.H.5a


def enter_refuge(play: Play, seat: Seat, place: City) -> None:
    """12.54c An enemy city is gained at the end of a retreat, a Fortress or a neutral one is not.

    12.54e: a Neutral Area is violated, 12.54h: but a neutral city stays neutral.  11.22a: enemy
    leaders who are alone there are eliminated.
    """
    s = play.state
    if not units_at(s, place, seat):
        return
    if is_inviolate(s, place):
        violate(play, s.board.area_of[place], seat)
    caught = leaders_outside(s, place, enemy(seat))
    if caught:
        play.tell(LeadersCaught, seat, place, tuple(caught))
        lose_leaders(play, caught, replaced=False)
    if s.control[place] == enemy(seat) and not is_fortress(s, place):
        gain_by_retreat(play, place, seat)


def gain_by_retreat(play: Play, place: City, seat: Seat) -> None:
    """12.54c, 7.1b Defenders gain a city; if Wallenstein led them, his influence grows."""
    gain_city(play, place, seat)
    if the_battle(play.state).commander[seat] == WALLENSTEIN:
        raise_influence(play, 1)
