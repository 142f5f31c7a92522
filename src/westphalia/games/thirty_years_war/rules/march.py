"""8.3, 10.1, 11 Marches: activation, the ways of a stack, and free actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, SWEDEN, UNITED_PROVINCES
from westphalia.games.thirty_years_war.events.march import (
    ForceFormed,
    FreeLeader,
    FreeUnit,
    LeaderActivated,
    Marched,
)
from westphalia.games.thirty_years_war.objections.effects import FrenchOnly, KingIsDead
from westphalia.games.thirty_years_war.objections.march import (
    DoneMoving,
    EnemyUnitsBar,
    EnemyUnitsThere,
    FranceClosed,
    LeadersGainNothing,
    LeadershipSpent,
    LeadersLeftAlone,
    MayNotEndThere,
    NobodyToSally,
    NoRoomHere,
    NoRoomToRelieve,
    NotAllowedThere,
    NotBesideLeaders,
    NotConnected,
    NotForCatholics,
    NotForHungarians,
    NotHere,
    NothingToGain,
    NotInCommand,
    NotSeparatedThere,
    NotTogether,
    NoUnitToSally,
    OutOfPoints,
    OutsideTheZone,
    RatingTooHigh,
    ShutIn,
    TreatyOfUlm,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADER_MOVEMENT,
    LEADERS,
    at_rest,
    capacity,
    commanders,
    has_units,
    inside_of,
    leader_side,
    leaders_at,
    leaders_of,
    leaders_outside,
    marchers,
    on_map,
    points_left,
    spend_points,
    take_unit,
    the_march,
    units_at,
    units_outside,
    where_is,
)
from westphalia.games.thirty_years_war.rules.battle import Fight
from westphalia.games.thirty_years_war.rules.control import (
    convertible,
    is_inviolate,
    is_neutral_ground,
    recheck_siege,
    violate,
)
from westphalia.games.thirty_years_war.rules.end_of_march import (
    Exchange,
    bar_exchange,
    exchange,
    halt,
    may_exchange,
    reach_zone,
)
from westphalia.games.thirty_years_war.rules.entering import (
    Confront,
    React,
    gain_on_the_march,
    overwhelms,
    suppress_on_the_march,
)
from westphalia.games.thirty_years_war.rules.nations import (
    common_land,
    mourns,
    nation_of,
    realm,
    within,
)
from westphalia.games.thirty_years_war.rules.netherlands import bar_into, bar_out, goes_by_sea, ways
from westphalia.games.thirty_years_war.rules.stacking import (
    CAMP,
    camps_of,
    discord,
    may_stack,
    own_pieces,
)
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PRESENT,
    City,
    Leader,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    enemy,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation
from westphalia.games.thirty_years_war.words import (
    C43,
    CONTROL,
    FROM,
    GO,
    HALT,
    JOIN,
    LEAD,
    MARCH,
    P11,
    TAKE,
)

# 8.3, 10.1 Activation

LOWEST_VALUE: Final = 1  # 2.3b
HIGHEST_VALUE: Final = 3


def needed(s: ThirtyYearsWarState, leader: Leader) -> int:
    """8.3, ex-8.3 The least value of a card that activates a leader: his activation rating.

    C43: in the turn of their king's death the French need a card of 3 (card.list.C).
    """
    return HIGHEST_VALUE if mourns(s, leader) else s.board.activation[leader]


def bar_lead(s: ThirtyYearsWarState, seat: Seat, leader: Leader, value: int) -> Objection | None:
    """8.3, 10.14a, 10.14c Why a card of a value cannot activate a leader."""
    if s.fate[leader] != PRESENT or leader_side(s, leader) != seat:
        return NotHere(leader)
    place = where_is(s, leader)
    if place in (NONE, SWEDEN):  # card.C21: who was called home does nothing there
        return NotHere(leader)
    if s.board.activation[leader] > value:
        return RatingTooHigh(leader, s.board.activation[leader])
    if needed(s, leader) > value:
        return KingIsDead(C43)
    return bar_command(s, seat, leader, place, leaders_at(s, place, seat))


def bar_command(
    s: ThirtyYearsWarState, seat: Seat, leader: Leader, place: Place, there: list[Leader]
) -> Objection | None:
    """10.14a, 10.14b, 10.14c Who has most stars commands; 13.17d: inside, units are needed.

    All pieces of a side in a city are on the same side of the wall, so rank never reaches over it.
    """
    if len(there) > 1 and leader not in commanders(s, there):
        return NotInCommand(leader)
    if inside_of(s, place) == seat and not units_at(s, place, seat):
        return NobodyToSally(leader)
    return None


def may_act(s: ThirtyYearsWarState, seat: Seat, value: int) -> list[Leader]:
    """8.3, 10.14a The leaders of a side whom a card of a value can activate."""
    return [
        leader
        for leader in leaders_of(s, seat)
        if s.fate[leader] == PRESENT and needed(s, leader) <= value and may_command(s, seat, leader)
    ]


def may_command(s: ThirtyYearsWarState, seat: Seat, leader: Leader) -> bool:
    """10.14a, 13.17d Whether a leader of a side is there and nobody commands in his place."""
    place = on_map(s, leader)
    if place in (NONE, SWEDEN):
        return False
    return bar_command(s, seat, leader, place, leaders_at(s, place, seat)) is None


@dataclass(frozen=True)
class Activate(Decision):
    """8.3 An ACT card activates one friendly leader whose rating is at most its value.

    P50: a bonus of movement points is for a French leader (card.list.P).
    """

    seat: Seat
    value: int
    bonus: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        leaders = self.leaders(s)
        if not leaders:
            return []
        return [Question(self.seat, "activate", "8.3", [LEAD[leader] for leader in leaders])]

    def leaders(self, s: ThirtyYearsWarState) -> list[Leader]:
        leaders = may_act(s, self.seat, self.value)
        if not self.bonus:
            return leaders
        return [leader for leader in leaders if s.board.leader_nation[leader] == Nation.FRENCH]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "lead":
            return None
        barred = bar_lead(s, seat, choice.noun, self.value)
        foreign = self.bonus and s.board.leader_nation[choice.noun] != Nation.FRENCH
        return barred or (FrenchOnly(choice.noun) if foreign else None)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        leader = choice.noun
        place = where_is(play.state, leader)
        play.tell(LeaderActivated, seat, leader, place)
        begin_march(play, seat, leader, place, self.bonus, free=0)
        if place == UNITED_PROVINCES and not leaders_at(play.state, place, seat):
            take_all(play, seat)
            play.then(MarchOn(seat))
        else:
            play.then(FormForce(seat))


def begin_march(
    play: Play, seat: Seat, leader: Leader, place: Place, bonus: int, free: int
) -> March:
    """8.31, 8.32 A march begins; its leader, if it has one, is off the map until it ends.

    10.13: he commands it to the end, whoever joins him.
    """
    s = play.state
    leaders = [] if leader == NONE else [leader]
    if leader != NONE:
        s.pieces[place].remove(LEADERS + leader)
    trail = [UNITED_PROVINCES] if place == UNITED_PROVINCES else []  # 16.21d
    march = March(seat, leader, place, bonus=bonus, free=free, leaders=leaders, trail=trail)
    s.march = march
    return march


def take_all(play: Play, seat: Seat) -> None:
    """16.22b, 16.26 The only leader in the United Provinces leaves no units behind."""
    s = play.state
    march = the_march(s)
    for unit in units_at(s, march.city, seat):
        take_along(play, unit)


def join(play: Play, leader: Leader) -> None:
    """10.12a A leader who stands with the activated one goes with him."""
    march = the_march(play.state)
    play.state.pieces[march.city].remove(LEADERS + leader)
    march.leaders.append(leader)


def take_along(play: Play, unit: int) -> None:
    """10.12a A unit goes with the activated leader."""
    march = the_march(play.state)
    take_unit(play, march.city, unit)
    march.units.append(unit)
    march.joined.append(march.spent)


@dataclass(frozen=True)
class FormForce(Automatic):
    """8.31a, 10.12a Leaders who stand with the activated one and units they can lead go with him.

    10.12e: of any nation with which they may stack.  For a siege no units need go (10.12b).
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        march = the_march(s)
        camps = camps_of(marchers(march))
        choices = [
            JOIN[leader]
            for leader in leaders_at(s, march.city, self.seat)
            if not at_odds(s, camps, LEADERS + leader) and not is_done(s, march, LEADERS + leader)
        ]
        if len(march.units) < capacity(s, march):
            for unit in sorted(set(units_at(s, march.city, self.seat))):
                if not is_done(s, march, unit) and not at_odds(s, camps, unit):
                    choices.append(TAKE[unit])
        if march.units or not is_sally(s, march):
            choices.append(GO)
        return [Question(self.seat, "form_force", "10.12a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        march = the_march(s)
        if choice is GO:
            return NoUnitToSally() if is_sally(s, march) and not march.units else None
        if choice.verb == "take" and len(march.units) >= capacity(s, march):
            return LeadershipSpent(capacity(s, march))
        piece = choice.noun + LEADERS * (choice.verb == "join")
        if choice.verb not in ("join", "take") or piece not in s.pieces[march.city]:
            return None
        if is_done(s, march, piece):
            return DoneMoving()
        return NotTogether() if at_odds(s, camps_of(marchers(march)), piece) else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is GO:
            set_out(play, seat)
            return
        if choice.verb == "join":
            join(play, choice.noun)
        else:
            take_along(play, choice.noun)
        play.again(self)


def at_odds(s: ThirtyYearsWarState, camps: int, piece: int) -> bool:
    """10.25 Whether a ban keeps a piece from moving in one stack with the others."""
    return bool(camps and CAMP[piece]) and discord.of(s, camps | CAMP[piece]) > 0


def is_done(s: ThirtyYearsWarState, march: March, piece: int) -> bool:
    """11.11a Whether all counters of a class that are there have moved in this round before."""
    return bool(s.rested) and s.pieces[march.city].count(piece) <= at_rest(
        s, march, march.city, piece
    )


def is_sally(s: ThirtyYearsWarState, march: March) -> bool:
    """13.17a Whether those who are activated are inside a besieged or masked Fortress."""
    return inside_of(s, march.city) == march.seat


def set_out(play: Play, seat: Seat) -> None:
    """8.31, 13.17d The force is formed: it marches, or sallies without a step."""
    march = the_march(play.state)
    play.tell(ForceFormed, seat, march.leader, tuple(march.leaders), tuple(sorted(march.units)))
    play.then(Fight(seat) if is_sally(play.state, march) else MarchOn(seat))


# 11.1, 11.3 Where a stack may go


class Stack:
    """What is the same for every next step of a march: looked up once for all of them.

    Wherever the same counters were *before*, their realm was the same.
    """

    __slots__ = ("fights", "open", "pieces", "points", "strands", "units")

    def __init__(self, s: ThirtyYearsWarState, march: March, before: Stack | None = None) -> None:
        self.points = points_left(s, march)
        self.pieces = marchers(march)
        self.units = bool(march.units)
        self.fights = self.units and not march.free
        self.strands = strands(s, march)
        # by place whether its counters may enter it
        self.open: list[bool] = before.open if before else within(common_land(s, self.pieces))


def strands(s: ThirtyYearsWarState, march: March) -> bool:
    """11.21b, 11.22b Whether leaders would be left alone with enemies, if the stack went on."""
    if march.city >= CITIES or not s.inside[march.city]:
        return False
    alone = leaders_at(s, march.city, march.seat) and not units_at(s, march.city, march.seat)
    return bool(alone) and bool(own_pieces(s, march.city, enemy(march.seat)))


def bar(s: ThirtyYearsWarState, march: March, stack: Stack, place: Place) -> Objection | None:
    """11.11a, 11.31, 11.4, 17 Why a stack may not enter a place that is connected with its own."""
    if stack.points < 1:
        return OutOfPoints()
    if stack.strands:
        return LeadersLeftAlone(march.city)
    if not stack.open[place]:
        return foreign(s, march, place)
    if place == UNITED_PROVINCES:
        return bar_into(s, march)
    if march.city == UNITED_PROVINCES:
        barred = bar_out(s, march, place)
        if barred:
            return barred
    if in_force(s, P11) and stack.units and is_neutral_ground(s, place):
        return TreatyOfUlm(place)
    return bar_company(s, march, stack, place) if s.pieces[place] else None


def foreign(s: ThirtyYearsWarState, march: March, place: Place) -> Objection:
    """11.31, 11.32b, 17.H.4, 17.Sp.2b Whose limits close a place."""
    land = s.board.lands
    if not s.france and not land.outside_france >> place & 1:
        return FranceClosed(place)
    if march.seat == CATHOLIC and not land.on_map >> place & 1:
        return NotForCatholics(place)
    closed = [p for p in marchers(march) if not realm.of(s, p) >> place & 1]
    nations = [nation_of(s, piece) for piece in closed]
    if Nation.HUNGARIAN in nations:
        return NotForHungarians(place)
    return OutsideTheZone(place) if Nation.SPANISH in nations else NotAllowedThere(place)


def bar_company(
    s: ThirtyYearsWarState, march: March, stack: Stack, place: Place
) -> Objection | None:
    """11.21, 10.24 Why those who stand in a place keep a stack out."""
    foe = enemy(march.seat)
    if has_units(s, place, foe) and inside_of(s, place) != foe:
        return bar_battle(s, march, stack, place)
    if stack.points > 1:
        trapped = beside_leaders(s, march, place) and not leads_on(s, march, stack, place)
        return MayNotEndThere(place) if trapped else None
    # 11.11c: with its last point it must come where it may stay
    if not may_stack(s, march.seat, place, stack.pieces):
        return MayNotEndThere(place)
    return MayNotEndThere(place) if beside_leaders(s, march, place) else None


def bar_battle(
    s: ThirtyYearsWarState, march: March, stack: Stack, place: Place
) -> Objection | None:
    """11.21b, 8.324 Only armies go where enemy units are; 10.24, 10.25 if they may fight there.

    Worked out in ex-10.24.

    An army that overruns the besiegers and goes on need not stack with the besieged.
    """
    if not stack.fights:
        return EnemyUnitsBar(place) if stack.units else EnemyUnitsThere(place)
    if not own_pieces(s, place, march.seat) or may_stack(s, march.seat, place, stack.pieces):
        return None
    foes = units_at(s, place, enemy(march.seat))
    passes = stack.points >= 3 and overwhelms(s, march, foes)
    return None if passes else NoRoomToRelieve(place)


def beside_leaders(s: ThirtyYearsWarState, march: March, place: Place) -> bool:
    """11.22b Whether lone leaders would end their move beside enemy leaders."""
    if march.units or not leaders_outside(s, place, enemy(march.seat)):
        return False
    return not units_at(s, place, march.seat)


def leads_on(s: ThirtyYearsWarState, march: March, stack: Stack, place: Place) -> bool:
    """11.22b Whether lone leaders who come there can still reach a city where they may stay."""
    pieces, foe = stack.pieces, enemy(march.seat)
    reached, seen = {place}, {place}
    for _ in range(stack.points - 1):
        near = {city for here in reached for city in s.board.neighbours[here]} - seen
        reached = {c for c in near if stack.open[c] and not units_outside(s, c, foe)}
        seen |= reached
        for city in reached:
            if may_stack(s, march.seat, city, pieces) and not beside_leaders(s, march, city):
                return True
    return False


def bar_halt(s: ThirtyYearsWarState, march: March) -> Objection | None:
    """10.21, 11.13, 11.22b Why the stack may not stay where it is; where it began it always may."""
    if march.came_from == NONE or march.city == UNITED_PROVINCES:
        return None
    if not s.pieces[march.city]:
        return None
    if not may_stack(s, march.seat, march.city, marchers(march)):
        return NoRoomHere(march.city)
    return NotBesideLeaders(march.city) if beside_leaders(s, march, march.city) else None


# 11.1 The march


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
    if may_exchange(march):
        Exchange(s, march, stack.points).add_to(choices)
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
    spend_points(play, 1)
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
        spend_points(play, LEADER_MOVEMENT + march.bonus if by_sea else 1)
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


# 8.32 Free actions


def may_leave(s: ThirtyYearsWarState, seat: Seat, place: Place) -> bool:
    """8.324, 16.22b, 16.23c Nobody moves out of a besieged Fortress or the United Provinces so."""
    return place not in (UNITED_PROVINCES, SWEDEN) and inside_of(s, place) != seat


@dataclass(frozen=True)
class FreeAction(Decision):
    """8.32, 11.0 In place of a card, one unit or one leader moves; he may also leave a stack.

    8.322: it takes the card round, and any number of rounds may be spent so.
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        leaders: list[Choice] = []
        places: list[Choice] = []
        for place, here in enumerate(s.pieces):
            if not here or not may_leave(s, self.seat, place):
                continue
            for leader in leaders_at(s, place, self.seat):
                leaders.append(LEAD[leader])
            if has_units(s, place, self.seat):
                places.append(FROM[place])
        if not leaders and not places:
            return []
        return [Question(self.seat, "free_action", "8.32", leaders + places)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb not in ("lead", "from"):
            return None
        place = choice.noun if choice.verb == "from" else where_is(s, choice.noun)
        if place == UNITED_PROVINCES:
            return NotSeparatedThere()
        return ShutIn(place) if place != NONE and inside_of(s, place) == seat else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice.verb == "from":
            play.then(ChooseFreeUnit(seat, choice.noun))
            return
        place = where_is(play.state, choice.noun)
        play.tell(FreeLeader, seat, choice.noun, place)
        begin_march(play, seat, choice.noun, place, 0, free=1)
        play.then(MarchOn(seat))


@dataclass(frozen=True)
class ChooseFreeUnit(Automatic):
    """8.32 Which of the units in a place moves."""

    seat: Seat
    place: Place

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(units_at(s, self.place, self.seat)))
        return [Question(self.seat, "free_unit", "8.32", [TAKE[unit] for unit in kinds])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.tell(FreeUnit, seat, choice.noun, self.place)
        begin_march(play, seat, NONE, self.place, 0, free=1)
        take_along(play, choice.noun)
        play.then(MarchOn(seat))
