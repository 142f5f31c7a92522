"""The clients of tools/load.py: websockets that give random legal answers, and what they see."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import time
import urllib.request
from collections.abc import Mapping
from copy import copy
from functools import partial
from random import Random
from typing import Any

import msgspec


class Question(msgspec.Struct):
    kind: str
    choices: list[str]


class TableState(msgspec.Struct, frozen=True):
    state: str = ""


class Mat(msgspec.Struct, frozen=True):
    """As much of a view as a mat is filled from, or as a change of it tells."""

    seats: list[msgspec.Raw] | None = None
    hand: list[msgspec.Raw] | None = None
    auction: str | None = None


class Entries(msgspec.Struct, frozen=True):
    seats: dict[int, msgspec.Raw] = {}
    hand: dict[int, msgspec.Raw] = {}


class Changes(msgspec.Struct, frozen=True):
    parts: Mat = Mat()
    entries: Entries = Entries()


class Frame(msgspec.Struct):
    """As much of a frame as a client that plays at random needs."""

    type: str
    turn: int = 0
    key: str = ""
    message: str = ""
    seat: int = 0
    questions: list[Question] = []
    view: Mat | None = None
    changes: Changes = Changes()
    table: TableState = TableState()


FRAME = msgspec.json.Decoder(Frame)


class Load:
    """What is waiting to be answered, which tables are at their end, and how long answers took."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.waiting: list[tuple[Seat, Frame]] = []
        self.over: list[Sitting] = []
        self.times: list[float] = []
        self.shown: list[float] = []  # how long it took until the position after it was there
        self.choices = 0
        self.frames = 0
        self.bytes = 0
        self.errors: list[str] = []


class Sitting:
    """A table of people: a guest who plays all its seats that are not a bot's."""

    def __init__(self, game: str, table: str, token: str) -> None:
        self.game = game
        self.table = table
        self.token = token
        self.seats: list[Seat] = []
        self.over = False

    def leave(self) -> None:
        for seat in self.seats:
            seat.transport.close()


class Seat(asyncio.Protocol):
    """A websocket with as little around it as possible, so that the server is what we measure."""

    def __init__(self, load: Load, sitting: Sitting, seat: int) -> None:
        path, token = f"/api/tables/{sitting.table}/live?seat={seat}&changes=1", sitting.token
        self.load = load
        self.sitting = sitting
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.buffer = bytearray()
        self.open = False
        self.answered = -1
        self.sent = 0.0
        self.unseen = False  # whether an answer was acknowledged whose position has not come
        self.mat = Mat()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del self.buffer[: end + 4]
            self.open = True
        while (message := self._message()) is not None:
            self.load.frames += 1
            self.load.bytes += len(message)
            self._heard(FRAME.decode(message))

    def _message(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length > 125:
            size = 2 if length == 126 else 8
            length, start = int.from_bytes(buffer[2 : 2 + size], "big"), 2 + size
        if len(buffer) < start + length:
            return None
        kind, message = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        if kind == 9:
            self._send(10, message)
        return message if kind == 1 else b'{"type":"other"}'

    def _heard(self, frame: Frame) -> None:
        if frame.type == "position":
            self.mat = frame.view or changed(self.mat, frame.changes)
            if self.unseen:
                self.unseen = False
                self.load.shown.append(time.perf_counter() - self.sent)
        if frame.type == "ack":
            self.unseen = True
            self.load.times.append(time.perf_counter() - self.sent)
        elif frame.type == "error":
            self.load.errors.append(frame.message)
        elif frame.type == "position" and frame.questions and frame.turn > self.answered:
            self.answered = frame.turn
            self.load.waiting.append((self, frame))
        elif frame.table.state == "over" and not self.sitting.over:
            self.sitting.over = True
            self.load.over.append(self.sitting)

    def answer(self, frame: Frame) -> None:
        batch = self._batch(frame)
        self.load.choices += len(batch)
        body = {"type": "answer", "turn": frame.turn, "key": f"k{frame.turn}", "choices": batch}
        self.sent = time.perf_counter()
        self._send(1, msgspec.json.encode(body))

    def _send(self, kind: int, data: bytes) -> None:
        """A masked frame; the mask of zeros is a lawful one and saves our time."""
        head = bytes([128 | kind])
        if len(data) < 126:
            head += bytes([128 | len(data)])
        else:
            head += bytes([128 | 126]) + len(data).to_bytes(2, "big")
        self.transport.write(head + bytes(4) + data)

    def _batch(self, frame: Frame) -> list[str]:
        random, question = self.load.random, frame.questions[0]
        choice = random.choice(question.choices)
        if question.kind != "plan" or choice == "ready":
            return [choice]
        decode, mat = msgspec.json.decode, self.mat
        assert mat.seats is not None
        assert mat.hand is not None
        boxes = decode(mat.seats[frame.seat])["boxes"]
        batch, cards = [choice], [decode(card) for card in mat.hand]
        if choice.split()[1] != "nothing":
            cards.remove(choice.split()[1])
        random.shuffle(cards)
        for box in boxes:
            if box != mat.auction:
                batch.append(f"{box} {cards.pop() if cards else 'nothing'}")
        return [*batch, "ready"]


def changed(mat: Mat, changes: Changes) -> Mat:
    """A mat after a change: parts are replaced as a whole, or one entry at a time."""
    parts, entries = changes.parts, changes.entries
    seats = [*(parts.seats or mat.seats or [])]
    hand = [*(mat.hand or [] if parts.hand is None else parts.hand)]
    for seat, new in entries.seats.items():
        seats[seat] = new
    for place, new in entries.hand.items():
        hand[place] = new
    return Mat(seats, hand, parts.auction or mat.auction)


def put_together(view: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A view with what has changed in it since, as docs/protocol.md has it."""
    view = {**view, **changes.get("parts", {})}
    for name, entries in changes.get("entries", {}).items():
        part = view[name] = copy(view[name])
        for key, value in entries.items():
            part[int(key) if isinstance(part, list) else key] = value
    return {name: part for name, part in view.items() if name not in changes.get("gone", [])}


class Caller:
    """Requests over HTTP, outside the loop."""

    def __init__(self, base: str) -> None:
        self.base = base

    async def post(self, path: str, body: object, token: str = "") -> Any:
        return await asyncio.to_thread(self._call, path, json.dumps(body).encode(), token)

    async def get(self, path: str, token: str = "") -> Any:
        return await asyncio.to_thread(self._call, path, None, token)

    def _call(self, path: str, body: bytes | None, token: str) -> Any:
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        request = urllib.request.Request(self.base + path, body, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    async def bots(self) -> int:
        """How many answers bots have given since the server was started."""
        return await asyncio.to_thread(self._count, "westphalia_bot_answers_total")

    def _count(self, name: str) -> int:
        with urllib.request.urlopen(f"{self.base}metrics") as answer:
            lines = answer.read().decode().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    async def guest(self) -> str:
        return str((await self.post("api/guest", {"name": "Load"}))["token"])

    async def sit_down(self, load: Load, body: dict[str, Any], token: str, people: int) -> Sitting:
        """Opens a table, and a websocket for each of its first seats, which are the guest's."""
        made = await self.post("api/tables", body, token)
        sitting = Sitting(made["game"], made["id"], token)
        port = int(self.base.rstrip("/").rpartition(":")[2])
        loop = asyncio.get_running_loop()
        for number in range(people):
            seat = partial(Seat, load, sitting, number)
            sitting.seats.append((await loop.create_connection(seat, "127.0.0.1", port))[1])
        return sitting
