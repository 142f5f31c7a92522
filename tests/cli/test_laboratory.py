"""simulate, fuzz and bench: reports that do not depend on processes, and failures that are kept."""

from __future__ import annotations

import csv
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.shell import done, refused, run

from westphalia.commands import laboratory
from westphalia.games.wallenstein.game import Wallenstein
from westphalia.lab import bench
from westphalia.lab.arena import Outcome, Series, play_series

OVERLAY = "[counties.boehmen]\ntax = 7\n"


def test_simulate_gives_the_same_report_whatever_the_number_of_processes(tmp_path: Path) -> None:
    overlay = tmp_path / "mine.toml"
    overlay.write_text(OVERLAY)
    words = ["simulate", "wallenstein", "--bots", "random,captain,random", "--games", 6, "--json"]
    words += ["--modules", "court,leaders", "--setup", "draft", "--data", overlay]
    seen = []
    for processes, seed in ((1, 7), (2, 7), (2, 8)):
        path = tmp_path / "games.csv"
        report = done(*words, "--processes", processes, "--seed", seed, "--csv", path)
        seen.append((report, path.read_text()))
    assert seen[0] == seen[1]
    assert seen[0][1] != seen[2][1]
    report, table = seen[0]
    check_report(json.loads(report), list(csv.DictReader(table.splitlines())))


def check_report(report: dict[str, object], rows: list[dict[str, str]]) -> None:
    """The shares of the report are those of the rows."""
    assert list(report) == ["games", "wins", "seats"]
    assert report["games"] == 6
    assert len(rows) == 18
    won = [float(row["win"]) for row in rows]
    assert report["seats"] == [pytest.approx(sum(won[seat::3]) / 6) for seat in range(3)]
    captain = sum(float(row["win"]) for row in rows if row["bot"] == "captain") / 6
    assert report["wins"] == {
        "captain": pytest.approx(captain),
        "random": pytest.approx(1 - captain),
    }
    # the bots move on by a seat with every game
    assert [row["seat"] for row in rows if row["bot"] == "captain"] == ["1", "2", "0"] * 2


def test_an_option_has_a_short_form_and_a_long_one() -> None:
    words = ["simulate", "wallenstein", "--bots=random", "--games=9", "--processes=1", "--json"]
    plain = done(*words)
    for short, long in (
        (["--setup", "drawn line-up"], ["--option", "setup=drawn line-up"]),
        (["--tower=spielbyweb"], ["--option", "tower=spielbyweb"]),
        (["--setup", "draft"], ["--setup", "line-up", "--option", "setup=draft"]),
    ):
        assert done(*words, *short) == done(*words, *long) != plain


def test_simulate_shows_tables_to_people() -> None:
    shown = done("simulate", "wallenstein", "--bots", "random", "--games", 2, "--processes", 1)
    assert "2 games" in shown
    assert "95 % bounds" in shown
    assert "answers a game" in shown


def test_no_thread_is_there_that_could_hear_ctrl_c_while_processes_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    others = set(threading.enumerate())

    def alone(series: Series, processes: int, on: str) -> Iterator[Outcome]:
        assert set(threading.enumerate()) <= others
        yield from play_series(series, processes, on)

    monkeypatch.setattr(laboratory, "play_series", alone)
    done("simulate", "wallenstein", "--bots", "random", "--games", 1, "--processes", 1)


def test_simulate_refuses_before_it_plays(tmp_path: Path) -> None:
    simulate = ["simulate", "wallenstein"]
    refused("'chess' is no game here; there is: wallenstein", "simulate", "chess")
    refused("'nosuch' is no bot for wallenstein", *simulate, "--bots", "random,nosuch,random")
    refused("is for 3, 4, 5 players, not 2", *simulate, "--players", 2)
    refused("is for 3, 4, 5 players, not 0", *simulate, "--bots", ",")
    refused("--players", *simulate, "--players", 1_000_000_000)
    refused("'chess' is no module of wallenstein", *simulate, "--modules", "court,chess")
    refused("setup may be line-up, drawn line-up, draft", *simulate, "--setup", "random")
    refused("tower may be layered, spielbyweb", *simulate, "--tower", "eiffel")
    refused("the option colours may be", *simulate, "--colours", "pink")
    refused("'tower' is no name=value", *simulate, "--option", "tower")
    refused("tower may be layered, spielbyweb", *simulate, "--option", "tower=eiffel")
    refused("'weather' is no option of wallenstein", *simulate, "--option", "weather=fine")
    unplayed = "leader_bonus belongs to the module leaders, which is not played"
    refused(unplayed, *simulate, "--modules", "court", "--leader-bonus", "last")
    refused("--seed", *simulate, "--seed", "luck")
    refused("--games", *simulate, "--games", 0)
    refused("--processes", *simulate, "--processes", 0)
    refused("No such option", *simulate, "--fast")
    path = tmp_path / "nosuch" / "x.csv"
    refused(f"there is no folder '{path.parent}'", *simulate, "--csv", path)
    refused("is a directory", *simulate, "--csv", tmp_path)


def test_fuzz_keeps_a_record_of_every_breach(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Wallenstein, "faults", lambda self, s: ["a cube is lost"] * (s.year > 0))
    words = ["--games", 1, "--every", 500, "--processes", 1, "--seed", 3, "--save", tmp_path]
    result = run("fuzz", "wallenstein", *words)
    assert result.exit_code == 1
    path = tmp_path / "fuzz-wallenstein-3-0.record"
    assert "game 0: after '" in result.stdout
    assert f"a cube is lost\n  saved as {path}\n" in result.stdout
    assert result.stdout.endswith("1 broken promises\n")
    assert "answers stand; the game is still open" in done("replay", path)


def test_fuzz_refuses_before_it_plays(tmp_path: Path) -> None:
    refused("does not exist", "fuzz", "wallenstein", "--save", tmp_path / "nosuch")
    refused("--every", "fuzz", "wallenstein", "--every", 0)
    refused("'chess' is no game here; there is: wallenstein", "fuzz", "chess")


def test_bench_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TOLERANCE", 1)  # nothing is too slow
    measures = json.loads(done("bench", "wallenstein", "--seconds", 0.5, "--check", "--json"))
    wanted = {"compiled", "decisions_per_s", "copy_us", "imagine_us", "view_us"}
    wanted |= {"playouts_per_s", "captain_games_per_s", "calibration_ratio", "ratio_to_baseline"}
    assert wanted <= set(measures)


def test_bench_complains_when_the_game_has_become_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    stored = bench.baseline("wallenstein")
    for ratio, status in ((stored * 0.76, 0), (stored * 0.74, 1)):
        measures = {"calibration_ratio": ratio}
        monkeypatch.setattr(laboratory, "measure", lambda *_, m=measures: m)
        result = run("bench", "wallenstein", "--check")
        assert result.exit_code == status
        assert "calibration_ratio" in result.stdout
        assert ("wallenstein has become slower" in result.stderr) == bool(status)


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_bench_refuses_a_senseless_time(seconds: str) -> None:
    refused("--seconds", "bench", "wallenstein", f"--seconds={seconds}")
