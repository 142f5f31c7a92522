"""The table as one seat sees it, or imagines it: the only thing the captain knows of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.codec import step_fields
from westphalia.engine.record import Header
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.rules.combat import protection
from westphalia.games.wallenstein.rules.economy import harvest, taxes
from westphalia.games.wallenstein.rules.planning import all_cards
from westphalia.games.wallenstein.state import (
    FACE_DOWN,
    NONE,
    OUT_OF_PLAY,
    WINTER,
    County,
    WallensteinState,
    counties_in_play,
)
from westphalia.games.wallenstein.terms import Action, Building
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.views.view import planning
from westphalia.games.wallenstein.words import ACTIONS

YEARS: Final = 2
STORMS: Final = (int(Action.COMBAT_MOVE_A), int(Action.COMBAT_MOVE_B))


class Table:
    """Flat lists by county and by seat, with what follows from them.  Nothing of it is hidden."""

    board: Board
    modules: tuple[str, ...]
    me: Seat
    seats: int
    year: int
    season: int
    about: Mapping[str, Any]  # what the open question is about, as small numbers
    # by county; buildings are bits, and so are the actions that may not attack it
    owner: list[int]
    armies: list[int]
    buildings: list[int]
    markers: list[int]
    taxes: list[int]
    grain_of: list[int]
    sheltered: list[int]
    mine: list[int]
    # by seat
    supply: list[int]
    thalers: list[int]
    grain: list[int]
    points: list[int]
    tile: list[int]
    tray: list[int]
    inside: list[int]
    leader: list[int]
    # the own mat and hand
    plan: dict[int, int]
    boxes: int
    hand: list[int]
    # the displays: when each action comes, as far as is known, and how many are done
    place: list[int]
    done: int
    tiles: list[int]
    event: int
    losses: list[int]
    stock: list[int]
    planning: bool
    tray_peasants: int
    inside_peasants: int
    peasants: int
    # the draft, and the expansions; empty if there is none
    face_up: list[int]
    groups: list[int]
    hall: list[int]
    idle_courtiers: int
    favours: list[tuple[int, int]]  # on display, with their prices
    landsknecht: int
    monuments: list[list[int]]

    @property
    def rounds_left(self) -> int:
        """Action rounds after this one, to the end of the game."""
        return (YEARS - 1 - self.year) * WINTER + self.rounds_to_winter

    @property
    def rounds_to_winter(self) -> int:
        """Action rounds after this one, before the next scoring."""
        return max(0, WINTER - 1 - self.season)

    @property
    def first_year(self) -> bool:
        return self.year < YEARS - 1

    def storms_to_come(self) -> list[int]:
        """The attacks of the round that are still to be carried out."""
        if self.season == WINTER:
            return []
        return [a for a in STORMS if self.place[a] == NONE or self.place[a] >= self.done]

    def first_of(self, action: int, other: int) -> float:
        """How likely *action* comes before *other* in this round."""
        here, there = self.place[action], self.place[other]
        if here == there:  # both hidden
            return 0.5
        return float(there == NONE or (here != NONE and here < there))

    def free_sites(self, county: int) -> int:
        return self.board.sites[county] - self.buildings[county].bit_count()

    def can_build(self, county: int, building: int) -> bool:
        """W5.4.1, W5.4.2 A free site, no twin, and a tile in the stock."""
        twin = self.buildings[county] >> building & 1
        return not twin and self.free_sites(county) > 0 and self.stock[building] > 0

    def price(self, action: int, county: int) -> int:
        """The price of an action in an own county; a leader may lower it."""
        printed = self.board.price[action]
        if self.leader[self.me] == county:
            return self.board.leader_price.get(action, printed)
        return printed

    def recruits(self, action: int, county: int) -> int:
        """How many armies an action brings into an own county, as far as is known by now."""
        armies = self.board.armies[action]
        if self.leader[self.me] == county:
            armies = self.board.leader_armies.get(action, armies)
        return min(armies, self.supply[self.me])

    def hostile_neighbours(self, county: int) -> list[int]:
        """Neighbouring counties of rivals that could send armies."""
        return [
            other
            for other in self.board.neighbours[county]
            if self.owner[other] >= 0 and self.owner[other] != self.me and self.armies[other] > 1
        ]


class StateTable(Table):
    """Takes from a position what its view would show to the seat, and nothing else of it.

    That is several times as fast as to make the view and to read it again.
    """

    def __init__(self, s: WallensteinState, seat: Seat, header: Header) -> None:
        self.board = s.board
        self.modules = header.modules
        self.me = seat
        self.seats = s.seats
        self.year = s.year
        self.season = s.season
        self.about = step_fields(s.agenda[-1]) if s.agenda else {}
        self._read_counties(s)
        self._read_seats(s)
        self._read_mat(s)
        self._read_displays(s)
        self._read_tower(s)
        self._read_expansions(s)

    def _read_counties(self, s: WallensteinState) -> None:
        board: Board = s.board
        self.owner = list(s.owner)
        self.armies = list(s.armies)
        self.buildings = list(s.buildings)
        self.markers = list(s.markers)
        self.mine = [county for county, owner in enumerate(self.owner) if owner == self.me]
        self.taxes = board.tax[:]
        self.grain_of = board.grain[:]
        held = [county for county, owner in enumerate(self.owner) if owner >= 0]
        for county, amount in zip(held, taxes.over(s, held), strict=True):
            self.taxes[county] = amount
        for county, amount in zip(held, harvest.over(s, held), strict=True):
            self.grain_of[county] = amount
        self.sheltered = [0] * len(self.owner)
        in_play = counties_in_play(s)
        for action in STORMS:
            for county, safe in zip(in_play, protection[action].over(s, in_play), strict=True):
                if safe:
                    self.sheltered[county] |= 1 << action

    def _read_seats(self, s: WallensteinState) -> None:
        self.supply = list(s.supply)
        self.thalers = list(s.thalers)
        self.grain = list(s.grain)
        self.points = list(s.points)
        self.tile = list(s.tile)
        self.leader = s.leader[:] if s.leader else [NONE] * s.seats

    def _read_mat(self, s: WallensteinState) -> None:
        """W5.0.8 Counties won since the planning are in hand too."""
        laid = s.plans[self.me]
        self.plan = {box: card for box, card in enumerate(laid) if card != FACE_DOWN}
        self.boxes = len(laid)
        if laid:
            won = [county for county in s.fresh if s.owner[county] == self.me]
            self.hand = sorted(s.hands[self.me] + won)
        else:
            self.hand = all_cards(s, self.me)

    def _read_displays(self, s: WallensteinState) -> None:
        row = [action for action in s.row if action != FACE_DOWN]
        self.place = [NONE] * ACTIONS
        for number, action in enumerate(row):
            self.place[action] = number
        self.done = s.done
        self.tiles = s.tiles[:]
        self.event = s.event
        self.losses = [s.board.event_loss[event] for event in s.events]
        self.stock = list(s.stock)
        self.planning = planning(s)

    def _read_tower(self, s: WallensteinState) -> None:
        """W7.1.2 How many cubes of a colour rest inside; on which floors is hidden."""
        inside = [sum(s.inside[colour::COLOURS]) for colour in range(COLOURS)]
        self.inside, self.inside_peasants = inside[: s.seats], inside[PEASANTS]
        self.tray, self.tray_peasants = s.tray[: s.seats], s.tray[PEASANTS]
        self.peasants = s.peasants

    def _read_expansions(self, s: WallensteinState) -> None:
        self.face_up = s.face_up[:]
        self.groups = s.groups[self.me][:] if s.groups else []
        self.hall = s.hall[:]
        used = s.hall[self.me] + s.audience[self.me] if s.hall else s.board.courtiers
        self.idle_courtiers = s.board.courtiers - used
        shown = zip(s.display, s.board.court_prices, strict=False) if s.hall else ()
        self.favours = [(favour, price) for favour, price in shown if favour != NONE]
        self.landsknecht = s.landsknecht[self.me] if s.landsknecht else NONE
        self.monuments = [built[:] for built in s.monuments]


# What speaks for each seat when a round begins: open facts only

NAMES: Final = (
    *("points", "counties", "palaces", "churches", "posts", "armies", "stacks", "lone"),
    *("markers", "marked", "sites", "threat", "stake", "edge", "prey", "balance"),
    *("majorities", "narrow", "wide", "tied", "behind", "lead", "tray", "inside"),
    *("thalers", "spendable", "poverty", "grain", "missing", "revolts", "need", "tax", "taxes"),
    *("harvest", "harvests", "exposed", "courtiers", "favour", "leader", "monuments", "banner"),
)
STACK: Final = 4  # armies that make a stack
PURSE: Final = 9  # Thalers that a round can use
POOR: Final = 5
FAR: Final = 6  # a lead in armies beyond this changes nothing
BUILDINGS: Final = len(Building)
BITS: Final = [[b for b in range(BUILDINGS) if bits >> b & 1] for bits in range(1 << BUILDINGS)]


class Standing:
    """One seat's numbers, by the names above."""

    def __init__(self) -> None:
        self.points = self.counties = self.palaces = self.churches = self.posts = 0.0
        self.armies = self.stacks = self.lone = 0.0
        self.markers = self.marked = self.sites = 0.0  # revolt markers; counties with some
        self.threat = self.stake = 0.0  # by how much neighbours outweigh us; and what stands there
        self.edge = self.prey = self.balance = 0.0  # neutral, weaker, all neighbours
        self.majorities = self.narrow = self.wide = self.tied = self.behind = self.lead = 0.0
        self.tray = self.inside = 0.0
        self.thalers = self.spendable = self.poverty = 0.0
        self.grain = self.missing = self.revolts = self.need = 0.0
        self.tax = self.taxes = self.harvest = self.harvests = self.exposed = 0.0
        self.courtiers = self.favour = self.leader = self.monuments = self.banner = 0.0
        self.fields: list[int] = []  # the grain of its quiet counties
        self.tolls: list[int] = []  # their taxes

    def row(self) -> list[float]:
        # fmt: off
        return [
            self.points, self.counties, self.palaces, self.churches, self.posts, self.armies,
            self.stacks, self.lone, self.markers, self.marked, self.sites, self.threat, self.stake,
            self.edge, self.prey, self.balance, self.majorities, self.narrow, self.wide, self.tied,
            self.behind, self.lead, self.tray, self.inside, self.thalers, self.spendable,
            self.poverty, self.grain, self.missing, self.revolts, self.need, self.tax, self.taxes,
            self.harvest, self.harvests, self.exposed, self.courtiers, self.favour, self.leader,
            self.monuments, self.banner,
        ]
        # fmt: on


def standings(s: WallensteinState) -> list[list[float]]:
    """The numbers of each seat, in the order of the names."""
    out = [Standing() for _ in range(s.seats)]
    built = [[0] * s.seats for _ in range(len(s.board.regions) * BUILDINGS)]
    for county, owner in enumerate(s.owner):
        if owner >= 0:
            _add_county(s, county, out[owner], owner, built)
    for place, by_seat in enumerate(built):
        if any(by_seat):
            _add_majority(s.board, place % BUILDINGS, by_seat, out)
    for seat, one in enumerate(out):
        _add_stores(s, seat, one)
        _add_supply(s, one)
        _add_expansions(s, seat, one)
    return [one.row() for one in out]


def round_of(s: WallensteinState) -> int:
    """Which round begins, from 0."""
    return s.year * WINTER + s.season


def _add_county(
    s: WallensteinState, county: County, one: Standing, owner: Seat, built: list[list[int]]
) -> None:
    board, armies = s.board, s.armies[county]
    one.counties += 1.0
    one.armies += armies
    one.stacks += armies >= STACK
    one.lone += armies == 1
    bits = BITS[s.buildings[county]]
    one.sites += board.sites[county] - len(bits)
    for building in bits:
        built[board.region[county] * BUILDINGS + building][owner] += 1
        if building == Building.PALACE:
            one.palaces += 1.0
        elif building == Building.CHURCH:
            one.churches += 1.0
        else:
            one.posts += 1.0
    if s.markers[county]:
        one.markers += s.markers[county]
        one.marked += 1.0
    else:
        one.tolls.append(board.tax[county])
        one.fields.append(board.grain[county])
    _add_borders(s, county, one, owner, len(bits))


def _add_borders(
    s: WallensteinState, county: County, one: Standing, owner: Seat, built: int
) -> None:
    armies, worst = s.armies[county], 0
    edge, prey = False, False
    for other in s.board.neighbours[county]:
        neighbour = s.owner[other]
        if neighbour in (owner, OUT_OF_PLAY):
            continue
        if neighbour < 0:
            edge = True
            continue
        there = s.armies[other]
        worst = max(worst, there)
        prey = prey or armies - 1 > there
    one.edge += edge
    one.prey += prey
    if worst:
        threat = (worst - 1) / (armies + worst)
        one.threat += threat
        one.stake += threat * (1 + 2 * built)
        one.balance += max(-FAR, min(FAR, armies - worst))


def _add_majority(board: Board, building: int, built: list[int], out: list[Standing]) -> None:
    """W9.3.3-W9.3.5 Who leads where, and by how much."""
    most = max(built)
    leaders = built.count(most)
    second = max([n for n in built if n < most], default=0)
    alone = board.majority[building]
    for seat, number in enumerate(built):
        one = out[seat]
        if number == most and leaders == 1:
            one.majorities += alone
            one.lead += alone * (most - second)
            if most - second > 1:
                one.wide += 1.0
            else:
                one.narrow += 1.0
        elif number == most:
            one.majorities += board.shared_majority[building]
            one.tied += 1.0
        elif number == most - 1:
            one.behind += alone


def _add_stores(s: WallensteinState, seat: Seat, one: Standing) -> None:
    thalers = s.thalers[seat]
    one.points = float(s.points[seat])
    one.tray = float(s.tray[seat])
    one.inside = float(sum(s.inside[seat::COLOURS]))
    one.thalers = float(thalers)
    one.spendable = float(min(thalers, PURSE))
    one.poverty = float(max(0, POOR - thalers))
    one.grain = float(s.grain[seat])
    tolls = sorted(one.tolls, reverse=True)[:2]
    one.tax = float(tolls[0]) if tolls else 0.0
    one.taxes = float(sum(tolls))


def _add_supply(s: WallensteinState, one: Standing) -> None:
    """W9.1, W9.2 The coming winter, as it looks now."""
    rounds = max(0, WINTER - s.season)
    fields = sorted(one.fields, reverse=True)[:rounds]
    one.harvest = float(fields[0]) if fields else 0.0
    one.harvests = float(sum(fields))
    losses = [s.board.event_loss[event] for event in s.events]
    loss = sum(losses) / len(losses) if losses else 0.0
    one.need = max(0.0, one.counties + loss - one.grain)
    one.missing = max(0.0, one.need - one.harvests)
    chart = s.board.supply_chart
    revolts, peasants = chart[min(int(one.missing + 0.5), len(chart) - 1)]
    one.revolts = float(revolts * peasants)
    one.exposed = one.stake * rounds


def _add_expansions(s: WallensteinState, seat: Seat, one: Standing) -> None:
    if s.hall:
        one.courtiers = float(s.hall[seat])
        one.favour = float(s.kept[seat])
    if s.leader:
        one.leader = float(s.leader[seat] >= 0)
        one.monuments = float(len(s.monuments[seat]) + s.captured[seat])
    if s.landsknecht:
        one.banner = float(s.landsknecht[seat])
