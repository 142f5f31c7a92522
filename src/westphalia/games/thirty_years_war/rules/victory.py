"""5.2, 7 Winning the war, and Wallenstein, whose influence may end it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.ruleset import Quantity
from westphalia.engine.step import Decision, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, UNITED_PROVINCES
from westphalia.games.thirty_years_war.events.politics import (
    ArmyDissolved,
    InfluenceRose,
    WallensteinAssassinated,
    WallensteinDismissed,
    WallensteinRecalled,
    WarEnded,
)
from westphalia.games.thirty_years_war.objections.cards import NoArmyForWallenstein
from westphalia.games.thirty_years_war.pieces import (
    LEADERS,
    inside_of,
    leaders_at,
    put_leader,
    take_leader,
    take_unit,
    units_at,
    where_is,
)
from westphalia.games.thirty_years_war.rules.stacking import may_stack
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    LOST,
    PROTESTANT,
    WAITING,
    City,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Career, Nation, Result
from westphalia.games.thirty_years_war.words import (
    ASSASSINATE,
    AUSTRIA,
    BAVARIA,
    DISMISS,
    PASS,
    RECALL,
    SPANISH_NETHERLANDS,
    TILLY,
    WALLENSTEIN,
)

# 5.2 Winning the war

HEARTLANDS: Final = (AUSTRIA, BAVARIA, SPANISH_NETHERLANDS)  # 5.22a


class CatholicGoal(Quantity[None]):
    """5.22a The least total with which the Catholic can win after the last turn."""

    def base(self, s: ThirtyYearsWarState, subject: None) -> int:
        return 30


class ProtestantGoal(Quantity[None]):
    """5.22b The greatest total with which the Protestant wins after the last turn."""

    def base(self, s: ThirtyYearsWarState, subject: None) -> int:
        return 10


catholic_goal: Final = CatholicGoal()
protestant_goal: Final = ProtestantGoal()


@dataclass(frozen=True)
class End(Step):
    """5.21c The last step of all, to which everything is cut when the war is over."""

    def run(self, play: Play) -> None:
        s = play.state
        play.tell(WarEnded, s.result, s.vp)


def end_war(play: Play, result: Result) -> None:
    """5.21c, 5.32a The war ends at once; what was still to be done is not done."""
    play.state.result = int(result)
    play.cut(End)


@dataclass(frozen=True)
class CheckVictory(Step):
    """5.21d The fifth thing at the end of a turn: the Protestant conditions, then the Catholic.

    After the last turn only the final table counts.
    """

    turn: int

    def run(self, play: Play) -> None:
        if self.turn == play.state.set_up.last_turn:
            play.then(FinalVictory())
        else:
            play.then(EarlyProtestantVictory(), EarlyCatholicVictory())


@dataclass(frozen=True)
class EarlyProtestantVictory(Step):
    """5.21a, 5.21b A total of 0 or less, or all three capitals, when a turn ends."""

    def run(self, play: Play) -> None:
        s = play.state
        capitals = all(s.control[city] == PROTESTANT for city in s.board.capitals)
        if s.vp <= s.board.early_victory[PROTESTANT] or capitals:
            end_war(play, Result.PROTESTANT_MAJOR)


@dataclass(frozen=True)
class EarlyCatholicVictory(Step):
    """5.21a A total of 50 or more when a turn ends."""

    def run(self, play: Play) -> None:
        s = play.state
        if s.vp >= s.board.early_victory[CATHOLIC]:
            end_war(play, Result.CATHOLIC_MAJOR)


@dataclass(frozen=True)
class FinalVictory(Step):
    """5.22a, 5.22b, 5.22c The campaign after its last turn."""

    def run(self, play: Play) -> None:
        s = play.state
        held = all(s.holder[area] == CATHOLIC for area in HEARTLANDS)
        if s.vp >= catholic_goal.of(s, None) and held:
            end_war(play, Result.CATHOLIC)
        elif s.vp <= protestant_goal.of(s, None):
            end_war(play, Result.PROTESTANT)
        else:
            end_war(play, Result.DRAW)


def winners(s: ThirtyYearsWarState) -> list[Seat]:
    """5.22c Who has won; after a draw both have."""
    if s.result == Result.DRAW:
        return [PROTESTANT, CATHOLIC]
    return [CATHOLIC if s.result >= Result.CATHOLIC_MINOR else PROTESTANT]


# 7 Wallenstein


@dataclass(frozen=True)
class WallensteinPhase(Decision):
    """6.0.A, 7.21, 7.22, 7.23 The Catholic may dismiss him, call him back, or have him killed.

    One of these in a phase, so nobody is recalled in the phase of his dismissal.
    """

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        choices: list[Choice] = []
        if s.wallenstein == Career.IN_COMMAND:
            choices = [DISMISS]
        elif s.wallenstein == Career.DISMISSED:
            choices = [RECALL[city] for city in range(CITIES) if may_recall(s, city)]
        elif s.wallenstein == Career.RECALLED:
            choices = [ASSASSINATE]
        if not choices:
            return []
        return [Question(CATHOLIC, "wallenstein", "6.0.A", [*choices, PASS])]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb != "recall" or s.wallenstein != Career.DISMISSED:
            return None
        return None if may_recall(s, choice.noun) else NoArmyForWallenstein(choice.noun)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        if choice is DISMISS:
            dismiss(play)
        elif choice is ASSASSINATE:
            assassinate(play)
        elif choice.verb == "recall":
            recall(play, choice.noun)


def may_recall(s: ThirtyYearsWarState, city: City) -> bool:
    """7.22, 7.24, 7.27 An army with Imperial units, without Tilly, that is not shut in."""
    units = units_at(s, city, CATHOLIC) if s.pieces[city] else []
    if not any(s.board.kind_nation[unit // 2] == Nation.IMPERIAL for unit in units):
        return False
    leaders = leaders_at(s, city, CATHOLIC)
    if not leaders or TILLY in leaders:
        return False
    shut_in = inside_of(s, city) == CATHOLIC
    return not shut_in and may_stack(s, CATHOLIC, city, [LEADERS + WALLENSTEIN])


def dismiss(play: Play) -> None:
    """7.21, 7.26 He goes, nobody replaces him; half of his influence is lost, rounded up."""
    s = play.state
    leave(play)
    s.fate[WALLENSTEIN] = WAITING
    s.wallenstein = int(Career.DISMISSED)
    s.influence //= 2
    play.tell(WallensteinDismissed, s.influence)


def recall(play: Play, city: City) -> None:
    """7.22 He comes back, once in a game."""
    put_leader(play, city, WALLENSTEIN)
    play.state.wallenstein = int(Career.RECALLED)
    play.tell(WallensteinRecalled, city)


def assassinate(play: Play) -> None:
    """7.23, 7.26 He is out of the game, and nobody replaces him."""
    s = play.state
    leave(play)
    s.fate[WALLENSTEIN] = LOST
    s.wallenstein = int(Career.ASSASSINATED)
    play.tell(WallensteinAssassinated)


def leave(play: Play) -> None:
    """7.26 His units stay; in the United Provinces they are lost without another leader."""
    s = play.state
    place = where_is(s, WALLENSTEIN)
    take_leader(play, WALLENSTEIN)
    if place != UNITED_PROVINCES or leaders_at(s, place, CATHOLIC):
        return
    units = units_at(s, place, CATHOLIC)
    for unit in units:
        take_unit(play, place, unit)
    play.tell(ArmyDissolved, CATHOLIC, tuple(units))


def raise_influence(play: Play, boxes: int) -> None:
    """7.1a, 7.1b, 7.1c His influence rises as the next thing that happens.

    What comes after must be on the agenda before this is called.
    """
    play.then(RaiseInfluence(boxes))


@dataclass(frozen=True)
class RaiseInfluence(Step):
    """7.1f, 5.21c The marker moves up; at 20 the war ends at once, if he is still alive (7.1e)."""

    boxes: int

    def run(self, play: Play) -> None:
        s = play.state
        if s.wallenstein not in (Career.IN_COMMAND, Career.RECALLED):  # 7.28
            return
        s.influence += self.boxes
        play.tell(InfluenceRose, self.boxes, s.influence)
        if s.influence >= s.board.influence_end:
            end_war(play, Result.PROTESTANT_MAJOR)
