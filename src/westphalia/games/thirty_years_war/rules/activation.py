"""8.3, 10.1 Activation by a card: the leader, and who goes with him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Decision, Objection, Question, Seat
from westphalia.games.thirty_years_war.board import SWEDEN, UNITED_PROVINCES
from westphalia.games.thirty_years_war.cards.ids import C43
from westphalia.games.thirty_years_war.choices import GO, JOIN, LEAD, TAKE
from westphalia.games.thirty_years_war.events_march import ForceFormed, LeaderActivated
from westphalia.games.thirty_years_war.nations.french import mourns
from westphalia.games.thirty_years_war.objections_effects import FrenchOnly, KingIsDead
from westphalia.games.thirty_years_war.objections_march import (
    DoneMoving,
    LeadershipSpent,
    NobodyToSally,
    NotHere,
    NotInCommand,
    NotTogether,
    NoUnitToSally,
    RatingTooHigh,
)
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    inside_of,
    leader_side,
    leaders_at,
    take_unit,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.rules.combat import Fight
from westphalia.games.thirty_years_war.rules.movement import MarchOn
from westphalia.games.thirty_years_war.rules.points import (
    at_rest,
    capacity,
    marchers,
    the_march,
)
from westphalia.games.thirty_years_war.rules.rank import rank
from westphalia.games.thirty_years_war.rules.stacking import CAMP, camps_of, discord
from westphalia.games.thirty_years_war.state import (
    NONE,
    PRESENT,
    Leader,
    March,
    Place,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Nation

HIGHEST_VALUE: Final = 3  # 2.3b


def needed(s: ThirtyYearsWarState, leader: Leader) -> int:
    """8.3, ex-8.3 The least value of a card that activates a leader: his activation rating.

    C43: in the turn of their king's death the French need a card of 3 (card.list.C).
    """
    return HIGHEST_VALUE if mourns(s, leader) else s.board.activation[leader]


def bar_lead(s: ThirtyYearsWarState, seat: Seat, leader: Leader, value: int) -> Objection | None:
    """8.3, 10.14a, 10.14c Why a card of a value cannot activate a leader."""
    if s.fate[leader] != PRESENT or leader_side(s, leader) != seat:
        return NotHere(leader)
    place = where_is(s, leader)
    if place in (NONE, SWEDEN):  # card.C21: who was called home does nothing there
        return NotHere(leader)
    if s.board.activation[leader] > value:
        return RatingTooHigh(leader, s.board.activation[leader])
    if needed(s, leader) > value:
        return KingIsDead(C43)
    return bar_command(s, seat, leader, place)


def bar_command(
    s: ThirtyYearsWarState, seat: Seat, leader: Leader, place: Place
) -> Objection | None:
    """10.14a, 10.14b, 10.14c Who has most stars commands; 13.17d: inside, units are needed.

    All pieces of a side in a city are on the same side of the wall, so rank never reaches over it.
    """
    stars = [rank.of(s, other) for other in leaders_at(s, place, seat)]
    if rank.of(s, leader) < max(stars):
        return NotInCommand(leader)
    if inside_of(s, place) == seat and not units_at(s, place, seat):
        return NobodyToSally(leader)
    return None


def may_act(s: ThirtyYearsWarState, seat: Seat, value: int) -> list[Leader]:
    """8.3, 10.14a The leaders of a side whom a card of a value can activate."""
    found: list[Leader] = []
    for place, here in enumerate(s.pieces):
        if not here or here[-1] < LEADERS or place == SWEDEN:
            continue
        for leader in leaders_at(s, place, seat):
            if needed(s, leader) <= value and bar_command(s, seat, leader, place) is None:
                found.append(leader)
    return sorted(found)


@dataclass(frozen=True)
class Activate(Decision):
    """8.3 An ACT card activates one friendly leader whose rating is at most its value.

    P50: a bonus of movement points is for a French leader (card.list.P).
    """

    seat: Seat
    value: int
    bonus: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        leaders = self.leaders(s)
        if not leaders:
            return []
        return [Question(self.seat, "activate", "8.3", [LEAD[leader] for leader in leaders])]

    def leaders(self, s: ThirtyYearsWarState) -> list[Leader]:
        leaders = may_act(s, self.seat, self.value)
        if not self.bonus:
            return leaders
        return [leader for leader in leaders if s.board.leader_nation[leader] == Nation.FRENCH]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "lead":
            return None
        barred = bar_lead(s, seat, choice.noun, self.value)
        foreign = self.bonus and s.board.leader_nation[choice.noun] != Nation.FRENCH
        return barred or (FrenchOnly(choice.noun) if foreign else None)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        leader = choice.noun
        place = where_is(play.state, leader)
        play.tell(LeaderActivated, seat, leader, place)
        begin_march(play, seat, leader, place, self.bonus, free=0)
        if place == UNITED_PROVINCES and not leaders_at(play.state, place, seat):
            take_all(play, seat)
            play.then(MarchOn(seat))
        else:
            play.then(FormForce(seat))


def begin_march(
    play: Play, seat: Seat, leader: Leader, place: Place, bonus: int, free: int
) -> March:
    """8.31, 8.32 A march begins; its leader, if it has one, is off the map until it ends.

    10.13: he commands it to the end, whoever joins him.
    """
    s = play.state
    leaders = [] if leader == NONE else [leader]
    if leader != NONE:
        s.pieces[place].remove(LEADERS + leader)
    trail = [UNITED_PROVINCES] if place == UNITED_PROVINCES else []  # 16.21d
    march = March(
        seat, leader, place, NONE, 0, bonus, free, leaders, [], [], [], 0, [], trail, [], [], []
    )
    s.march = march
    return march


def take_all(play: Play, seat: Seat) -> None:
    """16.22b, 16.26 The only leader in the United Provinces leaves no units behind."""
    s = play.state
    march = the_march(s)
    for unit in units_at(s, march.city, seat):
        take(play, unit)


def join(play: Play, leader: Leader) -> None:
    """10.12a A leader who stands with the activated one goes with him."""
    march = the_march(play.state)
    play.state.pieces[march.city].remove(LEADERS + leader)
    march.leaders.append(leader)


def take(play: Play, unit: int) -> None:
    """10.12a A unit goes with the activated leader."""
    march = the_march(play.state)
    take_unit(play, march.city, unit)
    march.units.append(unit)
    march.joined.append(march.spent)


@dataclass(frozen=True)
class FormForce(Automatic):
    """8.31a, 10.12a Leaders who stand with the activated one and units they can lead go with him.

    10.12e: of any nation with which they may stack.  For a siege no units need go (10.12b).
    """

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        march = the_march(s)
        camps = camps_of(marchers(march))
        leaders = [
            JOIN[leader]
            for leader in leaders_at(s, march.city, self.seat)
            if not at_odds(s, camps, LEADERS + leader) and not is_done(s, march, LEADERS + leader)
        ]
        units: list[Choice] = []
        if len(march.units) < capacity(s, march):
            kinds = sorted(set(units_at(s, march.city, self.seat)))
            able = [unit for unit in kinds if not is_done(s, march, unit)]
            units = [TAKE[unit] for unit in able if not at_odds(s, camps, unit)]
        ready = [GO] if march.units or not is_sally(s, march) else []
        return [Question(self.seat, "form_force", "10.12a", leaders + units + ready)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        march = the_march(s)
        if choice is GO:
            return NoUnitToSally() if is_sally(s, march) and not march.units else None
        if choice.verb == "take" and len(march.units) >= capacity(s, march):
            return LeadershipSpent(capacity(s, march))
        piece = choice.noun + LEADERS * (choice.verb == "join")
        if choice.verb not in ("join", "take") or piece not in s.pieces[march.city]:
            return None
        if is_done(s, march, piece):
            return DoneMoving()
        return NotTogether() if at_odds(s, camps_of(marchers(march)), piece) else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is GO:
            set_out(play, seat)
            return
        if choice.verb == "join":
            join(play, choice.noun)
        else:
            take(play, choice.noun)
        play.again(self)


def at_odds(s: ThirtyYearsWarState, camps: int, piece: int) -> bool:
    """10.25 Whether a ban keeps a piece from moving in one stack with the others."""
    return bool(camps and CAMP[piece]) and discord.of(s, camps | CAMP[piece]) > 0


def is_done(s: ThirtyYearsWarState, march: March, piece: int) -> bool:
    """11.11a Whether all counters of a class that are there have moved in this round before."""
    return bool(s.rested) and s.pieces[march.city].count(piece) <= at_rest(
        s, march, march.city, piece
    )


def is_sally(s: ThirtyYearsWarState, march: March) -> bool:
    """13.17a Whether those who are activated are inside a besieged or masked Fortress."""
    return inside_of(s, march.city) == march.seat


def set_out(play: Play, seat: Seat) -> None:
    """8.31, 13.17d The force is formed: it marches, or sallies without a step."""
    march = the_march(play.state)
    leaders, units = tuple(march.leaders), tuple(sorted(march.units))
    play.tell(ForceFormed, seat, march.leader, leaders, units)
    play.then(Fight(seat) if is_sally(play.state, march) else MarchOn(seat))
