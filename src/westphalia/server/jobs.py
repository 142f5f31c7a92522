"""Costly jobs: a fair queue, the worker processes that do them, and who may have how many."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple, ParamSpec, Protocol, TypeVar, cast

import msgspec

from westphalia.server.errors import Refusal
from westphalia.server.limits import Client
from westphalia.server.settings import JobLimits, Limits
from westphalia.server.worker_process import DONE, HEAD, REFUSED, framed

# ------------------------------------------------------------------------------
# The fair queue: groups take turns, and so do the people of each.

Group = object  # people whom one visitor may invent, such as the guests of an address
Turn = tuple[Group, object]  # and the person
Line = OrderedDict[object, deque[asyncio.Future[None]]]  # of a group: who waits, by person


class FairQueue:
    """Gives out turns round robin by group and in each by person, first to the fewest under way.

    Those of one person come in the order in which they asked, so a table that has had its turn
    waits behind the person's other ones.  Either nobody waits or no turn is free.
    """

    def __init__(self, turns: int) -> None:
        self.free = turns
        self._groups: Counter[Group] = Counter()  # their turns under way
        self._people: Counter[Turn] = Counter()
        self._waiting: OrderedDict[Group, Line] = OrderedDict()

    @asynccontextmanager
    async def turn(self, person: object, group: Group = None) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as the block; who has no group is one alone."""
        asker = (person if group is None else group, person)
        await self._enter(asker)
        try:
            yield
        finally:
            self._leave(asker)

    @property
    def waiting(self) -> int:
        """How many turns are waited for."""
        return sum(len(each) for line in self._waiting.values() for each in line.values())

    async def _enter(self, asker: Turn) -> None:
        if self.free:
            self._give(asker)
            return
        given = asyncio.get_running_loop().create_future()
        group, person = asker
        self._waiting.setdefault(group, OrderedDict()).setdefault(person, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():  # it was given in the same moment
                self._leave(asker)
            raise

    def _give(self, asker: Turn) -> None:
        self.free -= 1
        self._groups[asker[0]] += 1
        self._people[asker] += 1

    def _leave(self, asker: Turn) -> None:
        self.free += 1
        self._groups[asker[0]] -= 1
        self._people[asker] -= 1
        if not self._people[asker]:
            del self._people[asker]
        if not self._groups[asker[0]]:
            del self._groups[asker[0]]
        while self.free and self._waiting:
            self._call_next()

    def _call_next(self) -> None:
        group = min(self._waiting, key=lambda each: self._groups[each])
        line = self._waiting.pop(group)
        person = min(line, key=lambda each: self._people[group, each])
        waiting = line.pop(person)
        given = waiting.popleft()
        if waiting:
            line[person] = waiting  # behind all others
        if line:
            self._waiting[group] = line
        if not given.done():
            self._give((group, person))
            given.set_result(None)


# ------------------------------------------------------------------------------
# Worker processes.  They work beside the event loop, with lower priority, and can be killed.

log = logging.getLogger("westphalia.server")
COMMAND: Final = (sys.executable, "-P", "-m", "westphalia.server.worker_process")


deaths: Counter[str] = Counter()  # of worker processes of this program, by how they came about


class JobFailed(Exception):
    """Raised when a job fails for a reason that is no answer to who asked for it."""


class Worker(Protocol):
    """Somebody who does one job at a time."""

    async def perform(self, job: bytes, seconds: float) -> bytes:
        """Returns the outcome, or raises a TimeoutError when the seconds are over."""

    async def stop(self) -> None: ...


class WorkerProcess:
    """A process that does one job at a time; it is started with its first job.

    Threads would share the interpreter lock with the event loop, compiled rules hold it for as long
    as one call takes, and no thread can be ended from outside.  A process is killed when its time
    is out.
    """

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def perform(self, job: bytes, seconds: float) -> bytes:
        """Returns the outcome.  A process that did not give it is killed; the next one is new."""
        try:
            if self._process is None:
                await self._start()
            async with asyncio.timeout(seconds):
                return await self._ask(job)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            deaths["ended"] += 1
            await self.stop()
            raise JobFailed("a worker process has ended in the middle of its job") from error
        except BaseException as error:
            deaths["too_long"] += isinstance(error, TimeoutError)
            await self.stop()
            raise

    async def _start(self) -> None:
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=pipe,
            stdout=pipe,
            start_new_session=True,  # Ctrl+C is for the server, which then ends its workers
        )
        await self._read()  # it is ready; how long its start takes is no fault of the job

    async def _ask(self, job: bytes) -> bytes:
        assert self._process
        assert self._process.stdin
        self._process.stdin.write(framed(job))
        await self._process.stdin.drain()
        return await self._read()

    async def _read(self) -> bytes:
        assert self._process
        assert self._process.stdout
        head = await self._process.stdout.readexactly(HEAD)
        return await self._process.stdout.readexactly(int.from_bytes(head, "big"))

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process:
            with suppress(ProcessLookupError):
                process.kill()
            # Before Python 3.13 it is waited for until its pipes are closed, by whomever.
            process._transport.close()  # type: ignore[attr-defined]  # there is no other way
            await process.wait()


# ------------------------------------------------------------------------------
# Costly work: what guests may ask for and nobody else shall wait for.

P = ParamSpec("P")
T = TypeVar("T")
Outcome = tuple[str, Any]  # how a job has ended, and what it returns or says


class Asker(NamedTuple):
    """Who asks for a job: a person, or whoever has no name but an address."""

    client: Client
    address: str = ""  # from where, if that is known
    paid: float = 1.0  # seconds of work that were paid for beforehand


class CostlyWork:
    """Does jobs for clients, a few at a time, and refuses more than it can do.

    Addresses take turns, and so do the clients of one address: a client that asks for much waits
    longer, and nobody else does, however many guests it makes.  The clients of one address have
    only some of the places, or they could take them all.  A client that goes away gives up the jobs
    that still wait; one that is being done goes on to its end, which its deadline bounds: a new
    process would cost more than most jobs.
    """

    def __init__(
        self,
        limits: JobLimits,
        workers: Sequence[Worker],
        charge: Callable[[Asker, float], None] = lambda asker, seconds: None,
        address_people: int = Limits().address_people,
    ) -> None:
        self.limits = limits
        self.most_of_address = address_people * limits.person
        self._charge = charge  # is told what a job took that was not paid for
        self._workers = workers
        self._idle = list(workers)
        self._queue = FairQueue(len(workers))
        self.measured: Callable[[str, str, float], None] = lambda job, outcome, seconds: None
        self._by_client: Counter[Client] = Counter()  # jobs that wait or are being done
        self._by_address: Counter[str] = Counter()  # the same
        self._waiting: set[asyncio.Task[Outcome]] = set()
        self._busy: set[asyncio.Task[Outcome]] = set()

    async def run(self, asker: Asker, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Does a job: a function of a module, of plain data, which it also returns.

        A ValueError that it raises is raised here, with the same sentence.
        """
        self._check(asker)
        name = f"{job.__module__}:{job.__qualname__}"
        message = msgspec.msgpack.encode((name, args, kwargs))
        begun, status = perf_counter(), "given up"
        try:
            async with asyncio.timeout(self.limits.wait):
                status, found = await self._outcome(asker, message)
        except TimeoutError:
            log.warning("%s was given up: it took too long", name)
            raise Refusal(
                "not_ready", "this takes too long to be worked out here", 503, reason="too_long"
            ) from None
        finally:
            self.measured(job.__qualname__, status, perf_counter() - begun)
        if status == REFUSED:
            raise ValueError(found)
        if status != DONE:
            raise JobFailed(found)
        return cast(T, found)

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def under_way(self) -> int:
        return len(self._busy)

    def _check(self, asker: Asker) -> None:
        most = self.limits.person
        if self._by_client[asker.client] >= most:
            message = f"of what takes a while you may ask for {most} at once; wait for an answer"
            raise Refusal("too_many", message, reason="too_many_jobs", most=most)
        crowded = asker.address and self._by_address[asker.address] >= self.most_of_address
        if crowded or self._by_client.total() >= self.limits.total:
            message = "too much is asked of this server just now; try again in a while"
            raise Refusal("not_ready", message, 503, reason="busy")

    async def _outcome(self, asker: Asker, job: bytes) -> Outcome:
        self._count(asker, 1)
        task = asyncio.create_task(self._perform(asker, job))
        self._waiting.add(task)
        task.add_done_callback(partial(self._forget, asker))
        try:
            return await asyncio.shield(task)
        finally:
            if task in self._waiting:
                task.cancel()

    async def _perform(self, asker: Asker, job: bytes) -> Outcome:
        async with self._queue.turn(asker.client, asker.address or None):
            task = cast("asyncio.Task[Outcome]", asyncio.current_task())
            self._waiting.discard(task)
            self._busy.add(task)
            worker = self._idle.pop()
            spent = 0.0
            try:
                status, found, spent = msgspec.msgpack.decode(await self._twice(worker, job))
                return status, found
            except TimeoutError:
                spent = self.limits.seconds
                raise
            finally:
                self._idle.append(worker)
                if spent > asker.paid:
                    self._charge(asker, spent - asker.paid)

    async def _twice(self, worker: Worker, job: bytes) -> bytes:
        """Tries again if the worker has ended: perhaps it was killed before there was a job."""
        try:
            return await worker.perform(job, self.limits.seconds)
        except JobFailed:
            return await worker.perform(job, self.limits.seconds)

    def _forget(self, asker: Asker, task: asyncio.Task[Outcome]) -> None:
        self._waiting.discard(task)
        self._busy.discard(task)
        self._count(asker, -1)

    def _count(self, asker: Asker, jobs: int) -> None:
        self._by_client[asker.client] += jobs
        self._by_address[asker.address] += jobs
        if not self._by_client[asker.client]:
            del self._by_client[asker.client]
        if not self._by_address[asker.address]:
            del self._by_address[asker.address]

    async def close(self) -> None:
        """Ends every worker with whatever it does; what waits is given up."""
        tasks = self._waiting | self._busy
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.stop()
