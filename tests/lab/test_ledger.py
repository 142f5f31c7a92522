"""A series that was ended goes on where it was, and is the same series in the end."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest
from tests.cli.shell import PROGRAM, done, refused
from tests.cli.test_doors import hear_ctrl_c

from westphalia.games import find_game
from westphalia.lab.arena import Series, play_series
from westphalia.lab.ledger import Ledger

HEADER = find_game("wallenstein").header(["one", "two", "three"])
SERIES = Series(HEADER, ("random",) * 3, games=4, seed=5)
WORDS = ["simulate", "wallenstein", "--bots", "random,random,random", "--json", "--seed", 5]


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    outcomes = list(play_series(SERIES))
    with Ledger(path, SERIES) as ledger:
        for outcome in outcomes[:3]:
            ledger.add(outcome)
            assert Ledger(path, SERIES).outcomes == ledger.outcomes
    assert Ledger(path, SERIES).outcomes == outcomes[:3]


def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    outcomes = list(play_series(SERIES))
    with Ledger(path, SERIES) as ledger:
        for outcome in outcomes[:2]:
            ledger.add(outcome)
    path.write_bytes(path.read_bytes()[:-7])
    with Ledger(path, SERIES) as ledger:
        assert ledger.outcomes == outcomes[:1]
        for outcome in outcomes[1:]:
            ledger.add(outcome)
    assert Ledger(path, SERIES).outcomes == outcomes


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    done(*WORDS, "--games", 1, "--resume", path)
    refused("is of another series", *WORDS[:-1], 6, "--games", 1, "--resume", path)


def test_a_series_in_two_parts_has_the_same_report(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    whole = done(*WORDS, "--games", 6, "--processes", 1)
    done(*WORDS, "--games", 2, "--processes", 1, "--resume", path)
    kept = path.read_text()
    assert done(*WORDS, "--games", 6, "--processes", 2, "--resume", path) == whole
    assert path.read_text().startswith(kept)
    assert done(*WORDS, "--games", 6, "--resume", path) == whole


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_leaves_a_report_of_what_was_played(tmp_path: Path, processes: int) -> None:
    path = tmp_path / "series.jsonl"
    words = [*WORDS, "--games", 100_000, "--processes", processes, "--resume", path]
    command = [*PROGRAM, *map(str, words)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    ) as running:
        while not path.exists() or len(path.read_text().splitlines()) < 3:
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        report, complaint = running.communicate(timeout=60)
    assert running.returncode == 130, complaint
    named = find_game("wallenstein").header(["random"] * 3)
    games = len(Ledger(path, Series(named, ("random",) * 3, 1, 5)).outcomes)
    assert f'"games": {games}' in report
    assert f"ended after {games} of 100000 games" in complaint
