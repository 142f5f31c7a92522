"""terminal: what is saved can be verified, or gone on with as if nobody had left."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from tests.cli.conftest import SECRET
from tests.cli.shell import FULL, complained, done, refused, run

from westphalia.cli import main
from westphalia.engine.chance import commitment
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
def test_a_game_that_cannot_be_saved_says_so(seats: tuple[str, ...]) -> None:
    """At the end of the game, and when somebody leaves."""
    result = run(*AT_TABLE, *seats, "--save", FULL)
    complained(result.exit_code, result.stderr, f"{FULL}: No space left on device")
    assert FULL.is_char_device()
