"""W5.0 Performing actions in general, and what becomes of the cards of lost counties."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.choices import ACTIONS, COUNTIES
from westphalia.games.wallenstein.events import ActionBegan, CardTurnedUp
from westphalia.games.wallenstein.rules.build import Build
from westphalia.games.wallenstein.rules.collect import Collect
from westphalia.games.wallenstein.rules.deploy import Deploy
from westphalia.games.wallenstein.rules.display import SetAside
from westphalia.games.wallenstein.rules.movement import SetOut
from westphalia.games.wallenstein.state import County, Play
from westphalia.games.wallenstein.terms import Action


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
