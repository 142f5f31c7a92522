"""Mail goes to who has confirmed the address, tells of turns, and ends with a link."""

from __future__ import annotations

import re
import smtplib
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.server.kit import PATIENT, Person, Place, opened
from tests.server.post_office import PostOffice, post_office

from westphalia.cli import main
from westphalia.server.notices import mail
from westphalia.server.settings import Settings, Smtp

BASE = "https://games.example.net"
ADDRESS = "anna@example.org"


def smtp(office: PostOffice, user: str = "") -> Smtp:
    return Smtp(
        host="127.0.0.1", port=office.port, sender="w@games.example.net", user=user, password="pw"
    )


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def place(tmp_path: Path, office: PostOffice) -> Iterator[Place]:
    settings = Settings(limits=PATIENT, public_url=BASE, smtp=smtp(office))
    with opened(tmp_path / "tables.db", settings) as place:
        yield place


def link_in(letter: EmailMessage, purpose: str) -> str:
    text = letter.get_content()
    found = re.search(rf"{BASE}/#/mail/{purpose}/(\S+)", text)
    assert found, text
    return found[1]


def confirmed(place: Place, office: PostOffice, name: str = "Anna") -> Person:
    anna = place.guest(name)
    anna.post("/api/me/notices", {"mail": ADDRESS, "language": "en"})
    place.stranger().post("/api/mail/confirm", {"token": link_in(office.mails[-1], "confirm")})
    return anna


@pytest.mark.usefixtures("xish")
def test_mail_in_a_begun_language_says_the_rest_in_english(
    place: Place, office: PostOffice
) -> None:
    anna = confirmed(place, office)
    anna.post("/api/me/notices", {"language": "xx"})
    anna.new_table("me", "random", "random")
    told(place)
    letter = office.mails[-1]
    assert letter["subject"] == "Xurn: Wallenstein"
    assert "You asked for this mail" in letter.get_content()
    rules = anna.get("/api/games/wallenstein/clauses?language=xx")
    assert rules == anna.get("/api/games/wallenstein/clauses"), "no clause is translated yet"


def told(place: Place) -> None:
    assert place.client.portal
    place.client.portal.call(place.context.tables.notifier.dispatcher.settled)


def test_nothing_is_sent_but_a_link_before_it_was_followed(
    place: Place, office: PostOffice
) -> None:
    anna = place.guest("Anna Spam http://evil.example")
    anna.post("/api/me/notices", {"mail": ADDRESS, "language": "en"})
    anna.new_table("me", "random", "random")
    told(place)
    [asked] = office.mails
    assert (asked["to"], asked["from"]) == (ADDRESS, "w@games.example.net")
    assert "evil" not in asked.as_string(), "nobody can have their own words sent to others"
    assert anna.get("/api/me/notices")["mail"] == {
        "offered": True,
        "address": ADDRESS,
        "confirmed": False,
    }
    token = link_in(asked, "confirm")
    place.stranger().post("/api/mail/confirm", {"token": token[:-1]}, 403)
    assert place.stranger().post("/api/mail/confirm", {"token": token}) == {"done": True}
    assert anna.get("/api/me/notices")["mail"]["confirmed"]


def test_a_link_ends_after_two_days_and_with_its_address(place: Place, office: PostOffice) -> None:
    anna = place.guest("Anna")
    anna.post("/api/me/notices", {"mail": ADDRESS})
    token = link_in(office.mails[0], "confirm")
    place.clock.time += mail.CONFIRM_LIFE + 1
    refused = place.stranger().post("/api/mail/confirm", {"token": token}, 403)
    assert refused["error"]["reason"] == "mail_link"
    anna.post("/api/me/notices", {"mail": "other@example.org"})
    newer = link_in(office.mails[1], "confirm")
    anna.post("/api/me/notices", {"mail": None})
    place.stranger().post("/api/mail/confirm", {"token": newer}, 403)


def test_who_is_away_gets_a_mail_with_the_table_and_a_way_out(
    place: Place, office: PostOffice
) -> None:
    anna = confirmed(place, office)
    table = anna.new_table("me", "random", "random", title="The Long Table")
    told(place)
    letter = office.mails[-1]
    assert letter["subject"] == "Your turn: The Long Table (Wallenstein)"
    assert f"{BASE}/#/table/{table}?seat=0" in letter.get_content()
    stop = link_in(letter, "stop")
    assert letter["list-unsubscribe"] == f"<{BASE}/api/mail/stop/{stop}>"
    one_click = {"List-Unsubscribe": "One-Click"}
    assert place.client.post(f"/api/mail/stop/{stop}", data=one_click).status_code == 200
    assert anna.get("/api/me/notices")["mail"]["address"] is None
    anna.new_table("me", "random", "random")
    told(place)
    assert office.mails[-1] is letter
    place.stranger().post(f"/api/mail/stop/{stop}", status=403)


@pytest.mark.parametrize("token", ["", "x", "1.2", "1.2.3", "9.0.é", "1.99999999999999999999.a"])
def test_a_link_that_nobody_sent_does_nothing(place: Place, token: str) -> None:
    place.stranger().post("/api/mail/confirm", {"token": token}, 403)
    if token:
        place.stranger().post(f"/api/mail/stop/{token}", status=403)


def test_a_link_is_good_for_its_purpose_only() -> None:
    asked = mail.token("key", mail.CONFIRM, 1, ADDRESS, 500)
    assert mail.valid("key", mail.CONFIRM, asked, ADDRESS, 499)
    assert not mail.valid("key", mail.CONFIRM, asked, ADDRESS, 500)
    assert not mail.valid("key", mail.STOP, asked, ADDRESS, 499)
    assert not mail.valid("other", mail.CONFIRM, asked, ADDRESS, 499)
    assert not mail.valid("key", mail.CONFIRM, asked.replace("500", "900"), ADDRESS, 499)


def test_nobody_can_have_us_pester_an_address(place: Place, office: PostOffice) -> None:
    for n in range(4):
        guest = place.guest(f"Eve {n}")
        guest.post("/api/me/notices", {"mail": ADDRESS.upper()}, 200 if n < 2 else 429)
    assert len(office.mails) == 2
    assert guest.get("/api/me/notices")["mail"]["address"] is None, "it was not taken"


def test_an_address_that_does_not_exist_is_dropped(place: Place, office: PostOffice) -> None:
    anna = confirmed(place, office)
    office.refusals[ADDRESS] = b"450 4.2.0 later"
    anna.new_table("me", "random", "random")
    told(place)
    assert anna.get("/api/me/notices")["mail"]["confirmed"], "it may be there again"
    office.refusals[ADDRESS] = b"550 5.7.1 not now"
    assert anna.post("/api/me/notices/test")["results"][0]["outcome"] == "refused"
    office.refusals[ADDRESS] = b"550 5.1.1 nobody of that name"
    assert anna.post("/api/me/notices/test")["results"][0]["outcome"] == "gone"
    assert anna.get("/api/me/notices")["mail"]["address"] is None


@pytest.mark.parametrize(
    "address", ["anna", "a@b", "a b@c.de", "a@b.de\r\nBcc: x@y.de", "a" * 250 + "@b.de"]
)
def test_what_is_no_address_is_refused(place: Place, address: str) -> None:
    refused = place.guest().post("/api/me/notices", {"mail": address}, 400)
    assert refused["error"]["reason"] == "mail_address"


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest()
        assert not anna.get("/api/me/notices")["mail"]["offered"]
        refused = anna.post("/api/me/notices", {"mail": ADDRESS}, 409)
        assert refused["error"]["reason"] == "no_mail"


def test_a_password_is_sent_and_never_in_the_clear_to_another_machine(
    office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail.send(smtp(office, "w"), ADDRESS, mail.confirmation("en", BASE, "t"))
    assert office.users == [b"AUTH PLAIN AHcAcHc="]
    monkeypatch.setattr(mail, "is_local", lambda host: False)
    with pytest.raises(smtplib.SMTPNotSupportedError):
        mail.send(smtp(office, "w"), ADDRESS, mail.confirmation("en", BASE, "t"))
    assert len(office.users) == 1
    assert len(office.mails) == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--smtp", "smtp://mail.example.net"], "say --public-url"),
        (["--smtp", "http://mail.example.net"], "is no mail server"),
        (["--smtp", "smtp://a:b@mail.example.net"], "WESTPHALIA_SMTP_PASSWORD"),
        (["--smtp", "smtp://mail.example.net:x"], "is no mail server"),
        (["--public-url", "games.example.net"], "is no address"),
    ],
)
def test_settings_that_make_no_sense_are_refused(options: list[str], said: str) -> None:
    result = CliRunner().invoke(main, ["serve", "--no-open", "--port", "0", *options])
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
