"""16.2 Armies in the United Provinces: the response, and an army that lost its leader."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Automatic, Objection, Question, Seat
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.cards.ids import C13, P11
from westphalia.games.thirty_years_war.choices import PASS, PLACE, RETREAT
from westphalia.games.thirty_years_war.events_arrivals import (
    ArmyEliminated,
    ArmyGivenUp,
    ArmyWithdrew,
    CommandTaken,
    Responded,
)
from westphalia.games.thirty_years_war.ids import LINGEN, WESEL
from westphalia.games.thirty_years_war.nations.limits import may_enter
from westphalia.games.thirty_years_war.objections_events import NoLeaderLeft, NoWayOut
from westphalia.games.thirty_years_war.pieces import (
    inside_of,
    leaders_at,
    put_leader,
    put_unit,
    take_unit,
    units_at,
)
from westphalia.games.thirty_years_war.rules.control import (
    gain_city,
    in_neutral_area,
    is_fortress,
    is_neutral_ground,
    violate,
)
from westphalia.games.thirty_years_war.rules.leader_loss import lose_leaders, surprise_leaders
from westphalia.games.thirty_years_war.rules.losses import LoseSteps
from westphalia.games.thirty_years_war.rules.stacking import CureStacking
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    LOST,
    NONE,
    PRESENT,
    PROTESTANT,
    City,
    Leader,
    Play,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation

RESPONSE: Final = 3  # 16.251a
COST: Final = 1  # 16.252


def respond(play: Play) -> None:
    """16.251a, 16.251b, 16.252 An army with a leader and three units responds, and loses a step.

    A smaller one does not; it may leave and make room.
    """
    s = play.state
    leaders = leaders_at(s, UNITED_PROVINCES, PROTESTANT)
    if s.response and leaders and len(units_at(s, UNITED_PROVINCES, PROTESTANT)) >= RESPONSE:
        s.response = 0
        play.tell(Responded)
        play.then(LoseSteps(PROTESTANT, UNITED_PROVINCES, COST))


def destroy_army(play: Play, seat: Seat) -> None:
    """16.13c, 16.13d An army in the United Provinces is eliminated, with its leaders."""
    s = play.state
    units = units_at(s, UNITED_PROVINCES, seat)
    leaders = leaders_at(s, UNITED_PROVINCES, seat)
    if not units and not leaders:
        return
    play.tell(ArmyEliminated, seat, tuple(leaders), tuple(units))
    for unit in units:
        take_unit(play, UNITED_PROVINCES, unit)
    lose_leaders(play, leaders, replaced=False)


# An army whose leader an event took away


def is_leaderless(s: ThirtyYearsWarState) -> bool:
    """16.22c Whether Protestant units are in the United Provinces without a leader."""
    units = units_at(s, UNITED_PROVINCES, PROTESTANT)
    return bool(units) and not leaders_at(s, UNITED_PROVINCES, PROTESTANT)


def spare_leader(s: ThirtyYearsWarState) -> Leader:
    """16.22c, 16.22g A German leader without a name, if one of the eight counters is free for him.

    A counter is on the map as long as its front or its back is in play; Anhalt's is out after C13.
    His front comes in by its card as usual.
    """
    board = s.board
    germans = [n for n, nation in enumerate(board.leader_nation) if nation == Nation.GERMAN]
    backs = [leader for leader in germans if board.unnamed[leader]]
    used = sum([s.fate[leader] == PRESENT for leader in germans]) + (s.happened[C13] > 0)
    if used >= len(backs):
        return NONE
    free = [leader for leader in backs if s.fate[leader] != PRESENT]
    return max(free, key=lambda leader: (s.fate[leader] == LOST, leader))


def ways_out(s: ThirtyYearsWarState) -> list[City]:
    """16.22d Lingen and Wesel, as far as an army may retreat there."""
    return [city for city in (LINGEN, WESEL) if is_way_out(s, city)]


def is_way_out(s: ThirtyYearsWarState, city: City) -> bool:
    """12.54a, 12.54h Without enemy units outside; no enemy Fortress unless friends mask it.

    12.54e: nor neutral ground in the turn of the Treaty of Ulm (P11).
    """
    if in_force(s, P11) and is_neutral_ground(s, city):
        return False
    masked = bool(units_at(s, city, PROTESTANT))
    if units_at(s, city, CATHOLIC) and inside_of(s, city) != CATHOLIC:
        return False
    return not is_fortress(s, city) or s.control[city] != CATHOLIC or masked


@dataclass(frozen=True)
class RescueArmy(Automatic):
    """16.22c, 16.22d, 16.22e The army left alone gets a leader, or else leaves, or is eliminated.

    Both are a right, not a duty: who passes gives the units up.
    """

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not is_leaderless(s):
            return []
        if spare_leader(s) != NONE:
            choices = [PLACE[UNITED_PROVINCES]]
        else:
            choices = [RETREAT[city] for city in ways_out(s)]
        return [Question(PROTESTANT, "rescue_army", "16.22c", [*choices, PASS])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        replaced = spare_leader(s) != NONE
        if choice.verb == "place":
            return None if replaced else NoLeaderLeft()
        closed = choice.verb == "retreat" and (replaced or choice.noun not in ways_out(s))
        return NoWayOut(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PASS:
            give_up(play)
        elif choice.verb == "place":
            leader = spare_leader(play.state)
            put_leader(play, UNITED_PROVINCES, leader)
            play.tell(CommandTaken, leader)
        else:
            lead_out(play, choice.noun)


def give_up(play: Play) -> None:
    """16.22e The units are eliminated."""
    units = units_at(play.state, UNITED_PROVINCES, PROTESTANT)
    for unit in units:
        take_unit(play, UNITED_PROVINCES, unit)
    play.tell(ArmyGivenUp, tuple(units))


def lead_out(play: Play, city: City) -> None:
    """16.22d, 12.54c, 12.54d, 12.54e, 12.54g The units retreat; who may not go there is eliminated.

    They violate a Neutral Münster and gain an unoccupied enemy city, where they meet leaders who
    are alone (11.22a); too many are given up.
    """
    s = play.state
    units = units_at(s, UNITED_PROVINCES, PROTESTANT)
    gone = [unit for unit in units if may_enter(s, unit, city)]
    for unit in units:
        take_unit(play, UNITED_PROVINCES, unit)
    for unit in gone:
        put_unit(play, city, unit)
    play.tell(ArmyWithdrew, tuple(gone), city)
    surprise_leaders(play, city)
    if in_neutral_area(s, city) and s.revolt[city] == NOBODY:
        violate(play, s.board.area_of[city], PROTESTANT)
    if s.control[city] == CATHOLIC and not is_fortress(s, city):
        gain_city(play, city, PROTESTANT)
    play.then(CureStacking(PROTESTANT, city))
