"""The example's package, installed for one test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.brought.kit import EXAMPLE, NAME, VALUE, fresh, write_metadata

from westphalia.engine.game import Game
from westphalia.games import find_game


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path, into which packages may be installed before a game is asked for."""
    folder = tmp_path / "site"
    folder.mkdir()
    with fresh(monkeypatch, folder, EXAMPLE):
        yield folder


@pytest.fixture
def lantern_street(site: Path) -> Game:
    write_metadata(site, "lantern-street", {NAME: VALUE})
    return find_game(NAME)
