"""What the server sends has the shapes that it is described by, and the page knows it by these."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect
from tests.server.kit import Place, frame, opened
from tools import shapes

from westphalia.server.api.reference import GameInfo, Me
from westphalia.server.api.talk import TalkFrame
from westphalia.server.tables.forecasts import Rehearsed
from westphalia.server.tables.info import TableInfo
from westphalia.server.tables.recap import SinceInfo
from westphalia.server.tables.snapshots import PositionFrame


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with opened(tmp_path / "tables.db") as place:
        yield place


def test_the_page_knows_what_the_server_sends() -> None:
    assert shapes.PAGE.read_text() == shapes.page(), "run python -m tools.shapes"


def misfits(told: Any, kind: inspect.Type, where: str) -> list[str]:
    """The names that are too many or too few in what was told."""
    if isinstance(kind, inspect.UnionType):
        *_, kind = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    if told is None:
        return []
    if isinstance(kind, inspect.Metadata):
        return misfits(told, kind.type, where)
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return [each for one in told for each in misfits(one, kind.item_type, where)]
    if not isinstance(kind, inspect.StructType | inspect.TypedDictType):
        return []
    known = {field.encode_name: field for field in kind.fields}
    needed = {name for name, field in known.items() if not shapes.may_be_missing(field)}
    unknown = set() if kind.cls in shapes.OPEN else told.keys() - known.keys()
    wrong = [f"{where}.{name}" for name in sorted(unknown | (needed - told.keys()))]
    for name, field in known.items():
        wrong += misfits(told.get(name), field.type, f"{where}.{name}")
    return wrong


def misfitting(told: Any, shape: type) -> list[str]:
    return misfits(told, inspect.type_info(shape), shape.__name__)


def test_all_that_is_told_of_a_table_has_its_shape(place: Place) -> None:
    anna = place.guest("Anna")
    table = anna.new_table("me", "hot", "hot")
    path = f"/api/tables/{table}"
    anna.post(f"{path}/talk", {"text": "Good day"})
    told = {
        Me: anna.get("/api/me")["me"],
        TableInfo: anna.get(path),
        PositionFrame: anna.position(table, 0),
        TalkFrame: anna.get(f"{path}/talk"),
        Rehearsed: anna.get(f"{path}/rehearsal?seat=0&choice=ready"),
        SinceInfo: anna.get(f"{path}/since?seat=0"),
    }
    for shape, answer in told.items():
        assert misfitting(answer, shape) == []
    assert told[Rehearsed]["refused"]
    assert told[TalkFrame]["entries"]
    for game in anna.get("/api/games")["games"]:
        assert misfitting(game, GameInfo) == []
    with anna.live(table, 0) as socket:
        assert misfitting(frame(socket), PositionFrame) == []


def test_a_name_too_many_or_too_few_is_seen(place: Place) -> None:
    anna = place.guest("Anna")
    info = anna.get(f"/api/tables/{anna.new_table('me', 'hot', 'hot')}")
    over = {**info, "result": {"winners": [0], "points": [9, 1, 1], "thalers": [4, 4, 4]}}
    assert misfitting(over, TableInfo) == []
    del over["result"]["winners"]
    assert misfitting({**over, "colour": "azure"}, TableInfo) == [
        "TableInfo.colour",
        "TableInfo.result.winners",
    ]
