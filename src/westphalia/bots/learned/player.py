"""A player that answers what its net thinks most of, and tells how sure it is."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from westphalia.bots.learned.layout import Layout
from westphalia.bots.learned.net import Judgement, Net
from westphalia.bots.player import Answer, SeatView
from westphalia.engine.cells import Cells
from westphalia.engine.chance import Sampling, Scripted, ScriptError
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.step import Play, Question, question_of

ABOUT: Final = "about"  # what stands in the file beside the weights
ONLY_CHOICE: Final = "reason-only-choice"
LEARNT: Final = "reason-learnt"
LEARNT_SURE: Final = "reason-learnt-sure"


# The sentence that compares an answer with a choice, and how it names that.
Naming = Callable[[Choice], tuple[str, dict[str, int]]]


def unnamed(after: Choice) -> tuple[str, dict[str, int]]:
    """For games without sentences of their own."""
    return LEARNT, {}


class Learned:
    """Sees the tables of a game as its seat may know them, and nothing else."""

    def __init__(self, net: Net, naming: Naming = unnamed) -> None:
        self._net = net
        self._naming = naming
        self._cells = Cells(net.layout.size)
        self._seen = np.frombuffer(self._cells.buffer(), np.int16)

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        if len(question.choices) == 1:
            return Answer(question.choices[0], ONLY_CHOICE)
        return self.explained(question, self.judge(seat_view, question))

    def judge(self, seat_view: SeatView, question: Question) -> Judgement:
        """What the net thinks of the choices, and of how the game will end."""
        return self._net.judge(*self._sees(seat_view, question))

    def _sees(self, seat_view: SeatView, question: Question) -> tuple[NDArray[np.int16], list[int]]:
        """The position as cells, and the choices by number."""
        self._cells.at = 0
        seat_view.observe(question, self._cells)
        return self._seen, [choice.number for choice in question.choices]

    def advised(self, game: Game, seat_view: SeatView, question: Question) -> Answer:
        """Its answer, and how many wins in a hundred fewer it expects of the choice after it."""
        judgement = self.judge(seat_view, question)
        answer = self.explained(question, judgement)
        pair = [self.expected(game, seat_view, question.choices[n]) for n in likeliest(judgement)]
        if answer.reason == LEARNT_SURE or None in pair:
            return answer
        first, second = [round(100 * (share or 0.0)) for share in pair]
        return replace(answer, about={**answer.about, "less": max(0, first - second)})

    def expected(self, game: Game, seat_view: SeatView, choice: Choice) -> float | None:
        """The victory that it expects after a choice, if its seat is asked on at once.

        Where chance is drawn first, or somebody else is asked, one way to go on would not do.
        """
        play: Play[Any] = Play(seat_view.imagine(Sampling(0)), Scripted([]))
        try:
            play.answer(seat_view.seat, choice)
        except ScriptError:
            return None
        own = question_of(play.open, seat_view.seat)
        if own is None or len(own.choices) == 1:
            return None
        after = SeatView(game, seat_view.header, play.state, seat_view.seat)
        return self._net.foretell(*self._sees(after, own))[1]

    def explained(self, question: Question, judgement: Judgement) -> Answer:
        """The likeliest choice, how it compares with the next, and the victory that is expected."""
        first, second = likeliest(judgement)
        chance, after = float(judgement.chances[first]), float(judgement.chances[second])
        about = {"share": round(100 * judgement.share), "less": 0}
        if not round(100 * after):
            return Answer(question.choices[first], LEARNT_SURE, about)
        about |= {"chance": round(100 * chance), "next": round(100 * after)}
        reason, named = self._naming(question.choices[second])
        return Answer(question.choices[first], reason, about | named)


def likeliest(judgement: Judgement) -> list[int]:
    """The places of the two likeliest choices."""
    return [int(n) for n in np.argsort(-judgement.chances, kind="stable")[:2]]


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
