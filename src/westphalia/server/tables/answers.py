"""From the words that a client sends to choices, and why some of them are not offered."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from westphalia.engine.chance import Scripted
from westphalia.engine.choice import Choice, Vocabulary
from westphalia.engine.game import Game
from westphalia.engine.match import Match, UndoError
from westphalia.engine.step import IllegalChoice, Play, Seat, refusal
from westphalia.server.errors import Refusal
from westphalia.server.tables.snapshots import Position


@cache
def texts(vocabulary: Vocabulary) -> dict[str, Choice]:
    return {choice.text: choice for choice in vocabulary.choices}


def spoken(game: Game, text: str, offered: Sequence[Sequence[Choice]]) -> Choice:
    """The choice that a text spells; what is near is looked for only among the offered."""
    choice = texts(game.vocabulary).get(" ".join(text.split()))
    if choice is not None:
        return choice
    near = get_close_matches(text, [c.text for choices in offered for c in choices], n=3)
    hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
    raise Refusal("illegal", f"'{text}' is not a choice of this game{hint}")


def take(match: Match, seat: Seat, choices: Sequence[str]) -> None:
    """Let a seat answer; whatever is refused changes nothing."""
    offered = [question.choices for question in match.open if question.seat == seat]
    chosen = [spoken(match.game, text, offered) for text in choices]
    try:
        if len(chosen) == 1:
            match.answer(seat, chosen[0])
        else:
            match.answer_all(seat, chosen)
    except IllegalChoice as error:
        raise Refusal("illegal", str(error)) from error


def take_back(match: Match, seat: Seat) -> None:
    try:
        match.undo(seat)
    except UndoError as error:
        raise Refusal("illegal", str(error)) from error


def why(position: Position, seat: Seat, text: str) -> tuple[str, str]:
    """Why a choice is not offered: a sentence and a clause."""
    question = position.open.get(seat)
    choice = spoken(position.game, text, [question.choices] if question else [])
    if question and choice in question.choices:
        return f"seat {seat} may '{choice}' now", question.clause
    play: Play[Any] = Play(position.state.copy(), Scripted([]))
    refused = refusal(play, seat, choice)
    return str(refused), refused.clause
