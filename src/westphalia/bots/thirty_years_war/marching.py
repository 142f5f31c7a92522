"""11 Where an army should go: the best march of a party, found by looking ahead step by step."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.table import Stack
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import CONTROL, HALT, MARCH, OVERRUN
from westphalia.games.thirty_years_war.ids import WALLENSTEIN
from westphalia.games.thirty_years_war.nations.limits import lands
from westphalia.games.thirty_years_war.pieces import LEADER_MOVEMENT
from westphalia.games.thirty_years_war.rules.control import VIOLATION, WORST_PILLAGE
from westphalia.games.thirty_years_war.rules.entering import LEAST_FORCE, ODDS
from westphalia.games.thirty_years_war.rules.retreat import VICTORY
from westphalia.games.thirty_years_war.state import CATHOLIC
from westphalia.games.thirty_years_war.terms import Kind

INFLUENCE: Final = 16  # 7.1 Wallenstein gains no city that would bring him above this
NOWHERE: Final = -1000.0  # what it is worth if an army may stay nowhere


class Party:
    """10.12a Who marches: the activated leader, those who go with him, and the units."""

    __slots__ = ("factors", "leader", "leaders", "points", "realm", "units")

    def __init__(self, outlook: Outlook, leader: int, leaders: list[int], units: list[int]) -> None:
        board = outlook.board
        self.leader = leader
        self.leaders = leaders
        self.units = units
        self.factors = outlook.table.strength(units)
        self.points = min([board.movement[unit] for unit in units], default=LEADER_MOVEMENT)
        self.realm = realm_of(outlook, units, leaders)


def realm_of(outlook: Outlook, units: list[int], leaders: list[int]) -> int:
    """11.3, 17.H.4, 17.Sp.2b The places that all of them may enter, as bits."""
    board, table = outlook.board, outlook.table
    land = lands(board)
    realm = land.everywhere if table.france else land.outside_france
    if table.me == CATHOLIC:
        realm &= land.on_map
    for unit in set(units):
        spanish = unit // 2 == Kind.SPANISH_VETERAN
        realm &= land.zone if spanish else land.of_nation[board.kind_nation[unit // 2]]
    for leader in leaders:
        settled = leader in land.cardinals and not table.s.cardinal
        realm &= land.zone if settled else land.of_nation[board.leader_nation[leader]]
    return realm


class Way:
    """A march as far as it has come: what it gains, and what is left of its points."""

    __slots__ = ("city", "entered", "gained", "points", "reason", "steps", "trail", "worth")

    def __init__(self, city: int, points: int) -> None:
        self.city = city
        self.points = points
        self.worth = 0.0
        self.steps: list[Choice] = []
        self.gained: list[int] = []
        self.trail: list[int] = []
        self.entered: list[int] = []  # Neutral Areas that it brings into the war
        self.reason: Reason | None = None

    def on(self, choice: Choice, points: int) -> Way:
        """The same way with one more step."""
        way = Way(self.city, self.points - points)
        way.worth = self.worth
        way.steps = [*self.steps, choice]
        way.gained, way.trail, way.entered = self.gained, self.trail, self.entered
        return way


class Plan:
    """The best that was found: its steps, what it is worth, and why."""

    __slots__ = ("reason", "steps", "worth")

    def __init__(self, worth: float, steps: list[Choice], reason: Reason) -> None:
        self.worth = worth
        self.steps = steps
        self.reason = reason


class Search:
    """Follows the most promising ways of a party until its points are spent."""

    def __init__(self, outlook: Outlook, party: Party) -> None:
        self.outlook = outlook
        self.table = outlook.table
        self.worth = outlook.worth
        self.judgement = outlook.judgement
        self.near = outlook.goals.near
        self.party = party
        self.start = -1
        self.stands: dict[int, float | None] = {}  # by city, what it is worth to end there
        self.ends: dict[int, tuple[float, Way]] = {}  # by city, the best way that ends there

    def run(self, city: int, points: int, number: int) -> list[Plan]:
        """The best marches from a city, to ends of their own; to stay is one of them."""
        self.start = city
        start = Way(city, points)
        ways = self.with_control(start)
        for way in ways:
            self.weigh(way)
        while ways:
            further = [near for way in ways if way.points > 0 for near in self.go_on(way)]
            further.sort(key=self.promise, reverse=True)
            ways = further[: self.judgement.width]
        ends = sorted(self.ends.values(), key=lambda end: -end[0])
        return [self.plan(worth, way) for worth, way in ends[:number] or [(NOWHERE, start)]]

    def plan(self, worth: float, way: Way) -> Plan:
        """A march from its first step to the halt."""
        return Plan(worth, [*way.steps, HALT], way.reason or self.why(way))

    def promise(self, way: Way) -> float:
        prospect = self.judgement.prospect * self.worth.prospect(way.city)
        return way.worth + prospect * (1.0 + 0.1 * way.points)

    # Steps

    def go_on(self, way: Way) -> list[Way]:
        """11.11a, 11.2 All next cities, and what may be done there."""
        found: list[Way] = []
        for city in self.outlook.ways(way.city):
            if not self.is_open(way, city):
                continue
            entered = self.enter(way, city)
            foes = self.table.enemy_outside(city)
            if foes is None:
                found += self.arrive(entered)
            elif self.party.units:
                found += self.meet(entered, foes)
        return found

    def is_open(self, way: Way, city: int) -> bool:
        """11.3, card.P11 Whether the party may go there, and has not been there."""
        if city >= CITIES or city == self.start or city in way.trail:
            return False
        if self.table.is_barred(city):
            return False
        return self.party.realm >> city & 1 == 1

    def enter(self, way: Way, city: int) -> Way:
        """11.11a, 11.18a, 11.22a A step: neutrality may be violated, lone leaders are caught."""
        there = way.on(MARCH[city], 1)
        there.city = city
        there.trail = [*way.trail, city]
        area = self.table.board.area_of[city]
        if self.violates(city) and area not in way.entered:
            there.entered = [*way.entered, area]
            there.worth -= VIOLATION
        lone = self.table.enemy(city)
        if lone and not lone.units and not lone.inside and self.party.units:
            there.worth += 0.5 * self.worth.leaders(lone.leaders)
        return there

    def violates(self, city: int) -> bool:
        """11.18a Whether the army would bring a Neutral Area into the war."""
        neutral = self.table.in_neutral_area(city) and not self.table.revolt[city]
        return neutral and bool(self.party.units)

    def arrive(self, way: Way) -> list[Way]:
        ways = self.with_control(way)
        for one in ways:
            self.weigh(one)
        return ways

    def with_control(self, way: Way) -> list[Way]:
        """11.17a The way itself, and with a point spent for the city."""
        if way.points < 1 or not self.gainable(way):
            return [way]
        area = self.table.board.area_of[way.city]
        gained = way.on(CONTROL, 1)
        same = [c for c in way.gained if area != NOBODY and self.table.board.area_of[c] == area]
        gained.worth += self.worth.gain(self.table.me, way.city, len(same))
        gained.gained = [*way.gained, way.city]
        return [way, gained]

    def gainable(self, way: Way) -> bool:
        """3.11a, 7.1b Whether the city can be had for a point, and should be."""
        city, table = way.city, self.table
        if city >= CITIES or not self.party.units or city in way.gained:
            return False
        if self.influence(way) >= INFLUENCE:
            return False
        if table.revolt[city]:
            return table.enemy(city) is None
        if table.is_fortress(city) or table.control[city] == table.me:
            return False
        area = table.board.area_of[city]
        if area != NOBODY:
            same = [c for c in way.gained if table.board.area_of[c] == area]
            if self.worth.completes(table.me, area, len(same)):
                return False  # it has followed its Area already
        foes = table.enemy(city)
        return foes is None or not foes.units

    def influence(self, way: Way) -> int:
        """7.1b Wallenstein's, if he leads, with the cities that he has gained on this way."""
        if self.party.leader != WALLENSTEIN:
            return 0
        return self.table.s.influence + len(way.gained)

    # Battles

    def meet(self, way: Way, foes: Stack) -> list[Way]:
        """12.6 An overrun, if the enemy is weak enough; else a battle ends the march."""
        factors = self.party.factors
        if factors >= LEAST_FORCE and factors >= ODDS * foes.factors and way.points >= 1:
            way.points -= 1
            way.steps = [*way.steps, OVERRUN]
            way.worth += self.judgement.step * len(foes.units) * 1.5
            way.worth += self.worth.leaders(foes.leaders)
            walled = self.table.is_fortress(way.city)
            if not walled and self.table.control[way.city] != self.table.me:
                way.worth += self.worth.gain(self.table.me, way.city)
                way.gained = [*way.gained, way.city]
            self.weigh(way)
            return [way]
        self.fight(way, foes)
        return []

    def fight(self, way: Way, foes: Stack) -> None:
        """12.2 What a battle may bring, and what it may cost."""
        if not self.may_fight(way):
            return
        judgement, table = self.judgement, self.table
        odds = self.outlook.odds(self.party.units, self.party.leader, foes)
        if odds.attacker_wins < judgement.boldness:
            return
        prize = 0.0  # a siege is weighed as where the army stands then
        if table.control[way.city] == table.me:
            prize = 0.5 * self.worth.gain(table.foe, way.city)  # relief
        elif not table.is_fortress(way.city):
            prize = self.worth.gain(table.me, way.city)
        blood = (odds.defender_losses - odds.attacker_losses) / 3.0 * judgement.step
        rout = odds.defender_eliminated * self.worth.leaders(foes.leaders)
        ruin = odds.attacker_eliminated * self.worth.leaders(self.party.leaders)
        way.worth += odds.attacker_wins * prize + judgement.blood * blood + rout - ruin
        way.worth -= judgement.defeat * (1.0 - odds.attacker_wins)
        if table.control[way.city] != table.me and not table.is_fortress(way.city):
            gained = [*way.gained, way.city]
            way.worth += self.outlook.goals.reach(gained, way.entered, odds.attacker_wins)
        chance = round(100 * odds.attacker_wins)
        way.reason = Reason(reasons.ATTACK, {"city": way.city, "chance": chance})
        self.weigh(way)

    def may_fight(self, way: Way) -> bool:
        """7.1c, 10.24, 12.53 Wallenstein wins no battle that would end the war; nobody fights
        where he may not stay, nor where he may not come back to.
        """
        if self.influence(way) + VICTORY > INFLUENCE + 1:
            return False
        party = self.party
        if not self.outlook.may_stay(way.city, party.units, party.leaders):
            return False
        back = way.trail[-2] if len(way.trail) > 1 else self.start
        return back == self.start or self.outlook.may_stay(back, party.units, party.leaders)

    # The end

    def weigh(self, way: Way) -> None:
        """What a way comes to if the march ends there."""
        if way.city not in self.stands:
            self.stands[way.city] = self.stand(way.city)
        stand = self.stands[way.city]
        if stand is None and way.reason is None:
            return  # there is no room to stay
        worth = way.worth + (stand or 0.0) - self.hunger(way) - 0.01 * len(way.steps)
        if self.near:
            worth += self.outlook.goals.reach(way.gained, way.entered)
        if way.city not in self.ends or worth > self.ends[way.city][0]:
            self.ends.pop(way.city, None)  # of equals the one that was found first comes first
            self.ends[way.city] = (worth, way)

    def stand(self, city: int) -> float | None:
        """What it is worth to end in a city, with those who are there; None if it may not be."""
        party = self.party
        there = self.table.own(city) if city != self.start else None
        if there is None:
            return self.outlook.stand(city, party.units, party.leaders)
        if not self.outlook.may_stay(city, party.units, party.leaders):
            return None
        units, leaders = [*party.units, *there.units], [*party.leaders, *there.leaders]
        before = self.outlook.stand(city, there.units, there.leaders)
        return self.outlook.stand(city, units, leaders) - before

    def hunger(self, way: Way) -> float:
        """11.16 What foraging costs: pillaged cities, or steps where nothing is left."""
        units = len(self.party.units)
        if units < 3 or not way.trail:
            return 0.0
        table, judgement = self.table, self.judgement
        demand = 1 if units <= 5 else 2
        left = [city for city in way.trail for _ in range(WORST_PILLAGE - table.pillage[city])]
        own = [city for city in left if table.control[city] == table.me or city in way.gained]
        foreign = min(demand, len(left) - len(own))
        missing = max(0, demand - len(left))
        at_home = demand - foreign - missing
        return judgement.forage * (0.4 * foreign + at_home) + judgement.step * missing

    def why(self, way: Way) -> Reason:
        """The best thing that a march does, as a reason."""
        table, leader = self.table, self.party.leader
        for city in reversed(way.gained):
            area = table.board.area_of[city]
            same = [c for c in way.gained if table.board.area_of[c] == area]
            if area != NOBODY and self.worth.completes(table.me, area, len(same)):
                return Reason(reasons.WIN_AREA, {"leader": leader, "area": area})
        if self.outlook.siege(way.city, self.party.units):
            return Reason(reasons.GO_BESIEGE, {"leader": leader, "city": way.city})
        if way.gained:
            return Reason(reasons.TAKE_CITY, {"leader": leader, "city": way.gained[0]})
        if way.trail:
            return Reason(reasons.POSITION, {"leader": leader, "city": way.city})
        return Reason(reasons.STAY, {"leader": leader, "city": way.city})


def best_marches(
    outlook: Outlook, party: Party, city: int, points: int, number: int = 1
) -> list[Plan]:
    """The best marches of a party from where it is, the best first; one at least."""
    return Search(outlook, party).run(city, points, number)
