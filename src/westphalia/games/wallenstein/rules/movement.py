"""W5.10.2-W5.12 Moving armies: to the own side in peace, to any other into battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Decision, Objection, Question, Seat, Step
from westphalia.games.wallenstein.choices import ACTIONS, MARCH, SEND, STAY
from westphalia.games.wallenstein.events import (
    ActionSkipped,
    ArmiesMoved,
    ArmiesStayed,
    AttackBegan,
)
from westphalia.games.wallenstein.objections import (
    NotInPlay,
    NotNeighbour,
    NotOwnTarget,
    NotProtected,
    NotSoMany,
)
from westphalia.games.wallenstein.rules.combat import Battle
from westphalia.games.wallenstein.state import OUT_OF_PLAY, County, Play, WallensteinState, event_is
from westphalia.games.wallenstein.terms import Action, Building, Effect

CHURCH_BIT: Final = 1 << Building.CHURCH


class Protection(Quantity[County]):
    """W5.11.7 Whether a county is protected from an action.

    W6.4.6, W6.4.9: under the church peace a county with a church cannot be attacked.
    """

    def base(self, s: WallensteinState, county: County) -> int:
        church = s.buildings[county] & CHURCH_BIT
        return 1 if church and event_is(s, Effect.CHURCH_PEACE) else 0


protection: Final = [Protection() for _ in range(ACTIONS)]


@dataclass(frozen=True)
class SetOut(Step):
    """W5.11.2, W5.11.3, W5.0.3 A march begins where an army can be spared and a way is open."""

    action: int
    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        march = March(self.action, self.seat, self.county)
        reason = obstacle(play.state, march)
        if reason:
            play.tell(ActionSkipped, self.seat, self.action, self.county, reason)
        else:
            play.then(march)


@dataclass(frozen=True)
class March(Decision):
    """W5.11.1, W5.11.8, W5.12.2 Armies of the county may go to one neighbour, or stay."""

    action: int
    seat: Seat
    county: County

    def ask(self, s: WallensteinState) -> list[Question]:
        return [target_question(self.seat, "march", "W5.11.1", targets(s, self))]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        return bar(s, self, choice.noun) if choice.verb == "march" else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        choose_target(play, self.action, seat, self.county, choice)


@dataclass(frozen=True)
class Move(Decision):
    """W5.10.2, W5.10.3 After deploying one army, armies may go to a neighbouring own county."""

    seat: Seat
    county: County

    def ask(self, s: WallensteinState) -> list[Question]:
        own = [c for c in s.board.neighbours[self.county] if s.owner[c] == self.seat]
        if s.armies[self.county] < 2 or not own:
            return []
        return [target_question(self.seat, "move", "W5.10.2", own)]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "march":
            return None
        off = not_next_door(s, choice.noun, self.county)
        return off or (NotOwnTarget(choice.noun) if s.owner[choice.noun] != seat else None)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        choose_target(play, int(Action.DEPLOY_1_MOVE), seat, self.county, choice)


def target_question(seat: Seat, kind: str, clause: str, counties: list[County]) -> Question:
    """W5.11.8 One of the counties, or nowhere."""
    return Question(seat, kind, clause, [*[MARCH[county] for county in counties], STAY])


def targets(s: WallensteinState, march: March) -> list[County]:
    """W5.11.6, W1.2.2 The neighbours in play: own counties, and others that may be attacked.

    Worked out in W1.2.7.
    """
    return [county for county in s.board.neighbours[march.county] if not bar(s, march, county)]


def obstacle(s: WallensteinState, march: March) -> str:
    """W5.11.2, W5.11.7 Why no march can begin: a lone army stays, or no way is open."""
    if not to_spare(s, march.county):
        return "lone_army"
    for county in s.board.neighbours[march.county]:
        if not bar(s, march, county):
            return ""
    return "no_target"


def to_spare(s: WallensteinState, county: County) -> int:
    """W5.11.2 How many armies may leave a county: at least one stays behind."""
    return s.armies[county] - 1


def bar(s: WallensteinState, march: March, county: County) -> Objection | None:
    """W5.11.7 Why armies may not march there: it is not next door, or protected."""
    off = not_next_door(s, county, march.county)
    if off or s.owner[county] == march.seat:  # W6.4.14: a church never bars its own side
        return off
    return NotProtected(county) if protection[march.action].of(s, county) else None


def not_next_door(s: WallensteinState, county: County, origin: County) -> Objection | None:
    """W1.2.2, W5.11.6 Armies go to neighbours in play."""
    if s.owner[county] == OUT_OF_PLAY:
        return NotInPlay(county)
    return None if county in s.board.neighbours[origin] else NotNeighbour(county, origin)


def choose_target(play: Play, action: int, seat: Seat, origin: County, choice: Choice) -> None:
    """W5.11.8 Stay, or go on to the number of armies; a single army to spare goes unasked."""
    if choice is STAY:
        play.tell(ArmiesStayed, seat, origin)
    elif play.state.armies[origin] == 2:
        play.then(Advance(action, seat, origin, choice.noun, 1))
    else:
        play.then(Send(action, seat, origin, choice.noun))


@dataclass(frozen=True)
class Send(Decision):
    """W5.11.1, W5.11.2 Any number of armies may go, but at least one stays behind."""

    action: int
    seat: Seat
    origin: County
    county: County

    def ask(self, s: WallensteinState) -> list[Question]:
        return [Question(self.seat, "send", "W5.11.2", SEND[1 : s.armies[self.origin]])]

    def objection(self, s: WallensteinState, seat: Seat, choice: Choice) -> Objection | None:
        enough = choice.verb != "send" or 1 <= choice.noun < s.armies[self.origin]
        return None if enough else NotSoMany()

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(Advance(self.action, seat, self.origin, self.county, choice.noun))


@dataclass(frozen=True)
class Advance(Step):
    """W5.11.4, W5.11.5 Armies join their own side, or fight for the county."""

    action: int
    seat: Seat
    origin: County
    county: County
    armies: int

    def run(self, play: Play) -> None:
        s = play.state
        s.armies[self.origin] -= self.armies
        left = s.armies[self.origin]
        defender = s.owner[self.county]
        if defender == self.seat:
            s.armies[self.county] += self.armies
            there = s.armies[self.county]
            play.tell(ArmiesMoved, self.seat, self.origin, self.county, self.armies, left, there)
        else:
            play.tell(AttackBegan, self.seat, self.origin, self.county, self.armies, defender, left)
            play.then(Battle(self.seat, self.county, self.armies))
