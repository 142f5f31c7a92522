"""On a Ray cluster the report is the same as on one process and on several."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from tests.bots.strangers import module
from tests.bots.strangers import program as program_bot
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


def test_bots_from_outside_travel_by_their_names(tmp_path: Path) -> None:
    """Each process loads them anew, from where the command was typed."""
    pytest.importorskip("ray", reason="Ray is not installed: work on a cluster is not tested")
    module(tmp_path, "plays")
    program_bot(tmp_path, "plays")
    theirs = f"theirs=cmd:{sys.executable} plays_by_pipe.py"
    words = ["simulate", "wallenstein", "--bots", f"mine=plays.py:Bot,{theirs},random"]
    words += ["--games", "6", "--json"]
    environment = {name: value for name, value in os.environ.items() if name != "RAY_ADDRESS"}
    alone, cluster = [
        program(*words, *more, env=environment, cwd=tmp_path)
        for more in (("--processes", "2"), ("--on", "ray"))
    ]
    assert cluster.returncode == 0, cluster.stderr
    assert alone.stdout == cluster.stdout
    assert "mistakes" not in json.loads(cluster.stdout)


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cli.shell import refused

    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "westphalia.lab.cluster", raising=False)
    refused("a cluster needs the extra 'cluster'", *WORDS, "--on", "ray")
