"""Counts of sequences of answers from small positions, and why they are what they are."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.sequences import sequences
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.kit import Table
from tests.thirty_years_war.marches import Field

from westphalia.games.thirty_years_war.board import Board
from westphalia.games.thirty_years_war.rules.losses import TakeLosses

DEPTHS = (1, 2, 3, 4)
COUNTS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))


def a_lone_leader() -> Table:
    """Anhalt, on a map without anybody else, and with eight points."""
    return Field().put("pilsen", "anhalt").act(0, "anhalt", "go")


def a_force() -> Table:
    """Mansfeld, who leads five, with more units than that of two kinds."""
    field = Field().put("pilsen", "mansfeld", "4 german_mercenary", "4 german_militia")
    return field.act(0, "mansfeld")


def losses() -> Table:
    """Four Veterans and three Militia must lose steps that count twelve: threes and twos."""
    field = Battlefield("intervention").put("passau", "4 bavarian_mercenary")
    field.s.saxony = 0
    army = ("gustavus_adolphus", "4 swedish_veteran", "3 saxon_militia")
    field.attack(0, "budweis", "passau", *army)
    field.s.agenda.clear()
    field.battle.losses[0] = 12
    return field.run(TakeLosses(0))


@pytest.mark.parametrize("table", [a_lone_leader, a_force, losses])
def test_so_many_sequences_of_answers_begin_here(table: Callable[[], Table]) -> None:
    found = [sequences(table().s, depth) for depth in DEPTHS]
    assert found == COUNTS["sequences"][table.__name__]


def walks(board: Board, city: int, answers: int) -> int:
    """From city to city, or a halt, after which nothing is asked."""
    near = board.neighbours[city]
    if answers == 1:
        return len(near) + 1
    return sum(walks(board, each, answers - 1) for each in near)


def test_the_counts_of_a_lone_leader_are_walks_on_the_map() -> None:
    table = a_lone_leader()
    wanted = [walks(table.board, table.place("pilsen"), answers) for answers in DEPTHS]
    assert wanted == COUNTS["sequences"]["a_lone_leader"]


def test_the_counts_of_a_force_are_those_of_its_kinds_and_its_ways() -> None:
    """So long as he forms his force he takes of either kind, or goes; then he begins to walk."""
    table = a_force()
    first, second = [walks(table.board, table.place("pilsen"), answers) for answers in (1, 2)]
    wanted = [2 + 1, 2 * 3 + first, 2 * 2 * 3 + 2 * first + second]
    assert wanted == COUNTS["sequences"]["a_force"][:3]


# Losses are counted by brute force: a stack has so many full and reduced units of a loss factor.
Stack = tuple[tuple[int, int, int], ...]


def rest(stack: Stack, at: int, reduced: bool) -> Stack:
    factor, full, half = stack[at]
    after = (factor, full, half - 1) if reduced else (factor, full - 1, half + 1)
    return (*stack[:at], after, *stack[at + 1 :])


def ways(stack: Stack, number: int) -> set[tuple[tuple[int, bool], ...]]:
    """All that can be lost to meet a number exactly, whatever its order."""
    if number == 0:
        return {()}
    found = set()
    for at, (factor, full, half) in enumerate(stack):
        for reduced in [False] * bool(full) + [True] * bool(half):
            later = ways(rest(stack, at, reduced), number - factor) if factor <= number else set()
            found |= {tuple(sorted([*way, (at, reduced)])) for way in later}
    return found


def asked(stack: Stack, number: int, answers: int) -> int:
    """How many sequences there are, where nobody is asked who has no choice left."""
    if len(ways(stack, number)) < 2:
        return 0
    kinds = {kind for way in ways(stack, number) for kind in way}
    kinds = {(at, reduced) for at, reduced in kinds if stack[at][2 if reduced else 1]}
    later = [(rest(stack, at, reduced), number - stack[at][0]) for at, reduced in kinds]
    later = [(after, left) for after, left in later if ways(after, left)]
    return len(later) if answers == 1 else sum(asked(*each, answers - 1) for each in later)


def test_the_counts_of_losses_are_those_of_brute_force() -> None:
    stack = ((3, 4, 0), (2, 3, 0))
    assert [asked(stack, 12, answers) for answers in DEPTHS] == COUNTS["sequences"]["losses"]
