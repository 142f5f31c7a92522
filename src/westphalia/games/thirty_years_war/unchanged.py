"""Which parts of a view are as they were before: those whose facts have not changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

from westphalia.engine.game import SPECTATOR, Seen
from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.pieces import units_at
from westphalia.games.thirty_years_war.rules.card_round import CardRound
from westphalia.games.thirty_years_war.rules.stacking import own_pieces
from westphalia.games.thirty_years_war.state import Place, ThirtyYearsWarState, enemy
from westphalia.games.thirty_years_war.war_view import paying_steps

Facts = Callable[[ThirtyYearsWarState], Any]


def all_but(names: str) -> Facts:
    """The fields of a position, but for some."""
    left_out = names.split()
    return attrgetter(*[f.name for f in fields(ThirtyYearsWarState) if f.name not in left_out])


# What the map and the pay do not show; what moves on the map, and what stays; what cards in hand do
# not depend on.
OFF_THE_MAP: Final = (
    "rules agenda round vp hands known unplayed played removed aid_cards actions sealed given"
    " handed_in way march battle"
)
in_the_land: Final = all_but(f"{OFF_THE_MAP} pieces aid unpaid")
in_the_field: Final = attrgetter("pieces", "aid", "unpaid")
for_the_hand: Final = all_but("rules agenda march")
in_the_piles: Final = attrgetter("hands", "known", "unplayed", "played")
LAND: Final = ("areas", "electors")
MAP: Final = ("cities", "boxes", *LAND)


class Unchanged:
    """What may be taken over from an earlier view."""

    def __init__(
        self, s: ThirtyYearsWarState, before: Seen[ThirtyYearsWarState] | None = None
    ) -> None:
        self._now = s
        self._then = before[0] if before else s
        self._views = before[1] if before else {}
        self.land = bool(before) and in_the_land(self._then) == in_the_land(s)
        self.map = self.land and in_the_field(self._then) == in_the_field(s)

    def map_parts(self) -> dict[str, Any]:
        """The map, if it is as it was; or of it what shows no pieces."""
        known = self._views.get(SPECTATOR, {})
        return {name: known[name] for name in (MAP if self.map else LAND if self.land else ())}

    def cities(self) -> dict[str, Any]:
        """The cities to which nothing has happened, and where nobody has come or gone."""
        if not self.land or self._then.unpaid != self._now.unpaid:
            return {}
        known, names = self._views[SPECTATOR]["cities"], self._now.board.cities
        pieces = zip(names, self._then.pieces, self._now.pieces, strict=False)
        return {name: known[name] for name, then, now in pieces if then == now}

    def victory(self) -> dict[str, Any] | None:
        """5.2 How near both sides are to victory, if land and total are as they were."""
        if not self.land or self._then.vp != self._now.vp:
            return None
        known: dict[str, Any] = self._views[SPECTATOR]["victory"]
        return known

    def piles(self, seat: Seat) -> list[dict[str, Any]] | None:
        """6.0.C The piles as a seat sees them, if no card has come or gone."""
        if seat not in self._views or in_the_piles(self._then) != in_the_piles(self._now):
            return None
        known: list[dict[str, Any]] = self._views[seat]["piles"]
        return known

    def pay(self, seat: Seat) -> dict[str, Any] | None:
        """15.1 The pay of a side; what it has still to pay lies on the agenda."""
        then, now = self._then, self._now
        alike = self.land and then.aid == now.aid and then.unpaid == now.unpaid
        if not alike or paying_steps(then, seat) != paying_steps(now, seat):
            return None
        changed = [place for place, here in enumerate(now.pieces) if here != then.pieces[place]]
        if any(to_be_paid(then, seat, place) != to_be_paid(now, seat, place) for place in changed):
            return None
        known: dict[str, Any] = self._views[SPECTATOR]["seats"][seat]["pay"]
        return known

    def hand(self, seat: Seat) -> list[dict[str, Any]] | None:
        """8.2a The cards of a seat; what an event would do is tried while a card is asked for."""
        alike = self.map and seat in self._views and asks(self._then) == asks(self._now)
        if not alike or for_the_hand(self._then) != for_the_hand(self._now):
            return None
        known: list[dict[str, Any]] = self._views[seat]["hand"]
        return known


def asks(s: ThirtyYearsWarState) -> bool:
    """8.2 Whether a card is asked for."""
    top: Step | None = s.agenda[-1] if s.agenda else None
    return isinstance(top, CardRound)


def to_be_paid(s: ThirtyYearsWarState, seat: Seat, place: Place) -> tuple[list[int], bool]:
    """15.14b Who of a side stands in a place, and whether enemy units break its lines there."""
    return own_pieces(s, place, seat), bool(units_at(s, place, enemy(seat)))
