"""The what-if board: the same whatever others hide, with bots on it, where the table allows it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.kit import PATIENT, Place, opened
from tests.server.store_kit import table as table_row

from westphalia.engine.chance import Sampling
from westphalia.engine.game import Game
from westphalia.engine.playout import play_out
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Seat, State
from westphalia.games import GAMES, find_game
from westphalia.server.settings import Settings
from westphalia.server.tables import what_if
from westphalia.server.tables.forecasts import header_fields
from westphalia.server.tables.info import may_try

DEPTHS = (0, 7, 20, 45, 90, 160)


def positions(game: Game, seed: int) -> Iterator[tuple[Header, State, Seat]]:
    """Positions of a game by chance, each with a seat that is asked, and one that is not."""
    header = game.header([f"Player {n}" for n in range(min(game.seat_counts))])
    for depth in DEPTHS:
        play = Play(game.set_up(header), Sampling(seed))
        play_out(play, most=depth)
        asked = sorted({question.seat for question in play.open})
        others = [seat for seat in range(min(game.seat_counts)) if seat not in asked]
        for seat in [*asked[:1], *others[:1]]:
            yield header, play.state, seat


def look_alike(game: Game, state: State, seat: Seat) -> State | None:
    """Another position that looks the same to a seat, if there is one."""
    here = game.encode(state)
    for number in range(1, 20):
        twin = game.imagine(state, seat, Sampling(1000 + number))
        if game.encode(twin) != here:
            return twin
    return None


def board(game: Game, header: Header, state: State, seat: Seat, *tried: str) -> Any:
    asked = (3, list(tried))
    return json.loads(what_if.what_if(header_fields(header), game.encode(state), seat, asked))


@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_the_same_whatever_others_hide(name: str) -> None:
    game, compared = find_game(name), 0
    for header, state, seat in positions(game, 1618):
        twin = look_alike(game, state, seat)
        if twin is None:
            continue
        compared += 1
        tried: list[str] = []
        for _ in range(3):  # the whole board: what is shown, asked, told and foretold on the way
            here = board(game, header, state, seat, *tried)
            assert here == board(game, header, twin, seat, *tried)
            if not here["questions"]:
                break
            tried.append(here["questions"][0]["choices"][-1])
            assert foretold(game, header, state, seat, tried) == foretold(
                game, header, twin, seat, tried
            )
    assert compared >= 3


def foretold(game: Game, header: Header, state: State, seat: Seat, tried: list[str]) -> list[Any]:
    """What is told of the next choice on the board, by every job that a page may ask."""
    found = []
    for job in ("rehearsal", "forecast"):
        about = (job, 3, tried[:-1], tried[-1:])
        try:
            found.append(what_if.foretold(header_fields(header), game.encode(state), seat, about))
        except ValueError as error:
            found.append(str(error))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_each_world_agrees_with_what_the_seat_knows(name: str) -> None:
    game = find_game(name)
    for header, state, seat in positions(game, 7):
        here = board(game, header, state, seat)
        own = [q for q in Play(state.copy(), Sampling(0)).open if q.seat == seat]
        if own:
            seen = json.loads(msgspec.json.encode(game.view(state, seat)))
            assert (here["view"], here["log"]) == (seen, [])
            assert [q["kind"] for q in here["questions"]] == [q.kind for q in own]


# over the network


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db", Settings(limits=PATIENT)) as place:
        yield place


def test_somebody_tries_things_and_the_table_stays_as_it_is(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    before = anna.get(f"/api/tables/{table}/position?seat=0")
    path = f"/api/tables/{table}/what-if?seat=0&turn={before['turn']}&world=5"
    first = anna.get(path)
    assert (first["type"], first["turn"], first["undo"]) == ("position", 1, 0)
    assert first["view"] == before["view"]
    choice = first["questions"][0]["choices"][0]
    second = anna.get(f"{path}&tried={choice}")
    assert (second["turn"], second["undo"]) == (2, 1)
    assert second["view"] != before["view"]
    rehearsed = anna.get(
        f"/api/tables/{table}/rehearsal?seat=0&world=5&tried={choice}"
        f"&choice={second['questions'][0]['choices'][0]}"
    )
    assert rehearsed["taken"]
    assert anna.get(f"/api/tables/{table}/position?seat=0") == before
    assert anna.get(path.replace(f"turn={before['turn']}", "turn=999")) is None
    anna.get(f"{path}&tried={choice}&tried=nonsense", 422)
    anna.get(f"{path}&tried={choice}&tried={choice}", 400)


def test_who_has_no_seat_or_where_it_is_not_agreed_nobody_tries(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "random", "random", public=True)
    berta.get(f"/api/tables/{table}/what-if?seat=0&world=1", 403)
    place.stranger().get(f"/api/tables/{table}/what-if?seat=0&world=1", 401)
    strict = anna.new_table("me", "random", "random", what_if=False)
    refused = anna.get(f"/api/tables/{strict}/what-if?seat=0&world=1", 403)
    assert refused["error"]["reason"] == "no_what_if"
    asked = f"/api/tables/{strict}/rehearsal?seat=0&world=1&choice=ready"
    assert anna.get(asked, 403)["error"]["reason"] == "no_what_if"
    assert anna.get(f"/api/tables/{strict}")["what_if"] is False


def test_where_a_rating_hangs_on_it_nobody_tries() -> None:
    assert may_try(table_row("a"))
    assert not may_try(table_row("a", rated=True))
    assert not may_try(table_row("a", what_if=False))
