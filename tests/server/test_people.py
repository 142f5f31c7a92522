"""Guests, accounts, tokens: who somebody is, and that nobody else can be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.kit import PATIENCE, PATIENT, Person, Place, frame, opened, patience

from westphalia.server.accounts import hash_password, hash_token, verify_password
from westphalia.server.settings import Limits, Rate, Settings


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def test_a_guest_gets_a_token_of_which_only_the_hash_is_kept(place: Place, tmp_path: Path) -> None:
    answer = place.client.post("/api/guest", json={"name": " Anna "})
    token = answer.json()["token"]
    cookie = answer.headers["set-cookie"]
    assert f"westphalia={token}" in cookie
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    me = place.client.get("/api/me").json()["me"]
    rest = {"account": False, "bot": False, "webhook": None}
    assert me == {"id": me["id"], "name": "Anna", **rest}
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert token.encode() not in kept
    assert hash_token(token).encode() in kept


def test_a_token_counts_as_bearer_too_and_nobody_without_one(place: Place) -> None:
    anna = place.guest("Anna")
    assert anna.get("/api/me")["me"]["name"] == "Anna"
    assert place.stranger().get("/api/me") == {"me": None}
    refused = place.stranger().post("/api/tables", {"game": "wallenstein", "seats": []}, 401)
    assert refused["error"]["code"] == "unauthorised"


def test_a_guest_becomes_an_account_and_comes_back_with_the_password(place: Place) -> None:
    guest = place.guest("Anna")
    number = guest.get("/api/me")["me"]["id"]
    made = guest.post("/api/account", {"name": "Anna", "password": "correct horse"})
    me = made["me"]
    assert (me["id"], me["account"]) == (number, True)
    anna = Person(place, "Anna", made["token"])
    assert anna.get("/api/me")["me"] == me
    again = place.stranger().post("/api/login", {"name": "ANNA", "password": "correct horse"})
    assert again["me"]["id"] == me["id"]
    assert again["token"] not in anna.headers["authorization"]


def test_whoever_knows_the_token_of_a_guest_does_not_have_the_account(place: Place) -> None:
    client = place.client
    planted = client.post("/api/guest", json={"name": "Eve"}).json()["token"]
    made = client.post("/api/account", json={"name": "Anna", "password": "correct horse"})
    assert f"westphalia={made.json()['token']}" in made.headers["set-cookie"]
    assert client.get("/api/me").json()["me"]["name"] == "Anna"
    assert Person(place, "Eve", planted).get("/api/me") == {"me": None}


def test_a_change_at_a_server_that_does_not_know_of_the_account_leaves_it_alone(
    tmp_path: Path,
) -> None:
    """A server remembers people for a while; what another one has changed must not be undone."""
    with opened(tmp_path / "tables.db") as one, opened(tmp_path / "tables.db") as two:
        guest = one.guest("Anna")
        number = guest.get("/api/me")["me"]["id"]
        assert one.client.portal
        one.client.portal.call(
            one.context.store.add_token, hash_token("second device"), number, one.clock.time
        )
        there = Person(two, "Anna", "second device")
        assert not there.get("/api/me")["me"]["account"]
        guest.post("/api/account", {"name": "Anna", "password": "correct horse"})
        there.post("/api/account", {"name": "Eve", "password": "another horse"}, 409)
        there.post("/api/me", {"name": "Anne"})
        body = {"name": "Anne", "password": "correct horse"}
        assert one.stranger().post("/api/login", body)["me"]["id"] == number


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Anna", "password": "wrong horse"},
        {"name": "Berta", "password": "correct horse"},
        {"name": "Anna", "password": ""},
    ],
)
def test_a_wrong_login_is_refused_and_does_not_say_what_was_wrong(
    place: Place, body: object
) -> None:
    place.guest("Anna").post("/api/account", {"name": "Anna", "password": "correct horse"})
    refused = place.stranger().post("/api/login", body, 401)
    assert refused["error"]["message"] == "that name and that password do not fit together"


def test_names_of_accounts_are_unique_without_regard_to_case(place: Place) -> None:
    place.guest().post("/api/account", {"name": "Anna", "password": "correct horse"})
    other = place.guest("Berta")
    refused = other.post("/api/account", {"name": "aNNA", "password": "another horse"}, 409)
    assert refused["error"]["code"] == "conflict"
    assert other.get("/api/me")["me"]["name"] == "Berta"


def test_a_dropped_token_is_nobodys(place: Place) -> None:
    anna = place.guest("Anna")
    anna.post("/api/logout")
    assert anna.get("/api/me") == {"me": None}


def test_who_logs_out_leaves_no_open_line_behind(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket, berta.live(table) as other:
        frame(socket)
        anna.post("/api/logout")
        with patience(PATIENCE):
            while (message := socket.receive())["type"] != "websocket.close":
                pass
        assert message["code"] == 4401
        other.send_json({"type": "undo", "turn": 1, "key": "a"})
        assert frame(other, "error")["code"] == "not_allowed"


def test_the_token_of_a_guest_who_made_an_account_holds_nothing_open(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    with anna.live(table, 0) as socket:
        frame(socket)
        anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
        with patience(PATIENCE):
            while (message := socket.receive())["type"] != "websocket.close":
                pass
        assert message["code"] == 1012, "a page comes back with its new token"


def test_name_and_webhook_can_be_changed(place: Place) -> None:
    anna = place.guest("Anna")
    anna.post("/api/me", {"name": "Anne", "webhook": "https://example.net/hook"})
    me = anna.get("/api/me")["me"]
    assert (me["name"], me["webhook"]) == ("Anne", "https://example.net/hook")
    anna.post("/api/me", {"webhook": None})
    assert anna.get("/api/me")["me"]["webhook"] is None


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "a" * 41, "tab\there", "new\nline", "\u202ereverse", "An\u200bna", "\u3164",
        "Anna\ufe0f", "An\u2800na", "A\u0301\u0302\u0303\u0304\u0305nna",
    ],
)  # fmt: skip
def test_a_name_that_could_not_stand_in_a_record_is_refused(place: Place, name: str) -> None:
    assert place.client.post("/api/guest", json={"name": name}).status_code == 400


@pytest.mark.parametrize(
    "webhook",
    [
        "ftp://x", "javascript:x", "http://", "https://a:b@c/", "x" * 600, "http://[::1", "http://a:0/",
        "http://a:99999/", "http://a:b/", "http://ex\u2100.com/", "http://a/ HTTP/1.1", "http://a/\r\nx",
    ],
)  # fmt: skip
def test_a_webhook_must_be_an_address(place: Place, webhook: str) -> None:
    place.guest().post("/api/me", {"webhook": webhook}, 400)


def test_passwords_are_salted_and_slow() -> None:
    one, two = hash_password("correct horse", b"1" * 16), hash_password("correct horse", b"2" * 16)
    assert one != two
    assert verify_password("correct horse", one)
    assert not verify_password("correct house", one)


def test_who_tries_many_passwords_must_wait(tmp_path: Path) -> None:
    limits = Limits(login=Rate(0.001, 3), address=PATIENT.address)
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        body = {"name": "Anna", "password": "a guess or two"}
        tries = [place.client.post("/api/login", json=body).status_code for _ in range(5)]
    assert tries == [401, 401, 401, 429, 429]
