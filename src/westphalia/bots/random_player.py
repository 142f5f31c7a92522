"""Players who answer anything that is legal: always, or now and then."""

from __future__ import annotations

from random import Random
from typing import Final

from westphalia.bots.player import Answer, Player, SeatView
from westphalia.engine.step import Question


class RandomPlayer:
    """Every choice is as likely as the other."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        return Answer(self._random.choice(question.choices), "reason-random")


WHIM: Final = 0.15  # how often an answer is any answer


class Soldier:
    """Answers as another player would, save for whims; that player makes the best of them."""

    def __init__(self, player: Player, seed: int, whim: float = WHIM) -> None:
        self._player = player
        self._random = Random(seed)
        self._whim = whim

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        if len(question.choices) > 1 and self._random.random() < self._whim:
            return Answer(self._random.choice(question.choices), "reason-random")
        return self._player.answer(seat_view, question)
