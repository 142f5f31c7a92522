"""8.4 Recruiting: who may try, what comes, and how the steps are taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Automatic, Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES
from westphalia.games.thirty_years_war.events.cards import RecruitsLost, RecruitsRolled, UnitRaised
from westphalia.games.thirty_years_war.objections.cards import (
    BesiegedLeader,
    DanesNeverRecruit,
    Devastated,
    NobodyRecruitsThere,
    NoCounters,
    NoRoom,
    NotByNation,
    SpaniardsNeverRecruit,
    StepsWouldBeLost,
    TwoAttempts,
)
from westphalia.games.thirty_years_war.objections.effects import KingIsDead
from westphalia.games.thirty_years_war.objections.march import TreatyOfUlm
from westphalia.games.thirty_years_war.pieces import (
    STACKING_LIMIT,
    CountersInPlay,
    count_units,
    counters_left,
    inside_of,
    is_dynamic,
    leader_side,
    leaders_at,
    leaders_of,
    led_places,
    on_map,
    put_unit,
    roll,
    where_is,
)
from westphalia.games.thirty_years_war.rules import nations
from westphalia.games.thirty_years_war.rules.control import (
    WORST_PILLAGE,
    is_inviolate,
    is_neutral_ground,
    violate,
)
from westphalia.games.thirty_years_war.rules.losses import meet_leaders
from westphalia.games.thirty_years_war.rules.nations import mourns
from westphalia.games.thirty_years_war.rules.victory import RaiseInfluence
from westphalia.games.thirty_years_war.state import (
    NONE,
    City,
    Leader,
    Place,
    Play,
    ThirtyYearsWarState,
    in_force,
)
from westphalia.games.thirty_years_war.terms import Nation
from westphalia.games.thirty_years_war.words import (
    ATTEMPT,
    C43,
    DONE,
    FULL,
    P11,
    RAISE,
    REDUCED,
    WALLENSTEIN,
)


class RecruitModifier(Quantity[tuple[Leader, City]]):
    """8.41b Wallenstein adds 2, another Dynamic Leader 1, a pillaged city takes 1 away."""

    def base(self, s: ThirtyYearsWarState, pair: tuple[Leader, City]) -> int:
        leader, city = pair
        charts = s.board.charts
        modifier = charts.recruits_pillaged if s.pillage[city] else 0
        if leader == WALLENSTEIN:
            return modifier + charts.recruits_wallenstein
        return modifier + (charts.recruits_dynamic if is_dynamic(s, leader) else 0)


recruit_modifier: Final = RecruitModifier()


# Who may recruit


def place_bar(s: ThirtyYearsWarState, leader: Leader, place: Place) -> Objection | None:
    """8.4c, 8.4d, 8.42, 8.44 What about his place keeps a leader from recruiting.

    8.45: recruits enter the city, and in the turn of the Treaty of Ulm it must not be neutral.
    """
    seat = leader_side(s, leader)
    if place >= CITIES:
        return NobodyRecruitsThere(place)
    if s.pillage[place] == WORST_PILLAGE:
        return Devastated(leader)
    if s.siege[place] and inside_of(s, place) == seat:
        return BesiegedLeader(leader)
    if in_force(s, P11) and is_neutral_ground(s, place):
        return TreatyOfUlm(place)
    return NoRoom(leader) if is_full(s, place, seat) else None


def is_full(s: ThirtyYearsWarState, place: Place, seat: Seat) -> bool:
    """8.42 Whether a place can take no unit of a side any more."""
    return len(s.pieces[place]) >= STACKING_LIMIT and room(s, place, seat) <= 0


def room(s: ThirtyYearsWarState, place: Place, seat: Seat) -> int:
    """8.42 How many units of a side a place can still take, inside and outside together."""
    return STACKING_LIMIT - count_units(s, place, seat)


def leader_bar(s: ThirtyYearsWarState, leader: Leader, place: Place) -> Objection | None:
    """8.4c, 8.4d, 8.43, 8.412a Why a leader cannot recruit where he is."""
    against = nation_bar(s, leader) or place_bar(s, leader, place)
    if against:
        return against
    if mourns(s, leader):
        return KingIsDead(C43)
    kinds = nations.recruits(s, leader, place)
    if not kinds:
        return NotByNation(leader)
    return None if any_left(s, kinds, CountersInPlay(s)) else NoCounters(kinds[0])


def nation_bar(s: ThirtyYearsWarState, leader: Leader) -> Objection | None:
    """17.Sp.4, 17.D.2 Whose leaders never recruit, wherever they are."""
    nation = s.board.leader_nation[leader]
    if nation == Nation.SPANISH:
        return SpaniardsNeverRecruit(leader)
    return DanesNeverRecruit(leader) if nation == Nation.DANISH else None


def recruiters(s: ThirtyYearsWarState, seat: Seat) -> list[Leader]:
    """8.4a The leaders of a side who can recruit, anywhere on the map."""
    in_play = CountersInPlay(s)
    found: list[Leader] = []
    for place in led_places(s, seat):
        found += recruiters_at(s, seat, place, in_play)
    return found


def somebody_recruits(s: ThirtyYearsWarState, seat: Seat) -> bool:
    """8.2a Whether a card can be used to recruit at all."""
    in_play = CountersInPlay(s)
    for leader in leaders_of(s, seat):
        place = on_map(s, leader)
        able = place != NONE and may_raise(s, leader, place, in_play)
        if able and place_bar(s, leader, place) is None:
            return True
    return False


def recruiters_at(
    s: ThirtyYearsWarState, seat: Seat, place: Place, in_play: CountersInPlay
) -> list[Leader]:
    """8.4a, 8.412a The leaders of a side in a place who can recruit."""
    able = [one for one in leaders_at(s, place, seat) if may_raise(s, one, place, in_play)]
    return [] if not able or place_bar(s, able[0], place) else able


def may_raise(
    s: ThirtyYearsWarState, leader: Leader, place: Place, in_play: CountersInPlay
) -> bool:
    """8.43, 8.412a Whether a counter of a kind that a leader raises in a place is left."""
    return any_left(s, nations.recruits(s, leader, place), in_play)


def any_left(s: ThirtyYearsWarState, kinds: list[int], in_play: CountersInPlay) -> bool:
    """8.412a Whether a counter of one of these kinds is left."""
    return any(in_play.left(s, kind) > 0 for kind in kinds)


# The attempts


ATTEMPTS: Final = 2  # 8.4b


@dataclass(frozen=True)
class Recruit(Decision):
    """8.4a, 8.4b As many attempts as the card's value, at most two by one leader; *made* names who.

    A side may stop before the last of them.  Worked out in ex-8.4.
    """

    seat: Seat
    attempts: int
    made: tuple[Leader, ...]

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        if self.attempts == 0:
            return []
        leaders = [n for n in recruiters(s, self.seat) if self.made.count(n) < ATTEMPTS]
        if not leaders:
            return []
        choices = [ATTEMPT[leader] for leader in leaders]
        choices.append(DONE)
        return [Question(self.seat, "recruit", "8.4a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "attempt":
            return None
        leader = choice.noun
        place = where_is(s, leader)
        if place < 0 or leader_side(s, leader) != seat:
            return None
        against = leader_bar(s, leader, place)
        if against is None and self.made.count(leader) >= ATTEMPTS:
            return TwoAttempts(leader)
        return against

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is not DONE:
            made = (*self.made, choice.noun)
            play.then(RecruitAttempt(seat, choice.noun), Recruit(seat, self.attempts - 1, made))


@dataclass(frozen=True)
class RecruitAttempt(Automatic):
    """8.41a The type is declared before the roll; a nation has no Veterans to recruit."""

    seat: Seat
    leader: Leader

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds, in_play = (
            nations.recruits(s, self.leader, where_is(s, self.leader)),
            CountersInPlay(s),
        )
        choices = [RAISE[kind] for kind in kinds if in_play.left(s, kind) > 0]
        return [Question(self.seat, "raise", "8.41a", choices)] if choices else []

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "raise":
            return None
        if choice.noun not in nations.recruits(s, self.leader, where_is(s, self.leader)):
            return NotByNation(self.leader)
        return None if counters_left(s, choice.noun) > 0 else NoCounters(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        play.then(RollRecruits(seat, self.leader, choice.noun))


@dataclass(frozen=True)
class RollRecruits(Step):
    """8.41b, 8.411a, tab.recruit The roll, and the steps that it brings."""

    seat: Seat
    leader: Leader
    kind: int

    def run(self, play: Play) -> None:
        s = play.state
        modifier = recruit_modifier.of(s, (self.leader, where_is(s, self.leader)))
        rolled = roll(play)
        steps = s.board.charts.steps(rolled + modifier)
        play.tell(RecruitsRolled, self.seat, self.leader, self.kind, rolled, modifier, steps)
        play.then(TakeRecruits(self.seat, self.leader, self.kind, steps))


# The steps


def open_counters(s: ThirtyYearsWarState, leader: Leader, kind: int) -> int:
    """8.412a, 8.42 How many counters of a kind can still join a leader."""
    there = room(s, where_is(s, leader), leader_side(s, leader))
    return min(there, counters_left(s, kind))


@dataclass(frozen=True)
class TakeRecruits(Automatic):
    """8.411a, 8.411b, 8.412b The steps are taken as new counters, full or reduced.

    As many are taken as can be: after a reduced counter the rest must still find room (ex-8.411).
    """

    seat: Seat
    leader: Leader
    kind: int
    steps: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        counters = open_counters(s, self.leader, self.kind)
        if self.steps == 0 or counters <= 0:
            return []
        choices = [FULL] if self.steps > 1 else []
        if self.steps < 2 * counters:
            choices.append(REDUCED)
        return [Question(self.seat, "take_recruits", "8.411a", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        counters = open_counters(s, self.leader, self.kind)
        wasted = choice is REDUCED and self.steps >= 2 * counters
        return StepsWouldBeLost() if wasted else None

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        reduced = 1 if choice is REDUCED else 0
        raise_unit(play, self.leader, 2 * self.kind + reduced)
        left = self.steps - (2 - reduced)
        steps: list[Step] = [TakeRecruits(seat, self.leader, self.kind, left)]
        if self.leader == WALLENSTEIN:
            steps.insert(0, RaiseInfluence(1))  # 7.1a
        if left and open_counters(play.state, self.leader, self.kind) <= 0:
            play.tell(RecruitsLost, seat, self.kind, left)
        play.then(*steps)


def raise_unit(play: Play, leader: Leader, unit: int) -> None:
    """8.42, 8.45 A unit is placed with its leader; in a Neutral Area that violates neutrality.

    9.42h: but not in a city in revolt.

    It counts as an entry by units, so that lone enemy leaders there are met as well (11.22a).
    """
    s = play.state
    city, seat = where_is(s, leader), leader_side(s, leader)
    if is_inviolate(s, city):
        violate(play, s.board.area_of[city], seat)
    put_unit(play, city, unit)
    play.tell(UnitRaised, seat, leader, unit, city)
    meet_leaders(play, seat, city)
