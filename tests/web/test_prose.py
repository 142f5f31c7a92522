"""The browser and the terminal say the same about the same game, in every language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tests.wallenstein.whole_game import PLAYERS, SETUPS, whole_game

from westphalia.engine.event import Event, key_of
from westphalia.engine.match import Match
from westphalia.engine.step import Objection
from westphalia.games.wallenstein import objections
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.spelling import spelled
from westphalia.locales import LANGUAGES, Tongue
from westphalia.server.api.reference import printed
from westphalia.terminal.wallenstein.prose import WallensteinProse

HERE = Path(__file__).parent
WELL_BEHAVED = 12  # sentences that every game has; fewer would mean that nothing was compared


# One of every kind; county 0 and county 17 have cases of their own in German.
ABOUT = {"county": 17, "by": "M3.1", "reason": "site"}
OBJECTIONS = [
    kind(*[ABOUT.get(field.name, 0) for field in fields(kind)])
    for kind in vars(objections).values()
    if isinstance(kind, type) and issubclass(kind, Objection) and kind is not Objection
]


def values(of: Event | Objection) -> dict[str, Any]:
    return spelled({field.name: getattr(of, field.name) for field in fields(of)})


def in_the_browser(match: Match, language: str) -> dict[str, list[str]]:
    """The sentences as the client's own modules make them, run by node."""
    node = shutil.which("node")
    if node is None:
        assert not os.environ.get("CI"), "node is missing, and without it the client is not tested"
        pytest.skip("node is not installed: the browser's sentences are not compared")
    asked = {
        "language": language,
        "game": WALLENSTEIN.name,
        "board": printed(WALLENSTEIN, {}),
        "players": PLAYERS,
        "log": [{"event": key_of(type(e)), "args": values(e)} for e in match.seen(-1)],
        "objections": [{"objection": key_of(type(o)), "about": values(o)} for o in OBJECTIONS],
        "choices": [choice.text for choice in WALLENSTEIN.vocabulary.choices],
    }
    done = subprocess.run(
        [node, HERE / "say.mjs"], input=json.dumps(asked), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, list[str]] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", SETUPS)
def test_the_same_sentences(language: str, setup: str) -> None:
    match = whole_game(setup)
    prose = WallensteinProse(Tongue(language), match.record.header)
    said = in_the_browser(match, language)
    assert said["log"] == [prose.sentence(event) for event in match.seen(-1)]
    assert len(set(said["log"])) > WELL_BEHAVED
    assert said["parts"] == said["log"], "cut into parts and joined, a sentence is the same"
    assert said["choices"] == [prose.choice(c) for c in WALLENSTEIN.vocabulary.choices]
    assert said["objections"] == [prose.objection(each, "") for each in OBJECTIONS]
    assert len(said["objections"]) > WELL_BEHAVED
    assert not said["faults"]
