"""Guests, accounts, tokens: who somebody is, and that nobody else can be."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.kit import PATIENT, Place, opened

from westphalia.server.people import fits, hashed, scrambled
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
    assert me == {"id": me["id"], "name": "Anna", "account": False, "webhook": None}
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert token.encode() not in kept
    assert hashed(token).encode() in kept


def test_a_token_counts_as_bearer_too_and_nobody_without_one(place: Place) -> None:
    anna = place.guest("Anna")
    assert anna.get("/api/me")["me"]["name"] == "Anna"
    assert place.stranger().get("/api/me") == {"me": None}
    refused = place.stranger().post("/api/tables", {"game": "wallenstein", "seats": []}, 401)
    assert refused["error"]["code"] == "unauthorised"


def test_a_guest_becomes_an_account_and_comes_back_with_the_password(place: Place) -> None:
    anna = place.guest("Anna")
    me = anna.post("/api/account", {"name": "Anna", "password": "correct horse"})["me"]
    assert me["account"]
    assert me["id"] == anna.get("/api/me")["me"]["id"]
    again = place.stranger().post("/api/login", {"name": "ANNA", "password": "correct horse"})
    assert again["me"]["id"] == me["id"]
    assert again["token"] not in anna.headers["authorization"]


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


def test_name_and_webhook_can_be_changed(place: Place) -> None:
    anna = place.guest("Anna")
    anna.post("/api/me", {"name": "Anne", "webhook": "https://example.net/hook"})
    me = anna.get("/api/me")["me"]
    assert (me["name"], me["webhook"]) == ("Anne", "https://example.net/hook")
    anna.post("/api/me", {"webhook": None})
    assert anna.get("/api/me")["me"]["webhook"] is None


@pytest.mark.parametrize("name", ["", "   ", "a" * 41, "tab\there", "new\nline", "\u202ereverse"])
def test_a_name_that_could_not_stand_in_a_record_is_refused(place: Place, name: str) -> None:
    assert place.client.post("/api/guest", json={"name": name}).status_code == 400


@pytest.mark.parametrize(
    "webhook", ["ftp://x", "javascript:x", "http://", "https://a:b@c/", "x" * 600]
)
def test_a_webhook_must_be_an_address(place: Place, webhook: str) -> None:
    place.guest().post("/api/me", {"webhook": webhook}, 400)


def test_passwords_are_salted_and_slow() -> None:
    one, two = scrambled("correct horse", b"1" * 16), scrambled("correct horse", b"2" * 16)
    assert one != two
    assert fits("correct horse", one)
    assert not fits("correct house", one)


def test_who_tries_many_passwords_must_wait(tmp_path: Path) -> None:
    limits = Limits(login=Rate(0.001, 3), address=PATIENT.address)
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        body = {"name": "Anna", "password": "a guess or two"}
        tries = [place.client.post("/api/login", json=body).status_code for _ in range(5)]
    assert tries == [401, 401, 401, 429, 429]
