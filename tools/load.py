"""Load a server of our own: many tables, a websocket for every seat, answers at a steady rate.

    .venv/bin/python -m tools.load --tables 300 --seats 4 --rate 500 --seconds 40
    .venv/bin/python -m tools.load --games wallenstein,thirty_years_war
    .venv/bin/python -m tools.load --bots 1 --bot-tables 50 --requests 10
    .venv/bin/python -m tools.load --bots 1 --bot-tables 50 --requests 10 --rate 100 --soak 60

The clients give random legal answers, a whole mat as one batch.  Latency is what a client sees:
from sending an answer to its acknowledgement, when it is on disk; *shown* is until the position
after it has come.  With anything beside the people they are measured twice, first alone, and the
ratio of both is told beside the stored one.  What an answer costs is also told in turns of the loop
by which `bench` compares machines, and *disk* is what a page of 4 kB takes by itself meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlencode

from tools.load_clients import Caller, Load, Sitting

from westphalia.games import find_game
from westphalia.lab.bench import calibration

SYNC_PAUSE = 0.05


class Process:
    """The server under load, with the processes that work for it."""

    def __init__(self, pid: int, folder: str) -> None:
        self.pid = pid
        self.folder = folder  # where its store lies

    def workers(self) -> list[int]:
        return [*map(int, Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split())]

    def memory(self, what: str = "VmRSS") -> tuple[int, int]:
        """What the server and its workers hold, in MiB."""
        return memory(self.pid, what), sum(memory(pid, what) for pid in self.workers())

    def processor_time(self) -> tuple[float, float]:
        return processor_time(self.pid), sum(map(processor_time, self.workers()))


class Disk:
    """How long the disk takes for a page of its own meanwhile: no server is quicker than that."""

    def __init__(self, folder: str) -> None:
        self.path = Path(folder, "probe")
        self.times: list[float] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._probe)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _probe(self) -> None:
        with self.path.open("wb", buffering=0) as file:
            while not self._over.wait(SYNC_PAUSE):
                file.seek(0)
                file.write(os.urandom(4096))
                begun = time.perf_counter()
                os.fdatasync(file.fileno())
                self.times.append(time.perf_counter() - begun)


def memory(process: int, what: str) -> int:
    held = re.search(rf"{what}:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    return int(held[1]) >> 10 if held else 0


def processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen_time() -> float:
    """What other machines on the same processors have taken from this one."""
    fields = Path("/proc/stat").read_text().splitlines()[0].split()
    return int(fields[8]) / os.sysconf("SC_CLK_TCK")


def spent_by(server: Process) -> list[float]:
    return [*server.processor_time(), processor_time(os.getpid()), stolen_time()]


ROOT = Path(__file__).parent.parent
STORED = Path(__file__).with_name("load_baseline.json")
FREE = "1000000/1000000"
OPTIONS = [
    *("--no-open", "--port", "0", "--bot-pause", "0", "--bot-games-person", "10"),
    *("--connections-address", "100000", "--connections-person", "100000"),
    *("--rate-address", FREE, "--rate-person", FREE, "--rate-costly", FREE, "--rate-guests", FREE),
]
GAMES_OF_A_GUEST = 10  # that bots play alone
REFILL = 2.0  # seconds between two looks for tables that are over
SETTLED = 10  # minutes after which memory should not grow any more
SHARES = (50, 90, 99)
AT_ONCE = 0.05  # seconds of which the answers may go out at once


class Beside:
    """What goes on beside the people: tables of bots alone, and costly requests."""

    def __init__(self, wanted: argparse.Namespace, caller: Caller, load: Load) -> None:
        self.wanted = wanted
        self.caller = caller
        self.load = load
        self.times: dict[str, list[float]] = {"lobby": [], "replay": [], "odds": []}
        self.refused: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, people: list[Sitting]) -> None:
        left = self.wanted.bot_tables
        while left > 0:
            self._run(self._keep_bots(await self.caller.guest(), min(left, GAMES_OF_A_GUEST)))
            left -= GAMES_OF_A_GUEST
        if self.wanted.requests:
            self._run(self._ask(people))

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Tells of what has failed: without it the load would not be what was asked for."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error:
            self.load.errors.append(f"beside the people: {error!r}")

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_bots(self, token: str, tables: int) -> None:
        """Begins a game of bots whenever there are too few."""
        seats = [{"kind": "bot", "bot": "captain"}] * self.wanted.seats
        body = {"game": "wallenstein", "seats": seats, "modules": modules(self.wanted)}
        running: list[str] = []
        while True:
            states = [(await self.caller.get(f"api/tables/{each}"))["state"] for each in running]
            running = [each for each, state in zip(running, states, strict=True) if state != "over"]
            while len(running) < tables:
                running.append((await self.caller.post("api/tables", body, token))["id"])
            await asyncio.sleep(REFILL)

    async def _ask(self, people: list[Sitting]) -> None:
        """Asks for the lobby, a replay or odds in turn, at a steady rate."""
        marches = [c.text for c in find_game("wallenstein").vocabulary.choices if c.verb == "march"]
        random = self.load.random
        while True:
            sitting, march = random.choice(people), random.choice(marches)
            table = f"api/tables/{sitting.table}"
            odds = urlencode({"seat": 0, "choice": [march, f"send {random.randint(1, 9)}"]}, True)
            paths = {
                "lobby": "api/tables",
                "replay": f"{table}/replay",
                "odds": f"{table}/forecast?{odds}",
            }
            kind = random.choice(list(paths))
            self._run(self._time(kind, paths[kind], sitting.token))
            await asyncio.sleep(1 / self.wanted.requests)

    async def _time(self, kind: str, path: str, token: str) -> None:
        begun = time.perf_counter()
        try:
            await self.caller.get(path, token)
            self.times[kind].append(time.perf_counter() - begun)
        except urllib.error.HTTPError as error:
            self.refused[f"{kind} {error.code}"] += 1

    def report(self) -> None:
        for kind, times in self.times.items():
            if times:
                print(f"{kind:8} {len(times)} requests, {told(shares(times))}")
        if self.refused:
            print(f"refused  {dict(self.refused)}")


def modules(wanted: argparse.Namespace) -> list[str]:
    return str(wanted.modules).replace(",", " ").split()


async def sit(
    wanted: argparse.Namespace, caller: Caller, load: Load, token: str, name: str
) -> Sitting:
    """Opens a table of a game with as many seats and modules as wanted, where the game has them."""
    game = find_game(name)
    people = (wanted.seats if wanted.seats in game.seat_counts else game.usual_seats) - wanted.bots
    chairs = [{"kind": "hot"}] * people + [{"kind": "bot", "bot": "captain"}] * wanted.bots
    known = [module for module in modules(wanted) if module in game.modules]
    body = {"game": name, "seats": chairs, "modules": known}
    return await caller.sit_down(load, body, token, people)


async def sit_all(wanted: argparse.Namespace, caller: Caller, load: Load) -> list[Sitting]:
    """All tables, each of the next game."""
    games = cycle(str(wanted.games).split(","))
    names = islice(games, wanted.tables)
    return [await sit(wanted, caller, load, await caller.guest(), name) for name in names]


async def play(
    wanted: argparse.Namespace, caller: Caller, load: Load, seats: list[Sitting], seconds: float
) -> None:
    """Lets answers go out at a steady rate, whoever's they are; tables that are over begin anew.

    What could not go out for a while, as nobody was asked, is not made up for: nobody plays so.
    """
    begun = before = time.perf_counter()
    due = 0.0
    async with asyncio.TaskGroup() as beginning:  # beside the answers, which do not wait for it
        while (now := time.perf_counter()) < begun + seconds:
            due = min(due + (now - before) * wanted.rate, AT_ONCE * wanted.rate)
            before = now
            for _ in range(min(int(due), len(load.waiting))):
                at = load.random.randrange(len(load.waiting))
                load.waiting[at], load.waiting[-1] = load.waiting[-1], load.waiting[at]
                seat, frame = load.waiting.pop()
                seat.answer(frame)
                due -= 1
            while load.over:
                beginning.create_task(begin_anew(wanted, caller, load, seats, load.over.pop()))
            await asyncio.sleep(0.001)
    await asyncio.sleep(1.0)


async def begin_anew(
    wanted: argparse.Namespace, caller: Caller, load: Load, seats: list[Sitting], over: Sitting
) -> None:
    over.leave()
    seats[seats.index(over)] = await sit(wanted, caller, load, over.token, over.game)


def shares(times: list[float]) -> dict[int, float]:
    """The time within which so many of a hundred were done, in milliseconds."""
    ordered = sorted(times)
    return {share: ordered[int(len(ordered) * share / 100)] * 1000 for share in SHARES}


def told(values: dict[int, float]) -> str:
    return ", ".join(f"p{share} {value:.1f} ms" for share, value in values.items())


async def measured(
    wanted: argparse.Namespace, caller: Caller, server: Process, busy: bool
) -> dict[int, float]:
    """Plays for a while and reports how long people's answers took."""
    load = Load(wanted.seed)
    seats = await sit_all(wanted, caller, load)
    beside = Beside(wanted, caller, load)
    if busy:
        await beside.start(seats)
    await asyncio.sleep(2.0)
    await play(wanted, caller, load, seats, wanted.warm_up)
    load.times.clear()
    load.shown.clear()
    load.choices = load.frames = load.bytes = 0
    before, bots = spent_by(server), await caller.bots()
    with Disk(server.folder) as disk:
        await play(wanted, caller, load, seats, wanted.seconds)
    after, bots = spent_by(server), await caller.bots() - bots
    await beside.stop()
    report(load, wanted, [b - a for a, b in zip(before, after, strict=True)])
    print(f"disk     {told(shares(disk.times))}, longest {max(disk.times) * 1000:.1f} ms by itself")
    print(f"bots     {bots / wanted.seconds:8.1f} answers/s")
    beside.report()
    for sitting in seats:
        sitting.leave()
    return shares(load.times)


def report(load: Load, wanted: argparse.Namespace, spent: list[float]) -> None:
    count = len(load.times)
    print(f"{wanted.tables} tables of {wanted.games}, {wanted.seconds:.0f} s")
    print(f"answers  {count / wanted.seconds:8.1f} /s acknowledged ({count} in all)")
    print(f"choices  {load.choices / wanted.seconds:8.1f} /s")
    print(f"frames   {load.frames / wanted.seconds:8.1f} /s, {load.bytes / 2**20:.0f} MiB")
    print(f"latency  {told(shares(load.times))}")
    print(f"shown    {told(shares(load.shown))}")
    print(f"longest  {max(load.times) * 1000:.1f} ms; errors {len(load.errors)} {load.errors[:3]}")
    times = ", ".join(f"{each:.1f} s" for each in spent)
    print(f"processor time: server, workers, clients, taken by other machines: {times}")
    cost = spent[0] / count
    turns = cost * calibration(1.0)
    print(
        f"cost     {cost * 1000:.2f} ms of the server an answer, {turns:.0f} turns of bench's loop"
    )


async def compare(wanted: argparse.Namespace, caller: Caller, server: Process) -> None:
    """Measures people alone and then beside everything else, and tells the ratio."""
    if not (wanted.bot_tables or wanted.requests):
        await measured(wanted, caller, server, busy=False)
        return
    print("people alone")
    idle = await measured(wanted, caller, server, busy=False)
    print(f"\nbeside {wanted.bot_tables} tables of bots and {wanted.requests:g} requests a second")
    busy = await measured(wanted, caller, server, busy=True)
    ratios = {f"p{share}": round(busy[share] / idle[share], 2) for share in SHARES}
    stored = json.loads(STORED.read_text()) if STORED.exists() else None
    print(f"\nratio to people alone: {ratios}; stored: {stored}")
    if wanted.store_ratio:
        STORED.write_text(json.dumps(ratios, indent=2) + "\n")


async def soak(wanted: argparse.Namespace, caller: Caller, server: Process) -> None:
    """Plays for long and tells the memory of every minute, and whether it still grows."""
    load = Load(wanted.seed)
    seats = await sit_all(wanted, caller, load)
    beside = Beside(wanted, caller, load)
    await beside.start(seats)
    samples = []
    for minute in range(1, wanted.soak + 1):
        load.times.clear()
        await play(wanted, caller, load, seats, 59.0)
        own, workers = server.memory()
        samples.append(own + workers)
        held = f"{own} + {workers} MiB"
        print(f"minute {minute:3}: {held}, {told(shares(load.times))}", flush=True)
    await beside.stop()
    settled = samples[SETTLED - 1 :]
    if len(settled) > 1:
        growth = 100 * (max(settled[len(settled) // 2 :]) / settled[0] - 1)
        print(
            f"memory after {SETTLED} minutes {settled[0]} MiB, in the second half {growth:+.1f} %"
        )
    print(f"errors {len(load.errors)} {load.errors[:3]}; refused {dict(beside.refused)}")


@contextmanager
def running(profile: str) -> Iterator[tuple[Caller, Process]]:
    """A server with a store of its own, until the block ends."""
    with tempfile.TemporaryDirectory() as folder:
        profiled = ["-m", "cProfile", "-o", profile] if profile else []
        command = [sys.executable, *profiled, "-m", "westphalia.cli", "serve", *OPTIONS]
        command += ["--store", f"{folder}/load.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as server:
            assert server.stdout
            base = re.search(r"http\S+", server.stdout.readline())
            assert base, "the server did not open"
            try:
                yield Caller(base[0]), Process(server.pid, folder)
            finally:
                server.send_signal(signal.SIGINT)


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--games", default="wallenstein", help="what is played, in turn")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--modules", default="court,landsknechts,leaders")
    parser.add_argument("--rate", type=float, default=500, help="answers in a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm-up", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", type=int, default=0, help="seats of every table that bots have")
    parser.add_argument("--bot-tables", type=int, default=0, help="tables of bots alone")
    parser.add_argument(
        "--requests", type=float, default=0, help="lobby, replay and odds in a second"
    )
    parser.add_argument("--soak", type=int, default=0, metavar="MINUTES", help="watch the memory")
    parser.add_argument("--store-ratio", action="store_true", help=f"write {STORED.name}")
    parser.add_argument("--profile", default="", help="write a profile of the server to this file")
    return parser.parse_args()


def main() -> None:
    wanted = options()
    with running(wanted.profile) as (caller, server):
        asyncio.run((soak if wanted.soak else compare)(wanted, caller, server))
        own, workers = server.memory("VmHWM")
        print(f"memory of server and workers: {own} + {workers} MiB at most")


if __name__ == "__main__":
    main()
