"""A quick guess at battles and revolts out of what is open: cubes thrown, in tray and in tower."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from westphalia.bots.wallenstein.table import Table
from westphalia.engine.record import Header
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.state import NONE
from westphalia.games.wallenstein.terms import Building, Effect, Tile
from westphalia.games.wallenstein.tower import Layered, SpielByWeb, TowerModel, tower_model

# Chances are rounded to this grain, so that the same battle is reckoned once.
GRAIN: Final = 2


class Chances(NamedTuple):
    """How a fight may end for its attacker; what is left counts defeats as nothing left."""

    win: float
    tie: float
    left: float


class Fights:
    """W7.1.1 The fights that the table could see now."""

    def __init__(self, table: Table, header: Header) -> None:
        self._table = table
        self.tower = tower_model(header.options["tower"], table.board.tower_models)
        self._in_tray = sum(table.tray) + table.tray_peasants
        self._at_rest = sum(table.inside) + table.inside_peasants
        self._passages: dict[int, tuple[float, float]] = {}

    def attack(self, seat: Seat, county: int, armies: int, defenders: int = NONE) -> Chances:
        """W7.4.1 *seat* attacks with so many armies; the defenders are those in the county now."""
        table = self._table
        owner = table.owner[county]
        attackers = armies + (table.tile[seat] == Tile.ATTACK_PLUS) * table.board.tile_bonus
        if owner == NOBODY:
            thrown, resting = self._neutral_defence(), 0
        else:
            thrown = table.armies[county] if defenders == NONE else defenders
            thrown += self._relief(owner, county)
            resting = table.inside[owner]
        cast = attackers + thrown + self._in_tray
        thrown += table.tray[owner] if owner != NOBODY else 0
        if not table.markers[county]:  # W7.4.3
            thrown += table.tray_peasants
            resting += table.inside_peasants
        mine = attackers + table.tray[seat], table.inside[seat]
        return fight(*mine, thrown, resting, *self._passage(cast))

    def lodged(self, seat: Seat, county: int, armies: int) -> float:
        """W7.1.2 How many more cubes of *seat* rest in the tower once it has attacked."""
        table = self._table
        owner = table.owner[county]
        against = self._neutral_defence() if owner == NOBODY else table.armies[county]
        through, loose = self._passage(armies + against + self._in_tray)
        return armies * (1.0 - through) - table.inside[seat] * loose

    def defence(self, seat: Seat, county: int, armies: int, attackers: int) -> Chances:
        """W7.4.1 *seat* attacks so many of our armies in a county, be it ours already or not."""
        table = self._table
        armies += self._relief(table.me, county)
        thrown = armies + table.tray[table.me]
        resting = table.inside[table.me]
        if not table.markers[county]:
            thrown += table.tray_peasants
            resting += table.inside_peasants
        cast = attackers + armies + self._in_tray
        theirs = attackers + table.tray[seat], table.inside[seat]
        return fight(*theirs, thrown, resting, *self._passage(cast))

    def revolt(self, armies: int, peasants: int) -> Chances:
        """W8.2.1 Our armies against so many peasants: a tie is lost too."""
        table = self._table
        risen = min(peasants, table.peasants)
        mine = armies + table.tray[table.me], table.inside[table.me]
        theirs = risen + table.tray_peasants, table.inside_peasants
        return fight(*mine, *theirs, *self._passage(armies + risen + self._in_tray))

    def _relief(self, seat: Seat, county: int) -> int:
        """W6.2.5, W6.4.4 What tile and event add if *seat* defends a county."""
        table = self._table
        relief = table.board.tile_bonus * (table.tile[seat] == Tile.DEFENCE_PLUS)
        palace = table.buildings[county] >> Building.PALACE & 1
        return relief + (self._event(Effect.PALACE_GUARD) if palace else 0)

    def _neutral_defence(self) -> int:
        return max(1, self._event(Effect.STUBBORN_NEUTRALS))

    def _event(self, effect: Effect) -> int:
        """The amount of the event of the round, if it has this effect."""
        event, board = self._table.event, self._table.board
        return (
            board.event_amount[event] if event >= 0 and board.event_effect[event] == effect else 0
        )

    def _passage(self, cast: int) -> tuple[float, float]:
        """How likely a thrown cube and a resting one come out when so many are cast."""
        if cast not in self._passages:
            self._passages[cast] = passage(self.tower, cast, self._at_rest)
        return self._passages[cast]


def passage(tower: TowerModel, cast: int, at_rest: int) -> tuple[float, float]:
    """How likely a thrown cube and a resting one come out when so many are cast on so many."""
    if isinstance(tower, SpielByWeb):
        return tower.thrown_out, tower.resting_out
    assert isinstance(tower, Layered), f"the captain does not know the tower {tower}"
    through, loose = 1.0, 0.0
    for stick in tower.stick:
        arriving = cast * through + at_rest * loose
        struck = 1.0 - (1.0 - tower.knock) ** arriving
        through *= 1.0 - stick
        loose = loose * (1.0 - stick) + struck / tower.floors
    return round(through, GRAIN), round(loose, GRAIN)


@lru_cache(maxsize=1 << 15)
def fight(
    thrown: int, resting: int, against: int, lying: int, through: float, loose: float
) -> Chances:
    """W7.4.1 More cubes in the tray win; so many of either side are thrown and rest inside."""
    attack = _emerging(thrown, resting, through, loose)
    defence = _emerging(against, lying, through, loose)
    win = tie = left = 0.0
    below = 0.0  # the chance of fewer defenders than attackers
    ahead = 0.0  # the attackers' lead over those, weighted by their chance
    for cubes, chance in enumerate(attack):
        win += chance * below
        left += chance * ahead
        if cubes < len(defence):
            tie += chance * defence[cubes]
            below += defence[cubes]
        ahead += below
    return Chances(win, tie, left)


@lru_cache(maxsize=1 << 14)
def _emerging(thrown: int, resting: int, through: float, loose: float) -> tuple[float, ...]:
    """The chances that none, one, two, … of a side's cubes come out."""
    one, two = _binomial(thrown, through), _binomial(resting, loose)
    both = [0.0] * (thrown + resting + 1)
    for n, x in enumerate(one):
        for m, y in enumerate(two, n):
            both[m] += x * y
    return tuple(both)


def _binomial(cubes: int, chance: float) -> list[float]:
    return [comb(cubes, n) * chance**n * (1.0 - chance) ** (cubes - n) for n in range(cubes + 1)]
