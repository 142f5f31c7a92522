"""docs/versions.md, "What becomes of tables": those that have not begun."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.kit import opened

from westphalia.engine.record import Header
from westphalia.games.wallenstein.game import WALLENSTEIN

EARLIER = "0"  # which no release had


@pytest.fixture(autouse=True)
def earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that differ from an earlier version in name only."""

    def upgraded(game: object, header: Header) -> Header:
        return replace(header, version=WALLENSTEIN.version)

    monkeypatch.setattr(type(WALLENSTEIN), "upgraded", upgraded)


def rewrite_row(path: Path, **changes: object) -> None:
    """Writes a row as an earlier version of the program would have left it."""
    with closing(sqlite3.connect(path)) as store, store:
        for column, value in changes.items():
            store.execute(f"UPDATE tables SET {column} = ?", [value])


def test_an_open_table_of_an_earlier_version_begins_under_the_rules_of_the_day(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    agreed = {"setup": "draft", "income_lost_in_revolt": "yes", "tower": "layered"}
    with opened(path) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "open", "hot", modules=["leaders"], options=agreed)
    rewrite_row(path, version=EARLIER, options=json.dumps({**agreed, "colours": "or sable"}))
    with opened(path) as place:
        anna.place = place
        assert anna.get(f"/api/tables/{table}")["version"] == WALLENSTEIN.version
        anna.post(f"/api/tables/{table}/start")
        begun = anna.get(f"/api/tables/{table}")
        header = place.header(table)
    assert header.version == WALLENSTEIN.version
    assert header.options == {**agreed, "colours": "or sable", "leader_bonus": "printed"}
    assert (begun["state"], begun["version"]) == ("playing", WALLENSTEIN.version)
    assert begun["options"] == header.options
    with opened(path) as place:
        anna.place = place
        anna.position(table, 0)
        row = place.table(table).row
        assert (row.version, row.options) == (WALLENSTEIN.version, header.options)
        assert place.header(table) == header


def test_a_row_that_a_crash_left_open_is_completed_with_the_rules_of_its_record(
    tmp_path: Path,
) -> None:
    path = tmp_path / "tables.db"
    with opened(path) as place:
        anna = place.guest("Anna")
        table = anna.new_table("hot", "hot", "hot", modules=["leaders"])
        options = place.table(table).row.options
    rewrite_row(path, version=EARLIER, state="open", options=json.dumps({"setup": "line-up"}))
    with opened(path) as place:
        anna.place = place
        anna.position(table, 0)
        row = place.table(table).row
        assert (row.state, row.version, row.options) == ("playing", WALLENSTEIN.version, options)


def test_what_was_agreed_and_is_no_longer_known_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with opened(path) as place:
        anna = place.guest("Anna")
        table = anna.new_table("me", "open", "hot")
    rewrite_row(path, options=json.dumps({"weather": "fine", "colours": "or sable"}))
    with opened(path) as place:
        anna.place = place
        told = anna.post(f"/api/tables/{table}/start", status=409)["error"]
        assert told["reason"] == "other_rules"
        assert anna.get(f"/api/tables/{table}")["state"] == "open"
