"""The same people play again: offered once, seats kept for who was there, sides kept or rotated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.kit import Person, Place, frame, opened


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with opened(tmp_path_factory.mktemp("rematch") / "tables.db") as place:
        yield place


def finished(anna: Person, *others: Person, **more: object) -> str:
    """A table of Anna, others and a bot, which is over."""
    table = anna.new_table("me", *["open" for _ in others], "random", public=True, **more)
    for seat, person in enumerate(others, start=1):
        person.post(f"/api/tables/{table}/sit", {"seat": seat})
    anna.post(f"/api/tables/{table}/close")
    return table


def rematch(person: Person, table: str, status: int = 200, **body: str) -> Any:
    return person.post(f"/api/tables/{table}/rematch", body, status)


def who(info: Any) -> list[tuple[str, str, bool, bool]]:
    return [(each["kind"], each["name"], each["you"], each["asked_you"]) for each in info["seats"]]


def test_the_others_are_asked_and_sit_down_with_one_click(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    agreed = {
        "title": "The Long Table",
        "modules": ["court"],
        "clock": {"bank": 86_400, "increment": 5, "sleeps": True, "vacations": True},
        "what_if": False,
    }
    table = finished(anna, berta, **agreed)
    with berta.live(table, -1) as socket:
        frame(socket)
        offered = rematch(anna, table)
        while frame(socket, "presence")["table"]["rematch"] != offered["id"]:
            pass
    assert offered["id"] != table
    assert {name: offered[name] for name in agreed} == agreed
    assert (offered["state"], offered["public"], offered["game"]) == ("open", True, "wallenstein")
    kept = [("person", "Anna", True), ("open", "Berta", False), ("bot", "Kepler", False)]
    assert [seat[:3] for seat in who(offered)] == kept
    assert who(berta.get(f"/api/tables/{offered['id']}"))[1] == ("open", "Berta", False, True)
    assert offered["id"] in [each["id"] for each in berta.get("/api/tables")["mine"]]
    begun = rematch(berta, table)
    assert (begun["id"], begun["state"]) == (offered["id"], "playing")
    assert [seat["you"] for seat in begun["seats"]] == [False, True, False]


def test_who_has_another_name_by_then_plays_again_under_that(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = finished(anna, berta)
    for person, name in ((anna, "Annabel"), (berta, "Bertha")):
        person.post("/api/me", {"name": name})
    assert [seat[1] for seat in who(rematch(anna, table))][:2] == ["Annabel", "Bertha"]
    assert [seat["name"] for seat in rematch(berta, table)["seats"]][:2] == ["Annabel", "Bertha"]


def test_it_is_offered_once_and_only_by_who_played(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    playing = anna.new_table("me", "hot", "random")
    rematch(anna, playing, 409)
    table = finished(anna, berta)
    rematch(place.guest("Carla"), table, 403)
    rematch(place.stranger(), table, 401)
    rematch(anna, table, 400, sides="upside down")
    first = rematch(anna, table)
    assert rematch(anna, table, sides="rotated")["id"] == first["id"]
    assert rematch(berta, table)["id"] == first["id"]
    assert place.stranger().get(f"/api/tables/{table}")["rematch"] == first["id"]


def test_a_seat_is_kept_for_whom_it_is_kept(place: Place) -> None:
    anna, berta, carla = (place.guest(name) for name in ("Anna", "Berta", "Carla"))
    offered = rematch(anna, finished(anna, berta))["id"]
    carla.post(f"/api/tables/{offered}/sit", {"seat": 1}, 403)
    assert carla.get(f"/api/tables/{offered}")["seats"][1]["asked"]
    # Whose table it is may give the seat to a bot, or to somebody else.
    anna.post(f"/api/tables/{offered}/seat", {"seat": 1, "open": True})
    berta.post(f"/api/tables/{offered}/stand", {"seat": 1}, 403)
    carla.post(f"/api/tables/{offered}/sit", {"seat": 1})


def test_sides_are_rotated(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    offered = rematch(anna, finished(anna, berta), sides="rotated")
    assert [seat[1] for seat in who(offered)] == ["Kepler", "Anna", "Berta"]
    assert [side["name"] for side in offered["sides"]] == ["azure", "gules", "or"]


def test_alone_against_bots_it_begins_at_once(place: Place) -> None:
    anna = place.guest("Anna")
    begun = rematch(anna, alone(anna))
    assert begun["state"] == "playing"
    assert anna.position(begun["id"], 0)["questions"]


def alone(anna: Person) -> str:
    table = anna.new_table("me", "random", "random")
    anna.post(f"/api/tables/{table}/close")
    return table


def test_one_that_was_given_up_may_be_offered_again(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = finished(anna, berta)
    first = rematch(anna, table)["id"]
    anna.post(f"/api/tables/{first}/close")
    assert anna.get(f"/api/tables/{table}")["rematch"] is None
    again = rematch(berta, table)
    assert again["id"] != first
    assert [seat[2:] for seat in who(again)] == [(False, False), (True, False), (False, False)]


def test_who_has_left_for_good_is_not_asked(place: Place) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = finished(anna, berta)
    offered = rematch(anna, table)["id"]
    berta.post("/api/me/delete")
    kept = anna.get(f"/api/tables/{offered}")["seats"][1]
    assert (kept["name"], kept["asked"]) == ("Seat 2", False)
