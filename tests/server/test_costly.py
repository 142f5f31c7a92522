"""Costly work: who waits for whom, what is refused, and what ends a job."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from operator import add, truediv
from pathlib import Path

import msgspec
import pytest
from starlette.requests import Request
from starlette.types import Message
from tests.server.kit import (
    PATIENCE,
    PATIENT,
    USUAL,
    AtOnce,
    Gated,
    Person,
    call,
    eventually,
    opened,
    patience,
)
from tests.server.room import refused

from westphalia.server.api.routing import unless_gone
from westphalia.server.jobs import Asker, CostlyWork, JobFailed, WorkerProcess
from westphalia.server.settings import JobLimits, Limits, Rate
from westphalia.server.worker_process import DONE, NICENESS, framed, perform

PEOPLE = Limits().address_people
NEVER = 3600.0  # seconds: longer than anybody waits


def ask(work: CostlyWork, client: str, number: int) -> asyncio.Task[int]:
    return asyncio.create_task(work.run(Asker(client), add, number, 0))


async def soon() -> None:
    """Lets everything go as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


def numbers(worker: Gated) -> list[int]:
    """The numbers that a worker was asked for, in the order of its jobs."""
    return [msgspec.msgpack.decode(job)[1][0] for job in worker.begun]


@pytest.mark.anyio
async def test_clients_take_turns_and_nobody_waits_for_all_that_another_asked() -> None:
    worker = Gated()
    work = CostlyWork(JobLimits(), [worker])
    asked = [ask(work, "greedy", n) for n in range(5)]
    await soon()
    asked.append(ask(work, "modest", 9))
    await soon()
    worker.may.set()
    assert await asyncio.gather(*asked) == [0, 1, 2, 3, 4, 9]
    assert numbers(worker) == [0, 1, 9, 2, 3, 4]


@pytest.mark.anyio
async def test_one_client_may_ask_for_so_much_at_once_and_all_for_so_much() -> None:
    worker = Gated()
    work = CostlyWork(JobLimits(person=2, total=3), [worker])
    asked = [ask(work, client, 1) for client in ("greedy", "greedy", "modest")]
    await soon()
    assert "ask for 2 at once" in await refused(work.run(Asker("greedy"), add, 1, 1), "too_many")
    assert "too much is asked" in await refused(work.run(Asker("other"), add, 1, 1), "not_ready")
    worker.may.set()
    await asyncio.gather(*asked)
    assert await work.run(Asker("greedy"), add, 1, 1) == 2


@pytest.mark.anyio
async def test_the_guests_of_one_address_have_but_some_of_the_places() -> None:
    worker = Gated()
    work = CostlyWork(JobLimits(person=1), [worker])
    guests = [Asker(n, "here") for n in range(PEOPLE)]
    asked = [asyncio.create_task(work.run(guest, add, 1, 1)) for guest in guests]
    await soon()
    assert "too much is asked" in await refused(work.run(Asker(9, "here"), add, 1, 1), "not_ready")
    asked.append(asyncio.create_task(work.run(Asker(9, "there"), add, 1, 1)))
    worker.may.set()
    assert await asyncio.gather(*asked) == [2] * (PEOPLE + 1)
    assert await work.run(Asker(9, "here"), add, 1, 1) == 2


@pytest.mark.anyio
async def test_who_has_gone_gives_up_what_waits_and_what_is_being_done_counts_to_its_end() -> None:
    worker = Gated()
    work = CostlyWork(JobLimits(person=2), [worker])
    running, waiting = ask(work, "gone", 1), ask(work, "gone", 2)
    await soon()
    for task in (running, waiting):
        task.cancel()
    await soon()
    assert await asyncio.gather(running, waiting, return_exceptions=True)
    other = ask(work, "gone", 3)
    await soon()
    await refused(work.run(Asker("gone"), add, 1, 1), "too_many")
    worker.may.set()
    assert await other == 3
    assert numbers(worker) == [1, 3]


@pytest.mark.anyio
async def test_who_waits_too_long_is_told_so_and_leaves_the_queue() -> None:
    worker = Gated()
    work = CostlyWork(JobLimits(wait=0.01), [worker])
    for number in (1, 2):
        assert "too long" in await refused(work.run(Asker("client"), add, number, 0), "not_ready")
    worker.may.set()
    await soon()
    assert numbers(worker) == [1]


@pytest.mark.anyio
async def test_a_sentence_comes_back_as_an_answer_and_a_failure_as_a_failure() -> None:
    work = CostlyWork(JobLimits(), [AtOnce()])
    with pytest.raises(ValueError, match="invalid literal for int"):
        await work.run(Asker("client"), as_number, "x")
    with pytest.raises(JobFailed, match="ZeroDivisionError"):
        await work.run(Asker("client"), truediv, 1, 0)
    assert await work.run(Asker("client"), as_number, text="7") == 7


def as_number(text: str) -> int:
    return int(text)


@pytest.mark.anyio
async def test_closing_gives_up_whatever_waits() -> None:
    work = CostlyWork(JobLimits(), [Gated()])
    asked = [ask(work, "client", n) for n in range(2)]
    await soon()
    await work.close()
    told = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in told] == [asyncio.CancelledError] * 2


@pytest.mark.anyio
async def test_a_process_is_killed_at_its_deadline_and_the_next_job_has_a_new_one() -> None:
    worker = WorkerProcess()
    work = CostlyWork(JobLimits(seconds=0.05, wait=NEVER), [worker])
    patient = CostlyWork(JobLimits(seconds=NEVER, wait=NEVER), [worker])
    try:
        first = await patient.run(Asker("client"), os.getpid)
        assert first != os.getpid()
        assert await patient.run(Asker("client"), os.getpid) == first
        assert "too long" in await refused(
            work.run(Asker("client"), time.sleep, NEVER), "not_ready"
        )
        assert ended(first)
        assert await patient.run(Asker("client"), os.getpid) != first
        with pytest.raises(JobFailed, match="has ended"):
            await patient.run(Asker("client"), os.abort)
        third = await patient.run(Asker("client"), os.getpid)
        os.kill(third, signal.SIGKILL)
        assert await patient.run(Asker("client"), os.getpid) != third, (
            "nobody suffers from an idle death"
        )
        assert await patient.run(Asker("client"), os.nice, 0) == min(19, os.nice(0) + NICENESS)
    finally:
        await patient.close()


@pytest.mark.anyio
async def test_a_process_whose_outcome_nobody_reads_can_be_stopped() -> None:
    worker = WorkerProcess()
    await worker.perform(msgspec.msgpack.encode(("os:getpid", [], {})), NEVER)
    process = worker._process
    assert process
    assert process.stdin
    assert process.stdout
    process.stdin.write(framed(msgspec.msgpack.encode(("_operator:mul", ["x", 10**6], {}))))
    while not getattr(process.stdout, "_paused"):  # noqa: B009
        await asyncio.sleep(0.01)
    async with asyncio.timeout(PATIENCE):
        await worker.stop()
    assert ended(process.pid)


def ended(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


# At the doors


def forecasts(person: Person, table: str, armies: Iterable[int]) -> Iterator[str]:
    """The paths of questions that are all different, and none of them cheap."""
    counties = person.position(table, 0)["view"]["counties"]
    foe = next(name for name, county in counties.items() if county["owner"] == 1)
    for number in armies:
        yield f"/api/tables/{table}/forecast?seat=0&choice=march {foe}&choice=send {number}"


def test_nobody_waits_for_the_costly_work_of_another(tmp_path: Path) -> None:
    gates: list[Gated] = []

    def gated() -> Gated:
        gates.append(Gated())
        return gates[-1]

    with opened(tmp_path / "tables.db", new_worker=gated) as place, patience(PATIENCE):
        eve = place.guest("Eve")
        table = eve.new_table("me", "hot", "hot")
        paths = [*forecasts(eve, table, range(1, 7)), f"/api/tables/{table}/replay"]
        with ThreadPoolExecutor(len(paths)) as pool:
            asked = [pool.submit(eve.get, path) for path in paths]
            eventually(lambda: sum(len(gate.begun) for gate in gates) == 2, "the work")
            anna = place.guest("Anna")
            other = anna.new_table("me", "hot", "hot")
            turn = anna.answer(other, 0, ["bid money_0"], "a")["turn"]
            anna.post(f"/api/tables/{other}/undo", {"seat": 0, "turn": turn, "key": "b"})
            assert anna.get("/api/tables")["mine"]
            assert not any(future.done() for future in asked)
            for gate in gates:
                call(place, gate.may.set)
            assert all(future.result() for future in asked)


@pytest.mark.anyio
async def test_time_that_was_not_paid_for_is_charged() -> None:
    charged: list[tuple[Asker, float]] = []
    limits = JobLimits(seconds=9)
    work = CostlyWork(limits, [Slow(7.5)], lambda *charge: charged.append(charge))
    paid = Asker("client", "here", paid=6)
    assert await work.run(paid, add, 1, 1) == 2
    assert charged == [(paid, 1.5)]
    assert await work.run(Asker("client", "here", paid=8), add, 1, 1) == 2
    assert len(charged) == 1
    late = CostlyWork(limits, [Slow(NEVER)], lambda *charge: charged.append(charge))
    await refused(late.run(paid, add, 1, 1), "not_ready")
    assert charged[1:] == [(paid, 3)], "no more than it could take"


class Slow:
    """A worker that says of every job that it took so long, and is late if that is too long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def perform(self, job: bytes, seconds: float) -> bytes:
        if self.seconds > seconds:
            raise TimeoutError
        status, found, _ = msgspec.msgpack.decode(perform(job))
        return msgspec.msgpack.encode((status, found, self.seconds))

    async def stop(self) -> None: ...


def test_who_keeps_a_worker_busy_owes_for_it(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 40))
    settings = msgspec.structs.replace(USUAL, limits=limits)
    with opened(tmp_path / "tables.db", settings, new_worker=lambda: Slow(5)) as place:
        anna, berta = place.guest("Anna"), place.guest("Berta")
        table = anna.new_table("me", "hot", "hot")
        first, second, *_ = forecasts(anna, table, range(1, 6))
        anna.get(first)
        assert anna.get(second, 429)["error"]["code"] == "too_many"
        berta.new_table("me", "hot", "hot")


def test_a_worker_tells_how_long_a_job_took() -> None:
    status, _, spent = msgspec.msgpack.decode(
        perform(msgspec.msgpack.encode(("builtins:sorted", [list(range(100_000))], {})))
    )
    assert status == DONE
    assert 0 < spent < NEVER


def test_a_forecast_is_charged_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 2))
    with opened(tmp_path / "tables.db", msgspec.structs.replace(USUAL, limits=limits)) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        *paths, last = forecasts(anna, table, range(1, 6))
        for path in [*paths, *paths]:
            anna.get(path)
        assert anna.get(last, 429)["error"]["code"] == "too_many"


def test_forecasts_asked_for_together_are_one_job_and_cost_as_much_as_alone(tmp_path: Path) -> None:
    jobs: list[bytes] = []

    class Counting(AtOnce):
        async def perform(self, job: bytes, seconds: float) -> bytes:
            jobs.append(job)
            return await super().perform(job, seconds)

    limits = msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 2))
    settings = msgspec.structs.replace(USUAL, limits=limits)
    with opened(tmp_path / "tables.db", settings, new_worker=Counting) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        first, *_, last = forecasts(anna, table, range(1, 6))
        anna.get(first)
        alone = len(jobs)
        together = first.replace("choice=send 1", "each=send 1&each=send 2&each=send 3&each=send 4")
        assert len(anna.get(together)) == 4
        assert len(jobs) == alone + 1
        anna.get(together)
        assert len(jobs) == alone + 1
        assert anna.get(last, 429)["error"]["code"] == "too_many"


def test_the_guests_of_one_address_are_charged_together(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 1))
    with opened(tmp_path / "tables.db", msgspec.structs.replace(USUAL, limits=limits)) as place:
        guests = [place.guest() for _ in range(PEOPLE + 1)]
        for guest in guests[1:]:
            guest.new_table("me", "open", "open")
        body = {"game": "wallenstein", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
        assert guests[0].post("/api/tables", body, 429)["error"]["code"] == "too_many"


def test_the_values_of_an_overlay_are_for_its_own_game(tmp_path: Path) -> None:
    with opened(tmp_path / "tables.db") as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot", data={"counties": {"tirol": {"tax": 9}}})
        board = anna.get(f"/api/games/wallenstein/board?table={table}")
        assert board["counties"]["tirol"]["tax"] == 9
        told = anna.get(f"/api/games/thirty_years_war/board?table={table}", 400)
        assert "counties is not in the data" in told["error"]["message"]


@pytest.mark.anyio
async def test_what_nobody_waits_for_any_more_is_given_up() -> None:
    worker = Gated()
    work = CostlyWork(JobLimits(), [worker])
    first = ask(work, "client", 1)
    await soon()
    request = Request({"type": "http"}, has_gone)
    await refused(unless_gone(request, work.run(Asker("client"), add, 2, 0)), "bad_request")
    worker.may.set()
    assert await first == 1
    await soon()
    assert numbers(worker) == [1]


async def has_gone() -> Message:
    await soon()
    return {"type": "http.disconnect"}
