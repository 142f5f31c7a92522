"""Every door of the program: help, files that are none, full disks, closed pipes, Ctrl-C."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from tests.cli.conftest import played
from tests.cli.shell import (
    FULL,
    complained,
    done,
    interruptible,
    program,
    refused,
    run,
)
from tests.test_repository import bootstrap

from westphalia import __version__
from westphalia.cli import main
from westphalia.locales import LANGUAGES
from westphalia.terminal.saving import save, secret_file

needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")


# Help


def every_command(group: click.Group = main, *path: str) -> Iterator[tuple[str, ...]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from every_command(command, *path, name)
        else:
            yield (*path, name)


@pytest.mark.parametrize("path", list(every_command()), ids=" ".join)
def test_help_explains_every_option(path: tuple[str, ...]) -> None:
    command: click.Command = main
    for name in path:
        assert isinstance(command, click.Group)
        command = command.commands[name]
    shown = done(*path, "--help")
    assert command.help
    for option in command.params:
        if isinstance(option, click.Option):
            assert all(name in shown for name in option.opts)
            assert option.help, f"{option.opts[0]} is not explained"


def test_the_program_says_its_version_and_its_commands() -> None:
    assert done("--version") == f"westphalia {__version__}\n"
    shown = done("--help")
    assert all(path[0] in shown for path in every_command())
    refused("No such command 'nosuch'", "nosuch")


# Files


@pytest.mark.parametrize(
    "words", [("replay",), ("verify",), ("data", "check"), ("terminal", "--load")], ids=" ".join
)
def test_what_is_no_file_to_read_is_named(words: tuple[str, ...], tmp_path: Path) -> None:
    missing, binary = tmp_path / "missing", tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    refused("No such file or directory", *words, missing)
    refused(str(missing), *words, missing)
    refused("Is a directory", *words, tmp_path)
    refused(str(tmp_path), *words, tmp_path)
    refused("UTF-8", *words, binary)
    refused(str(binary), *words, binary)
    assert sorted(tmp_path.iterdir()) == [binary]


def test_a_place_that_cannot_be_written_is_refused(finished: Path, tmp_path: Path) -> None:
    nowhere = tmp_path / "nosuch" / "x"
    refused(f"there is no folder '{nowhere.parent}'", "replay", finished, "--fork", nowhere)
    refused(f"there is no folder '{nowhere.parent}'", "terminal", "--save", nowhere)
    refused("there is no folder", "replay", finished, "--fork", finished / "x")
    refused("is a directory", "replay", finished, "--fork", tmp_path)
    assert list(tmp_path.iterdir()) == [finished]


@needs_full
def test_a_full_disk_is_told_with_the_name_of_the_file(finished: Path) -> None:
    refused(f"{FULL}: No space left on device", "replay", finished, "--json", "--fork", FULL)
    words = ["--games", 1, "--bots", "random", "--processes", 1]
    refused(f"{FULL}: No space left", "simulate", "wallenstein", *words, "--csv", FULL)
    with pytest.raises(OSError, match=str(FULL)):
        save(played(3), FULL, bytes(32))
    assert FULL.is_char_device()
    assert not secret_file(FULL).exists()


@needs_full
@pytest.mark.parametrize(
    "words", [("--help",), ("--version",), ("rules", "wallenstein", "--json")], ids=" ".join
)
def test_a_full_disk_behind_the_output_is_told(words: tuple[str, ...]) -> None:
    with FULL.open("w") as full:
        ended = program(*words, stdout=full)
    complained(ended.returncode, ended.stderr, "the output: No space left on device")


def small_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def test_a_disk_that_fills_up_leaves_the_old_file_as_it_was(finished: Path, tmp_path: Path) -> None:
    target = tmp_path / "target"
    target.write_text("old\n")
    words = ["simulate", "wallenstein", "--games", 30, "--bots", "random", "--processes", 1]
    for command in (["replay", finished, "--fork", target], [*words, "--csv", target]):
        ended = program(*command, preexec_fn=small_files)
        complained(ended.returncode, ended.stderr, f"{target}: File too large")
        assert ended.stdout == ""
        assert target.read_text() == "old\n"
        assert sorted(tmp_path.iterdir()) == sorted([finished, target])


# Seats at the table


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--rate-address", "inf", "'inf' is no rate such as 60/300"),
        ("--rate-address", "nan/3", "'nan/3' is no rate"),
        ("--rate-person", "-1/5", "'-1/5' is no rate"),
        ("--rate-login", "5/0", "'5/0' is no rate"),
        ("--rate-talk", "0/5", "'0/5' is no rate"),
        ("--bot-pause", "nan", "'nan' is no number from 0 to 60"),
        ("--order-pause", "nan", "'nan' is no number from 0 to 60"),
        ("--public-url", "http://[::1", "'http://[::1' is no address"),
        ("--public-url", "http://:80", "'http://:80' is no address"),
        ("--metrics-from", "127.0.0.1,monitor", "is no list of addresses such as 127.0.0.1"),
        ("--trust-proxy", "10.0.0.0/8,caddy", "is no list of addresses or networks"),
        ("--trust-proxy", "10.0.0.1/8", "is no list of addresses or networks"),
    ],
)
def test_a_server_refuses_settings_that_mean_nothing(
    option: str, value: str, sentence: str, tmp_path: Path
) -> None:
    refused(sentence, "serve", "--port", 0, "--store", tmp_path / "x.db", f"{option}={value}")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    "words", [("backup", "copy.db"), ("backup", "--dump", "copy"), ("operator", "list", "people")]
)
def test_a_store_that_is_not_there_is_not_made_by_looking(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a typing error would be a backup of nothing."""
    monkeypatch.chdir(tmp_path)
    refused("there is no store wrong/tables.db", *words, "--store", "wrong/tables.db")
    assert not list(tmp_path.iterdir())


def test_a_table_is_refused_before_anybody_sits_down() -> None:
    refused("is for 3, 4, 5 players, not 2", "terminal", "--players", 2)
    refused("is for 3, 4, 5 players, not 1", "terminal", "--seat", "human")
    refused("'nosuch' is no bot for wallenstein", "terminal", "--bots", "nosuch")
    refused("'nosuch' is no bot", "terminal", *["--seat", "nosuch"] * 3)
    refused("cannot be a player's name", "terminal", "--name", "Anna\nBert")
    refused("64 hexadecimal digits; '00' does not", "terminal", "--secret", "00")
    refused("64 hexadecimal digits", "terminal", "--secret", "x" * 64)
    refused("64 hexadecimal digits", "terminal", "--secret", "0" * 66)
    refused("'chess' is no game here; there is: wallenstein", "terminal", "--game", "chess")
    refused(f"'la' is not one of {', '.join(map(repr, LANGUAGES))}", "terminal", "--language", "la")
    refused("'chess' is no module", "terminal", "--modules", "chess")


# Pipes and signals


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("rules", "wallenstein"),
        ("rules", "wallenstein", "--coverage"),
        ("simulate", "wallenstein", "--games=2", "--bots=random", "--processes=2"),
    ],
    ids=" ".join,
)
def test_a_reader_who_leaves_ends_the_program_quietly(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)  # before anything can be written
    ended = program(*words, stdout=writing)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (1, "")


@pytest.mark.parametrize("begun", [1, 2])
def test_ctrl_c_ends_a_simulation_and_all_its_processes(begun: int, tmp_path: Path) -> None:
    """Whenever it comes: while the processes are being started, and when all of them work."""
    path = tmp_path / "x.csv"
    words = ["simulate", "wallenstein", "--games", "100000", "--processes", "2", "--csv", str(path)]
    with interruptible(*words) as simulation:
        while len(children(simulation.pid)) < begun:
            assert simulation.poll() is None, "the simulation never began"
            time.sleep(0.01)
        os.killpg(simulation.pid, signal.SIGINT)
        out, err = simulation.communicate(timeout=120)  # all the games would take hours
    assert simulation.returncode == 130
    ended = re.search(r"^ended after (\d+) of 100000 games$", err, re.MULTILINE)
    assert ended, err
    games = int(ended[1])
    assert (f"{games} games" in out) == bool(games), "the report is of what was played"
    seats = path.read_text().count("\n") - 1 if path.exists() else 0
    assert seats == games * 4
    with pytest.raises(ProcessLookupError):
        os.killpg(simulation.pid, 0)


def test_a_worker_that_is_killed_costs_a_simulation_nothing() -> None:
    words = [
        "simulate",
        "wallenstein",
        "--games",
        "400",
        "--bots",
        "random",
        "--json",
        "--processes",
    ]
    with interruptible(*words, "2") as simulation:
        while not (workers := children(simulation.pid)):
            assert simulation.poll() is None, "the simulation never began"
            time.sleep(0.01)
        os.kill(workers[0], signal.SIGKILL)
        out, err = simulation.communicate(timeout=120)
    assert (simulation.returncode, out) == (0, done(*words, "1")), err


def children(pid: int) -> list[int]:
    listed = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True)
    return [int(child) for child in listed.stdout.split()]


# The front door


def test_the_bootstrap_passes_words_and_status_on(root: Path) -> None:
    door = bootstrap(root)
    if not door.ready("all"):
        pytest.skip("the .venv is not the one that ./westphalia would use")
    words = [sys.executable, str(root / "westphalia"), "rules", "wallenstein"]
    shown = subprocess.run([*words, "W7.4.14"], capture_output=True, text=True)
    assert (shown.returncode, shown.stdout) == (0, done("rules", "wallenstein", "W7.4.14"))
    lost = subprocess.run([*words, "W99"], capture_output=True, text=True)
    # A checkout whose sources have changed since they were compiled says so first.
    said = lost.stderr.splitlines(keepends=True)
    said = [line for line in said if not line.startswith("The compiled engine was made of")]
    complained(lost.returncode, "".join(said), "speaks of, 'W99'")
    assert run("rules", "wallenstein", "W99").exit_code == lost.returncode
