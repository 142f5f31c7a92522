"""Where to march, with how many: attacks weighed by chances and gain, and quiet moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.games.wallenstein.state import NONE, OUT_OF_PLAY

CROWD: Final = 12  # so many armies are worth weighing one by one


class March(NamedTuple):
    """Armies from one county to another and what that is worth; without a target they stay."""

    worth: float
    target: int = NONE
    armies: int = 0
    win: float = 0.0


STAY: Final = March(0.0)


def best_march(
    outlook: Outlook, origin: int, garrison: int, targets: Iterable[int], barred: int = NONE
) -> March:
    """The best use of a garrison, of which one army must stay; *barred* is spoken for already."""
    marches = [
        march
        for target in targets
        if target != barred
        for march in marches_to(outlook, origin, garrison, target)
    ]
    return max([STAY, *marches], key=lambda march: march.worth)


def marches_to(outlook: Outlook, origin: int, garrison: int, target: int) -> list[March]:
    """Every number of armies that could go to one neighbour."""
    numbers = range(max(1, garrison - CROWD), garrison)
    if outlook.table.owner[target] == outlook.table.me:
        return [weigh_move(outlook, origin, garrison, target, armies) for armies in numbers]
    return [weigh_attack(outlook, origin, garrison, target, armies) for armies in numbers]


def neighbours_in_play(outlook: Outlook, origin: int) -> list[int]:
    """W5.11.6 Where armies could go, as far as is known before the event is drawn."""
    table = outlook.table
    return [c for c in table.board.neighbours[origin] if table.owner[c] != OUT_OF_PLAY]


def weigh_attack(outlook: Outlook, origin: int, garrison: int, target: int, armies: int) -> March:
    """Gain by victory and by devastation, less armies spent and the danger left behind."""
    table, danger, worth = outlook.table, outlook.danger, outlook.worth
    chances = outlook.fights.attack(table.me, target, armies)
    left = max(1, round(chances.left / chances.win)) if chances.win > 0.0 else 0
    value = chances.win * worth.conquest(target) * danger.keep(target, left)
    value += chances.tie * worth.devastation(target)
    value += chances.left * danger.post(target) - armies * danger.post(origin)
    value -= (armies - chances.left) * danger.spent_army
    value += outlook.fights.lodged(table.me, target, armies) * danger.resting_army
    value -= danger.risk(origin, garrison - armies) - danger.risk(origin, garrison)
    return March(value - outlook.judgement.least_gain, target, armies, chances.win)


def weigh_move(outlook: Outlook, origin: int, garrison: int, target: int, armies: int) -> March:
    """Danger taken from one county and left to the other, and the better post."""
    danger = outlook.danger
    there = outlook.table.armies[target]
    value = armies * (danger.post(target) - danger.post(origin))
    value += danger.risk(origin, garrison) - danger.risk(origin, garrison - armies)
    value += danger.risk(target, there) - danger.risk(target, there + armies)
    return March(value, target, armies)
