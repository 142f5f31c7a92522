"""Counts of what can be said: a choice too many or too few anywhere shows in the totals."""

import tomllib
from typing import Any

import pytest
from tests.games.facts import TESTS, set_up

from westphalia.engine.chance import Seeded
from westphalia.engine.record import Header
from westphalia.engine.step import Play
from westphalia.games import GAMES, find_game

GAMES_EACH = 4


def counts(game: str) -> dict[str, Any]:
    return tomllib.loads((TESTS / game / "perft.toml").read_text(encoding="utf-8"))


OFFERED = [
    pytest.param(game, name, number, id=f"{game} {name}")
    for game in GAMES
    for name, number in counts(game)["offered"].items()
]


def offered(header: Header) -> int:
    """How many choices are offered in all, over a few games of answers at random."""
    game = find_game(header.game)
    total = 0
    for seed in range(GAMES_EACH):
        chance = Seeded(bytes([seed]) * 32)  # what it draws never changes
        play: Play[Any] = Play(game.set_up(header), chance)
        while play.open:
            total += sum(len(question.choices) for question in play.open)
            question = play.open[chance.below(len(play.open))]
            play.answer(question.seat, question.choices[chance.below(len(question.choices))])
    return total


@pytest.mark.parametrize(("game", "name", "number"), OFFERED)
def test_so_many_choices_are_offered(game: str, name: str, number: int) -> None:
    assert offered(set_up(game, name)) == number


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_counted_with_every_module(name: str) -> None:
    headers = [set_up(name, each) for each in counts(name)["offered"]]
    assert {module for header in headers for module in header.modules} == set(
        find_game(name).modules
    )
