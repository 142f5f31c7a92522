"""Every command that takes a game takes each of them, with defaults that the game allows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.shell import done, refused

from westphalia.bots.registry import EFFORTS, bots_of
from westphalia.clauses import clauses
from westphalia.games import GAMES, find_game

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_simulate_plays_with_what_is_usual(game: str) -> None:
    report = json.loads(done("simulate", game, "--games", 1, "--processes", 1, "--json"))
    assert list(report["wins"]) == [find_game(game).stand_in]
    assert len(report["seats"]) == find_game(game).usual_seats


@every_game
def test_simulate_takes_every_bot_of_the_game(game: str) -> None:
    bots = [f"{name}:1" if name in EFFORTS else name for name in bots_of(game)]
    seats = find_game(game).usual_seats
    for at in range(0, len(bots), seats):
        some = [*bots, *bots][at : at + seats]
        told = done(
            "simulate", game, "--bots", ",".join(some), "--games=1", "--processes=1", "--json"
        )
        assert set(json.loads(told)["wins"]) == set(some)


@every_game
def test_fuzz_plays_and_finds_nothing(game: str) -> None:
    fuzzed = done("fuzz", game, "--games", 1, "--every", 500, "--processes", 1)
    assert fuzzed.endswith(", 0 broken promises\n")


@every_game
def test_terminal_seats_as_many_as_is_usual(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    done("terminal", "--game", game, "--plain", "--language", "en", "--save", path)
    text = path.read_text()
    assert f"\ngame: {game} {find_game(game).version}\n" in text
    assert text.count("\nseat ") == find_game(game).usual_seats
    others = find_game(game).usual_seats - 1
    assert text.count(f": {find_game(game).stand_in} ") == others
    assert "answers stand; the game is still open" in done("replay", path)


@every_game
def test_rules_lists_every_clause_and_finds_each_by_its_id(game: str) -> None:
    assert len(done("rules", game).splitlines()) == len(clauses(game))
    for id_ in list(clauses(game))[::40]:
        for typed in (id_, id_.lower(), id_.upper()):
            assert done("rules", game, typed).startswith(f"{id_} ")


@every_game
def test_an_empty_overlay_changes_nothing_and_can_be_used(game: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("# nothing\n")
    assert "can be used" in done("data", "check", path, "--game", game)
    path.write_text("[nosuch]\nvalue = 1\n")
    refused(f"{path}: ", "data", "check", path, "--game", game)
