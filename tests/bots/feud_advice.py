"""Advice for the toy feud: any answer may be good, anybody replies anything, the end decides."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.engine.feud import ENTER, FEUD, LEAVE, MARCHES, PLAY, RING, FeudState, beside

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.advice import Advice, Candidate, Finding, Root
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.step import Question, Seat


class FeudRoot(Root):
    def __init__(self, seat_view: SeatView, question: Question, random: Random) -> None:
        s = seat_view.imagine(Sampling(0))
        assert isinstance(s, FeudState)
        whole = [
            answer for choice in question.choices for answer in raids(s, seat_view.seat, choice)
        ]
        self._all = [Candidate(answer) for answer in whole]
        super().__init__(seat_view.seat, self._all[0])
        self.noise, self.trust = 0.5, 0.5
        self._sight = seat_view
        self._random = random

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        return self._all

    def believe(self, random: Random) -> FeudState:
        state = self._sight.imagine(Sampling(random.getrandbits(60)))
        assert isinstance(state, FeudState)
        return state

    def reply(self, s: FeudState, question: Question) -> Choice:
        return self._random.choice(question.choices)

    def quiet(self, s: FeudState, question: Question) -> bool:
        return False

    def value(self, s: FeudState) -> list[float]:
        winners = FEUD.winners(s)
        return [(seat in winners) / len(winners) for seat in range(len(s.hands))]

    def explain(self, finding: Finding) -> list[Answer]:
        about = {"chance": round(100 * finding.chance)}
        return [Answer(choice, "reason-searched", about) for choice in finding.best.choices]


def raids(s: FeudState, seat: Seat, choice: Choice) -> Sequence[tuple[Choice, ...]]:
    """A card alone, or with every way to march by it."""
    if choice not in PLAY or choice.noun not in MARCHES:
        return [(choice,)]
    held = [place for place in range(RING) if s.stacks[seat][place]]
    return [(choice, LEAVE[origin], ENTER[target]) for origin in held for target in beside(origin)]


class FeudAdvice(Advice):
    def root(self, seat_view: SeatView, question: Question, random: Random) -> FeudRoot:
        return FeudRoot(seat_view, question, random)
