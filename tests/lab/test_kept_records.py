"""Records of simulated games: they can be replayed, and making them changes no game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.shell import done

from westphalia.engine import notation
from westphalia.engine.match import replay
from westphalia.games import GAMES, find_game
from westphalia.lab.arena import Series, play_series
from westphalia.lab.episode import header_of

HEADERS = {
    "wallenstein": header_of("wallenstein", 3, ["court", "landsknechts", "leaders"]),
    "thirty_years_war": header_of("thirty_years_war", options={"scenario": "apocalypse"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays_to_the_same_end_and_names_who_sat_where(
    name: str, tmp_path: Path
) -> None:
    game, header = find_game(name), HEADERS[name]
    bots = ("captain", *["random"] * (header.seats - 1))
    plain = list(play_series(Series(header, bots, 2, seed=5)))
    kept = list(play_series(Series(header, bots, 2, seed=5, records=str(tmp_path))))
    assert kept == plain
    for outcome in kept:
        path = tmp_path / f"game-{outcome.number:06}.record"
        match = replay(game, notation.read(path.read_text(encoding="utf-8"), find_game))
        assert match.over
        assert tuple(game.scores(match.play.state)) == outcome.points
        assert len(match.entries) == outcome.answers
        named = [player.split()[0] for player in match.record.header.players]
        assert named == list(outcome.bots)


def test_the_command_keeps_them_and_a_dataset_is_made_of_them(tmp_path: Path) -> None:
    records = tmp_path / "records"
    words = ("--scenario", "apocalypse", "--bots", "random", "--processes", 1)
    done("simulate", "thirty_years_war", "--games", 2, *words, "--records", records)
    assert [path.name for path in sorted(records.iterdir())] == [
        "game-000000.record",
        "game-000001.record",
    ]
    said = done("dataset", "thirty_years_war", tmp_path / "data", "--record", records)
    assert said.startswith("2 games, ")
