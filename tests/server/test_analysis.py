"""Analyses over the wire: slice by slice, once for all, and only of what is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from tests.server.kit import PATIENT, Person, Place, frame, opened

from westphalia.analysis import judge, plans
from westphalia.analysis.judge import PlayedOut
from westphalia.analysis.study import Effort
from westphalia.engine.step import Play
from westphalia.server.api.analysis import AnalysisInfo
from westphalia.server.settings import Rate, Settings
from westphalia.server.tables import analyses

EFFORT = Effort(moments=6, samples=2, swings=1, closer=2, plans=1, pairs=2, batch=2)


def sample(self: PlayedOut, play: Play[Any], seed: int) -> Sequence[float]:
    """A position is worth what its points say: nobody need play on."""
    points = [1 + each for each in self._game.standing(play.state)["points"]]
    return [each / sum(points) for each in points]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "advice_of", lambda *_: None)
    monkeypatch.setattr(plans, "EFFORTS", {})
    monkeypatch.setattr(PlayedOut, "sample", sample)
    monkeypatch.setattr(analyses, "SLOW", EFFORT)
    monkeypatch.setattr(analyses.go_on, "__defaults__", (0.0,))  # one job a slice


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with opened(tmp_path_factory.mktemp("analysis") / "tables.db") as place:
        yield place


def finished(anna: Person) -> str:
    table = anna.new_table("random", "random", "random")
    with anna.live(table) as socket:
        while frame(socket)["table"]["state"] != "over":
            pass
    return table


def asked(person: Person, table: str) -> list[Any]:
    """Every answer, until nothing is left."""
    told = [person.get(f"/api/tables/{table}/analysis")]
    while told[-1]["left"]:
        told.append(person.get(f"/api/tables/{table}/analysis"))
    return told


def test_each_request_knows_a_little_more_until_all_is_known(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = place.guest("Anna")
    table = finished(anna)
    told = asked(anna, table)
    samples = [one["samples"] for one in told]
    assert samples == sorted(set(samples))
    assert len(told[0]["curve"]) == 1
    assert len(told[-1]["curve"]) >= 6
    info = msgspec.convert(told[-1], AnalysisInfo)
    assert info.players == anna.get(f"/api/tables/{table}/replay")["players"]
    assert all("raw" not in said for plan in told[-1]["plans"] for said in plan["better"])
    monkeypatch.setattr(PlayedOut, "sample", None)  # nobody plays on any more
    assert place.guest("Bo").get(f"/api/tables/{table}/analysis") == told[-1]
    stranger = place.stranger()
    assert stranger.get(f"/api/tables/{table}/analysis") == told[-1]


def test_a_game_that_goes_on_is_not_analysed(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "random", "random")
    refusal = anna.get(f"/api/tables/{table}/analysis", 409)
    assert refusal["error"]["reason"] == "analysis_closed"


def test_a_slice_costs_more_than_a_look(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 20))
    settings = Settings(limits=limits)
    with opened(tmp_path_factory.mktemp("costly") / "tables.db", settings=settings) as place:
        anna, bo = place.guest("Anna"), place.guest("Bo")
        table = finished(anna)
        path = f"/api/tables/{table}/analysis"
        slices = 0
        while bo.place.client.get(path, headers=bo.headers).status_code == 200:
            slices += 1
        assert slices == 3
        assert bo.get(path, 429)["error"]["code"] == "too_many"


def test_a_game_without_end_is_not_looked_into(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = place.guest("Anna")
    table = finished(anna)
    monkeypatch.setattr(analyses, "MOST_ANSWERS", 10)
    refusal = anna.get(f"/api/tables/{table}/analysis", 503)
    assert refusal["error"]["reason"] == "too_long"


def test_games_tell_how_strong_their_bots_were_measured_to_be(place: Place) -> None:
    for game in place.stranger().get("/api/games")["games"]:
        assert set(game["ratings"]) <= set(game["bots"])
        assert game["ratings"][game["stand_in"]]["rating"] == 1500
