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

    board: Board
    tower: TowerModel
    seats: int
    boxes: int
    year: int
    season: int
    # the map, by county; buildings are bits
    owner: Row
    armies: Row
    buildings: Row
    markers: Row
    # what lies before each seat
    supply: Row
    thalers: Row
    grain: Row
    points: Row
    # the common supplies; the tower floor by floor and its tray, by colour
    peasants: int
    stock: Row
    inside: list[int]
    tray: list[int]
    # the display: open events of the year, unseen ones, the event of the round; action cards by
    # space and how many are done; tiles and leader tokens by position; the tile of each seat
    events: list[int]
    event_pile: list[int]
    event: int
    row: list[int]
    done: int
    tiles: list[int]
    tokens: list[int]
    tile: Row
    order: list[int]
    # planning, by seat: cards in hand, the card in each box, boxes covered so far, whether ready,
    # boxes turned up (bits); and the counties won since planning
    hands: list[list[int]]
    plans: list[list[int]]
    covered: Row
    ready: Row
    shown: Row
    fresh: list[int]
    # the draft: unseen cards, cards put under the pile, face-up cards; by seat the army groups
    # left and the face-up cards of its last turn
    pile: list[int] = field(default_factory=list)
    buried: list[int] = field(default_factory=list)
    face_up: list[int] = field(default_factory=list)
    groups: list[list[int]] = field(default_factory=list)
    faced: list[list[int]] = field(default_factory=list)
    # Emperor's Court: courtiers in either hall by seat; favours displayed by space, favours unseen;
    # by seat whether a calming favour is kept and against which actions it is sheltered (bits)
    hall: list[int] = field(default_factory=list)
    audience: list[int] = field(default_factory=list)
    display: list[int] = field(default_factory=list)
    favours: list[int] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    shelter: list[int] = field(default_factory=list)
    # Landsknechte: the card on top of each seat's pile
    landsknecht: list[int] = field(default_factory=list)
    # leaders: each seat's leader's county, the counties of its monuments, those still in stock,
    # and monuments captured
    leader: list[int] = field(default_factory=list)
    monuments: list[list[int]] = field(default_factory=list)
    monument_stock: list[int] = field(default_factory=list)
    captured: list[int] = field(default_factory=list)

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
        rules, [], board, tower,
        seats, 0, 0, 0,
        owner, [0] * COUNTIES, [0] * COUNTIES, [0] * COUNTIES,
        [board.army_cubes] * seats, [board.start_money[seats]] * seats, [0] * seats, [0] * seats,
        board.peasant_cubes, board.building_stock[:], [0] * (COLOURS * tower.floors), [0] * COLOURS,
        [], list(range(len(board.events))), NONE, [], 0,
        [], [], [NONE] * seats, [],
        [[] for _ in range(seats)], [[] for _ in range(seats)],
        [0] * seats, [0] * seats, [0] * seats, [],
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
