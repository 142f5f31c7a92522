"""16.21b Spinola is recalled to the Netherlands: who goes, and with which units."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Decision, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, UNITED_PROVINCES
from westphalia.games.thirty_years_war.choices import DONE, FROM, JOIN, TAKE
from westphalia.games.thirty_years_war.events_arrivals import SpinolaRecalled
from westphalia.games.thirty_years_war.ids import SPINOLA
from westphalia.games.thirty_years_war.objections_events import (
    EnoughUnits,
    NeedsThreeUnits,
    NoSpaniardsThere,
    SpinolaGoes,
)
from westphalia.games.thirty_years_war.pieces import (
    STACKING_LIMIT,
    leaders_at,
    move_leader,
    move_unit,
    units_at,
)
from westphalia.games.thirty_years_war.rules.arrivals import units_of
from westphalia.games.thirty_years_war.rules.end_of_march import part_from_cardinal
from westphalia.games.thirty_years_war.rules.leader_loss import surprise_leaders
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.rules.spinola import ARMY
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    PRESENT,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
)
from westphalia.games.thirty_years_war.terms import Nation


def spaniards(s: ThirtyYearsWarState, place: Place) -> list[Unit]:
    """16.21b The Spanish units in a place, besieged ones and the Cardinal's among them."""
    return units_of(s, place, Nation.SPANISH)


def spanish_units(s: ThirtyYearsWarState) -> int:
    """16.21b How many Spanish units are on the map."""
    return sum([len(spaniards(s, city)) for city in range(CITIES) if s.pieces[city]])


def who_may_go(s: ThirtyYearsWarState) -> list[Leader]:
    """16.21b Spinola while he is in play, else any Spanish leader."""
    if s.fate[SPINOLA] == PRESENT:
        return [SPINOLA]
    nations = enumerate(s.board.leader_nation)
    spanish = [leader for leader, nation in nations if nation == Nation.SPANISH]
    return [leader for leader in spanish if s.fate[leader] == PRESENT]


@dataclass(frozen=True)
class RecallLeader(Automatic):
    """16.21b, 16.21c A Spanish leader goes to the United Provinces; without any the units alone."""

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices = [JOIN[leader] for leader in who_may_go(s)]
        return [Question(CATHOLIC, "recall_leader", "16.21b", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "join" and choice.noun not in who_may_go(s)
        return SpinolaGoes() if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        move_leader(play, choice.noun, UNITED_PROVINCES)


def bar_more(s: ThirtyYearsWarState) -> Objection | None:
    """10.21, 16.21c Eight units at most; without a leader three."""
    alone = not leaders_at(s, UNITED_PROVINCES, CATHOLIC)
    most = ARMY if alone else STACKING_LIMIT
    return EnoughUnits() if len(units_at(s, UNITED_PROVINCES, CATHOLIC)) >= most else None


@dataclass(frozen=True)
class RecallUnits(Decision):
    """16.21b Three or more Spanish units come from wherever they are, even out of a siege."""

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices: list[Choice] = []
        if bar_more(s) is None:
            choices = [FROM[city] for city in range(CITIES) if spaniards(s, city)]
        if len(units_at(s, UNITED_PROVINCES, CATHOLIC)) >= ARMY:
            choices.append(DONE)
        return [Question(CATHOLIC, "recall_units", "16.21b", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice is DONE:
            return None if len(units_at(s, UNITED_PROVINCES, seat)) >= ARMY else NeedsThreeUnits()
        if choice.verb != "from":
            return None
        there = choice.noun < CITIES and spaniards(s, choice.noun)
        return bar_more(s) or (None if there else NoSpaniardsThere(choice.noun))

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is DONE:
            play.then(EndRecall())
        else:
            play.again(self)
            play.then(RecallUnit(choice.noun))


@dataclass(frozen=True)
class RecallUnit(Automatic):
    """16.21b A unit goes to the United Provinces; 13.14a: a siege that it leaves is checked."""

    origin: Place

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(spaniards(s, self.origin)))
        return [Question(CATHOLIC, "recall_unit", "16.21b", [TAKE[unit] for unit in kinds])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        closed = choice.verb == "take" and choice.noun not in spaniards(s, self.origin)
        return NoSpaniardsThere(self.origin) if closed else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        move_unit(play, self.origin, choice.noun, UNITED_PROVINCES)
        recheck_siege(play, self.origin)
        surprise_leaders(play, self.origin)


@dataclass(frozen=True)
class EndRecall(Step):
    """16.21b, 17.Sp.33 The army stands in the United Provinces, in the Spanish Zone.

    17.Sp.31b: if the Cardinal was called away, those of his army who are not there are lost.
    """

    def run(self, play: Play) -> None:
        s = play.state
        part_from_cardinal(play)
        leaders = leaders_at(s, UNITED_PROVINCES, CATHOLIC)
        units = units_at(s, UNITED_PROVINCES, CATHOLIC)
        play.tell(SpinolaRecalled, tuple(leaders), tuple(units))
