"""The server's own health: metrics, whether the store can be written, the clock, the garbage."""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from westphalia.server.errors import Refusal
from westphalia.server.store.store import Store

# ------------------------------------------------------------------------------
# Metrics, in the text format of Prometheus.

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
PREFIX: Final = "westphalia_"

# Every counter and what it counts; each is there from the start, so that a rule can name it.
COUNTERS: Final = {
    "answers": "Answers of people that are on disk",
    "bot_answers": "Answers of bots",
    "order_answers": "Answers by standing orders",
    "connections": "Websockets and streams that were opened",
    "notices": "Messages to people, by channel and outcome",
    "refusals": "Requests that were refused, by code",
    "requests": "Requests by route, method and class of status",
    "sign_ins": "People who came in: as a guest, with a new account, with a password, or in vain",
    "worker_deaths": "Worker processes that ended in the middle of a job, or took too long",
    "acts": "What moderators have done",
    "reports": "Reports of people",
}
SUMMARIES: Final = {
    "request_seconds": "How long requests took, by route and method",
    "job_seconds": "How long costly jobs took with their wait, by job and outcome",
}


class Histogram:
    """How often something took how long."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.number = 0
        self.seconds = 0.0
        self.buckets = [0] * (len(BUCKETS) + 1)

    def took(self, seconds: float) -> None:
        self.number += 1
        self.seconds += seconds
        self.buckets[bisect_left(BUCKETS, seconds)] += 1

    def lines(self) -> list[str]:
        name, total = PREFIX + self.name, 0
        lines = head(self.name, "histogram", self.about)
        for bound, number in zip([*BUCKETS, "+Inf"], self.buckets, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self.seconds:.6f}", f"{name}_count {self.number}"]


def head(name: str, kind: str, about: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {about}", f"# TYPE {PREFIX}{name} {kind}"]


class Metrics:
    """Counters, summaries and histograms since the server started."""

    def __init__(self) -> None:
        self.answer_times = Histogram("answer_seconds", "From an answer's arrival to the disk")
        self.loop_delay = Histogram("loop_delay_seconds", "How late the event loop comes to things")
        self.counts: Counter[tuple[str, str]] = Counter()
        self.times: dict[tuple[str, str], list[float]] = {}  # number and seconds

    @property
    def answers(self) -> int:
        return self.answer_times.number

    def answered(self, seconds: float) -> None:
        """Counts an answer that is on disk so many seconds after it was received."""
        self.answer_times.took(seconds)

    def count(self, what: str, label: str = "") -> None:
        """Counts something of a kind, or without one."""
        self.counts[what, f'kind="{label}"' if label else ""] += 1

    def requested(self, route: str, method: str, status: int, seconds: float) -> None:
        labels = f'route="{route}",method="{method}"'
        self.counts["requests", f'{labels},status="{status // 100}xx"'] += 1
        self._took("request_seconds", labels, seconds)

    def worked(self, job: str, outcome: str, seconds: float) -> None:
        """Counts a costly job that has ended so."""
        self._took("job_seconds", f'job="{job}",outcome="{outcome}"', seconds)

    def _took(self, what: str, labels: str, seconds: float) -> None:
        found = self.times.setdefault((what, labels), [0, 0.0])
        found[0] += 1
        found[1] += seconds

    def text(self, gauges: Mapping[str, float]) -> str:
        """All of it; a gauge may have labels: jobs_waiting{queue="uploads"}."""
        lines: list[str] = []
        known = ""
        for name, value in gauges.items():
            if known != (known := name.partition("{")[0]):
                lines.append(f"# TYPE {PREFIX}{known} gauge")
            lines.append(f"{PREFIX}{name} {value:g}")
        for what, about in COUNTERS.items():
            lines += head(f"{what}_total", "counter", about)
            found = sorted((labels, n) for (name, labels), n in self.counts.items() if name == what)
            if what == "answers":
                found = [("", self.answers)]
            lines += [f"{PREFIX}{what}_total{braced(labels)} {n}" for labels, n in found]
        for what, about in SUMMARIES.items():
            lines += head(what, "summary", about)
            for (name, labels), (number, seconds) in sorted(self.times.items()):
                if name == what:
                    lines.append(f"{PREFIX}{what}_sum{braced(labels)} {seconds:.6f}")
                    lines.append(f"{PREFIX}{what}_count{braced(labels)} {number:g}")
        return "\n".join([*lines, *self.answer_times.lines(), *self.loop_delay.lines()]) + "\n"


def braced(labels: str) -> str:
    return f"{{{labels}}}" if labels else ""


LOOP_INTERVAL: Final = 0.5  # seconds between two looks at the event loop


async def watch_loop(metrics: Metrics) -> None:
    """Measures again and again how late the event loop comes to what is due."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LOOP_INTERVAL
        await asyncio.sleep(LOOP_INTERVAL)
        metrics.loop_delay.took(max(0.0, loop.time() - due))


# ------------------------------------------------------------------------------
# Whether the store can be written: tried when asked or in doubt, told when it changes.

log = logging.getLogger("westphalia.server")
FRESH: Final = 1.0  # seconds for which a result holds, however many ask


class StoreHealth:
    """Knows whether the store can be written; ``read_only`` if the last attempt failed.

    Then a write is tried again and again until one succeeds, so that nobody has to do anything.
    """

    def __init__(self, store: Store, on_change: Callable[[], None] = lambda: None) -> None:
        self.store = store
        self.on_change = on_change
        self.read_only = False
        self._tried = float("-inf")
        self._trying: asyncio.Future[None] | None = None
        self._watching: asyncio.Task[None] | None = None

    async def check(self) -> bool:
        """Tells whether the store can be written; whoever asks meanwhile waits for one attempt."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._tried >= FRESH:
            self._trying = self._trying or asyncio.ensure_future(self._try())
            await asyncio.shield(self._trying)
        return not self.read_only

    def suspect(self) -> None:
        """Finds out, after something could not be written, whether nothing can."""
        if self._watching is None or self._watching.done():
            self._watching = asyncio.ensure_future(self._watch())

    def stop(self) -> None:
        for task in (self._watching, self._trying):
            if task is not None:
                task.cancel()

    async def _try(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            read_only = not await self.store.healthy()
        finally:
            self._tried, self._trying = loop.time(), None
        if read_only != self.read_only:
            self._change(read_only)

    def _change(self, read_only: bool) -> None:
        self.read_only = read_only
        if read_only:
            log.error("the store cannot be written; until it can, people may only look")
            self.suspect()
        else:
            log.warning("the store can be written again")
        self.on_change()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(max(0.0, self._tried + FRESH - loop.time()))
            if await self.check():
                return


def cannot_write() -> Refusal:
    message = "the server cannot write at the moment: look around, and answer a little later"
    return Refusal("not_ready", message, 503, reason="read_only")


# ------------------------------------------------------------------------------
# The steady clock: the time of day by the monotonic clock, so that it never jumps.

LARGEST_DRIFT: Final = 1.0  # seconds between two looks that are not worth a word


class SteadyClock:
    """Adds what has passed since the start, by the monotonic clock, to the time of the start."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._start = wall() - monotonic()
        self._ahead = 0.0  # the system's clock before this one, when it was last looked at

    def __call__(self) -> float:
        return self._start + self._monotonic()

    def check(self) -> None:
        """Says in the log if the system's clock was set since the last look."""
        ahead = self._wall() - self()
        jump, self._ahead = ahead - self._ahead, ahead
        if abs(jump) > LARGEST_DRIFT:
            log.warning("the system's clock jumped by %+.0f seconds; the seats' did not", jump)


# ------------------------------------------------------------------------------
# Garbage collection: a collection takes long, so none runs while people play.

LONGEST_PAUSE: Final = 600.0  # seconds between two collections


class GarbageCollectionSchedule:
    """Collects garbage when no answer has come since the last look, or after a long time.

    What requests and answers leave behind is freed at once, since nothing of it refers to itself.
    Python's own collections would look in vain at all that tables hold, 170 ms at a time.
    """

    def __init__(self, now: Callable[[], float], answers: Callable[[], int]) -> None:
        self.now = now
        self.answers = answers
        self._answers_seen = -1
        self._last_collection = now()

    @staticmethod
    def install() -> None:
        """Turns off Python's own collections, and exempts what start-up has made."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def collect_if_due(self) -> bool:
        """Runs a collection if it is time, and returns whether it did."""
        answers = self.answers()
        idle, self._answers_seen = answers == self._answers_seen, answers
        if not idle and self.now() - self._last_collection < LONGEST_PAUSE:
            return False
        self._last_collection = self.now()
        if idle:
            gc.unfreeze()
        gc.collect()
        gc.freeze()  # what has survived need not be scanned again while people play
        return True
