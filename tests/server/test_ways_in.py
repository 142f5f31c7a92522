"""Who has lost the password comes back by a code or a link, once; nobody else does."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.server.kit import PATIENT, Person, Place, call, close_code, opened
from tests.server.post_office import PostOffice, post_office

from westphalia.cli import main
from westphalia.server.settings import Settings, Smtp
from westphalia.server.ways_in import CODES, MAIL_LIFE

BASE = "https://games.example.net"
ADDRESS = "anna@example.org"
OLD, NEW = "correct horse", "battery staple"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


def with_mail(office: PostOffice, **more: Any) -> Settings:
    smtp = Smtp(host="127.0.0.1", port=office.port, sender="w@games.example.net")
    return Settings(limits=PATIENT, public_url=BASE, smtp=smtp, **more)


@pytest.fixture
def place(tmp_path: Path, office: PostOffice) -> Iterator[Place]:
    with opened(tmp_path / "tables.db", with_mail(office)) as place:
        yield place


class Member(Person):
    """Somebody with an account, and the codes that they were told."""

    def __init__(self, place: Place, name: str, **more: object) -> None:
        wanted = {"name": name, "password": OLD, **more}
        made = Person(place, name, "").post("/api/account", wanted)
        place.client.cookies.clear()
        super().__init__(place, name, made["token"])
        self.codes: list[str] = made["codes"]


def back_by_code(place: Place, name: str, code: str, status: int = 200) -> Any:
    body = {"name": name, "code": code, "password": NEW}
    answer = place.stranger().post("/api/back/code", body, status)
    place.client.cookies.clear()
    return answer


def by_link(place: Place, token: str, status: int = 200, password: str = NEW) -> Any:
    body = {"token": token, "password": password}
    answer = place.stranger().post("/api/back/link", body, status)
    place.client.cookies.clear()
    return answer


def login(place: Place, name: str, password: str, status: int = 200) -> Any:
    answer = place.stranger().post("/api/login", {"name": name, "password": password}, status)
    place.client.cookies.clear()
    return answer


def reason(answer: Any) -> str:
    return str(answer["error"]["reason"])


def settled(place: Place) -> None:
    assert place.client.portal
    place.client.portal.call(place.context.ways_in.settled)


def token_in(letter: EmailMessage) -> str:
    found = re.search(rf"{BASE}/#/back/(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def confirmed(place: Place, office: PostOffice, person: Person, address: str = ADDRESS) -> None:
    wanted = {"mail": address, "language": "en", "password": OLD}
    person.post("/api/me/notices", wanted)
    found = re.search(r"/#/mail/confirm/(\S+)", office.mails.pop().get_content())
    assert found
    place.stranger().post("/api/mail/confirm", {"token": found[1]})


def ask(place: Place, address: str, status: int = 200) -> Any:
    answer = place.stranger().post("/api/back/mail", {"mail": address}, status)
    settled(place)
    return answer


# codes


def test_each_code_works_once_and_ends_every_session(place: Place) -> None:
    anna = Member(place, "Anna")
    assert len({*anna.codes}) == CODES
    with anna.live(anna.new_table("me", "open", "random")) as socket:
        assert back_by_code(place, "Anna", anna.codes[0].upper().replace("-", " "))["token"]
        assert close_code(socket) == 4401
    anna.get("/api/sessions", 401)
    login(place, "Anna", OLD, 401)
    again = Person(place, "Anna", login(place, "Anna", NEW)["token"])
    assert reason(back_by_code(place, "Anna", anna.codes[0], 401)) == "wrong_code"
    assert again.get("/api/me/codes") == {"left": CODES - 1, "codes": []}


def test_codes_made_anew_replace_the_old_ones_and_need_the_password(place: Place) -> None:
    anna = Member(place, "Anna")
    anna.post("/api/me/codes", {"password": "something else"}, 401)
    fresh = anna.post("/api/me/codes", {"password": OLD})["codes"]
    assert len(fresh) == CODES
    back_by_code(place, "Anna", anna.codes[0], 401)
    back_by_code(place, "Anna", fresh[0])


def test_a_code_of_one_account_is_none_of_another(place: Place) -> None:
    anna, berta = Member(place, "Anna"), Member(place, "Berta")
    back_by_code(place, "Berta", anna.codes[0], 401)
    wrong, unknown = back_by_code(place, "Anna", "x", 401), back_by_code(place, "Nobody", "x", 401)
    assert wrong == unknown, "a code tells no more than a password does"
    assert berta.get("/api/me")["me"]["name"] == "Berta"


def test_guessed_codes_make_the_guesser_wait(place: Place) -> None:
    anna = Member(place, "Anna")
    answers = [
        reason(back_by_code(place, "Anna", f"guess {n}", s))
        for n, s in enumerate([401] * 6 + [429])
    ]
    assert answers == ["wrong_code"] * 6 + ["password_wait"]
    back_by_code(place, "Anna", anna.codes[0], 429)
    place.clock.time += 3600
    back_by_code(place, "Anna", anna.codes[0])


def test_a_bad_new_password_does_not_cost_the_code(place: Place) -> None:
    anna = Member(place, "Anna")
    body = {"name": "Anna", "code": anna.codes[0], "password": "short"}
    assert reason(place.stranger().post("/api/back/code", body, 400)) == "password_length"
    back_by_code(place, "Anna", anna.codes[0])


# links


def test_a_link_by_mail_works_once_and_is_told_of(place: Place, office: PostOffice) -> None:
    anna = Member(place, "Anna")
    confirmed(place, office, anna)
    ask(place, ADDRESS.upper())
    token = token_in(office.mails.pop())
    back = by_link(place, token)
    assert back["me"]["name"] == "Anna"
    settled(place)
    assert "was changed" in office.mails[-1]["subject"]
    assert token not in office.mails[-1].get_content()
    anna.get("/api/sessions", 401)
    assert reason(by_link(place, token, 403)) == "used_link"
    login(place, "Anna", NEW)


def test_whoever_asks_is_told_the_same_of_any_address(place: Place, office: PostOffice) -> None:
    anna = Member(place, "Anna")
    anna.post("/api/me/notices", {"mail": "later@example.org", "password": OLD})
    confirmed(place, office, Member(place, "Berta"))
    office.mails.clear()
    told = [ask(place, each) for each in (ADDRESS, "nobody@example.org", "later@example.org")]
    assert told == [{"done": True}] * 3
    assert [each["to"] for each in office.mails] == [ADDRESS], "only who has confirmed it"
    assert reason(ask(place, "no address", 400)) == "mail_address"


def test_the_answer_comes_before_anything_is_looked_up(
    place: Place, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So its time tells nothing."""
    confirmed(place, office, Member(place, "Anna"))
    may = asyncio.Event()
    look = place.context.store.accounts_by_mail

    async def later(address: str) -> list[int]:
        await may.wait()
        return await look(address)

    monkeypatch.setattr(place.context.store, "accounts_by_mail", later)
    for address in (ADDRESS, "nobody@example.org"):
        assert place.stranger().post("/api/back/mail", {"mail": address}) == {"done": True}
    assert office.mails == []
    call(place, may.set)
    settled(place)
    assert len(office.mails) == 1


def test_links_are_limited_by_address_whether_it_is_known_or_not(
    place: Place, office: PostOffice
) -> None:
    confirmed(place, office, Member(place, "Anna"))
    for address in (ADDRESS, "nobody@example.org"):
        told = [ask(place, address, status) for status in (200, 200, 200, 429)]
        assert reason(told[-1]) == "too_many_links"
    assert len(office.mails) == 3


def test_one_link_used_ends_all_that_are_under_way(place: Place, office: PostOffice) -> None:
    confirmed(place, office, Member(place, "Anna"))
    ask(place, ADDRESS)
    ask(place, ADDRESS)
    first, second = [token_in(each) for each in office.mails[-2:]]
    by_link(place, second)
    by_link(place, first, 403)


def test_a_link_is_good_for_an_hour(place: Place, office: PostOffice) -> None:
    confirmed(place, office, Member(place, "Anna"))
    ask(place, ADDRESS)
    place.clock.time += MAIL_LIFE + 1
    by_link(place, token_in(office.mails[-1]), 403)


def test_who_only_has_a_session_cannot_set_the_address_that_lets_them_in(
    place: Place, office: PostOffice
) -> None:
    anna = Member(place, "Anna")
    anna.post("/api/me/notices", {"mail": "thief@example.org"}, 401)
    anna.post("/api/me/notices", {"mail": "thief@example.org", "password": "a guess"}, 401)
    assert office.mails == []
    anna.post("/api/me/notices", {"mail": ADDRESS, "password": OLD})
    anna.post("/api/me/notices", {"mail": ADDRESS, "interval": 15})  # as it was: nothing to guard


def test_a_password_changed_while_one_is_signed_in_is_told_by_mail(
    place: Place, office: PostOffice
) -> None:
    anna = Member(place, "Anna")
    confirmed(place, office, anna)
    anna.post("/api/password", {"old": OLD, "new": NEW})
    settled(place)
    assert "was changed" in office.mails[-1]["subject"]


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        assert reason(place.stranger().post("/api/back/mail", {"mail": ADDRESS}, 409)) == "no_mail"
        assert place.stranger().get("/api/door")["mail"] is False


# operators


def operator(tmp_path: Path, *words: str, status: int = 0) -> str:
    store = str(tmp_path / "tables.db")
    told = CliRunner().invoke(main, ["operator", *words, "--store", store, "--public-url", BASE])
    assert told.exit_code == status, told.output
    return told.output.strip()


def test_an_operator_prints_a_link_that_works_once(place: Place, tmp_path: Path) -> None:
    Member(place, "Anna")
    link = operator(tmp_path, "password", "Anna")
    assert link.startswith(f"{BASE}/#/back/")
    by_link(place, link.rpartition("/")[2])
    by_link(place, link.rpartition("/")[2], 403)
    guest = place.guest("Berta").get("/api/me")["me"]["id"]
    assert "guest" in operator(tmp_path, "password", f"#{guest}", status=1)


def test_an_operator_makes_an_account_where_nobody_else_may(
    tmp_path: Path, office: PostOffice
) -> None:
    with opened(tmp_path / "tables.db", with_mail(office, registration="closed")) as place:
        wanted = {"name": "Carla", "password": OLD}
        assert reason(place.stranger().post("/api/account", wanted, 403)) == "registration_closed"
        place.guest("Carla").post("/api/account", wanted, 403)
        link = operator(tmp_path, "account", "Carla")
        assert by_link(place, link.rpartition("/")[2])["me"]["name"] == "Carla"
        assert "Carla" in operator(tmp_path, "account", "Carla", status=1), "there is one already"


# invitations and members


def test_an_invitation_makes_one_account(tmp_path: Path, office: PostOffice) -> None:
    path = tmp_path / "tables.db"
    with opened(path) as place:
        Member(place, "Anna")
    with opened(path, with_mail(office, registration="invited")) as place:
        anna = Person(place, "Anna", login(place, "Anna", OLD)["token"])
        place.guest("Guest").post("/api/me/invitations", status=409)
        invitation = anna.post("/api/me/invitations")["token"]
        wanted = {"name": "Anna", "password": OLD, "invitation": invitation}
        place.stranger().post("/api/account", wanted, 409)  # the name is taken: it is good still
        Member(place, "Berta", invitation=invitation)
        refused = place.stranger().post("/api/account", {**wanted, "name": "Carla"}, 403)
        assert reason(refused) == "invitation_needed"


@pytest.fixture
def club(tmp_path: Path, office: PostOffice) -> Iterator[Place]:
    with opened(tmp_path / "tables.db", with_mail(office, members=True)) as place:
        yield place


PUBLIC = {
    *("/api/account", "/api/login", "/api/logout", "/api/me", "/api/me/delete", "/api/me/data"),
    "/api/door",
    *("/api/back/code", "/api/back/link", "/api/back/mail"),
    *("/api/mail/confirm", "/api/mail/stop/{token}"),
    *("/api/banner", "/api/house/{kind}", "/api/me/letters/away"),
    *("/health", "/metrics", "/join/{path:path}", "/{path:path}"),
}


def test_nothing_but_the_door_is_open_to_who_is_no_member(club: Place) -> None:
    anna = Member(club, "Anna")
    table = anna.new_table("me", "open", "random")
    app: Any = club.client.app
    paths = {
        (route.path, method)
        for route in app.routes
        if getattr(route, "methods", None)
        for method in route.methods
        if method in ("GET", "POST")
    }
    assert len(paths) > 60
    for path, method in sorted(paths):
        if path in PUBLIC:
            continue
        real = (
            path.replace("{table}", table)
            .replace("{game}", "wallenstein")
            .replace("{name:path}", "Anna")
            .replace("{path:path}", "x")
        )
        for person in (club.stranger(), Person(club, "", "")):
            answer = club.client.request(method, real, headers=person.headers, json={})
            assert answer.status_code == 401, (method, path, answer.text)
            assert answer.json()["error"]["reason"] == "members_only"
    assert anna.get(f"/api/tables/{table}")["id"] == table
    with club.stranger().live(table) as socket:
        assert close_code(socket) == 4401


def test_guests_and_previews_stay_outside_a_house_for_members(club: Place) -> None:
    anna = Member(club, "Anna")
    table = anna.new_table("me", "open", "random", title="Friday evening", public=True)
    assert reason(club.stranger().post("/api/guest", {"name": "Berta"}, 401)) == "members_only"
    assert "Friday" not in club.client.get(f"/join/{table}/1").text
    assert club.stranger().get("/api/door")["members"] is True
    berta = Member(club, "Berta")
    assert berta.get("/api/tables")["open"][0]["id"] == table


def test_a_deleted_account_takes_its_ways_in_along(place: Place) -> None:
    anna = Member(place, "Anna")
    anna.post("/api/me/delete", {"password": OLD})
    back_by_code(place, "Anna", anna.codes[0], 401)
    assert Member(place, "Anna").get("/api/me/codes")["left"] == CODES
