"""The browser and the terminal say the same about the same game, in every language."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

import pytest
from tests.thirty_years_war.test_objections import objection_kinds
from tests.wallenstein.whole_game import SETUPS, whole_game
from tests.web.said import in_the_browser

from westphalia.engine.event import Objection
from westphalia.engine.match import Match, start
from westphalia.games.thirty_years_war.expansions.scenarios import SCENARIOS
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.games.wallenstein import objections
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse
from westphalia.terminal.wallenstein.words import WallensteinProse
from westphalia.terminal.words import Prose

WELL_BEHAVED = 12  # sentences that every game has; fewer would mean that nothing was compared


# One of every kind; county 0 and county 17 have cases of their own in German.
ABOUT = {"county": 17, "by": "M3.1", "reason": "site"}
OBJECTIONS = [
    kind(*[ABOUT.get(field.name, 0) for field in fields(kind)])
    for kind in vars(objections).values()
    if isinstance(kind, type) and issubclass(kind, Objection) and kind is not Objection
]


@cache
def whole_war(scenario: str) -> Match:
    header = THIRTY_YEARS_WAR.header(("Anna", "Mathias"), options={"scenario": scenario})
    match = start(THIRTY_YEARS_WAR, header, bytes(32))
    random = Random(scenario)
    while not match.over:
        question = match.open[0]
        match.answer(question.seat, random.choice(list(question.choices)))
    return match


def some(kind: type[Objection]) -> Objection:
    """An objection about the first thing of every term."""
    plain: dict[str, Any] = {"str": "enemy_force", "bool": True}
    return kind(*[plain.get(str(field.type), 0) for field in fields(kind)])


def same(said: dict[str, list[str]], prose: Prose, match: Match, against: list[Objection]) -> None:
    assert said["log"] == [prose.sentence(event) for event in match.seen(-1)]
    assert len(set(said["log"])) > WELL_BEHAVED
    assert said["parts"] == said["log"], "cut into parts and joined, a sentence is the same"
    game = match.game
    assert said["choices"] == [prose.choice(c) for c in game.vocabulary.choices]
    assert said["objections"] == [prose.objection(each, "") for each in against]
    assert len(said["objections"]) > WELL_BEHAVED
    assert not said["faults"]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.slow
def test_the_same_sentences(language: str, setup: str) -> None:
    match = whole_game(setup)
    prose = WallensteinProse(Tongue(language), match.record.header)
    same(in_the_browser(WALLENSTEIN, match, OBJECTIONS, language), prose, match, OBJECTIONS)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.slow
def test_the_same_sentences_of_a_war(language: str, scenario: str) -> None:
    match = whole_war(scenario)
    against = [some(kind) for kind in objection_kinds()]
    prose = ThirtyYearsWarProse(Tongue(language), match.record.header)
    same(in_the_browser(THIRTY_YEARS_WAR, match, against, language), prose, match, against)
