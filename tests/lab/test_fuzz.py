"""Fuzzing: a sound game passes, and a breach leaves a record."""

from dataclasses import replace

import pytest
from tests.games.telltale import Telltale
from tests.wallenstein.test_leaks import cards_in_hand

from westphalia.engine import notation
from westphalia.engine.match import replay
from westphalia.games import find_game
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.lab import fuzz

CAMPAIGN = fuzz.Campaign("wallenstein", seed=3, every=1000)


def test_a_sound_game_is_let_pass() -> None:
    trials = list(fuzz.fuzz(CAMPAIGN, games=2))
    assert [trial.number for trial in trials] == [0, 1]
    assert all(trial.answers > 100 and not trial.promise for trial in trials)
    assert trials[0].header != trials[1].header


def test_a_breach_is_told_with_a_record_that_can_be_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fuzz, "find_game", lambda name: Telltale(WALLENSTEIN, cards_in_hand))
    trial = fuzz.try_one(replace(CAMPAIGN, every=50), 0)
    assert "sees what it may not know" in trial.promise
    record = notation.read(trial.record, find_game)
    assert record.header.players == trial.header.players
    assert not replay(WALLENSTEIN, record).over
