"""The marshal who looks ahead: mats that its net would lay race in simulations of the round."""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.advice import Advice, Candidate, Finding, Root, Settled
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.advice import (
    Council,
    RoundRoot,
    answered,
    explained,
)
from westphalia.bots.wallenstein.advice import advise as captains_advice
from westphalia.bots.wallenstein.captain import explain
from westphalia.bots.wallenstein.marshal import Marshal, net
from westphalia.bots.wallenstein.planning import Planner
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Question, question_of
from westphalia.games.wallenstein.game import WALLENSTEIN
from westphalia.games.wallenstein.state import WallensteinState
from westphalia.games.wallenstein.words import AUCTION, BOXES, READY

MATS: Final = 8  # that race
DRAWS: Final = 2  # for each of them, as many are drawn more than once
LIKELIER: Final = 0.005  # what it is worth to be e times as likely, in chances to win
UNLIKELY: Final = 1e-9
LEARNT_NOISE: Final = 0.1  # how far one simulation is off, where mats differ in few cards
LEARNT_TRUST: Final = 0.03


class MatRoot(RoundRoot):
    """W3.1 Every candidate is a whole mat, drawn box by box as the net thinks of the cards."""

    def __init__(
        self, seat_view: SeatView, council: Council, planner: Planner, marshal: Marshal
    ) -> None:
        self._marshal = marshal
        self._planner = planner
        table = seat_view.imagine(Sampling(0))
        assert isinstance(table, WallensteinState)
        self._table = table
        self._thought: dict[tuple[Choice, ...], list[float]] = {}
        choices, self._likeliest = self._lay(seat_view, None)
        super().__init__(seat_view, council, Candidate(choices))
        self.noise, self.trust = LEARNT_NOISE, LEARNT_TRUST
        self.loyal = True

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        """The likeliest mat, and others as they are drawn."""
        found = {self.own.choices: self.own}
        for _ in range(DRAWS * MATS):
            if len(found) >= min(number, MATS):
                break
            choices, likelihood = self._lay(self._sight, random)
            prior = min(0.0, LIKELIER * (likelihood - self._likeliest))
            found.setdefault(choices, Candidate(choices, prior))
        return list(found.values())

    def _lay(self, seat_view: SeatView, random: Random | None) -> tuple[tuple[Choice, ...], float]:
        """A mat, and the logarithm of how likely it is; without chance card by card the likeliest.

        Nothing is hidden from a seat in its own mat, so any imagined table will do.
        """
        play: Play[WallensteinState] = Play(self._table.copy(), Sampling(0))
        said: tuple[Choice, ...] = ()
        likelihood = 0.0
        while question := question_of(play.open, seat_view.seat):
            if question.kind != "plan":
                break
            chances = self._chances(seat_view, play.state, question, said)
            if random is None:
                place = chances.index(max(chances))
            else:
                place = random.choices(range(len(chances)), chances)[0]
            likelihood += log(max(UNLIKELY, chances[place]))
            said = (*said, question.choices[place])
            play.accept(question, said[-1])
        return said, likelihood

    def _chances(
        self, seat_view: SeatView, s: WallensteinState, question: Question, said: tuple[Choice, ...]
    ) -> list[float]:
        """How likely each card of a box is, after what was said so far; thought of once."""
        if len(question.choices) == 1:
            return [1.0]
        if said not in self._thought:
            sight = SeatView(WALLENSTEIN, seat_view.header, s, seat_view.seat)
            self._thought[said] = self._marshal.judge(sight, question).chances.tolist()
        return self._thought[said]

    def explain(self, finding: Finding) -> list[Answer]:
        """With the first card goes what the search found, with the others what they are for."""
        key = reasons.OWN_MAT if finding.best is self.own else reasons.OTHER_MAT
        why = [explained(finding, key)]
        for choice in finding.best.choices[1:]:
            why.append(self._purpose(choice))
        return [answered(c, reason) for c, reason in zip(finding.best.choices, why, strict=True)]

    def _purpose(self, choice: Choice) -> Reason:
        if choice is READY:
            return Reason(reasons.READY)
        return explain(self._planner, BOXES.index(choice.verb), choice.noun)


class MarshalAdvice(Advice):
    """Thinks ahead when a plan begins, and answers all else at once."""

    def __init__(self, header: Header, seed: int) -> None:
        self._advice = captains_advice(header, seed)
        self._marshal = Marshal(net())

    def root(self, seat_view: SeatView, question: Question, random: Random) -> Root:
        if question.kind != "plan" or question.choices[0].verb != BOXES[AUCTION]:
            return Settled(seat_view.seat, self._marshal.answer(seat_view, question))
        council, planner = self._advice.round(seat_view)
        return MatRoot(seat_view, council, planner, self._marshal)


def advise(header: Header, seed: int) -> MarshalAdvice:
    return MarshalAdvice(header, seed)
