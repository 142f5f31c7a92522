"""Worker processes that play many games at once, and wait for the answers of nets.

Workers and learner share memory.  A worker has two groups of games: while one waits for answers the
other is played.  A question is the cells of a game's tables with the choices that are offered; an
answer is the place of a choice, its log-probability, and what the net thinks the seat will gain.
What was decided becomes samples when its game is over, in blocks that the learner collects.
"""

from __future__ import annotations

import mmap
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from westphalia.lab.learning.jobs import Job, Result
from westphalia.lab.learning.worker import work

GROUPS: Final = 2
BLOCKS: Final = 2
NAP: Final = 0.0001  # seconds, where there is nothing to do
NUMBERS: Final = 5  # of a sample: place, log-probability, advantage, reward, share of the victory


def shared(shape: Sequence[int], kind: DTypeLike) -> NDArray[Any]:
    """An array that processes share which are forked afterwards."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, max(size, 1)), kind).reshape(shape)


class Memory:
    """What the workers share with the learner, by worker and by group or block."""

    def __init__(self, workers: int, games: int, block: int, size: int, choices: int) -> None:
        self.games, self.block, self.size, self.choices = games, block, size, choices
        asked = (workers, GROUPS, games)
        self.cells = shared((*asked, size), np.int16)
        self.offered = shared((*asked, choices), np.int16)
        self.models = shared(asked, np.int16)
        self.answers = shared((*asked, 3), np.float32)
        self.waiting = shared((workers, GROUPS), np.int32)
        kept = (workers, BLOCKS, block)
        self.kept_cells = shared((*kept, size), np.int16)
        self.kept_offered = shared((*kept, choices), np.int16)
        self.kept_numbers = shared((*kept, NUMBERS), np.float32)
        self.full = shared((workers, BLOCKS), np.int32)


Block = tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.float32]]


class Farm:
    """The workers, as the learner sees them.  Begin it before CUDA is touched: it forks."""

    def __init__(self, game: str, margin: float, workers: int, memory: Memory) -> None:
        self.memory = memory
        self._pipes: list[Connection] = []
        self._processes = []
        context = multiprocessing.get_context("fork")
        for number in range(workers):
            here, there = context.Pipe()
            process = context.Process(
                target=work, args=(number, game, margin, memory, there), daemon=True
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    @property
    def workers(self) -> int:
        return len(self._pipes)

    @property
    def groups(self) -> int:
        return GROUPS * self.workers

    def begin(self, job: Callable[[int], Job]) -> None:
        """Give every worker its job; what it did before is dropped."""
        for number, pipe in enumerate(self._pipes):
            pipe.send(job(number))
        for pipe in self._pipes:
            while pipe.recv() is not None:  # results of before
                pass

    def waiting(self) -> list[tuple[int, int]]:
        """The groups that wait for answers."""
        found = np.argwhere(self.memory.waiting.copy())  # workers write there meanwhile
        return [(int(worker), int(group)) for worker, group in found]

    def answered(self, groups: Sequence[tuple[int, int]]) -> None:
        """Their answers are there."""
        for worker, group in groups:
            self.memory.waiting[worker, group] = 0

    def blocks(self) -> Iterator[Block]:
        """The samples that are ready, to be copied before the next one is taken."""
        memory = self.memory
        for worker, block in np.argwhere(memory.full.copy()):
            yield (
                memory.kept_cells[worker, block],
                memory.kept_offered[worker, block],
                memory.kept_numbers[worker, block],
            )
            memory.full[worker, block] = 0

    def results(self) -> list[Result]:
        """How games ended since this was asked last; a worker that has failed is an error."""
        found: list[Result] = []
        for number, pipe in enumerate(self._pipes):
            try:
                while pipe.poll():
                    found += pipe.recv()
            except EOFError:
                raise RuntimeError(f"worker {number} has ended; its traceback is above") from None
        return found

    def nap(self) -> None:
        time.sleep(NAP)

    def close(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
