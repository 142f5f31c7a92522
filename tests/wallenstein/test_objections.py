"""What is not offered has a reason, what is offered has none, and every reason occurs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random

import pytest
from tests.games.facts import chosen, seed
from tests.wallenstein.kit import Table, camp, position

from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.event import Objection
from westphalia.engine.record import Header
from westphalia.engine.step import Decision, Play, Question
from westphalia.games.wallenstein import objections
from westphalia.games.wallenstein.expansions.court import BuildFreely, CalmCounty, Garrison
from westphalia.games.wallenstein.expansions.leaders import MoveLeader
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.terms import Building

WORDS = WALLENSTEIN.vocabulary.choices
OF_VERB = {word.verb: [other for other in WORDS if other.verb == word.verb] for word in WORDS}
SET_UPS = chosen("wallenstein", "playthroughs")
MOST_GAMES = 60

Named = tuple[Question, Choice, Objection | None]


def named(header: Header, number: int) -> Iterator[Named]:
    """In a random game, to each question: all choices of its verbs and a few of any, with why not.

    A choice of another verb is left out if no rule speaks of it.
    """
    dice = Random(number)
    play = Play(WALLENSTEIN.set_up(header), Sampling(number))
    while play.open:
        question, decision = dice.choice(play.open), play.state.agenda[-1]
        assert isinstance(decision, Decision)
        verbs = {choice.verb for choice in question.choices}
        asked_for = [choice for verb in sorted(verbs) for choice in OF_VERB[verb]]
        for choice in [*asked_for, *dice.sample(WORDS, 9)]:
            objection = decision.objection(play.state, question.seat, choice)
            if objection or choice.verb in verbs:
                yield question, choice, objection
        play.answer(question.seat, dice.choice(question.choices))


@pytest.mark.parametrize("header", SET_UPS.values(), ids=SET_UPS)
def test_a_choice_is_offered_or_there_is_a_reason_against_it(header: Header) -> None:
    offered = refused = 0
    for question, choice, objection in named(header, seed(header)):
        said = (question.kind, choice, objection)
        if choice in question.choices:
            offered += 1
            assert objection is None, f"offered against a reason: {said}"
        else:
            refused += 1
            assert objection, f"neither offered nor refused with a reason: {said}"
            assert None not in WALLENSTEIN.spelled(vars(objection)).values(), said
    assert offered > 1000
    assert refused > 1000


def test_every_reason_occurs() -> None:
    kinds = {kind for kind in vars(objections).values() if isinstance(kind, type)}
    missing = {kind for kind in kinds if kind.__module__ == objections.__name__}
    assert len(missing) > 20
    for number, header in zip(range(MOST_GAMES), cycle(SET_UPS.values()), strict=False):
        missing -= {type(objection) for *_, objection in named(header, number)}
        if not missing:
            return
    pytest.fail(f"never given: {', '.join(sorted(kind.__name__ for kind in missing))}")


def against(table: Table, decision: Decision, words: str) -> tuple[str, str]:
    """The objection to a choice of seat 0, and the clause that it cites."""
    objection = decision.objection(table.s, 0, WALLENSTEIN.vocabulary.parse(words))
    return (type(objection).__name__, objection.clause) if objection else ("", "")


# With three seats Tirol is out of play; Baden has two sites, Mark one.
HELD = "boehmen: 0 2 church; mark: 0 2 palace *1; baden: 0 2; koeln: 1 3 *2"


@pytest.mark.parametrize(
    ("decision", "verb", "reasons"),
    [
        (
            CalmCounty(0, 1),
            "calm",
            {
                "mark": ("", ""),
                "baden": ("NotRestless", "E5.4"),
                "koeln": ("NotOwnCounty", "E5.4"),
                "trier": ("NotOwnCounty", "E5.4"),
                "tirol": ("NotInPlay", "W1.2.2"),
            },
        ),
        (
            BuildFreely(0, Building.CHURCH),
            "raise",
            {
                "baden": ("", ""),
                "boehmen": ("NotBuildable", "W5.4.2"),
                "mark": ("NotBuildable", "W5.4.1"),
                "koeln": ("NotOwnCounty", "E5.8"),
                "tirol": ("NotInPlay", "W1.2.2"),
            },
        ),
        (
            Garrison(0, 3),
            "garrison",
            {
                "mark": ("", ""),
                "trier": ("", ""),
                "koeln": ("NotForeign", "E5.9"),
                "tirol": ("NotInPlay", "W1.2.2"),
            },
        ),
    ],
    ids=["calm", "raise", "garrison"],
)
def test_a_favour_says_the_true_reason_against_a_county(
    decision: Decision, verb: str, reasons: dict[str, tuple[str, str]]
) -> None:
    table = position(HELD, seats=3)
    assert {county: against(table, decision, f"{verb} {county}") for county in reasons} == reasons


def test_a_building_that_is_not_in_stock_is_said_to_be() -> None:
    table = position(HELD, seats=3)
    table.s.stock[Building.CHURCH] = 0
    said = against(table, BuildFreely(0, Building.CHURCH), "raise baden")
    assert said == ("NotBuildable", "W1.1.13")


def test_a_leader_must_move_on_into_an_own_county_in_play() -> None:
    table = camp("boehmen: 0 2; maehren: 0 2; koeln: 1 3", "0 boehmen")
    move = MoveLeader(0)
    assert against(table, move, "leader maehren") == ("", "")
    assert against(table, move, "leader boehmen") == ("NotOnTheSpot", "M3.1")
    assert against(table, move, "leader koeln") == ("NotOwnCounty", "M3.1")
