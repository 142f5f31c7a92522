"""Analyses over the wire: slice by slice, once for all, and only of what is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.kit import PATIENT, Gated, Person, Place, frame, opened

from westphalia.analysis import judge, plans
from westphalia.analysis.judge import PlayedOut
from westphalia.analysis.study import Depth
from westphalia.analysis.summary import Analysis
from westphalia.engine import notation
from westphalia.engine.chance import Seeded
from westphalia.engine.match import Match
from westphalia.engine.step import Play
from westphalia.games import find_game
from westphalia.server.jobs import Asker, CostlyWork
from westphalia.server.settings import JobLimits, Rate, Settings
from westphalia.server.tables import replays
from westphalia.server.tables.replays import Analyses

DEPTH = Depth(moments=6, samples=2, swings=1, closer=2, plans=1, pairs=2, batch=2)


def sample(self: PlayedOut, play: Play[Any], seed: int) -> Sequence[float]:
    """A position is worth what its points say: nobody need play on."""
    points = [1 + each for each in self._game.standing(play.state)["points"]]
    return [each / sum(points) for each in points]


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "advice_of", lambda *_: None)
    monkeypatch.setattr(plans, "SIMULATIONS", 0)
    monkeypatch.setattr(PlayedOut, "sample", sample)
    monkeypatch.setattr(replays, "SLOW", DEPTH)
    monkeypatch.setattr(replays.go_on, "__defaults__", (0.0,))  # one job a slice


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with opened(tmp_path_factory.mktemp("analysis") / "tables.db") as place:
        yield place


@pytest.fixture(scope="module")
def record() -> str:
    """A whole game, as a record."""
    game, random = find_game("wallenstein"), Random(1)
    match = Match(game, game.header(["Anna", "Bo", "Cai"]), Seeded(b"1"))
    while match.open:
        match.answer(match.open[0].seat, random.choice(match.open[0].choices))
    return notation.write(match.record)


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


@pytest.mark.slow
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
    info = msgspec.convert(told[-1], Analysis)
    assert info["players"] == anna.get(f"/api/tables/{table}/replay")["players"]
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


def test_to_be_refused_costs_something_too(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings = Settings(limits=msgspec.structs.replace(PATIENT, costly=Rate(1e-9, 2)))
    with opened(tmp_path_factory.mktemp("refused") / "tables.db", settings=settings) as place:
        anna, bo = place.guest("Anna"), place.guest("Bo")
        path = f"/api/tables/{anna.new_table('me', 'random', 'random')}/analysis"
        for _ in range(20):
            bo.get(path, 409)
        assert bo.get(path, 429)["error"]["code"] == "too_many"


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


@pytest.mark.anyio
async def test_a_slice_is_measured_once_for_all_who_ask(record: str) -> None:
    worker = Gated()
    studies = Analyses(CostlyWork(JobLimits(), [worker]))
    asked = [
        asyncio.create_task(studies.next_slice("key", Asker(name), record))
        for name in ("Anna", "Bo", "Cai")
    ]
    await asyncio.sleep(0)
    assert studies.is_measured("key")
    asked[0].cancel()  # she goes away, and the others still wait
    worker.may.set()
    first, second = await asyncio.gather(*asked[1:])
    assert first == second
    assert len(worker.begun) == 1
    assert not studies.is_measured("key")
    more = await studies.next_slice("key", Asker("Dora"), record)
    samples = [msgspec.json.decode(shown)["samples"] for shown in (first, more)]
    assert samples[0] < samples[1]
    assert studies.whole("key") is None


def test_a_game_without_end_is_not_looked_into(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = place.guest("Anna")
    table = finished(anna)
    monkeypatch.setattr(replays, "MOST_ANSWERS", 10)
    refusal = anna.get(f"/api/tables/{table}/analysis", 503)
    assert refusal["error"]["reason"] == "too_long"


def test_games_tell_how_strong_their_bots_were_measured_to_be(place: Place) -> None:
    for game in place.stranger().get("/api/games")["games"]:
        assert set(game["ratings"]) <= set(game["bots"])
        assert game["ratings"][game["stand_in"]]["rating"] == 1500
