"""8.4 Recruiting: who, and of what kind."""

from __future__ import annotations

from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.ids import WALLENSTEIN
from westphalia.games.thirty_years_war.rules.recruiting import ATTEMPTS
from westphalia.games.thirty_years_war.terms import UnitType


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
