"""The table as a seat sees it, read out of a position that the seat imagines."""

from __future__ import annotations

from westphalia.bots.wallenstein.table import STORMS, Table
from westphalia.engine.codec import step_fields
from westphalia.engine.record import Header
from westphalia.engine.step import Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.choices import ACTIONS
from westphalia.games.wallenstein.rules.collect import harvest, taxes
from westphalia.games.wallenstein.rules.movement import protection
from westphalia.games.wallenstein.rules.planning import all_cards
from westphalia.games.wallenstein.state import (
    FACE_DOWN,
    NONE,
    WallensteinState,
    counties_in_play,
)
from westphalia.games.wallenstein.tower import COLOURS, PEASANTS
from westphalia.games.wallenstein.view import planning


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
