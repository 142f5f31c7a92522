"""Fuzzing: every way to set a game up has its turn, and a breach leaves a record."""

import pytest
from tests.wallenstein.test_leaks import Telltale, the_floors

from westphalia.engine import notation
from westphalia.engine.match import replay
from westphalia.games import find_game
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.lab import fuzz

CAMPAIGN = fuzz.Campaign("wallenstein", seed=3, every=1000)


def test_every_set_up_has_its_turn() -> None:
    headers = fuzz.every_header(WALLENSTEIN)
    with_leaders, without = 4 * 2, 4  # sets of modules; leaders bring an option of two values
    assert len(headers) == (with_leaders + without) * 3 * (3 * 2 * 2)
    assert len({str(header) for header in headers}) == len(headers)
    colours = {header.options["colours"] for header in headers}
    assert len(colours) == 1  # which colour a seat has changes nothing


def test_a_sound_game_is_let_pass() -> None:
    trials = list(fuzz.fuzz(CAMPAIGN, games=2))
    assert [trial.number for trial in trials] == [0, 1]
    assert all(trial.answers > 100 and not trial.promise for trial in trials)
    assert trials[0].header != trials[1].header


def test_a_breach_is_told_with_a_record_that_can_be_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fuzz, "find_game", lambda name: Telltale(the_floors))
    trial = fuzz.try_one(CAMPAIGN, 0)
    assert "sees what it may not know" in trial.promise
    record = notation.read(trial.record, find_game)
    assert record.header.players == trial.header.players
    assert not replay(WALLENSTEIN, record).over
