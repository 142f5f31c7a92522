"""Counts of sequences of answers from small positions, and why they are what they are."""

import tomllib
from collections.abc import Callable
from math import factorial, prod
from pathlib import Path

import pytest
from tests.games.sequences import sequences
from tests.wallenstein.kit import Table, position, season

from westphalia.games.wallenstein.words import STAY

COUNTS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))


def one_county_each() -> Table:
    return season("boehmen: 0 3; mark: 1 3; koeln: 2 3", seats=3)


def a_poor_seat() -> Table:
    return one_county_each().purse(0, 1)


def a_march() -> Table:
    table = position("boehmen: 0 4; passau: 0 1; mark: 1 3", seats=3)
    return table.act("combat_move_a", 0, "boehmen")


@pytest.mark.parametrize("table", [one_county_each, a_poor_seat, a_march])
def test_so_many_sequences_of_answers_begin_here(table: Callable[[], Table]) -> None:
    deepest = 2 if table is a_march else 3
    found = [sequences(table().s, depth) for depth in range(1, deepest + 1)]
    assert found == COUNTS["sequences"][table.__name__]


def test_the_counts_of_planning_are_those_of_combinatorics() -> None:
    """A seat with six cards for eleven boxes lays one of those left, or none, on each."""

    def own(answers: int, cards: int = 6) -> int:
        if answers == 0:
            return 1
        return cards * own(answers - 1, cards - 1) + own(answers - 1, cards)

    def together(answers: int) -> int:
        shares = [
            (a, b, answers - a - b) for a in range(answers + 1) for b in range(answers + 1 - a)
        ]
        return sum(
            factorial(answers) // prod(map(factorial, share)) * prod(map(own, share))
            for share in shares
        )

    assert [together(answers) for answers in (1, 2, 3)] == COUNTS["sequences"]["one_county_each"]


def test_the_counts_of_a_march_are_neighbours_and_numbers() -> None:
    """From four armies up to three may go to each neighbour, or all stay."""
    table = a_march()
    ways = len(table.question(0).choices) - 1
    assert STAY in table.question(0).choices
    assert ways == len(table.board.neighbours[table.county("boehmen")])
    assert COUNTS["sequences"]["a_march"] == [ways + 1, 3 * ways]
