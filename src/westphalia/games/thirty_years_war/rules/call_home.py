"""card.C21 Swedes who are called home by the war with Denmark, and their return."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, SWEDEN
from westphalia.games.thirty_years_war.choices import JOIN, TAKE
from westphalia.games.thirty_years_war.events_arrivals import SwedesCalledHome, SwedesReturned
from westphalia.games.thirty_years_war.ids import GUSTAVUS_ADOLPHUS
from westphalia.games.thirty_years_war.nations.swedish import is_usable_base
from westphalia.games.thirty_years_war.objections_events import NotCalledHome
from westphalia.games.thirty_years_war.pieces import (
    leaders_at,
    move_leader,
    move_unit,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.rules.arrivals import units_of
from westphalia.games.thirty_years_war.rules.leader_loss import surprise_leaders
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.rules.stacking import may_stack
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    NONE,
    PROTESTANT,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
)
from westphalia.games.thirty_years_war.terms import Nation


def swedes_at(s: ThirtyYearsWarState, place: Place) -> list[Unit]:
    """card.C21 The Swedish units in a place."""
    return units_of(s, place, Nation.SWEDISH)


def who_is_called(s: ThirtyYearsWarState) -> list[Leader]:
    """card.C21 The Swedish leaders with Swedish units; Gustavus only if there is no other.

    16.26: nobody is called out of the United Provinces, where armies are not divided.
    """
    nation = s.board.leader_nation
    found = [
        leader
        for city in range(CITIES)
        if s.pieces[city] and swedes_at(s, city)
        for leader in leaders_at(s, city, PROTESTANT)
        if nation[leader] == Nation.SWEDISH
    ]
    return sorted([leader for leader in found if leader != GUSTAVUS_ADOLPHUS] or found)


@dataclass(frozen=True)
class CallHome(Automatic):
    """card.C21, card.rule.d The Protestant names the leader who goes home."""

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [JOIN[leader] for leader in who_is_called(s)]
        return [Question(PROTESTANT, "call_home", "card.C21", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "join" and choice.noun not in who_is_called(s)
        return NotCalledHome(choice.noun) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        s = play.state
        origin = where_is(s, choice.noun)
        units = (len(swedes_at(s, origin)) + 1) // 2  # half of them, rounded up
        move_leader(play, choice.noun, SWEDEN)
        play.then(TakeHome(choice.noun, origin, units, ()))


@dataclass(frozen=True)
class TakeHome(Automatic):
    """card.C21 Half of the Swedish units go with him; the Protestant chooses which."""

    leader: Leader
    origin: City
    left: int
    taken: tuple[Unit, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(swedes_at(s, self.origin)))
        return [Question(PROTESTANT, "take_home", "card.C21", [TAKE[unit] for unit in kinds])]

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        move_unit(play, self.origin, choice.noun, SWEDEN)
        taken = (*self.taken, choice.noun)
        if self.left > 1:
            play.then(TakeHome(self.leader, self.origin, self.left - 1, taken))
            return
        play.tell(SwedesCalledHome, self.leader, taken, self.origin)
        recheck_siege(play, self.origin)
        surprise_leaders(play, self.origin)


@dataclass(frozen=True)
class SwedesReturn(Step):
    """card.C21 Before the cards are drawn they come back, if the Base can be used; others wait."""

    def run(self, play: Play) -> None:
        s = play.state
        base = s.swedish_base
        if not s.pieces[SWEDEN] or base == NONE or not is_usable_base(s, base):
            return
        if not units_at(s, base, CATHOLIC):
            land_again(play, base)


def land_again(play: Play, base: City) -> None:
    """card.C21, 10.21 As many come as there is room for; 11.22a: they meet who is alone there."""
    s = play.state
    leaders = leaders_at(s, SWEDEN, PROTESTANT)
    units: list[Unit] = []
    for leader in leaders:
        move_leader(play, leader, base)
    for unit in units_at(s, SWEDEN, PROTESTANT):
        if may_stack(s, PROTESTANT, base, [unit]):
            move_unit(play, SWEDEN, unit, base)
            units.append(unit)
    play.tell(SwedesReturned, tuple(leaders), tuple(units), base)
    surprise_leaders(play, base)
