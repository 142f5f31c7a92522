"""15.2 Looting: what the unpaid take, what it costs the city, and what it costs themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import LOOT, LOSE, PLACE
from westphalia.games.thirty_years_war.events_pay import LeadersFound, LootRolled, StepDeserted
from westphalia.games.thirty_years_war.nations.bases import is_besieged
from westphalia.games.thirty_years_war.nations.limits import common_land
from westphalia.games.thirty_years_war.objections_pay import NoRefugeThere, NotUnpaid, OthersGoFirst
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    PIECES,
    is_reduced,
    leaders_at,
    move_leader,
    steps_of,
    units_at,
)
from westphalia.games.thirty_years_war.rules.control import WORST_PILLAGE
from westphalia.games.thirty_years_war.rules.dice import roll
from westphalia.games.thirty_years_war.rules.leader_loss import lose_leaders
from westphalia.games.thirty_years_war.rules.losses import lose_step
from westphalia.games.thirty_years_war.rules.pay import paid_locally, unpaid_cities, unpaid_units
from westphalia.games.thirty_years_war.rules.pillage import pillage
from westphalia.games.thirty_years_war.rules.rank import is_dynamic
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.rules.stacking import may_stack, own_pieces
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    City,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import UnitType

# 15.223 Who loses steps first.
HIERARCHY: Final = (UnitType.MERCENARY, UnitType.MILITIA, UnitType.VETERAN)


@dataclass(frozen=True)
class LootSegment(Step):
    """6.0.E, 15.2, 15.226 Then all unpaid units loot, those of the Protestant first.

    15.23: nobody remembers who was unpaid before.
    """

    def run(self, play: Play) -> None:
        play.then(LootCities(PROTESTANT), LootCities(CATHOLIC))


@dataclass(frozen=True)
class LootCities(Step):
    """15.226 A side loots city by city, in the order it likes; where both loot, both roll (15.211).

    The order is asked only where it could matter; elsewhere it is that of the map.
    """

    seat: Seat

    def run(self, play: Play) -> None:
        cities = unpaid_cities(play.state, self.seat)
        if not cities:
            return
        play.again(self)
        if len(cities) > 1 and order_matters(play.state, self.seat, cities):
            play.then(ChooseLooting(self.seat))
        else:
            play.then(LootRoll(cities[0]))


def order_matters(s: ThirtyYearsWarState, seat: Seat, cities: list[City]) -> bool:
    """15.226 Whether a Dynamic Leader could lose his whole army, and then join other looters.

    Nothing else that happens in one city changes the roll in another.
    """
    most = max(s.board.charts.loot_losses) + WORST_PILLAGE
    for city in cities:
        units = unpaid_units(s, seat, city)
        alone = sorted(units) == units_at(s, city, seat) and sum(map(steps_of, units)) <= most
        if alone and any(is_dynamic(s, leader) for leader in leaders_at(s, city, seat)):
            return True
    return False


@dataclass(frozen=True)
class ChooseLooting(Automatic):
    """15.226 A side says which of its cities is next."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [LOOT[city] for city in unpaid_cities(s, self.seat)]
        return [Question(self.seat, "loot", "15.226", choices)]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(LootRoll(choice.noun))


# The roll


def loot_modifier(s: ThirtyYearsWarState, seat: Seat, city: City) -> int:
    """tab.loot What changes the roll of the unpaid in a city, in all."""
    return sum(loot_modifiers(s, seat, city, unpaid_units(s, seat, city)).values())


def loot_modifiers(
    s: ThirtyYearsWarState, seat: Seat, city: City, units: list[Unit]
) -> dict[str, int]:
    """tab.loot, 15.21b, 15.21c, 15.24a, 15.24b What changes the roll of these units, and by what.

    Worked out in ex-15.211a and ex-15.211b.
    """
    charts = s.board.charts
    types = [s.board.kind_type[unit // 2] for unit in units]
    dynamic = any(is_dynamic(s, leader) for leader in leaders_at(s, city, seat))
    most = (2 * types.count(UnitType.MERCENARY), 2 * types.count(UnitType.VETERAN))
    found = {
        "pillaged": charts.loots_pillaged[s.pillage[city]],
        "many_units": charts.loots_many_units if len(units) >= charts.many_units else 0,
        "besieged": charts.loots_besieged if is_besieged(s, city, seat) else 0,
        "mercenaries": charts.loots_mercenaries if most[0] > len(units) else 0,
        "veterans": charts.loots_veterans if most[1] > len(units) else 0,
        "dynamic": charts.loots_dynamic if dynamic else 0,
    }
    return {reason: by for reason, by in found.items() if by}


@dataclass(frozen=True)
class LootRoll(Step):
    """15.21a, 15.21d, 15.211 All unpaid units of a side in a city share a roll, control or not.

    If both sides loot there, both roll with the pillage as it was, as if they were alone; the city
    ends at the highest level that was reached.  Worked out in ex-15.211c.  Whether the siege goes
    on is seen when both have lost their steps.
    """

    city: City

    def run(self, play: Play) -> None:
        s = play.state
        sides = [side for side in (PROTESTANT, CATHOLIC) if unpaid_units(s, side, self.city)]
        modifiers = [loot_modifier(s, side, self.city) for side in sides]
        room = WORST_PILLAGE - s.pillage[self.city]
        furthest = 0
        following: list[Step] = []
        for side, modifier in zip(sides, modifiers, strict=True):
            levels, steps = loot(play, side, self.city, modifier, room)
            furthest = max(furthest, levels)
            following.append(Desert(side, self.city, steps))
        pillage(play, self.city, min(furthest, room))
        play.then(*following, *[EndLooting(side, self.city) for side in sides])


def loot(play: Play, seat: Seat, city: City, modifier: int, room: int) -> tuple[int, int]:
    """15.22a, 15.22b, 15.22c, 15.22d A roll: how far it pillages, and how many steps it costs.

    15.221: each level for which the city has no room costs one more.
    """
    s = play.state
    rolled = roll(play)
    levels, losses = s.board.charts.loot(rolled + modifier)
    steps = losses + max(0, levels - room)
    units = tuple(unpaid_units(s, seat, city))
    play.tell(LootRolled, seat, city, units, rolled, modifier, levels, steps)
    return levels, steps


# What it costs them


@dataclass(frozen=True)
class Desert(Automatic):
    """15.222, 15.223 The unpaid lose steps as a whole: Mercenaries, then Militia, then Veterans.

    Worked out in ex-15.222.
    """

    seat: Seat
    city: City
    steps: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if not self.steps:
            return []
        choices = [LOSE[unit] for unit in first_to_go(s, unpaid_units(s, self.seat, self.city))]
        return [Question(self.seat, "desert", "15.222", choices)] * bool(choices)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "lose":
            return None
        unpaid = unpaid_units(s, seat, self.city)
        if choice.noun not in unpaid:
            return NotUnpaid(choice.noun)
        return None if choice.noun in first_to_go(s, unpaid) else OthersGoFirst(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        desert(play, seat, self.city, choice.noun)
        play.then(Desert(seat, self.city, self.steps - 1))


def first_to_go(s: ThirtyYearsWarState, units: list[Unit]) -> list[Unit]:
    """15.223 The classes among which the owner chooses: those of the first type that is there."""
    types = s.board.kind_type
    for kind in HIERARCHY:
        found = sorted({unit for unit in units if types[unit // 2] == kind})
        if found:
            return found
    return []


def desert(play: Play, seat: Seat, city: City, unit: Unit) -> None:
    """15.222, 15.224 A unit loses a step; if it was its last, the counter leaves the game."""
    s = play.state
    lose_step(s.pieces[city], unit)
    s.unpaid.remove(city * PIECES + unit)
    if is_reduced(unit):
        s.gone[unit // 2] += 1
    else:
        s.unpaid.append(city * PIECES + unit + 1)
    play.tell(StepDeserted, seat, unit, city, is_reduced(unit))


@dataclass(frozen=True)
class EndLooting(Step):
    """15.22a The units are paid: the Unpaid markers go; 13.14a: a siege may have lapsed.

    15.225a: leaders whose army is lost are not.
    """

    seat: Seat
    city: City

    def run(self, play: Play) -> None:
        s = play.state
        for unit in unpaid_units(s, self.seat, self.city):
            s.unpaid.remove(self.city * PIECES + unit)
        recheck_siege(play, self.city)
        if not units_at(s, self.city, self.seat) and leaders_at(s, self.city, self.seat):
            play.then(FindLeaders(self.seat, self.city))


@dataclass(frozen=True)
class FindLeaders(Step):
    """15.225a, 15.225b Leaders left alone go to a friendly city, or are eliminated without one."""

    seat: Seat
    city: City

    def run(self, play: Play) -> None:
        leaders = leaders_at(play.state, self.city, self.seat)
        if friendly_cities(play.state, self.seat, leaders):
            play.then(PlaceLeaders(self.seat, self.city))
        else:
            lose_leaders(play, leaders, replaced=False)


@dataclass(frozen=True)
class PlaceLeaders(Automatic):
    """15.225a Their owner places all of them in one friendly city."""

    seat: Seat
    city: City

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        leaders = leaders_at(s, self.city, self.seat)
        choices = [PLACE[city] for city in friendly_cities(s, self.seat, leaders)]
        return [Question(self.seat, "place_leaders", "15.225a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "place" or choice.noun >= CITIES:
            return None
        refuges = friendly_cities(s, seat, leaders_at(s, self.city, seat))
        return None if choice.noun in refuges else NoRefugeThere(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        leaders = leaders_at(play.state, self.city, seat)
        for leader in leaders:
            move_leader(play, leader, choice.noun)
        play.tell(LeadersFound, seat, tuple(leaders), self.city, choice.noun)


def friendly_cities(s: ThirtyYearsWarState, seat: Seat, leaders: list[int]) -> list[City]:
    """15.225a Cities of a side, free of enemies, that all the leaders may enter and join.

    11.22b: a leader without units does not stay beside enemy leaders.
    """
    pieces = [LEADERS + leader for leader in leaders]
    foe, land = enemy(seat), common_land(s, pieces)
    own = [city for city in range(CITIES) if s.control[city] == seat and land >> city & 1]
    free = [city for city in own if not own_pieces(s, city, foe)]
    return [city for city in free if may_stack(s, seat, city, pieces)]


# Mutiny


def mutineers(s: ThirtyYearsWarState, seat: Seat, city: City) -> list[Unit]:
    """card.C14, 15.224 The units in a city that a mutiny strikes: all but the locally paid."""
    return [unit for unit in units_at(s, city, seat) if not paid_locally(s, unit, city)]


def mutiny(play: Play, seat: Seat, city: City) -> None:
    """card.C14, 15.224 They count as Unpaid and loot at once; their pay is another matter."""
    s = play.state
    s.unpaid = [city * PIECES + unit for unit in mutineers(s, seat, city)]
    play.then(LootRoll(city))
