"""How a person wants to be told: what may be wished, what is kept, and that it can be deleted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import PATIENT, Place, opened
from tests.server.post_office import Browser, PushService, push_service

from westphalia.server.notices.kinds import Kind
from westphalia.server.settings import Settings


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db", Settings(limits=PATIENT, private_webhooks=True)) as place:
        yield place


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def test_at_first_nothing_is_wished_and_a_stranger_has_no_wishes(place: Place) -> None:
    assert place.guest().get("/api/me/notices") == {
        "browsers": [],
        "mail": {"offered": False, "address": None, "confirmed": False},
        "webhook": None,
        "quiet": None,
        "time_zone": "",
        "interval": 0,
        "language": "",
        "weekends": False,
        "automatic": True,
        "kinds": [kind for kind in Kind if kind != Kind.REPORT],
        "off": {"push": [], "mail": [], "webhook": []},
    }
    place.stranger().get("/api/me/notices", 401)


def test_wishes_are_changed_one_by_one(place: Place) -> None:
    anna = place.guest()
    quiet = {"begin": "22:30", "end": "07:00"}
    anna.post("/api/me/notices", {"quiet": quiet, "time_zone": "Europe/Berlin"})
    wished = anna.post("/api/me/notices", {"interval": 60, "language": "fr"})
    assert wished == anna.get("/api/me/notices")
    assert (wished["quiet"], wished["time_zone"]) == (quiet, "Europe/Berlin")
    assert (wished["interval"], wished["language"]) == (60, "fr")
    assert anna.post("/api/me/notices", {"quiet": None})["quiet"] is None


def test_kinds_are_switched_off_by_channel(place: Place) -> None:
    anna = place.guest()
    anna.post("/api/me/notices", {"off": {"mail": ["talk", "over"], "push": ["over"]}})
    wished = anna.post("/api/me/notices", {"off": {"push": []}})
    assert wished["off"] == {"push": [], "mail": ["over", "talk"], "webhook": []}
    assert anna.get("/api/me/notices") == wished


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"quiet": {"begin": "24:00", "end": "07:00"}}, "quiet_hours"),
        ({"quiet": {"begin": "7:00", "end": "07:00"}}, "quiet_hours"),
        ({"quiet": {"begin": "²2:00", "end": "07:00"}}, "quiet_hours"),
        ({"quiet": {"begin": "22:60", "end": "07:00"}}, "quiet_hours"),
        ({"time_zone": "Europe"}, "time_zone"),
        ({"time_zone": "x" * 100}, "time_zone"),
        ({"interval": -1}, "bad_request"),
        ({"interval": 100_000}, "bad_request"),
        ({"language": "la"}, "bad_request"),
        ({"off": {"pigeon": ["talk"]}}, "bad_request"),
        ({"off": {"mail": ["gossip"]}}, "bad_request"),
        ({"push": True}, "bad_request"),
    ],
)
def test_what_makes_no_sense_is_refused(place: Place, wish: Any, reason: str) -> None:
    refused = place.guest().post("/api/me/notices", wish, 400)
    assert refused["error"]["reason"] == reason


def test_what_is_kept_can_be_taken_along_and_deleted(place: Place, tmp_path: Path) -> None:
    anna = place.guest()
    browser = Browser("https://push.example/anna")
    anna.post("/api/me/push", browser.subscription)
    kept = anna.post("/api/me/notices", {"time_zone": "America/Lima"})
    assert anna.get("/api/me/data")["notices"] == kept
    assert kept["browsers"][0]["endpoint"] == "https://push.example/anna"
    user = anna.get("/api/me")["me"]["id"]
    anna.post("/api/me/delete")
    assert place.client.portal
    assert place.client.portal.call(place.context.store.recipient, user) is None


def test_a_test_message_goes_out_at_once_by_every_channel(
    place: Place, service: PushService
) -> None:
    anna = place.guest()
    assert anna.post("/api/me/notices/test") == {"results": []}
    browser = Browser(f"{service.address}/browser")
    anna.post("/api/me/push", browser.subscription)
    anna.post("/api/me", {"webhook": f"{service.address}/hook"})
    anna.post("/api/me/notices", {"language": "en", "quiet": {"begin": "00:00", "end": "23:59"}})
    results = anna.post("/api/me/notices/test")["results"]
    outcomes = [(each["channel"], each["outcome"]) for each in results]
    assert outcomes == [("webhook", "sent"), ("push", "sent")]
    posted = {each.path: each.body for each in service.posted}
    assert posted["/hook"] == b'{"type":"test"}'
    assert browser.open(posted["/browser"])["title"] == "Westphalia can reach you"
    service.answers["/hook"] = 500
    assert anna.post("/api/me/notices/test")["results"][0]["outcome"] == "later"


def test_nobody_can_have_us_test_another_server_for_long(
    place: Place, service: PushService
) -> None:
    eve = place.guest()
    eve.post("/api/me", {"webhook": f"{service.address}/victim"})
    for _ in range(20):
        eve.post("/api/me/notices/test")
    eve.post("/api/me/notices/test", status=429)
    assert len(service.posted) == 20
