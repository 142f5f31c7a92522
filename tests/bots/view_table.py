"""The view of a seat, read into the table of the captain: what any client could know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.bots.wallenstein.table import Table
from westphalia.engine.record import Header
from westphalia.engine.step import NOBODY
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.state import NONE, OUT_OF_PLAY
from westphalia.games.wallenstein.words import ACTIONS, BOXES, BUILDINGS, CARDS, FAVOURS, SEASONS

View = Mapping[str, Any]

_CARD: Final = {card: n for n, card in enumerate(CARDS)}
_BOX: Final = {box: n for n, box in enumerate(BOXES)}


class ViewTable(Table):
    """Reads nothing but the view; a table that reads a position must say the same."""

    def __init__(self, view: View, board: Board, header: Header) -> None:
        self.board = board
        self.modules = header.modules
        self.me = view["seat"]
        self.seats = header.seats
        self.year = view["year"] - 1
        self.season = SEASONS.index(view["season"])
        self.about = self._read_about(view["prompt"].get("about", {}))
        self._read_counties(view["counties"])
        self._read_seats(view["seats"])
        self._read_displays(view)
        self._read_tower(view)
        self._read_expansions(view)

    def _read_about(self, about: View) -> dict[str, Any]:
        """The words of the prompt as the small numbers that they stand for."""
        words = {"county": self.board.counties, "origin": self.board.counties}
        words |= {"building": BUILDINGS, "action": self.board.actions}
        return {
            name: words[name].index(value) if name in words else value
            for name, value in about.items()
        }

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
        self.supply = [seat["supply"] for seat in seats]
        self.thalers = [seat["thalers"] for seat in seats]
        self.grain = [seat["grain"] for seat in seats]
        self.points = [seat["points"] for seat in seats]
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
        self.hand = [_CARD[card] for card in view["hand"]]
        row = [actions.index(action) for action in view["actions"] if action != "hidden"]
        self.place = [row.index(action) if action in row else NONE for action in range(ACTIONS)]
        self.done = view["done"]
        self.tiles = [
            self.board.tiles.index(tile) if tile is not None else NONE for tile in view["tiles"]
        ]
        event = view["event"]
        self.event = self.board.events.index(event) if event is not None else NONE
        self.losses = [card["loss"] for card in view["events"]]
        self.stock = [view["stock"][building] for building in BUILDINGS]
        self.planning = view["planning"]

    def _read_tower(self, view: View) -> None:
        self.tray = view["tray"]["seats"]
        self.tray_peasants = view["tray"]["peasants"]
        self.inside = view["tower"]["seats"]
        self.inside_peasants = view["tower"]["peasants"]
        self.peasants = view["peasants"]

    def _read_expansions(self, view: View) -> None:
        own, counties = view["seats"][self.me], self.board.county_index
        draft = view.get("draft", {"face_up": [], "groups": [[]] * self.seats})
        self.face_up = [counties[name] for name in draft["face_up"]]
        self.groups = draft["groups"][self.me]
        court = [seat["courtiers"] for seat in view["seats"] if "courtiers" in seat]
        self.hall = [courtiers["hall"] for courtiers in court]
        self.idle_courtiers = own["courtiers"]["supply"] if court else 0
        self.favours = [
            (FAVOURS.index(shown["favour"]), shown["price"])
            for shown in view.get("court", {}).get("favours", [])
            if shown["favour"] is not None
        ]
        self.landsknecht = own.get("landsknecht", 0) - 1
        self.monuments = [
            [counties[name] for name in seat["monuments"]]
            for seat in view["seats"]
            if "monuments" in seat
        ]
