"""Records to work with: a finished match and one that still goes on."""

from pathlib import Path
from random import Random

import pytest

from westphalia.engine import notation
from westphalia.engine.match import Match, start
from westphalia.games.wallenstein.game import WALLENSTEIN

SECRET = bytes(range(32))
PLAYERS = ("Anna", "captain 2", "Bert")


def played(answers: int | None = None) -> Match:
    """A match of random answers to its end, or so many of them; one is taken back."""
    header = WALLENSTEIN.header(PLAYERS, ["leaders"])
    match = start(WALLENSTEIN, header, SECRET)
    dice = Random(1618)
    while not match.over and (answers is None or len(match.entries) < answers):
        question = match.open[0]
        match.answer(question.seat, dice.choice(question.choices))
        if len(match.record.lines) == 5:
            match.undo(question.seat)
    if match.over:
        match.record.secret = SECRET.hex()
    return match


@pytest.fixture(scope="session")
def finished_match() -> Match:
    return played()


@pytest.fixture
def finished(finished_match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "finished.record"
    path.write_text(notation.write(finished_match.record))
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "unfinished.record"
    path.write_text(notation.write(played(40).record))
    return path
