"""19.8 Optional rule: the Campaign Move, by which a second card may activate a second leader."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Module
from westphalia.engine.step import Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, PLACES, SWEDEN, Board
from westphalia.games.thirty_years_war.events.cards import ArmyFled, CampaignRolled, CardPlayed
from westphalia.games.thirty_years_war.objections.cards import NoSecondLeader, NotInHand, NotSecond
from westphalia.games.thirty_years_war.objections.march import DoneMoving
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    PIECES,
    inside_of,
    marchers,
    roll,
    the_march,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.rules.control import is_neutral_ground
from westphalia.games.thirty_years_war.rules.decks import discard
from westphalia.games.thirty_years_war.rules.end_of_march import EndActivation, halt
from westphalia.games.thirty_years_war.rules.march import (
    HIGHEST_VALUE,
    Activate,
    Enter,
    Stack,
    bar,
    bar_lead,
    begin_march,
    may_act,
    take_along,
)
from westphalia.games.thirty_years_war.rules.stacking import may_stack
from westphalia.games.thirty_years_war.rules.turn import AfterCard
from westphalia.games.thirty_years_war.state import (
    NONE,
    PRESENT,
    Card,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
    enemy,
)
from westphalia.games.thirty_years_war.words import CAMPAIGN, LEAD, MARCH, PASS

# How far it is


@cache
def links(board: Board) -> list[list[Place]]:
    """19.8b By place the places next to it; arrows count both ways here."""
    found: list[list[Place]] = [[] for _ in range(PLACES)]
    for city in range(CITIES):
        found[city] += board.neighbours[city]
    for box in range(CITIES, PLACES):
        for city in board.arrows[box]:
            found[box].append(city)
            found[city].append(box)
    return found


def way(s: ThirtyYearsWarState, seat: Seat, origin: Place, goal: Place) -> tuple[int, bool]:
    """19.8b The spaces of a shortest way, and whether enemies are on every such way.

    A longer way without them would be no better, for its spaces count twice.
    """
    layer, seen, spaces = {origin: False}, {origin}, 0
    while goal not in layer and layer:
        steps = [(near, met) for place, met in layer.items() for near in links(s.board)[place]]
        following: dict[Place, bool] = {}
        for near, met in steps:
            if near not in seen:
                meets = met or bool(units_at(s, near, enemy(seat)))
                following[near] = following.get(near, True) and meets
        seen |= following.keys()
        layer, spaces = following, spaces + 1
    return (spaces, layer[goal]) if layer else (NONE, False)


def seconds(s: ThirtyYearsWarState, seat: Seat, first: Leader, value: int) -> list[Leader]:
    """19.8a The leaders in other spaces whom a card of a value can activate."""
    able = may_act(s, seat, value)
    return [leader for leader in able if bar_second(s, first, leader) is None]


def bar_second(s: ThirtyYearsWarState, first: Leader, leader: Leader) -> Objection | None:
    """19.8a, 11.14b Not who stands with the first leader, nor whom he has dropped on his way."""
    place = where_is(s, leader)
    if place == where_is(s, first):
        return NotSecond(leader)
    return DoneMoving() if place * PIECES + LEADERS + leader in s.rested else None


# The second card


@dataclass(frozen=True)
class EndOfFirstArmy(EndActivation):
    """19.8d The first army is done; then its side may try a Campaign Move.

    What it has moved does not move again (11.11a).  Not after a Free Action, nor after the landing
    of the Swedes, for which no leader was activated.
    """

    def run(self, play: Play) -> None:
        s = play.state
        march = the_march(s)
        if not march.free and march.leader != NONE and march.came_from != SWEDEN:
            s.rested = s.rested + march.dropped
            play.then(OfferCampaign(self.seat, march.leader), EndCampaign())
        super().run(play)


@dataclass(frozen=True)
class EndCampaign(Step):
    """19.8d Both armies are done."""

    def run(self, play: Play) -> None:
        play.state.rested = []


@dataclass(frozen=True)
class OfferCampaign(Decision):
    """19.8a Once a turn a side may play a second card to activate a leader in another space.

    It is asked whatever it holds, if there is such a leader.
    """

    seat: Seat
    first: Leader

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        seat, hand = self.seat, s.hands[self.seat]
        if s.campaigned[seat] == s.turn or not hand or s.fate[self.first] != PRESENT:
            return []
        if not seconds(s, seat, self.first, HIGHEST_VALUE):
            return []
        cards = [card for card in hand if self.bar(s, card) is None]
        choices = [*[CAMPAIGN[card] for card in cards], PASS]
        return [Question(seat, "offer_campaign", "19.8a", choices)]

    def bar(self, s: ThirtyYearsWarState, card: Card) -> Objection | None:
        able = seconds(s, self.seat, self.first, s.board.card_value[card])
        return None if able else NoSecondLeader(card)

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "campaign":
            return None
        return self.bar(s, choice.noun) if choice.noun in s.hands[seat] else NotInHand(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is PASS:
            return
        play.state.campaigned[seat] = play.state.turn
        play.tell(CardPlayed, seat, choice.noun, "campaign")
        discard(play, seat, choice.noun)
        second = ChooseSecond(seat, self.first, choice.noun)
        play.then(second, AfterCard(seat, choice.noun, "act"))


@dataclass(frozen=True)
class ChooseSecond(Automatic):
    """19.8a Who is to be activated is announced before the roll."""

    seat: Seat
    first: Leader
    card: Card

    def value(self, s: ThirtyYearsWarState) -> int:
        return s.board.card_value[self.card]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        leaders = seconds(s, self.seat, self.first, self.value(s))
        choices = [LEAD[leader] for leader in leaders]
        return [Question(self.seat, "second_leader", "19.8a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "lead":
            return None
        barred = bar_lead(s, seat, choice.noun, self.value(s))
        return barred or bar_second(s, self.first, choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(CampaignRoll(seat, self.first, choice.noun, self.value(play.state)))


SAME_NATION: Final = 2  # 19.8b
OCCUPIED: Final = -2


@dataclass(frozen=True)
class CampaignRoll(Step):
    """19.8a, 19.8b He is activated if the modified roll is at least the number of spaces to him.

    19.8c: a natural 0 is a mishap, whatever the modifiers.
    """

    seat: Seat
    first: Leader
    second: Leader
    value: int

    def run(self, play: Play) -> None:
        s = play.state
        spaces, met = way(s, self.seat, where_is(s, self.first), where_is(s, self.second))
        modifier = self.modifier(s) - spaces + (OCCUPIED if met else 0)
        rolled = roll(play)
        able = rolled > 0 and rolled + modifier >= spaces
        play.tell(
            CampaignRolled, self.seat, self.first, self.second, spaces, rolled, modifier, able
        )
        if able:
            activation = Activate(self.seat, self.value, 0)
            activation.take(play, self.seat, LEAD[self.second])
        elif rolled == 0:
            play.then(Botch(self.seat, self.second))

    def modifier(self, s: ThirtyYearsWarState) -> int:
        """19.8b Half the rating of the worse leader, rounded down; their nations, same or not."""
        nations, ratings = s.board.leader_nation, s.board.activation
        same = nations[self.first] == nations[self.second]
        worse = max(ratings[self.first], ratings[self.second])
        return worse // 2 + (SAME_NATION if same else -SAME_NATION)


# The mishap


@dataclass(frozen=True)
class Botch(Step):
    """19.8c The second leader and his force move a space away from the nearest enemy, if they can.

    He takes as many units as he can lead, the strongest first.
    """

    seat: Seat
    leader: Leader

    def run(self, play: Play) -> None:
        s = play.state
        place = where_is(s, self.leader)
        if place >= CITIES or inside_of(s, place) == self.seat:
            return
        begin_march(play, self.seat, self.leader, place, 0, free=1)
        for unit in self.force(s, place):
            take_along(play, unit)
        play.then(Flee(self.seat), EndFlight(self.seat))

    def force(self, s: ThirtyYearsWarState, place: Place) -> list[Unit]:
        """19.8c His force without the units that the first leader has dropped there."""
        units = units_at(s, place, self.seat)
        for unit in [one % PIECES for one in s.rested if one // PIECES == place]:
            if unit in units:
                units.remove(unit)
        units.sort(key=lambda unit: (-s.board.strength[unit], unit))
        return units[: s.board.leadership[self.leader]]


def dangers(s: ThirtyYearsWarState, seat: Seat) -> dict[City, int]:
    """19.8c By city how far it is to the nearest enemy force; none if there is no enemy."""
    layer = [city for city in range(CITIES) if units_at(s, city, enemy(seat))]
    found = dict.fromkeys(layer, 0)
    spaces = 0
    while layer:
        spaces += 1
        near = [other for city in layer for other in s.board.neighbours[city]]
        layer = [city for city in dict.fromkeys(near) if city not in found]
        found.update(dict.fromkeys(layer, spaces))
    return found


def refuges(s: ThirtyYearsWarState, seat: Seat) -> list[City]:
    """19.8c Where the force can go: further from enemies, on ground that is open to it."""
    march = the_march(s)
    danger, stack, pieces = dangers(s, seat), Stack(s, march), marchers(march)
    if not danger:
        return []
    return [
        city
        for city in s.board.neighbours[march.city]
        if danger[city] > danger[march.city]
        and bar(s, march, stack, city) is None
        and not is_neutral_ground(s, city)
        and may_stack(s, seat, city, pieces)
    ]


@dataclass(frozen=True)
class Flee(Automatic):
    """19.8c The owner chooses among the cities that are further away."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [MARCH[city] for city in refuges(s, self.seat)]
        return [Question(self.seat, "flee", "19.8c", choices)] * bool(choices)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(Enter(seat, choice.noun))


@dataclass(frozen=True)
class EndFlight(Step):
    """19.8c They stand where they fled to, or where they were."""

    seat: Seat

    def run(self, play: Play) -> None:
        march = the_march(play.state)
        play.tell(ArmyFled, self.seat, march.leader, march.city)
        halt(play, self.seat)


CAMPAIGN_MOVE: Final = Module(
    "campaign_move", instead={EndActivation: lambda step: EndOfFirstArmy(step.seat)}
)
