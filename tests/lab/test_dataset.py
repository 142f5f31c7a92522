"""Datasets: what is written can be read, repeated, divided and gone on with."""

from __future__ import annotations

import errno
import json
from itertools import islice
from pathlib import Path
from typing import Any

import mlcroissant
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.cli.shell import done, refused

from westphalia.engine import notation
from westphalia.engine.chance import Sampling
from westphalia.engine.match import start
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.lab.arena import Series, derived_seed
from westphalia.lab.data_card import COLUMNS, card
from westphalia.lab.dataset import Job, layout, make, schema
from westphalia.lab.episode import header_of
from westphalia.lab.observation import Observer
from westphalia.lab.rewards import final_standing
from westphalia.lab.sources import source_digest

HEADER = header_of("wallenstein", 3)


def job(games: int = 2, **more: Any) -> Job:
    return Job(Series(HEADER, ("random",) * 3, games, seed=5), shard=1, **more)


def table(folder: Path) -> pa.Table:
    return pq.read_table(folder / "data")


def test_a_row_is_a_decision_that_can_be_played_again(tmp_path: Path) -> None:
    assert sum(make(job(), tmp_path)) == table(tmp_path).num_rows
    game = find_game("wallenstein")
    observer = Observer(game)
    rows = table(tmp_path).to_pylist()
    assert {row["game"] for row in rows} == {0, 1}
    for number in range(2):
        play = Play(game.set_up(HEADER), Sampling(derived_seed(5, number)))
        own = [row for row in rows if row["game"] == number]
        assert [row["step"] for row in own] == list(range(len(own)))
        for row in own:
            question = play.open[0]
            assert (row["seat"], row["kind"]) == (question.seat, question.kind)
            assert row["mask"] == [choice.number for choice in question.choices]
            seen = observer.look(play.state, row["seat"], question)
            assert np.array_equal(np.array(row["observation"], np.float32), seen)
            play.answer(question.seat, game.vocabulary.choices[row["answer"]])
        assert not play.open
        ends = final_standing(game, play.state)
        for row in own:
            assert row["outcome"] == pytest.approx(ends[row["seat"]])
            assert row["points"] == game.scores(play.state)[row["seat"]]
            assert row["value"] is None


def test_processes_and_a_second_run_change_nothing(tmp_path: Path) -> None:
    alone, divided = tmp_path / "alone", tmp_path / "divided"
    rows = [list(make(job(3), alone)), list(make(job(3), divided, processes=2))]
    assert rows[0] == rows[1]
    assert len(rows[0]) == 3
    assert table(alone).equals(table(divided))
    lost = divided / "data" / "shard-00001.parquet"
    others = {
        path: path.stat().st_mtime_ns for path in lost.parent.glob("*.parquet") if path != lost
    }
    lost.unlink()
    assert sorted(make(job(3), divided)) == sorted(rows[0])
    assert table(alone).equals(table(divided))
    assert others == {path: path.stat().st_mtime_ns for path in others}


def test_another_dataset_is_not_mixed_with_it(tmp_path: Path) -> None:
    list(make(job(), tmp_path / "one"))
    with pytest.raises(ValueError, match="holds another dataset"):
        list(make(job(3), tmp_path / "one"))
    making = make(job(), tmp_path / "one")
    next(making)
    with pytest.raises(ValueError, match="is being written by another run"):
        list(make(job(), tmp_path / "one"))
    assert len(list(making)) == 1
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "a.txt").write_text("dear all")
    with pytest.raises(ValueError, match="is not empty, and holds no dataset"):
        list(make(job(), tmp_path / "letters"))


def test_a_value_is_what_play_outs_say(tmp_path: Path) -> None:
    list(make(Job(Series(HEADER, ("random",) * 3, 1, seed=5), shard=1, playouts=1), tmp_path))
    values = table(tmp_path).column("value").to_pylist()
    assert all(-1 <= value <= 1 for value in values)
    assert len(set(values)) > 2


def record(path: Path, seed: int, answers: int) -> None:
    game = find_game("wallenstein")
    match = start(game, HEADER, seed.to_bytes(32, "big"))
    while not match.over and len(match.entries) < answers:
        question = match.open[-1]
        match.answer(question.seat, question.choices[seed % len(question.choices)])
    path.write_text(notation.write(match.record), encoding="utf-8")


def test_stored_games_are_read_answer_by_answer(tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    for seed, answers in ((1, 10_000), (2, 20)):
        record(tmp_path / "records" / f"{seed}.record", seed, answers)
    folder = tmp_path / "dataset"
    said = done("dataset", "wallenstein", folder, "--record", tmp_path / "records")
    rows = table(folder).to_pylist()
    assert said == f"2 games, {len(rows)} decisions; shards: 1\n"
    first, second = [[row for row in rows if row["game"] == n] for n in (0, 1)]
    assert len(second) == 20
    assert {row["outcome"] for row in second} == {None}
    assert None not in {row["outcome"] for row in first}
    assert {row["seats"] for row in rows} == {3}


def test_the_command_writes_the_card_and_goes_on_where_it_was_ended(tmp_path: Path) -> None:
    folder = tmp_path / "war"
    words = ["dataset", "thirty_years_war", folder, "--games", 1, "--bots", "random"]
    words += ["--scenario", "apocalypse", "--processes", 1]
    said = done(*words)
    assert done(*words) == said
    rows = table(folder).num_rows
    page = (folder / "README.md").read_text(encoding="utf-8")
    assert f"# 1 games of thirty_years_war, {rows} decisions" in page
    assert "scenario=apocalypse" in page
    assert json.loads((folder / "dataset.json").read_text())["series"]["seed"] == 1618
    for column in schema(find_game("thirty_years_war")):
        assert f"| `{column.name}` | `{column.type}` |" in page


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # what the validator itself leans on
def test_croissant_describes_it_as_its_own_validator_wants(tmp_path: Path) -> None:
    folder = tmp_path / "war"
    words = ("--games", 2, "--bots", "random,captain", "--scenario", "apocalypse")
    done("dataset", "thirty_years_war", folder, *words, "--processes", 1)
    found = mlcroissant.Dataset(jsonld=folder / "croissant.json")
    assert not found.metadata.issues.errors
    assert not found.metadata.issues.warnings
    names = [each.name for each in found.metadata.record_sets[0].fields]
    assert names == schema(find_game("thirty_years_war")).names
    rows = list(islice(found.records("decisions"), 5))
    expected = table(folder).slice(0, 5).to_pylist()
    for row, right in zip(rows, expected, strict=True):
        assert row["decisions/answer"] == right["answer"]
        assert row["decisions/player"].decode() == right["player"]
        assert list(row["decisions/observation"]) == right["observation"]


def test_rows_name_the_player_and_the_bot(tmp_path: Path) -> None:
    series = Series(HEADER, ("random", "captain", "random"), 2, seed=5)
    list(make(Job(series, shard=2), tmp_path))
    for row in table(tmp_path).select(["game", "seat", "player", "bot"]).to_pylist():
        bot = "captain" if row["seat"] == 1 + row["game"] else "random"
        assert (row["bot"], row["player"]) == (bot, f"{bot} {row['seat'] + 1}")


def test_a_shard_names_its_columns_and_the_sources_that_made_it(tmp_path: Path) -> None:
    list(make(job(1), tmp_path))
    about = pq.read_schema(tmp_path / "data" / "shard-00000.parquet").metadata
    game = find_game("wallenstein")
    told = json.loads(about[b"columns"])
    assert told == json.loads(json.dumps(layout(game)))
    size = sum(len(each["rows"]) * len(each["columns"]) for each in told)
    assert size == game.tables.size
    assert about[b"sources"].decode() == source_digest("games/wallenstein", "engine")
    assert source_digest("games/wallenstein") != source_digest("games/thirty_years_war")


def test_the_card_says_what_every_column_is() -> None:
    assert list(COLUMNS) == schema(find_game("wallenstein")).names
    assert "4 play-outs" in card(job(playouts=4), 10)


def test_the_card_promises_the_same_games_only_where_nobody_thinks_by_the_clock() -> None:
    promise = "the same seed makes the same games"
    for bots, kept in (("random captain general:9", True), ("random random general", False)):
        series = Series(HEADER, tuple(bots.split()), 1, seed=5)
        assert (promise in card(Job(series, shard=1), 10)) == kept


def test_it_refuses_before_it_plays(tmp_path: Path) -> None:
    refused("'nosuch' is no bot", "dataset", "wallenstein", tmp_path / "x", "--bots", "nosuch")
    refused("there is no record in", "dataset", "wallenstein", tmp_path / "x", "--record", tmp_path)
    war = tmp_path / "one.record"
    record(war, 1, 5)
    refused(
        "it is a record of wallenstein, not of thirty_years_war",
        *("dataset", "thirty_years_war", tmp_path / "x", "--record", war),
    )
    done("dataset", "wallenstein", tmp_path / "x", "--record", war)  # nothing was written before


def test_a_full_disk_is_told_with_the_file_that_did_not_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")  # as Arrow does, without a name

    monkeypatch.setattr(pq.ParquetWriter, "write_batch", full)
    words = ("--games", 1, "--bots", "random", "--processes", 1)
    path = tmp_path / "x" / "data" / "shard-00000.parquet"
    refused(f"{path}: No space left", "dataset", "wallenstein", tmp_path / "x", *words)
