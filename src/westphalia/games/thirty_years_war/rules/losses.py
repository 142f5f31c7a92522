"""12.3, 12.4 Losses of steps and of leaders, and what the loss of certain leaders brings."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import Automatic, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, CLASSES, UNITED_PROVINCES, Board
from westphalia.games.thirty_years_war.events.battle import (
    ArmyAbandoned,
    ArmyLost,
    LeaderChecked,
    LeaderLost,
    LeaderSucceeded,
    NationLeft,
    RebellionEnded,
    StepLost,
    WallensteinLost,
)
from westphalia.games.thirty_years_war.objections.battle import MissesLossNumber, NotInBattle
from westphalia.games.thirty_years_war.pieces import (
    army_left,
    force_left,
    is_lopsided,
    is_reduced,
    leaders_at,
    leaders_outside,
    put_leader,
    remove_leader,
    roll,
    steps_of,
    take_leader,
    take_unit,
    the_battle,
    the_march,
    units_at,
    units_outside,
    where_is,
)
from westphalia.games.thirty_years_war.rules.control import gain_city, is_fortress, recheck_siege
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    LOST,
    NONE,
    PRESENT,
    PROTESTANT,
    WAITING,
    Battle,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Career, Nation
from westphalia.games.thirty_years_war.words import (
    BETHLEN_GABOR,
    CHRISTIAN_IV,
    HUNGARY,
    LOSE,
    LOSE_BESIEGED,
    MERCY,
    PAPPENHEIM,
    WALLENSTEIN,
)

# 12.3 Losses of steps

BESIEGED: Final = CLASSES  # added to units of the Fortress in a list of those who may lose


def lose_step(stack: list[Unit], unit: Unit) -> None:
    """12.32, 12.33 A full unit is reduced for good; a reduced one may be recruited again."""
    stack.remove(unit)
    if not is_reduced(unit):
        insort(stack, unit + 1)


# The loss number


def sums(board: Board, stack: list[Unit]) -> int:
    """12.32, 12.34 All sums of loss factors that a stack can give, as bits."""
    bits = 1
    for unit in stack:
        for _ in range(steps_of(unit)):
            bits |= bits << board.loss_factor[unit % CLASSES]
    return bits


def largest_sum(board: Board, stack: list[Unit], number: int) -> int:
    """12.31, 12.34 What is lost: as much as possible, but not above the loss number.

    Worked out in ex-12.3e and ex-12.3f.
    """
    return (sums(board, stack) & ((2 << number) - 1)).bit_length() - 1


def after_loss(stack: list[Unit], unit: Unit) -> list[Unit]:
    """12.32 What a stack is when a unit has lost a step."""
    rest = stack.copy()
    lose_step(rest, unit)
    return rest


def may_lose(board: Board, stack: list[Unit], unit: Unit, number: int) -> bool:
    """12.31 Whether the number can still be met exactly after a step of this unit."""
    left = number - board.loss_factor[unit % CLASSES]
    return left >= 0 and sums(board, after_loss(stack, unit)) >> left & 1 == 1


def find_ways(
    board: Board, stack: list[Unit], number: int, lost: list[Unit], found: list[list[Unit]]
) -> None:
    """12.34 The ways to lose a number, each in ascending order; a second one is enough."""
    if number == 0:
        found.append(lost)
        return
    for unit in sorted(set(stack)):
        if len(found) > 1:
            return
        ascending = not lost or unit >= lost[-1]
        rest = [other for other in stack if other >= unit]
        if ascending and may_lose(board, rest, unit, number):
            left = number - board.loss_factor[unit % CLASSES]
            find_ways(board, after_loss(stack, unit), left, [*lost, unit], found)


def only_way(board: Board, stack: list[Unit], number: int) -> list[Unit]:
    """12.34 The steps that a stack must lose if there is no choice, else none."""
    found: list[list[Unit]] = []
    find_ways(board, stack, number, [], found)
    return found[0] if len(found) == 1 else []


# Losses in battle


def stack_of(battle: Battle, seat: Seat) -> list[Unit]:
    """12.14, 13.15d Who may take the losses of a side: units that take part, and no others."""
    if seat != battle.attacker:
        return battle.units[seat]
    return battle.units[seat] + [BESIEGED + unit for unit in battle.besieged]


@dataclass(frozen=True)
class TakeLosses(Step):
    """12.27, 12.31 A side takes the losses that the enemy has rolled; it chooses if it can."""

    seat: Seat

    def run(self, play: Play) -> None:
        battle = the_battle(play.state)
        if not battle.losses[self.seat]:
            return
        forced = only_way(play.state.board, stack_of(battle, self.seat), battle.losses[self.seat])
        for unit in forced:
            lose_in_battle(play, self.seat, unit)
        if not forced:
            play.then(ChooseLosses(self.seat))


@dataclass(frozen=True)
class ChooseLosses(Automatic):
    """12.31, 12.34 The owner gives up step by step what still leads to the number."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        battle = the_battle(s)
        stack, number = stack_of(battle, self.seat), battle.losses[self.seat]
        kinds = [u for u in sorted(set(stack)) if may_lose(s.board, stack, u, number)]
        choices = [LOSE[u] if u < BESIEGED else LOSE_BESIEGED[u - BESIEGED] for u in kinds]
        return [Question(self.seat, "take_losses", "12.31", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb not in ("lose", "lose_besieged"):
            return None
        battle = the_battle(s)
        stack, number = stack_of(battle, seat), battle.losses[seat]
        unit = choice.noun + BESIEGED * (choice.verb == "lose_besieged")
        if unit not in stack:
            return NotInBattle(choice.noun)
        fits = may_lose(s.board, stack, unit, number)
        return None if fits else MissesLossNumber(choice.noun, number)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        lose_in_battle(play, seat, choice.noun + BESIEGED * (choice.verb == "lose_besieged"))
        play.then(TakeLosses(seat))


def lose_in_battle(play: Play, seat: Seat, unit: Unit) -> None:
    """12.32 A unit that takes part loses a step, which counts its loss factor."""
    battle = the_battle(play.state)
    strike(play.state.board, battle, seat, unit)
    play.tell(StepLost, seat, unit % BESIEGED, battle.city)


def strike(board: Board, battle: Battle, seat: Seat, unit: Unit) -> None:
    """12.32 A step is taken from those who take part, and from what is still to be lost."""
    stack = battle.besieged if unit >= BESIEGED else battle.units[seat]
    lose_step(stack, unit % BESIEGED)
    battle.losses[seat] -= board.loss_factor[unit % BESIEGED]


# Losses elsewhere


@dataclass(frozen=True)
class LoseSteps(Automatic):
    """12.32, card.rule.d The units of a side in a place lose steps, which their owner chooses.

    13.25b, 11.22a: leaders whom the last of them leaves alone before a garrison are lost.
    """

    seat: Seat
    place: Place
    steps: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(units_at(s, self.place, self.seat))) if self.steps else []
        return [Question(self.seat, "lose_steps", "12.32", [LOSE[u] for u in kinds])] * bool(kinds)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        lose_step(play.state.pieces[self.place], choice.noun)
        play.tell(StepLost, seat, choice.noun, self.place)
        if self.place < CITIES:
            recheck_siege(play, self.place)
            surprise_leaders(play, self.place)
        play.then(LoseSteps(seat, self.place, self.steps - 1))


# 12.4 The loss of leaders

ON_THE_MARCH: Final = -2  # where a leader stands who marches


@dataclass(frozen=True)
class CheckLeaders(Step):
    """12.4a, 12.42f A side rolls for all its leaders, used or not; then come the flips.

    12.4b: not for a defender against four times weaker attackers; 12.43c: nor for a lost army.
    12.43b: an army of which units have stayed inside the Fortress is not lost.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        s = play.state
        battle = the_battle(s)
        leaders = battle.leaders[self.seat]
        lost = [leader for leader in leaders if not army_left(s, self.seat, leader)]
        if lost or not (leaders or force_left(s, self.seat)):  # 12.43a
            play.tell(ArmyLost, self.seat, battle.city, tuple(lost))
            lose_leaders(play, lost, replaced=False)
        if self.seat == battle.attacker or not is_lopsided(battle):
            left = [leader for leader in leaders if leader not in lost]
            killed = [leader for leader in left if falls(play, self.seat, leader)]
            lose_leaders(play, killed, replaced=True)


def falls(play: Play, seat: Seat, leader: Leader) -> bool:
    """12.41a A roll of his loss rating or more kills a leader.  Worked out in ex-12.3g."""
    rolled = roll(play)
    play.tell(LeaderChecked, seat, leader, rolled)
    return rolled >= play.state.board.loss[leader]


def lose_leader(play: Play, leader: Leader, replaced: bool) -> None:
    """12.41a, 12.42a, 12.43a A leader leaves the war for good; he may have a replacement."""
    lose_leaders(play, [leader], replaced)


def lose_leaders(play: Play, leaders: list[Leader], replaced: bool) -> None:
    """12.42f, 12.43a All who are lost together are gone before anybody takes their place."""
    spots = [spot_of(play.state, leader) for leader in leaders]
    led = led_in_united_provinces(play.state)
    for leader in leaders:
        play.tell(LeaderLost, leader, where_is(play.state, leader))
        remove_leader(play, leader)
    if replaced:
        for leader, spot in zip(leaders, spots, strict=True):
            succeed(play, leader, spot)
    for leader in leaders:
        after_loss_of(play, leader)
    leave_nobody_alone(play, led)
    if CHRISTIAN_IV in leaders or BETHLEN_GABOR in leaders:
        surprise_all(play)


def spot_of(s: ThirtyYearsWarState, leader: Leader) -> Place:
    """12.42a Where his counter is: in a place, or on the march."""
    marching = s.march is not None and leader in s.march.leaders
    return ON_THE_MARCH if marching else where_is(s, leader)


def succeed(play: Play, leader: Leader, spot: Place) -> None:
    """12.42a, 12.42b, 12.42d The leader on the back of a counter appears where it lies.

    If he is in play already he goes there, and his own counter stays behind as his replacement.
    Worked out in ex-12.42.
    """
    s = play.state
    heir = heir_of(s, leader)
    if heir == NONE:
        return
    if s.fate[heir] == PRESENT:
        left = spot_of(s, heir)
        take_leader(play, heir)
        put_heir(play, leader, heir, spot)
        succeed(play, heir, left)
        stand_in(play, heir)
    else:
        put_heir(play, leader, heir, spot)
        if (leader, heir) != (PAPPENHEIM, MERCY):  # 12.42c: his own counter is still to be used
            stand_in(play, heir)


def heir_of(s: ThirtyYearsWarState, leader: Leader) -> Leader:
    """12.42a, 12.42d Who is named on the back of a counter, unless he was lost before.

    A replacement has nobody behind him: his counter shows its back already.
    """
    heir = s.board.replacement[leader]
    if heir == NONE or leader in s.stand_ins:
        return NONE
    if s.board.unnamed[heir]:
        return unnamed_heir(s, heir)
    return heir if s.fate[heir] != LOST else NONE


def unnamed_heir(s: ThirtyYearsWarState, heir: Leader) -> Leader:
    """12.42e An unnamed leader of the nation who is not in play: there can be several."""
    if s.fate[heir] == WAITING:
        return heir
    nation = s.board.leader_nation[heir]
    for other, unnamed in enumerate(s.board.unnamed):
        if unnamed and s.board.leader_nation[other] == nation and s.fate[other] == WAITING:
            return other
    return NONE


def put_heir(play: Play, leader: Leader, heir: Leader, spot: Place) -> None:
    """12.42a, 12.42f He stands in the other's place, and has no part in the battle."""
    s = play.state
    if spot == ON_THE_MARCH:
        s.fate[heir] = PRESENT
        the_march(s).leaders.append(heir)
    else:
        put_leader(play, spot, heir)
    play.tell(LeaderSucceeded, leader, heir, where_is(s, heir))


def stand_in(play: Play, heir: Leader) -> None:
    """12.42a, 12.42b He is in play on another's counter: if he is lost it leaves the game."""
    if heir not in play.state.stand_ins:
        insort(play.state.stand_ins, heir)


# Leaders alone among enemies


def meet_leaders(play: Play, seat: Seat, city: City) -> None:
    """11.22a, 11.22c Lone enemy leaders whom they find there go into their Fortress or are lost."""
    s = play.state
    foe = enemy(seat)
    found = [] if units_at(s, city, foe) else leaders_outside(s, city, foe)
    if found and is_fortress(s, city) and s.control[city] == foe:
        s.inside[city] = 1
    elif found:
        lose_leaders(play, found, replaced=False)


def surprise_leaders(play: Play, city: City) -> None:
    """11.22a, 3.12d Leaders whom their units have left there are found by enemy units like others.

    Those units came out of the Fortress when nobody was left before it, or it went over to them.
    """
    for seat in (PROTESTANT, CATHOLIC):
        if units_outside(play.state, city, seat):
            meet_leaders(play, seat, city)


def surprise_all(play: Play) -> None:
    """11.22a, 17.D.3c The same wherever a nation that left the war has left leaders alone."""
    battle = play.state.battle
    for city in range(CITIES):
        if not battle or battle.city != city:
            surprise_leaders(play, city)


# 7.28, 16.26, 17 What a lost leader leaves


def after_loss_of(play: Play, leader: Leader) -> None:
    """12.43c However a leader was lost, he is a casualty.

    7.28: Wallenstein's influence counts no more.  17.Sp.33: what the Cardinal's loss brings about
    comes at the end of the activation.
    """
    if leader == CHRISTIAN_IV:
        remove_nation(play, Nation.DANISH)  # 17.D.3c
    elif leader == BETHLEN_GABOR:
        end_rebellion(play)
    elif leader == WALLENSTEIN:
        play.state.wallenstein = int(Career.LOST)
        play.tell(WallensteinLost)


def end_rebellion(play: Play) -> None:
    """17.H.5a, 17.H.5b Without Bethlen Gabor the Hungarians go home, and Hungary is Catholic."""
    s = play.state
    s.rebellion = 0
    play.tell(RebellionEnded)
    remove_nation(play, Nation.HUNGARIAN)
    for city in s.board.area_cities[HUNGARY]:
        if s.control[city] != CATHOLIC:
            gain_city(play, city, CATHOLIC)
            shut_gates(play, city)


def shut_gates(play: Play, city: City) -> None:
    """17.H.5b, 3.12d Its new masters hold a Fortress that changed sides, if they are there."""
    s = play.state
    both = bool(units_at(s, city, CATHOLIC)) and bool(units_at(s, city, PROTESTANT))
    s.siege[city] = 0
    s.inside[city] = int(is_fortress(s, city) and both)


def remove_nation(play: Play, nation: Nation) -> None:
    """17.D.3c, 17.H.5b All units of a nation leave the game, wherever they are."""
    s = play.state
    kinds = [kind for kind, of in enumerate(s.board.kind_nation) if of == nation]
    units = [unit for kind in kinds for unit in (2 * kind, 2 * kind + 1)]
    play.tell(NationLeft, int(nation))
    for place, here in enumerate(s.pieces):
        if any(unit in here for unit in units):
            s.pieces[place] = [piece for piece in here if piece not in units]
            if place < CITIES and not (s.battle and s.battle.city == place):
                recheck_siege(play, place)
    remove_from_march(s, units)
    for kind in kinds:
        s.gone[kind] = s.board.counters[kind]


def remove_from_march(s: ThirtyYearsWarState, units: list[Unit]) -> None:
    """17.D.3c Units of a nation that leaves are neither on the march nor in a battle any more."""
    if s.march:
        left = [index for index, unit in enumerate(s.march.units) if unit not in units]
        s.march.joined = [s.march.joined[index] for index in left]
        s.march.units = [s.march.units[index] for index in left]
    if s.battle:
        s.battle.units = [[u for u in stack if u not in units] for stack in s.battle.units]
        s.battle.besieged = [unit for unit in s.battle.besieged if unit not in units]


def led_in_united_provinces(s: ThirtyYearsWarState) -> list[Seat]:
    """16.26 The sides that have a leader in the United Provinces."""
    if not s.pieces[UNITED_PROVINCES]:
        return []
    return [seat for seat in (PROTESTANT, CATHOLIC) if leaders_at(s, UNITED_PROVINCES, seat)]


def leave_nobody_alone(play: Play, led: list[Seat]) -> None:
    """16.26 In the United Provinces units that had leaders and have none now are eliminated.

    Those who came there without one by 16.21c stay.
    """
    s = play.state
    for seat in led:
        units = units_at(s, UNITED_PROVINCES, seat)
        if not units or leaders_at(s, UNITED_PROVINCES, seat):
            continue
        for unit in units:
            take_unit(play, UNITED_PROVINCES, unit)
        play.tell(ArmyAbandoned, seat, tuple(units))
