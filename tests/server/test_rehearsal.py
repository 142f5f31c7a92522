"""Before an upgrade: what this program makes of the games under way, and how it is installed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from tests.server.kit import mat, opened

from westphalia.cli import main


def told(path: Path, *words: str, status: int = 0) -> str:
    said = CliRunner().invoke(main, [*words, "--store", str(path)])
    assert said.exit_code == status, said.output
    return said.output


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with a game under way, whose server has ended."""
    path = tmp_path / "tables.db"
    with opened(path) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "hot", "hot")
        for seat in range(3):
            choices = mat(anna.position(table, seat), Random(seat))
            anna.answer(table, seat, choices, f"plan {seat}")
    return path


def rewrite(path: Path, seq: int, old: str, new: str) -> None:
    with closing(sqlite3.connect(path)) as store, store:
        (text,) = store.execute("SELECT text FROM lines WHERE seq = ?", [seq]).fetchone()
        assert old in text
        store.execute("UPDATE lines SET text = ? WHERE seq = ?", [text.replace(old, new, 1), seq])


def test_games_that_go_on_as_they_are_need_no_word(path: Path) -> None:
    assert told(path, "operator", "rehearse") == "unchanged: 1\n"


def test_it_is_told_when_chance_would_be_another(path: Path) -> None:
    with closing(sqlite3.connect(path)) as store, store:
        store.execute("UPDATE tables SET secret = ?", ["5" * 64])
    said = told(path, "operator", "rehearse", status=1)
    assert "wallenstein, differs: the opening is another one" in said


def test_it_is_told_at_which_line_a_game_would_be_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as store:
        rows = store.execute("SELECT seq, text FROM lines WHERE seq > 1 ORDER BY seq").fetchall()
    seq, text = rows[0]
    rewrite(path, seq, text.split()[-1], "nonsense")
    said = told(path, "operator", "rehearse", status=1)
    assert "refused" in said
    assert "line 1" in said


def test_a_sound_installation_has_nothing_wrong(path: Path) -> None:
    said = told(path, "doctor", "--port", "1")
    assert "games under way: 1" in said
    assert "No server answers at http://127.0.0.1:1 now." in said
    assert "!!" not in said


def test_what_is_wrong_is_marked_and_is_the_status(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("not a database")
    words = ["--public-url", "http://127.0.0.1:1", "--smtp", "smtp://127.0.0.1:1"]
    said = told(path, "doctor", "--port", "1", *words, status=1)
    wrong = [line for line in said.splitlines() if line.startswith("!! ")]
    assert [line.split()[1:3] for line in wrong] == [
        ["The", "store"],
        ["http://127.0.0.1:1", "leads"],
        ["The", "mail"],
    ]
