"""The lobby: every table that anybody may sit down at or watch, told to everybody alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.kit import Place, opened

from westphalia.server.tables import lobby


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def test_the_lobby_tells_for_whom_a_table_is_and_who_its_host_is(place: Place) -> None:
    anna = place.guest("Anna")
    more = {"public": True, "level": "new", "language": "de", "title": "The Long Table"}
    table = anna.new_table("captain", "me", "open", **more)
    anna.new_table("me", "open", "open", public=False)
    [told] = place.stranger().get("/api/lobby")["open"]
    assert (told["id"], told["level"], told["language"], told["host"]) == (table, "new", "de", 1)
    assert not told["yours"], "it is the same for everybody"


@pytest.mark.parametrize("wrong", [{"level": "grandmaster"}, {"language": "tlh"}])
def test_for_whom_it_is_must_be_known(place: Place, wrong: dict[str, str]) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    place.guest().post("/api/tables", {"game": "wallenstein", "seats": seats, **wrong}, 400)


def test_a_thousand_tables_are_read_once_for_all_who_ask(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    place.guest().new_table("me", "open", "open", public=True)
    readings: list[None] = []
    lists = lobby.Lobby._lists

    async def counted(self: lobby.Lobby) -> dict[str, object]:
        readings.append(None)
        return await lists(self)

    monkeypatch.setattr(lobby.Lobby, "_lists", counted)
    answers = [place.client.get("/api/lobby") for _ in range(5)]
    assert len(readings) == 1
    assert answers[0].headers["cache-control"] == "no-cache"
    assert answers[0].headers["content-encoding"] == "gzip"
    known = {"if-none-match": answers[0].headers["etag"]}
    assert place.client.get("/api/lobby", headers=known).status_code == 304
