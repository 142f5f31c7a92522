"""12.2 The odds of a battle: exact chances, from open facts alone; and what a forecast is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from westphalia.engine.step import Seat
from westphalia.games.thirty_years_war.board import Board
from westphalia.games.thirty_years_war.pieces import (
    SIDES,
    fighting,
    is_dynamic,
    strength,
    the_battle,
    the_march,
)
from westphalia.games.thirty_years_war.rules.losses import largest_sum
from westphalia.games.thirty_years_war.state import NONE, Leader, ThirtyYearsWarState, Unit, enemy

# Forecasts

Forecast = dict[str, Any]


class NothingToForetell(ValueError):
    """An answer of which nothing can be said beforehand."""


# 12.2 The odds of a battle

ROLLS: Final = SIDES * SIDES


@dataclass(frozen=True)
class Force:
    """12.15 One side of a battle: its units, what it adds to its roll, its shift of column."""

    units: tuple[Unit, ...]
    modifier: int = 0
    shift: int = 0
    dynamic: int = 0  # of ten rolls for a Dynamic commander, how many he outlives; else 0
    reserve: bool = False  # units that take no part keep it from being eliminated (12.15)


@dataclass(frozen=True)
class Odds:
    """12.28 The chances of both sides to win, and what they must expect.

    Losses are in loss factors (12.32).  Foraging, and units that leave the game with a leader, are
    not foreseen.
    """

    attacker_wins: float
    defender_wins: float
    attacker_losses: float
    defender_losses: float
    attacker_eliminated: float
    defender_eliminated: float
    tied: float  # how probably both roll the same loss number


def force(s: ThirtyYearsWarState, units: list[Unit], commander: Leader) -> Force:
    """12.22, 12.24 A force as it would fight under a commander, or under none, without cards."""
    if commander == NONE:
        return Force(tuple(units))
    return Force(tuple(units), s.board.battle[commander], 0, survival(s, commander))


def survival(s: ThirtyYearsWarState, commander: Leader) -> int:
    """12.28b, 12.41a Of ten rolls, after how many a Dynamic commander still decides a tie."""
    return min(SIDES, s.board.loss[commander]) if is_dynamic(s, commander) else 0


def battle_odds(s: ThirtyYearsWarState) -> Odds:
    """12.2 The odds of the battle under way, with the commanders and cards known by now."""
    attacker = the_battle(s).attacker
    return clash(s.board, standing(s, attacker), standing(s, enemy(attacker)))


def standing(s: ThirtyYearsWarState, seat: Seat) -> Force:
    """12.21 One side of the battle under way."""
    battle = the_battle(s)
    commander = battle.commander[seat]
    dynamic = survival(s, commander) if commander != NONE else 0
    reserve = seat == battle.attacker and not battle.sally and bool(the_march(s).units)
    modifier = battle.rating[seat] + battle.modifier[seat]
    return Force(tuple(fighting(battle, seat)), modifier, battle.shift[seat], dynamic, reserve)


def loss_numbers(board: Board, side: Force) -> list[int]:
    """12.25, 12.26b By roll of the die, the loss number that a side inflicts."""
    column = board.charts.column(strength(board, list(side.units)), side.shift)
    return [board.charts.loss_number(column, roll + side.modifier) for roll in range(SIDES)]


def clash(board: Board, attack: Force, defence: Force) -> Odds:
    """12.26a, 12.28a, 12.28d, 12.34 All pairs of rolls, and what each of them brings."""
    hits, blows = loss_numbers(board, attack), loss_numbers(board, defence)
    own = [largest_sum(board, list(attack.units), number) for number in blows]
    theirs = [largest_sum(board, list(defence.units), number) for number in hits]
    broken = [lost == total(board, attack) and not attack.reserve for lost in own]
    beaten = [lost == total(board, defence) and not defence.reserve for lost in theirs]
    tie = tie_break(board, attack, defence)
    won = drawn = 0.0
    for hit, gone in zip(hits, beaten, strict=True):
        for blow, lost in zip(blows, broken, strict=True):
            if lost and gone:
                drawn += 1
            elif not lost:
                won += 1 if gone or hit > blow else tie if hit == blow else 0
    return Odds(
        won / ROLLS,
        (ROLLS - won - drawn) / ROLLS,
        sum(own) / SIDES,
        sum(theirs) / SIDES,
        sum(broken) / SIDES,
        sum(beaten) / SIDES,
        sum([blows.count(hit) for hit in hits]) / ROLLS,
    )


def total(board: Board, side: Force) -> int:
    """12.34 All that a force can lose."""
    return largest_sum(board, list(side.units), 99)


def tie_break(board: Board, attack: Force, defence: Force) -> float:
    """12.27, 12.28b How probably the attacker wins a tie: under a Dynamic Leader who lives.

    12.4b: nobody rolls for the commander of a defence four times as strong.
    """
    weak = 4 * strength(board, list(attack.units)) <= strength(board, list(defence.units))
    lives = SIDES if weak and defence.dynamic else defence.dynamic
    return attack.dynamic * (SIDES - lives) / ROLLS
