"""Imagined positions: they tell nothing about the true one but what the seat sees."""

import pytest
from tests.bots.twins import moments

from westphalia.engine.chance import Sampling
from westphalia.games import GAMES, find_game

EVERY = 40


@pytest.mark.parametrize("name", GAMES)
def test_positions_that_look_alike_are_imagined_alike(name: str) -> None:
    """The same chance deals the same, whichever of two positions the seat is really in."""
    game = find_game(name)
    header = game.header(["Anna", "Bert", "Cai", "Dora"][: game.usual_seats], game.modules)
    for number, (state, _question) in enumerate(moments(game, header, 7, EVERY)):
        for seat in range(game.usual_seats):
            twin = game.imagine(state, seat, Sampling(number))
            one, other = [
                game.encode(game.imagine(each, seat, Sampling(1000 + number)))
                for each in (state, twin)
            ]
            assert one == other
