"""11.14 Units that are dropped on a march: one unit in a city keeps an Area from being walked off.

An enemy who marches through gains no city with units in it (3.11a): he has to fight first.
"""

from __future__ import annotations

from westphalia.bots.thirty_years_war.command import commanders, strongest
from westphalia.bots.thirty_years_war.outlook import Outlook
from westphalia.bots.thirty_years_war.table import Stack
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.choices import CONTROL, DROP, GO, HALT, MARCH, TAKE


def guarded(outlook: Outlook, start: int, steps: list[Choice]) -> list[list[Choice]]:
    """The same march with a unit left where it is of use: at one city, and at all of them."""
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
