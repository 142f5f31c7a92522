"""M1.1 Military leaders and monuments, after the German rules, which alone have them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Amendment, Module
from westphalia.engine.step import Automatic, Decision, Question, Seat, Step
from westphalia.games.wallenstein.events.expansions import (
    LeaderDrafted,
    LeaderLost,
    LeaderMoved,
    LeaderPassedBy,
    LeaderPlaced,
    LeaderReturned,
    MonumentBuilt,
    MonumentsCaptured,
    MonumentsScored,
)
from westphalia.games.wallenstein.objections import NotOnTheSpot, NotThisCounty
from westphalia.games.wallenstein.rules.combat import SurrenderCard, not_own
from westphalia.games.wallenstein.rules.economy import (
    harvest,
    price,
    printed_armies,
    printed_grain,
    printed_tax,
    recruits,
    taxes,
)
from westphalia.games.wallenstein.rules.planning import SettleOrder
from westphalia.games.wallenstein.rules.round import EndRound
from westphalia.games.wallenstein.rules.set_up import LineUp, PlaceGroup
from westphalia.games.wallenstein.rules.winter import EndOfGame, EndOfYear
from westphalia.games.wallenstein.state import NONE, County, Play, WallensteinState, counties_of
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import ACTIONS, LEADER, NO_LEADER

# Placing


@dataclass(frozen=True)
class HandOutLeaders(Step):
    """M1.2, M1.3 Each seat has a leader, not on the map yet, and its monuments."""

    def run(self, play: Play) -> None:
        s = play.state
        s.leader = [NONE] * s.seats
        s.monuments = [[] for _ in range(s.seats)]
        s.monument_stock = [s.board.monuments] * s.seats
        s.captured = [0] * s.seats


@dataclass(frozen=True)
class PlaceLeaders(Step):
    """M1.4 When the very first order is fixed, leaders come onto the map in that order.

    Drafted counties have theirs by then (M1.5); a lost one waits for the winter (M3.9).
    """

    def run(self, play: Play) -> None:
        s = play.state
        if s.year == 0 and s.season == 0:
            play.then(*[PlaceLeader(seat) for seat in s.order if s.leader[seat] == NONE])


@dataclass(frozen=True)
class PlaceLeader(Automatic):
    """M1.4 The leader goes into any own county."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        return ask_for_county(s, self.seat, "place_leader", "M1.4")

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        return objection_to_county(s, seat, choice, "M1.4")

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.tell(LeaderPlaced, seat, choice.noun)
        enter(play, seat, choice.noun)


def objection_to_county(
    s: WallensteinState, seat: Seat, choice: Choice, clause: str
) -> Objection | None:
    """M1.4, M3.1, M3.9 A leader goes into an own county where he does not stand."""
    if choice.verb != "leader":
        return None
    moves = choice.noun != s.leader[seat]
    return not_own(s, seat, choice.noun, clause) or (None if moves else NotOnTheSpot(choice.noun))


def destinations(s: WallensteinState, seat: Seat) -> list[County]:
    """M3.1 Any own county but the one where the leader stands."""
    return [county for county in counties_of(s, seat) if county != s.leader[seat]]


def ask_for_county(s: WallensteinState, seat: Seat, kind: str, clause: str) -> list[Question]:
    """M3.1 Where the leader may go; without such a county nothing is asked."""
    choices = [LEADER[county] for county in destinations(s, seat)]
    return [Question(seat, kind, clause, choices)] if choices else []


@dataclass(frozen=True)
class OfferCounty(Step):
    """M1.5 A drafted county is offered to a leader still off the map; the last one takes him."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        if s.leader[self.seat] != NONE:
            return
        if s.groups[self.seat]:
            play.then(DecideOnCounty(self.seat, self.county))
        else:
            play.tell(LeaderDrafted, self.seat, self.county)
            enter(play, self.seat, self.county)


@dataclass(frozen=True)
class DecideOnCounty(Decision):
    """M1.5 The leader goes into the county just drafted, or never while counties are drafted."""

    seat: Seat
    county: County

    def ask(self, s: WallensteinState) -> list[Question]:
        return [Question(self.seat, "draft_leader", "M1.5", [LEADER[self.county], NO_LEADER])]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        elsewhere = choice.verb == "leader" and choice.noun != self.county
        return NotThisCounty(choice.noun) if elsewhere else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is NO_LEADER:
            play.tell(LeaderPassedBy, seat, self.county)
        else:
            play.tell(LeaderDrafted, seat, self.county)
            enter(play, seat, self.county)


# What a leader does for actions.  M2.10: combat and movement are not among them.


def leads(s: WallensteinState, county: County) -> bool:
    """M2.1 Whether the leader of the county's own seat stands there."""
    return s.leader[s.owner[county]] == county


def _price(action: int) -> Amendment:
    """M2.2-M2.4, M2.7-M2.9 The price of an action where the leader stands."""

    def amended(s: WallensteinState, county: County, amount: int) -> int:
        return s.board.leader_price.get(action, amount) if leads(s, county) else amount

    return amended


def _recruits(action: int) -> Amendment:
    """M2.7, M2.8, M2.9 So many more as the leader's number is above the printed one.

    M2.11: of these, what the supply does not hold is dropped as ever (W6.2.3).
    """

    def amended(s: WallensteinState, county: County, amount: int) -> int:
        if not leads(s, county):
            return amount
        printed = s.board.armies[action]
        return amount + s.board.leader_armies.get(action, printed) - printed

    return amended


def _income(action: int) -> Amendment:
    """M2.5, M2.6 More than the card yields."""

    def amended(s: WallensteinState, county: County, amount: int) -> int:
        return amount + s.board.leader_extra.get(action, 0) if leads(s, county) else amount

    return amended


# M2.11 The leader raises what is printed, before the event limits it and the tile adds to it ...
BONUS_ON_PRINTED: Final[Module] = Module(
    "leader bonus on the printed number",
    amend={
        **{printed_armies[action]: _recruits(action) for action in range(ACTIONS)},
        printed_grain: _income(int(Action.COLLECT_GRAIN)),
        printed_tax: _income(int(Action.COLLECT_TAXES)),
    },
)

# ... or (leader_bonus: last) what event and tile have left.
BONUS_LAST: Final[Module] = Module(
    "leader bonus last",
    amend={
        **{recruits[action]: _recruits(action) for action in range(ACTIONS)},
        harvest: _income(int(Action.COLLECT_GRAIN)),
        taxes: _income(int(Action.COLLECT_TAXES)),
    },
)


# Moving, and the monuments left behind.  M3.6: only another leader takes them off the map.


@dataclass(frozen=True)
class MoveLeaders(Step):
    """M3.1 After spring, summer and fall every leader moves on, in player order."""

    def run(self, play: Play) -> None:
        play.then(*[MoveLeader(seat) for seat in play.state.order])


@dataclass(frozen=True)
class MoveLeader(Automatic):
    """M3.1 The leader must go to another own county; with a single county he stays.

    M3.2: to a neighbouring county he goes in triumph; M3.3: to any other in flight.
    """

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        if s.leader[self.seat] == NONE:
            return []
        return ask_for_county(s, self.seat, "move_leader", "M3.1")

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        return objection_to_county(s, seat, choice, "M3.1")

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        origin = s.leader[seat]
        triumph = choice.noun in s.board.neighbours[origin]
        play.tell(LeaderMoved, seat, origin, choice.noun, triumph)
        if triumph:
            build_monument(play, seat, origin)
        enter(play, seat, choice.noun)


def build_monument(play: Play, seat: Seat, county: County) -> None:
    """M3.2, M3.4 A monument from the stock, if there is one left.

    M3.5: it is no building and needs no site; several may stand in a county.
    """
    s = play.state
    if s.monument_stock[seat]:
        s.monument_stock[seat] -= 1
        s.monuments[seat].append(county)
        play.tell(MonumentBuilt, seat, county, s.monument_stock[seat])


def enter(play: Play, seat: Seat, county: County) -> None:
    """M3.7 A leader who comes into a county takes the monuments of all others there."""
    s = play.state
    s.leader[seat] = county
    for loser in range(s.seats):
        taken = s.monuments[loser].count(county)
        if taken and loser != seat:
            s.monuments[loser] = [other for other in s.monuments[loser] if other != county]
            s.captured[seat] += taken
            play.tell(MonumentsCaptured, seat, county, loser, taken)


# Losing the leader, and his return


@dataclass(frozen=True)
class LoseLeader(Step):
    """M3.8 A leader whose county is lost leaves the map, and no monument is built."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        if s.leader[self.seat] == self.county:
            s.leader[self.seat] = NONE
            play.tell(LeaderLost, self.seat, self.county)


@dataclass(frozen=True)
class ReturnLeaders(Step):
    """M3.9 After the winter lost leaders come back, in the order that holds."""

    def run(self, play: Play) -> None:
        s = play.state
        play.then(*[ReturnLeader(seat) for seat in s.order if s.leader[seat] == NONE])


@dataclass(frozen=True)
class ReturnLeader(Automatic):
    """M3.9 A lost leader comes back in any own county."""

    seat: Seat

    def ask(self, s: WallensteinState) -> list[Question]:
        return ask_for_county(s, self.seat, "return_leader", "M3.9")

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        return objection_to_county(s, seat, choice, "M3.9")

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.tell(LeaderReturned, seat, choice.noun)
        enter(play, seat, choice.noun)


@dataclass(frozen=True)
class ScoreMonuments(Step):
    """M4.1, M4.2 Once, at the very end: own monuments on the map, and those of others taken."""

    def run(self, play: Play) -> None:
        s = play.state
        for seat in range(s.seats):
            standing, captured = len(s.monuments[seat]), s.captured[seat]
            points = monument_points(s, seat)
            s.points[seat] += points
            play.tell(MonumentsScored, seat, standing, captured, points)


def monument_points(s: WallensteinState, seat: Seat) -> int:
    """M4.1, M4.2 What the monuments of a seat are worth."""
    return (len(s.monuments[seat]) + s.captured[seat]) * s.board.monument_points


LEADERS: Final[Module] = Module(
    "leaders",
    before={
        LineUp: lambda _: [HandOutLeaders()],  # a draft comes in its place
        EndOfGame: lambda _: [ScoreMonuments()],
    },
    after={
        PlaceGroup: lambda step: [OfferCounty(step.seat, step.county)],
        SettleOrder: lambda _: [PlaceLeaders()],
        EndRound: lambda _: [MoveLeaders()],
        SurrenderCard: lambda step: [LoseLeader(step.seat, step.county)],
        EndOfYear: lambda _: [ReturnLeaders()],
    },
    amend={price[action]: _price(action) for action in range(ACTIONS)},
)
