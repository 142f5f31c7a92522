"""Everything the captain thinks about one table: battles, worths, dangers, grain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb, floor, sqrt
from random import Random
from typing import Final, NamedTuple

from westphalia.bots.wallenstein.judgement import Judgement
from westphalia.bots.wallenstein.table import STORMS, YEARS, Table
from westphalia.engine.record import Header
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.state import NONE, OUT_OF_PLAY, WINTER
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


# What counties, buildings and majorities are worth, in victory points

FADE: Final = 0.4  # each building behind the leader leaves this share of a hope


class Worth:
    """W9.3 Points that depend on who holds what, now and in the winters to come."""

    def __init__(self, table: Table, judgement: Judgement) -> None:
        self._table = table
        self._judgement = judgement
        self._built = self._count_buildings()
        self.horizon = 1.0 + judgement.later * table.first_year
        self.spite = judgement.spite / (table.seats - 1)
        rounds = table.rounds_to_winter + bool(table.storms_to_come())
        self._doubt = judgement.doubt * rounds
        self._time = table.rounds_left / (YEARS * WINTER - 1)
        # By county: each is asked for many times while marches are weighed.
        self._conquests: dict[int, float] = {}
        self._losses: dict[int, float] = {}
        self._devastations: dict[int, float] = {}

    def _count_buildings(self) -> list[list[list[int]]]:
        """Buildings by region, kind and seat."""
        table = self._table
        built = [[[0] * table.seats for _ in Building] for _ in table.board.regions]
        for county, owner in enumerate(table.owner):
            if owner >= 0:
                for building in Building:
                    standing = table.buildings[county] >> building & 1
                    built[table.board.region[county]][building][owner] += standing
        return built

    def leads(self, region: int, building: int) -> bool:
        """Whether one more building would leave nobody ahead of us there."""
        built = self._built[region][building]
        return built[self._table.me] + 1 >= max(built)

    def _majority(self, built: Sequence[int], seat: Seat, building: int) -> float:
        """W9.3.3-W9.3.5 What a seat may expect of a majority, the more surely the later it is."""
        board = self._table.board
        alone, shared = board.majority[building], board.shared_majority[building]
        rest = max([n for other, n in enumerate(built) if other != seat])
        lead = built[seat] - rest
        if lead > 0:
            return alone * (1.0 - self._doubt * FADE ** (lead - 1))
        if lead == 0 and rest:
            return shared
        return alone * self._doubt * FADE ** (1 - lead)

    def _utility(self, built: Sequence[int], building: int) -> float:
        """A majority as we like to see it: our part, less what others draw from it."""
        me = self._table.me
        return sum(
            self._majority(built, seat, building) * (1.0 if seat == me else -self.spite)
            for seat in range(len(built))
        )

    def _shift(self, county: int, building: int, loser: Seat, winner: Seat) -> float:
        """How much better we like a majority when a building changes hands; -1 is nobody."""
        built = self._built[self._table.board.region[county]][building]
        after = built[:]
        if loser >= 0:
            after[loser] -= 1
        if winner >= 0:
            after[winner] += 1
        return self._utility(after, building) - self._utility(built, building)

    def building(self, county: int, building: int) -> float:
        """What another building of ours in an own county is worth."""
        points = self._table.board.points_per_building
        return self.horizon * (points + self._shift(county, building, -1, self._table.me))

    def _handed_over(self, county: int, loser: Seat, winner: Seat) -> float:
        """Points of a county and its buildings that change hands, as we like it."""
        table, me = self._table, self._table.me
        standing = [b for b in Building if table.buildings[county] >> b & 1]
        points = table.board.points_per_county + len(standing) * table.board.points_per_building
        liked = sum(self._shift(county, building, loser, winner) for building in standing)
        for seat, sign in ((winner, 1.0), (loser, -1.0)):
            if seat >= 0:
                liked += sign * points * (1.0 if seat == me else -self.spite)
        return self.horizon * liked

    def economy(self, county: int) -> float:
        """A card to plan with, and what the county yields or could hold."""
        table, judgement = self._table, self._judgement
        board = table.board
        yields = board.tax[county] + board.grain[county] + table.free_sites(county)
        return self._time * (judgement.card + judgement.fertile * yields)

    def conquest(self, county: int) -> float:
        """What it is worth to win a county, be it neutral or a rival's."""
        if county not in self._conquests:
            self._conquests[county] = self._conquest(county)
        return self._conquests[county]

    def _conquest(self, county: int) -> float:
        loser = self._table.owner[county]
        theirs = self.spite * self.economy(county) if loser >= 0 else 0.0
        return self._handed_over(county, loser, self._table.me) + self.economy(county) + theirs

    def loss(self, county: int) -> float:
        """What it costs to lose an own county, whoever may have it then."""
        if county not in self._losses:
            self._losses[county] = self._loss(county)
        return self._losses[county]

    def _loss(self, county: int) -> float:
        return self.economy(county) - self._handed_over(county, self._table.me, -1)

    def devastation(self, county: int) -> float:
        """What it is worth that a rival's county becomes neutral; nothing if it is so already."""
        if county not in self._devastations:
            self._devastations[county] = self._devastation(county)
        return self._devastations[county]

    def _devastation(self, county: int) -> float:
        loser = self._table.owner[county]
        if loser < 0:
            return 0.0
        return self._handed_over(county, loser, -1) + self.spite * self.economy(county)


# How likely counties are lost

NEXT_ROUND: Final = 0.6  # how far the danger of the next round counts now


class Danger:
    """Rivals attack where they may win; each of their neighbouring armies is a threat."""

    def __init__(self, table: Table, fights: Fights, worth: Worth, judgement: Judgement) -> None:
        self._table = table
        self._fights = fights
        self._worth = worth
        self._judgement = judgement
        # By county, the first for each number of armies too: they are asked for many times.
        self._rounds: dict[tuple[int, int], float] = {}
        self._posts: dict[int, float] = {}
        self._storms = table.storms_to_come()
        self.later = NEXT_ROUND * (table.rounds_left > 0)
        stacks = min(1.0, table.rounds_left / 2)
        self.army = judgement.army * stacks
        self.spent_army = judgement.spent_army * stacks
        self.resting_army = judgement.resting_army * stacks

    def in_a_round(self, county: int, armies: int) -> float:
        """How likely a county of ours with so many armies is lost in a whole round."""
        place = county, armies
        if place not in self._rounds:
            self._rounds[place] = self._in_a_round(county, armies)
        return self._rounds[place]

    def _in_a_round(self, county: int, armies: int) -> float:
        table = self._table
        safe = 1.0
        for origin in table.hostile_neighbours(county):
            seat = table.owner[origin]
            chances = self._fights.defence(seat, county, armies, table.armies[origin] - 1)
            tempted = chances.win * (chances.win + chances.tie)
            safe *= 1.0 - self._judgement.aggression * tempted
        return 1.0 - safe

    def risk(self, county: int, armies: int) -> float:
        """What the danger to a county costs from now on, in points."""
        return self.in_a_round(county, armies) * self._exposure(county) * self._worth.loss(county)

    def keep(self, county: int, armies: int) -> float:
        """How likely a county is kept over the attacks that must be feared for now."""
        return 1.0 - min(1.0, self.in_a_round(county, armies) * self._exposure(county))

    def _exposure(self, county: int) -> float:
        """How many rounds of attacks a county must fear from now on; some may be forbidden."""
        shelter = self._table.sheltered[county]
        return sum(not shelter >> a & 1 for a in self._storms) / len(STORMS) + self.later

    def post(self, county: int) -> float:
        """What an army is worth in a county, for the attacks of the rounds to come."""
        if county not in self._posts:
            self._posts[county] = self._post(county)
        return self._posts[county]

    def _post(self, county: int) -> float:
        table = self._table
        front = any(
            table.owner[other] not in (table.me, OUT_OF_PLAY)
            for other in table.board.neighbours[county]
        )
        return self.army * (1.0 if front else self._judgement.reserve)

    def relief(self, county: int, armies: int, more: int) -> float:
        """By how much more armies lower the danger of a whole round, in points."""
        lowered = self.in_a_round(county, armies) - self.in_a_round(county, armies + more)
        return lowered * self._worth.loss(county)


# What grain is worth: the revolts that it prevents

SWING: Final = 1.5  # how far a year's harvest may turn out otherwise, per round to come


class Granary:
    """W9.1, W9.2 The grain of the coming winter, as far as it can be foreseen."""

    def __init__(self, table: Table, fights: Fights, worth: Worth, judgement: Judgement) -> None:
        self._table = table
        self._chart = [
            revolts * self._cost_of_revolt(fights, worth, peasants)
            for revolts, peasants in table.board.supply_chart
        ]
        rounds = table.rounds_to_winter
        fields = sorted((table.grain_of[county] for county in table.mine), reverse=True)
        fields = fields[: 1 + rounds] or [0]
        self.missing = [
            len(table.mine)
            + judgement.growth * (rounds + 1)
            + min(loss, table.grain[table.me] + fields[0] * rounds)
            - table.grain[table.me]
            - rounds * sum(fields) / len(fields)
            for loss in table.losses or [0]
        ]
        self._swing = SWING * sqrt(rounds)

    def _cost_of_revolt(self, fights: Fights, worth: Worth, peasants: int) -> float:
        """What a revolt costs that may break out in any of our counties."""
        table = self._table
        if not table.mine or not peasants:
            return 0.0
        costs = [
            (1.0 - fights.revolt(table.armies[c], table.markers[c] + peasants).win) * worth.loss(c)
            for c in table.mine
        ]
        return sum(costs) / len(costs)

    def _cost(self, missing: float) -> float:
        """The revolts of a shortfall; between two rows of the chart the cost goes up evenly."""
        if missing <= 0.0:
            return 0.0
        last = len(self._chart) - 1
        below = min(floor(missing), last)
        above = min(below + 1, last)
        part = missing - floor(missing)
        return self._chart[below] * (1.0 - part) + self._chart[above] * part

    def _expected(self, more: float) -> float:
        offsets = (-self._swing, 0.0, self._swing)
        costs = [self._cost(n - more + offset) for n in self.missing for offset in offsets]
        return sum(costs) / len(costs)

    def worth(self, grain: float) -> float:
        """What so much more grain is worth now."""
        return self._expected(0.0) - self._expected(grain)


# All of it, made at most once


class Outlook:
    """A table, weighed."""

    def __init__(self, table: Table, header: Header, judgement: Judgement, seed: int) -> None:
        self.board = table.board
        self.judgement = judgement
        self.table = table
        self.fights = Fights(self.table, header)
        self.worth = Worth(self.table, judgement)
        self.danger = Danger(self.table, self.fights, self.worth, judgement)
        self._seed = seed
        self._granary: Granary | None = None

    @property
    def granary(self) -> Granary:
        """Made when it is first looked at."""
        if self._granary is None:
            self._granary = Granary(self.table, self.fights, self.worth, self.judgement)
        return self._granary

    def unrest(self, county: int) -> float:
        """W5.7 What collecting in a county costs: a marker, and the revolt if some lie there."""
        table = self.table
        markers = table.markers[county]
        laid = self.judgement.marker * (1 + table.rounds_to_winter) / WINTER
        if not markers:
            return laid
        kept = self.fights.revolt(table.armies[county], markers)
        fallen = (table.armies[county] - kept.left) * self.danger.spent_army
        return laid * kept.win + (1.0 - kept.win) * self.worth.loss(county) + fallen

    def whims(self) -> Random:
        """Whims of the round: the same whenever the same captain looks at the same round."""
        table = self.table
        return Random(f"{self._seed} {table.me} {table.year} {table.season}")

    def thaler(self) -> float:
        """What another Thaler is worth: less if there are more than can be spent."""
        table, judgement = self.table, self.judgement
        wanted = table.rounds_left * judgement.round_money
        income = table.rounds_left * max((table.taxes[county] for county in table.mine), default=0)
        spare = table.thalers[table.me] + income - wanted
        if table.rounds_left == 0 or spare > judgement.round_money:
            return judgement.spare_thaler
        return judgement.thaler
