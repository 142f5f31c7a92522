"""Hints: who may ask for one, what it advises, and that nobody else can tell that it was asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.messages import messages
from tests.server.kit import PATIENT, USUAL, Person, Place, eventually, opened
from tests.server.test_rehearsals import to_card_round

from westphalia.clauses import clauses
from westphalia.server.settings import Rate

WAR = {"game": "thirty_years_war", "options": {"scenario": "early_war"}}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as found:
        yield found


def hint(person: Person, table: str, *choices: str, seat: int = 0, status: int = 200) -> Any:
    more = "".join(f"&choice={choice}" for choice in choices)
    return person.get(f"/api/tables/{table}/hint?seat={seat}{more}", status)


def advised(info: Any) -> list[bool]:
    return [seat["hints"] for seat in info["seats"]]


def bots_have_planned(person: Person, table: str, *people: int) -> None:
    """Waits for it: a seat sees that others are ready, and so is told anew."""
    asked = f"/api/tables/{table}"
    eventually(lambda: person.get(asked)["waiting"] == [*people], "the plans of the bots")


def with_people(place: Place, **more: object) -> tuple[str, Person, Person]:
    """A table of two people and a bot."""
    anna, berta = place.guest("Anna"), place.guest("Berta")
    table = anna.new_table("me", "open", "captain", public=True, **more)
    berta.post(f"/api/tables/{table}/sit", {"seat": 1})
    bots_have_planned(anna, table, 0, 1)
    return table, anna, berta


def test_against_bots_a_whole_plan_is_advised_each_card_with_its_clause(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "captain", "captain")
    bots_have_planned(anna, table, 0)
    before = anna.position(table, 0)
    assert advised(before["table"]) == [True, False, False]
    found = hint(anna, table)
    assert found["bot"] == "marshal"
    steps = found["steps"]
    known, said = clauses("wallenstein"), messages("en", "wallenstein")
    assert all(step["clause"] in known and step["reason"] in said for step in steps)
    assert steps[0]["choice"] in before["questions"][0]["choices"]
    assert isinstance(steps[1]["about"].get("county", ""), str), "as views name it"
    assert anna.position(table, 0) == before, "nothing is played"
    anna.answer(table, 0, [step["choice"] for step in steps], "as advised")


def test_what_is_prepared_is_gone_on_with(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", hints=True, **WAR)
    position = to_card_round(anna, table)
    seat = position["seat"]
    steps = hint(anna, table, seat=seat)["steps"]
    further = hint(anna, table, steps[0]["choice"], seat=seat)
    if len(steps) > 1:
        assert further["steps"][0]["choice"] == steps[1]["choice"]
    assert hint(anna, table, "halt", seat=seat) is None, "nobody can do that"
    assert hint(anna, table, seat=1 - seat) is None, "that seat is not asked"
    path = f"/api/tables/{table}/hint?seat={seat}&turn={position['turn'] - 1}"
    assert anna.get(path) is None


def test_against_people_hints_are_refused_unless_the_table_has_them(place: Place) -> None:
    table, anna, berta = with_people(place)
    assert hint(anna, table, status=403)["error"]["reason"] == "no_hints"
    assert advised(berta.get(f"/api/tables/{table}")) == [False] * 3
    shared = anna.new_table("me", "hot", "captain")
    assert hint(anna, shared, status=403)["error"]["reason"] == "no_hints", "two at one screen"
    table, anna, berta = with_people(place, hints=True)
    assert berta.get(f"/api/tables/{table}")["hints"]
    assert hint(anna, table)["steps"]
    assert hint(berta, table, seat=1)["steps"]
    assert advised(berta.get(f"/api/tables/{table}")) == [True, True, False]


def test_who_watches_and_who_sits_elsewhere_cannot_ask(place: Place) -> None:
    anna, carla = place.guest("Anna"), place.guest("Carla")
    table = anna.new_table("me", "captain", "captain")
    assert hint(carla, table, status=403)["error"]["reason"] == "seat_not_yours"
    hint(carla, table, seat=-1, status=404)
    hint(anna, table, seat=1, status=403)


def test_nobody_can_tell_that_a_hint_was_asked_for(place: Place) -> None:
    table, anna, berta = with_people(place, hints=True)
    asked = f"/api/tables/{table}"
    eventually(lambda: anna.get(asked)["waiting"] == [0, 1], "the plan of the bot")
    with berta.live(table, 1) as socket:
        before = [berta.position(table, 1), berta.position(table, -1)]
        while socket.receive_json()["type"] != "position":
            pass
        hint(anna, table)
        assert [berta.position(table, 1), berta.position(table, -1)] == before
        socket.send_json({"type": "undo", "turn": 0, "key": "a"})
        assert socket.receive_json()["type"] == "error", "the answer to that, and nothing before"


def test_a_hint_is_charged_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 2))
    with opened(tmp_path / "few.db", msgspec.structs.replace(USUAL, limits=limits)) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "captain", "captain")
        bots_have_planned(anna, table, 0)
        first = hint(anna, table)["steps"][0]["choice"]
        assert hint(anna, table)["steps"]
        hint(anna, table, first)
        other = hint(anna, table, first, "ready", status=429)
        assert other["error"]["code"] == "too_many"
