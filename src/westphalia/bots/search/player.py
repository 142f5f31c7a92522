"""The general: thinks a question through by simulations, then carries its answer out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.advice import Advice, Finding, Root
from westphalia.bots.search.effort import Effort, Meter
from westphalia.bots.search.simulation import carry_out
from westphalia.bots.search.successive_halving import race
from westphalia.engine.chance import Sampling
from westphalia.engine.step import Play, Question

ONLY_CHOICE: Final = "reason-only-choice"

Strategy = Callable[[Root, Meter, Random], Finding]


class General:
    """Searches in imagined positions only.

    An answer of several choices is found once.  Each of them is then given without a thought, as
    long as the question is the one that was foreseen.
    """

    def __init__(
        self, advice: Advice, effort: Effort, seed: int, strategy: Strategy = race
    ) -> None:
        self._advice = advice
        self._effort = effort
        self._strategy = strategy
        self._random = Random(seed)
        self._ahead: list[tuple[Question, Answer]] = []

    def answer(self, seat_view: SeatView, question: Question) -> Answer:
        foreseen = self._foreseen(question)
        if foreseen is not None:
            return foreseen
        if len(question.choices) == 1:
            return Answer(question.choices[0], ONLY_CHOICE)
        return self._think(seat_view, question)

    def _foreseen(self, question: Question) -> Answer | None:
        """The next part of an answer that is being given, if this is what it was meant for.

        Who has a single choice may not have been asked at all.
        """
        while self._ahead:
            expected, answer = self._ahead.pop(0)
            if expected.kind == question.kind and expected.choices == question.choices:
                return answer
            if len(expected.choices) > 1:
                self._ahead = []
        return None

    def _think(self, seat_view: SeatView, question: Question) -> Answer:
        meter = self._effort.begin()
        root = self._advice.root(seat_view, question, self._random)
        meter.allow(root.share)
        finding = self._strategy(root, meter, self._random)
        answers = root.explain(finding)
        if len(answers) > 1:
            self._foresee(root, finding, answers)
        return answers[0]

    def _foresee(self, root: Root, finding: Finding, answers: list[Answer]) -> None:
        """Which questions the rest of the answer should be given to."""
        state, seed = root.believe(self._random), self._random.getrandbits(60)
        play: Play[Any] = Play(state.copy(), Sampling(seed))
        questions = carry_out(root, play, finding.best.choices)
        self._ahead = list(zip(questions, answers, strict=False))[1:]
