"""The view of a seat, read into flat lists: the only thing the captain knows of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.record import Header
from westphalia.engine.step import NOBODY, Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.choices import ACTIONS, BOXES, CARDS
from westphalia.games.wallenstein.spelling import BUILDINGS, SEASONS
from westphalia.games.wallenstein.state import NONE, OUT_OF_PLAY, WINTER
from westphalia.games.wallenstein.terms import Action

View = Mapping[str, Any]

YEARS: Final = 2
STORMS: Final = (int(Action.COMBAT_MOVE_A), int(Action.COMBAT_MOVE_B))
_CARD: Final = {card: n for n, card in enumerate(CARDS)}
_BOX: Final = {box: n for n, box in enumerate(BOXES)}


class Table:
    """What lies on the table as one seat sees it, by county and by seat."""

    def __init__(self, view: View, board: Board, header: Header) -> None:
        self.board = board
        self.modules = header.modules
        self.me: Seat = view["seat"]
        self.seats = header.seats
        self.year: int = view["year"] - 1
        self.season = SEASONS.index(view["season"])
        self.about: Mapping[str, Any] = view["prompt"].get("about", {})
        self._read_counties(view["counties"])
        self._read_seats(view["seats"])
        self._read_displays(view)
        self._read_tower(view)
        self.view = view

    def _read_counties(self, counties: View) -> None:
        size = len(self.board.counties)
        self.owner = [OUT_OF_PLAY] * size
        self.armies = [0] * size
        self.buildings = [0] * size
        self.markers = [0] * size
        self.taxes = self.board.tax[:]
        self.grain_of = self.board.grain[:]
        self.sheltered = [0] * size  # actions that may not attack it, as bits
        for name, shown in counties.items():
            county = self.board.county_index[name]
            owner = shown["owner"]
            self.owner[county] = NOBODY if owner is None else owner
            self.armies[county] = shown["armies"]
            self.markers[county] = shown["markers"]
            self.taxes[county] = shown["taxes"]
            self.grain_of[county] = shown["grain"]
            for building in shown["buildings"]:
                self.buildings[county] |= 1 << BUILDINGS.index(building)
            for action in shown["protected"]:
                self.sheltered[county] |= 1 << self.board.actions.index(action)
        self.mine = [county for county, owner in enumerate(self.owner) if owner == self.me]

    def _read_seats(self, seats: list[View]) -> None:
        tiles = self.board.tiles
        self.supply: list[int] = [seat["supply"] for seat in seats]
        self.thalers: list[int] = [seat["thalers"] for seat in seats]
        self.grain: list[int] = [seat["grain"] for seat in seats]
        self.points: list[int] = [seat["points"] for seat in seats]
        self.tile = [tiles.index(seat["tile"]) if seat["tile"] else NONE for seat in seats]
        self.leader = [
            self.board.county_index[seat["leader"]] if seat.get("leader") else NONE
            for seat in seats
        ]
        boxes: Mapping[str, str | None] = seats[self.me]["boxes"]
        self.plan = {_BOX[box]: _CARD[card] for box, card in boxes.items() if card is not None}
        self.boxes = len(boxes)

    def _read_displays(self, view: View) -> None:
        actions = self.board.actions
        self.hand: list[int] = [_CARD[card] for card in view["hand"]]
        row = [actions.index(action) for action in view["actions"] if action != "hidden"]
        self.place = [row.index(action) if action in row else NONE for action in range(ACTIONS)]
        self.done: int = view["done"]
        self.tiles = [
            self.board.tiles.index(tile) if tile is not None else NONE for tile in view["tiles"]
        ]
        event = view["event"]
        self.event = self.board.events.index(event) if event is not None else NONE
        self.losses: list[int] = [card["loss"] for card in view["events"]]
        self.stock: list[int] = [view["stock"][building] for building in BUILDINGS]
        self.planning: bool = view["planning"]

    def _read_tower(self, view: View) -> None:
        self.tray: list[int] = view["tray"]["seats"]
        self.tray_peasants: int = view["tray"]["peasants"]
        self.inside: list[int] = view["tower"]["seats"]
        self.inside_peasants: int = view["tower"]["peasants"]
        self.peasants: int = view["peasants"]

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
