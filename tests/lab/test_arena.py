"""Series of games: everybody sits everywhere, and the division of work does not show."""

import os
import signal
from collections import Counter
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from westphalia.games import find_game
from westphalia.lab.arena import (
    TRIES,
    Outcome,
    Report,
    Series,
    bounds,
    derived_seed,
    play_series,
    spread,
)

HEADER = find_game("wallenstein").header(["one", "two", "three"])


def series(*bots: str, games: int = 6, seed: int = 5) -> Series:
    return Series(HEADER, bots, games, seed)


def test_every_bot_sits_at_every_seat_equally_often() -> None:
    sittings = [series("a", "b", "c").seating(number) for number in range(6)]
    assert sittings[0] == ("a", "b", "c")
    assert Counter((seat, bot) for row in sittings for seat, bot in enumerate(row)) == Counter(
        {(seat, bot): 2 for seat in range(3) for bot in "abc"}
    )


def test_every_game_and_seat_draws_from_a_seed_of_its_own() -> None:
    seeds = {derived_seed(7, game, *seat) for game in range(50) for seat in [(), (0,), (1,)]}
    assert len(seeds) == 150
    assert derived_seed(7, 1, 2) == derived_seed(7, 1, 2) != derived_seed(8, 1, 2)


def test_a_series_can_be_repeated_and_divided() -> None:
    alone = list(play_series(series("random", "random", "random")))
    divided = list(play_series(series("random", "random", "random"), processes=2))
    assert alone == divided
    assert [outcome.number for outcome in alone] == list(range(6))
    assert len({outcome.points for outcome in alone}) > 1
    assert list(play_series(series("random", "random", "random", seed=6))) != alone


def killed_once(folder: Path, number: int) -> int:
    """Work whose process is killed from outside, now and then."""
    if number % 7 == 3 and not (folder / str(number)).exists():
        (folder / str(number)).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def killed_always(folder: Path, number: int) -> int:
    if number == 5:
        with (folder / "tries").open("a") as tries:
            tries.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_the_work_of_a_process_that_is_killed_is_done_again(tmp_path: Path) -> None:
    squares = [number * number for number in range(60)]
    assert list(spread(killed_once, tmp_path, range(60), 2)) == squares
    assert len(list(tmp_path.iterdir())) == 9


def test_work_that_ends_every_process_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(BrokenExecutor, match=f"ended {TRIES} processes"):
        list(spread(killed_always, tmp_path, range(8), 2))
    assert (tmp_path / "tries").read_text().count("x") >= TRIES


def test_a_report_counts_by_bot_and_by_seat() -> None:
    report = Report()
    report.add(Outcome(0, ("a", "b", "b"), (30, 20, 10), (1.0, 0.0, 0.0), 200))
    report.add(Outcome(1, ("b", "a", "b"), (30, 30, 10), (0.5, 0.5, 0.0), 300))
    assert report.shares() == {
        "games": 2,
        "wins": {"a": 0.75, "b": 0.25},
        "seats": [0.75, 0.25, 0.0],
    }
    assert report.points == {"a": [30, 30], "b": [20, 10, 30, 10]}
    assert report.answers == 500


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.404, 0.596), (0.0, 10, 0.0, 0.278), (1.0, 10, 0.722, 1.0)],
)
def test_the_bounds_are_wilsons(share: float, games: int, low: float, high: float) -> None:
    assert bounds(share, games) == pytest.approx((low, high), abs=0.001)
