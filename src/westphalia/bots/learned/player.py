"""A player that answers what its net thinks most of, and tells how sure it is."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from westphalia.bots.learned.layout import Layout
from westphalia.bots.learned.net import Judgement, Net
from westphalia.bots.player import Answer, SeatView
from westphalia.engine.cells import Cells
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.step import Question

ABOUT: Final = "about"  # what stands in the file beside the weights
ONLY_CHOICE: Final = "reason-only-choice"
LEARNT: Final = "reason-learnt"
LEARNT_SURE: Final = "reason-learnt-sure"


class Learned:
    """Sees the tables of a game as its seat may know them, and nothing else."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._cells = Cells(net.layout.size)
        self._seen = np.frombuffer(self._cells.buffer(), np.int16)

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        if len(question.choices) == 1:
            return Answer(question.choices[0], ONLY_CHOICE)
        return self.explained(question, self.judge(seat_view, question))

    def judge(self, seat_view: SeatView, question: Question) -> Judgement:
        """What the net thinks of the choices, and of how the game will end."""
        self._cells.at = 0
        seat_view.observe(question, self._cells)
        return self._net.judge(self._seen, [choice.number for choice in question.choices])

    def explained(self, question: Question, judgement: Judgement) -> Answer:
        """The likeliest choice, how it compares with the next, and the victory that is expected."""
        first, second = np.argsort(-judgement.chances, kind="stable")[:2]
        chance, after = float(judgement.chances[first]), float(judgement.chances[second])
        about = {"share": round(100 * judgement.share)}
        if not round(100 * after):
            return Answer(question.choices[first], LEARNT_SURE, about)
        about |= {"chance": round(100 * chance), "next": round(100 * after)}
        reason, named = self.compared(question.choices[second])
        return Answer(question.choices[first], reason, about | named)

    def compared(self, after: Choice) -> tuple[str, dict[str, int]]:
        """The sentence that compares with a choice, and how it names that; a game may name more."""
        return LEARNT, {}


# Weights in a file


@cache
def net_of(game: Game, package: str, name: str) -> Net:
    """The net whose weights lie in a package; it must be for the tables of this game."""
    file = files(package).joinpath(name)
    with file.open("rb") as opened, np.load(opened, allow_pickle=False) as stored:
        weights = {name: stored[name] for name in stored.files}
    about: Mapping[str, Any] = json.loads(weights.pop(ABOUT).tobytes())
    game.tables.check(about["digest"], file.name)
    return Net(Layout(game), weights)
