"""What is not offered has a reason, what is offered has none, and every reason can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from pathlib import Path
from random import Random

import pytest
from tests.games.facts import chosen, seed
from tests.messages import messages, variables
from tests.thirty_years_war.battles import Battlefield
from tests.thirty_years_war.rules.test_12_retreat import beaten

from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.codec import modules_of
from westphalia.engine.event import Objection, key_of
from westphalia.engine.record import Header
from westphalia.engine.step import Decision, Play, Question
from westphalia.games.thirty_years_war.game import THIRTY_YEARS_WAR
from westphalia.locales import COMPLETE, Tongue
from westphalia.terminal.thirty_years_war.words import ThirtyYearsWarProse

GAME = THIRTY_YEARS_WAR
PACKAGE = "westphalia.games.thirty_years_war"
WORDS = GAME.vocabulary.choices
OF_VERB = {word.verb: [other for other in WORDS if other.verb == word.verb] for word in WORDS}
SET_UPS = chosen(GAME.name, "few")
SOME = 30  # choices of a verb that are tried at a question
UNSAID = re.compile(r"[{}$]|\w_\w|  |\b(place|leader|unit|card)-\w|^$")

Named = tuple[Question, Choice, Objection | None]


def objection_kinds() -> list[type[Objection]]:
    return [
        kind
        for module in modules_of(PACKAGE, "objections")
        for kind in vars(module).values()
        if isinstance(kind, type) and kind.__module__ == module.__name__
    ]


def named(header: Header, number: int) -> Iterator[Named]:
    """In a random war, to each question: some choices, with why not.

    They are of the verbs that this kind of question has offered so far, and a few of any.
    """
    dice = Random(number)
    play = Play(GAME.set_up(header), Sampling(number))
    verbs: dict[str, set[str]] = {}
    while play.open:
        question, decision = dice.choice(play.open), play.state.agenda[-1]
        assert isinstance(decision, Decision)
        verbs.setdefault(question.kind, set()).update([word.verb for word in question.choices])
        tried = [word for verb in sorted(verbs[question.kind]) for word in some(verb, dice)]
        for choice in [*question.choices, *tried, *dice.sample(WORDS, 5)]:
            yield question, choice, decision.objection(play.state, question.seat, choice)
        play.answer(question.seat, dice.choice(question.choices))


def some(verb: str, dice: Random) -> list[Choice]:
    words = OF_VERB[verb]
    return dice.sample(words, SOME) if len(words) > SOME else words


# Where a choice names a piece that is not there at all, no rule speaks of it.
NOT_THERE = {
    *[("form_force", "take"), ("form_force", "join"), ("free_unit", "take"), ("take_home", "take")],
    *[("march_on", verb) for verb in ("drop", "leave", "pick_up", "collect")],
    *[("free_action", "lead"), ("free_action", "from"), ("starve_at", "from"), ("surplus", "take")],
    *[("recruit", "attempt"), ("league_recruits", "attempt"), ("starve", "lose")],
    *[("cure_stacking", "lose"), ("cure_stacking", "remove"), ("lose_steps", "lose")],
}
# Nor where the question itself says which cities are meant.
ELSEWHERE = {
    *[("loot", "loot"), ("spread_revolts", "roll"), ("place_force", "place"), ("flee", "march")],
    *[("refuge", "place"), ("place_leaders", "place"), ("wallenstein", "recall")],
}


@cache
def wars(number: int) -> list[Named]:
    """What random wars of all scenarios, and of all optional rules, have named."""
    return [found for header in SET_UPS.values() for found in named(header, seed(header) + number)]


def test_a_choice_is_offered_or_there_is_a_reason_against_it() -> None:
    offered = refused = 0
    for question, choice, objection in wars(0):
        said = (question.kind, choice, objection)
        if choice in question.choices:
            offered += 1
            assert objection is None, f"offered against a reason: {said}"
        elif objection:
            refused += 1
            assert None not in GAME.spelled(vars(objection)).values(), said
        elif choice.verb in {word.verb for word in question.choices}:
            assert (question.kind, choice.verb) in NOT_THERE | ELSEWHERE, (
                f"without a reason: {said}"
            )
    assert offered > 10_000
    assert refused > 50_000


# Every reason is given: in a random war, or in a case of a clause that names it.


def cases() -> set[str]:
    """The names and words in the cases of the clauses."""
    trees = [
        ast.parse(path.read_text(encoding="utf-8")) for path in Path(__file__).parent.rglob("*.py")
    ]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    return names | {
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_reason_occurs() -> None:
    missing = {kind.__name__ for kind in objection_kinds()} - cases()
    met = {type(objection).__name__ for *_, objection in wars(0)}
    assert missing - met == set()
    assert len(met) > 80, "random wars give few reasons"


class Watched(Battlefield):
    """One where what has a single answer is asked as well."""

    @property
    def settles(self) -> bool:
        return False


@pytest.mark.parametrize(("reason", "sally"), [("OneMustAttack", False), ("AllSally", True)])
def test_somebody_must_attack(reason: str, sally: bool) -> None:
    field = Watched().put("prague", "thurn", "german_mercenary")
    field.put("prague", "tilly", "4 bavarian_mercenary").besiege("prague")
    if sally:
        field.sally(0, "prague", "thurn", "german_mercenary")
    else:
        field.attack(0, "pilsen", "prague", "anhalt", "german_mercenary")
    assert field.refused(0, "hold_back german_mercenary") == reason


def test_a_leader_with_more_stars_has_the_command() -> None:
    field = Battlefield().put("koln", "spanish_veteran", "spinola", "cardinal_infante", "cordoba")
    field.attack(0, "marburg", "koln", "anhalt", "german_mercenary")
    assert field.offers(1) == ["command spinola", "command cardinal_infante"]
    assert field.refused(1, "command cordoba") == "NotHisCommand"


def test_nobody_retreats_where_nobody_may_go() -> None:
    field = Battlefield().controls("nobody", "salzburg").happened("p11")
    field = beaten(arrange=field)
    assert field.refused(1, "retreat salzburg") == "ClosedToAll"


def test_all_retreat_where_most_of_them_may_go() -> None:
    field = Battlefield().controls("catholic", "marburg", "mainz", "heidelberg", "frankfurt")
    field = beaten(
        "frankfurt", "hanau", "spanish_veteran", "2 bavarian_mercenary", "tilly", arrange=field
    )
    assert field.refused(1, "retreat marburg") == "ClosedToSome"


# Every reason can be said.


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("kind", objection_kinds(), ids=lambda kind: kind.__name__)
def test_every_objection_has_a_sentence_that_asks_for_nothing_else(
    kind: type[Objection], language: str
) -> None:
    offered = {"asked", *[field.name for field in fields(kind)]}
    assert key_of(kind) in messages(language, GAME.name), f"{kind.__name__} is dumb in {language}"
    assert variables(language, GAME.name, key_of(kind)) <= offered


@pytest.mark.parametrize("language", COMPLETE)
def test_the_reasons_of_random_wars_can_be_said(language: str) -> None:
    prose = ThirtyYearsWarProse(Tongue(language, strict=True), GAME.header(("Anna", "Bert")))
    given = {objection for *_, objection in wars(0) if objection}
    said = {prose.objection(objection, "?") for objection in given}
    assert len(said) > 400
    assert [text for text in said if UNSAID.search(text)] == []
