"""8.3, 10.1 Whom to activate, and who goes with him."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.marching import Party, best_marches
from westphalia.bots.thirty_years_war.outlook import Order, Outlook
from westphalia.bots.thirty_years_war.reasons import Reason
from westphalia.bots.thirty_years_war.table import Stack
from westphalia.games.thirty_years_war.board import CITIES, SWEDEN, UNITED_PROVINCES
from westphalia.games.thirty_years_war.choices import GO, HALT, JOIN, TAKE
from westphalia.games.thirty_years_war.pieces import is_reduced

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
    """The same units, the strongest first, of equals the fastest."""
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
