#!/usr/bin/env python3
"""Load a server of our own: many tables, a websocket for every seat, answers at a steady rate.

    .venv/bin/python tools/load.py --tables 300 --seats 4 --rate 500 --seconds 40

The clients give random legal answers, a whole mat as one batch.  Latency is what a client sees:
from sending an answer to its acknowledgement, when it is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
FREE = "1000000/1000000"
OPTIONS = [
    *("--no-open", "--port", "0", "--bot-pause", "0"),
    *("--connections-address", "100000", "--connections-person", "100000"),
    *("--rate-address", FREE, "--rate-person", FREE, "--rate-costly", FREE, "--rate-guests", FREE),
]


class Question(msgspec.Struct):
    kind: str
    choices: list[str]


class Frame(msgspec.Struct):
    """As much of a frame as a client that plays at random needs."""

    type: str
    turn: int = 0
    key: str = ""
    message: str = ""
    seat: int = 0
    questions: list[Question] = []
    view: msgspec.Raw = msgspec.Raw()


class Holding(msgspec.Struct):
    boxes: dict[str, str | None]


class Mat(msgspec.Struct):
    seats: list[Holding]
    auction: str
    hand: list[str] = []


FRAME = msgspec.json.Decoder(Frame)
MAT = msgspec.json.Decoder(Mat)


class Load:
    """What is waiting to be answered, and how long answers took."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.waiting: list[tuple[Seat, Frame]] = []
        self.times: list[float] = []
        self.choices = 0
        self.frames = 0
        self.bytes = 0
        self.errors: list[str] = []


class Seat(asyncio.Protocol):
    """A websocket with as little around it as possible, so that the server is what we measure."""

    def __init__(self, load: Load, path: str, token: str) -> None:
        self.load = load
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
        )
        self.buffer = bytearray()
        self.open = False
        self.answered = -1
        self.sent = 0.0

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
        if frame.type == "ack":
            self.load.times.append(time.perf_counter() - self.sent)
        elif frame.type == "error":
            self.load.errors.append(frame.message)
        elif frame.type == "position" and frame.questions and frame.turn > self.answered:
            self.answered = frame.turn
            self.load.waiting.append((self, frame))

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
        mat = MAT.decode(frame.view)
        boxes = mat.seats[frame.seat].boxes
        batch, cards = [choice], mat.hand
        if choice.split()[1] != "nothing":
            cards.remove(choice.split()[1])
        random.shuffle(cards)
        for box in boxes:
            if box != mat.auction:
                batch.append(f"{box} {cards.pop() if cards else 'nothing'}")
        return [*batch, "ready"]


def call(base: str, path: str, body: object, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def connect(load: Load, base: str, tables: int, seats: int, modules: list[str]) -> list[Seat]:
    loop = asyncio.get_running_loop()
    port = int(base.rstrip("/").rpartition(":")[2])
    found = []
    for _ in range(tables):
        token = (await asyncio.to_thread(call, base, "api/guest", {"name": "Load"}))["token"]
        body = {"game": "wallenstein", "seats": [{"kind": "hot"}] * seats, "modules": modules}
        table = (await asyncio.to_thread(call, base, "api/tables", body, token))["id"]
        for seat in range(seats):
            path = f"/api/tables/{table}/live?seat={seat}"
            made = await loop.create_connection(partial(Seat, load, path, token), "127.0.0.1", port)
            found.append(made[1])
    return found


async def play(load: Load, rate: float, seconds: float) -> float:
    """Let answers go out at a steady rate, whoever's they are; the rate that came of it."""
    begun = time.perf_counter()
    sent = 0
    while (passed := time.perf_counter() - begun) < seconds:
        due = int(passed * rate) - sent
        for _ in range(min(due, len(load.waiting))):
            at = load.random.randrange(len(load.waiting))
            load.waiting[at], load.waiting[-1] = load.waiting[-1], load.waiting[at]
            seat, frame = load.waiting.pop()
            seat.answer(frame)
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.sleep(1.0)
    return sent / seconds


def report(load: Load, wanted: argparse.Namespace, cpu: tuple[float, float]) -> None:
    times = sorted(load.times)
    shares = {share: times[int(len(times) * share / 100)] * 1000 for share in (50, 90, 99)}
    print(f"{wanted.tables} tables, {wanted.seats} websockets each, {wanted.seconds:.0f} s")
    print(f"answers  {len(times) / wanted.seconds:8.1f} /s acknowledged ({len(times)} in all)")
    print(f"choices  {load.choices / wanted.seconds:8.1f} /s")
    print(f"frames   {load.frames / wanted.seconds:8.1f} /s, {load.bytes / 2**20:.0f} MiB")
    print("latency  " + ", ".join(f"p{share} {value:.1f} ms" for share, value in shares.items()))
    print(f"longest  {times[-1] * 1000:.1f} ms; errors {len(load.errors)} {load.errors[:3]}")
    print(f"processor time: server {cpu[0]:.1f} s, clients {cpu[1]:.1f} s")


def most_memory(process: int) -> int:
    """What the process has held at most, in MiB."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found, "Linux tells the memory of a process"
    return int(found[1]) >> 10


def processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(wanted: argparse.Namespace, base: str, server: int) -> None:
    load = Load(wanted.seed)
    modules = wanted.modules.replace(",", " ").split()
    seats = await connect(load, base, wanted.tables, wanted.seats, modules)
    await asyncio.sleep(2.0)
    await play(load, wanted.rate, wanted.warm_up)
    load.times.clear()
    load.choices = load.frames = load.bytes = 0
    processes = (server, os.getpid())
    before = [processor_time(process) for process in processes]
    await play(load, wanted.rate, wanted.seconds)
    after = [processor_time(process) for process in processes]
    report(load, wanted, (after[0] - before[0], after[1] - before[1]))
    print(f"memory of the server: {most_memory(server)} MiB at most")
    with urllib.request.urlopen(f"{base}metrics") as answer:
        print(answer.read().decode().partition("# TYPE westphalia_answer_seconds")[2])
    for seat in seats:
        seat.transport.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--modules", default="court,landsknechts,leaders")
    parser.add_argument("--rate", type=float, default=500, help="answers in a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--profile", help="write a profile of the server to this file")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        profile = ["-m", "cProfile", "-o", wanted.profile] if wanted.profile else []
        command = [sys.executable, *profile, "-m", "westphalia.cli", "serve", *OPTIONS]
        command += ["--store", f"{folder}/load.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
            assert server.stdout
            base = re.search(r"http\S+", server.stdout.readline())
            assert base, "the server did not open"
            try:
                asyncio.run(measure(wanted, base[0], server.pid))
            finally:
                server.send_signal(signal.SIGINT)


if __name__ == "__main__":
    main()
