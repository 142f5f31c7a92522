"""terminal: what is saved can be verified, or gone on with as if nobody had left."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from tests.cli.conftest import SECRET
from tests.cli.shell import FULL, PROGRAM, complained, done, program, refused, run

from westphalia.cli import main
from westphalia.commands.terminal import seats_of
from westphalia.engine.chance import commitment
from westphalia.engine.step import Play
from westphalia.terminal.saving import secret_file

BOTS = ("--seat", "random") * 3
AT_TABLE = ("terminal", "--plain", "--language", "en")


def test_a_finished_game_is_saved_with_its_secret_and_is_true(tmp_path: Path) -> None:
    path = tmp_path / "bots.record"
    words = ("--secret", SECRET.hex(), "--modules", "court, landsknechts", "--colours", "or,sable")
    done(*AT_TABLE, *BOTS, *words, "--save", path)
    assert list(tmp_path.iterdir()) == [path]
    text = path.read_text()
    for line in (
        "seat 2: random 3",
        "modules: landsknechts court",
        "option colours: or sable",
        f"commitment: {commitment(SECRET)}",
        f"secret: {SECRET.hex()}",
    ):
        assert f"\n{line}\n" in text
    assert f"{path} is true" in done("verify", path)
    done(*AT_TABLE, "--load", path)
    assert path.read_text() == text


def test_an_interrupted_game_goes_on_with_the_same_chance(tmp_path: Path) -> None:
    one, other = tmp_path / "one.record", tmp_path / "other.record"
    for path in (one, other):
        seats = ("--seat", "human", *BOTS[:4], "--name", "Anna", "--secret", SECRET.hex())
        done(*AT_TABLE, *seats, "--save", path)
        assert secret_file(path).read_text().strip() == SECRET.hex()
        assert SECRET.hex() not in path.read_text()
        assert "seat 0: Anna\n" in path.read_text()
    done(*AT_TABLE, "--load", one, *BOTS)
    assert f"{one} is true" in done("verify", one)
    assert not secret_file(one).exists()
    secret_file(other).unlink()
    done(*AT_TABLE, "--load", other, *BOTS)
    assert "commitment" not in other.read_text()
    refused("the record does not reveal its secret", "verify", other)


def test_who_leaves_can_copy_the_command_that_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "left.record"
    words = [*AT_TABLE, *BOTS[:4], "--seat", "human", "--save", str(path)]
    left = CliRunner().invoke(main, words, prog_name="./westphalia")
    assert f"Continue with: ./westphalia terminal --load {path}\n" in left.stdout


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("seats", [BOTS, ("--players", "3")])
def test_a_game_that_cannot_be_saved_says_so(
    seats: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the end of the game, and when somebody leaves; then it is kept in another place."""
    monkeypatch.chdir(tmp_path)
    result = run(*AT_TABLE, *seats, "--save", FULL)
    complained(result.exit_code, result.stderr, f"{FULL}: No space left on device")
    assert FULL.is_char_device()
    assert "= The record is in wallenstein-1.record.\n" in result.stdout
    done(*AT_TABLE, "--load", "wallenstein-1.record")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_game_is_saved_when_its_program_is_ended(tmp_path: Path, number: signal.Signals) -> None:
    path = tmp_path / "ended.record"
    with at_the_table(path) as process:
        process.send_signal(number)
        left, _ = process.communicate(timeout=120)
    assert process.returncode == 128 + number
    assert f"Continue with: westphalia terminal --load {path}\n" in left
    done("replay", path)


def test_a_game_is_saved_when_nobody_reads_it_any_more(tmp_path: Path) -> None:
    path = tmp_path / "closed.record"
    with at_the_table(path) as process:
        assert process.stdin
        assert process.stdout
        process.stdout.close()
        process.stdin.write("help\n")
        process.stdin.close()
        assert process.wait(timeout=120) == 1
    done("replay", path)


def test_a_game_is_saved_when_somebody_interrupts_the_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even in the midst of an answer, when no question is open and the match looks over."""
    path = tmp_path / "thinking.record"
    answers = count()

    def interrupted(play: Play[Any]) -> None:
        play.open = []
        if next(answers) == 3:
            raise KeyboardInterrupt
        advance(play)

    advance = Play.advance
    with monkeypatch.context() as patched:
        patched.setattr(Play, "advance", interrupted)
        assert f"terminal --load {path}\n" in done(*AT_TABLE, *BOTS, "--save", path)
    assert secret_file(path).exists()
    assert "\nsecret:" not in path.read_text()
    done(*AT_TABLE, "--load", path)
    done("verify", path)


def test_letters_that_the_output_cannot_write_end_nothing(tmp_path: Path) -> None:
    path = tmp_path / "ascii.record"
    words = (*AT_TABLE, "--players", "3", "--save", path)
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    left = program(*words, env=ascii_only, stdin=subprocess.DEVNULL)
    assert (left.returncode, left.stderr) == (0, "")
    assert path.exists()


def test_who_goes_on_is_who_played(tmp_path: Path) -> None:
    """A bot is known by its kind and its number, however a person is called."""
    assert seats_of(("captain Anna", "general:20 2", "random 4", "soldier 4")) == [
        "human",
        "general:20",
        "human",
        "soldier",
    ]


def test_the_secret_of_another_game_of_that_name_does_not_matter(
    unfinished: Path, tmp_path: Path
) -> None:
    fork = tmp_path / "fork.record"
    secret_file(fork).write_text("ab" * 32)
    done("replay", unfinished, "--fork", fork)
    done(*AT_TABLE, "--load", fork)
    assert not secret_file(fork).exists()


@contextmanager
def at_the_table(path: Path) -> Iterator[subprocess.Popen[str]]:
    """A program that has asked its first question."""
    with subprocess.Popen(
        [*PROGRAM, *AT_TABLE, "--players", "3", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=hear_signals,
    ) as process:
        assert process.stdout
        while not process.stdout.readline().startswith("? seat"):
            assert process.poll() is None
        yield process


def hear_signals() -> None:
    """In the new process: a suite that was started deaf to them hands that on."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
