"""The view as the captain reads it: small numbers for names, and the stacks of both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from westphalia.engine.step import NOBODY, Seat
from westphalia.games.thirty_years_war.board import CITIES, Board
from westphalia.games.thirty_years_war.cards.ids import P11
from westphalia.games.thirty_years_war.pieces import strength
from westphalia.games.thirty_years_war.rules.turn import ROUNDS

View = Mapping[str, Any]


class Stack:
    """10.21 The pieces of one side in one place."""

    __slots__ = ("factors", "inside", "leaders", "place", "seat", "units")

    def __init__(
        self,
        place: int,
        seat: Seat,
        units: list[int],
        leaders: list[int],
        inside: bool,
        factors: int,
    ) -> None:
        self.place = place
        self.seat = seat
        self.units = units
        self.leaders = leaders
        self.inside = inside
        self.factors = factors


class Table:
    """What lies open, and the own hand.  Nothing is known here that the view does not say."""

    def __init__(self, view: View, board: Board) -> None:
        self.view = view
        self.board = board
        self.me: Seat = view["seat"]
        self.foe: Seat = 1 - self.me
        self.turn: int = view["turn"]
        self.round: int = view["round"]
        self.last_turn: int = view["last_turn"]
        self.scenario: str = view["scenario"]
        self.vp: int = view["victory"]["vp"]
        self.about: Mapping[str, Any] = view["prompt"].get("about", {})
        self.tracks: Mapping[str, Any] = view["tracks"]
        self.france: bool = self.tracks["france"]
        self._read_cities(view)
        self._read_areas(view)
        self._read_stacks(view)
        self._read_electors(view)

    def _read_cities(self, view: View) -> None:
        self.control: list[int] = []
        self.pillage: list[int] = []
        self.revolt: list[bool] = []
        self.sieges: dict[int, Mapping[str, Any]] = {}
        for city, shown in enumerate(view["cities"].values()):
            holder = shown["control"]
            self.control.append(NOBODY if holder is None else holder)
            self.pillage.append(shown["pillage"])
            self.revolt.append("revolt" in shown)
            if "siege" in shown:
                self.sieges[city] = shown["siege"]

    def _read_areas(self, view: View) -> None:
        areas = list(view["areas"].values())
        self.holder = [NOBODY if area["control"] is None else area["control"] for area in areas]
        self.neutral: list[bool] = [area["neutral"] for area in areas]
        self.held: list[list[int]] = [area["cities"] for area in areas]
        self.value: list[int] = [area["value"] for area in areas]

    def _read_stacks(self, view: View) -> None:
        """By seat, the stacks of a side by their places; inside a march or a battle are none."""
        self.stacks: list[dict[int, Stack]] = [{}, {}]
        places = self.board.place_index
        for name, shown in (*view["cities"].items(), *view["boxes"].items()):
            for stack in shown.get("stacks", ()):
                found = self._stack(places[name], stack)
                self.stacks[found.seat][found.place] = found

    def _stack(self, place: int, shown: Mapping[str, Any]) -> Stack:
        units = self.units(shown["units"])
        leaders = [self.board.leader_index[name] for name in shown["leaders"]]
        return Stack(place, shown["seat"], units, leaders, shown["inside"], shown["factors"])

    def units(self, counted: Mapping[str, int]) -> list[int]:
        """2.1 Counters by class, each as often as it is there."""
        index = self.board.unit_index
        return [index[name] for name, count in counted.items() for _ in range(count)]

    def _read_electors(self, view: View) -> None:
        shown = view["electors"]
        board = self.board
        self.electors: list[int] = shown["count"]
        self.elector_areas = {board.area_index[name] for name in shown["areas"]}
        self.awards = list(shown["awards"].values())
        self.in_force: set[int] = {board.card_index[name] for name in view["deck"]["in_force"]}

    # Questions that many ask

    def own(self, place: int) -> Stack | None:
        return self.stacks[self.me].get(place)

    def enemy(self, place: int) -> Stack | None:
        return self.stacks[self.foe].get(place)

    def enemy_outside(self, place: int) -> Stack | None:
        """11.21a The enemy units that an army meets in a place."""
        stack = self.stacks[self.foe].get(place)
        return stack if stack and stack.units and not stack.inside else None

    def is_fortress(self, city: int) -> bool:
        return city < CITIES and self.board.fortress[city] > 0

    def level(self, city: int) -> int:
        """13.13a What a siege of a city takes."""
        stack = self.stacks[self.foe].get(city)
        return self.board.fortress[city] + (stack.factors if stack else 0)

    def in_neutral_area(self, city: int) -> bool:
        area = self.board.area_of[city]
        return area != NOBODY and self.neutral[area]

    def is_barred(self, city: int) -> bool:
        """card.P11 Whether the Treaty of Ulm keeps both sides out of a city this turn."""
        if P11 not in self.in_force or self.revolt[city]:
            return False
        if self.board.independent[city]:
            return self.control[city] == NOBODY
        return self.in_neutral_area(city)

    def strength(self, units: list[int]) -> int:
        return strength(self.board, units)

    def factors(self, seat: Seat) -> int:
        found: int = self.view["seats"][seat]["factors"]
        return found

    def hand(self) -> list[Mapping[str, Any]]:
        """8.2a The own cards, each with what it could do now."""
        cards: list[Mapping[str, Any]] = self.view["hand"]
        return cards

    def rounds_left(self) -> int:
        """6.0.Da How many card rounds a side still has in this turn, this one included."""
        return ROUNDS + 1 - self.round if self.round else 0

    def turns_left(self) -> int:
        return self.last_turn - self.turn
