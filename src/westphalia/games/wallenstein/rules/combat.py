"""W5.0.6, W5.10.2-W5.12, W7 Movement and combat, and who holds a county after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Decision, Question, Seat, Step
from westphalia.games.wallenstein.events.base import (
    ActionSkipped,
    ArmiesMoved,
    ArmiesStayed,
    AttackBegan,
    AttackFailed,
    CardSurrendered,
    CountyConquered,
    CountyDevastated,
    CountyHeld,
    CubesCast,
)
from westphalia.games.wallenstein.objections import (
    NotInPlay,
    NotNeighbour,
    NotOwnCounty,
    NotOwnTarget,
    NotProtected,
    NotSoMany,
)
from westphalia.games.wallenstein.rules.planning import holds
from westphalia.games.wallenstein.state import (
    OUT_OF_PLAY,
    County,
    Play,
    WallensteinState,
    event_amount,
    event_is,
)
from westphalia.games.wallenstein.terms import Action, Building, Effect, Tile
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.words import ACTIONS, MARCH, NOTHING, SEND, STAY

# W5.10.2-W5.12 Moving armies

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


# W7 Combat


class NeutralDefence(Quantity[County]):
    """W7.3.3, W6.4.3 One peasant defends a neutral county, more if the neutrals are stubborn."""

    def base(self, s: WallensteinState, county: County) -> int:
        return event_amount(s) if event_is(s, Effect.STUBBORN_NEUTRALS) else 1


class Reinforcement(Quantity[Seat]):
    """W6.2.4 The attacker's tile adds an army."""

    def base(self, s: WallensteinState, seat: Seat) -> int:
        return s.board.tile_bonus if holds(s, seat, Tile.ATTACK_PLUS) else 0


class Relief(Quantity[County]):
    """W6.2.5, W6.4.4, W6.4.5 The defender's tile and the palace guard add an army each."""

    def base(self, s: WallensteinState, county: County) -> int:
        relief = s.board.tile_bonus if holds(s, s.owner[county], Tile.DEFENCE_PLUS) else 0
        if s.buildings[county] >> Building.PALACE & 1 and event_is(s, Effect.PALACE_GUARD):
            relief += event_amount(s)
        return relief


neutral_defence: Final = NeutralDefence()
reinforcement: Final = Reinforcement()
relief: Final = Relief()


@dataclass(frozen=True)
class Battle(Step):
    """W7.1.1 Everything engaged and everything in the tray is cast together."""

    seat: Seat
    county: County
    armies: int

    def run(self, play: Play) -> None:
        s = play.state
        engaged = muster(s, self.seat, self.county, self.armies)
        cast(play, self.county, engaged, [self.seat], defending(s, self.county))
        play.then(SettleBattle(self.seat, self.county))


def both_sides(s: WallensteinState, seat: Seat, county: County, armies: int) -> list[int]:
    """W7.3 The cubes of both sides, by colour; W6.2.6: no more extra ones than are in supply."""
    engaged = [0] * COLOURS
    engaged[seat] = armies + min(reinforcement.of(s, seat), s.supply[seat])  # W7.3.1
    defender = s.owner[county]
    if defender == NOBODY:  # W7.2.2, W6.4.3
        engaged[PEASANTS] = min(neutral_defence.of(s, county), s.peasants)
    else:  # W7.2.1, W7.3.2
        engaged[defender] = s.armies[county] + min(relief.of(s, county), s.supply[defender])
    return engaged


def muster(s: WallensteinState, seat: Seat, county: County, armies: int) -> list[int]:
    """W7.3 Take up the cubes of both sides: from the county, and the extra ones from supply."""
    engaged = both_sides(s, seat, county, armies)
    s.supply[seat] -= engaged[seat] - armies
    s.peasants -= engaged[PEASANTS]
    defender = s.owner[county]
    if defender != NOBODY:
        s.supply[defender] -= engaged[defender] - s.armies[county]
        s.armies[county] = 0
    return engaged


def draft_extra(s: WallensteinState, seat: Seat, armies: int) -> int:
    """W6.2.6 Extra armies come from the supply; an empty one gives none."""
    taken = min(armies, s.supply[seat])
    s.supply[seat] -= taken
    return taken


def with_tray(s: WallensteinState, engaged: list[int]) -> list[int]:
    """W7.1.1, W7.1.4 The engaged cubes and all that lies in the tray, by colour."""
    return [cubes + s.tray[colour] for colour, cubes in enumerate(engaged)]


def cast(
    play: Play, county: County, engaged: list[int], attack: list[int], defence: list[int]
) -> None:
    """W7.1.1, W7.1.4, W7.1.5 Cast the engaged cubes with all that lies in the tray.

    W7.4.16: what stays inside belongs to neither supply nor map until it comes out again.  W7.1.3:
    nothing else empties the tower.  *attack* and *defence* are the colours of both sides.
    """
    s = play.state
    thrown = with_tray(s, engaged)
    s.tray = s.tower.fall(play.chance, s.inside, thrown)
    play.tell(counted, county, thrown, s.tray, attack, defence)


def counted(
    county: County, thrown: list[int], tray: list[int], attack: list[int], defence: list[int]
) -> CubesCast:
    """W7.4.1, W7.4.2 What was cast, and which cubes in the tray count for either side."""
    attackers, defenders = [
        tuple([cubes if colour in side else 0 for colour, cubes in enumerate(tray)])
        for side in (attack, defence)
    ]
    return CubesCast(county, tuple(thrown), tuple(tray), attackers, defenders)


def take_from_tray(s: WallensteinState, colour: int) -> int:
    """W7.4.5 Pick up all cubes of a colour."""
    cubes = s.tray[colour]
    s.tray[colour] = 0
    return cubes


def peasants_help(s: WallensteinState, county: County) -> bool:
    """W7.4.3, W7.4.4 Peasants help the defender unless they have risen in this county."""
    return not s.markers[county]


def defending(s: WallensteinState, county: County) -> list[int]:
    """W7.4.1, W7.4.3 The colours of the defence: the holder's, and the peasants where they help."""
    holder = [] if s.owner[county] == NOBODY else [s.owner[county]]
    return [*holder, PEASANTS] if peasants_help(s, county) else holder


def outcome(attackers: int, defenders: int, peasants: int) -> int:
    """W7.4.18 Attackers left if above 0, defenders left if below 0; at 0 nobody is left.

    Worked out in W7.5.1-W7.5.4.
    """
    ahead = attackers - defenders - peasants
    if ahead > 0:  # W7.4.6
        return ahead
    # W7.4.7: losses fall on the peasants first.  W7.4.12-W7.4.14: on a tie, or if there are
    # peasants only, this leaves nobody.
    return max(0, attackers - peasants) - defenders


@dataclass(frozen=True)
class SettleBattle(Step):
    """W7.4.1, W7.4.18 More cubes in the tray win; the cubes of the uninvolved stay there (W7.4.2).

    W7.4.17: whatever came out counts, also cubes of earlier casts.
    """

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        defender = s.owner[self.county]
        peasants = take_from_tray(s, PEASANTS) if peasants_help(s, self.county) else 0
        s.peasants += peasants  # W7.4.8
        attackers = take_from_tray(s, self.seat)
        defenders = 0 if defender == NOBODY else take_from_tray(s, defender)
        left = outcome(attackers, defenders, peasants)
        s.supply[self.seat] += attackers - max(0, left)  # W7.4.5, W7.4.6
        if defender != NOBODY:
            s.supply[defender] += defenders - max(0, -left)  # W7.4.5, W7.4.7
        if left > 0:
            conquer(play, self.seat, self.county, left)
        elif defender == NOBODY:  # W7.4.15
            play.tell(AttackFailed, self.seat, self.county)
        elif left == 0:
            devastate(play, self.county)
        else:
            s.armies[self.county] = -left  # W7.4.10: and the card stays where it is
            play.tell(CountyHeld, defender, self.county, self.seat, -left)


def conquer(play: Play, seat: Seat, county: County, armies: int) -> None:
    """W7.4.9, W7.4.10 The winner places what is left, and receives the card.

    W5.4.4, W7.4.11: buildings and revolt markers stay.
    """
    s = play.state
    loser = s.owner[county]
    s.armies[county] = armies
    play.tell(CountyConquered, seat, county, loser, armies)
    if loser != NOBODY:
        play.then(SurrenderCard(loser, county), ReceiveCard(seat, county))
    else:
        play.then(ReceiveCard(seat, county))


# W5.0.6-W5.0.9 Who holds a county


@dataclass(frozen=True)
class SurrenderCard(Step):
    """W5.0.6, W5.0.7, W5.0.9 The loser's card goes at once, even from a box: that plan is void."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        plan = s.plans[self.seat]
        box = plan.index(self.county) if self.county in plan else -1
        if box >= 0:
            plan[box] = NOTHING
        elif self.county in s.hands[self.seat]:
            s.hands[self.seat].remove(self.county)
        if self.county in s.fresh:
            s.fresh.remove(self.county)
        play.tell(CardSurrendered, self.seat, self.county, box)


@dataclass(frozen=True)
class ReceiveCard(Step):
    """W5.0.8, W7.4.10 The new owner takes the card in hand; it serves for no action this round."""

    seat: Seat
    county: County

    def run(self, play: Play) -> None:
        s = play.state
        s.owner[self.county] = self.seat
        s.fresh.append(self.county)


def not_own(s: WallensteinState, seat: Seat, county: County, clause: str) -> Objection | None:
    """W1.2.2 Why a county is none of a seat's own: it is out of play, or not the seat's."""
    if s.owner[county] == OUT_OF_PLAY:
        return NotInPlay(county)
    return None if s.owner[county] == seat else NotOwnCounty(county, clause)


def devastate(play: Play, county: County) -> None:
    """W7.4.12, W8.2.1 The county becomes neutral and loses its buildings and revolt markers.

    W5.4.4: buildings are lost in no other way.
    """
    s = play.state
    loser = s.owner[county]
    s.owner[county] = NOBODY
    s.armies[county] = 0
    s.markers[county] = 0
    for building in Building:
        if s.buildings[county] >> building & 1:
            s.stock[building] += 1  # W1.1.13: removed buildings return to the stock
    s.buildings[county] = 0
    play.tell(CountyDevastated, county, loser)
    play.then(SurrenderCard(loser, county))
