"""The sergeant: a quick captain that answers for all seats of a simulation.

Worths are taken from the position where the search began; only marches are weighed anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from westphalia.bots.wallenstein import answers
from westphalia.bots.wallenstein.answers import tile_worth
from westphalia.bots.wallenstein.judgement import DEFAULT
from westphalia.bots.wallenstein.outlook import Outlook, fight, passage
from westphalia.bots.wallenstein.table import STORMS
from westphalia.engine.choice import Choice
from westphalia.engine.step import NOBODY, Question, Seat
from westphalia.games.wallenstein.expansions.landsknechts import GIFTS
from westphalia.games.wallenstein.state import NONE, WINTER, WallensteinState, counties_of
from westphalia.games.wallenstein.terms import Building, Effect, Tile
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.words import CANCEL, PASS, SEND, STAY

# The rarer questions

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
    kept = answers.keepsake(outlook)
    prices = dict(zip(s.display, s.board.court_prices, strict=False))
    gains = [
        0.0
        if choice is PASS
        else answers.favour_worth(outlook, choice.noun) - prices[choice.noun] * kept
        for choice in choices
    ]
    return best(choices, gains)


def cancel_event(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """E5.1"""
    own = counties_of(s, outlook.table.me)
    standing = [s.buildings[county] for county in own]
    return CANCEL if answers.harmful(s.board, s.event, standing) else PASS


def free_building(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """E5.8"""
    step: Any = s.agenda[-1]
    building: int = step.building
    return best(choices, [outlook.worth.building(choice.noun, building) for choice in choices])


def garrison(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """E5.9"""
    step: Any = s.agenda[-1]
    _, county = answers.best_garrison(outlook, [choice.noun for choice in choices], step.armies)
    return best(choices, [float(choice.noun == county) for choice in choices])


def benefit(outlook: Outlook, s: WallensteinState, choices: Sequence[Choice]) -> Choice:
    """L2.4"""
    gifts = s.board.landsknechts[s.landsknecht[outlook.table.me]]
    worths = [
        answers.gift_worth(outlook, GIFTS[choice.noun], gifts[GIFTS[choice.noun]])
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
        worth = monument * (county in beside) + answers.ways_on(outlook, onward)
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


# The sergeant

LAST_ROUND: Final = 5
CROWD: Final = 1000  # more cubes than there are
UNKNOWN_COUNTY: Final = 1.3  # what a county is worth that has changed hands since
UNKNOWN_BUILDING: Final = 2.0  # and each building there
CALM: Final = 0.05  # a danger below this is none
KEPT: Final = 0.85  # how likely a county that was won is kept
LEAST_RELIEF: Final = 0.02  # a move that spares less is not made
PALACE: Final = 1 << Building.PALACE


class Sergeant:
    """Made for one position, used in all its futures; the outlooks are those of all seats there."""

    def __init__(self, s: WallensteinState, outlooks: Sequence[Outlook]) -> None:
        self._outlooks = list(outlooks)
        self._worths = [outlook.worth for outlook in outlooks]
        self._owner = list(s.owner)
        self._tiles: dict[Seat, list[float]] = {}
        self._tower = outlooks[0].fights.tower
        danger = outlooks[0].danger
        self._army = danger.army + danger.spent_army
        self._resting = [outlook.danger.resting_army for outlook in outlooks]
        self._horizon = outlooks[0].worth.horizon
        self._sends: dict[Seat, int] = {}
        self._passages: dict[int, tuple[float, float]] = {}
        # of the march that is being weighed
        self._inside = [0] * COLOURS
        self._at_rest = 0
        self._in_tray = 0
        self._exposure = 0.0
        self._sizes: list[int] = []
        self._bared: list[float] = []
        self._worst, self._foe = 1, NOBODY

    def answer(self, s: WallensteinState, question: Question) -> Choice:
        """Anything but a plan."""
        choices, kind, seat = question.choices, question.kind, question.seat
        if len(choices) == 1:
            return choices[0]
        if kind == "send":
            armies = self._sends.pop(seat, 0)
            return SEND[armies] if 0 < armies <= len(choices) else choices[-1]
        if kind == "march" or kind == "move":
            return self._march(s, seat, choices)
        if kind == "position":
            return self._position(s, seat, choices)
        return ERRANDS[kind](self._outlooks[seat], s, choices)

    def _position(self, s: WallensteinState, seat: Seat, choices: Sequence[Choice]) -> Choice:
        if seat not in self._tiles:
            self._tiles[seat] = [tile_worth(self._outlooks[seat], tile) for tile in Tile]
        worths, early = self._tiles[seat], DEFAULT.early / (len(s.tiles) - 1)
        best, found = -1000.0, choices[0]
        for choice in choices:
            worth = worths[s.tiles[choice.noun]] - early * choice.noun
            if worth > best:
                best, found = worth, choice
        return found

    # Marches

    def _march(self, s: WallensteinState, seat: Seat, choices: Sequence[Choice]) -> Choice:
        """The best target and the best of a few numbers of armies."""
        step: Any = s.agenda[-1]
        self._survey(s, seat, step.county)
        best, found, armies = 0.0, STAY, 0
        for choice in choices:
            if choice is STAY:
                continue
            own = s.owner[choice.noun] == seat
            weigh: Callable[[WallensteinState, Seat, int], tuple[float, int]]
            weigh = self._relieve if own else self._attack
            worth, number = weigh(s, seat, choice.noun)
            if worth > best:
                best, found, armies = worth, choice, number
        if armies:
            self._sends[seat] = armies
        return found

    def _survey(self, s: WallensteinState, seat: Seat, origin: int) -> None:
        """What all marches out of a county have in common."""
        self._inside = [sum(s.inside[colour::COLOURS]) for colour in range(COLOURS)]
        self._at_rest, self._in_tray = sum(self._inside), sum(s.tray)
        done = s.row[: s.done]
        storms = sum([storm not in done for storm in STORMS]) - 0.5
        later = 0.6 if s.year * WINTER + s.season < LAST_ROUND else 0.0
        self._exposure = max(0.0, storms / len(STORMS)) + later
        garrison = s.armies[origin]
        sizes = {garrison - 1, garrison - 2, (garrison * 2 + 2) // 3, (garrison + 1) // 2}
        self._sizes = sorted([armies for armies in sizes if 0 < armies < garrison])
        self._threat(s, seat, origin)
        now = self._risk(s, seat, origin, garrison)
        self._bared = [self._risk(s, seat, origin, garrison - n) - now for n in self._sizes]

    def _attack(self, s: WallensteinState, seat: Seat, target: int) -> tuple[float, int]:
        """What an attack gains at best, and with how many armies."""
        owner, tray = s.owner[target], s.tray
        standing = self._defenders(s, target)
        against, lying, spoils = standing, 0, 0.0
        if owner >= 0:
            against, lying = standing + tray[owner], self._inside[owner]
            spoils = self._devastation(s, seat, target)
        if not s.markers[target]:
            against += tray[PEASANTS]
            lying += self._inside[PEASANTS]
        prize = self._conquest(s, seat, target) * KEPT
        extra = s.board.tile_bonus if s.tile[seat] == Tile.ATTACK_PLUS else 0
        best, found = 0.0, 0
        for place, armies in enumerate(self._sizes):
            thrown = armies + extra
            odds = self._passage(thrown + standing + self._in_tray)
            win, tie, left = fight(
                thrown + tray[seat], self._inside[seat], against, lying, odds[0], odds[1]
            )
            worth = win * prize + tie * spoils + (left - armies) * self._army - self._bared[place]
            lodged = armies * (1.0 - odds[0]) - self._inside[seat] * odds[1]
            worth += lodged * self._resting[seat] - DEFAULT.least_gain
            if worth > best:
                best, found = worth, armies
        return best, found

    def _defenders(self, s: WallensteinState, county: int) -> int:
        """W6.2.5, W6.4.4, W6.4.5 Armies and whoever tile and event put beside them."""
        event, board, owner = s.event, s.board, s.owner[county]
        effect = board.event_effect[event] if event != NONE else NONE
        if owner == NOBODY:
            return max(1, board.event_amount[event] if effect == Effect.STUBBORN_NEUTRALS else 0)
        armies = s.armies[county]
        if s.tile[owner] == Tile.DEFENCE_PLUS:
            armies += board.tile_bonus
        if effect == Effect.PALACE_GUARD and s.buildings[county] & PALACE:
            armies += board.event_amount[event]
        return armies

    def _relieve(self, s: WallensteinState, seat: Seat, target: int) -> tuple[float, int]:
        """What armies are worth beside others of their own side."""
        there = s.armies[target]
        self._threat(s, seat, target)
        now = self._risk(s, seat, target, there)
        best, found = LEAST_RELIEF, 0
        if now < CALM and -self._bared[-1] < CALM:
            return 0.0, 0
        for place, armies in enumerate(self._sizes):
            worth = now - self._risk(s, seat, target, there + armies) - self._bared[place]
            if worth > best:
                best, found = worth, armies
        return (best, found) if found else (0.0, 0)

    def _threat(self, s: WallensteinState, seat: Seat, county: int) -> None:
        """Find the strongest foe next door."""
        self._worst, self._foe = 1, NOBODY
        for other in s.board.neighbours[county]:
            owner = s.owner[other]
            if owner >= 0 and owner != seat and s.armies[other] > self._worst:
                self._worst, self._foe = s.armies[other], owner

    def _risk(self, s: WallensteinState, seat: Seat, county: int, armies: int) -> float:
        """What that foe threatens to take away from so many armies, in points."""
        worst, foe = self._worst, self._foe
        if foe == NOBODY:
            return 0.0
        thrown, lying = armies + s.tray[seat], self._inside[seat]
        if not s.markers[county]:
            thrown += s.tray[PEASANTS]
            lying += self._inside[PEASANTS]
        odds = self._passage(worst - 1 + armies + self._in_tray)
        win, tie, _ = fight(
            worst - 1 + s.tray[foe], self._inside[foe], thrown, lying, odds[0], odds[1]
        )
        tempted = DEFAULT.aggression * win * (win + tie)
        return tempted * self._exposure * self._loss(s, seat, county)

    def _passage(self, cast: int) -> tuple[float, float]:
        key = cast * CROWD + self._at_rest
        found = self._passages.get(key)
        if found is None:
            found = self._passages[key] = passage(self._tower, cast, self._at_rest)
        return found

    # Worths, as they were unless the county has changed hands since

    def _conquest(self, s: WallensteinState, seat: Seat, county: int) -> float:
        if s.owner[county] == self._owner[county]:
            return self._worths[seat].conquest(county)
        return self._guess(s, county)

    def _devastation(self, s: WallensteinState, seat: Seat, county: int) -> float:
        if s.owner[county] == self._owner[county]:
            return self._worths[seat].devastation(county)
        return self._guess(s, county)

    def _loss(self, s: WallensteinState, seat: Seat, county: int) -> float:
        if self._owner[county] == seat:
            return self._worths[seat].loss(county)
        return self._guess(s, county)

    def _guess(self, s: WallensteinState, county: int) -> float:
        built = s.buildings[county].bit_count()
        return self._horizon * (UNKNOWN_COUNTY + UNKNOWN_BUILDING * built)
