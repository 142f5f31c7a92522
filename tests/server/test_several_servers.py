"""Two servers on one PostgreSQL: whoever sits at one sees what happens at the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.server.kit import (
    PATIENCE,
    Person,
    Place,
    any_batch,
    frame,
    opened,
    patience,
    seats_told,
)
from tests.server.postgres_server import PostgresServer

from westphalia.server.accounts import hash_token
from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.protocol import Store

Places = tuple[Place, Place]


@pytest.fixture
def places(postgres: PostgresServer) -> Iterator[Places]:
    address = postgres.fresh()

    async def shared() -> Store:
        return await open_postgres(address)

    with opened(Path(), open_store=shared) as one, opened(Path(), open_store=shared) as two:
        yield one, two


def token(person: Person) -> str:
    return person.headers["authorization"].split()[1]


def there(person: Person, place: Place) -> Person:
    """The same person at another server."""
    return Person(place, person.name, token(person))


def test_an_answer_at_one_server_is_seen_at_the_other(places: Places) -> None:
    one, two = places
    anna = one.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    again = there(anna, two)
    with again.live(table, 1) as socket:
        assert not frame(socket)["view"]["seats"][0]["ready"]
        anna.answer(table, 0, any_batch(anna.position(table, 0), Random(1)), "a")
        assert frame(socket)["view"]["seats"][0]["ready"]
    again.answer(table, 1, any_batch(again.position(table, 1), Random(1)), "b")
    with anna.live(table, 0) as socket:
        while not frame(socket)["view"]["seats"][1]["ready"]:
            pass


def test_who_sits_down_at_one_server_is_seen_at_the_other(places: Places) -> None:
    one, two = places
    anna, berta = one.guest("Anna"), two.guest("Berta")
    table = anna.new_table("me", "open", "open", public=True)
    with anna.live(table, 0) as socket:
        berta.post(f"/api/tables/{table}/sit", {"seat": 2})
        while seats_told(socket)[2]["name"] != "Berta":
            pass


def test_a_token_that_ends_at_one_server_ends_at_the_other(places: Places) -> None:
    one, two = places
    anna = one.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    again = there(anna, two)
    with again.live(table, 1) as socket:
        frame(socket)
        assert again.get("/api/me")["me"], "the other server has it in its cache"
        anna.post("/api/logout")
        with patience(PATIENCE):
            while (message := socket.receive())["type"] != "websocket.close":
                pass
        assert message["code"] == 1012
    assert again.get("/api/me") == {"me": None}


def test_tokens_are_looked_at_again_when_word_may_have_been_missed(places: Places) -> None:
    one, two = places
    anna, berta = one.guest("Anna"), one.guest("Berta")
    table = anna.new_table("me", "hot", "hot")
    assert two.client.portal
    with there(anna, two).live(table, 1) as socket, there(berta, two).live(table) as other:
        frame(socket)
        frame(other)
        two.client.portal.call(two.context.store.drop_token, hash_token(token(anna)))
        two.client.portal.call(two.context.on_foreign_change, "")
        with patience(PATIENCE):
            while socket.receive()["type"] != "websocket.close":
                pass
        other.send_json({"type": "undo", "turn": 1, "key": "a"})
        assert frame(other, "error")["code"] == "not_allowed"


def test_a_whole_game_with_bots_while_both_look_on(places: Places) -> None:
    one, two = places
    anna = one.guest("Anna")
    table = anna.new_table("random", "random", "open", public=True)
    with there(anna, two).live(table) as far, anna.live(table) as near:
        anna.post(f"/api/tables/{table}/start")
        for socket in (near, far):
            while (shown := frame(socket))["table"]["state"] != "over":
                pass
            assert shown["table"]["result"]["winners"]


@pytest.fixture
def deaf(tmp_path: Path) -> Iterator[Places]:
    """Servers on one file hear nothing of each other: each finds out only when it writes."""
    path = tmp_path / "tables.db"
    with opened(path) as one, opened(path) as two:
        yield one, two


def test_seats_that_plan_at_the_same_moment_do_not_hinder_each_other(deaf: Places) -> None:
    one, two = deaf
    anna = one.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    again = there(anna, two)
    plans = [any_batch(again.position(table, seat), Random(1)) for seat in (0, 1)]
    anna.answer(table, 0, plans[0], "a")
    again.answer(table, 1, plans[1], "b")
    turn = anna.position(table, 0)["turn"]
    anna.post(f"/api/tables/{table}/undo", {"seat": 0, "turn": turn, "key": "c"})
    assert anna.get(f"/api/tables/{table}")["waiting"] == [0, 2]


def test_what_one_server_has_told_may_be_answered_at_the_other(deaf: Places) -> None:
    one, two = deaf
    anna = one.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    again = there(anna, two)
    again.position(table, 0)
    turn = anna.answer(table, 0, ["bid money_0"], "a")["turn"]
    choice = anna.position(table, 0)["questions"][0]["choices"][0]
    body = {"seat": 0, "turn": turn, "key": "b", "choices": [choice]}
    assert again.post(f"/api/tables/{table}/answer", body) == {"turn": turn + 1}
