"""The result of every game is what the protocol says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from westphalia.engine.chance import Sampling
from westphalia.engine.playout import play_out
from westphalia.engine.record import DRAW, RESIGNED, Ending
from westphalia.engine.step import Play
from westphalia.games import GAMES, find_game
from westphalia.games.thirty_years_war.terms import Result


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs" / "protocol.md").read_text()


def documented(page: str) -> dict[str, Any]:
    """The result of each game as the protocol shows it."""
    blocks = re.findall(r"```json\n(\{\"wallenstein\".*?)```", page, re.DOTALL)
    assert len(blocks) == 1, "the protocol shows the results of all games in one place"
    shown: dict[str, Any] = json.loads(blocks[0])
    return shown


def shape(result: dict[str, Any]) -> dict[str, tuple[str, type]]:
    """What is in a result, and of which kind."""
    first = {
        name: ("list", value[0]) if isinstance(value, list) else ("", value)
        for name, value in result.items()
    }
    return {name: (many, type(value)) for name, (many, value) in first.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_protocol_shows_the_result_of_every_game(name: str, page: str) -> None:
    game = find_game(name)
    header = game.header([f"seat {n}" for n in range(game.usual_seats)])
    play: Play[Any] = Play(game.set_up(header), Sampling(1618))
    play_out(play)
    found = game.result(play.state)
    assert shape(found) == shape(documented(page)[name])
    assert len(found["points"]) == header.seats
    for ending in (Ending(RESIGNED, 0), Ending(DRAW, 0)):
        agreed = game.ended(play.state, ending)
        assert agreed is None or shape(agreed) == shape(found)


def test_the_protocol_names_every_level_of_victory(page: str) -> None:
    [line] = [line for line in page.splitlines() if "`protestant_minor`" in line]
    assert set(re.findall(r"`(\w+)`", line)) >= {level.name.lower() for level in Result}
