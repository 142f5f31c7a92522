"""Web push: only the browser reads it, it is signed, and who is gone is forgotten."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.kit import PATIENT, Person, Place, opened
from tests.server.post_office import Browser, PushService, claims_of, push_service

from westphalia.server.notices import web_push
from westphalia.server.notices.web_push import Keys, decode, encode, encrypt, read_keys
from westphalia.server.settings import Settings

SETTINGS = Settings(limits=PATIENT, private_webhooks=True, public_url="https://games.example.net")


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db", SETTINGS) as place:
        yield place


def told(place: Place) -> None:
    assert place.client.portal
    place.client.portal.call(place.context.tables.notifier.dispatcher.settled)


def subscribed(person: Person, service: PushService, path: str = "/one") -> Browser:
    browser = Browser(service.address + path)
    person.post("/api/me/push", browser.subscription)
    return browser


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    """The example of RFC 8291, appendix A."""
    browser = read_keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    own = ec.derive_private_key(number, web_push.CURVE)
    said = b"When I grow up, I want to be a watermelon"
    assert encode(encrypt(said, browser, own, decode("DGv6ra1nlYgDCS1FRnbzlw"))) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_a_message_that_no_service_takes_is_refused() -> None:
    point = web_push.point_of(ec.generate_private_key(web_push.CURVE))
    keys = Keys(point, bytes(16))
    assert len(encrypt(b"x" * web_push.LONGEST, keys)) == 4096
    with pytest.raises(ValueError, match="at most 3993 bytes"):
        encrypt(b"x" * (web_push.LONGEST + 1), keys)


def test_who_is_away_is_told_in_the_browser_and_nobody_else_can_read_it(
    place: Place, service: PushService
) -> None:
    anna = place.guest("Anna")
    browser = subscribed(anna, service)
    anna.post("/api/me/notices", {"language": "de"})
    table = anna.new_table("me", "random", "random", title="Die lange Tafel")
    told(place)
    [posted] = service.posted
    assert browser.open(posted.body) == {
        "title": "Du bist dran: Die lange Tafel (Wallenstein)",
        "body": "",
        "path": f"/#/table/{table}?seat=0",
        "tag": table,
    }
    assert b"Tafel" not in posted.body
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert posted.headers["ttl"] == "86400"
    claims = claims_of(posted.headers["authorization"], anna.get("/api/push")["key"])
    assert claims == {
        "aud": service.address,
        "exp": int(place.clock.time) + 12 * 3600,
        "sub": "https://games.example.net",
    }


def test_the_key_outlasts_the_server(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with opened(tmp_path / "tables.db", SETTINGS) as place:
            keys.append(place.stranger().get("/api/push")["key"])
    assert keys[0] == keys[1]
    assert len(decode(keys[0])) == 65


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten_and_the_others_are_told(
    place: Place, service: PushService, status: int
) -> None:
    anna = place.guest("Anna")
    service.answers["/gone"] = status
    subscribed(anna, service, "/gone")
    subscribed(anna, service, "/there")
    assert len(anna.get("/api/me/notices")["browsers"]) == 2
    anna.new_table("me", "random", "random")
    told(place)
    assert sorted(posted.path for posted in service.posted) == ["/gone", "/there"]
    [left] = anna.get("/api/me/notices")["browsers"]
    assert left["endpoint"] == f"{service.address}/there"


def test_who_logs_out_is_not_told_in_that_browser(place: Place, service: PushService) -> None:
    anna = place.guest("Anna")
    made = anna.post("/api/account", {"name": "Anna", "password": "correct horse"})
    here = Person(place, "Anna", made["token"])
    again = place.stranger().post("/api/login", {"name": "Anna", "password": "correct horse"})
    there = Person(place, "Anna", again["token"])
    subscribed(here, service, "/here")
    subscribed(there, service, "/there")
    there.post("/api/logout")
    here.new_table("me", "random", "random")
    told(place)
    assert [posted.path for posted in service.posted] == ["/here"]


def test_somebody_else_in_the_same_browser_has_it_alone(place: Place, service: PushService) -> None:
    anna, berta = place.guest("Anna"), place.guest("Berta")
    browser = subscribed(anna, service)
    berta.post("/api/me/push", browser.subscription)
    assert anna.get("/api/me/notices")["browsers"] == []
    [own] = berta.get("/api/me/notices")["browsers"]
    anna.post("/api/me/push/drop", {"id": own["id"]})
    assert len(berta.get("/api/me/notices")["browsers"]) == 1
    assert berta.post("/api/me/push/drop", {"id": own["id"]})["browsers"] == []


def changed(**changes: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda given: given | changes


@pytest.mark.parametrize(
    "wrong",
    [
        changed(endpoint="ftp://127.0.0.1/"),
        changed(endpoint="https://a:b@push.example/"),
        changed(endpoint="https://push.example/" + "x" * 1000),
        changed(keys={"p256dh": "", "auth": ""}),
        changed(keys={"p256dh": "é", "auth": "é"}),
        changed(keys={"p256dh": encode(bytes(65)), "auth": encode(bytes(16))}),
        changed(keys={"p256dh": encode(bytes(64)), "auth": encode(bytes(16))}),
    ],
)
def test_what_is_no_subscription_is_refused(
    place: Place, wrong: Callable[[dict[str, Any]], dict[str, Any]]
) -> None:
    given = Browser("https://push.example/1").subscription
    anna = place.guest("Anna")
    refused = anna.post("/api/me/push", wrong(given), 400)
    assert refused["error"]["reason"] == "push_subscription"
    anna.post("/api/me/push", given)


def test_a_push_does_not_lead_into_our_own_network(tmp_path: Path, service: PushService) -> None:
    with opened(tmp_path / "tables.db", Settings(limits=PATIENT)) as place:
        anna = place.guest("Anna")
        browser = Browser(service.address.replace("http:", "https:") + "/x")
        anna.post("/api/me/push", browser.subscription)
        refused = anna.post("/api/me/push", Browser(service.address).subscription, 400)
        assert refused["error"]["reason"] == "push_subscription", "not even in the clear"
        assert anna.post("/api/me/notices/test")["results"] == [
            {
                "channel": "push",
                "browser": anna.get("/api/me/notices")["browsers"][0]["id"],
                "outcome": "refused",
            }
        ]
    assert service.posted == []
