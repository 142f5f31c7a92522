"""Work on a Ray cluster: the one that RAY_ADDRESS names, or one of this machine for the while."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import ray

from westphalia.lab.arena import do_all, shares


def spread_on_ray(
    work: Callable[[Any, int], Any], what: object, numbers: Sequence[int]
) -> Iterator[Any]:
    """Does a piece of work for every number on all cores of the cluster, results in order.

    A task whose machine is lost is done again elsewhere, with the same result.
    """
    with connected():
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        cores = max(1, int(resources.get("CPU", 1)))
        task, here = ray.remote(do_all_in), str(Path.cwd())
        shared = ray.put(what)
        waiting = [task.remote(here, work, shared, list(part)) for part in shares(numbers, cores)]
        try:
            while waiting:
                yield from ray.get(waiting[0])
                waiting.pop(0)
        finally:
            for share in waiting:
                ray.cancel(share, force=True)


def do_all_in(
    folder: str, work: Callable[[Any, int], Any], what: object, numbers: Sequence[int]
) -> list[Any]:
    """Works in the same folder as we do, where it is: bots from outside may be named by files."""
    with suppress(OSError):
        os.chdir(folder)
    return do_all(work, what, numbers)


@contextmanager
def connected() -> Iterator[None]:
    """Within this there is a cluster; one that is begun here ends here."""
    begun = not ray.is_initialized()
    if begun:
        local = not os.environ.get("RAY_ADDRESS")
        dashboard = False if local else None  # a cluster has what it has
        ray.init(include_dashboard=dashboard, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield
    finally:
        if begun:
            ray.shutdown()
