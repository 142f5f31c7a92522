"""8.3, 10.1, 11 Whom to activate, and where an army should go, looking ahead step by step."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.outlook import Order, Outlook
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.table import Stack
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import CITIES, SWEDEN, UNITED_PROVINCES
from westphalia.games.thirty_years_war.pieces import LEADER_MOVEMENT, is_reduced
from westphalia.games.thirty_years_war.rules.battle import VICTORY
from westphalia.games.thirty_years_war.rules.control import VIOLATION, WORST_PILLAGE, area_value
from westphalia.games.thirty_years_war.rules.entering import LEAST_FORCE, ODDS
from westphalia.games.thirty_years_war.rules.nations import cardinals
from westphalia.games.thirty_years_war.state import CATHOLIC
from westphalia.games.thirty_years_war.terms import Kind
from westphalia.games.thirty_years_war.words import (
    CONTROL,
    DROP,
    GO,
    HALT,
    JOIN,
    MARCH,
    OVERRUN,
    TAKE,
    WALLENSTEIN,
)

# Search

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
    land = board.lands
    realm = land.everywhere if table.france else land.outside_france
    if table.me == CATHOLIC:
        realm &= land.on_map
    for unit in set(units):
        spanish = unit // 2 == Kind.SPANISH_VETERAN
        realm &= land.zone if spanish else land.of_nation[board.kind_nation[unit // 2]]
    for leader in leaders:
        settled = leader in cardinals(board) and not table.s.cardinal
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
        """This way with one more step."""
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
                won = {"leader": leader, "area": area, "points": area_value(table.s, area)}
                return Reason(reasons.WIN_AREA, won)
        about = {"leader": leader, "city": way.city}
        if self.outlook.siege(way.city, self.party.units):
            force = {"factors": table.strength(self.party.units), "level": table.level(way.city)}
            return Reason(reasons.GO_BESIEGE, {**about, **force})
        if way.gained:
            taken = way.gained[0]
            points = table.board.city_vp[taken]
            return Reason(reasons.TAKE_CITY, {**about, "city": taken, "points": points})
        if way.trail:
            return Reason(reasons.POSITION, about)
        return Reason(reasons.STAY, about)


def best_marches(
    outlook: Outlook, party: Party, city: int, points: int, number: int = 1
) -> list[Plan]:
    """The best marches of a party from where it is, the best first; one at least."""
    return Search(outlook, party).run(city, points, number)


# 8.3, 10.1 Whom to activate, and who goes with him

DETACHMENT: Final = 2  # so few need not forage, and can gain any open city
CORPS: Final = 5  # so many are hardly told from all


def orders(outlook: Outlook, able: set[int], ends: int = 1) -> list[Order]:
    """8.3 For every army whose commander can be activated the best that it could do now.

    With more *ends* also what is nearly as good: marches to so many other cities.
    """
    found: list[Order] = []
    for stack in outlook.table.stacks[outlook.table.me].values():
        if stack.place in (SWEDEN, UNITED_PROVINCES) or not stack.units:
            continue
        for leader in commanders(outlook, stack):
            if leader in able:
                found += known_orders(outlook, stack, leader, ends)
    return found


def known_orders(outlook: Outlook, stack: Stack, leader: int, ends: int) -> list[Order]:
    """What an army could do under a leader, reckoned once for its surroundings."""
    key = (stack.place, leader, ends, *outlook.surroundings(stack.place))
    if key not in outlook.orders:
        outlook.orders[key] = orders_of(outlook, stack, leader, ends)
    return outlook.orders[key]


def commanders(outlook: Outlook, stack: Stack) -> list[int]:
    """10.14a Those who may lead: of the most stars, the easiest to activate and the ablest."""
    board = outlook.board
    most = max([board.stars[leader] for leader in stack.leaders], default=0)
    able = [leader for leader in stack.leaders if board.stars[leader] == most]
    if not able:
        return []
    easy = min(able, key=lambda leader: (board.activation[leader], -board.leadership[leader]))
    best = max(able, key=lambda leader: (board.battle[leader], board.leadership[leader]))
    return [easy] if easy == best else [easy, best]


def orders_of(outlook: Outlook, stack: Stack, leader: int, ends: int) -> list[Order]:
    """What an army could do under a leader: storm, sally, march with all or with a few."""
    if stack.inside:
        return sallies(outlook, stack, leader)
    found = assaults(outlook, stack, leader)
    for units in forces(outlook, stack, ends > 1):
        found += march_orders(outlook, stack, leader, units, ends)
    return found


def forces(outlook: Outlook, stack: Stack, more: bool) -> list[list[int]]:
    """10.12a All units, a few, or those whom a siege can spare; if *more* is wanted, others too."""
    choices = [stack.units]
    best = strongest(outlook, stack.units)
    sizes = range(DETACHMENT, CORPS) if more else (DETACHMENT,)
    choices += [best[:size] for size in sizes if len(best) > size]
    if more and len(best) > DETACHMENT:
        choices += [best[-DETACHMENT:], best[-1:]]
    besiegers = enough_for_siege(outlook, stack)
    if besiegers and len(besiegers) < len(stack.units):
        choices.append(remainder(stack.units, besiegers))
    return choices


def strongest(outlook: Outlook, units: list[int]) -> list[int]:
    """The units in order: the strongest first, of equals the fastest."""
    board = outlook.board
    return sorted(units, key=lambda unit: (-board.strength[unit], -board.movement[unit]))


def enough_for_siege(outlook: Outlook, stack: Stack) -> list[int]:
    """13.14a, 13.27 The fewest units that keep up a siege; they roll even without a leader.

    They loot before they roll (6.0.E): if they can, they have a step to spare.
    """
    siege = outlook.table.sieges.get(stack.place)
    if siege is None or siege.masked or siege.besieger != outlook.table.me:
        return []
    left = strongest(outlook, stack.units)
    level = siege.level
    enough = level + spare_step(outlook, stack)
    if stack.factors < enough:
        enough = level
    for unit in reversed(left):
        rest = remainder(left, [unit])
        if outlook.table.strength(rest) >= enough:
            left = rest
    return left


def spare_step(outlook: Outlook, stack: Stack) -> int:
    """15.222 The most factors that a lost step may cost, where the land does not pay."""
    board = outlook.board
    nations = {board.kind_nation[unit // 2] for unit in stack.units}
    if all(outlook.supply.at_home(nation, stack.place) for nation in nations):
        return 0
    full = [unit for unit in stack.units if not is_reduced(unit)]
    steps = [board.strength[unit] - board.strength[unit + 1] for unit in full]
    return max(steps + [board.strength[unit] for unit in stack.units if is_reduced(unit)])


def march_orders(
    outlook: Outlook, stack: Stack, leader: int, wanted: list[int], ends: int
) -> list[Order]:
    """11 The best marches of an army, or of some of its units."""
    leaders, units = muster(outlook, stack, leader, wanted)
    party = Party(outlook, leader, leaders, units)
    left = remainder(stack.units, units)
    others = [other for other in stack.leaders if other not in leaders]
    behind, before = outlook.stand(stack.place, left, others), now_worth(outlook, stack)
    alone = outlook.judgement.stranded * len(left) if not others else 0.0
    steps = [JOIN[other] for other in leaders[1:]] + [TAKE[unit] for unit in units] + [GO]
    plans = best_marches(outlook, party, stack.place, party.points, ends)
    return [
        Order(leader, [*steps, *plan.steps], plan.worth + behind - before - alone, plan.reason)
        for plan in plans
    ]


def muster(
    outlook: Outlook, stack: Stack, leader: int, wanted: list[int]
) -> tuple[list[int], list[int]]:
    """10.12a The leaders and units of a march: the strongest first, as many as can be led."""
    board = outlook.board
    leaders, room = [leader], board.leadership[leader]
    others = [other for other in stack.leaders if other != leader]
    for other in sorted(others, key=lambda other: -board.leadership[other]):
        if room < len(wanted) or len(wanted) == len(stack.units):  # nobody is left alone
            leaders.append(other)
            room += board.leadership[other]
    return leaders, strongest(outlook, wanted)[:room]


def remainder(units: list[int], gone: list[int]) -> list[int]:
    """The units that stay when others go."""
    left = units.copy()
    for unit in gone:
        left.remove(unit)
    return left


def now_worth(outlook: Outlook, stack: Stack) -> float:
    """What an army is worth where it stands; only a siege that was laid counts."""
    worth = outlook.stand(stack.place, stack.units, stack.leaders)
    marked = stack.place in outlook.table.sieges and not outlook.table.sieges[stack.place].masked
    return worth if marked else worth - outlook.siege(stack.place, stack.units)


def assaults(outlook: Outlook, stack: Stack, leader: int) -> list[Order]:
    """13.21a Where a siege was laid in an earlier round, a roll for the Fortress."""
    siege = outlook.table.sieges.get(stack.place)
    if siege is None or siege.masked or siege.laid_now or siege.besieger != outlook.table.me:
        return []
    chance = outlook.table.storm(stack.place)
    prize = outlook.worth.gain(outlook.table.me, stack.place)
    foes = outlook.table.enemy(stack.place)
    if foes:
        prize += outlook.worth.leaders(foes.leaders) + 0.2 * foes.factors
    about = {"city": stack.place, "chance": round(100 * chance)}
    worth = (
        chance * prize * outlook.judgement.storm
        + 0.1
        + outlook.goals.reach([stack.place], [], chance)
    )
    return [Order(leader, [GO, HALT], worth, Reason(reasons.ASSAULT, about))]


def sallies(outlook: Outlook, stack: Stack, leader: int) -> list[Order]:
    """13.17 Out of a besieged Fortress, against those who besiege it."""
    foes = outlook.table.enemy_outside(stack.place)
    if foes is None or stack.place >= CITIES:
        return []
    leaders, units = muster(outlook, stack, leader, stack.units)
    odds = outlook.odds(units, leader, foes)
    prize = 0.6 * outlook.worth.gain(outlook.table.foe, stack.place)
    blood = (odds.defender_losses - odds.attacker_losses) / 3.0 * outlook.judgement.step
    worth = odds.attacker_wins * prize + outlook.judgement.blood * blood
    worth -= outlook.judgement.defeat * (1.0 - odds.attacker_wins)
    steps = [JOIN[other] for other in leaders[1:]] + [TAKE[unit] for unit in units] + [GO]
    about = {"city": stack.place, "chance": round(100 * odds.attacker_wins)}
    return [Order(leader, steps, worth, Reason(reasons.SALLY, about))]


# 11.14 One unit left in a city keeps an Area from being walked off
#
# An enemy who marches through gains no city with units in it (3.11a): he has to fight first.


def guarded(outlook: Outlook, start: int, steps: list[Choice]) -> list[list[Choice]]:
    """The march with a unit left where it is of use: at one city, and at all of them."""
    posts = key_cities(outlook, start, steps)
    if not posts or len(taken(steps)) < 2:
        return []
    whole = with_posts(outlook, start, steps, posts)
    one = with_posts(outlook, start, steps, posts[-1:])
    return [one] if one == whole else [one, whole]


def taken(steps: list[Choice]) -> list[int]:
    return [step.noun for step in steps if step.verb == "take"]


def key_cities(outlook: Outlook, start: int, steps: list[Choice]) -> list[int]:
    """The open cities on the way, before the last, whose Areas are the own side's at its end."""
    table, board = outlook.table, outlook.board
    gained: list[int] = []
    passed: list[int] = [start]
    for step in steps:
        if step.verb == "march":
            passed.append(step.noun)
        elif step is CONTROL:
            gained.append(passed[-1])
    found: list[int] = []
    for city in passed[:-1]:
        if city >= CITIES or board.fortress[city] or board.area_of[city] == NOBODY:
            continue
        area = board.area_of[city]
        same = [other for other in gained if board.area_of[other] == area]
        own = table.holder[area] == table.me or outlook.worth.completes(table.me, area, len(same))
        stack = table.own(city)
        held = city != start and stack is not None and bool(stack.units)
        if own and not held and city not in found:
            found.append(city)
    return found


def with_posts(outlook: Outlook, start: int, steps: list[Choice], posts: list[int]) -> list[Choice]:
    """The steps with the weakest unit dropped in each of these cities, as long as one is left."""
    strength = outlook.board.strength
    units = sorted(taken(steps), key=lambda unit: -strength[unit])
    found: list[Choice] = []
    city, left = start, list(posts)
    for n, step in enumerate(steps):
        found.append(step)
        if step.verb == "march":
            city = step.noun
        following = steps[n + 1] if n + 1 < len(steps) else None
        settled = step is CONTROL or step is GO or step.verb == "march"
        if settled and following is not CONTROL and city in left and len(units) > 1:
            left.remove(city)
            found.append(DROP[units.pop()])
    return found


class Guard:
    """A march that leaves a unit in each of some open cities of an own Area."""

    __slots__ = ("area", "leader", "steps")

    def __init__(self, area: int, leader: int, steps: list[Choice]) -> None:
        self.area = area
        self.leader = leader
        self.steps = steps


def guards(outlook: Outlook, able: set[int]) -> list[Guard]:
    """3.13a For every own Area that could be walked off, the marches that would secure it."""
    found: list[Guard] = []
    stacks = [stack for stack in outlook.table.stacks[outlook.table.me].values() if stack.units]
    for area in exposed_areas(outlook):
        for stack in stacks:
            leaders = [one for one in commanders(outlook, stack) if one in able]
            if leaders and not stack.inside and stack.place < CITIES:
                guard = guard_of(outlook, area, stack, leaders[0])
                found += [guard] if guard else []
    return found


def exposed_areas(outlook: Outlook) -> list[int]:
    """The own Areas of which an enemy who is near could gain enough cities by marching."""
    table = outlook.table
    found: list[int] = []
    for area, needs in enumerate(outlook.board.control):
        if not needs or table.holder[area] != table.me or missing(outlook, area) <= 0:
            continue
        if any(outlook.threat(city) for city in outlook.board.area_cities[area]):
            found.append(area)
    return found


def missing(outlook: Outlook, area: int) -> int:
    """In how many more cities of an own Area units must stand so that it is safe."""
    table, board = outlook.table, outlook.board
    cities = board.area_cities[area]
    lost = [city for city in cities if table.control[city] != table.me]
    return len(lost) + len(unguarded(outlook, area)) - board.control[area] + 1


def unguarded(outlook: Outlook, area: int) -> list[int]:
    """The own cities of an Area without walls or units."""
    table = outlook.table
    open_ = [c for c in outlook.board.area_cities[area] if not outlook.board.fortress[c]]
    own = [city for city in open_ if table.control[city] == table.me]
    stacks = [table.own(city) for city in own]
    return [c for c, stack in zip(own, stacks, strict=True) if not (stack and stack.units)]


def guard_of(outlook: Outlook, area: int, stack: Stack, leader: int) -> Guard | None:
    """The nearest cities of an Area that a stack could guard, each with its weakest unit."""
    number = missing(outlook, area)
    units = strongest(outlook, stack.units)
    room = min(len(units), outlook.board.leadership[leader])
    if number > room or len(units) < 2:
        return None
    party = units[-number:]
    posts, open_ = [stack.place], set(unguarded(outlook, area))
    points = min([outlook.board.movement[unit] for unit in party])
    steps = [TAKE[unit] for unit in party] + [GO]
    for _ in range(number):
        path = way_to(outlook, posts[-1], open_)
        if not path or len(path) > points:
            return None
        points -= len(path)
        steps += [MARCH[city] for city in path]
        posts.append(path[-1])
        open_.discard(path[-1])
        if len(posts) <= number:
            steps.append(DROP[party.pop()])
    return Guard(area, leader, [*steps, HALT])


def way_to(outlook: Outlook, start: int, targets: set[int]) -> list[int]:
    """The shortest way through the own land to one of some cities; none if there is none."""
    table = outlook.table
    came = {start: start}
    waiting = [start]
    for here in waiting:  # grows as the search goes on
        if here in targets:
            return back(came, here)
        for city in outlook.board.neighbours[here]:
            if city not in came and table.control[city] == table.me and not table.enemy(city):
                came[city] = here
                waiting.append(city)
    return []


def back(came: dict[int, int], city: int) -> list[int]:
    path: list[int] = []
    while came[city] != city:
        path.append(city)
        city = came[city]
    return path[::-1]
