"""A server killed between any two writes of a deed leaves it undone or whole, or ready to repeat.

Where the kills of ``test_crash_server.py`` fall is chance; here every place is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest
from tests.server.kit import Person, Place, eventually, opened

from westphalia.server import accounts
from westphalia.server.store.rows import StoreError
from westphalia.server.store.sqlite import SqliteStore
from westphalia.server.store.work import Work

T = TypeVar("T")

OLD, NEW = "correct horse", "another horse"
MANY = 50  # writes; no deed has so many
HOT = [{"kind": "me"}, {"kind": "hot"}, {"kind": "hot"}]

Prepare = Callable[[Place], list[Person]]
Do = Callable[[list[Person]], int]  # returns the status of the answer


class Restarted(NamedTuple):
    """The server after one that was killed, its people, and whether the deed was acknowledged."""

    place: Place
    people: list[Person]
    done: bool


class Deaths:
    """Servers that are killed in the midst of a deed: before its first write, its second, …"""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.writes_left = MANY

    def of(self, prepare: Prepare, deed: Do) -> Iterator[Restarted]:
        for writes in range(MANY):
            path = self.folder / f"{writes}.db"
            with opened(path) as place:
                people = prepare(place)
                self.writes_left = writes
                done = deed(people) == 200
            self.writes_left = MANY
            with opened(path) as place:
                for person in people:
                    person.place = place
                yield Restarted(place, people, done)
            if done:
                assert writes > 0, "nothing was written"
                return
        pytest.fail(f"the deed takes more than {MANY} writes")


@pytest.fixture
def deaths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Deaths:
    """No server writes more than it may, and its hashes cost nothing."""
    deaths, write = Deaths(tmp_path), SqliteStore._write

    async def alive(store: SqliteStore, work: Callable[[], Work[T]], table_id: str = "") -> T:
        if not deaths.writes_left:
            raise StoreError("this server was killed")
        deaths.writes_left -= deaths.writes_left < MANY
        return await write(store, work, table_id)

    monkeypatch.setattr(SqliteStore, "_write", alive)
    monkeypatch.setattr(accounts, "hash_password", lambda password, salt: f"hash of {password}")
    monkeypatch.setattr(
        accounts, "verify_password", lambda password, stored: stored == f"hash of {password}"
    )
    return deaths


def status(person: Person, path: str, body: object = None) -> int:
    client = person.place.client
    answer = client.post(path, json=body or {}, headers=person.headers)
    client.cookies.clear()
    return int(answer.status_code)


def knows(place: Place, password: str) -> bool:
    """Whether Anna can log in with it."""
    return status(place.stranger(), "/api/login", {"name": "Anna", "password": password}) == 200


def is_in(person: Person) -> bool:
    """Whether the token of a person is good."""
    return person.get("/api/me")["me"] is not None


def with_account(place: Place) -> Person:
    made = place.stranger().post("/api/account", {"name": "Anna", "password": OLD})
    place.client.cookies.clear()
    return Person(place, "Anna", made["token"])


def test_the_token_of_a_guest_ends_with_the_guest(deaths: Deaths) -> None:
    def prepare(place: Place) -> list[Person]:
        guest = place.guest("Anna")
        guest.new_table("me", "hot", "hot")
        return [guest]

    def register(people: list[Person]) -> int:
        return status(people[0], "/api/account", {"name": "Anna", "password": OLD})

    for place, [guest], done in deaths.of(prepare, register):
        registered = knows(place, OLD)
        assert registered or not done
        assert is_in(guest) is not registered


def test_a_new_password_and_the_sessions_of_the_old_one_are_never_together(deaths: Deaths) -> None:
    def prepare(place: Place) -> list[Person]:
        anna = with_account(place)
        others = [
            place.stranger().post("/api/login", {"name": "Anna", "password": OLD})["token"]
            for _ in range(2)
        ]
        place.client.cookies.clear()
        return [anna, *[Person(place, "Anna", token) for token in others]]

    def change(people: list[Person]) -> int:
        return status(people[0], "/api/password", {"old": OLD, "new": NEW})

    for place, [anna, *others], done in deaths.of(prepare, change):
        changed = knows(place, NEW)
        assert changed or not done
        assert knows(place, OLD) is not changed
        assert [is_in(other) for other in others] == [not changed] * 2
        assert is_in(anna)


@pytest.mark.slow
def test_who_could_not_leave_for_good_leaves_at_the_second_try(deaths: Deaths) -> None:
    def prepare(place: Place) -> list[Person]:
        anna, berta = with_account(place), place.guest("Berta")
        anna.new_table("me", "hot", "random")
        for owner, guest, third in (
            (anna, berta, "hot"),
            (berta, anna, "open"),
            (berta, anna, "hot"),
        ):
            table = owner.new_table("me", "open", third, public=True, title="Anna and Berta")
            guest.post(f"/api/tables/{table}/sit", {"seat": 1})
        berta.post(f"/api/tables/{table}/close")
        return [anna, berta]

    def leave(people: list[Person]) -> int:
        return status(people[0], "/api/me/delete", {"password": OLD})

    for place, [anna, _], done in deaths.of(prepare, leave):
        if is_in(anna):
            assert not done
            anna.post("/api/me/delete", {"password": OLD})
        assert "Anna" not in kept(place, deaths.folder / "dump")


def kept(place: Place, dump: Path) -> str:
    """All that the store holds."""
    assert place.client.portal
    place.client.portal.call(place.context.store.dump, str(dump))
    return dump.read_text("utf-8")


def test_a_fork_is_whole_and_its_maker_barred_or_there_is_none(deaths: Deaths) -> None:
    def prepare(place: Place) -> list[Person]:
        anna = place.guest("Anna")
        table = anna.new_table("me", "random", "random")
        eventually(lambda: anna.get(f"/api/tables/{table}")["waiting"] == [0], "the bots' plans")
        return [anna]

    def fork(people: list[Person]) -> int:
        (table,) = people[0].get("/api/tables")["mine"]
        return status(people[0], f"/api/tables/{table['id']}/fork", {"at": 0, "seats": HOT})

    for place, [anna], done in deaths.of(prepare, fork):
        *forks, table = sorted(anna.get("/api/tables")["mine"], key=lambda each: not each["parent"])
        assert forks or not done
        for made in forks:
            assert made["parent"] == table["id"]
            assert anna.position(made["id"], 0)["questions"]
            refused = invited(anna, place.guest("Berta"), table["id"], 403)
            assert refused["error"]["reason"] == "seat_seen"


def invited(owner: Person, guest: Person, table: str, status: int) -> Any:
    link = owner.post(f"/api/tables/{table}/invite", {"seat": 1})["link"]
    return guest.post(f"/api/tables/{table}/sit", {"seat": 1, "link": link}, status)
