"""9, 15.24, 18 Who comes where, and which cities suffer or recover."""

from __future__ import annotations

from westphalia.bots.thirty_years_war import reasons
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.reasons import Choices, Reason, Reply
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import DONE
from westphalia.games.thirty_years_war.pieces import STACKING_LIMIT


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
