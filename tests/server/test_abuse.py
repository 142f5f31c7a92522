"""Who means ill or is clumsy: slow, greedy, deaf, or on somebody else's page."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import unicodedata
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest
from msgspec.structs import replace
from starlette.routing import Route
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect
from tests.server.kit import PATIENCE, USUAL, Place, any_batch, frame, opened

from westphalia.server import accounts
from westphalia.server import app as app_module
from westphalia.server.api import connections
from westphalia.server.notices import dispatcher, outgoing
from westphalia.server.notices.kinds import Kind
from westphalia.server.notices.notifier import Notifier
from westphalia.server.settings import Rate
from westphalia.server.store.rows import StoreError
from westphalia.server.tables.publishing import MAX_PENDING_REPLIES, Subscriber


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


# slow and broken requests


def sent_by_hand(place: Place, receive: Callable[[], Awaitable[Any]]) -> list[Any]:
    """What a POST to /api/guest is answered whose body comes as it likes."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "POST", "path": "/api/guest", "raw_path": b"/api/guest",
        "query_string": b"", "headers": [(b"host", b"testserver")], "scheme": "http",
        "server": ("testserver", 80), "client": ("testclient", 1), "http_version": "1.1",
        "root_path": "", "asgi": {"version": "3.0"},
    }  # fmt: skip
    assert place.client.portal
    place.client.portal.call(place.client.app, scope, receive, send)
    return sent


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    rest = iter(range(300))

    async def trickle() -> Any:
        await asyncio.sleep(0.01)
        return {"type": "http.request", "body": b" ", "more_body": next(rest) < 299}

    impatient = replace(USUAL, limits=replace(USUAL.limits, body_seconds=0.05))
    with opened(tmp_path / "tables.db", impatient) as place:
        start, body = sent_by_hand(place, trickle)
    assert start["status"] == 400
    assert b"did not come whole" in body["body"]


def test_who_goes_away_in_the_middle_is_no_mistake_of_ours(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone() -> Any:
        return {"type": "http.disconnect"}

    with caplog.at_level(logging.INFO, "westphalia"):
        assert sent_by_hand(place, gone)[0]["status"] == 400
    assert caplog.text == ""


@pytest.mark.parametrize("opening", ["[", '{"a":', '{"name":[', '{"data":{"a":'])
def test_what_is_nested_too_deep_is_refused(place: Place, opening: str) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    deep = (opening * 20_000).encode()
    for path in ("/api/guest", "/api/tables", f"/api/tables/{table}/answer"):
        answer = place.client.post(path, content=deep, headers=anna.headers)
        assert answer.status_code == 400, answer.text
    with anna.live(table, 0) as socket:
        socket.send_text('{"type":"draft","draft":' + '{"a":' * 5000 + "1" + "}" * 5001)
        assert frame(socket, "error")["code"] == "bad_request"
        socket.send_json({"type": "draft", "draft": {"a": "ü" * 5000}})
        assert frame(socket, "error")["code"] == "too_large"


def test_nobody_waits_for_the_accents_of_a_text(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To compose n accents on one letter takes n² steps, whatever language they are from."""
    composed: list[int] = []

    def normalize(form: Literal["NFC", "NFD", "NFKC"], text: str) -> str:
        composed.append(len(text))
        assert len(text) < 1000, "a long pile is composed"
        return compose(form, text)

    compose = unicodedata.normalize
    monkeypatch.setattr(unicodedata, "normalize", normalize)
    anna = place.guest()
    table = anna.new_table("me", "hot", "hot")
    for accents in ("\u0315\u0327" * 5000, "\u0f73" * 5000):
        pile = f"a{accents}"
        for path, body, status in (
            ("/api/guest", {"name": pile}, 400),
            ("/api/account", {"name": pile, "password": "ten letters"}, 400),
            ("/api/login", {"name": pile, "password": "ten letters"}, 401),
            ("/api/me", {"name": pile}, 400),
            (f"/api/tables/{table}/talk", {"seat": 0, "text": pile}, 400),
            (f"/api/tables/{table}/talk", {"seat": 0, "text": pile[:700]}, 200),
            (f"/api/tables/{table}/notes", {"seat": 0, "text": pile}, 200),
        ):
            anna.post(path, body, status)
    assert composed


def test_a_password_that_is_checked_holds_nobody_up(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(password: str, kept: str) -> bool:
        begun.set()
        return go_on.wait(PATIENCE)

    monkeypatch.setattr(accounts, "verify_password", slow)
    body = {"name": "Anna", "password": "a guess or two"}
    login = threading.Thread(target=place.client.post, args=("/api/login",), kwargs={"json": body})
    login.start()
    try:
        assert begun.wait(PATIENCE)
        assert place.client.get("/api/me").json() == {"me": None}
        assert login.is_alive()
    finally:
        go_on.set()
        login.join()


# pages of others


def test_no_door_that_changes_anything_is_open_to_pages_of_others(place: Place) -> None:
    anna = place.guest("Anna")
    app = cast(Any, place.client.app)
    doors = [r for r in app.routes if isinstance(r, Route) and r.methods == {"POST"}]
    assert len(doors) > 12
    for door in doors:
        path = door.path.replace("{table}", "nothere")
        headers = {**anna.headers, "origin": "https://evil.example"}
        answer = place.client.post(path, json={}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_allowed"), path


def test_a_cookie_that_came_safely_goes_back_only_safely(place: Place) -> None:
    client = TestClient(place.client.app, base_url="https://testserver")
    cookie = client.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    cookie = place.client.post("/api/guest", json={"name": "Anna"}).headers["set-cookie"]
    assert "Secure" not in cookie, "at home there is no TLS"


def test_behind_a_proxy_that_nobody_told_us_of_there_are_no_numbers(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "LOOPBACK", ("testclient",))
    assert place.client.get("/metrics").status_code == 200
    headers = {"x-forwarded-for": "192.0.2.1"}
    assert place.client.get("/metrics", headers=headers).status_code == 404


# a store in trouble is nobody else's business


def test_what_the_store_says_is_not_told_to_clients(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")

    async def broken(*args: object) -> None:
        raise StoreError("cannot open the store host=10.0.0.7 user=westphalia")

    monkeypatch.setattr(place.context.store, "table", broken)
    place.table(table).stale = True
    told = anna.answer(table, 0, ["bid money_0"], "a", 503)
    assert told["error"]["message"] == "the table cannot be read now"
    assert (told["error"]["code"], told["error"]["reason"]) == ("not_ready", "store_silent")
    assert "host" not in str(anna.get("/api/tables/elsewhere", 503))
    with anna.live("elsewhere") as line:
        error = frame(line, "error")
        assert (error["code"], "host" in str(error)) == ("not_ready", False)
        with pytest.raises(WebSocketDisconnect) as gone:
            line.receive_text()
    assert gone.value.code == 4503


# deaf clients


class Deaf:
    """A websocket that asks and asks, and never reads what it is told."""

    def __init__(self) -> None:
        self.asked = 0
        self.closed: tuple[int, str] | None = None
        self.scope: dict[str, Any] = {}
        self.state = SimpleNamespace()

    async def accept(self) -> None:
        pass

    async def receive(self) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        return {"type": "websocket.receive", "text": '{"type": "undo", "turn": -1, "key": "a"}'}

    async def send(self, message: object) -> None:
        await asyncio.sleep(3600)

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


def test_who_asks_and_never_listens_is_let_go(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    deaf = Deaf()

    async def open_connection(context: object, connection: object) -> connections.Connection:
        user = await place.context.accounts.user_of(anna.headers["authorization"].split()[1])
        assert user
        return connections.Connection(
            place.context, place.table(table), user, Subscriber(user.id, 0, 0)
        )

    monkeypatch.setattr(connections, "open_connection", open_connection)
    for name, value in {"app": place.client.app, "headers": {}, "client": None}.items():
        setattr(deaf, name, value)
    assert place.client.portal
    place.client.portal.call(connections.websocket_endpoint, cast(WebSocket, deaf))
    assert deaf.closed == connections.TOO_SLOW
    assert deaf.asked <= MAX_PENDING_REPLIES + 2
    assert place.context.connection_limiter.total == 0
    assert not place.table(table).subscribers


# webhooks


def test_a_webhook_that_never_ends_its_answer_does_not_hold_us_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outgoing, "TIMEOUT", PATIENCE)  # so long nobody waits for the rest
    stop = threading.Event()

    def begin_to_answer() -> None:
        caller, _ = door.accept()
        with caller:
            caller.sendall(b"H" * outgoing.STATUS_LENGTH)
            stop.wait(2 * PATIENCE)

    with socket.create_server(("127.0.0.1", 0)) as door:
        thread = threading.Thread(target=begin_to_answer)
        thread.start()
        try:
            with pytest.raises(OSError, match="none of HTTP"):
                outgoing.post(f"http://127.0.0.1:{door.getsockname()[1]}/", b"{}", private=True)
        finally:
            stop.set()
            thread.join()


def test_nobody_can_have_us_pester_another_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatcher, "PER_PERSON", {"webhook": Rate(0.0001, 3)})
    words: list[Any] = []

    def post(address: str, body: bytes, private: bool) -> int:
        words.append(body)
        return 200

    monkeypatch.setattr(outgoing, "post", post)
    with opened(tmp_path / "tables.db", USUAL) as place:
        eve = place.guest("Eve")
        eve.post("/api/me", {"webhook": "https://victim.example/"})
        for _ in range(3):
            table = eve.new_table("me", "hot", "hot")
            eve.answer(table, 0, any_batch(eve.position(table, 0), Random(1)), "a")
        assert place.client.portal
        place.client.portal.call(settled, place.context.tables.notifier)
    assert len(words) == 3
    assert {json.loads(word)["type"] for word in words} <= {*Kind, "notices"}


async def settled(notifier: Notifier) -> None:
    await notifier.dispatcher.settled()


def test_a_word_goes_only_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is looked up once: it cannot lead elsewhere between the check and the call."""
    answers = iter(["93.184.216.34", "127.0.0.1"])
    called: list[Any] = []

    def lookup(host: str, port: int, **more: object) -> list[Any]:
        return [(2, 1, 6, "", (next(answers), port))]

    def call(address: Any, timeout: float) -> None:
        called.append(address)
        raise OSError("far enough")

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    monkeypatch.setattr(socket, "create_connection", call)
    with pytest.raises(OSError, match="far enough"):
        outgoing.post("http://rebound.example:8080/x", b"{}", private=False)
    assert called == [("93.184.216.34", 8080)]
    with pytest.raises(ValueError, match="may not reach"):
        outgoing.post("http://rebound.example:8080/x", b"{}", private=False)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0",
        "100.64.0.1", "::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1",
        "::ffff:169.254.169.254", "224.0.0.1", "255.255.255.255", "64:ff9b::7f00:1",
        "2002:7f00:1::", "::", "::127.0.0.1",
    ],
)  # fmt: skip
def test_no_address_of_our_own_network_is_reached(address: str) -> None:
    with pytest.raises(ValueError, match="may not reach"):
        outgoing.first_allowed("somewhere", [address], private=False)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::1", "64:ff9b::5db8:d822"])
def test_an_address_of_everybody_is_reached(address: str) -> None:
    assert outgoing.first_allowed("somewhere", [address], private=False) == address
