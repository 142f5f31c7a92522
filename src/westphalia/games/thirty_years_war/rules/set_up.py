"""4, 18 Setting up: the table as a scenario has it, forces, cards, and the first turn."""

from __future__ import annotations

from dataclasses import dataclass

from westphalia.engine.ruleset import Ruleset
from westphalia.engine.step import NOBODY, Step
from westphalia.games.thirty_years_war.board import CITIES, PLACES, Board
from westphalia.games.thirty_years_war.cards.ids import P17
from westphalia.games.thirty_years_war.pieces import put_leader, put_unit
from westphalia.games.thirty_years_war.set_ups import SetUp
from westphalia.games.thirty_years_war.state import (
    CATHOLIC,
    FOREVER,
    NONE,
    PROTESTANT,
    WAITING,
    Card,
    Play,
    ThirtyYearsWarState,
)
from westphalia.games.thirty_years_war.terms import Source


def blank(rules: Ruleset, board: Board, name: str) -> ThirtyYearsWarState:
    """4.3b, 18.24a, 18.34a The markers of a scenario, before any piece is on the map."""
    plan = board.set_ups[name]
    # fmt: off
    return ThirtyYearsWarState(
        rules, [], board, plan,
        plan.first_turn, 0, plan.vp,
        plan.control[:], [NOBODY] * CITIES, [NOBODY] * CITIES, [0] * CITIES,
        [0] * CITIES, [0] * CITIES, [],
        plan.holder[:], [int(neutral) for neutral in plan.neutral], plan.awards[:], plan.palatine,
        [[] for _ in range(PLACES)], [WAITING] * len(board.leaders), [0] * len(board.kinds),
        [[], []], decks(board, plan), [[], []], plan.removed[:],
        [plan.first_turn * was_played(plan, card) for card in range(len(board.cards))],
        [FOREVER * (card in plan.lasting) for card in range(len(board.cards))],
        [0] * len(Source), [[], []], [0, 0],
        0, len(plan.groups), int(plan.france_in_war), int(plan.swedish_base != NONE),
        int(plan.pope), int(plan.passes_open),
        plan.dutch_war, plan.dutch_aid, plan.dutch_scored[:], 0,
        int(plan.spinola_checked),
        plan.saxony, int(plan.rebellion), plan.swedish_base, 0, 0,
        0, plan.influence, int(plan.wallenstein), 0, NONE,
        None, None,
    )
    # fmt: on


def was_played(plan: SetUp, card: Card) -> bool:
    """18.24c, 18.34c Whether a card was played before the scenario begins, not only taken out."""
    return card in plan.removed and (card != P17 or plan.france_in_war)


def decks(board: Board, plan: SetUp) -> list[list[int]]:
    """8.1a, 18.4 By side the cards in use, all of them unplayed."""
    used = [
        card
        for card, group in enumerate(board.card_group)
        if group in plan.groups and card not in plan.removed
    ]
    sides = (PROTESTANT, CATHOLIC)
    return [[card for card in used if board.card_side[card] == side] for side in sides]


@dataclass(frozen=True)
class PlaceForces(Step):
    """4.1a, 4.2a Both sides' leaders and units stand where the scenario has them."""

    def run(self, play: Play) -> None:
        for force in play.state.set_up.forces:
            for leader in force.leaders:
                put_leader(play, force.place, leader)
            for unit in force.units:
                put_unit(play, force.place, unit)
