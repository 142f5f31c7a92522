"""An answer to each kind of question but marches and cards: battles, pay, recruits, peace."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.bots.thirty_years_war.table import VICTORY, Debt
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.pieces import SIDES, STACKING_LIMIT, is_reduced, the_march
from westphalia.games.thirty_years_war.rules.decks import MUST_ACCEPT
from westphalia.games.thirty_years_war.rules.recruiting import ATTEMPTS
from westphalia.games.thirty_years_war.state import CATHOLIC, PROTESTANT
from westphalia.games.thirty_years_war.terms import Award, Peace, UnitType
from westphalia.games.thirty_years_war.words import (
    ACCEPT,
    AFTER_LOSSES,
    ASSAULT,
    ATTACK,
    BESIEGE,
    DONE,
    INSIDE,
    OUTSIDE,
    OVERRUN,
    PASS,
    PAY_ALL,
    REFUSE,
    WALLENSTEIN,
)

# 12, 13 Battles and sieges

IN_DOUBT: Final = (0.1, 0.88)  # a battle whose outcome a card may change
WORTH_A_CARD: Final = 8  # the least factors of an army for which cards are played


def react(outlook: Outlook, choices: Choices) -> Reply:
    """11.23 Behind the walls, unless the enemy is likely to be beaten before them."""
    table = outlook.table
    march = the_march(table.s)
    city = march.city
    about = {"city": city}
    own = table.own(city)
    if own is None or not own.units:
        return INSIDE, Reason(reasons.WITHDRAW, {**about, "chance": 0})
    odds = outlook.odds(march.units, march.leader, own)
    about["chance"] = round(100 * odds.defender_wins)
    if odds.defender_wins > 0.55 and odds.attacker_losses > odds.defender_losses:
        return OUTSIDE, Reason(reasons.STAND, about)
    return INSIDE, Reason(reasons.WITHDRAW, about)


def overrun(outlook: Outlook, choices: Choices) -> Reply:
    """12.6"""
    return OVERRUN, Reason(reasons.OVERRUN)


def commit_attack(outlook: Outlook, choices: Choices) -> Reply:
    """12.13, 13.15a Everybody who can joins the attack."""
    out = [choice for choice in choices if choice.verb == "sortie"]
    strongest = outlook.board.strength
    if out:
        best = max(out, key=lambda choice: strongest[choice.noun])
        return best, Reason(reasons.SORTIE, {"unit": best.noun})
    return ATTACK, Reason(reasons.ALL_ATTACK)


def command(outlook: Outlook, choices: Choices) -> Reply:
    """12.24 The best rating; of equals who is worth least."""
    board = outlook.board
    best = max(choices, key=lambda choice: (board.battle[choice.noun], -board.stars[choice.noun]))
    about = {"leader": best.noun, "rating": board.battle[best.noun]}
    return best, Reason(reasons.COMMAND, about)


def combat_cards(outlook: Outlook, choices: Choices) -> Reply:
    """9.51 A card in a battle that it may turn, the cheapest first."""
    cards = [choice for choice in choices if choice.verb == "combat"]
    if not cards or outlook.table.battle_factors() < WORTH_A_CARD:
        return PASS, Reason(reasons.NO_CARD)
    wins = outlook.table.battle_chance()
    if wins is None or not IN_DOUBT[0] <= wins <= IN_DOUBT[1]:
        return PASS, Reason(reasons.NO_CARD)
    value = outlook.board.card_value
    best = min(cards, key=lambda choice: value[choice.noun])
    return best, Reason(reasons.COMBAT_CARD, {"card": best.noun, "chance": round(100 * wins)})


def step_strength(outlook: Outlook, unit: int) -> int:
    """12.32 How much strength goes with a step."""
    board = outlook.board
    return board.strength[unit] - (0 if is_reduced(unit) else board.strength[unit + 1])


def loss_worth(outlook: Outlook, unit: int) -> float:
    """12.32 How much strength goes with a step, by what it counts as a loss."""
    return step_strength(outlook, unit) / max(1, outlook.board.loss_factor[unit])


def lose(outlook: Outlook, choices: Choices) -> Reply:
    """12.31, 11.161, 15.222 The step that weakens the army least."""
    units = [choice for choice in choices if choice.verb in ("lose", "lose_besieged", "take")]
    best = min(units or choices, key=lambda choice: loss_worth(outlook, choice.noun))
    about = {"unit": best.noun, "factors": step_strength(outlook, best.noun)}
    return best, Reason(reasons.LOSE, about)


def give_up(outlook: Outlook, choices: Choices) -> Reply:
    """10.22 Units before leaders, the weakest first."""
    board = outlook.board
    units = [choice for choice in choices if choice.verb in ("lose", "take")]
    if units:
        best = min(units, key=lambda choice: board.strength[choice.noun])
        return best, Reason(reasons.LOSE, {"unit": best.noun, "factors": board.strength[best.noun]})
    worst = min(choices, key=lambda choice: outlook.worth.leader(choice.noun))
    return worst, Reason(reasons.GIVE_UP_LEADER, {"leader": worst.noun})


def retreat(outlook: Outlook, choices: Choices) -> Reply:
    """12.54 To friends, behind walls, away from the enemy."""
    ways = [choice for choice in choices if choice is not AFTER_LOSSES]
    best = max(ways, key=lambda choice: haven(outlook, choice.noun))
    return best, Reason(reasons.RETREAT, {"city": best.noun})


def haven(outlook: Outlook, place: int) -> float:
    """How safe a place is for an army that has lost."""
    table = outlook.table
    stack = table.own(place)
    worth = 0.15 * (stack.factors if stack else 0) - 0.05 * outlook.threat(place)
    if table.in_neutral_area(place):
        worth -= 1.0
    if table.is_fortress(place) and table.control[place] == table.me:
        worth += 0.5
    area = table.board.area_of[place]
    return worth + (0.5 if area >= 0 and table.holder[area] == table.me else 0.0)


def lay_siege(outlook: Outlook, choices: Choices) -> Reply:
    """13.13b"""
    return BESIEGE, Reason(reasons.BESIEGE)


def assault(outlook: Outlook, choices: Choices) -> Reply:
    """13.21a"""
    table = outlook.table
    chance = round(100 * table.storm(the_march(table.s).city))
    return ASSAULT, Reason(reasons.STORM, {"chance": chance})


def continue_sieges(outlook: Outlook, choices: Choices) -> Reply:
    """13.27 Every siege may succeed, and a failure makes the next roll better."""
    for choice in choices:
        if choice is not DONE:
            chance = round(100 * outlook.table.storm(choice.noun))
            about = {"city": choice.noun, "chance": chance}
            return choice, Reason(reasons.CONTINUE_SIEGE, about)
    return DONE, Reason(reasons.ONLY_CHOICE)


# 8.4 Recruiting


def recruit_worth(outlook: Outlook, attempts: int) -> float:
    """8.4b What the attempts of a card bring, the more the weaker the side is."""
    if attempts not in outlook.recruits:
        outlook.recruits[attempts] = _recruit_worth(outlook, attempts)
    return outlook.recruits[attempts]


def _recruit_worth(outlook: Outlook, attempts: int) -> float:
    table = outlook.table
    worths = [attempt_worth(outlook, leader) for leader in table.recruiters()]
    worths.sort(reverse=True)
    best = [worth for worth in worths if worth > 0 for _ in range(ATTEMPTS)]
    own, theirs = table.factors(table.me), table.factors(table.foe)
    need = max(1.1 * (theirs + 6) / (own + 6), outlook.judgement.army / (own + 4))
    need = min(1.8, max(0.5, need))
    return outlook.judgement.recruits * outlook.horizon * need * sum(best[:attempts])


def attempt_worth(outlook: Outlook, leader: int) -> float:
    """8.41b What an attempt of a leader brings: steps, where they are of use and are paid."""
    table, board = outlook.table, outlook.board
    place = place_of(outlook, leader)
    if not 0 <= place < CITIES:
        return 0.0
    if leader == WALLENSTEIN and table.s.influence > 14:
        return -1.0
    stack = table.stacks[table.me][place]
    steps = 1.3 + (0.3 if board.stars[leader] else 0.0) - 0.2 * table.pillage[place]
    room = sum([board.leadership[other] for other in stack.leaders]) - len(stack.units)
    use = 1.0 if room > 0 else 0.6
    use += 0.1 * board.battle[leader] - 0.1 * board.activation[leader]
    threat = outlook.threat(place)
    if threat > outlook.force_of(stack.units, stack.leaders) + 4:
        use *= 0.6
    if table.in_neutral_area(place):
        use *= 0.2
    nation = board.leader_nation[leader]
    paid = outlook.supply.at_home(nation, place) or outlook.supply.has_line(nation, place)
    return outlook.judgement.step * steps * use * (1.0 if paid else 0.7)


def place_of(outlook: Outlook, leader: int) -> int:
    """Where an own leader stands, or -1."""
    for place, stack in outlook.table.stacks[outlook.table.me].items():
        if leader in stack.leaders:
            return place
    return -1


def kind_worth(outlook: Outlook, kind: int) -> float:
    """8.41a Veterans and Mercenaries fight better; Militia cost less."""
    board = outlook.board
    worth = float(board.strength[2 * kind] + board.movement[2 * kind] - 5)
    return worth - (0.5 if board.kind_type[kind] == UnitType.MERCENARY else 0.0)


# 15.1 Pay
#
# All unpaid units of a city share one roll for loot, so it is stacks that lose steps, not units.


def debts_by_city(outlook: Outlook) -> list[list[Debt]]:
    """15.13a The units that aid points may pay, city by city; the cheapest city first."""
    found: dict[int, list[Debt]] = {}
    for debt in outlook.table.debts():
        found.setdefault(debt.city, []).append(debt)
    return sorted(found.values(), key=price)


def price(debts: list[Debt]) -> int:
    """15.131 How many points pay all of them."""
    return sum([debt.points for debt in debts])


def aid_worth(outlook: Outlook, points: list[int]) -> float:
    """8.5, 15.13 The armies that these points keep from looting; it can wait until it is known."""
    table, judgement = outlook.table, outlook.judgement
    if table.turns_left() == 0:
        return 0.0
    purse = [there + more for there, more in zip(table.s.aid, points, strict=True)]
    worth = 0.0
    for debts in debts_by_city(outlook):
        units = sum([debt.count for debt in debts])
        if all(draw(purse, debt) for debt in debts):
            worth += judgement.looting + judgement.unpaid * units
    return judgement.aid * worth * (1.0 if table.rounds_left() <= 2 else judgement.early_aid)


def draw(purse: list[int], debt: Debt) -> bool:
    """15.134 Takes what units cost out of a purse, if it is there."""
    due = debt.points
    if sum([purse[source] for source in debt.sources]) < due:
        return False
    for source in debt.sources:
        taken = min(due, purse[source])
        purse[source] -= taken
        due -= taken
    return True


def pay(outlook: Outlook, choices: Choices) -> Reply:
    """15.13a All if the points suffice; else where the fewest points keep an army from looting."""
    if PAY_ALL in choices:
        return PAY_ALL, Reason(reasons.PAY_ALL)
    cities = [choice for choice in choices if choice.verb == "pay_in"]
    if not cities:
        return DONE, Reason(reasons.ONLY_CHOICE)
    stacks = outlook.table.stacks[outlook.table.me]
    best = min(cities, key=lambda choice: len(stacks[choice.noun].units))
    return best, Reason(reasons.PAY_IN, {"city": best.noun})


def pay_in_city(outlook: Outlook, choices: Choices) -> Reply:
    """15.13a The strongest units for the points."""
    if PAY_ALL in choices:
        return PAY_ALL, Reason(reasons.PAY_ALL)
    units = [choice for choice in choices if choice.verb == "pay"]
    strength = outlook.board.strength
    best = max(units, key=lambda choice: strength[choice.noun])
    return best, Reason(reasons.PAY, {"unit": best.noun})


# 9, 15.24, 18 Who comes where, and which cities suffer or recover


def place(outlook: Outlook, choices: Choices) -> Reply:
    """9.23, 17.Sw.1a, 15.225a Where a leader or an army is of most use."""
    best = max(choices, key=lambda choice: post_worth(outlook, choice.noun))
    return best, Reason(reasons.PLACE, {"city": best.noun})


def post_worth(outlook: Outlook, place: int) -> float:
    """Units that lack a leader, room for recruits, something to gain nearby, no danger."""
    table, board = outlook.table, outlook.board
    if place >= CITIES:
        return 0.0
    stack = table.own(place)
    units = len(stack.units) if stack else 0
    led = sum([board.leadership[leader] for leader in stack.leaders]) if stack else 0
    worth = outlook.worth.prospect(place) + 0.5 * min(units, 4)
    worth += 0.7 * max(0, units - led) - 0.15 * led
    if units >= STACKING_LIMIT:
        worth -= 0.5
    if not units:
        worth -= 0.06 * outlook.threat(place)
    return worth - 0.2 * table.pillage[place]


def home_worth(outlook: Outlook, city: int) -> float:
    """How much the own side needs a city: for its armies, for its Areas."""
    table = outlook.table
    stack = table.own(city)
    worth = 0.3 * len(stack.units) if stack else 0.0
    area = table.board.area_of[city]
    mine = table.control[city] == table.me
    if area >= 0 and table.holder[area] == table.me:
        worth += 0.5 + 0.1 * table.value[area]
    return worth + (0.5 if mine else -0.5 * (table.control[city] == table.foe))


def recover(outlook: Outlook, choices: Choices) -> Reply:
    """15.25, 15.252 Where own armies live and recruit."""
    cities = [choice for choice in choices if choice is not DONE]
    pillage = outlook.table.pillage
    best = max(cities, key=lambda c: home_worth(outlook, c.noun) + 0.3 * pillage[c.noun])
    if home_worth(outlook, best.noun) < 0 and DONE in choices:
        return DONE, Reason(reasons.NO_RECOVERY)
    return best, Reason(reasons.RECOVER, {"city": best.noun})


def harm(outlook: Outlook, choices: Choices) -> Reply:
    """15.24, 18.24f Cities that the enemy needs; the own ones are spared."""
    cities = [choice for choice in choices if choice is not DONE]
    worst = min(cities, key=lambda choice: home_worth(outlook, choice.noun))
    if home_worth(outlook, worst.noun) > 0 and DONE in choices:
        return DONE, Reason(reasons.SPARE)
    return worst, Reason(reasons.HARM, {"city": worst.noun})


def name_area(outlook: Outlook, choices: Choices) -> Reply:
    """8.64 The Area whose cities the enemy needs most."""
    cities = outlook.board.area_cities

    def need(area: int) -> float:
        return sum([home_worth(outlook, city) for city in cities[area]])

    worst = min(choices, key=lambda choice: need(choice.noun))
    return worst, Reason(reasons.HARM_AREA, {"area": worst.noun})


def forage(outlook: Outlook, choices: Choices) -> Reply:
    """11.16 The enemy's land feeds the army before the own."""
    worst = min(choices, key=lambda choice: home_worth(outlook, choice.noun))
    return worst, Reason(reasons.FORAGE, {"city": worst.noun})


def revolt(outlook: Outlook, choices: Choices) -> Reply:
    """9.41 Where a rising costs the enemy most."""
    foe = outlook.table.foe
    best = max(choices, key=lambda choice: outlook.worth.gain(1 - foe, choice.noun))
    return best, Reason(reasons.REVOLT, {"city": best.noun})


def incite(outlook: Outlook, choices: Choices) -> Reply:
    """card.C14 The largest army of the enemy."""
    stacks = outlook.table.stacks[outlook.table.foe]

    def size(city: int) -> int:
        return stacks[city].factors if city in stacks else 0

    best = max(choices, key=lambda choice: size(choice.noun))
    return best, Reason(reasons.INCITE, {"city": best.noun})


def withdrawal(outlook: Outlook, choices: Choices) -> Reply:
    """5.32h What the enemy must leave: where most of his army stands."""
    cities, stacks = outlook.board.area_cities, outlook.table.stacks[outlook.table.foe]

    def army(choice_cities: tuple[int, ...]) -> int:
        return sum([stacks[city].factors for city in choice_cities if city in stacks])

    areas = [choice for choice in choices if choice.verb == "name"]
    if not areas:
        best = max(choices, key=lambda choice: army((choice.noun,)))
        return best, Reason(reasons.WITHDRAW_FROM_CITY, {"city": best.noun})
    best = max(areas, key=lambda choice: army(cities[choice.noun]))
    return best, Reason(reasons.WITHDRAW_FROM_AREA, {"area": best.noun})


# 5.3, 7 Peace and Wallenstein

TOO_MIGHTY: Final = 12  # 7.21 Wallenstein's influence at which he is dismissed
LIKED: Final[dict[Peace, float]] = {  # by the Catholic, less than a victory
    Peace.PW: 1.0,
    Peace.CW: -1.0,
    Peace.PMV: -VICTORY,
    Peace.CMV: VICTORY,
    Peace.BW: 0.0,
}
LOST_TURN: Final = -4.0  # what a truce costs a side that has not won yet
SAFE_TURN: Final = 1.0  # what it brings to one that would win if the war were over


def table_worth(outlook: Outlook) -> float:
    """5.31c, tab.peace What negotiations bring on the average at this total."""
    table, charts = outlook.table, outlook.board.charts
    modifier = 0
    for seat in (PROTESTANT, CATHOLIC):
        if table.electors[seat] == outlook.board.award_electors[Award.ALL]:
            modifier = charts.peace_electors[seat]
    results = [charts.peace(table.vp, roll + modifier) for roll in range(SIDES)]
    mine = 1.0 if table.me == CATHOLIC else -1.0
    liked = sum([mine * LIKED[result] for result in results if result in LIKED])
    return (liked + results.count(Peace.TRUCE) * truce_worth(outlook)) / SIDES


def truce_worth(outlook: Outlook) -> float:
    """5.32g A truce ends the turn: good for whoever has what he needs."""
    return SAFE_TURN if outlook.table.would_win() else LOST_TURN


def peace_worth(outlook: Outlook) -> float:
    """5.31 What an offer is worth: much where the other must accept it."""
    table = outlook.table
    bound = table.vp >= MUST_ACCEPT[0] if table.me == CATHOLIC else table.vp <= MUST_ACCEPT[1]
    worth = table_worth(outlook)
    return worth if bound else min(worth, 0.2 * worth)


def answer_peace(outlook: Outlook, choices: Choices) -> Reply:
    """5.31a"""
    if table_worth(outlook) > 0:
        return ACCEPT, Reason(reasons.ACCEPT)
    return REFUSE, Reason(reasons.REFUSE)


def wallenstein(outlook: Outlook, choices: Choices) -> Reply:
    """7.2 He goes before his influence ends the war, and comes back when it has sunk."""
    influence = outlook.table.s.influence
    about = {"influence": influence}
    first = choices[0]
    if first.verb in ("dismiss", "assassinate"):
        if influence >= TOO_MIGHTY:
            return first, Reason(reasons.DISMISS, about)
        return PASS, Reason(reasons.KEEP_WALLENSTEIN, about)
    recalls = [choice for choice in choices if choice.verb == "recall"]
    if not recalls or influence >= TOO_MIGHTY - 2:
        return PASS, Reason(reasons.NO_WALLENSTEIN, about)
    stacks = outlook.table.stacks[outlook.table.me]
    best = max(recalls, key=lambda choice: stacks[choice.noun].factors)
    return best, Reason(reasons.RECALL, {"city": best.noun})
