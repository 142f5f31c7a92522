"""A position of Wallenstein, and the questions that any chapter may ask about it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import westphalia.engine.step as engine
from westphalia.engine.rows import Row
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.terms import Effect
from westphalia.games.wallenstein.tower import COLOURS, TowerModel
from westphalia.games.wallenstein.words import COUNTIES

County = int
Card = int

OUT_OF_PLAY: Final = -2  # the owner of a county that was removed at set-up
FACE_DOWN: Final = -1  # an action card not yet turned up, a box not yet covered
NONE: Final = -1
WINTER: Final = 3


@dataclass(eq=False)
class WallensteinState(engine.State):
    """Everything that bears on the rest of the game, as flat lists of small ints."""

    board: Board  # the printed facts
    tower: TowerModel  # how cubes fall
    seats: int  # how many play
    boxes: int  # how many a mat has in this game
    year: int  # the first is 0
    season: int  # counted from spring, 0, to WINTER

    # The map, by county
    owner: Row  # a seat, NOBODY or OUT_OF_PLAY
    armies: Row  # cubes of its owner
    buildings: Row  # as bits
    markers: Row  # revolt markers

    # Before each seat
    supply: Row  # armies
    thalers: Row  # in the purse
    grain: Row  # on its track
    points: Row  # victory points

    # Common supplies, the tower
    peasants: int  # cubes
    stock: Row  # buildings
    inside: list[int]  # the cubes in the tower, floor by floor and by colour
    tray: list[int]  # those in its tray, by colour

    # The display
    events: list[int]  # the open ones of the year
    event_pile: list[int]  # the unseen ones
    event: int  # that of the round
    row: list[int]  # the action cards, by space
    done: int  # how many of them are
    tiles: list[int]  # by position the one that lies there, or NONE once it is taken
    tokens: list[int]  # by position the seat whose leader token lies there
    tile: Row  # by seat the one taken, or NONE
    order: list[int]  # of the seats

    # Planning, by seat
    hands: list[list[int]]  # cards in hand
    plans: list[list[int]]  # the card in each box
    covered: Row  # how many boxes are
    ready: Row  # whether the mat is
    shown: Row  # the boxes turned up, as bits
    fresh: list[int]  # the counties won since planning

    # The draft
    pile: list[int] = field(default_factory=list)  # the unseen cards
    buried: list[int] = field(default_factory=list)  # put under the pile
    face_up: list[int] = field(default_factory=list)  # open to choose from
    groups: list[list[int]] = field(default_factory=list)  # by seat the army groups left
    faced: list[list[int]] = field(default_factory=list)  # by seat face_up in its last turn

    # Emperor's Court
    hall: list[int] = field(default_factory=list)  # by seat its courtiers
    audience: list[int] = field(default_factory=list)  # by seat its courtiers
    display: list[int] = field(default_factory=list)  # favours, by space
    favours: list[int] = field(default_factory=list)  # the unseen ones
    kept: list[int] = field(default_factory=list)  # by seat whether it keeps a calming favour
    shelter: list[int] = field(default_factory=list)  # by seat from which actions, as bits

    # Landsknechte
    landsknecht: list[int] = field(default_factory=list)  # by seat the card on top of its pile

    # Leaders
    leader: list[int] = field(default_factory=list)  # by seat the county where its leader is
    monuments: list[list[int]] = field(default_factory=list)  # by seat their counties
    monument_stock: list[int] = field(default_factory=list)  # those left, by seat
    captured: list[int] = field(default_factory=list)  # by seat the monuments

    def copy(self) -> WallensteinState:
        # fmt: off
        return WallensteinState(
            self.rules, self.agenda.copy(), self.board, self.tower,
            self.seats, self.boxes, self.year, self.season,
            self.owner.copy(), self.armies.copy(), self.buildings.copy(), self.markers.copy(),
            self.supply.copy(), self.thalers.copy(), self.grain.copy(), self.points.copy(),
            self.peasants, self.stock.copy(), self.inside.copy(), self.tray.copy(),
            self.events.copy(), self.event_pile.copy(), self.event, self.row.copy(), self.done,
            self.tiles.copy(), self.tokens.copy(), self.tile.copy(), self.order.copy(),
            list(map(list.copy, self.hands)), list(map(list.copy, self.plans)),
            self.covered.copy(), self.ready.copy(), self.shown.copy(), self.fresh.copy(),
            self.pile.copy(), self.buried.copy(), self.face_up.copy(),
            list(map(list.copy, self.groups)), list(map(list.copy, self.faced)),
            self.hall.copy(), self.audience.copy(), self.display.copy(),
            self.favours.copy(), self.kept.copy(), self.shelter.copy(),
            self.landsknecht.copy(),
            self.leader.copy(), list(map(list.copy, self.monuments)),
            self.monument_stock.copy(), self.captured.copy(),
        )
        # fmt: on


Play = engine.Play[WallensteinState]


def blank(rules: Ruleset, board: Board, tower: TowerModel, seats: int) -> WallensteinState:
    """W1.2.4, W1.5.1, W1.5.2 The table before the set-up: all cubes in supply, all tracks at 0."""
    owner = [NOBODY] * COUNTIES
    if seats == min(board.army_groups):
        for county in board.removed_with_three:  # W1.2.1
            owner[county] = OUT_OF_PLAY
    # fmt: off
    return WallensteinState(
        rules=rules, agenda=[], board=board, tower=tower,
        seats=seats, boxes=0, year=0, season=0,
        owner=owner, armies=[0] * COUNTIES, buildings=[0] * COUNTIES, markers=[0] * COUNTIES,
        supply=[board.army_cubes] * seats, thalers=[board.start_money[seats]] * seats,
        grain=[0] * seats, points=[0] * seats,
        peasants=board.peasant_cubes, stock=board.building_stock[:],
        inside=[0] * (COLOURS * tower.floors), tray=[0] * COLOURS,
        events=[], event_pile=list(range(len(board.events))), event=NONE,
        row=[], done=0, tiles=[], tokens=[], tile=[NONE] * seats, order=[],
        hands=[[] for _ in range(seats)], plans=[[] for _ in range(seats)],
        covered=[0] * seats, ready=[0] * seats, shown=[0] * seats, fresh=[],
    )
    # fmt: on


def counties_of(s: WallensteinState, seat: Seat) -> list[County]:
    """W7.2.4 The counties that a seat controls."""
    return [county for county, owner in enumerate(s.owner) if owner == seat]


def counties_in_play(s: WallensteinState) -> list[County]:
    """W1.2.2 The counties that were not removed at set-up; worked out in W1.2.7."""
    return [county for county, owner in enumerate(s.owner) if owner != OUT_OF_PLAY]


def event_is(s: WallensteinState, effect: Effect) -> bool:
    """W6.1.2 Whether the event of the round has this effect."""
    return s.event != NONE and s.board.event_effect[s.event] == effect


def event_amount(s: WallensteinState) -> int:
    return s.board.event_amount[s.event]
