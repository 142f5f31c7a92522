"""What was weighed before: the same position comes again and again while futures are simulated."""

from __future__ import annotations

from typing import Final

from westphalia.bots.thirty_years_war.judgement import Judgement
from westphalia.bots.thirty_years_war.outlook import REACH, Order, Outlook, Survey
from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.board import CITIES, Board
from westphalia.games.thirty_years_war.state import ThirtyYearsWarState

MOST: Final = 4000  # positions; then all is forgotten

Position = tuple[object, ...]


def position(s: ThirtyYearsWarState) -> Position:
    """All that a captain's judgement of armies, cities and events rests on; not the hands."""
    # fmt: off
    return (
        s.turn, s.round, s.vp, tuple(s.control), tuple(s.revolt), tuple(s.pillage),
        tuple(s.siege), tuple(s.inside), tuple(s.laid), tuple(s.holder), tuple(s.neutral),
        tuple(s.awards), s.palatine, tuple(map(tuple, s.pieces)), tuple(s.gone), tuple(s.fate),
        tuple(s.until), tuple(s.happened), tuple(s.aid), tuple(s.unpaid), s.france, s.pope,
        s.passes_open, s.dutch_war, s.dutch_aid, tuple(s.dutch_scored), s.saxony, s.rebellion,
        s.swedish_base, s.cardinal, s.influence, s.wallenstein, tuple(s.fixed_lines),
    )
    # fmt: on


class Memory:
    """Outlooks by position, and orders by what is around an army; hands do not matter to either.

    What is far away is taken to make no difference to an order: that is not quite so, but nearly.
    """

    def __init__(self) -> None:
        self._seen: dict[tuple[Seat, Position], Outlook] = {}
        self._orders: dict[tuple[int, ...], list[Order]] = {}
        self._near: dict[int, list[int]] = {}

    def look(self, s: ThirtyYearsWarState, seat: Seat, judgement: Judgement) -> Outlook:
        """An outlook on a position in which nothing is under way."""
        key = (seat, position(s))
        found = self._seen.get(key)
        if found is None:
            if len(self._seen) >= MOST:
                self._seen, self._orders = {}, {}
            found = self._seen[key] = Outlook(s.copy(), seat, judgement)
            found.orders = self._orders
            found.surveyed = self._survey(s, found)
        found.table.s = s  # the same, save for the hands
        return found

    def _survey(self, s: ThirtyYearsWarState, outlook: Outlook) -> Survey:
        if not self._near:
            self._near = {place: near(s.board, place) for place in range(len(s.board.places))}
        goals = outlook.goals
        # fmt: off
        common = hash((
            outlook.table.me, outlook.future, outlook.horizon, goals.near and goals.missing,
            tuple(outlook.table.electors), tuple(s.until), tuple(s.neutral), tuple(s.awards),
            s.saxony, s.swedish_base, s.influence, s.cardinal, s.france,
        ))
        # fmt: on
        cities = [
            hash((s.control[c], s.revolt[c], s.pillage[c], s.siege[c], tuple(s.pieces[c])))
            for c in range(CITIES)
        ]
        return Survey(common, cities, self._near)


def near(board: Board, place: int) -> list[int]:
    """The cities that an army can come to, and those beside them."""
    ring = list(board.arrows[place]) if place >= CITIES else [place]
    seen = dict.fromkeys(ring)
    for _ in range(REACH):
        ring = [city for here in ring for city in board.neighbours[here] if city not in seen]
        seen.update(dict.fromkeys(ring))
    return list(seen)
