"""8.31, 11.14, 16.21b Dropping off, picking up, and where an activation ends."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, UNITED_PROVINCES
from westphalia.games.thirty_years_war.events.march import (
    CardinalsUnitsLost,
    Halted,
    LeaderLeft,
    LeaderPickedUp,
    UnitDropped,
    UnitPickedUp,
    ZoneReached,
)
from westphalia.games.thirty_years_war.events.politics import SpinolaRecalled
from westphalia.games.thirty_years_war.objections.effects import (
    EnoughUnits,
    NeedsThreeUnits,
    NoSpaniardsThere,
    SpinolaGoes,
)
from westphalia.games.thirty_years_war.objections.march import (
    ADynamicLeaders,
    BehindTheWall,
    DoneMoving,
    FreeActionAlone,
    LeadershipSpent,
    LeadsTheMarch,
    MustCommand,
    NeededToLead,
    NoRoomHere,
    NotBesideLeaders,
    NotMovedYet,
    NotSeparatedThere,
    NotTogether,
    OutOfPoints,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    STACKING_LIMIT,
    TWO_STARS,
    at_rest,
    capacity,
    inside_of,
    is_dynamic,
    leaders_at,
    leaders_outside,
    leadership,
    marchers,
    move_leader,
    move_unit,
    put_leader,
    put_unit,
    rank,
    rest,
    slowest,
    take_unit,
    the_march,
    units_at,
)
from westphalia.games.thirty_years_war.rules.arrivals import units_of
from westphalia.games.thirty_years_war.rules.control import recheck_siege
from westphalia.games.thirty_years_war.rules.losses import surprise_leaders
from westphalia.games.thirty_years_war.rules.nations import CARDINALS_VETERANS, cardinals
from westphalia.games.thirty_years_war.rules.netherlands import ARMY, respond
from westphalia.games.thirty_years_war.rules.revolts import check_rebellion
from westphalia.games.thirty_years_war.rules.siege import EndAtFortress
from westphalia.games.thirty_years_war.rules.stacking import (
    CAMP,
    CureStacking,
    camps_of,
    discord,
    is_legal,
    own_pieces,
)
from westphalia.games.thirty_years_war.rules.supply import ChooseForage, PlaceForage
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PRESENT,
    PROTESTANT,
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
    C23,
    C54,
    COLLECT,
    DONE,
    DROP,
    FROM,
    JOIN,
    LEAVE,
    PICK_UP,
    SPINOLA,
    TAKE,
)

# 11.14, 11.15 Dropping off and picking up


class Exchange:
    """11.14, 11.15 Who stands in the city and who marches: looked up once for all choices."""

    def __init__(self, s: ThirtyYearsWarState, march: March, points: int) -> None:
        self.s = s
        self.march = march
        self.points = points
        self.city = march.city
        here = own_pieces(s, march.city, march.seat)
        self.units = [piece for piece in here if piece < LEADERS]
        self.leaders = [piece - LEADERS for piece in here if piece >= LEADERS]
        self.camps_here = camps_of(here)
        self.camps = camps_of(marchers(march)) if here else 0
        self.capacity = capacity(s, march) if here else 0

    def add_to(self, choices: list[Choice]) -> None:
        """11.14, 11.15 Adds who may be dropped off and who may be picked up to what can be done."""
        march = self.march
        for unit in sorted(set(march.units)):
            if self.bar_drop(unit) is None:
                choices.append(DROP[unit])
        for leader in march.leaders:
            if self.bar_leave(leader) is None:
                choices.append(LEAVE[leader])
        if self.points < 1:
            return
        for unit in sorted(set(self.units)):
            if self.bar_pick_up(unit) is None:
                choices.append(PICK_UP[unit])
        for leader in self.leaders:
            if self.bar_collect(leader) is None:
                choices.append(COLLECT[leader])

    def bar_drop(self, unit: Unit) -> Objection | None:
        """11.14a Who has moved along may be dropped where he may stay (11.11c, 10.25)."""
        march = self.march
        if march.joined[slowest(self.s, march, unit)] == march.spent:
            return NotMovedYet()
        if len(self.units) >= STACKING_LIMIT or self.at_odds(self.camps_here, CAMP[unit]):
            return NoRoomHere(self.city)
        return None

    def bar_leave(self, leader: Leader) -> Objection | None:
        """11.14a, 11.11c Leaders too, if the others lead enough; not alone among enemies (11.22b).

        The activated leader goes on to the end.
        """
        march, s = self.march, self.s
        if leader == march.leader:
            return LeadsTheMarch(leader)
        if self.at_odds(self.camps_here, CAMP[LEADERS + leader]):
            return NoRoomHere(self.city)
        led = 0 if leader in march.picked else s.board.leadership[leader]
        if led and leadership(s, march) - led < len(march.units):
            return NeededToLead(leader)
        if not self.units and stands_among_enemies(s, march):
            return NotBesideLeaders(self.city)
        return None

    def bar_pick_up(self, unit: Unit) -> Objection | None:
        """11.15a, 11.15d, 11.15f Units outside, as many as the activated leaders can lead."""
        march = self.march
        if inside_of(self.s, self.city) == march.seat:
            return BehindTheWall(self.city)
        if len(march.units) >= self.capacity:
            return LeadershipSpent(self.capacity)
        if self.units.count(unit) <= at_rest(self.s, march, self.city, unit):
            return DoneMoving()
        if self.city in march.freed or self.spare() < 1:
            return ADynamicLeaders(self.city)
        return NotTogether() if self.at_odds(self.camps, CAMP[unit]) else None

    def bar_collect(self, leader: Leader) -> Objection | None:
        """11.15a, 11.15d Leaders too: a Dynamic Leader only without the units stacked with him.

        10.14b: one with two stars would have to command, so he cannot be taken along.
        """
        march, piece = self.march, LEADERS + leader
        if inside_of(self.s, self.city) == march.seat:
            return BehindTheWall(self.city)
        if at_rest(self.s, march, self.city, piece):
            return DoneMoving()
        stars = rank.of(self.s, leader)
        if stars >= TWO_STARS:
            return MustCommand(leader)
        if stars and self.city in march.drawn:
            return ADynamicLeaders(self.city)
        return NotTogether() if self.at_odds(self.camps, CAMP[piece]) else None

    def at_odds(self, camps: int, camp: int) -> bool:
        """10.25 Whether a ban keeps one of a camp from the others."""
        return bool(camps and camp) and discord.of(self.s, camps | camp) > 0

    def spare(self) -> int:
        """11.15d How many units are in excess of what the Dynamic Leaders there can lead."""
        kept = [self.s.board.leadership[one] for one in self.leaders if is_dynamic(self.s, one)]
        return len(self.units) - sum(kept)


def may_exchange(march: March) -> bool:
    """11.0, 11.14a, 16.26 Whether counters may be dropped off or picked up where a stack is now."""
    return not march.free and march.city < CITIES and march.came_from != NONE


def stands_among_enemies(s: ThirtyYearsWarState, march: March) -> bool:
    """11.21b, 11.22b Whether a leader left here would be alone with enemy pieces."""
    foes = enemy(march.seat)
    return bool(units_at(s, march.city, foes) or leaders_outside(s, march.city, foes))


def bar_exchange(
    s: ThirtyYearsWarState, march: March, points: int, choice: Choice
) -> Objection | None:
    """11.0, 11.14, 11.15, 16.26 Why a counter cannot be dropped off or picked up here."""
    if march.free:
        return FreeActionAlone()
    if march.city >= CITIES:
        return NotSeparatedThere()
    if march.came_from == NONE:
        return NotMovedYet()
    bars = Exchange(s, march, points)
    if choice.verb == "drop" and choice.noun in march.units:
        return bars.bar_drop(choice.noun)
    if choice.verb == "leave" and choice.noun in march.leaders:
        return bars.bar_leave(choice.noun)
    if points < 1:
        return OutOfPoints()
    if choice.verb == "pick_up" and choice.noun in bars.units:
        return bars.bar_pick_up(choice.noun)
    if choice.verb == "collect" and choice.noun in bars.leaders:
        return bars.bar_collect(choice.noun)
    return None


def exchange(play: Play, seat: Seat, choice: Choice) -> None:
    """11.14, 11.15 One counter is dropped off or picked up."""
    if choice.verb == "drop":
        drop(play, seat, choice.noun)
    elif choice.verb == "leave":
        leave(play, seat, choice.noun)
    elif choice.verb == "pick_up":
        pick_up(play, seat, choice.noun)
    else:
        collect(play, seat, choice.noun)


def drop(play: Play, seat: Seat, unit: Unit) -> None:
    """11.14a, 11.14b Of its class the counter goes that has the fewest points left."""
    march = the_march(play.state)
    index = slowest(play.state, march, unit)
    del march.units[index], march.joined[index]
    put_unit(play, march.city, unit)
    rest(march, march.city, [unit])
    play.tell(UnitDropped, seat, unit, march.city)


def leave(play: Play, seat: Seat, leader: Leader) -> None:
    """11.14b A leader who was dropped off is done like a unit."""
    march = the_march(play.state)
    march.leaders.remove(leader)
    if leader in march.picked:
        march.picked.remove(leader)
    put_leader(play, march.city, leader)
    rest(march, march.city, [LEADERS + leader])
    play.tell(LeaderLeft, seat, leader, march.city)


def pick_up(play: Play, seat: Seat, unit: Unit) -> None:
    """11.15a, 11.15c, 11.15d It brings its own allowance, and nobody else's grows."""
    s = play.state
    march = the_march(s)
    take_unit(play, march.city, unit)
    march.units.append(unit)
    march.joined.append(march.spent)
    beside = any(is_dynamic(s, leader) for leader in leaders_outside(s, march.city, seat))
    if beside and march.city not in march.drawn:
        march.drawn.append(march.city)
    play.tell(UnitPickedUp, seat, unit, march.city)


def collect(play: Play, seat: Seat, leader: Leader) -> None:
    """11.15b, 11.15d A leader comes along, and adds no leadership."""
    s = play.state
    march = the_march(s)
    s.pieces[march.city].remove(LEADERS + leader)
    march.leaders.append(leader)
    march.picked.append(leader)
    if is_dynamic(s, leader):
        march.freed.append(march.city)
    play.tell(LeaderPickedUp, seat, leader, march.city)


# 8.31 The end of an activation


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
    rest(
        march,
        march.city,
        [u for u, before in zip(march.units, march.joined, strict=True) if before < march.spent],
    )
    if march.spent:
        rest(march, march.city, [LEADERS + leader for leader in march.leaders])
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
        marked = any(unit in CARDINALS_VETERANS for unit in here)
        if not marked and not s.cardinal:
            continue
        leaders = [piece - LEADERS for piece in here if piece >= LEADERS]
        if s.board.zone[place]:
            reach_zone(play, place, here, leaders)
            here.sort()
        elif marked and not commanded(s, leaders):
            others = [piece for piece in here if piece not in CARDINALS_VETERANS]
            s.pieces[place] = others
            play.tell(CardinalsUnitsLost, place, len(here) - len(others))
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


# 16.21b Spinola is recalled


def spaniards(s: ThirtyYearsWarState, place: Place) -> list[Unit]:
    """16.21b The Spanish units in a place, besieged ones and the Cardinal's among them."""
    return units_of(s, place, Nation.SPANISH)


def spanish_units(s: ThirtyYearsWarState) -> int:
    """16.21b How many Spanish units are on the map."""
    return sum([len(spaniards(s, city)) for city in range(CITIES) if s.pieces[city]])


def who_may_go(s: ThirtyYearsWarState) -> list[Leader]:
    """16.21b Spinola while he is in play, else any Spanish leader."""
    if s.fate[SPINOLA] == PRESENT:
        return [SPINOLA]
    nations = enumerate(s.board.leader_nation)
    spanish = [leader for leader, nation in nations if nation == Nation.SPANISH]
    return [leader for leader in spanish if s.fate[leader] == PRESENT]


@dataclass(frozen=True)
class RecallLeader(Automatic):
    """16.21b, 16.21c A Spanish leader goes to the United Provinces; without any the units alone."""

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [JOIN[leader] for leader in who_may_go(s)]
        return [Question(CATHOLIC, "recall_leader", "16.21b", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "join" and choice.noun not in who_may_go(s)
        return SpinolaGoes() if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        move_leader(play, choice.noun, UNITED_PROVINCES)


def bar_more(s: ThirtyYearsWarState) -> Objection | None:
    """10.21, 16.21c Eight units at most; without a leader three."""
    alone = not leaders_at(s, UNITED_PROVINCES, CATHOLIC)
    most = ARMY if alone else STACKING_LIMIT
    return EnoughUnits() if len(units_at(s, UNITED_PROVINCES, CATHOLIC)) >= most else None


@dataclass(frozen=True)
class RecallUnits(Decision):
    """16.21b Three or more Spanish units come from wherever they are, even out of a siege."""

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices: list[Choice] = []
        if bar_more(s) is None:
            choices = [FROM[city] for city in range(CITIES) if spaniards(s, city)]
        if len(units_at(s, UNITED_PROVINCES, CATHOLIC)) >= ARMY:
            choices.append(DONE)
        return [Question(CATHOLIC, "recall_units", "16.21b", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is DONE:
            return None if len(units_at(s, UNITED_PROVINCES, seat)) >= ARMY else NeedsThreeUnits()
        if choice.verb != "from":
            return None
        there = choice.noun < CITIES and spaniards(s, choice.noun)
        return bar_more(s) or (None if there else NoSpaniardsThere(choice.noun))

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is DONE:
            play.then(EndRecall())
        else:
            play.again(self)
            play.then(RecallUnit(choice.noun))


@dataclass(frozen=True)
class RecallUnit(Automatic):
    """16.21b A unit goes to the United Provinces; 13.14a: a siege that it leaves is checked."""

    origin: Place

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(spaniards(s, self.origin)))
        return [Question(CATHOLIC, "recall_unit", "16.21b", [TAKE[unit] for unit in kinds])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "take" and choice.noun not in spaniards(s, self.origin)
        return NoSpaniardsThere(self.origin) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        move_unit(play, self.origin, choice.noun, UNITED_PROVINCES)
        recheck_siege(play, self.origin)
        surprise_leaders(play, self.origin)


@dataclass(frozen=True)
class EndRecall(Step):
    """16.21b, 17.Sp.33 The army stands in the United Provinces, in the Spanish Zone.

    17.Sp.31b: if the Cardinal was called away, those of his army who are not there are lost.
    """

    def run(self, play: Play) -> None:
        s = play.state
        part_from_cardinal(play)
        leaders = leaders_at(s, UNITED_PROVINCES, CATHOLIC)
        units = units_at(s, UNITED_PROVINCES, CATHOLIC)
        play.tell(SpinolaRecalled, tuple(leaders), tuple(units))
