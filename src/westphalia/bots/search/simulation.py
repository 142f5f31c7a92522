"""A simulation: an answer carried out in an imagined position, then played on until it is quiet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from westphalia.bots.search.advice import Root
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.step import Play, Question, State


def simulate(root: Root, state: State, choices: Sequence[Choice], seed: int) -> list[float]:
    """The chance to win of each seat, as one future shows it.

    The same seed means the same luck, as far as that can be: so answers can be compared.
    """
    play: Play[Any] = Play(state.copy(), Sampling(seed))
    carry_out(root, play, choices)
    play_on(root, play, root.reply)
    return root.value(play.state)


def play_on(root: Root, play: Play[Any], reply: Callable[[State, Question], Choice]) -> None:
    """Let everybody reply until it is quiet, or the game is over."""
    while play.open:
        question = play.open[0]
        if root.quiet(play.state, question):
            break
        play.accept(question, reply(play.state, question))


def carry_out(root: Root, play: Play[Any], choices: Sequence[Choice]) -> list[Question]:
    """Give an answer choice by choice while others reply; returns the questions it was given to.

    It ends early if what comes next is not asked, or not legal, as things went.
    """
    answered: list[Question] = []
    for choice in choices:
        question = next_question(root, play)
        if question is None or choice not in question.choices:
            break
        answered.append(question)
        play.accept(question, choice)
    return answered


def next_question(root: Root, play: Play[Any]) -> Question | None:
    """The next question to the seat that thinks, once others have replied to theirs."""
    while play.open:
        for question in play.open:
            if question.seat == root.seat:
                return question
        first = play.open[0]
        if root.quiet(play.state, first):
            return None
        play.accept(first, root.reply(play.state, first))
    return None
