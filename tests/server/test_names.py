"""Names of accounts are reserved, and whoever bears one as an account is marked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.kit import Person, Place, opened, seats_told

PASSWORD = "ten letters"


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def account(place: Place, name: str) -> Person:
    answer = place.client.post("/api/account", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    place.client.cookies.clear()
    return Person(place, name, answer.json()["token"])


@pytest.mark.parametrize("name", ["Anna", "aNNA", " Ａnna ", "ANNA"])
def test_no_guest_bears_the_name_of_an_account(place: Place, name: str) -> None:
    account(place, "Anna")
    refused = place.client.post("/api/guest", json={"name": name})
    assert refused.status_code == 409
    assert refused.json()["error"]["reason"] == "name_reserved"
    berta = place.guest("Berta")
    assert berta.post("/api/me", {"name": name}, 409)["error"]["reason"] == "name_reserved"


def test_no_seat_of_another_bears_it_either(place: Place) -> None:
    anna, berta = account(place, "Anna"), place.guest("Berta")
    seats = [{"kind": "me", "name": "anna"}, {"kind": "hot"}, {"kind": "open"}]
    wanted = {"game": "wallenstein", "seats": seats, "public": True}
    assert berta.post("/api/tables", wanted, 409)["error"]["reason"] == "name_reserved"
    assert anna.post("/api/tables", wanted)["seats"][0]["account"]
    table = place.guest("Carla").new_table("me", "open", "open", public=True)
    path = f"/api/tables/{table}/sit"
    refused = berta.post(path, {"seat": 2, "name": "ANNA"}, 409)
    assert refused["error"]["reason"] == "name_reserved"


def test_a_guest_whose_name_was_registered_later_keeps_it_and_is_no_account(place: Place) -> None:
    guest = place.guest("Anna")
    table = guest.new_table("me", "open", "open", public=True)
    anna = account(place, "Anna")
    anna.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "anna"})
    told = guest.get(f"/api/tables/{table}")["seats"]
    assert [(seat["name"], seat["account"]) for seat in told] == [
        ("Anna", False), ("anna 2", False), ("Seat 3", False)
    ], "an account with another name is no mark of that name"  # fmt: skip
    guest.new_table("me", "hot", "hot")


def test_who_makes_an_account_is_marked_at_once_where_they_sit(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "open", "open", public=True)
    with place.stranger().live(table) as watching:
        assert not seats_told(watching)[0]["account"]
        anna.post("/api/account", {"name": "Anna", "password": PASSWORD})
        place.client.cookies.clear()
        while not seats_told(watching)[0]["account"]:
            pass
    place.context.tables._evict(place.table(table))
    listed = place.stranger().get("/api/tables")["open"]
    assert [seat["account"] for seat in listed[0]["seats"]] == [True, False, False]


def test_a_word_does_not_mix_letters_that_look_alike(place: Place) -> None:
    for name in ("Аnna", "Berta Μax"):  # a Cyrillic A, a Greek M
        refused = place.client.post("/api/guest", json={"name": name})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (400, "name_scripts")
    for name in ("Анна", "Анна Maria", "Ö. Μαρία 2", "安娜Anna"):
        place.guest(name)
