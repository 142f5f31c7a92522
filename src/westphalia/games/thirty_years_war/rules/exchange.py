"""11.14, 11.15 Dropping off and picking up on the way."""

from __future__ import annotations

from westphalia.engine.choice import Choice
from westphalia.engine.step import Objection, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import COLLECT, DROP, LEAVE, PICK_UP
from westphalia.games.thirty_years_war.events_march import (
    LeaderLeft,
    LeaderPickedUp,
    UnitDropped,
    UnitPickedUp,
)
from westphalia.games.thirty_years_war.objections_march import (
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
    inside_of,
    leaders_outside,
    put_leader,
    put_unit,
    take_unit,
    units_at,
)
from westphalia.games.thirty_years_war.rules.points import (
    at_rest,
    capacity,
    leadership,
    marchers,
    rest,
    slowest,
    the_march,
)
from westphalia.games.thirty_years_war.rules.rank import TWO_STARS, is_dynamic, rank
from westphalia.games.thirty_years_war.rules.stacking import CAMP, camps_of, discord, own_pieces
from westphalia.games.thirty_years_war.state import (
    NONE,
    Leader,
    March,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)


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
        self.camps = camps_of(marchers(march))
        self.capacity = capacity(s, march)

    def choices(self) -> list[Choice]:
        march = self.march
        if march.city >= CITIES or march.came_from == NONE:
            return []
        dropped = [DROP[u] for u in sorted(set(march.units)) if self.bar_drop(u) is None]
        left = [LEAVE[one] for one in march.leaders if self.bar_leave(one) is None]
        if (not self.units and not self.leaders) or self.points < 1:
            return dropped + left
        joining = sorted(set(self.units))
        picked = [PICK_UP[u] for u in joining if self.bar_pick_up(u) is None]
        collected = [COLLECT[one] for one in self.leaders if self.bar_collect(one) is None]
        return dropped + left + picked + collected

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
