"""How fast a game is, measured so that it can be compared with what was stored."""

import json
from pathlib import Path

import pytest

from westphalia.bots.registry import MARSHAL, bots_of
from westphalia.engine.compiled import is_compiled
from westphalia.games import GAMES, find_game
from westphalia.lab import bench


@pytest.mark.parametrize("game", GAMES)
def test_all_measures_are_taken(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    best = bench.best
    monkeypatch.setattr(bench, "best", lambda work, times: best(work, times // 50))
    monkeypatch.setattr(bench, "SIDE_BY_SIDE", 16)
    measures = bench.measure(game, 0.02)
    assert measures.pop("compiled") == is_compiled()
    assert list(measures) == [
        "decisions_per_s",
        "decisions_per_s_with_all_modules",
        "games_per_s",
        "vector_decisions_per_s",
        "vector_decisions_per_s_by_dense_masks",
        "vector_observations_per_s",
        "observed_to_unobserved",
        "copy_us",
        "imagine_us",
        "observe_us",
        "view_us",
        "codec_us",
        "playouts_per_s",
        f"{find_game(game).stand_in}_games_per_s",
        "bot_ms",
        "forecast_ms",
        *(["learned_beside_bot"] if MARSHAL in bots_of(game) else []),
        "general_p99_of_budget",
        "peak_mb",
        "calibration_ratio",
        "ratio_to_baseline",
    ]
    assert all(value > 0 for value in measures.values())
    assert 50 < measures["decisions_per_s"] / measures["games_per_s"] < 2000  # answers in a game


def test_random_games_are_the_same_for_the_same_seed() -> None:
    game = find_game("wallenstein")
    header = game.header(["anna", "bert", "cora"])
    ends = [bench.random_game(game, header, seed) for seed in (1, 1, 2)]
    first, again, other = [(game.encode(play.state), answers) for play, answers in ends]
    assert first == again != other


def test_every_game_has_a_stored_ratio() -> None:
    stored = json.loads(Path(bench.__file__).with_name("baseline.json").read_text())
    assert stored.keys() == set(GAMES)
    assert all(set(ratios) == {"interpreted", "compiled"} for ratios in stored.values())


def test_the_build_that_runs_has_its_own_stored_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    ratios = []
    for compiled in (False, True):
        monkeypatch.setattr(bench, "is_compiled", lambda compiled=compiled: compiled)
        ratios.append(bench.baseline("wallenstein"))
    assert 0 < ratios[0] < ratios[1]


def test_only_what_is_much_slower_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "baseline", lambda name: 0.01)
    assert bench.slowdown("wallenstein", 0.0101) == bench.slowdown("wallenstein", 0.0076) == ""
    assert bench.slowdown("wallenstein", 0.0074) == (
        "wallenstein has become slower: 0.00740 of the calibration loop, "
        "where 0.01000 is stored and a quarter less is allowed"
    )
