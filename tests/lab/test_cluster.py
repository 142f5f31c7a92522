"""On a Ray cluster the report is the same as on one process and on several."""

from __future__ import annotations

import json
import os

import pytest
from tests.cli.shell import done, program

WORDS = ["simulate", "wallenstein", "--bots", "random", "--players", 3, "--games", 12, "--json"]


def test_one_process_several_and_a_cluster_give_the_same_report() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: work on a cluster is not tested")
    alone, several = [done(*WORDS, "--processes", processes) for processes in (1, 2)]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    cluster = program(*WORDS, "--on", "ray", env=environment)
    assert cluster.returncode == 0, cluster.stderr
    assert alone == several == cluster.stdout
    assert json.loads(alone)["games"] == 12


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from tests.cli.shell import refused

    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "westphalia.lab.cluster", raising=False)
    refused("a cluster needs the extra 'cluster'", *WORDS, "--on", "ray")
