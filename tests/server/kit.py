"""A server for tests, people who speak with it, and a clock that stands still."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from starlette.testclient import TestClient, WebSocketTestSession
from tests.server.hurry import InlineBots

from westphalia.engine.record import Header
from westphalia.server.app import make_app
from westphalia.server.context import Context
from westphalia.server.jobs import Worker
from westphalia.server.settings import Limits, Rate, Settings
from westphalia.server.store.sqlite import open_sqlite
from westphalia.server.store.store import Store
from westphalia.server.tables import replays
from westphalia.server.tables.bots import Bots
from westphalia.server.tables.table import Table
from westphalia.server.worker_process import perform

PATIENCE = 120.0  # seconds; so long only for what never comes
FREE = Rate(1e9, 10**9)
PATIENT = Limits(
    address=FREE, person=FREE, undo=FREE, costly=FREE, login=FREE, guests=FREE, files=FREE,
    talk=FREE, reports=FREE, challenges=FREE,
    address_connections=10**6, person_connections=10**6, person_bot_games=10**6,
)  # fmt: skip
USUAL = Settings(limits=PATIENT, bot_pause=0.0, metrics_from=("testclient",))


class AtOnce:
    """Does costly work in this process, without waiting for another one to start.

    As a new process would, it keeps nothing of what others have asked for.
    """

    def __init__(self) -> None:
        replays.cache.clear()

    async def perform(self, job: bytes, seconds: float) -> bytes:
        return perform(job)

    async def stop(self) -> None: ...


class Gated:
    """A worker that does nothing until it may."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.begun: list[bytes] = []

    async def perform(self, job: bytes, seconds: float) -> bytes:
        self.begun.append(job)
        await self.may.wait()
        return perform(job)

    async def stop(self) -> None: ...


class Clock:
    """It goes only when it is told to."""

    def __init__(self) -> None:
        self.time = 1_794_700_000.0

    def __call__(self) -> float:
        return self.time


class Person:
    """Somebody with a token."""

    def __init__(self, place: Place, name: str, token: str) -> None:
        self.place = place
        self.name = name
        self.headers = {"authorization": f"Bearer {token}"}

    def get(self, path: str, status: int = 200) -> Any:
        return self._answer(self.place.client.get(path, headers=self.headers), status)

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        answer = self.place.client.post(path, json=body or {}, headers=self.headers)
        return self._answer(answer, status)

    def _answer(self, answer: Any, status: int) -> Any:
        assert answer.status_code == status, answer.text
        text = "json" not in answer.headers.get("content-type", "")
        return answer.text if text else answer.json()

    def new_table(self, *chairs: str, **more: object) -> str:
        """A table with chairs such as me, hot, open, captain, random."""
        seats = [
            {"kind": chair} if chair in ("me", "hot", "open") else {"kind": "bot", "bot": chair}
            for chair in chairs
        ]
        made = self.post("/api/tables", {"game": "wallenstein", "seats": seats, **more})
        return str(made["id"])

    def position(self, table: str, seat: int) -> Any:
        return self.get(f"/api/tables/{table}/position?seat={seat}")

    def answer(self, table: str, seat: int, choices: list[str], key: str, status: int = 200) -> Any:
        turn = self.position(table, seat)["turn"]
        body = {"seat": seat, "turn": turn, "key": key, "choices": choices}
        return self.post(f"/api/tables/{table}/answer", body, status)

    def live(
        self, table: str, seat: int = -1, log: int = 0, changes: int = 0
    ) -> WebSocketTestSession:
        path = f"/api/tables/{table}/live?seat={seat}&log={log}&changes={changes}"
        return self.place.client.websocket_connect(path, headers=self.headers)


class Place:
    """A running server."""

    def __init__(self, client: TestClient, clock: Clock) -> None:
        self.client = client
        self.clock = clock

    @property
    def context(self) -> Context:
        context = self.client.app.state.context  # type: ignore[attr-defined]
        assert isinstance(context, Context)
        return context

    def guest(self, name: str = "Anna") -> Person:
        answer = self.client.post("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.client.cookies.clear()
        return Person(self, name, answer.json()["token"])

    def stranger(self) -> Person:
        return Person(self, "", "nobody")

    def table(self, table: str) -> Table:
        return self.context.tables.live[table]

    def header(self, table: str) -> Header:
        match = self.table(table).match
        assert match, "the game has not begun"
        return match.record.header


def call(place: Place, function: Callable[[], None]) -> None:
    assert place.client.portal
    place.client.portal.call(function)


def eventually(claim: Callable[[], object], what: str) -> None:
    """Waits until it is so; *what* is told if it never is."""
    end = time.monotonic() + PATIENCE
    while not claim():
        assert time.monotonic() < end, f"{what} has not come in {PATIENCE:g} seconds"
        time.sleep(0.01)


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """A test that waits for something that never comes fails."""

    def enough(*_: object) -> NoReturn:
        raise TimeoutError(f"nothing came for {seconds} seconds")

    before = signal.signal(signal.SIGALRM, enough)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def opened(
    path: Path,
    settings: Settings | None = None,
    web: Path | None = None,
    open_store: Callable[[], Awaitable[Store]] | None = None,
    bots: Bots | None = None,
    new_worker: Callable[[], Worker] = AtOnce,
) -> Iterator[Place]:
    """A server on the store in a file, unless another store is opened for it."""
    clock = Clock()

    async def in_file() -> Store:
        return open_sqlite(path)

    more: dict[str, Any] = {"web": web} if web else {}
    more |= {"bots": bots or InlineBots(), "new_worker": new_worker}
    app = make_app(open_store or in_file, settings or USUAL, now=clock, **more)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Place(client, clock)


def seats_told(socket: WebSocketTestSession) -> Any:
    """The seats as the next frame tells of them, whatever else it tells."""
    return frame(socket, "presence", "position")["table"]["seats"]


def close_code(socket: WebSocketTestSession) -> int:
    """The code with which a connection is closed, after whatever else comes."""
    with patience(PATIENCE):
        while (message := socket.receive())["type"] != "websocket.close":
            pass
    return int(message["code"])


def frame(socket: WebSocketTestSession, *kinds: str) -> Any:
    """The next frame of one of these kinds; usually a position is waited for."""
    kinds = kinds or ("position",)
    with patience(PATIENCE):
        while True:
            found = json.loads(socket.receive_text())
            if found["type"] in kinds:
                return found


def any_batch(position: Any, random: Random) -> list[str]:
    """A legal answer to the question of a position; a mat is filled whole."""
    question = position["questions"][0]
    if question["kind"] != "plan":
        return [random.choice(question["choices"])]
    return mat(position, random)


def mat(position: Any, random: Random) -> list[str]:
    """All that is left to plan, in the order of the boxes, ending with ready."""
    view = position["view"]
    first: list[str] = position["questions"][0]["choices"]
    if first == ["ready"]:
        return first
    boxes = view["seats"][position["seat"]]["boxes"]
    order = [view["auction"], *[box for box in boxes if box != view["auction"]]]
    left = order[order.index(first[0].split()[0]) :]
    choice = random.choice(first)
    cards = list(view["hand"])
    batch = [choice]
    if choice.split()[1] != "nothing":
        cards.remove(choice.split()[1])
    for n, box in enumerate(left[1:], start=1):
        empty = len(left) - n > len(cards)
        card = random.choice([*cards, "nothing"] if empty else cards)
        if card != "nothing":
            cards.remove(card)
        batch.append(f"{box} {card}")
    return [*batch, "ready"]
