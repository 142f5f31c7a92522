"""Players by name, and what they are shown."""

from importlib import import_module

import pytest
from tests.bots.kit import header, transcript, turns

from westphalia.bots.outside import UnknownBot
from westphalia.bots.player import SeatView
from westphalia.bots.random_player import RandomPlayer
from westphalia.bots.registry import BOTS, EFFORTS, bots_of, clause_of, seat_bot
from westphalia.bots.search.general import General
from westphalia.clauses import clauses
from westphalia.engine.record import Header
from westphalia.games import GAMES, find_game
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.lab.arena import Series, play_game


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_a_whole_game(game: str) -> None:
    assert find_game(game).stand_in in bots_of(game)
    bots = [f"{name}:2" if name in EFFORTS else name for name in bots_of(game)]
    seats = find_game(game).usual_seats
    for first in range(0, len(bots), seats):
        players = [*bots, *bots][first : first + seats]
        outcome = play_game(Series(find_game(game).header(players), tuple(players), 1, 7), 0)
        assert outcome.answers > 0
        assert sum(outcome.wins) == pytest.approx(1)


def test_every_name_in_the_list_is_borne_by_a_bot_of_some_game() -> None:
    assert {name for game in GAMES for name in bots_of(game)} == set(BOTS)


@pytest.mark.parametrize("game", GAMES)
def test_reasons_rest_on_clauses_that_there_are(game: str) -> None:
    cited = import_module(f"westphalia.bots.{game}.reasons").CLAUSES
    reasons = vars(import_module(f"westphalia.bots.{game}.reasons")).values()
    assert set(cited) <= {value for value in reasons if isinstance(value, str)}
    assert {clause_of(game, reason) for reason in cited} <= set(clauses(game))
    assert clause_of(game, "reason-any") == "", "then the question has the clause"


def test_a_game_without_bots_of_its_own_has_the_random_player() -> None:
    assert bots_of("chess") == ("random",)


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match=r"wallenstein; there are: random, .*captain"):
        seat_bot("sutler", header(3), 1)


def test_who_searches_may_be_told_how_hard_and_others_may_not() -> None:
    for name in ("general:30", "general_strong:0.1s"):
        assert isinstance(seat_bot(name, header(3), 1), General)
    for name in ("captain:30", "general:much", "general:0", "general:-1s"):
        with pytest.raises(UnknownBot, match=name):
            seat_bot(name, header(3), 1)


def test_the_recruit_is_the_random_player() -> None:
    assert isinstance(seat_bot("recruit", header(3), 1), RandomPlayer)


def test_a_soldier_has_whims_and_is_otherwise_a_captain() -> None:
    agreed = header(3)
    players = [seat_bot("soldier", agreed, seat) for seat in range(3)]
    whims = chances = 0
    for turn in turns(agreed, 3, players):
        chances += len(turn.question.choices) > 1
        whims += turn.answer.reason == "reason-random"
    assert 0.05 < whims / chances < 0.3


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
    seat_view = SeatView(WALLENSTEIN, agreed, state, 2)
    assert seat_view.view == WALLENSTEIN.view(state, 2) != WALLENSTEIN.view(state, 1)
    assert seat_view.view is seat_view.view
