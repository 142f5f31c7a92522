"""A club of people with accounts, who play tournaments on a server: for tests of those."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from tests.server.kit import Person, Place, call

from westphalia.server.tables.table import Table

NAMES = ["Anna", "Berta", "Carla", "Dora", "Emma", "Frida", "Gerda", "Hanna", "Ida", "Jule"]
PASSWORD = "correct horse"
WAR: dict[str, Any] = {"game": "thirty_years_war", "seats": 2, "patience": 600}


def member(place: Place, name: str) -> Person:
    """Somebody with an account."""
    made = place.stranger().post("/api/account", {"name": name, "password": PASSWORD})
    place.client.cookies.clear()
    return Person(place, name, made["token"])


def members(place: Place, count: int) -> list[Person]:
    return [member(place, name) for name in NAMES[:count]]


def set_up(organiser: Person, status: int = 200, **rules: Any) -> str:
    """A tournament of the war, and its id."""
    wanted = {"title": "Cup of the club", "rules": {**WAR, "format": "cup", **rules}}
    made = organiser.post("/api/tournaments", wanted, status)
    return str(made["tournament"]["id"]) if status == 200 else str(made["error"]["reason"])


def one(tournament: str, what: str = "") -> str:
    return f"/api/tournaments/{tournament}{what and '/' + what}"


def joined(people: Sequence[Person], tournament: str, **how: Any) -> None:
    for person in people:
        person.post(one(tournament, "join"), how)


def step(place: Place) -> None:
    """Lets the server do now what it does now and then."""
    call(place, place.context.tournaments.step_all)  # type: ignore[arg-type]


def games(person: Person, tournament: str) -> list[Any]:
    """The games of the round that is being played."""
    told = person.get(one(tournament))
    return [game for game in told["games"] if game["turn"] == told["tournament"]["turn"]]


def end(place: Place, table: str, winner: int) -> None:
    """Ends a game as its rules might have."""
    assert place.client.portal

    async def ended() -> None:
        found: Table = await place.context.tables.find(table)
        count = len(found.seats)
        points = [10 if seat == winner else seat for seat in range(count)]
        result = msgspec.json.encode({"winners": [winner], "points": points}).decode()
        async with found.lock:
            await found.change_row(state="over", result=result)

    place.client.portal.call(ended)


def end_round(place: Place, person: Person, tournament: str) -> None:
    """Ends every game of the round; who joined earlier wins."""
    for game in games(person, tournament):
        if game["table"]:
            end(place, game["table"], game["seats"].index(min(game["seats"])))
    step(place)
