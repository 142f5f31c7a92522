"""Two servers on one PostgreSQL: whoever sits at one sees what happens at the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.kit import (
    PATIENCE,
    PATIENT,
    Person,
    Place,
    any_batch,
    close_code,
    eventually,
    frame,
    mat,
    opened,
    patience,
    seats_told,
)
from tests.server.postgres_server import PostgresServer

from westphalia.server.accounts import hash_token
from westphalia.server.notices import outgoing
from westphalia.server.notices.notifier import Notifier
from westphalia.server.settings import Settings
from westphalia.server.store.moderation import Act
from westphalia.server.store.postgres import open_postgres
from westphalia.server.store.store import Store

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


@pytest.mark.slow
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


def test_a_rematch_is_one_at_both_servers(places: Places) -> None:
    one, two = places
    anna, berta = one.guest("Anna"), two.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    while anna.get(f"/api/tables/{table}")["waiting"] != [0, 1]:
        pass  # a table at which nothing has happened would be gone when it is closed
    anna.post(f"/api/tables/{table}/close")
    with there(berta, two).live(table, 1) as socket:
        offered = anna.post(f"/api/tables/{table}/rematch")["id"]
        while frame(socket, "presence", "position")["table"]["rematch"] != offered:
            pass
    assert berta.post(f"/api/tables/{table}/rematch")["id"] == offered
    while anna.get(f"/api/tables/{offered}")["seats"][1]["kind"] != "person":
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


def test_a_new_password_at_one_server_ends_the_sessions_at_the_other(places: Places) -> None:
    one, two = places
    known = {"name": "Anna", "password": "correct horse"}
    anna = Person(one, "Anna", one.stranger().post("/api/account", known)["token"])
    other = Person(two, "Anna", two.stranger().post("/api/login", known)["token"])
    table = anna.new_table("me", "hot", "hot")
    with other.live(table, 1) as socket, there(anna, two).live(table, 0) as own:
        frame(own)
        anna.post("/api/password", {"old": "correct horse", "new": "another horse"})
        assert close_code(socket) == 1012
        own.send_json({"type": "undo", "turn": 99, "key": "a"})
        assert frame(own, "error")["code"] == "stale", "it is still open"
    two.client.cookies.clear()
    assert other.get("/api/me") == {"me": None}


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


@pytest.mark.slow
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


# who is present, and who is called


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of the webhooks that are called."""
    addresses: list[str] = []

    def post(address: str, body: bytes, private: bool) -> int:
        addresses.append(address)
        return 204

    monkeypatch.setattr(outgoing, "post", post)
    return addresses


def test_who_looks_through_one_server_is_present_at_the_other(places: Places) -> None:
    one, two = places
    anna = one.guest("Anna")
    table = anna.new_table("me", "open", "open", public=True)
    with one.stranger().live(table) as socket:
        assert not seats_told(socket)[0]["present"]
        with there(anna, two).live(table, 0):
            while not seats_told(socket)[0]["present"]:
                pass
        while seats_told(socket)[0]["present"]:
            pass


def test_one_word_to_who_is_away_and_none_to_who_is_at_the_other_server(
    places: Places, called: list[str]
) -> None:
    one, two = places
    anna, berta, carla = one.guest("Anna"), one.guest("Berta"), two.guest("Carla")
    for person in (anna, berta, carla):
        person.post("/api/me", {"webhook": f"https://example.net/{person.name}"})
    table = anna.new_table("me", "open", "open", public=True)
    with anna.live(table, 0) as near, two.stranger().live(table) as far:
        carla.post(f"/api/tables/{table}/sit", {"seat": 2})
        with carla.live(table, 2):
            while not seats_told(near)[2]["present"]:
                pass
            berta.post(f"/api/tables/{table}/sit", {"seat": 1})
            for socket in (near, far):
                while frame(socket, "presence", "position")["type"] != "position":
                    pass
            eventually(lambda: called, "a word to Berta")
            for place in places:
                assert place.client.portal
                place.client.portal.call(told_all, place.context.tables.notifier)
    assert called == ["https://example.net/Berta"]


async def told_all(notifier: Notifier) -> None:
    await notifier.dispatcher.settled()


def test_connections_count_at_both_servers(postgres: PostgresServer) -> None:
    address = postgres.fresh()

    async def shared() -> Store:
        return await open_postgres(address)

    settings = Settings(limits=msgspec.structs.replace(PATIENT, person_connections=2))
    with (
        opened(Path(), settings, open_store=shared) as one,
        opened(Path(), settings, open_store=shared) as two,
    ):
        anna = one.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        user = anna.get("/api/me")["me"]["id"]
        with anna.live(table, 0), anna.live(table, 1):
            elsewhere = two.context.connection_limiter.elsewhere
            eventually(lambda: elsewhere(user) == 2, "word of two connections")
            with there(anna, two).live(table, 2) as refused:
                assert frame(refused, "error")["reason"] == "too_many_connections"
        eventually(lambda: elsewhere(user) == 0, "word of their end")
        with there(anna, two).live(table, 2) as socket:
            assert frame(socket)["seat"] == 2


def test_who_was_called_by_one_server_is_not_called_by_the_other(
    deaf: Places, called: list[str]
) -> None:
    one, two = deaf
    anna, berta = one.guest("Anna"), one.guest("Berta")
    berta.post("/api/me", {"webhook": "https://example.net/"})
    table = anna.new_table("me", "hot", "open", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 2})
    eventually(lambda: len(called) == 1, "a word at the start")
    berta.answer(table, 2, mat(berta.position(table, 2), Random(1)), "a")
    again = there(berta, two)
    undo = {"seat": 2, "turn": again.position(table, 2)["turn"], "key": "b"}
    again.post(f"/api/tables/{table}/undo", undo)
    eventually(lambda: len(called) == 2, "a word of the second server: asked anew")
    anna.answer(table, 0, ["bid money_0"], "c")
    assert one.client.get(f"/api/tables/{table}").json()["waiting"] == [0, 1, 2]
    assert one.client.portal
    one.client.portal.call(told_all, one.context.tables.notifier)
    assert len(called) == 2


# what is said


def test_words_votes_and_marks_reach_the_other_server(places: Places) -> None:
    one, two = places
    anna, berta = one.guest("Anna"), two.guest("Berta")
    table = anna.new_table("me", "open", "random", public=True)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    path = f"/api/tables/{table}/live?seat=1&talk=1"
    with two.client.websocket_connect(path, headers=berta.headers) as socket:
        assert frame(socket, "talk")["entries"] == []
        anna.post(f"/api/tables/{table}/talk", {"text": "from the other side"})
        assert [each["text"] for each in frame(socket, "talk")["entries"]] == [
            "from the other side"
        ]
        there(berta, one).post(f"/api/tables/{table}/talk/avoid", {"seat": 0, "how": "block"})
        while not frame(socket, "talk")["entries"][0]["hidden"]:
            pass
        anna.post(f"/api/tables/{table}/vote", {"vote": "pause"})
        while [
            each["agreed"] for each in frame(socket, "presence", "position")["table"]["votes"]
        ] != [[0]]:
            pass
        berta.post(f"/api/tables/{table}/vote", {"vote": "pause"})
        eventually(lambda: anna.get(f"/api/tables/{table}")["paused"], "the pause")


@pytest.mark.slow
def test_people_at_two_servers_are_seated_together_and_are_ready(places: Places) -> None:
    one, two = places
    anna, berta = one.guest("Anna"), two.guest("Berta")
    for person in (anna, berta):
        person.post("/api/ticket", {"game": "thirty_years_war"})
    found = {seated_at(person) for person in (anna, berta)}
    [table] = found
    assert anna.get(f"/api/tables/{table}")["ready"]["seats"] == []
    for person in (anna, berta):
        person.post(f"/api/tables/{table}/ready")
    for person in (anna, berta):
        await_start(person, table)


def seated_at(person: Person) -> str:
    """Waits until a person's ticket tells a table, and returns its id."""
    eventually(lambda: person.get("/api/ticket")["ticket"]["table"], "a table")
    return str(person.get("/api/ticket")["ticket"]["table"])


def await_start(person: Person, table: str) -> None:
    path = f"/api/tables/{table}"
    eventually(lambda: person.get(path)["state"] == "playing", "the start")


def test_of_tickets_and_wanted_seats_nobody_is_told_more_than_all_may_know(
    places: Places,
) -> None:
    one, _ = places
    anna, berta, carla = [one.guest(name) for name in ("Anna", "Berta", "Carla")]
    anna.post("/api/ticket", {"game": "wallenstein", "live": False, "low": 1700, "high": 1800})
    assert berta.get("/api/ticket") == {"ticket": None}
    told = str([berta.get(path) for path in ("/api/lobby", "/api/tables", "/api/seats-wanted")])
    assert "1700" not in told
    assert "Anna" not in told
    anna.post("/api/ticket/drop")
    for public in (True, False):
        table = anna.new_table("me", "open", "captain", public=public)
        link = anna.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
        berta.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link})
        berta.post(f"/api/tables/{table}/stand", {"seat": 1})
    [listed] = carla.get("/api/seats-wanted")["tables"]
    assert listed["public"]
    assert listed == carla.get(f"/api/tables/{listed['id']}"), "what whoever watches is told"
    assert anna.get("/api/seats-wanted")["tables"] == [], "who sits there seeks no seat"


def test_what_a_moderator_does_at_one_server_holds_at_the_other(places: Places) -> None:
    one, two = places
    known = {"name": "Mona", "password": "correct horse"}
    moderator = Person(one, "Mona", one.stranger().post("/api/account", known)["token"])
    anna = two.guest("Anna")
    person, mona = (each.get("/api/me")["me"]["id"] for each in (anna, moderator))
    store = one.context.store
    given = Act(0, 1.0, 0, "console", "role", mona, "Mona", about="operator")
    assert one.client.portal
    one.client.portal.call(store.put_role, mona, "operator", given)
    table = anna.new_table("me", "hot", "hot")
    act = {"person": person, "reason": "rude", "days": 1}
    moderator.post("/api/moderation/mute", act)
    eventually(lambda: person in two.context.bans.muted, "the end of talk")
    refused = anna.post(f"/api/tables/{table}/talk", {"text": "but"}, 403)["error"]
    assert refused["reason"] == "silenced"
    moderator.post("/api/moderation/rename", {"person": person, "name": "Blume", "reason": "rude"})
    eventually(lambda: anna.get("/api/me")["me"]["name"] == "Blume", "the new name")
    eventually(lambda: two.table(table).seats[0].name == "Blume", "the name at the table")
    moderator.post("/api/moderation/freeze", {"table": table, "reason": "rude"})
    eventually(lambda: anna.get(f"/api/tables/{table}")["frozen"], "the stop")
    moderator.post("/api/moderation/banner", {"text": "Away at eight"})
    eventually(lambda: two.context.current_banner(), "the banner")
    with anna.live(table, 0) as socket:
        frame(socket)
        moderator.post("/api/moderation/ban", act)
        assert close_code(socket) == 4403
    assert anna.get("/api/me", 403)["error"]["reason"] == "banned_until"
