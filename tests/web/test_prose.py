"""The browser and the terminal say the same about the same game, in every language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from tests.thirty_years_war import whole_war
from tests.thirty_years_war.test_objections import objection_kinds
from tests.wallenstein import whole_game

from westphalia.engine.event import Event, key_of, values_of
from westphalia.engine.game import Game
from westphalia.engine.record import Header
from westphalia.engine.step import Objection
from westphalia.games import GAMES
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.thirty_years_war.modules.scenarios import SCENARIOS
from westphalia.games.wallenstein import objections
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.locales import LANGUAGES, Tongue
from westphalia.server.api.reference import printed
from westphalia.terminal.prose import Prose
from westphalia.terminal.thirty_years_war.prose import ThirtyYearsWarProse
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
NOT_IN_THE_WAR = [kind(*[0 for _ in fields(kind)]) for kind in objection_kinds()]


def in_the_browser(
    game: Game, header: Header, language: str, told: Sequence[Event], why: Sequence[Objection]
) -> dict[str, list[str]]:
    """The sentences as the client's own modules make them, run by node."""
    node = shutil.which("node")
    if node is None:
        assert not os.environ.get("CI"), "node is missing, and without it the client is not tested"
        pytest.skip("node is not installed: the browser's sentences are not compared")

    def values(of: Event | Objection) -> dict[str, Any]:
        return game.spelled(values_of(of))

    asked = {
        "language": language,
        "games": GAMES,
        "game": game.name,
        "board": printed(game, {}),
        "players": header.players,
        "log": [{"event": key_of(type(e)), "args": values(e)} for e in told],
        "objections": [{"objection": key_of(type(o)), "about": values(o)} for o in why],
        "choices": [choice.text for choice in game.vocabulary.choices],
    }
    done = subprocess.run(
        [node, HERE / "say.mjs"], input=json.dumps(asked), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, list[str]] = json.loads(done.stdout)
    return answer


def compare(
    game: Game, header: Header, prose: Prose, told: Sequence[Event], why: Sequence[Objection]
) -> None:
    said = in_the_browser(game, header, prose.tongue.language, told, why)
    assert said["log"] == [prose.sentence(event) for event in told]
    assert len(set(said["log"])) > WELL_BEHAVED
    assert said["parts"] == said["log"], "cut into parts and joined, a sentence is the same"
    assert said["choices"] == [prose.choice(c) for c in game.vocabulary.choices]
    assert said["objections"] == [prose.objection(each, "") for each in why]
    assert len(said["objections"]) > WELL_BEHAVED
    assert not said["faults"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setup", whole_game.SETUPS)
def test_the_same_sentences_of_wallenstein(language: str, setup: str) -> None:
    match = whole_game.whole_game(setup)
    header = match.record.header
    prose = WallensteinProse(Tongue(language), header)
    compare(WALLENSTEIN, header, prose, match.seen(-1), OBJECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_the_same_sentences_of_thirty_years_war(language: str, scenario: str) -> None:
    header = THIRTY_YEARS_WAR.header(whole_war.PLAYERS)
    prose = ThirtyYearsWarProse(Tongue(language), header)
    told = whole_war.war(scenario, optional=True)
    compare(THIRTY_YEARS_WAR, header, prose, told, NOT_IN_THE_WAR)
