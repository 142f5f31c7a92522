"""What the client's own modules say of a game, run by node."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.programs import left_out

from westphalia.engine.event import Event, Objection, key_of, values_of
from westphalia.engine.game import Game
from westphalia.engine.match import Match
from westphalia.server.tables.forecasts import printed

HERE = Path(__file__).parent


def in_the_browser(
    game: Game, match: Match, objections: Sequence[Objection], language: str
) -> dict[str, list[str]]:
    """The sentences of a game, all its choices, and these objections, as the page says them."""
    node = shutil.which("node")
    if node is None:
        left_out("node is not installed: the browser's sentences are not compared")

    def values(of: Event | Objection) -> dict[str, Any]:
        return game.spelled(values_of(of))

    asked = {
        "language": language,
        "game": game.name,
        "board": json.loads(printed(game.name, {})),
        "players": match.record.header.players,
        "log": [{"event": key_of(type(e)), "args": values(e)} for e in match.seen(-1)],
        "objections": [{"objection": key_of(type(o)), "about": values(o)} for o in objections],
        "choices": [choice.text for choice in game.vocabulary.choices],
    }
    done = subprocess.run(
        [node, HERE / "say.mjs"], input=json.dumps(asked), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, list[str]] = json.loads(done.stdout)
    return answer
