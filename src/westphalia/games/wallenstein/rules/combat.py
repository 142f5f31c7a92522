"""W7 Combat: the cubes of both sides and the tray go into the tower; what comes out decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import NOBODY, Seat, Step
from westphalia.games.wallenstein.events import (
    AttackFailed,
    CountyConquered,
    CountyHeld,
    CubesCast,
)
from westphalia.games.wallenstein.rules.bonus import holds
from westphalia.games.wallenstein.rules.possession import ReceiveCard, SurrenderCard, devastate
from westphalia.games.wallenstein.state import (
    County,
    Play,
    WallensteinState,
    event_amount,
    event_is,
)
from westphalia.games.wallenstein.terms import Building, Effect, Tile
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS


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
