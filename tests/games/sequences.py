"""Counts of sequences of answers, for any game."""

from __future__ import annotations

from typing import Any

from westphalia.engine.chance import Sampling
from westphalia.engine.step import Play, State


def sequences(s: State, depth: int) -> int:
    """How many sequences of so many answers there are, whoever gives them."""
    play: Play[Any] = Play(s, Sampling(0))
    pairs = [(question.seat, choice) for question in play.open for choice in question.choices]
    if depth == 1:
        return len(pairs)
    total = 0
    for seat, choice in pairs:
        then: Play[Any] = Play(s.copy(), Sampling(0))
        then.answer(seat, choice)
        total += sequences(then.state, depth - 1)
    return total
