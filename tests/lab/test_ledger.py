"""A series that was ended goes on where it was, and is the same series in the end."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest
from tests.cli.shell import done, interruptible, refused

from westphalia.games import find_game
from westphalia.lab import results
from westphalia.lab.arena import Outcome, Series, play_series
from westphalia.lab.results import Ledger

HEADER = find_game("wallenstein").header(["one", "two", "three"])
SERIES = Series(HEADER, ("random",) * 3, games=4, seed=5)
WORDS = ["simulate", "wallenstein", "--bots", "random,random,random", "--json", "--seed", 5]


def opened(path: Path, series: Series = SERIES) -> Ledger[Outcome]:
    return Ledger(path, series.title, Outcome)


def kept(path: Path) -> list[Outcome]:
    return [played.outcome for played in results.read(path)]


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    outcomes = list(play_series(SERIES))
    with opened(path) as ledger:
        for number, outcome in enumerate(outcomes[:3], start=1):
            ledger.add(outcome)
            assert kept(path) == ledger.games == outcomes[:number]
    with opened(path) as ledger:
        assert ledger.games == outcomes[:3]


def test_a_line_that_was_cut_off_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    outcomes = list(play_series(SERIES))
    with opened(path) as ledger:
        for outcome in outcomes[:2]:
            ledger.add(outcome)
    path.write_bytes(path.read_bytes()[:-7])
    assert kept(path) == outcomes[:1]
    with opened(path) as ledger:
        assert ledger.games == outcomes[:1]
        for outcome in outcomes[1:]:
            ledger.add(outcome)
    assert kept(path) == outcomes


def test_a_title_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    with opened(path):
        title = path.read_bytes()
    for cut in (0, 5, len(title) - 1):
        path.write_bytes(title[:cut])
        with opened(path) as ledger:
            assert ledger.games == []
        assert path.read_bytes() == title


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    done(*WORDS, "--games", 1, "--resume", path)
    refused("is of another series", *WORDS[:-1], 6, "--games", 1, "--resume", path)


@pytest.mark.parametrize("text", ["a line without an end", "two\nlines", "\n", '{"mine": 1}'])
def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    refused("is of another series", *WORDS, "--games", 1, "--resume", path)
    assert path.read_text() == text


def test_a_line_that_is_no_game_is_named_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    with opened(path), path.open("a") as file:
        file.write("{}\n")
    with pytest.raises(ValueError, match=r"series\.jsonl has a line that is no game"), opened(path):
        pass


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    with opened(path):
        before = path.read_bytes()
        refused("is being written by another run", *WORDS, "--games", 1, "--resume", path)
        assert path.read_bytes() == before


def test_a_full_disk_is_said_with_its_file() -> None:
    refused("/dev/full: No space left", *WORDS, "--games", 1, "--resume", "/dev/full")


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
    with interruptible(*words) as running:
        while not path.exists() or len(path.read_text().splitlines()) < 3:
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        report, complaint = running.communicate(timeout=60)
    assert running.returncode == 130, complaint
    games = len(kept(path))
    assert f'"games": {games}' in report
    assert f"ended after {games} of 100000 games" in complaint
