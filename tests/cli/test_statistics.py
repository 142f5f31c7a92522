"""ladder and report: numbers that are those of the games, pages that ask for nothing."""

from __future__ import annotations

import csv
import json
import re
import tomllib
from pathlib import Path

import pytest
from tests.cli.pages import check_page
from tests.cli.shell import done, refused, run

from westphalia.bots.registry import Rating, bots_of, ratings_of
from westphalia.games import GAMES, find_game
from westphalia.lab import arena

FEW = ["--players", 3, "--rounds", 1, "--processes", 1]
TWO = ["--bots", "random,captain"]


def read(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text().splitlines()))


def test_a_ladder_is_rated_published_and_goes_on_where_it_ended(tmp_path: Path) -> None:
    path, page, data = tmp_path / "games.jsonl", tmp_path / "ladder.md", tmp_path / "ratings.toml"
    words = ["ladder", "wallenstein", *FEW, "--results", path, "--seed", 7, *TWO]
    table = tmp_path / "table.csv"
    told = json.loads(done(*words, "--json", "--page", page, "--ratings", data, "--table", table))
    assert told["games"] == 6
    assert [one["bot"] for one in told["bots"]] == ["captain", "random"]
    assert told["bots"][0]["rating"] == 1500
    assert [one["bot"] for one in read(table)] == ["captain", "random"]
    ratings = tomllib.loads(data.read_text())["wallenstein"]
    own = {"rating": 1500, "low": 1500, "high": 1500, "games": 6, "measured": "captain"}
    assert ratings["captain"] == own
    assert ratings["random"]["rating"] == round(told["bots"][1]["rating"])
    text = page.read_text()
    words_again = "ladder wallenstein --players 3 --bots random,captain --rounds 1 --seed 7"
    assert f"    ./westphalia {words_again}\n" in text
    assert "6 games, seed 7:" in text
    kept = path.read_text()
    *whole, cut, _ = kept.splitlines(keepends=True)
    path.write_text("".join([*whole, cut[:99]]))  # without a game and a part of another
    assert json.loads(done(*words, "--json")) == told
    assert path.read_text() == kept
    refused("is of another series", *words, "--modules", "court")
    refused("is of another series", *words, "--players", 4)
    assert path.read_text() == kept
    assert done("report", path) == f"{tmp_path / 'games.html'}: 6 games\n"


def test_a_ladder_plays_nothing_that_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    words = ["ladder", "wallenstein", *FEW, *TWO, "--results", path]
    shown = done(*words)
    assert "captain" in shown
    assert "1500" in shown
    monkeypatch.setattr(arena, "seat_bot", None)  # nobody may sit down any more
    again = run(*words)
    assert again.stdout == shown
    assert f"0 new games, 6 from {path}" in again.stderr


def test_a_page_keeps_what_it_says_of_other_games(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# Mine\n\n## another\n\nwords\n\n## wallenstein\n\nold\n\n## zoo\n\nmore\n")
    done("ladder", "wallenstein", *FEW, *TWO, "--results", tmp_path / "g.jsonl", "--page", page)
    text = page.read_text()
    assert text.startswith("# Mine\n\n## another\n\nwords\n\n## wallenstein\n\n6 games")
    assert text.endswith("\n\n## zoo\n\nmore\n")
    assert "old" not in text


def test_what_all_games_share_on_the_page_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# The ladder\n\nold words\n\n## another\n\nwords\n")
    done("ladder", "wallenstein", *FEW, *TWO, "--results", tmp_path / "g.jsonl", "--page", page)
    text = page.read_text()
    assert "old words" not in text
    assert text.startswith("# The ladder\n\nHow strong the bots are, measured")
    assert re.findall("^## .*", text, re.M) == ["## another", "## wallenstein"]


def test_a_ladder_refuses_before_it_plays(tmp_path: Path) -> None:
    ladder = ["ladder", "wallenstein", "--results", tmp_path / "g.jsonl"]
    refused("'nosuch' is no bot for wallenstein", *ladder, "--bots", "captain,nosuch")
    refused("two bots at least, each named once", *ladder, "--bots", "captain")
    refused("two bots at least, each named once", *ladder, "--bots", "captain,captain,random")
    refused("say how many simulations, as in general:100", *ladder, "--bots", "captain,general")
    refused("say how many simulations", *ladder, "--bots", "captain,general:1s")
    twice = ["--bots", "captain,general:9,general:8", "--ratings", tmp_path / "ratings.toml"]
    refused("general can have one rating only", *ladder, *twice)
    refused("add captain to --bots", *ladder, "--bots", "random,soldier")
    refused("there is no folder", *ladder, "--page", tmp_path / "no" / "page.md")
    refused("is for 3, 4, 5 players, not 2", *ladder, "--players", 2)
    assert not (tmp_path / "g.jsonl").exists()
    done("ladder", "wallenstein", *FEW, *TWO, "--results", tmp_path / "g.jsonl", "--seed", 1)
    sentence = "is of another series; name another file with --results"
    refused(sentence, *ladder, *FEW, *TWO, "--seed", 2)


@pytest.mark.parametrize("game", [game for game in GAMES if ratings_of(game)])
def test_every_rating_that_is_kept_is_one_of_a_bot_of_the_game(game: str) -> None:
    ratings = ratings_of(game)
    assert set(ratings) <= set(bots_of(game))
    assert ratings[find_game(game).stand_in].rating == 1500
    for rating in ratings.values():
        assert isinstance(rating, Rating)
        assert rating.low <= rating.rating <= rating.high
        assert rating.games > 0


def test_a_report_shows_the_numbers_of_its_table(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    words = ["--bots", "random,captain,random", "--games", 6, "--processes", 1, "--csv", path]
    done("simulate", "wallenstein", *words)
    assert done("report", path) == f"{tmp_path / 'games.html'}: 6 games\n"
    rows = read(path)
    page = check_page((tmp_path / "games.html").read_text()).rows
    won = [
        sum(float(row["win"]) for row in rows if row["seat"] == str(seat)) / 6 for seat in range(3)
    ]
    points = [
        sum(int(row["points"]) for row in rows if row["seat"] == str(seat)) / 6 for seat in range(3)
    ]
    seats = [row for row in page if row[0] in ("1", "2", "3") and len(row) == 5]
    assert [row[2] for row in seats] == [f"{share:.1%}" for share in won]
    assert [row[4] for row in seats] == [f"{mean:.1f}" for mean in points]
    captain = sum(float(row["win"]) for row in rows if row["bot"] == "captain") / 6
    assert next(row[2] for row in page if row[0] == "captain") == f"{captain:.1%}"
    data = json.loads((tmp_path / "games.json").read_text())
    assert [one["won"] for one in data["seats"]] == pytest.approx(won)
    flat = read(tmp_path / "games.figures.csv")
    assert {"figure": "seats", "of": "0", "measure": "won", "value": str(won[0])} in flat


def test_a_report_of_a_report_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    done(
        "simulate", "wallenstein", "--bots", "random", "--games", 6, "--csv", path, "--processes", 1
    )
    done("report", path)
    again = tmp_path / "again.html"
    done("report", tmp_path / "games.json", "--page", again)
    made_of = re.compile(r"Made of [\w.]+")
    first = (tmp_path / "games.html").read_text()
    assert made_of.sub("", again.read_text()) == made_of.sub("", first)


def test_an_old_table_without_a_course_has_a_report_too(tmp_path: Path) -> None:
    path = tmp_path / "old.csv"
    lines = ["game,seat,bot,points,win,answers"]
    lines += [
        f"{n},{seat},captain,{10 + seat},{float(seat == 1)},300"
        for n in range(3)
        for seat in (0, 1)
    ]
    path.write_text("\n".join(lines) + "\n")
    done("report", path)
    check_page((tmp_path / "old.html").read_text())


def test_a_report_refuses_what_is_no_table(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_text("a,b\n1,2\n")
    refused("is no table of finished games", "report", path)
    path.write_text("")
    refused("has no whole game in it", "report", path)
    refused("does not exist", "report", tmp_path / "nosuch.csv")


HEAD = "game,seat,bot,points,win,answers\n"


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("x.csv", f"{HEAD}0,0,a,1,1,1\n", "not two seats or more"),
        ("x.csv", f"{HEAD}0,0,a,1,7,1\n0,1,b,1,-3,1\n", "no share between 0 and 1"),
        ("x.csv", f"{HEAD}0,0,a,1,nan,1\n0,1,b,1,0,1\n", "no share between 0 and 1"),
        ("x.csv", f"{HEAD}0,0,a,{'9' * 400},1,1\n0,1,b,1,0,1\n", "that nobody can have"),
        ("x.csv", f"{HEAD}0,0,{'a' * 200_000},1,1,1\n", "field larger than"),
        ("x.json", "[" * 100_000, "recursion"),
        (
            "x.jsonl",
            '{}\n{"number":0,"bots":["a","b"],"points":[1],"wins":[1],"answers":1}\n',
            "two",
        ),
    ],
)
def test_a_report_refuses_what_no_game_can_have(
    name: str, text: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_text(text)
    refused(reason, "report", path)
    assert list(tmp_path.iterdir()) == [path]


def test_a_report_reads_what_a_spreadsheet_wrote_and_writes_over_none(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    path.write_text(f"\ufeff{HEAD}0,0,a,1,1,1\n0,1,b,1,0,1\n".replace("\n", "\r\n"))
    refused("is named twice", "report", path, "--page", path)
    done("report", path)
