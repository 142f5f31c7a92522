"""Players by name, and what they are shown."""

import pytest
from tests.bots.kit import EVERYTHING, header, transcript, turns

from westphalia.bots.player import Sight
from westphalia.bots.random_player import RandomPlayer
from westphalia.bots.registry import BOTS, UnknownBot, seat_bot
from westphalia.engine.record import Header
from westphalia.games.wallenstein.game import WALLENSTEIN


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_of_the_list_plays_a_whole_game(name: str) -> None:
    agreed = header(3, EVERYTHING)
    told = transcript(agreed, 7, [seat_bot(name, agreed, seat) for seat in range(3)])
    assert {line.split()[0] for line in told} == {"0", "1", "2"}


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="'general' is no bot for wallenstein; there are: random"):
        seat_bot("general", header(3), 1)


def test_a_captain_is_no_bot_for_another_game() -> None:
    with pytest.raises(UnknownBot, match="'captain' is no bot for chess"):
        seat_bot("captain", Header("chess", "1", ("anna", "dirk")), 1)


def test_the_random_player_repeats_itself_with_its_seed_and_not_with_another() -> None:
    agreed = header(3)

    def game(seed: int) -> list[str]:
        return transcript(agreed, 7, [RandomPlayer(seed + seat) for seat in range(3)])

    assert game(1) == game(1)
    assert game(1) != game(100)


def test_a_sight_shows_the_view_of_its_seat_and_makes_it_once() -> None:
    agreed = header(3)
    players = [RandomPlayer(seat) for seat in range(3)]
    state = next(turns(agreed, 7, players)).state
    sight = Sight(WALLENSTEIN, agreed, state, 2)
    assert sight.view == WALLENSTEIN.view(state, 2) != WALLENSTEIN.view(state, 1)
    assert sight.view is sight.view
