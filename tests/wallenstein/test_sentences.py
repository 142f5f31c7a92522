"""Wallenstein can be told in every language: every event, question, choice and term."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from tests.keys import question_kinds, skip_reasons
from tests.messages import messages, variables

from westphalia.engine.event import Event, Objection, key_of
from westphalia.games.wallenstein import objections
from westphalia.games.wallenstein.events import base, expansions
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.terms import Action, Building
from westphalia.games.wallenstein.words import BOXES, CARDS, SEASONS, TERMS, VOCABULARY, WORDS
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.wallenstein.words import WallensteinProse
from westphalia.terminal.words import key

SOURCE = Path(__file__).parents[2] / "src" / "westphalia"
GAME = WALLENSTEIN.name
PLAYERS = ("Anna", "Bert", "Carla")


def event_kinds() -> list[type[Event]]:
    return [
        kind
        for module in (base, expansions)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == module.__name__
    ]


def objection_kinds() -> list[type[Objection]]:
    return [
        kind
        for kind in vars(objections).values()
        if isinstance(kind, type) and issubclass(kind, Objection) and kind is not Objection
    ]


@pytest.fixture(params=COMPLETE)
def prose(request: pytest.FixtureRequest) -> WallensteinProse:
    return WallensteinProse(Tongue(request.param, strict=True), WALLENSTEIN.header(PLAYERS))


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", event_kinds(), ids=lambda kind: kind.__name__)
def test_every_event_has_a_sentence_that_asks_for_nothing_else(
    kind: type[Event], language: str
) -> None:
    offered = {"by_thalers"} if kind is base.GameWon else set()
    for field in fields(kind):
        offered.add(field.name)
        if str(field.type).startswith("tuple"):
            offered.add(f"{field.name}_count")
        elif TERMS.get(field.name) in WORDS:
            offered |= {f"{field.name}_id", f"has_{field.name}"}
        elif TERMS.get(field.name) == "seat":
            offered.add(f"has_{field.name}")
    assert key_of(kind) in messages(language, GAME), f"{kind.__name__} cannot be said in {language}"
    assert variables(language, GAME, key_of(kind)) <= offered


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", objection_kinds(), ids=lambda kind: kind.__name__)
def test_every_objection_has_a_sentence(kind: type[Objection], language: str) -> None:
    offered = {"asked", *[field.name for field in fields(kind)]}
    assert key_of(kind) in messages(language, GAME), f"{kind.__name__} cannot be said in {language}"
    assert variables(language, GAME, key_of(kind)) <= offered


def test_every_question_every_choice_and_every_obstacle_can_be_said(
    prose: WallensteinProse,
) -> None:
    kinds, lacks = question_kinds(GAME), skip_reasons()
    assert {"plan", "march", "move_leader", "favour", "draft_leader"} <= kinds
    assert {"twin", "thalers", "courtiers", "lone_army"} <= lacks
    for kind in kinds:
        assert prose.tongue.knows(key("ask", kind)), kind
    for choice in VOCABULARY.choices:
        assert prose.choice(choice)
    for reason in lacks:
        assert prose.words.lack(reason)


def test_every_term_has_its_word(prose: WallensteinProse) -> None:
    words, board = prose.words, prose.words.board
    for action in range(len(board.actions)):
        assert words.action(action)
    for tile in range(len(board.tiles)):
        assert words.tile(tile)
    for card in range(len(board.events)):
        assert words.event(card)
        assert words.effect(card, "-about")
    for box in range(len(BOXES)):
        assert words.box(box)
    for card in range(len(CARDS)):
        assert words.card(card)
    for favour in range(len(board.favour_gift)):
        assert words.favour(favour)
    for season in range(len(SEASONS)):
        assert words.season(season)
    for building in range(len(WORDS["building"])):
        assert words.building(building)
    boxes = [words.box(box) for box in range(len(BOXES))]
    assert len(set(boxes)) == len(boxes), "two boxes have one name"


def test_events_that_stand_for_several_rules_cite_the_right_one() -> None:
    built = [base.BuildingRaised(0, 0, kind, 1, (), 0).clause for kind in Building]
    assert built == ["W5.1.1", "W5.2.1", "W5.3.1"]
    led = [base.MajorityScored(0, 0, kind, 1, False, (1,)).clause for kind in Building]
    assert led == ["W9.3.3", "W9.3.4", "W9.3.5"]
    grain, taxes = Action.COLLECT_GRAIN, Action.COLLECT_TAXES
    collected = [base.IncomeTaken(0, action, 0, 1, 0, 0) for action in (grain, taxes)]
    assert [event.clause for event in collected] == ["W5.5.1", "W5.6.1"]
    deploys = (Action.DEPLOY_5, Action.DEPLOY_3, Action.DEPLOY_1_MOVE)
    deployed = [base.ArmiesDeployed(0, action, 0, 1, 1, 1, 0) for action in deploys]
    assert [event.clause for event in deployed] == ["W5.8.1", "W5.9.1", "W5.10.1"]
    assert base.GroupPlaced(0, 0, 2).clause == "W1.3.5"
    assert expansions.LeaderDrafted(0, 0).clause == "M1.5"
    assert expansions.BenefitGiven(0, 0, 1).clause == "L2.4"
