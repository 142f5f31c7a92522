"""What a sergeant answers to the rarer questions: by the worths of where the search began."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from westphalia.bots.wallenstein import court, leading
from westphalia.bots.wallenstein.outlook import Outlook
from westphalia.engine.choice import Choice
from westphalia.games.wallenstein.choices import CANCEL, PASS
from westphalia.games.wallenstein.modules.landsknechts import GIFTS
from westphalia.games.wallenstein.state import NONE, WallensteinState, counties_of
from westphalia.games.wallenstein.tower import PEASANTS

Errand = Callable[[Outlook, WallensteinState, Sequence[Choice]], Choice]


def best(choices: Sequence[Choice], worths: Sequence[float]) -> Choice:
    """The choice that is worth most; the first of equals."""
    place = 0
    for n, worth in enumerate(worths):
        if worth > worths[place]:
            place = n
    return choices[place]


def by_loss(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """The county that would be missed most."""
    return best(choices, [outlook.worth.loss(choice.noun) for choice in choices])


def quell(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """W9.2.3 Peasants waiting in the tray should meet the county that matters least."""
    sign = -1.0 if s.tray[PEASANTS] > s.tray[outlook.table.me] else 1.0
    return best(choices, [sign * outlook.worth.loss(choice.noun) for choice in choices])


def favour(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """E4.2.3 The favour that gains most, if any does."""
    kept = court.keepsake(outlook)
    prices = dict(zip(s.display, s.board.court_prices, strict=False))
    gains = [
        0.0
        if choice is PASS
        else court.favour_worth(outlook, choice.noun) - prices[choice.noun] * kept
        for choice in choices
    ]
    return best(choices, gains)


def cancel_event(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """E5.1"""
    own = counties_of(s, outlook.table.me)
    standing = [s.buildings[county] for county in own]
    return CANCEL if court.harmful(s.board, s.event, standing) else PASS


def free_building(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """E5.8"""
    step: Any = s.agenda[-1]
    building: int = step.building
    return best(choices, [outlook.worth.building(choice.noun, building) for choice in choices])


def garrison(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """E5.9"""
    step: Any = s.agenda[-1]
    _, county = court.best_garrison(outlook, [choice.noun for choice in choices], step.armies)
    return best(choices, [float(choice.noun == county) for choice in choices])


def benefit(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """L2.4"""
    gifts = s.board.landsknechts[s.landsknecht[outlook.table.me]]
    worths = [
        court.gift_worth(outlook, GIFTS[choice.noun], gifts[GIFTS[choice.noun]])
        for choice in choices
    ]
    return best(choices, worths)


def leader(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """M1.4, M3.1, M3.9 Monuments first, then whatever promises the next ones."""
    me, board = outlook.table.me, s.board
    where = s.leader[me]
    beside = board.neighbours[where] if where != NONE else []
    foreign = [built for seat, built in enumerate(s.monuments) if seat != me]
    capture = board.monument_points * (1.0 + outlook.worth.spite)
    monument = outlook.judgement.monument
    worths = []
    for choice in choices:
        county = choice.noun
        onward = sum([s.owner[other] == me for other in board.neighbours[county]])
        worth = monument * (county in beside) + leading.ways_on(outlook, onward)
        worth += capture * sum([built.count(county) for built in foreign])
        worths.append(worth + (0.1 if s.armies[county] > 2 else 0.0))
    return best(choices, worths)


ERRANDS: Final[dict[str, Errand]] = {
    "quell": quell,
    "favour": favour,
    "cancel_event": cancel_event,
    "calm": by_loss,
    "raise": free_building,
    "garrison": garrison,
    "benefit": benefit,
    "place_leader": leader,
    "move_leader": leader,
    "return_leader": leader,
}
