"""A view that shows everything is found in every game; finer leaks are planted game by game."""

import json

import pytest
from tests.games.telltale import Telltale, breach
from tools.games.set_ups import chosen

from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game

FIRST = [next(iter(chosen(game, "few").values())) for game in GAMES]


@pytest.mark.parametrize("header", FIRST, ids=lambda header: header.game)
def test_a_view_that_shows_the_whole_position_is_found(header: Header) -> None:
    game = find_game(header.game)
    leaky = Telltale(game, lambda s, seat: json.dumps(game.encode(s)))
    assert "sees what it may not know" in breach(leaky, header)


@pytest.mark.parametrize("header", FIRST, ids=lambda header: header.game)
@pytest.mark.slow
def test_a_view_that_shows_what_all_may_know_is_let_pass(header: Header) -> None:
    game = find_game(header.game)
    sound = Telltale(game, lambda s, seat: [game.scores(s), game.when(s)])
    assert breach(sound, header, games=1, every=30) == ""
