"""While others think, lay, take back and lay again, nobody hears of it: over no door whatever."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from tests.server.kit import PATIENCE, Place, mat, opened, patience
from tests.server.planted import PLANTS

from westphalia.server import accounts
from westphalia.server.api import connections
from westphalia.server.notices import outgoing
from westphalia.server.tables import new_tables
from westphalia.server.tables.publishing import Subscriber


class Ear:
    """A live line and everything that ever came over it."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.syncs = 0
        self.sync()

    def sync(self) -> None:
        """Wait until everything that is due has come."""
        for _ in range(2):
            self.syncs += 1
            self.socket.send_json({"type": "undo", "turn": -1, "key": f"sync {self.syncs}"})
            with patience(PATIENCE):
                while '"type":"error"' not in (text := self.socket.receive_text()):
                    self.heard.append(text)
            self.heard.append(text)


DRAWN = "x-request-id"  # a header that is drawn for each request, whatever it is


class Scene:
    """Anna plans and is asked nothing else; a stranger watches; Dora is away; Berta has two seats.

    Everything that leaves the server for anybody but Berta is kept in ``told``.
    """

    def __init__(self, place: Place, stack: ExitStack) -> None:
        self.place = place
        self.told: list[str] = []
        self.anna, self.berta = place.guest("Anna"), place.guest("Berta")
        dora = place.guest("Dora")
        dora.post("/api/me", {"webhook": "https://example.net/word"})
        more = {"public": True, "modules": ["court"], "clock": {"bank": 900, "increment": 30}}
        self.table = self.anna.new_table("me", "open", "open", "open", **more)
        for person, seat in ((self.berta, 1), (self.berta, 2), (dora, 3)):
            person.post(f"/api/tables/{self.table}/sit", {"seat": seat})
        for person in (self.anna, self.berta, dora):
            person.post(f"/api/tables/{self.table}/ready")
        place.clock.time += 20
        self.other = self.anna.new_table("me", "hot", "hot", public=True)
        self.berta_at = {
            seat: stack.enter_context(self.berta.live(self.table, seat)) for seat in (1, 2)
        }
        stack.enter_context(self._stream())
        stream_frames = [
            self.anna.live(self.table, 0, changes=1),
            place.stranger().live(self.table),
        ]
        self.ears = [Ear(stack.enter_context(line)) for line in stream_frames]

    @contextmanager
    def _stream(self) -> Iterator[None]:
        """Somebody watches over a stream of lines too."""
        portal = self.place.client.portal
        assert portal
        table = self.place.table(self.table)
        line = connections.Connection(self.place.context, table, None, Subscriber(0, -1, 0))

        async def listen() -> None:
            async for text in connections.stream_frames(self.place.context, line, "far away", 0):
                self.told.append(f"stream {text.decode()}")

        listening = portal.start_task_soon(listen)
        yield
        listening.cancel()

    def settle(self) -> None:
        """Wait until everything that was to be told has been told."""
        for ear in self.ears:
            ear.sync()
            self.told += [f"ear {text}" for text in ear.heard]
            ear.heard.clear()
        portal, notifier = self.place.client.portal, self.place.context.tables.notifier

        async def words() -> None:
            await notifier.dispatcher.settled()

        assert portal
        portal.call(words)

    def ask(self) -> None:
        """What can be asked for, as Anna and as a stranger; sizes and headers count too."""
        at = f"/api/tables/{self.table}"
        view = self.anna.position(self.table, 0)["view"]
        foe = next(name for name, county in view["counties"].items() if county["owner"] == 1)
        paths = ["", "/position?seat=0", "/position", "/replay", "/replay/0", "/record"]
        paths += ["/why?seat=0&choice=stay", "/why?seat=0&choice=ready", "/position?seat=1"]
        paths += [f"/forecast?seat=0&choice=march {foe}&choice=send 4", "/replay/1?seat=1"]
        paths = [f"{at}{path}" for path in paths]
        paths += ["/api/tables", f"/api/games/wallenstein/board?table={self.table}", "/health"]
        paths += ["/api/me", "/api/me/data", "/api/sessions"]
        turn = self.anna.position(self.table, 0)["turn"]
        hand_in: dict[str, object] = {"seat": 0, "turn": turn, "key": "x", "choices": ["stay"]}
        posts = {
            "answer": [hand_in, {**hand_in, "turn": 0}, {**hand_in, "choices": ["ready", "stay"]}],
            "undo": [{"seat": 0, "turn": turn, "key": "y"}, {"seat": 1, "turn": 1, "key": "y"}],
            "fork": [{"at": at, "seats": [{"kind": "me"}] * 4} for at in (0, 1, 10**6)],
            "stand": [{"seat": 1}],
        }
        for person in (self.anna, self.place.stranger()):
            for path in paths:
                self.hear(self.place.client.get(path, headers=person.headers))
            for door, bodies in posts.items():
                for body in bodies:
                    path = f"{at}/{door}"
                    self.hear(self.place.client.post(path, json=body, headers=person.headers))
            upload = self.place.client.post("/api/records", content="?", headers=person.headers)
            self.hear(upload)
        with self.anna.live(self.table, 0, log=10**6) as again:
            self.told += Ear(again).heard

    def hear(self, answer: Any) -> None:
        headers = sorted(each for each in answer.headers.items() if each[0] != DRAWN)
        self.told.append(f"{answer.status_code} {headers} {answer.text}")


Habit = Callable[[Scene, int], None]


def quiet(scene: Scene, seat: int) -> None:
    """Says nothing before the whole mat is ready."""


def busy(scene: Scene, seat: int) -> None:
    """Lays two cards, takes one back, drafts, asks, tries what is not allowed, sees to herself."""
    berta, table = scene.berta, scene.table
    berta.post("/api/me", {"name": f"Bertha {seat}", "webhook": "https://example.net/berta"})
    berta.get("/api/me/data")
    scene.place.guest("Berta").post("/api/me/delete")
    for n in range(2):
        offered = berta.position(table, seat)["questions"][0]["choices"]
        berta.answer(table, seat, [offered[-1 - n]], f"{seat} busy {n}")
        turn = berta.position(table, seat)["turn"]
        berta.post(f"/api/tables/{table}/undo", {"seat": seat, "turn": turn, "key": f"{seat} {n}"})
        berta.answer(table, seat, [offered[0]], f"{seat} again {n}")
        berta.answer(table, seat, ["march boehmen"], f"{seat} wrong {n}", 422)
        frame = {"type": "draft", "draft": {"bid": offered[0], "n": n}}
        scene.berta_at[seat].send_json(frame)


def planning(
    path: Path, seed: int, habits: Sequence[Habit], patch: pytest.MonkeyPatch
) -> list[str]:
    """All that anybody but Berta is told while she plans; Anna and Dora keep their mats back."""
    names = [iter(["tablez", "tablea"]), iter(["77" * 32, "88" * 32])]
    tokens = count()
    patch.setattr(accounts, "new_token", lambda: f"token{next(tokens)}")
    patch.setattr(new_tables, "new_id", lambda: next(names[0]))
    patch.setattr(new_tables, "new_secret", lambda: next(names[1]))
    with opened(path) as place, ExitStack() as stack:
        words: list[str] = []

        def post(*told: object) -> int:
            words.append(f"word {told}")
            return 200

        patch.setattr(outgoing, "post", post)
        scene = Scene(place, stack)
        scene.settle()
        for seat, habit in enumerate(habits, start=1):
            place.clock.time += 20
            habit(scene, seat)
            scene.settle()
            scene.ask()
        if len(habits) > 1:
            batch = mat(scene.berta.position(scene.table, 1), Random(seed))
            scene.berta.answer(scene.table, 1, batch, "mat 1")
            scene.settle()
            scene.ask()
        return scene.told + words


@pytest.fixture(scope="module")
def silence(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    with pytest.MonkeyPatch.context() as patch:
        return planning(tmp_path_factory.mktemp("quiet") / "tables.db", 1, [quiet, quiet], patch)


@pytest.mark.parametrize("habits", [[busy, busy], [quiet, busy], [busy, quiet]])
@pytest.mark.slow
def test_what_others_do_in_secret_is_not_heard(
    silence: list[str], habits: Sequence[Habit], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = planning(tmp_path / "tables.db", 2, habits, monkeypatch)
    assert len(silence) > 100
    assert len([text for text in silence if text.startswith("stream ")]) > 1
    words = [text for text in silence if text.startswith("word ")]
    assert len([text for text in words if "your_turn" in text]) == 1  # Dora may plan
    assert other == silence


def test_one_who_is_busy_sounds_like_one_who_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quietly = planning(tmp_path / "1.db", 1, [quiet], monkeypatch)
    assert planning(tmp_path / "2.db", 2, [busy], monkeypatch) == quietly


@pytest.mark.parametrize("plant", PLANTS)
@pytest.mark.slow
def test_a_planted_whisper_is_heard(
    plant: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    quietly = planning(tmp_path / "1.db", 1, [quiet], monkeypatch)
    busily = planning(tmp_path / "2.db", 2, [busy], monkeypatch)
    assert quietly != busily
