"""Thirty Years War as a game: its scenarios, its modules, its set-up, its limits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from westphalia.engine.cells import Cells
from westphalia.engine.chance import Chance
from westphalia.engine.choice import Choice
from westphalia.engine.event import Event, Fact
from westphalia.engine.game import Game, Need, Option, Seen, Side
from westphalia.engine.orders import Orders
from westphalia.engine.record import Ending, Header
from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import Question, Seat
from westphalia.games.thirty_years_war.board import load_board
from westphalia.games.thirty_years_war.expansions import optional_rules
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.forecasts import forecast
from westphalia.games.thirty_years_war.imagine import faults, imagine
from westphalia.games.thirty_years_war.observation import observe
from westphalia.games.thirty_years_war.orders import ORDERS, order_term, ordered
from westphalia.games.thirty_years_war.overlay import check_overlay
from westphalia.games.thirty_years_war.recap import remembered, since
from westphalia.games.thirty_years_war.rules import turn, victory
from westphalia.games.thirty_years_war.rules.control import favour
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PROTESTANT,
    Battle,
    March,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.tables import NOUNS, STEPS, TABLES, graph
from westphalia.games.thirty_years_war.terms import Result
from westphalia.games.thirty_years_war.views import board
from westphalia.games.thirty_years_war.views.view import opened, standing, view, views, when
from westphalia.games.thirty_years_war.words import VOCABULARY, spelled


class ThirtyYearsWar(Game):
    """1.2a, 1.2b For two players: the campaign and three scenarios."""

    def __init__(self) -> None:
        self.name = "thirty_years_war"
        self.version = "1"
        self.vocabulary = VOCABULARY
        self.seat_counts = (2,)
        # 19.0 By default none of them is used.
        self.modules = (*optional_rules.OPTIONAL, *optional_rules.OF_THE_HOUSE)
        self.options = (Option("scenario", tuple(SCENARIOS), "1.2b"),)
        self.needs = tuple(
            [Need(name, "scenario", *need) for name, need in optional_rules.NEEDS.items()]
        )
        self.stand_in = "captain"
        self.draws = True  # 5.22c
        self.kinds = STEPS
        self.parts = {"march": March, "battle": Battle}
        self.spelled = spelled
        self.marks = board.MARKS
        self.place = "city"
        self.counted_events = {"CardPlayed": ("use", "card")}
        self.scenarios = "scenario"
        self.orders = ORDERS
        self.tables = TABLES
        self.nouns = NOUNS
        held = {"rules", "agenda", "board", "set_up"}
        self.fields = tuple([f.name for f in fields(ThirtyYearsWarState) if f.name not in held])

    def check(self, header: Header) -> None:
        optional_rules.check_options(header.options["scenario"], header.modules)

    def sides(self, header: Header) -> list[Side]:
        return [Side("protestant", "azure"), Side("catholic", "gules")]

    def set_up(self, header: Header) -> ThirtyYearsWarState:
        s = self.blank(header)
        steps = s.rules.schedule([turn.SetUpWar(), victory.End()])
        s.agenda.extend(reversed(steps))
        return s

    def blank(self, header: Header) -> ThirtyYearsWarState:
        name = header.options["scenario"]
        modules = [*SCENARIOS[name], *optional_rules.modules_for(header.modules)]
        return turn.blank(Ruleset(modules), load_board(header.data), name)

    def view(self, s: ThirtyYearsWarState, seat: Seat) -> dict[str, Any]:
        return view(s, seat)

    def views(
        self,
        s: ThirtyYearsWarState,
        seats: Sequence[Seat],
        before: Seen[ThirtyYearsWarState] | None = None,
    ) -> list[dict[str, Any]]:
        return views(s, seats, before)

    def observe(
        self, s: ThirtyYearsWarState, seat: Seat, question: Question | None, cells: Cells
    ) -> None:
        observe(s, seat, question, cells)

    def graph(self, data: Mapping[str, Any]) -> dict[str, list[list[int]]]:
        return graph(load_board(data))

    def opened(self, s: ThirtyYearsWarState) -> dict[str, Any]:
        return opened(s)

    def imagine(self, s: ThirtyYearsWarState, seat: Seat, chance: Chance) -> ThirtyYearsWarState:
        return imagine(s, seat, chance)

    def scores(self, s: ThirtyYearsWarState) -> list[int]:
        return [favour(seat, s.vp) for seat in (PROTESTANT, CATHOLIC)]

    def winners(self, s: ThirtyYearsWarState) -> list[Seat]:
        return victory.winners(s)

    def faults(self, s: ThirtyYearsWarState) -> list[str]:
        return faults(s)

    def check_overlay(self, data: Mapping[str, Any], name: str) -> list[str]:
        return check_overlay(data, name)

    def printed(self, data: Mapping[str, Any]) -> dict[str, Any]:
        return board.printed(load_board(data))

    def when(self, s: ThirtyYearsWarState) -> dict[str, Any]:
        return when(s)

    def standing(self, s: ThirtyYearsWarState) -> dict[str, list[int]]:
        return standing(s)

    def result(self, s: ThirtyYearsWarState) -> dict[str, Any]:
        """5.2 Who has won and how much; the VP total is one for both."""
        return {**super().result(s), "result": Result(s.result).name.lower(), "vp": s.vp}

    def ended(self, s: ThirtyYearsWarState, ending: Ending) -> dict[str, Any] | None:
        """5.22c A draw counts as one after the last turn; who resigns gives no level of victory."""
        found = super().ended(s, ending)
        return found and {**found, "result": ending.how, "vp": s.vp}

    def remembered(self, log: Sequence[Event]) -> tuple[list[int], dict[str, list[int]]]:
        return remembered(log)

    def since(self, told: Sequence[Event], seat: Seat) -> list[Fact]:
        return since(told, seat)

    def forecast(
        self, s: ThirtyYearsWarState, seat: Seat, choices: Sequence[Choice]
    ) -> dict[str, Any]:
        return forecast(self.preview_position(s, seat) or s, seat, choices)

    def preview_position(self, s: ThirtyYearsWarState, seat: Seat) -> ThirtyYearsWarState | None:
        """8.2 Who waits in a card round may try what to do in the next one of his own."""
        if super().preview_position(s, seat):
            return s.copy()
        if not s.round or s.march or s.battle or not s.hands[seat]:
            return None
        next_round = s.copy()
        steps = s.rules.schedule([turn.CardRound(seat)])
        next_round.agenda = [victory.End(), *reversed(steps)]
        return next_round

    def ordered(
        self, s: ThirtyYearsWarState, seat: Seat, question: Question, orders: Orders
    ) -> Choice | None:
        return ordered(s, seat, question, orders)

    def order_term(self, s: ThirtyYearsWarState) -> int:
        return order_term(s)


THIRTY_YEARS_WAR: Final = ThirtyYearsWar()
