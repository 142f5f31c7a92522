"""Wallenstein as a game: its options, its modules, its set-up, its limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from westphalia.engine.cells import Cells
from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Fact
from westphalia.engine.game import Game, Option, Seen, Side
from westphalia.engine.orders import Orders
from westphalia.engine.record import Header
from westphalia.engine.ruleset import Module, Ruleset
from westphalia.engine.step import Question, Seat
from westphalia.games.wallenstein.board import load_board
from westphalia.games.wallenstein.expansions import court, landsknechts, leaders
from westphalia.games.wallenstein.imagine import faults, imagine
from westphalia.games.wallenstein.orders import ORDERS, order_term, ordered
from westphalia.games.wallenstein.overlay import check_overlay
from westphalia.games.wallenstein.recap import since
from westphalia.games.wallenstein.rules import set_up, winter
from westphalia.games.wallenstein.state import WallensteinState, blank
from westphalia.games.wallenstein.tables import NOUNS, STEPS, TABLES, graph, observe
from westphalia.games.wallenstein.tower import tower_model
from westphalia.games.wallenstein.views import board as printed
from westphalia.games.wallenstein.views.view import opened, standing, view, views, when
from westphalia.games.wallenstein.words import VOCABULARY, spelled

# W1.4, L2.2: with several expansions the leaders are placed first, then the landsknechts are
# checked, then the court is held; the order of this table is the order of their steps.
EXPANSIONS: Final[dict[str, Module]] = {
    "leaders": leaders.LEADERS,
    "landsknechts": landsknechts.LANDSKNECHTS,
    "court": court.COURT,
}
LEADER_BONUS: Final[dict[str, Module]] = {
    "printed": leaders.BONUS_ON_PRINTED,
    "last": leaders.BONUS_LAST,
}
SET_UPS: Final[dict[str, list[Module]]] = {
    "line-up": [],
    "drawn line-up": [set_up.DRAWN_LINE_UP],
    "draft": [set_up.DRAFT],
}


class Wallenstein(Game):
    """W1.1.1 For three to five players."""

    def __init__(self) -> None:
        self.name = "wallenstein"
        self.version = "1"
        self.vocabulary = VOCABULARY
        self.seat_counts = (3, 4, 5)
        self.modules = tuple(EXPANSIONS)
        self.options = (
            Option("setup", tuple(SET_UPS), "W1.4.1"),
            Option("income_lost_in_revolt", ("no", "yes"), "W5.7.4"),
            Option("leader_bonus", tuple(LEADER_BONUS), "M2.11", module="leaders"),
            Option("tower", ("layered", "spielbyweb"), "W7.1.2"),
            Option("colours", ("azure", "gules", "or", "purpure", "sable"), "W1.2.4", several=True),
        )
        self.stand_in = "captain"
        self.orders = ORDERS
        self.tables = TABLES
        self.nouns = NOUNS
        self.kinds = STEPS
        self.spelled = spelled
        self.marks = printed.MARKS
        self.place = "county"
        self.counted_events = {"EventDrawn": ("event",)}
        held = {"rules", "agenda", "board", "tower"}
        self.fields = tuple([f.name for f in fields(WallensteinState) if f.name not in held])

    def sides(self, header: Header) -> list[Side]:
        """W1.2.4 A side is named by its colour; who has named too few gets the others."""
        named = header.options["colours"].split()
        colours = next(option.values for option in self.options if option.name == "colours")
        order = [*named, *[colour for colour in colours if colour not in named]]
        return [Side(colour, colour) for colour in order[: header.seats]]

    def set_up(self, header: Header) -> WallensteinState:
        s = self.blank(header)
        s.agenda.extend(s.rules.schedule([set_up.SetUp()]))
        return s

    def blank(self, header: Header) -> WallensteinState:
        modules = [
            *SET_UPS[header.options["setup"]],
            *[EXPANSIONS[name] for name in header.modules],
        ]
        if header.options["income_lost_in_revolt"] == "yes":
            modules.append(set_up.INCOME_LOST_IN_REVOLT)
        if "leader_bonus" in header.options:
            modules.append(LEADER_BONUS[header.options["leader_bonus"]])
        board = load_board(header.data)
        tower = tower_model(header.options["tower"], board.tower_models)
        return blank(Ruleset(modules), board, tower, header.seats)

    def view(self, s: WallensteinState, seat: Seat) -> dict[str, Any]:
        return view(s, seat)

    def views(
        self,
        s: WallensteinState,
        seats: Sequence[Seat],
        before: Seen[WallensteinState] | None = None,
    ) -> list[dict[str, Any]]:
        return views(s, seats, before)

    def observe(
        self, s: WallensteinState, seat: Seat, question: Question | None, cells: Cells
    ) -> None:
        observe(s, seat, question, cells)

    def graph(self, data: Mapping[str, Any]) -> dict[str, list[list[int]]]:
        return graph(load_board(data))

    def opened(self, s: WallensteinState) -> dict[str, Any]:
        return opened(s)

    def imagine(self, s: WallensteinState, seat: Seat, chance: Chance) -> WallensteinState:
        return imagine(s, seat, chance)

    def scores(self, s: WallensteinState) -> list[int]:
        return s.points[:]

    def winners(self, s: WallensteinState) -> list[Seat]:
        return winter.winners(s)

    def faults(self, s: WallensteinState) -> list[str]:
        return faults(s)

    def check_overlay(self, data: Mapping[str, Any], name: str) -> list[str]:
        return check_overlay(data, name)

    def printed(self, data: Mapping[str, Any]) -> dict[str, Any]:
        colours = next(option.values for option in self.options if option.name == "colours")
        board = printed.printed(load_board(data))
        return {**board, "colours": list(colours)}

    def when(self, s: WallensteinState) -> dict[str, Any]:
        return when(s)

    def standing(self, s: WallensteinState) -> dict[str, list[int]]:
        return standing(s)

    def result(self, s: WallensteinState) -> dict[str, Any]:
        return {**super().result(s), "thalers": s.thalers[:]}

    def since(self, told: Sequence[Event], seat: Seat) -> list[Fact]:
        return since(told, seat)

    def ordered(
        self, s: WallensteinState, seat: Seat, question: Question, orders: Orders
    ) -> Choice | None:
        return ordered(s, seat, question, orders)

    def order_term(self, s: WallensteinState) -> int:
        return order_term(s)

    def forecast(
        self, s: WallensteinState, seat: Seat, choices: Sequence[Choice]
    ) -> dict[str, Any]:
        return printed.forecast(s, seat, choices)


WALLENSTEIN: Final = Wallenstein()
