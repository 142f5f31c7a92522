"""8.32 Free actions: one counter moves, and starts no fight."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Decision, Objection, Question, Seat
from westphalia.games.thirty_years_war.board import SWEDEN, UNITED_PROVINCES
from westphalia.games.thirty_years_war.choices import FROM, LEAD, TAKE
from westphalia.games.thirty_years_war.events_march import FreeLeader, FreeUnit
from westphalia.games.thirty_years_war.objections_march import NotSeparatedThere, ShutIn
from westphalia.games.thirty_years_war.pieces import inside_of, leaders_at, units_at, where_is
from westphalia.games.thirty_years_war.rules.activation import begin_march, take
from westphalia.games.thirty_years_war.rules.movement import MarchOn
from westphalia.games.thirty_years_war.state import NONE, Place, Play, ThirtyYearsWarState


def may_leave(s: ThirtyYearsWarState, seat: Seat, place: Place) -> bool:
    """8.324, 16.22b, 16.23c Nobody moves out of a besieged Fortress or the United Provinces so."""
    return place not in (UNITED_PROVINCES, SWEDEN) and inside_of(s, place) != seat


@dataclass(frozen=True)
class FreeAction(Decision):
    """8.32, 11.0 In place of a card, one unit or one leader moves; he may also leave a stack.

    8.322: it takes the card round, and any number of rounds may be spent so.
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        leaders: list[Choice] = []
        places: list[Choice] = []
        for place, here in enumerate(s.pieces):
            if not here or not may_leave(s, self.seat, place):
                continue
            leaders += [LEAD[leader] for leader in leaders_at(s, place, self.seat)]
            if units_at(s, place, self.seat):
                places.append(FROM[place])
        if not leaders and not places:
            return []
        return [Question(self.seat, "free_action", "8.32", leaders + places)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb not in ("lead", "from"):
            return None
        place = choice.noun if choice.verb == "from" else where_is(s, choice.noun)
        if place == UNITED_PROVINCES:
            return NotSeparatedThere()
        return ShutIn(place) if place != NONE and inside_of(s, place) == seat else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice.verb == "from":
            play.then(ChooseFreeUnit(seat, choice.noun))
            return
        place = where_is(play.state, choice.noun)
        play.tell(FreeLeader, seat, choice.noun, place)
        begin_march(play, seat, choice.noun, place, 0, free=1)
        play.then(MarchOn(seat))


@dataclass(frozen=True)
class ChooseFreeUnit(Automatic):
    """8.32 Which of the units in a place moves."""

    seat: Seat
    place: Place

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(units_at(s, self.place, self.seat)))
        return [Question(self.seat, "free_unit", "8.32", [TAKE[unit] for unit in kinds])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.tell(FreeUnit, seat, choice.noun, self.place)
        begin_march(play, seat, NONE, self.place, 0, free=1)
        take(play, choice.noun)
        play.then(MarchOn(seat))
