"""Analyses of finished games, made by a worker in slices, so that nobody waits for long.

What was measured so far travels with each slice as JSON.  So any worker can go on, and a server
that starts anew has lost nothing but time.
"""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from westphalia.analysis.judge import judge_of
from westphalia.analysis.past import Past
from westphalia.analysis.study import SEED, Effort, Study, perform
from westphalia.analysis.summary import summary
from westphalia.engine import notation
from westphalia.games import find_game
from westphalia.server.bounded_cache import BoundedCache
from westphalia.server.jobs import Asker, CostlyWork

# ------------------------------------------------------------------------------
# One slice, as a worker measures it.

SLICE: Final = 3.0  # seconds
MOST_ANSWERS: Final = 6000  # of a game; a campaign has some two thousand
EFFORT: Final = Effort(100, samples=16, swings=6, closer=32, plans=6, pairs=32, batch=4)
# where games must be played to their end
SLOW: Final = Effort(30, samples=6, swings=3, closer=12, plans=2, pairs=12, batch=2)


def go_on(record: str, known: bytes, seconds: float = SLICE) -> tuple[bytes, bytes]:
    """A job: measure for so long, one thing at least; all that is known, and what it shows."""
    written = notation.read(record, find_game)
    past = Past(find_game(written.header.game), written)
    if len(past.entries) > MOST_ANSWERS:
        raise ValueError(f"a game of more than {MOST_ANSWERS} answers is not analysed here")
    judge = judge_of(past.game, past.header)
    effort = SLOW if judge.slow else EFFORT
    study = Study(past, effort, msgspec.json.decode(known) if known else None)
    end = monotonic() + seconds
    jobs = study.jobs()
    while jobs:
        for job in jobs:
            study.take(job, perform(past, judge, SEED, job))
            if monotonic() >= end:
                return encoded(study)
        jobs = study.jobs()
    return encoded(study)


def encoded(study: Study) -> tuple[bytes, bytes]:
    shown = summary(study)
    for plan in shown["plans"]:
        for said in plan["better"]:
            said.pop("raw", None)  # pages have words for numbers
    return msgspec.json.encode(study.as_data()), msgspec.json.encode(shown)


# ------------------------------------------------------------------------------
# What is known of finished games, and the slices that are being measured now.

ANALYSES_BYTES: Final = 16 * 1024 * 1024


class Left(msgspec.Struct):
    left: int


class Analyses:
    """Runs one slice of an analysis at a time for each game; concurrent requests share it.

    When a game ends everybody at its table asks.  A slice that was begun is measured to its end
    even if nobody waits any more, and counts for whoever asks next.
    """

    def __init__(self, work: CostlyWork) -> None:
        self._work = work
        self._known: BoundedCache[str, tuple[bytes, bytes]] = BoundedCache(ANALYSES_BYTES)
        self._measured: dict[str, asyncio.Task[bytes]] = {}

    def whole(self, key: str) -> bytes | None:
        """Returns what a game has shown, once nothing is left to measure."""
        _, shown = self._known.get(key) or (b"", b"")
        done = shown and not msgspec.json.decode(shown, type=Left).left
        return shown if done else None

    def is_measured(self, key: str) -> bool:
        """Whether a slice of the game is measured now: then the next answer costs nothing more."""
        return key in self._measured

    async def next_slice(self, key: str, asker: Asker, record: str) -> bytes:
        """Returns what a game shows after one more slice."""
        task = self._measured.get(key)
        if task is None:
            task = asyncio.create_task(self._measure(key, asker, record))
            self._measured[key] = task
            task.add_done_callback(partial(self._forget, key))
        return await asyncio.shield(task)

    async def _measure(self, key: str, asker: Asker, record: str) -> bytes:
        known, _ = self._known.get(key) or (b"", b"")
        known, shown = await self._work.run(asker, go_on, record, known)
        self._known.put(key, (known, shown), len(known) + len(shown))
        return shown

    def _forget(self, key: str, task: asyncio.Task[bytes]) -> None:
        del self._measured[key]
        if not task.cancelled():
            task.exception()  # whoever asked was told, unless they went away
