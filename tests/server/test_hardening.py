"""What strangers may send: it is refused with a sentence, and the server goes on."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect
from tests.server.kit import PATIENT, Person, Place, frame, opened

from westphalia.server.limits import TokenBuckets, network_of
from westphalia.server.settings import Limits, Rate, Settings
from westphalia.server.tables.table import Table


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def refused(answer: Any, status: int, code: str) -> str:
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["code"] == code
    assert set(error) == {"code", "message", "reason", "args"}
    return str(error["message"])


# sizes and rates


def test_a_body_that_is_too_large_is_refused(tmp_path: Path) -> None:
    limits = Limits(body=2000, record=3000, address=PATIENT.address)
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        anna = place.guest("Anna")
        client = place.client
        refused(client.post("/api/guest", content=b" " * 2001), 413, "too_large")
        record = client.post("/api/records", content=b"x" * 3001, headers=anna.headers)
        refused(record, 413, "too_large")
        assert client.get("/health").text == "well\n"


@pytest.mark.parametrize("path", ["/api/guest", "/api/login", "/api/tables", "/api/records"])
def test_a_body_that_is_no_text_is_refused(
    place: Place, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna = place.guest()
    for body in (b'{"name": "\xff"}', b"\xff\xfe", b'{"\xc3": 1}', b'"\xed\xa0\x80"'):
        answer = place.client.post(path, content=body, headers=anna.headers)
        assert "cannot be read" in refused(answer, 400, "bad_request") or path == "/api/records"
    assert not caplog.records


def test_a_frame_that_is_too_large_is_refused(tmp_path: Path) -> None:
    limits = Limits(frame=1000, address=PATIENT.address)
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        with anna.live(table, 0) as socket:
            socket.send_text(json.dumps({"type": "draft", "draft": {"a": "x" * 1000}}))
            assert frame(socket, "error")["code"] == "too_large"


def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    limits = Limits(address=Rate(0.001, 5))
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        answers = [place.client.get("/api/games") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    refused(answers[-1], 429, "too_many")
    assert 900 < int(answers[-1].headers["retry-after"]) <= 1000, "seconds until there is a token"
    assert "retry-after" not in answers[0].headers


def test_who_asks_whether_the_server_is_well_is_not_refused(tmp_path: Path) -> None:
    """A proxy whose visitors have used up its limit must not take the server for dead."""
    limits = Limits(address=Rate(1e-9, 3))
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        asked = [place.client.get("/health").status_code for _ in range(5)]
        assert asked == [200] * 5
        assert [place.client.get("/api/me").status_code for _ in range(4)] == [200] * 3 + [429]
        assert place.client.get("/health").text == "well\n"


def test_frames_count_too(tmp_path: Path) -> None:
    limits = Limits(person=Rate(0.001, 3), address=PATIENT.address, costly=PATIENT.costly)
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        with anna.live(table, 0) as socket:
            for _ in range(3):
                socket.send_json({"type": "undo", "turn": -1, "key": "a"})
            codes = [frame(socket, "error")["code"] for _ in range(3)]
    assert codes == ["stale", "stale", "too_many"]


def test_connections_are_counted_and_given_back(tmp_path: Path) -> None:
    limits = Limits(address=PATIENT.address, person_connections=2)
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        for _ in range(2):
            with anna.live(table, 0) as one, anna.live(table, 1) as two:
                frame(one)
                frame(two)
                with anna.live(table, 2) as three:
                    assert frame(three, "error")["code"] == "too_many"
                    with pytest.raises(WebSocketDisconnect) as gone:
                        three.receive_text()
                assert gone.value.code == 4429


def test_a_bucket_fills_again_with_time() -> None:
    now = [0.0]
    buckets = TokenBuckets(Rate(2.0, 3), lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    now[0] = 0.5
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_a_long_address_counts_with_its_network() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2:ffff::1")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("who:knows") == "who:knows"


def test_a_person_has_only_so_many_tables_under_way(tmp_path: Path) -> None:
    limits = Limits(person_tables=2, address=PATIENT.address)
    with opened(tmp_path / "tables.db", Settings(limits=limits)) as place:
        anna = place.guest("Anna")
        anna.new_table("me", "hot", "hot")
        anna.new_table("me", "hot", "hot")
        chairs = [{"kind": "me"}] * 3
        more = anna.post("/api/tables", {"game": "wallenstein", "seats": chairs}, 429)
        assert more["error"]["code"] == "too_many"


@pytest.mark.parametrize(
    "data",
    [
        {"court": {"tower_cards": {"count": 10**8}}},
        {"tower": {"layered": {"floors": 5000, "stick": [0.1] * 5000}}},
        {"a": {"b": {"c": {"d": {"e": {"f": {"g": {"h": {"i": {}}}}}}}}}},
    ],
)
def test_an_overlay_that_would_keep_us_busy_is_refused(place: Place, data: object) -> None:
    chairs = [{"kind": "me"}] * 3
    body = {"game": "wallenstein", "seats": chairs, "modules": ["court"], "data": data}
    refusal = place.guest().post("/api/tables", body, 400)
    assert "nothing larger than 1000" in refusal["error"]["message"]


# pages of others


@pytest.mark.parametrize(
    "origin",
    ["https://evil.example", "null", "http://testserver.evil", "http://[", "ftp://testserver"],
)
def test_pages_of_others_may_not_speak_for_you(place: Place, origin: str) -> None:
    anna = place.guest("Anna")
    headers = {**anna.headers, "origin": origin}
    answer = place.client.post("/api/me", json={"name": "Eve"}, headers=headers)
    refused(answer, 403, "not_allowed")
    assert anna.get("/api/me")["me"]["name"] == "Anna"
    table = anna.new_table("me", "hot", "hot")
    with (
        pytest.raises(WebSocketDisconnect),
        place.client.websocket_connect(f"/api/tables/{table}/live", headers=headers),
    ):
        pass


def test_our_own_page_and_a_trusted_one_may(tmp_path: Path) -> None:
    trusting = Settings(limits=PATIENT, origins=("https://friend.example",))
    with opened(tmp_path / "tables.db", trusting) as place:
        anna = place.guest("Anna")
        for origin in ("http://testserver", "https://friend.example"):
            headers = {**anna.headers, "origin": origin}
            answer = place.client.post("/api/me", json={"name": "Anne"}, headers=headers)
            assert answer.status_code == 200
        assert answer.headers["access-control-allow-origin"] == "https://friend.example"


def test_every_answer_says_what_a_browser_may_do(place: Place) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/nothing.js", "/health"):
        headers = place.client.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'self';")
        assert headers["x-content-type-options"] == "nosniff"
    assert place.client.get("/api/me").headers["cache-control"] == "no-store"


# nonsense


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/nothere",
        "/api/tables/nothere/position",
        "/api/tables/%00/position",
        "/api/tables/" + "x" * 500,
        "/api/tables/ünïcode/replay",
        "/api/games/chess/board",
        "/api/games/chess/clauses",
        "/api/nothing",
        "/api/",
    ],
)
def test_unknown_things_are_unknown(place: Place, path: str) -> None:
    refused(place.client.get(path), 404, "unknown")


def test_a_character_that_no_store_keeps_is_no_fault_of_the_store(place: Place) -> None:
    told = place.guest().post("/api/me/push/drop", {"id": "\0"}, 400)["error"]
    assert told["code"] == "bad_request"
    assert "NUL" in told["message"]
    assert not place.context.metrics.counts["refusals", "not_ready"]


def test_an_unknown_table_ends_the_line_for_good(place: Place) -> None:
    with place.stranger().live("nothere") as socket:
        assert frame(socket, "error")["code"] == "unknown"
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_text()
    assert gone.value.code == 4404


def test_a_failure_tells_a_number_and_nothing_else(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")

    def broken(self: Table, *args: object) -> bytes:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(Table, "info", broken)
    with caplog.at_level(logging.ERROR):
        answer = place.client.get(f"/api/tables/{table}", headers=anna.headers)
    assert answer.status_code == 500
    message = answer.json()["error"]["message"]
    assert "secret detail" not in answer.text
    number = message.rpartition(" ")[2]
    assert number in caplog.text
    assert "secret detail" in caplog.text


def test_numbers_are_only_for_the_machine_itself(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db", Settings(limits=PATIENT, metrics_from=())) as place:
        refused(place.client.get("/metrics"), 404, "unknown")
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        anna.answer(table, 0, ["bid money_0"], "a")
        text = place.client.get("/metrics").text
    assert "westphalia_tables 1" in text
    assert 'westphalia_answer_seconds_bucket{le="+Inf"} 1' in text


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8618", 200),
        ("[::1]:8618", 200),
        ("localhost:8618", 200),
        ("games.example.net", 404),
        ("127.0.0.1.example.net:8618", 404),
        ("localhost.example.net", 404),
        ("[::1", 404),
        ("", 404),
    ],
)
def test_numbers_are_not_for_pages_whose_name_leads_here(
    place: Place, host: str, status: int
) -> None:
    assert place.client.get("/metrics", headers={"host": host}).status_code == status


# fuzz

SHARED_AND_SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)  # fmt: skip
NAMES = "name password webhook game seats kind bot modules options public clock data seat link turn"
NAMES += " key choices draft type at title stand_in when_out open bank increment"
NEAR = st.sampled_from(
    [
        0,
        1,
        2,
        3,
        1.0,
        "1",
        "a",
        "random",
        "me",
        ["march boehmen"],
        ["bid money_0", "ready"],
        ["a"] * 65,
    ]
)
BODIES = st.dictionaries(st.sampled_from(NAMES.split()), NEAR | VALUES, max_size=6) | VALUES
POSTS = "sit seat invite answer undo fork"  # to stand up would be lawful, and the end of this test


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Place, Person, str]]:
    with opened(tmp_path_factory.mktemp("fuzz") / "tables.db") as place:
        anna = place.guest("Anna")
        yield place, anna, anna.new_table("me", "hot", "hot")


def unchanged(place: Place, person: Person, table: str) -> tuple[object, ...]:
    assert place.client.get("/health").status_code == 200
    shown = person.position(table, 0)
    return shown["turn"], shown["view"], shown["questions"], shown["logged"]


@settings(max_examples=150, suppress_health_check=SHARED_AND_SLOW)
@given(post=st.sampled_from([*POSTS.split(), "guest", "login", "me", "tables"]), body=BODIES)
@pytest.mark.slow
def test_any_body_is_refused_or_lawful(
    fuzzed: tuple[Place, Person, str], post: str, body: object
) -> None:
    place, anna, table = fuzzed
    before = unchanged(place, anna, table)
    path = f"/api/tables/{table}/{post}" if post in POSTS.split() else f"/api/{post}"
    data = json.dumps(body).encode(errors="surrogatepass")
    answer = place.client.post(path, content=data, headers=anna.headers)
    if answer.status_code != 200:
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["error"]["message"]
    assert unchanged(place, anna, table) == before


@settings(max_examples=60, suppress_health_check=SHARED_AND_SLOW)
@given(data=st.binary(max_size=60), path=st.sampled_from(["guest", "tables", "records"]))
def test_any_bytes_are_refused(fuzzed: tuple[Place, Person, str], data: bytes, path: str) -> None:
    place, anna, table = fuzzed
    before = unchanged(place, anna, table)
    answer = place.client.post(f"/api/{path}", content=data, headers=anna.headers)
    assert 400 <= answer.status_code < 500, answer.text
    assert unchanged(place, anna, table) == before


FRAMES = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from(["answer", "undo", "nonsense"]) | VALUES,
    st.dictionaries(
        st.sampled_from(["turn", "key", "choices", "extra"]), NEAR | VALUES, max_size=4
    ),
)


@settings(max_examples=25, suppress_health_check=SHARED_AND_SLOW)
@given(
    frames=st.lists(
        FRAMES.map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40), max_size=8
    )
)
def test_any_frame_is_answered_with_an_error(
    fuzzed: tuple[Place, Person, str], frames: list[str | bytes]
) -> None:
    place, anna, table = fuzzed
    before = unchanged(place, anna, table)
    with anna.live(table, 0) as socket:
        for data in frames:
            socket.send_bytes(data) if isinstance(data, bytes) else socket.send_text(data)
            assert frame(socket, "error")["message"]
    assert unchanged(place, anna, table) == before


@settings(max_examples=100, suppress_health_check=SHARED_AND_SLOW)
@given(
    door=st.sampled_from(
        ["position", "forecast", "rehearsal", "why", "replay", "replay/1", "record", "stream"]
    ),
    query=st.dictionaries(
        st.sampled_from(["seat", "county", "armies", "choice", "each", "log"]), st.text(max_size=12)
    ),
)
def test_any_question_is_answered(
    fuzzed: tuple[Place, Person, str], door: str, query: dict[str, str]
) -> None:
    place, anna, table = fuzzed
    if door == "stream":
        query["seat"] = "7"  # a lawful stream would not end
    answer = place.client.get(f"/api/tables/{table}/{door}", params=query, headers=anna.headers)
    assert answer.status_code < 500, answer.text
