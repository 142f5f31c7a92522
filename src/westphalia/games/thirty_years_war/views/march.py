"""8.3, 11 Marches as a seat sees them: where to, with whom, and what a page fills in beforehand."""

from __future__ import annotations

from collections import deque
from dataclasses import asdict, dataclass, replace
from typing import Any

from westphalia.engine.chance import Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.objections.march import NotHere
from westphalia.games.thirty_years_war.odds import Force, Odds, clash, force
from westphalia.games.thirty_years_war.pieces import (
    LEADER_MOVEMENT,
    LEADERS,
    SIDES,
    capacity,
    commanders,
    counters_left,
    is_dynamic,
    leaders_at,
    leaders_outside,
    points_left,
    strength,
    the_march,
    unit_points,
    units_at,
    units_outside,
    where_is,
)
from westphalia.games.thirty_years_war.rules import nations
from westphalia.games.thirty_years_war.rules.control import (
    Recover,
    besieger_of,
    besieging_factors,
    is_fortress,
    is_inviolate,
    siege_level,
)
from westphalia.games.thirty_years_war.rules.end_of_march import commanded
from westphalia.games.thirty_years_war.rules.entering import may_overrun
from westphalia.games.thirty_years_war.rules.march import (
    Activate,
    FormForce,
    MarchOn,
    Stack,
    bar,
    bar_halt,
    bar_lead,
    may_act,
)
from westphalia.games.thirty_years_war.rules.nations import (
    CARDINALS_VETERANS,
    Line,
    line_side,
    usable_bases,
)
from westphalia.games.thirty_years_war.rules.netherlands import goes_by_sea, ways
from westphalia.games.thirty_years_war.rules.pay import (
    PURSES,
    Claim,
    Muster,
    PayInCity,
    PayUnits,
    allegiances,
    covers,
    line_for,
    rate,
    sources_of,
    unpaid_cities,
    unpaid_units,
)
from westphalia.games.thirty_years_war.rules.recruiting import (
    leader_bar,
    recruit_modifier,
    recruiters,
    room,
)
from westphalia.games.thirty_years_war.rules.supply import (
    break_reason,
    demand,
    foraged,
    levels_open,
    trace_of,
)
from westphalia.games.thirty_years_war.rules.victory import End
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    Leader,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.terms import Source
from westphalia.games.thirty_years_war.views.board import counted, force_view
from westphalia.games.thirty_years_war.words import LEAD, MARCH, OVERRUN, reason

# What a use of a card opens

Row = dict[str, Any]


def own_leaders(s: ThirtyYearsWarState, seat: Seat) -> list[tuple[Leader, Place]]:
    """The leaders of a side on the map and in its boxes; in a list of pieces they stand last."""
    places = [place for place, here in enumerate(s.pieces) if here and here[-1] >= LEADERS]
    return [(leader, place) for place in places for leader in leaders_at(s, place, seat)]


def barred(s: ThirtyYearsWarState, leader: Leader, objection: Objection) -> Row:
    return {"leader": s.board.leaders[leader], **(reason(objection) or {})}


def activations(s: ThirtyYearsWarState, seat: Seat, value: int) -> Row:
    """8.3, 10.14 Whom a card of a value activates, with the force filled in for him; who not."""
    able = may_act(s, seat, value)
    against = [(leader, bar_lead(s, seat, leader, value)) for leader, _ in own_leaders(s, seat)]
    return {
        "leaders": [activation(s, seat, leader, value) for leader in able],
        "closed": [
            barred(s, leader, why)
            for leader, why in against
            if why and not isinstance(why, NotHere)
        ],
    }


def activation(s: ThirtyYearsWarState, seat: Seat, leader: Leader, value: int) -> Row:
    """8.31a, 11.11a The force that would set out with a leader, and how far it could go."""
    twin = s.copy()
    twin.agenda = [End(), *reversed(s.rules.schedule([Activate(seat, value, 0)]))]
    play = Play(twin, Scripted([]))
    play.answer(seat, LEAD[leader])
    for choice in advised_force(play.state):
        play.answer(seat, choice)
    march = the_march(play.state)
    return {
        "leader": s.board.leaders[leader],
        "place": s.board.places[march.city],
        "factors": strength(s.board, march.units),
        "units": len(march.units),
        "points": points_left(play.state, march),
    }


def recruiting(s: ThirtyYearsWarState, seat: Seat) -> Row:
    """8.4 Who can recruit what where, with which chances; who not."""
    against = [(leader, leader_bar(s, leader, place)) for leader, place in own_leaders(s, seat)]
    return {
        "leaders": [recruiter(s, seat, leader) for leader in recruiters(s, seat)],
        "closed": [barred(s, leader, why) for leader, why in against if why],
    }


def recruiter(s: ThirtyYearsWarState, seat: Seat, leader: Leader) -> Row:
    """8.41b, 8.42, 8.43 What a leader may raise, for how many there is room, and how probably."""
    place = where_is(s, leader)
    kinds = [kind for kind in nations.recruits(s, leader, place) if counters_left(s, kind) > 0]
    return {
        "leader": s.board.leaders[leader],
        "place": s.board.places[place],
        "dynamic": is_dynamic(s, leader),
        "pillage": s.pillage[place] if place < CITIES else 0,
        "room": room(s, place, seat),
        "kinds": {s.board.kinds[kind]: counters_left(s, kind) for kind in kinds},
        **chances(s, leader, place),
    }


def chances(s: ThirtyYearsWarState, leader: Leader, place: Place) -> Row:
    """8.41b, tab.recruit How probably an attempt brings how many steps."""
    modifier = recruit_modifier.of(s, (leader, place))
    steps = [s.board.charts.steps(rolled + modifier) for rolled in range(SIDES)]
    shares = {str(number): steps.count(number) / SIDES for number in sorted({*steps})}
    return {"modifier": modifier, "steps": shares, "average": sum(steps) / SIDES}


# 11.1 Where a march can go


@dataclass(frozen=True)
class Goal:
    """11.11a, 11.2 A place in reach: by which one before it, and the points left on arrival."""

    place: Place
    by: Place
    points: int
    spent: int  # in the whole march, up to there
    stays: bool  # whether the stack could end its march there
    meets: tuple[str, ...]
    odds: Odds | None  # of the battle, if one is to be fought there
    march: March  # as it would be there
    overruns: bool = False  # the enemy there is overrun on the way, for a point that is counted


Search = tuple[ThirtyYearsWarState, March, Stack]


def reach(s: ThirtyYearsWarState, march: March) -> list[Goal]:
    """11.11a, 11.12 All places that the whole stack can come to, each by the shortest way.

    It does not look behind a battle.  Over enemies it goes only where no other way leads, and
    where nobody is asked before they are overrun (12.62a).
    """
    found: dict[Place, Goal] = {}
    waiting: deque[Search] = deque([(s, march, Stack(s, march))])
    behind: deque[Search] = deque()
    while waiting or behind:
        at, here, stack = waiting.popleft() if waiting else behind.popleft()
        for place in ways(at, here):
            if place == march.city or place in found or bar(at, here, stack, place):
                continue
            if leaves_zone(at, here, place):
                continue
            there = entered(at, here, place)
            goal = goal_of(at, there)
            after = overrun_there(at, here, place) if "overrun" in goal.meets else None
            found[place] = goal = goal if after is None else overrun_goal(after, goal)
            if after is not None and goal.points:
                behind.append((after, the_march(after), Stack(after, the_march(after))))
            elif goal.odds is None and goal.points:
                waiting.append((at, there, Stack(at, there, stack)))
    return list(found.values())


def overrun_there(s: ThirtyYearsWarState, march: March, place: Place) -> ThirtyYearsWarState | None:
    """12.62a, 12.63 The position after an overrun, if nobody else is asked and no die is rolled."""
    twin = s.copy()
    twin.march = march.copy()
    twin.agenda = [End(), MarchOn(march.seat)]
    play = Play(twin, Scripted([]))
    try:
        play.answer(march.seat, MARCH[place])
        if [question.kind for question in play.open] == ["overrun"]:
            play.answer(march.seat, OVERRUN)
            return twin if [question.kind for question in play.open] == ["march_on"] else None
    except ScriptError:
        pass  # chance decides something: that cannot be part of a plan
    return None


def overrun_goal(after: ThirtyYearsWarState, goal: Goal) -> Goal:
    """12.62a The goal as it is once the enemy there has been overrun."""
    march = the_march(after)
    stays = bar_halt(after, march) is None
    points, spent = points_left(after, march), march.spent
    return replace(goal, points=points, spent=spent, stays=stays, overruns=True)


def leaves_zone(s: ThirtyYearsWarState, march: March, place: Place) -> bool:
    """17.Sp.32 Whether the Cardinal's army, once it has come into the zone, would leave it."""
    if not s.board.zone[march.city] or s.board.zone[place]:
        return False
    return commanded(s, march.leaders) or any(unit in CARDINALS_VETERANS for unit in march.units)


def entered(s: ThirtyYearsWarState, march: March, place: Place) -> March:
    """11.11a, 16.23a The same march one place further on."""
    there = march.copy()
    by_sea = goes_by_sea(s, march, place)
    there.moved += march.joined.count(march.spent)
    there.spent += LEADER_MOVEMENT + march.bonus if by_sea else 1
    there.came_from, there.city = march.city, place
    if place not in there.trail:
        there.trail.append(place)
    return there


def goal_of(s: ThirtyYearsWarState, march: March) -> Goal:
    met = meets(s, march)
    odds = clash_odds(s, march) if "battle" in met else None
    stays = odds is None and bar_halt(s, march) is None
    points = points_left(s, march)
    return Goal(march.city, march.came_from, points, march.spent, stays, tuple(met), odds, march)


def meets(s: ThirtyYearsWarState, march: March) -> list[str]:
    """11.18a, 11.21a, 11.22a, 11.23a, 9.43a What a stack comes upon where it is."""
    city, foe = march.city, enemy(march.seat)
    if city >= CITIES:
        return []
    found: list[str] = []
    outside = units_outside(s, city, foe)
    if outside:
        found.append("battle")
        if may_overrun(s, march, outside):
            found.append("overrun")
    elif leaders_outside(s, city, foe) and march.units:
        found.append("leaders")
    if is_fortress(s, city) and s.control[city] != march.seat:
        found.append("garrison" if units_at(s, city, foe) else "fortress")
    if march.units and is_inviolate(s, city):
        found.append("neutral")
    return [*found, "revolt"] if s.revolt[city] != NOBODY else found


def clash_odds(s: ThirtyYearsWarState, march: March) -> Odds:
    """12.2 A battle of the whole stack against all who stand outside, without cards."""
    return clash(s.board, force(s, march.units, march.leader), defence(s, march.city, march.seat))


def defence(s: ThirtyYearsWarState, city: City, attacker: Seat) -> Force:
    """12.15, 12.24 Those who would defend, under the best of whom their owner may choose from."""
    foe = enemy(attacker)
    return force(s, units_outside(s, city, foe), best(s, leaders_outside(s, city, foe)))


def best(s: ThirtyYearsWarState, leaders: list[Leader]) -> Leader:
    """12.24 The commander with the highest battle rating, or none."""
    able = commanders(s, leaders)
    return max(able, key=lambda leader: s.board.battle[leader]) if able else NONE


# What is shown of it


def reach_view(s: ThirtyYearsWarState, march: March) -> list[dict[str, Any]]:
    """11.11d, 11.14a Where each counter can still go: the whole stack, and without the slowest.

    One entry for each number of points that counters have left: those who have as many, and the
    places that they reach.
    """
    points = {unit_points(s, march, index) for index in range(len(march.units))}
    if march.leader != NONE:
        points.add(LEADER_MOVEMENT + march.bonus - march.spent)
    found: list[dict[str, Any]] = []
    for least in sorted(points):
        party = fast_enough(s, march, least)
        goals = [goal_view(s, goal) for goal in reach(s, party)]
        units = [s.board.units[unit] for unit in sorted(party.units)]
        found.append({"points": max(0, least), "units": units, "goals": goals})
    return found


def fast_enough(s: ThirtyYearsWarState, march: March, least: int) -> March:
    """11.14a The march without the counters that have fewer points."""
    party = march.copy()
    kept = [n for n in range(len(march.units)) if unit_points(s, march, n) >= least]
    party.units = [march.units[n] for n in kept]
    party.joined = [march.joined[n] for n in kept]
    return party


def goal_view(s: ThirtyYearsWarState, goal: Goal) -> dict[str, Any]:
    """11.11a, 11.163 A goal; before a battle it is chosen where to forage, its city included."""
    names = s.board.places
    shown: dict[str, Any] = {
        "place": names[goal.place],
        "by": names[goal.by],
        "points": goal.points,
        "spent": goal.spent,
        "stays": goal.stays,
        "kind": kind_of(s, goal),
    }
    if goal.meets:
        shown["meets"] = list(goal.meets)
    if goal.march.units and {"fortress", "garrison"} & {*goal.meets}:
        shown["siege"] = before_walls(s, goal.march, goal.place)
    if goal.odds is None:
        return shown
    return {**shown, "odds": asdict(goal.odds), "forage": forage_view(s, goal.march)}


def kind_of(s: ThirtyYearsWarState, goal: Goal) -> str:
    """11.17a, 11.18a, 11.21a, 12.6, 13.1 What the stack would do there, in a word."""
    if goal.overruns:
        return "overrun"
    if goal.odds is not None:
        return "battle"
    if "neutral" in goal.meets:
        return "neutral"
    if goal.place >= CITIES:
        return "box"
    control = s.control[goal.place]
    if control == goal.march.seat:
        return "own"
    if is_fortress(s, goal.place):
        return "fortress"
    return "enemy" if control == enemy(goal.march.seat) else "free"


def before_walls(s: ThirtyYearsWarState, march: March, city: City) -> dict[str, int]:
    """13.13b The factors that a siege takes, and those that would stand before the Fortress."""
    factors = strength(s.board, march.units) + besieging_factors(s, city, march.seat)
    return {"factors": factors, "level": siege_level(s, city)}


# What is under way

SOURCES = [source.name.lower() for source in Source]

# The march


def march_view(s: ThirtyYearsWarState, march: March) -> dict[str, Any]:
    """8.31, 11.1 The activation under way: who marches, what is left to him, where it may lead."""
    return {
        **stack_view(s, march),
        "points_of": unit_points_view(s, march),
        "trail": [s.board.places[place] for place in march.trail],
        "forage": forage_view(s, march),
        "reach": reach_view(s, march) if s.battle is None else [],
        "force": [choice.text for choice in advised_force(s)],
    }


def stack_view(s: ThirtyYearsWarState, march: March) -> dict[str, Any]:
    """8.31, 11.1 The stack that marches, and what is left to it."""
    names = s.board.places
    return {
        "seat": march.seat,
        "leader": s.board.leaders[march.leader] if march.leader != NONE else None,
        "city": names[march.city],
        "came_from": names[march.came_from] if march.came_from != NONE else None,
        "free": bool(march.free),
        **force_view(s, march.units, march.leaders),
        "points": points_left(s, march) if march.units or march.leader != NONE else 0,
        "spent": march.spent,
        "capacity": capacity(s, march),
    }


def unit_points_view(s: ThirtyYearsWarState, march: March) -> list[list[Any]]:
    """11.11d The points of each counter; those of a class that joined later have more left."""
    points = [(unit, unit_points(s, march, n)) for n, unit in enumerate(march.units)]
    return [[s.board.units[unit], left] for unit, left in sorted(points)]


# Pay, and where it comes from


def pay_view(s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
    """15.1 Who would be paid if pay were due now: by the land, by aid, or by nobody.

    While a side pays, those whom it has paid or passed over have no claim any more.
    """
    muster = Muster(s, seat)
    claims, unpaid = muster.claims, muster.unpaid.copy()
    paying = paying_steps(s, seat)
    if paying:
        claims = [claim for step in paying for claim in step.claims]
        unpaid = [(at, unit) for at in unpaid_cities(s, seat) for unit in unpaid_units(s, seat, at)]
    for place, unit, _ in claims:
        unpaid.remove((place, unit))
    return {
        "purse": {SOURCES[source]: s.aid[source] for source in sources_of(seat) if s.aid[source]},
        "at_home": rows(s, muster.at_home),
        "by_aid": claims_view(s, claims),
        "costs": costs(s, claims),
        "needs": sum([rate(s, claim) for claim in claims]),
        "suffices": covers(s, tuple(claims)),
        "unpaid": rows(s, unpaid),
        "lines": [line for city, unit in traced(muster) for line in line_view(muster, city, unit)],
    }


def paying_steps(s: ThirtyYearsWarState, seat: Seat) -> list[PayUnits | PayInCity]:
    """15.13a What is still to be asked of a side that pays; nothing at other times."""
    paying = [step for step in s.agenda if isinstance(step, (PayUnits, PayInCity))]
    return [step for step in paying if step.seat == seat]


def rows(s: ThirtyYearsWarState, units: list[tuple[Place, Unit]]) -> dict[str, dict[str, int]]:
    """Units by the place where they stand."""
    places = dict.fromkeys([place for place, _ in units])
    return {
        s.board.places[place]: counted(s.board.units, [u for where, u in units if where == place])
        for place in places
    }


def costs(s: ThirtyYearsWarState, claims: list[Claim]) -> dict[str, int]:
    """15.131 What all who may be paid in a city cost, by city."""
    found: dict[str, int] = {}
    for claim in claims:
        city = s.board.places[claim[0]]
        found[city] = found.get(city, 0) + rate(s, claim)
    return found


def claims_view(s: ThirtyYearsWarState, claims: list[Claim]) -> list[dict[str, Any]]:
    """15.131, 15.134 What the units of a class in a city cost, and which points may pay them."""
    return [
        {
            "city": s.board.places[claim[0]],
            "unit": s.board.units[claim[1]],
            "count": claims.count(claim),
            "points": rate(s, claim),
            "sources": [SOURCES[source] for source in PURSES[claim[2]]],
        }
        for claim in dict.fromkeys(claims)
    ]


def traced(muster: Muster) -> list[tuple[City, Unit]]:
    """15.14 The units whose lines are of interest: one of each nation in a city."""
    nation = muster.s.board.kind_nation
    first = {(place, nation[unit // 2]): (place, unit) for place, unit in reversed(muster.unpaid)}
    return sorted(first.values())


LINES = [line.name.lower() for line in Line]


def line_view(muster: Muster, city: City, unit: Unit) -> list[dict[str, Any]]:
    """15.14, 17.Sw.2 The line of a unit, city by city, and what breaks it where.

    Germans whom a Swede or another may command have two.  Whether it *holds* is a matter of its
    own: it may have been fixed before it broke (19.3).
    """
    s, seat = muster.s, muster.seat
    names = s.board.places
    found: list[dict[str, Any]] = []
    for swedish in allegiances(s, city, unit):
        line = line_for(s, unit, swedish)
        trace = trace_of(s, seat, line, city)
        breaks = [[names[at], break_reason(s, seat, at)] for at in trace.breaks]
        path = [names[at] for at in trace.path]
        holds = muster.reach(line) >> city & 1 == 1
        shown = {"city": names[city], "line": LINES[line], "holds": holds}
        found.append({**shown, "path": path, "breaks": breaks})
    return found


# What a page fills in beforehand


def advised_force(s: ThirtyYearsWarState) -> list[Choice]:
    """8.31a, 10.12a All leaders who may come and the units they can lead, fast and strong ones.

    13.14a: those who are needed for a siege stay with it.
    """
    if not s.agenda or not isinstance(s.agenda[-1], FormForce):
        return []
    play = Play(s.copy(), Scripted([]))
    chosen: list[Choice] = []
    while best := best_companion(play.state, play.open[0].choices):
        play.answer(play.open[0].seat, best)
        chosen.append(best)
    return chosen


def best_companion(s: ThirtyYearsWarState, choices: list[Choice]) -> Choice | None:
    """10.12a Leaders first, for they can lead units; of these who goes far, then who is strong."""
    board = s.board
    leaders = [each for each in choices if each.verb == "join"]
    if leaders:
        return max(leaders, key=lambda each: board.leadership[each.noun])
    units = [each for each in choices if each.verb == "take" and is_spared(s, each.noun)]
    return max(
        units, key=lambda each: (board.movement[each.noun], board.strength[each.noun]), default=None
    )


def is_spared(s: ThirtyYearsWarState, unit: int) -> bool:
    """13.13b, 13.14a Whether the siege that a stack lays goes on without a unit."""
    march = the_march(s)
    city = march.city
    if city >= len(s.siege) or not s.siege[city] or besieger_of(s, city) != march.seat:
        return True
    left = besieging_factors(s, city, march.seat) - s.board.strength[unit]
    return left >= siege_level(s, city)


def advised_forage(s: ThirtyYearsWarState, march: March) -> list[City]:
    """11.16c, 15.24a The enemy's land first, then the own, and own Supply Bases rather than starve.

    A city that was just taken in land of the enemy is no loss; the army spares where it will stand.
    """
    if len(march.forage) >= demand(march):
        return []
    bases = side_bases(s, march.seat)
    levels = {city: levels_open(s, march, city) for city in foraged(march)}
    chosen: list[City] = []
    for _ in range(demand(march) - len(march.forage)):
        left = [city for city in levels if levels[city] > 0]
        if not left:
            break
        city = min(left, key=lambda each: forage_rank(s, march, each, chosen, bases))
        levels[city] -= 1
        chosen.append(city)
    return chosen


def forage_rank(
    s: ThirtyYearsWarState, march: March, city: City, chosen: list[City], bases: set[City]
) -> tuple[bool, bool, bool, int]:
    area = s.board.area_of[city]
    at_home = area != NONE and s.holder[area] == march.seat == s.control[city]
    worn = s.pillage[city] + chosen.count(city)
    return city in bases, at_home, city == march.city, worn


def side_bases(s: ThirtyYearsWarState, seat: Seat) -> set[City]:
    """15.15a The Supply Bases that a side can use now."""
    lines = [line for line in Line if line_side(s, line) == seat]
    return {city for line in lines for city in usable_bases(s, line)}


def forage_view(s: ThirtyYearsWarState, march: March) -> dict[str, Any]:
    """11.16 What the march must take from the land, what each city can give, and a suggestion."""
    names = s.board.places
    return {
        "needs": demand(march),
        "chosen": [names[city] for city in march.forage],
        "open": {names[city]: levels_open(s, march, city) for city in foraged(march)},
        "advice": [names[city] for city in advised_forage(s, march)],
    }


def advised_recovery(s: ThirtyYearsWarState) -> list[Choice]:
    """15.25a Where levels recover if nobody wishes otherwise: at own bases, then in own land."""
    asked = s.agenda[-1] if s.agenda else None
    if not isinstance(asked, Recover):
        return []
    seat, bases = asked.seat, {city for line in Line for city in usable_bases(s, line)}
    play = Play(s.copy(), Scripted([]))
    chosen: list[Choice] = []
    while play.open and play.state.agenda and isinstance(play.state.agenda[-1], Recover):
        if play.state.agenda[-1].seat != seat:
            break
        offered = [each for each in play.open[0].choices if each.verb == "recover"]
        ranks = [(recovery_rank(play.state, seat, bases, each.noun), each) for each in offered]
        best = min(ranks, key=lambda pair: pair[0])[1]
        try:
            play.answer(seat, best)
        except ScriptError:  # the other side rolls next
            return [*chosen, best]
        chosen.append(best)
    return chosen


def recovery_rank(
    s: ThirtyYearsWarState, seat: Seat, bases: set[City], city: City
) -> tuple[bool, bool, int, int]:
    """Own bases, then own Areas, there the worst; the order of the map decides the rest."""
    area = s.board.area_of[city]
    own = (s.control[city] if area == NONE else s.holder[area]) == seat
    return not (own and city in bases), not own, -s.pillage[city], city
