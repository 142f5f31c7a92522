"""8.31 The end of an activation: the stack stands in its city again, and what follows."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.cards.ids import C23, C54
from westphalia.games.thirty_years_war.events_march import CardinalsUnitsLost, Halted, ZoneReached
from westphalia.games.thirty_years_war.nations.limits import CARDINALS_VETERANS, cardinals
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    put_leader,
    put_unit,
    units_at,
)
from westphalia.games.thirty_years_war.rules.foraging import ChooseForage, PlaceForage
from westphalia.games.thirty_years_war.rules.leader_loss import surprise_leaders
from westphalia.games.thirty_years_war.rules.points import rest, the_march
from westphalia.games.thirty_years_war.rules.rebellion import check_rebellion
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.rules.siege_combat import EndAtFortress
from westphalia.games.thirty_years_war.rules.stacking import CureStacking, is_legal, own_pieces
from westphalia.games.thirty_years_war.rules.united_provinces import respond
from westphalia.games.thirty_years_war.state import (
    NONE,
    PROTESTANT,
    Leader,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Kind


def halt(play: Play, seat: Seat) -> None:
    """8.31, 11.11b The march is over; points that are left lapse.

    8.321, 11.16e: a free action neither forages nor activates a siege.
    """
    march = the_march(play.state)
    play.tell(Halted, seat, march.city)
    if march.free:
        play.then(Deploy(seat), EndActivation(seat))
        return
    play.then(
        ChooseForage(seat),  # 11.16
        PlaceForage(seat),  # 11.163
        Deploy(seat),
        EndAtFortress(seat),  # 13.11, 13.21
        EndActivation(seat),
    )


@dataclass(frozen=True)
class Deploy(Step):
    """11.13 All counters on the march stand in the city where it ended.

    3.12d: where hunger has left nobody before a Fortress its gates are open.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        march = the_march(play.state)
        stop, march.city = march.city, resting_place(play.state, march)
        set_down(play, march)
        if march.city != stop:
            surprise_leaders(play, march.city)
        if stop < CITIES and (play.state.siege[stop] or play.state.inside[stop]):
            recheck_siege(play, stop)  # who was dropped there may have starved
        if march.city != stop < CITIES:
            surprise_leaders(play, stop)
        if march.came_from != NONE:
            play.then(CureStacking(self.seat, march.city))  # 10.22


def set_down(play: Play, march: March) -> None:
    """11.13, 11.14b The counters stand in the city; who has moved does so no more."""
    joined = zip(march.units, march.joined, strict=True)
    moved = [unit for unit, before in joined if before < march.spent]
    rest(march, march.city, moved + [LEADERS + leader for leader in march.leaders if march.spent])
    for unit in march.units:
        put_unit(play, march.city, unit)
    for leader in march.leaders:
        put_leader(play, march.city, leader)
    march.units, march.joined, march.leaders = [], [], []


def resting_place(s: ThirtyYearsWarState, march: March) -> Place:
    """11.162a Leaders whose army hunger has destroyed among enemies go back where it came from.

    If enemies are there as well they are lost, like those who would retreat among them (11.22a).
    """
    lone = not march.units and not units_at(s, march.city, march.seat)
    if lone and march.came_from != NONE and own_pieces(s, march.city, enemy(march.seat)):
        return march.came_from
    return march.city


@dataclass(frozen=True)
class EndActivation(Step):
    """8.31a The activation is over."""

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        s.march = None
        if s.rebellion:
            check_rebellion(play)  # 17.H.5a
        if s.happened[C23]:
            part_from_cardinal(play)  # 17.Sp.31b
        if in_force(s, C54) and not s.conflict:
            part_allies(play)  # 17.F.5a
        if s.response:
            respond(play)  # 16.252


def part_from_cardinal(play: Play) -> None:
    """17.Sp.31b, 17.Sp.33 Marked units that are not with the Cardinal are eliminated.

    With him stands for: with him or his replacement.  In the zone, however they came there, they
    need him no longer.
    """
    s = play.state
    for place, here in enumerate(s.pieces):
        leaders = [piece - LEADERS for piece in here if piece >= LEADERS]
        marked = [unit for unit in here if unit in CARDINALS_VETERANS]
        if s.board.zone[place]:
            reach_zone(play, place, here, leaders)
            here.sort()
        elif marked and not commanded(s, leaders):
            s.pieces[place] = [piece for piece in here if piece not in CARDINALS_VETERANS]
            play.tell(CardinalsUnitsLost, place, len(marked))
            recheck_siege(play, place)
            surprise_leaders(play, place)


def commanded(s: ThirtyYearsWarState, leaders: list[Leader]) -> bool:
    """17.Sp.33 Whether the Cardinal or his replacement is among these leaders."""
    return any(one in leaders for one in cardinals(s.board))


def reach_zone(play: Play, place: Place, pieces: list[int], leaders: list[Leader]) -> None:
    """17.Sp.32, 17.Sp.33 In the zone the Cardinal's units lose their mark; he has kept his time."""
    s = play.state
    marked = [index for index, piece in enumerate(pieces) if piece in CARDINALS_VETERANS]
    for index in marked:
        pieces[index] -= 2 * (Kind.CARDINAL_VETERAN - Kind.SPANISH_VETERAN)
    if marked:
        play.tell(ZoneReached, place, len(marked))
    if s.cardinal and commanded(s, leaders):
        s.cardinal = 0


def part_allies(play: Play) -> None:
    """17.F.5a French and Swedish units that end an activation together are parted at once."""
    s = play.state
    stacks = [place for place, here in enumerate(s.pieces) if here]
    wrong = [place for place in stacks if not is_legal(s, PROTESTANT, place)]
    play.then(*[CureStacking(PROTESTANT, place) for place in wrong])
