"""Counts of what can be said: a choice too many or too few anywhere shows in the totals."""

import pytest
from tools.games.counts import counts, offered
from tools.games.set_ups import set_up

from westphalia.games import GAMES, find_game

OFFERED = [
    pytest.param(game, name, number, id=f"{game} {name}")
    for game in GAMES
    for name, number in counts(game)["offered"].items()
]


@pytest.mark.parametrize(("game", "name", "number"), OFFERED)
def test_so_many_choices_are_offered(game: str, name: str, number: int) -> None:
    assert offered(set_up(game, name)) == number


@pytest.mark.parametrize("name", GAMES)
def test_choices_are_counted_with_every_module(name: str) -> None:
    headers = [set_up(name, each) for each in counts(name)["offered"]]
    assert {module for header in headers for module in header.modules} == set(
        find_game(name).modules
    )
