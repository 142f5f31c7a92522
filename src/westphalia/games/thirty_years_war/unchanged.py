"""Which parts of a view are as they were before: those whose facts have not changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

from westphalia.engine.game import SPECTATOR, Seen
from westphalia.engine.step import Seat, Step
from westphalia.games.thirty_years_war.pieces import PIECES, units_at
from westphalia.games.thirty_years_war.rules.card_round import CardRound
from westphalia.games.thirty_years_war.rules.pay import sources_of
from westphalia.games.thirty_years_war.rules.stacking import own_pieces
from westphalia.games.thirty_years_war.state import Place, ThirtyYearsWarState, enemy
from westphalia.games.thirty_years_war.war_view import paying_steps

Facts = Callable[[ThirtyYearsWarState], Any]


def all_but(names: str) -> Facts:
    """The fields of a position, but for some."""
    left_out = names.split()
    return attrgetter(*[f.name for f in fields(ThirtyYearsWarState) if f.name not in left_out])


# What the map and the pay do not show; what moves on the map, and what stays; what else the cards
# in hand depend on.
AT_HAND: Final = (
    "round vp hands known unplayed played removed aid_cards actions sealed given handed_in way"
    " battle"
)
in_the_land: Final = all_but(f"rules agenda march {AT_HAND} pieces aid unpaid")
in_the_field: Final = attrgetter("pieces", "aid", "unpaid")
of_cities: Final = attrgetter(*"control held revolt pillage inside siege pieces".split())
at_hand: Final = attrgetter(*AT_HAND.split())
in_the_piles: Final = attrgetter("hands", "known", "unplayed", "played")
LAND: Final = ("areas", "electors")
MAP: Final = ("cities", "boxes", *LAND)
BESIDE: Final = ("tracks", "deck")


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
        self._piles = bool(before) and in_the_piles(self._then) == in_the_piles(s)
        asked = asks(self._then) == asks(s)
        self._hands = self.map and asked and at_hand(self._then) == at_hand(s)

    def map_parts(self) -> dict[str, Any]:
        """The map, if it is as it was; or of it what shows no pieces."""
        known = self._views.get(SPECTATOR, {})
        return {name: known[name] for name in (MAP if self.map else LAND if self.land else ())}

    def cities(self) -> dict[str, Any]:
        """The cities to which nothing has happened, and where nobody has come or gone.

        A siege depends on more than its city: on cards in force and on who leads it.
        """
        then, now = self._then, self._now
        if not self._views or then.saxony != now.saxony or bool(then.unpaid) != bool(now.unpaid):
            return {}
        known = self._views[SPECTATOR]["cities"]
        facts = zip(now.board.cities, by_city(then), by_city(now), strict=True)
        alike = {name for name, was, becomes in facts if was == becomes}
        alike -= {now.board.places[place] for place in paid_in(then, now)}
        return {name: known[name] for name in alike if self.land or "siege" not in known[name]}

    def beside_the_map(self) -> dict[str, Any]:
        """7, 8.1 The tracks and the sets of cards, if nothing has happened there."""
        if not self.land or self._then.removed != self._now.removed:
            return {}
        known = self._views[SPECTATOR]
        return {name: known[name] for name in BESIDE}

    def victory(self) -> dict[str, Any] | None:
        """5.2 How near both sides are to victory, if land and total are as they were."""
        if not self.land or self._then.vp != self._now.vp:
            return None
        known: dict[str, Any] = self._views[SPECTATOR]["victory"]
        return known

    def piles(self, seat: Seat) -> list[dict[str, Any]] | None:
        """6.0.C The piles as a seat sees them, if no card has come or gone."""
        if not self._piles or seat not in self._views:
            return None
        known: list[dict[str, Any]] = self._views[seat]["piles"]
        return known

    def pay(self, seat: Seat) -> dict[str, Any] | None:
        """15.1 The pay of a side; what it has still to pay lies on the agenda."""
        then, now = self._then, self._now
        if not self.land or in_arrears(then, seat) != in_arrears(now, seat):
            return None
        changed = [place for place, here in enumerate(now.pieces) if here != then.pieces[place]]
        if any(to_be_paid(then, seat, place) != to_be_paid(now, seat, place) for place in changed):
            return None
        known: dict[str, Any] = self._views[SPECTATOR]["seats"][seat]["pay"]
        return known

    def hand(self, seat: Seat) -> list[dict[str, Any]] | None:
        """8.2a The cards of a seat; what an event would do is tried while a card is asked for."""
        if not self._hands or seat not in self._views:
            return None
        known: list[dict[str, Any]] = self._views[seat]["hand"]
        return known


def by_city(s: ThirtyYearsWarState) -> Iterator[tuple[Any, ...]]:
    """What bears on one city alone; among the pieces boxes come after all cities."""
    return zip(*of_cities(s), strict=False)


def asks(s: ThirtyYearsWarState) -> bool:
    """8.2 Whether a card is asked for."""
    top: Step | None = s.agenda[-1] if s.agenda else None
    return isinstance(top, CardRound)


def paid_in(then: ThirtyYearsWarState, now: ThirtyYearsWarState) -> set[Place]:
    """15.13c Where units have got an Unpaid marker, or lost one."""
    before, after = then.unpaid, now.unpaid
    if before == after:
        return set()
    return {code // PIECES for code in before + after if before.count(code) != after.count(code)}


def in_arrears(s: ThirtyYearsWarState, seat: Seat) -> tuple[Any, ...]:
    """15.13a, 15.134 The points that may pay a side, its Unpaid markers, what it is still asked."""
    side = s.board.piece_sides[s.saxony]
    points = [s.aid[source] for source in sources_of(seat)]
    return points, [c for c in s.unpaid if side[c % PIECES] == seat], paying_steps(s, seat)


def to_be_paid(s: ThirtyYearsWarState, seat: Seat, place: Place) -> tuple[list[int], bool]:
    """15.14b Who of a side stands in a place, and whether enemy units break its lines there."""
    return own_pieces(s, place, seat), bool(units_at(s, place, enemy(seat)))
