"""12.3 Losses of steps: how many, and of which units."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from westphalia.engine.choice import Choice
from westphalia.engine.step import Automatic, Objection, Question, Seat, Step
from westphalia.games.thirty_years_war.board import CITIES, CLASSES, Board
from westphalia.games.thirty_years_war.choices import LOSE, LOSE_BESIEGED
from westphalia.games.thirty_years_war.events_battle import StepLost
from westphalia.games.thirty_years_war.objections_battle import MissesLossNumber, NotInBattle
from westphalia.games.thirty_years_war.pieces import is_reduced, steps_of, units_at
from westphalia.games.thirty_years_war.rules.battles import the_battle
from westphalia.games.thirty_years_war.rules.leader_loss import surprise_leaders
from westphalia.games.thirty_years_war.rules.siege import recheck_siege
from westphalia.games.thirty_years_war.state import (
    Battle,
    Place,
    Play,
    ThirtyYearsWarState,
    Unit,
)

BESIEGED: Final = (
    CLASSES  # in a list of those who may lose, units from the Fortress are above the others
)


def lose_step(stack: list[Unit], unit: Unit) -> None:
    """12.32, 12.33 A full unit is reduced for good; a reduced one may be recruited again."""
    stack.remove(unit)
    if not is_reduced(unit):
        insort(stack, unit + 1)


# The loss number


def sums(board: Board, stack: list[Unit]) -> int:
    """12.32, 12.34 All sums of loss factors that a stack can give, as bits."""
    bits = 1
    for unit in stack:
        for _ in range(steps_of(unit)):
            bits |= bits << board.loss_factor[unit % CLASSES]
    return bits


def largest_sum(board: Board, stack: list[Unit], number: int) -> int:
    """12.31, 12.34 What is lost: as much as possible, but not above the loss number.

    Worked out in ex-12.3e and ex-12.3f.
    """
    return (sums(board, stack) & ((2 << number) - 1)).bit_length() - 1


def after_loss(stack: list[Unit], unit: Unit) -> list[Unit]:
    """12.32 What a stack is when a unit has lost a step."""
    rest = stack.copy()
    lose_step(rest, unit)
    return rest


def may_lose(board: Board, stack: list[Unit], unit: Unit, number: int) -> bool:
    """12.31 Whether the number can still be met exactly after a step of this unit."""
    left = number - board.loss_factor[unit % CLASSES]
    return left >= 0 and sums(board, after_loss(stack, unit)) >> left & 1 == 1


def find_ways(
    board: Board, stack: list[Unit], number: int, lost: list[Unit], found: list[list[Unit]]
) -> None:
    """12.34 The ways to lose a number, each in ascending order; a second one is enough."""
    if number == 0:
        found.append(lost)
        return
    for unit in sorted(set(stack)):
        if len(found) > 1:
            return
        ascending = not lost or unit >= lost[-1]
        rest = [other for other in stack if other >= unit]
        if ascending and may_lose(board, rest, unit, number):
            left = number - board.loss_factor[unit % CLASSES]
            find_ways(board, after_loss(stack, unit), left, [*lost, unit], found)


def only_way(board: Board, stack: list[Unit], number: int) -> list[Unit]:
    """12.34 The steps that a stack must lose if there is no choice, else none."""
    found: list[list[Unit]] = []
    find_ways(board, stack, number, [], found)
    return found[0] if len(found) == 1 else []


# Losses in battle


def stack_of(battle: Battle, seat: Seat) -> list[Unit]:
    """12.14, 13.15d Who may take the losses of a side: units that take part, and no others."""
    if seat != battle.attacker:
        return battle.units[seat]
    return battle.units[seat] + [BESIEGED + unit for unit in battle.besieged]


@dataclass(frozen=True)
class TakeLosses(Step):
    """12.27, 12.31 A side takes the losses that the enemy has rolled; it chooses if it can."""

    seat: Seat

    def run(self, play: Play) -> None:
        battle = the_battle(play.state)
        if not battle.losses[self.seat]:
            return
        forced = only_way(play.state.board, stack_of(battle, self.seat), battle.losses[self.seat])
        for unit in forced:
            lose_in_battle(play, self.seat, unit)
        if not forced:
            play.then(ChooseLosses(self.seat))


@dataclass(frozen=True)
class ChooseLosses(Automatic):
    """12.31, 12.34 The owner gives up step by step what still leads to the number."""

    seat: Seat

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        battle = the_battle(s)
        stack, number = stack_of(battle, self.seat), battle.losses[self.seat]
        kinds = [u for u in sorted(set(stack)) if may_lose(s.board, stack, u, number)]
        choices = [LOSE[u] if u < BESIEGED else LOSE_BESIEGED[u - BESIEGED] for u in kinds]
        return [Question(self.seat, "take_losses", "12.31", choices)]

    def objection(self, s: ThirtyYearsWarState, seat: Seat, choice: Choice) -> Objection | None:
        if choice.verb not in ("lose", "lose_besieged"):
            return None
        battle = the_battle(s)
        stack, number = stack_of(battle, seat), battle.losses[seat]
        unit = choice.noun + BESIEGED * (choice.verb == "lose_besieged")
        if unit not in stack:
            return NotInBattle(choice.noun)
        fits = may_lose(s.board, stack, unit, number)
        return None if fits else MissesLossNumber(choice.noun, number)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        lose_in_battle(play, seat, choice.noun + BESIEGED * (choice.verb == "lose_besieged"))
        play.then(TakeLosses(seat))


def lose_in_battle(play: Play, seat: Seat, unit: Unit) -> None:
    """12.32 A unit that takes part loses a step, which counts its loss factor."""
    battle = the_battle(play.state)
    strike(play.state.board, battle, seat, unit)
    play.tell(StepLost, seat, unit % BESIEGED, battle.city)


def strike(board: Board, battle: Battle, seat: Seat, unit: Unit) -> None:
    """12.32 A step is taken from those who take part, and from what is still to be lost."""
    stack = battle.besieged if unit >= BESIEGED else battle.units[seat]
    lose_step(stack, unit % BESIEGED)
    battle.losses[seat] -= board.loss_factor[unit % BESIEGED]


# Losses elsewhere


@dataclass(frozen=True)
class LoseSteps(Automatic):
    """12.32, card.rule.d The units of a side in a place lose steps, which their owner chooses.

    13.25b, 11.22a: leaders whom the last of them leaves alone before a garrison are lost.
    """

    seat: Seat
    place: Place
    steps: int

    def ask(self, s: ThirtyYearsWarState) -> list[Question]:
        kinds = sorted(set(units_at(s, self.place, self.seat))) if self.steps else []
        return [Question(self.seat, "lose_steps", "12.32", [LOSE[u] for u in kinds])] * bool(kinds)

    def take(self, play: Play, seat: Seat, choice: Choice) -> None:
        lose_step(play.state.pieces[self.place], choice.noun)
        play.tell(StepLost, seat, choice.noun, self.place)
        if self.place < CITIES:
            recheck_siege(play, self.place)
            surprise_leaders(play, self.place)
        play.then(LoseSteps(seat, self.place, self.steps - 1))
