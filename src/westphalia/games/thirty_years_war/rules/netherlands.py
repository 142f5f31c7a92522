"""16 The Netherlands: the Dutch War, its border, and the armies beyond it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Automatic, Question, Seat, Step
from westphalia.games.thirty_years_war.board import UNITED_PROVINCES
from westphalia.games.thirty_years_war.events.politics import (
    ArmyEliminated,
    ArmyGivenUp,
    ArmyWithdrew,
    CommandTaken,
    DutchWarEnded,
    DutchWarMoved,
    NotResponded,
    Responded,
    ResponseOwed,
    SpinolaChecked,
)
from westphalia.games.thirty_years_war.objections.effects import NoLeaderLeft, NoWayOut
from westphalia.games.thirty_years_war.objections.march import (
    DanesLeftBehind,
    NotAnArmy,
    NotFriendlyGround,
    NotInAndOut,
    OneArmyOnly,
    SpinolaStays,
    UnitsLeftAlone,
    WarIsOver,
)
from westphalia.games.thirty_years_war.pieces import (
    capacity,
    inside_of,
    leaders_at,
    marchers,
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
    score,
    violate,
)
from westphalia.games.thirty_years_war.rules.losses import LoseSteps, lose_leaders, surprise_leaders
from westphalia.games.thirty_years_war.rules.nations import may_enter
from westphalia.games.thirty_years_war.rules.stacking import CureStacking, may_stack, own_pieces
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    LOST,
    NONE,
    PRESENT,
    PROTESTANT,
    City,
    Leader,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Kind, Nation
from westphalia.games.thirty_years_war.words import (
    C13,
    CHRISTIAN_IV,
    LINGEN,
    P11,
    PASS,
    PLACE,
    RETREAT,
    SPINOLA,
    WESEL,
)

# 16.1, 16.25 The Dutch War

NO_RESPONSE: Final = 1  # 16.253


def move_dutch_war(play: Play, boxes: int) -> None:
    """9.31a, 16.12a, 16.133 The marker moves at once, box by box; the end of the track stops it."""
    step = 1 if boxes > 0 else -1
    for _ in range(abs(boxes)):
        if war_lasts(play.state):
            enter_box(play, play.state.dutch_war + step)


def enter_box(play: Play, box: int) -> None:
    """16.13a, 16.13b, 16.13d, 16.131a A box gives its points once; its aid holds until the next.

    16.131b; 17.U.1: aid is all that the Dutch give.
    """
    s = play.state
    s.dutch_war = box
    points = 0
    if box in s.board.dutch_war_vp and box not in s.dutch_scored:  # 16.131a
        points = s.board.dutch_war_vp[box]
        s.dutch_scored.append(box)
    s.dutch_aid = s.board.dutch_war_aid.get(box, s.dutch_aid)  # 16.131b
    score(play, points)
    play.tell(DutchWarMoved, box, s.dutch_aid, points, s.vp)
    if not war_lasts(s):
        end_dutch_war(play)


def end_dutch_war(play: Play) -> None:
    """16.12b, 16.13c, 16.13d At +5 all armies there are eliminated, at -3 the Catholic one.

    16.132: nobody enters any more; a Protestant army may leave.  No response is owed (16.254).
    """
    s = play.state
    s.response = 0
    play.tell(DutchWarEnded, s.dutch_war)
    destroy_army(play, CATHOLIC)
    if s.dutch_war == s.board.dutch_war_ends[1]:
        destroy_army(play, PROTESTANT)


@dataclass(frozen=True)
class SpinolaBesieges(Step):
    """16.25, 16.251a Spinola lays siege: the marker moves, and the Protestant has to respond.

    If his army is there already the response is automatic.
    """

    boxes: int

    def run(self, play: Play) -> None:
        move_dutch_war(play, self.boxes)
        if not war_lasts(play.state):
            return
        play.state.response = 1
        play.tell(ResponseOwed)
        respond(play)


@dataclass(frozen=True)
class EndResponse(Step):
    """16.253, 16.254 Without a response by the end of the turn the marker moves on."""

    def run(self, play: Play) -> None:
        if play.state.response:
            play.state.response = 0
            play.tell(NotResponded)
            move_dutch_war(play, NO_RESPONSE)


# 16.21-16.23, 16.26 The ways in and out

DANES: Final = (2 * Kind.DANISH_MERCENARY, 2 * Kind.DANISH_MERCENARY + 1)


def war_lasts(s: ThirtyYearsWarState) -> bool:
    """16.12b Whether the Dutch War goes on."""
    least, most = s.board.dutch_war_ends
    return least < s.dutch_war < most


def ways(s: ThirtyYearsWarState, march: March) -> list[Place]:
    """2.45, 11.12, 16.21a, 16.23a The next places: along a line, or along an arrow and by sea.

    11.4, 17.U.2: so to the United Provinces and from them; 17.D.3e: so from the Danish flag.
    """
    here = march.city
    if here < UNITED_PROVINCES:
        near = list(s.board.neighbours[here])
        return [*near, UNITED_PROVINCES] if s.board.gate[here] else near
    arrows = s.board.arrows[here]  # 17.D.3d: those of a flag lead one way
    if here != UNITED_PROVINCES or march.seat == CATHOLIC:
        return list(arrows)
    own = [city for city, port in enumerate(s.board.port) if port and s.control[city] == PROTESTANT]
    return [*arrows, *[city for city in own if city not in arrows]]


def goes_by_sea(s: ThirtyYearsWarState, march: March, place: Place) -> bool:
    """16.23a Whether the way from the United Provinces leads to a port and takes all points."""
    arrows = s.board.arrows[UNITED_PROVINCES]
    return march.city == UNITED_PROVINCES and place not in arrows


def bar_into(s: ThirtyYearsWarState, march: March) -> Objection | None:
    """16.21a, 16.22a, 16.26 One army of each side, with leader and units, while the war lasts."""
    if not war_lasts(s):
        return WarIsOver()
    if not march.units or not march.leaders:
        return NotAnArmy()
    if UNITED_PROVINCES in march.trail:
        return NotInAndOut()
    if own_pieces(s, UNITED_PROVINCES, march.seat):
        return OneArmyOnly()
    return DanesLeftBehind() if CHRISTIAN_IV in march.leaders and danes_elsewhere(s) else None


def danes_elsewhere(s: ThirtyYearsWarState) -> bool:
    """17.D.4a, 17.D.4b Whether Danes would stay without their king, be it on their flag."""
    return any(unit in here for here in s.pieces for unit in DANES)


def bar_out(s: ThirtyYearsWarState, march: March, place: Place) -> Objection | None:
    """16.21d, 16.22b, 16.23a, 16.23b An army leaves, to ground that is not the enemy's.

    16.23d: what it meets in an arrow city is as on any march.
    """
    if march.came_from != NONE:
        return NotInAndOut()
    if march.seat == CATHOLIC and in_spinolas_army(s, march):
        return SpinolaStays()  # 16.24b
    if not parts_well(s, march):
        return UnitsLeftAlone()
    if goes_by_sea(s, march, place):
        return bar_port(s, march, place)
    return NotFriendlyGround(place) if s.control[place] == enemy(march.seat) else None


def in_spinolas_army(s: ThirtyYearsWarState, march: March) -> bool:
    """16.24b Whether those who would leave, with those who would stay, are Spinola's army."""
    leaders = march.leaders + leaders_at(s, UNITED_PROVINCES, march.seat)
    return is_spinolas(s, leaders, march.units + units_at(s, UNITED_PROVINCES, march.seat))


def parts_well(s: ThirtyYearsWarState, march: March) -> bool:
    """16.22b, 16.23c, 16.26 Whoever stays behind is an army, and so is whoever leaves others."""
    units = units_at(s, UNITED_PROVINCES, march.seat)
    leaders = leaders_at(s, UNITED_PROVINCES, march.seat)
    if not units and not leaders:
        return len(march.units) <= capacity(s, march)
    return bool(units and leaders and march.units)


def bar_port(s: ThirtyYearsWarState, march: March, city: City) -> Objection | None:
    """16.23a, 16.23d A port is Protestant, free of enemy units, and has room for the army."""
    free = not units_at(s, city, enemy(march.seat))
    fits = may_stack(s, march.seat, city, marchers(march))
    return None if free and fits else NotFriendlyGround(city)


# 16.2 Armies in the United Provinces

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


# 5.15 Spinola's army

ARMY: Final = 3  # 5.15b
PENALTY: Final = -3  # 5.15a


def spinolas_army(s: ThirtyYearsWarState) -> bool:
    """5.15b Whether Spinola, or any Spaniard once he is lost, is there with three Spanish units.

    Three units do without a leader if no Spanish leader is in play (16.21c).
    """
    leaders = leaders_at(s, UNITED_PROVINCES, CATHOLIC)
    return is_spinolas(s, leaders, units_at(s, UNITED_PROVINCES, CATHOLIC))


def is_spinolas(s: ThirtyYearsWarState, leaders: list[Leader], units: list[Unit]) -> bool:
    """5.15b, 16.21c Whether leaders and units that stand together are Spinola's army."""
    nation = s.board.kind_nation
    if len([unit for unit in units if nation[unit // 2] == Nation.SPANISH]) < ARMY:
        return False
    if s.fate[SPINOLA] == PRESENT:
        return SPINOLA in leaders
    spaniards = [leader for leader in leaders if s.board.leader_nation[leader] == Nation.SPANISH]
    return bool(spaniards) or not leaders


@dataclass(frozen=True)
class CheckSpinola(Step):
    """5.15a, 8.11 Once, when the Intervention cards come in: his army is there, or it costs 3."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.spinola_checked:
            return
        s.spinola_checked = 1
        points = 0 if spinolas_army(s) else PENALTY
        score(play, points)
        play.tell(SpinolaChecked, points, s.vp)
