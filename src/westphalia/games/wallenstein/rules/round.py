"""W2, W5.0 Years and seasons: what a round consists of, and how its actions are carried out."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import NOBODY, Seat, Step
from westphalia.games.wallenstein.events.base import (
    ActionBegan,
    CardTurnedUp,
    RoundBegan,
    RoundEnded,
)
from westphalia.games.wallenstein.rules.combat import SetOut
from westphalia.games.wallenstein.rules.economy import Build, Collect, Deploy
from westphalia.games.wallenstein.rules.planning import (
    DetermineEvent,
    LayOutActions,
    LayOutTiles,
    Planning,
    RevealBids,
    SetAside,
    SettleOrder,
    TakeUpCards,
)
from westphalia.games.wallenstein.rules.winter import Winter
from westphalia.games.wallenstein.state import NONE, WINTER, County, Play
from westphalia.games.wallenstein.terms import Action
from westphalia.games.wallenstein.words import ACTIONS, COUNTIES

# W2 Years and seasons


@dataclass(frozen=True)
class Year(Step):
    """W2.1.1, W2.4.4 Spring, summer and fall are action rounds, then comes winter."""

    year: int

    def run(self, play: Play) -> None:
        play.state.year = self.year
        play.then(
            *[ActionRound(season) for season in range(WINTER)],
            Winter(),
        )


@dataclass(frozen=True)
class ActionRound(Step):
    """W2.1.2 The six steps of spring, summer and fall."""

    season: int

    def run(self, play: Play) -> None:
        s = play.state
        s.season = self.season
        play.tell(RoundBegan, s.year, self.season)
        play.then(
            LayOutActions(),  # W2.2.1
            LayOutTiles(),  # W2.3.1
            TakeUpCards(),
            Planning(),  # W3.1.1
            DetermineEvent(),  # W6.1.3: drawn when all have planned
            RevealBids(),  # W4.1.1
            SettleOrder(),  # W4.1.6
            PerformActions(),  # W5.0.1
            EndRound(),  # W2.4.1
        )


@dataclass(frozen=True)
class EndRound(Step):
    """W2.4.1, W2.4.3, W5.0.5 Tiles go back, all cards return to the hands, the event is spent."""

    def run(self, play: Play) -> None:
        s = play.state
        s.tile = [NONE] * s.seats
        s.tiles = [NONE] * len(s.tiles)
        s.event = NONE
        s.hands = [[] for _ in range(s.seats)]
        s.plans = [[] for _ in range(s.seats)]
        s.shown = [0] * s.seats
        s.fresh = []
        if s.season < WINTER - 1:  # W2.4.2, W4.1.8: after fall the tokens stay for winter
            s.tokens = [NOBODY] * len(s.tokens)
        play.tell(RoundEnded, s.season)


# W5.0 Actions


@dataclass(frozen=True)
class PerformActions(Step):
    """W2.2.2, W2.1.4 Each of the ten actions once, in the order of their spaces."""

    def run(self, play: Play) -> None:
        play.then(*[CarryOut(space) for space in range(ACTIONS)])


@dataclass(frozen=True)
class CarryOut(Step):
    """W5.0.1 All seats perform the current action in player order before the next one starts."""

    space: int

    def run(self, play: Play) -> None:
        s = play.state
        action = s.row[self.space]
        play.tell(ActionBegan, self.space, action)
        play.then(*[Perform(action, seat) for seat in s.order], SetAside())


@dataclass(frozen=True)
class Perform(Step):
    """W5.0.4 On its turn a seat turns up the card of the action; a county must act if it can.

    W3.1.4, W3.1.6: a money card, or no card, means that the action is not performed.
    """

    action: int
    seat: Seat

    def run(self, play: Play) -> None:
        card = turn_up(play, self.seat, self.action)
        if card < COUNTIES:
            play.then(undertake(self.action, self.seat, card))


def turn_up(play: Play, seat: Seat, box: int) -> int:
    """W5.0.4 Show the card in a box."""
    s = play.state
    s.shown[seat] |= 1 << box
    card = s.plans[seat][box]
    play.tell(CardTurnedUp, seat, box, card)
    return card


def undertake(action: int, seat: Seat, county: County) -> Step:
    """W5.0.2 What the action card says, done in the planned county."""
    if action <= Action.BUILD_TRADING_POST:
        return Build(action, seat, county)
    if action <= Action.COLLECT_TAXES:
        return Collect(action, seat, county)
    if action <= Action.DEPLOY_1_MOVE:
        return Deploy(action, seat, county)
    return SetOut(action, seat, county)  # W5.12.1
