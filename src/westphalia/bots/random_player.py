"""A player who answers anything that is legal."""

from __future__ import annotations

from random import Random

from westphalia.bots.player import Answer, SeatView
from westphalia.engine.step import Question


class RandomPlayer:
    """Every choice is as likely as the other."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        return Answer(self._random.choice(question.choices), "reason-random")
