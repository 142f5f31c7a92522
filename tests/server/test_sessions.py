"""Sessions and passwords: what is tried in vain waits, what is not used ends, what is ended is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server import hurry
from tests.server.kit import Person, Place, close_code, frame, opened
from tests.server.room import entered

from westphalia.server import accounts, app
from westphalia.server.errors import Refusal
from westphalia.server.settings import Settings

PASSWORD = "correct horse"
DAY = 24 * 3600.0


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    """A server whose hashes cost nothing."""
    monkeypatch.setattr(accounts, "hash_password", lambda password, salt: f"hash of {password}")
    monkeypatch.setattr(
        accounts, "verify_password", lambda password, stored: stored == f"hash of {password}"
    )
    with opened(tmp_path / "tables.db") as place:
        yield place


def account(place: Place, name: str = "Anna") -> Person:
    made = place.stranger().post("/api/account", {"name": name, "password": PASSWORD})
    place.client.cookies.clear()
    return Person(place, name, made["token"])


def login(place: Place, password: str = PASSWORD, status: int = 200) -> Person:
    body = {"name": "Anna", "password": password}
    answer = place.stranger().post("/api/login", body, status)
    place.client.cookies.clear()
    return Person(place, "Anna", answer.get("token", ""))


# passwords tried in vain


def test_wrong_passwords_make_even_the_right_one_wait(place: Place) -> None:
    account(place)
    for _ in range(6):
        login(place, "a guess or two", 401)
    body = {"name": "Anna", "password": PASSWORD}
    answer = place.client.post("/api/login", json=body)
    refused = answer.json()["error"]
    assert (refused["reason"], refused["args"]) == ("password_wait", {"seconds": 1})
    assert answer.headers["retry-after"] == "1"
    place.clock.time += 1
    login(place, "another guess", 401)
    login(place, PASSWORD, 429)
    place.clock.time += 2
    login(place)
    login(place, "one more guess", 401)


def test_who_has_a_session_is_not_kept_waiting_by_others(place: Place) -> None:
    anna = account(place)
    for _ in range(6):
        login(place, "a guess or two", 401)
    login(place, PASSWORD, 429)
    assert anna.get("/api/me")["me"]["name"] == "Anna"
    anna.post("/api/password", {"old": PASSWORD, "new": "another horse"})


def besiege(place: Place) -> None:
    """Guesses from forty addresses, after which the account waits."""

    async def guess(number: int) -> None:
        with suppress(Refusal):
            await place.context.accounts.login("Anna", "a guess or two", f"192.0.2.{number}")

    assert place.client.portal
    for number in range(40):
        place.client.portal.call(guess, number)


def asked(place: Place, password: str, cookies: dict[str, str], token: str = "") -> int:
    """The status of a login by a browser with these cookies."""
    place.client.cookies.update(cookies)
    answer = place.client.post("/api/login", json={"name": "Anna", "password": password},
                               headers={"authorization": f"Bearer {token}"})  # fmt: skip
    place.client.cookies.clear()
    return answer.status_code


def test_a_right_password_from_another_address_is_let_in_whoever_guesses(place: Place) -> None:
    account(place)
    besiege(place)
    login(place)


def test_a_known_browser_is_not_kept_waiting_by_guesses_of_others(place: Place) -> None:
    made = place.client.post("/api/account", json={"name": "Anna", "password": PASSWORD})
    known = {name: value for name, value in place.client.cookies.items() if "known" in name}
    place.client.cookies.clear()
    [cookie] = [line for line in made.headers.get_list("set-cookie") if "known" in line]
    assert {"HttpOnly", "Path=/api", "SameSite=lax"} <= set(cookie.split("; "))
    besiege(place)
    assert asked(place, "a wrong one", {}) == 401
    assert asked(place, PASSWORD, {}) == 429, "this address has guessed too"
    forged = {
        name: f"{value[:-1]}{'0' if value[-1] != '0' else '1'}" for name, value in known.items()
    }
    assert asked(place, PASSWORD, forged) == 429
    assert asked(place, PASSWORD, known) == 200
    besiege(place)
    assert asked(place, PASSWORD, {}) == 429
    assert asked(place, PASSWORD, {}, made.json()["token"]) == 200, "whoever has a session"


def test_who_has_the_cookie_of_a_known_browser_guesses_no_more_than_others(place: Place) -> None:
    place.client.post("/api/account", json={"name": "Anna", "password": PASSWORD})
    known = {name: value for name, value in place.client.cookies.items() if "known" in name}
    place.client.cookies.clear()
    assert [asked(place, "a wrong one", known) for _ in range(7)] == [401] * 6 + [429]
    assert asked(place, PASSWORD, known) == 429
    login(place)


def test_a_new_password_makes_browsers_unknown_but_the_one_that_set_it(place: Place) -> None:
    made = place.client.post("/api/account", json={"name": "Anna", "password": PASSWORD}).json()
    old = {name: value for name, value in place.client.cookies.items() if "known" in name}
    place.client.post("/api/password", json={"old": PASSWORD, "new": "another horse"})
    new = {name: value for name, value in place.client.cookies.items() if "known" in name}
    place.client.cookies.clear()
    assert made["token"]
    besiege(place)
    assert asked(place, "a wrong one", {}) == 401
    assert asked(place, "another horse", old) == 429
    assert asked(place, "another horse", new) == 200


def test_a_stolen_session_does_not_find_the_password_by_trying(place: Place) -> None:
    anna = account(place)
    for _ in range(6):
        anna.post("/api/password", {"old": "a guess or two", "new": "another horse"}, 401)
    anna.post("/api/password", {"old": PASSWORD, "new": "another horse"}, 429)
    login(place)


# changing the password


def test_a_new_password_ends_every_other_session(place: Place) -> None:
    anna, other = account(place), login(place)
    table = anna.new_table("me", "hot", "hot")
    with other.live(table, 0) as socket:
        frame(socket)
        anna.post("/api/password", {"old": PASSWORD, "new": "another horse"})
        assert close_code(socket) == 4401
    assert other.get("/api/me") == {"me": None}
    assert anna.get("/api/me")["me"]["name"] == "Anna"
    login(place, PASSWORD, 401)
    login(place, "another horse")


def test_a_login_that_a_new_password_overtakes_begins_no_session(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    account(place)
    store = place.context.store
    add_token = store.add_token
    seen = []

    async def overtaken(token: str, number: int, *rest: Any) -> bool:
        stored = await store.user(number)
        assert stored
        seen.append(number)
        await store.change_password(replace(stored, password="hash of another"), "")
        return await add_token(token, number, *rest)

    monkeypatch.setattr(store, "add_token", overtaken)
    login(place, PASSWORD, 401)
    portal = place.client.portal
    assert portal
    assert portal.call(store.sessions, seen[0]) == []


def test_a_new_password_must_be_one_and_a_guest_has_none(place: Place) -> None:
    anna, guest = account(place), place.guest("Berta")
    anna.post("/api/password", {"old": PASSWORD, "new": "short"}, 400)
    refused = guest.post("/api/password", {"old": "", "new": "another horse"}, 409)
    assert refused["error"]["reason"] == "no_account"
    login(place)


# sessions


def test_sessions_are_listed_and_ended_one_by_one(place: Place) -> None:
    anna = account(place)
    place.clock.time += 60
    other = login(place)
    found = anna.get("/api/sessions")["sessions"]
    assert [each["current"] for each in found] == [False, True]
    assert found[0]["created"] == found[0]["seen"] == place.clock.time
    assert found[0]["address"] == "testclient"
    assert found[0]["device"] == "testclient"
    table = anna.new_table("me", "hot", "hot")
    with other.live(table, 0) as socket:
        frame(socket)
        left = anna.post("/api/sessions/end", {"id": found[0]["id"]})["sessions"]
        assert close_code(socket) == 4401
    assert [each["current"] for each in left] == [True]
    assert other.get("/api/me") == {"me": None}


def test_nobody_ends_the_session_of_another(place: Place) -> None:
    anna, berta = account(place), place.guest("Berta")
    (own,) = anna.get("/api/sessions")["sessions"]
    berta.post("/api/sessions/end", {"id": own["id"]}, 404)
    assert anna.get("/api/me")["me"]
    place.stranger().get("/api/sessions", 401)


def test_a_token_that_nobody_uses_ends_and_one_in_use_does_not(place: Place) -> None:
    used, unused = place.guest("Anna"), place.guest("Berta")
    for _ in range(4):
        place.clock.time += 60 * DAY
        assert used.get("/api/me")["me"]["name"] == "Anna"
    assert unused.get("/api/me") == {"me": None}
    (session,) = used.get("/api/sessions")["sessions"]
    assert session["seen"] == place.clock.time
    assert session["created"] == place.clock.time - 240 * DAY


def test_old_sessions_are_dropped_at_the_start(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        portal, store = place.client.portal, place.context.store
        assert portal
        number = anna.get("/api/me")["me"]["id"]
        portal.call(store.add_token, "old", number, place.clock.time - 181 * DAY)
    with opened(tmp_path / "tables.db") as place:
        portal, store = place.client.portal, place.context.store
        assert portal
        assert portal.call(store.session, "old") is None
        assert len(portal.call(store.sessions, number)) == 1


@pytest.mark.slow
def test_old_sessions_are_dropped_every_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MAINTENANCE_INTERVAL", DAY / 2)

    async def happens() -> None:
        room = await entered(Settings())
        for token, days in (("old", 179), ("used", 177)):
            await room.store.add_token(token, room.anna.id, room.context.now() - days * DAY)
        maintaining = asyncio.ensure_future(app.maintain(room.context))
        await asyncio.sleep(2.4 * DAY)
        assert [each.token_hash for each in await room.store.sessions(room.anna.id)] == ["used"]
        maintaining.cancel()

    hurry.run(happens())


def test_a_cookie_begins_anew_when_it_is_used(place: Place) -> None:
    token = place.client.post("/api/guest", json={"name": "Anna"}).json()["token"]
    assert f"westphalia={token}" in place.client.get("/api/me").headers["set-cookie"]
    place.client.cookies.clear()
    answer = place.client.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert "set-cookie" not in answer.headers
