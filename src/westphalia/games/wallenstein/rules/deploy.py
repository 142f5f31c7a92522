"""W5.8-W5.10 Deploying armies, and the move that may follow a single one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Seat, Step
from westphalia.games.wallenstein.choices import ACTIONS
from westphalia.games.wallenstein.events import ActionSkipped, ArmiesDeployed
from westphalia.games.wallenstein.rules.bonus import holds
from westphalia.games.wallenstein.rules.movement import Move
from westphalia.games.wallenstein.rules.prices import price
from westphalia.games.wallenstein.state import County, Play, WallensteinState, event_is
from westphalia.games.wallenstein.terms import Action, Effect, Tile


@dataclass(eq=False)
class PrintedArmies(Quantity[County]):
    """W1.1.6 The armies on an action card, by county."""

    action: int

    def base(self, s: WallensteinState, county: County) -> int:
        return s.board.armies[self.action]


def _thinned(s: WallensteinState, action: int, armies: int) -> int:
    """W6.4.12 Fewer under the thin ranks; W6.3.4: a single army stays a single army."""
    if event_is(s, Effect.FEW_RECRUITS):
        return s.board.few_recruits.get(action, armies)
    return armies


@dataclass(eq=False)
class Recruits(Quantity[County]):
    """W5.8.1, W5.9.1, W5.10.1 The armies deployed in a county.

    W6.3.1: the card's number, then the event, then the tile.
    """

    action: int

    def base(self, s: WallensteinState, county: County) -> int:
        armies = _thinned(s, self.action, printed_armies[self.action].of(s, county))
        if self.action == Action.DEPLOY_5 and holds(s, s.owner[county], Tile.SIX_ARMIES):
            # W6.2.3 one more than the card's five, and W6.3.3 six after an event too
            more = s.board.six_armies - s.board.armies[self.action]
            return max(armies + more, s.board.six_armies)
        return armies


printed_armies: Final = [PrintedArmies(action) for action in range(ACTIONS)]
recruits: Final = [Recruits(action) for action in range(ACTIONS)]


@dataclass(frozen=True)
class Deploy(Step):
    """W5.8.1, W5.9.1, W5.10.1 Pay, and put armies from the supply into the county.

    W5.10.5: with too few cubes or Thalers nothing happens; W5.10.4: not even the move.
    """

    action: int
    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        cost = price[self.action].of(s, self.county)
        reason = shortage(s, self.action, self.seat, cost)
        if reason:
            play.tell(ActionSkipped, self.seat, self.action, self.county, reason)
            return
        armies = at_hand(s, self.seat, recruits[self.action].of(s, self.county))
        s.thalers[self.seat] -= cost  # W5.0.10, W1.5.6: into the bank
        s.supply[self.seat] -= armies
        s.armies[self.county] += armies  # W5.10.6: there is no limit
        there, thalers = s.armies[self.county], s.thalers[self.seat]
        play.tell(ArmiesDeployed, self.seat, self.action, self.county, armies, cost, there, thalers)
        if self.action == Action.DEPLOY_1_MOVE:
            play.then(Move(self.seat, self.county))


def at_hand(s: WallensteinState, seat: Seat, armies: int) -> int:
    """W6.2.3 A bonus beyond the supply is dropped."""
    return min(armies, s.supply[seat])


def shortage(s: WallensteinState, action: int, seat: Seat, cost: int) -> str:
    """W5.0.3 What is missing for the whole action: Thalers or armies.

    W6.2.3, W6.3.3: a tile gives more, but the supply need not hold more for it.
    """
    if s.thalers[seat] < cost:
        return "thalers"
    if s.supply[seat] < _thinned(s, action, s.board.armies[action]):
        return "armies"
    return ""
