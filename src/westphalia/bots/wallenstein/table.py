"""What lies on the table as one seat sees it: the only thing the captain knows of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from westphalia.engine.step import Seat
from westphalia.games.wallenstein.board import Board
from westphalia.games.wallenstein.state import NONE, WINTER
from westphalia.games.wallenstein.terms import Action

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
