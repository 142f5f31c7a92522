"""Answers: a match takes them, or refuses them with the rule behind it."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.event import key_of, values_of
from westphalia.engine.game import Game
from westphalia.engine.match import Match, UndoError
from westphalia.engine.step import IllegalChoice, Play, Seat, refusal
from westphalia.server.errors import Refusal, Rule
from westphalia.server.tables.snapshots import Snapshot


@cache
def choices_by_text(vocabulary: Vocabulary) -> dict[str, Choice]:
    return {choice.text: choice for choice in vocabulary.choices}


def parse_choice(game: Game, text: str, offered: Sequence[Sequence[Choice]]) -> Choice:
    """Returns the choice that a text spells; suggestions come only from what is offered."""
    choice = choices_by_text(game.vocabulary).get(" ".join(text.split()))
    if choice is not None:
        return choice
    near = get_close_matches(text, [c.text for choices in offered for c in choices], n=3)
    hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
    raise Refusal("illegal", f"'{text}' is not a choice of this game{hint}")


class ByOrder(tuple[str, ...]):
    """Choices that an order gives which the seat has sealed: the log tells so."""


def apply_answers(match: Match, seat: Seat, choices: Sequence[str]) -> None:
    """Lets a seat answer; a refused answer changes nothing."""
    offered = [question.choices for question in match.open if question.seat == seat]
    chosen = [parse_choice(match.game, text, offered) for text in choices]
    try:
        if len(chosen) == 1:
            match.answer(seat, chosen[0], isinstance(choices, ByOrder))
        else:
            match.answer_all(seat, chosen)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error), rule=rule_of(match.game, error)) from error


def rule_of(game: Game, error: IllegalChoice) -> Rule | None:
    """Returns the rule that an answer was refused by; a game that is over has none."""
    if error.objection is None:
        return Rule(error.clause) if error.clause else None
    kind = type(error.objection)
    return Rule(error.clause, key_of(kind), game.spelled(values_of(error.objection)))


def apply_undo(match: Match, seat: Seat) -> None:
    try:
        match.undo(seat)
    except UndoError as error:
        raise Refusal("illegal", str(error), reason="no_undo") from error


def why(snapshot: Snapshot, seat: Seat, text: str) -> tuple[str, Rule | None]:
    """Says why a choice is not offered: a sentence and a rule."""
    question = snapshot.open.get(seat)
    choice = parse_choice(snapshot.game, text, [question.choices] if question else [])
    if question and choice in question.choices:
        return f"seat {seat} may '{choice}' now", Rule(question.clause)
    play: Play[Any] = Play(snapshot.state.copy(), Scripted([]))
    refused = refusal(play, seat, choice)
    return str(refused), rule_of(snapshot.game, refused)
