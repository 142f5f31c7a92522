"""What a load takes of the machine: memory, processors and disk."""

from __future__ import annotations

import os
import re
import threading
import time
from pathlib import Path
from typing import Self

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
