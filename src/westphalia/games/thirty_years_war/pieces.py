"""2, 3.2, 10 The counters and the die: who stands where, and what they can still do."""

from __future__ import annotations

from bisect import insort
from typing import Final

from westphalia.engine.rows import Row, tally
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, CLASSES, Board, load_board
from westphalia.games.thirty_years_war.state import (
    LOST,
    NONE,
    PRESENT,
    Battle,
    Leader,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
)

# 3.2 The counters

LEADERS: Final = CLASSES  # in a list of pieces a leader is his number above all units
PIECES: Final = LEADERS + len(load_board().leaders)
STACKING_LIMIT: Final = 8  # 10.21


def is_reduced(unit: Unit) -> bool:
    """2.1a Whether it shows its reduced side."""
    return unit % 2 == 1


def steps_of(unit: Unit) -> int:
    """2.1a Two steps at full strength, one when reduced."""
    return 2 - unit % 2


def unit_side(s: ThirtyYearsWarState, unit: Unit) -> Seat:
    """17.Sa.3 The side a unit fights for: that of its nation, and the Saxons' may change."""
    return s.board.piece_sides[s.saxony][unit]


def leader_side(s: ThirtyYearsWarState, leader: Leader) -> Seat:
    """17.Sa.3 The side a leader fights for."""
    return s.board.piece_sides[s.saxony][LEADERS + leader]


def units_at(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Unit]:
    """2.1b, 3.2a The units of a side in a place: they fight, pillage and gain control.

    With a leader beside them they are an army (3.2d).  The markers for large stacks have no effect
    on play (2.1d), so there are none here.
    """
    pieces = s.pieces[place]
    if not pieces:
        return []
    side = s.board.piece_sides[s.saxony]
    return [piece for piece in pieces if piece < LEADERS and side[piece] == seat]


def leaders_at(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Leader]:
    """3.2b The leaders of a side in a place; in a list of pieces they come last."""
    pieces = s.pieces[place]
    if not pieces or pieces[-1] < LEADERS:
        return []
    side = s.board.piece_sides[s.saxony]
    first = len(pieces) - 1
    while first > 0 and pieces[first - 1] >= LEADERS:
        first -= 1
    return [
        pieces[index] - LEADERS
        for index in range(first, len(pieces))
        if side[pieces[index]] == seat
    ]


def leaders_of(s: ThirtyYearsWarState, seat: Seat) -> list[Leader]:
    """17.Sa.3 All leaders who fight for a side, in play or not."""
    return s.board.side_leaders[s.saxony][seat]


def led_places(s: ThirtyYearsWarState, seat: Seat) -> list[Place]:
    """3.2b Where a side has leaders."""
    found: list[Place] = []
    for leader in leaders_of(s, seat):
        place = on_map(s, leader)
        if place != NONE and place not in found:
            insort(found, place)
    return found


def has_units(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """2.1b, 3.2a Whether a side has a unit in a place."""
    side = s.board.piece_sides[s.saxony]
    for piece in s.pieces[place]:
        if piece >= LEADERS:
            return False
        if side[piece] == seat:
            return True
    return False


def count_units(s: ThirtyYearsWarState, place: Place, seat: Seat) -> int:
    """2.1b, 3.2a How many units a side has in a place."""
    side = s.board.piece_sides[s.saxony]
    return sum([piece < LEADERS and side[piece] == seat for piece in s.pieces[place]])


def inside_of(s: ThirtyYearsWarState, place: Place) -> Seat:
    """3.12d Whose pieces are inside the Fortress there; a revolt does not open it (9.42f)."""
    if place >= CITIES or not s.inside[place]:
        return NOBODY
    return s.control[place] if s.revolt[place] == NOBODY else s.held[place]


def units_outside(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Unit]:
    """3.12d, 12.11b The units of a side that stand in a place, and not inside its Fortress."""
    return [] if inside_of(s, place) == seat else units_at(s, place, seat)


def leaders_outside(s: ThirtyYearsWarState, place: Place, seat: Seat) -> list[Leader]:
    """3.12d The leaders of a side that stand in a place, and not inside its Fortress."""
    return [] if inside_of(s, place) == seat else leaders_at(s, place, seat)


def strength(board: Board, units: list[Unit]) -> int:
    """12.22 The sum of their combat factors.  Worked out in ex-12.3b."""
    return sum([board.strength[unit] for unit in units])


def where_is(s: ThirtyYearsWarState, leader: Leader) -> Place:
    """The place of a leader on the map; one who marches is where his march is."""
    if s.march and leader in s.march.leaders:
        return s.march.city
    return standing(s, leader)


def on_map(s: ThirtyYearsWarState, leader: Leader) -> Place:
    """2.2b Where a leader in play stands, if he does not march."""
    return standing(s, leader) if s.fate[leader] == PRESENT else NONE


# By leader where he was found last, in any position: he is looked for there first.
_FOUND: Final[list[Place]] = [0] * (PIECES - LEADERS)


def standing(s: ThirtyYearsWarState, leader: Leader) -> Place:
    """The place where a leader's counter lies, or NONE."""
    piece, last = LEADERS + leader, _FOUND[leader]
    if piece in s.pieces[last]:
        return last
    for place, here in enumerate(s.pieces):
        if here and here[-1] >= piece and piece in here:  # they are sorted
            _FOUND[leader] = place
            return place
    return NONE


def unit_or_leader(piece: int) -> tuple[Unit, Leader]:
    """3.2a, 3.2b A piece as the unit or the leader that it is; the other is NONE."""
    return (piece, NONE) if piece < LEADERS else (NONE, piece - LEADERS)


class CountersInPlay:
    """2.1c The counters on the map, and those in a march or in a battle: counted once."""

    of_class: Row

    def __init__(self, s: ThirtyYearsWarState) -> None:
        self.of_class = tally(s.pieces, CLASSES)
        if s.march:
            self.add(s.march.units)
        if s.battle:
            for units in (*s.battle.units, s.battle.besieged):
                self.add(units)

    def add(self, units: list[Unit]) -> None:
        for unit in units:
            self.of_class[unit] += 1

    def left(self, s: ThirtyYearsWarState, kind: int) -> int:
        """2.1c, 12.33 Counters that may still come: neither there now nor gone for good.

        Marked Spanish Veterans are the same counters as the others (17.Sp.33).
        """
        left = s.board.counters[s.board.counters_of[kind]]
        for unit in s.board.classes_of[kind]:
            left -= self.of_class[unit]
            if is_reduced(unit):
                left -= s.gone[unit // 2]
        return left


def counters_left(s: ThirtyYearsWarState, kind: int) -> int:
    """2.1c, 12.33 Counters of a kind that may still come.  Who asks for many counts once."""
    left = s.board.counters[s.board.counters_of[kind]]
    for unit in s.board.classes_of[kind]:
        if not is_reduced(unit):
            left -= counters_on_map(s, unit, unit + 1) + s.gone[unit // 2]
        left -= counters_moving(s, unit)
    return left


def counters_on_map(s: ThirtyYearsWarState, full: Unit, reduced: Unit) -> int:
    """2.1a, 2.1c How many counters of a kind lie on the map, on either side."""
    found = 0
    for here in s.pieces:
        for piece in here:  # they are sorted
            if piece > reduced:
                break
            if piece >= full:
                found += 1
    return found


def counters_moving(s: ThirtyYearsWarState, unit: Unit) -> int:
    """8.31, 12.21 How many counters of a class are in a march or in a battle."""
    found = s.march.units.count(unit) if s.march else 0
    if s.battle:
        for units in (*s.battle.units, s.battle.besieged):
            found += units.count(unit)
    return found


def put_unit(play: Play, place: Place, unit: Unit) -> None:
    insort(play.state.pieces[place], unit)


def take_unit(play: Play, place: Place, unit: Unit) -> None:
    play.state.pieces[place].remove(unit)


def put_leader(play: Play, place: Place, leader: Leader) -> None:
    """9.21b A leader comes into a place, and so into play."""
    play.state.fate[leader] = PRESENT
    insort(play.state.pieces[place], LEADERS + leader)


def take_leader(play: Play, leader: Leader) -> None:
    """Takes a leader off the map or out of a march; his fate is the caller's."""
    s = play.state
    if s.march and leader in s.march.leaders:
        s.march.leaders.remove(leader)
        return
    s.pieces[where_is(s, leader)].remove(LEADERS + leader)


def move_unit(play: Play, origin: Place, unit: Unit, place: Place) -> None:
    """A unit goes from one place to another at once, without a march."""
    take_unit(play, origin, unit)
    put_unit(play, place, unit)


def move_leader(play: Play, leader: Leader, place: Place) -> None:
    """A leader goes to a place at once, from wherever he is."""
    take_leader(play, leader)
    put_leader(play, place, leader)


def remove_leader(play: Play, leader: Leader) -> None:
    """12.41a A leader leaves the war for good."""
    take_leader(play, leader)
    play.state.fate[leader] = LOST


# 2.5 The die

SIDES: Final = 10


def roll(play: Play) -> int:
    """2.5 The die has ten sides, from 0 to 9."""
    return play.chance.below(SIDES)


# 10.14 Dynamic Leaders

TWO_STARS: Final = 2


class Rank(Quantity[Leader]):
    """10.14a, 10.14b The stars of a leader: one makes him Dynamic, two put him above all."""

    def base(self, s: ThirtyYearsWarState, leader: Leader) -> int:
        return s.board.stars[leader]


rank: Final = Rank()


def is_dynamic(s: ThirtyYearsWarState, leader: Leader) -> bool:
    """10.14a Whether he is a Dynamic Leader."""
    return rank.of(s, leader) > 0


def has_dynamic(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """10.14a Whether a Dynamic Leader of a side is in a place."""
    side = s.board.piece_sides[s.saxony]
    for piece in reversed(s.pieces[place]):
        if piece < LEADERS:
            return False
        if side[piece] == seat and is_dynamic(s, piece - LEADERS):
            return True
    return False


def commanders(s: ThirtyYearsWarState, leaders: list[Leader]) -> list[Leader]:
    """12.24, 10.14a Whom an owner may name as commander: those who have most stars."""
    if len(leaders) < 2:
        return leaders.copy()
    stars = [rank.of(s, leader) for leader in leaders]
    most = max(stars)
    return [leader for leader, own in zip(leaders, stars, strict=True) if own == most]


# 10.12, 11.11 A stack on the march


def the_march(s: ThirtyYearsWarState) -> March:
    """8.31 The activation under way."""
    assert s.march is not None, "nobody is on the march"
    return s.march


def marchers(march: March) -> list[int]:
    """11.11a All counters on the march, as pieces."""
    pieces = march.units.copy()
    for leader in march.leaders:
        pieces.append(LEADERS + leader)
    return pieces


def unit_points(s: ThirtyYearsWarState, march: March, index: int) -> int:
    """11.11d, 11.15c Its own allowance, less what it has spent since it joined the leader."""
    own = s.board.movement[march.units[index]] + march.bonus
    return own - (march.spent - march.joined[index])


LEADER_MOVEMENT: Final = 8  # 3.2b


def points_left(s: ThirtyYearsWarState, march: March) -> int:
    """11.11a, 11.11d How many points every counter of the stack can still pay.

    Those of the slowest bind all; without him the others may use their own (11.14a).
    """
    alone = march.leader == NONE
    least = unit_points(s, march, 0) if alone else LEADER_MOVEMENT + march.bonus - march.spent
    for index in range(len(march.units)):
        least = min(least, unit_points(s, march, index))
    return max(0, least)


def spend_points(play: Play, points: int) -> None:
    """11.11d Every counter on the march is charged; 11.16e: who pays for the first time moved.

    Worked out in ex-10.12b.
    """
    march = the_march(play.state)
    march.moved += march.joined.count(march.spent)
    march.spent += points


def rest(march: March, place: Place, pieces: list[int]) -> None:
    """11.11a, 11.14b Counters that have marched stay where they were set down."""
    march.dropped += [place * PIECES + piece for piece in pieces]


def at_rest(s: ThirtyYearsWarState, march: March, place: Place, piece: int) -> int:
    """11.14b, 19.8d Of the counters of a class in a place, how many may not move any more."""
    one = place * PIECES + piece
    return march.dropped.count(one) + s.rested.count(one)


def leadership(s: ThirtyYearsWarState, march: March) -> int:
    """10.12a, 10.12c The ratings of the leaders activated together who still march together.

    11.15b: leaders who were picked up on the way add nothing.
    """
    return sum([s.board.leadership[one] for one in march.leaders if one not in march.picked])


def capacity(s: ThirtyYearsWarState, march: March) -> int:
    """8.31a, 10.12a, 11.11c How many units the leaders may move and fight with at a time.

    For a siege there is no such limit (10.12b, ex-10.12a).
    """
    return min(STACKING_LIMIT, leadership(s, march))


def relief_leadership(s: ThirtyYearsWarState, march: March) -> int:
    """10.12d, 13.15d How many units may attack besiegers, those who come out of the Fortress too.

    Here the leaders picked up on the way count, and those inside (ex-10.12c).
    """
    leaders = march.leaders + leaders_at(s, march.city, march.seat)
    return min(STACKING_LIMIT, sum([s.board.leadership[leader] for leader in leaders]))


def slowest(s: ThirtyYearsWarState, march: March, unit: int) -> int:
    """11.14a Of the counters of a class, the one on the march with the fewest points left."""
    same = [index for index, other in enumerate(march.units) if other == unit]
    joined = [march.joined[index] for index in same]
    return same[joined.index(min(joined))]


# 12.1, 12.15 A battle under way


def the_battle(s: ThirtyYearsWarState) -> Battle:
    """12.21 The battle under way."""
    assert s.battle is not None, "nobody fights a battle"
    return s.battle


def fighting(battle: Battle, seat: Seat) -> list[Unit]:
    """12.13, 13.15d The units of a side that take part, with those that came out to join."""
    units = battle.units[seat]
    return units + battle.besieged if seat == battle.attacker else units


def force_left(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """12.15 Whether a side has a unit left outside the Fortress: one held back counts as well."""
    battle = the_battle(s)
    if fighting(battle, seat):
        return True
    return seat == battle.attacker and not battle.sally and bool(the_march(s).units)


def army_left(s: ThirtyYearsWarState, seat: Seat, leader: Leader) -> bool:
    """12.43b Whether a unit of his army is left, in the battle or where he came out of.

    Those who stayed inside the Fortress are still the army of a leader who sallied or joined a
    relief, but not of one who came from elsewhere.
    """
    if force_left(s, seat):
        return True
    battle = the_battle(s)
    if seat != battle.attacker or not (battle.sally or leader not in the_march(s).leaders):
        return False
    return bool(units_at(s, battle.city, seat))


def is_lopsided(battle: Battle) -> bool:
    """12.4b Whether the attacker has odds of 1:4 or worse."""
    attacker = battle.attacker
    return 4 * battle.strength[attacker] <= battle.strength[1 - attacker]


def led_by_dynamic(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """12.27, 12.28b Whether a Dynamic Leader who is still alive commands a side."""
    commander = the_battle(s).commander[seat]
    return commander != NONE and s.fate[commander] != LOST and is_dynamic(s, commander)
