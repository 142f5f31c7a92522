"""What speaks for each seat when a round begins, in numbers: open facts only."""

from __future__ import annotations

from typing import Final

from westphalia.engine.step import Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.state import OUT_OF_PLAY, WINTER, County, WallensteinState
from westphalia.games.wallenstein.terms import Building
from westphalia.games.wallenstein.tower import COLOURS

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
