"""The general: thinks a question through by simulations, then carries its answer out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from random import Random
from typing import Any, Final

from westphalia.bots.player import Answer, SeatView
from westphalia.bots.search.advice import (
    Advice,
    Candidate,
    Finding,
    Key,
    Root,
    carry_out,
    simulate,
)
from westphalia.bots.search.effort import Effort, Meter
from westphalia.engine.chance import Sampling
from westphalia.engine.step import Play, Question, State

# ------------------------------------------------------------------------------
# Successive halving: all candidates run the same scenarios, and the worse half drops out.

# Everybody meets the same hidden cards and the same luck (common random numbers), so few runs tell
# the better from the worse; what a heuristic thought of them before counts like some runs more.

FEWEST: Final = 6
MOST: Final = 64
RUNS: Final = 16  # simulations that a candidate should have on average
PARENTS: Final = 2  # how many of the best are varied
TRIALS: Final = 2  # simulations that show how long one takes
KEPT: Final = 3  # how many of the best race against the variations


def race(root: Root, meter: Meter, random: Random) -> Finding:
    """The best candidate that this effort finds."""
    own = root.own
    track = Track(root, meter, random)
    for scenario in range(TRIALS):
        if not root.share or meter.used() >= 1.0:
            return Finding(own)
        track.run(own, scenario)
    number = max(FEWEST, min(MOST, meter.room // RUNS))
    field = root.candidates(number, random)
    order = track.halve(field, root.first_heat if root.varies else 1.0)
    if root.varies and meter.used() < 1.0:
        near = root.vary(order[:PARENTS], number, random)
        order = track.halve(distinct([*order[:KEPT], own, *near]), 1.0)
    best = order[0]
    chance, of_own = track.compare(best, own)
    return Finding(best, chance, of_own, track.compared)


def distinct(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates without those that say the same as one before."""
    seen: set[Key] = set()
    out: list[Candidate] = []
    for candidate in candidates:
        if candidate.key not in seen:
            seen.add(candidate.key)
            out.append(candidate)
    return out


class Track:
    """The scenarios of one race and how each candidate did in them."""

    def __init__(self, root: Root, meter: Meter, random: Random) -> None:
        self._root = root
        self._meter = meter
        self._random = random
        self._states: list[State] = []
        self._seeds: list[int] = []
        self._results: dict[Key, list[float]] = {}

    def run(self, candidate: Candidate, scenario: int) -> None:
        """Let a candidate run the next scenario that it has not run."""
        while len(self._states) <= scenario:
            self._states.append(self._root.believe(self._random))
            self._seeds.append(self._random.getrandbits(60))
        state, seed = self._states[scenario], self._seeds[scenario]
        scores = simulate(self._root, state, candidate, seed)
        self._results.setdefault(candidate.key, []).append(scores[self._root.seat])
        self._meter.count()

    def runs(self, candidate: Candidate) -> int:
        return len(self._results.get(candidate.key, ()))

    @property
    def compared(self) -> int:
        """How many candidates have run."""
        return len(self._results)

    def halve(self, field: Sequence[Candidate], until: float) -> list[Candidate]:
        """Race until that much of the effort is used up; all of the field, the best first."""
        live = list(field)
        out: list[Candidate] = []
        start = self._meter.used()
        heats = max(1, ceil(log2(len(live))))
        for heat in range(heats):
            self._heat(live, start + (until - start) * (heat + 1) / heats)
            order = self.rank(live)
            live = self._survivors(order)
            out = [candidate for candidate in order if candidate not in live] + out
        return live + out

    def _survivors(self, order: Sequence[Candidate]) -> list[Candidate]:
        """The better half; where the root is loyal, with its own answer as long as two run on."""
        kept = list(order[: max(1, (len(order) + 1) // 2)])
        own = self._root.own
        if self._root.loyal and len(kept) > 1 and own in order and own not in kept:
            kept[-1] = own
        return kept

    def _heat(self, live: Sequence[Candidate], until: float) -> None:
        """One scenario after the other for all; who lags behind catches up first."""
        while self._meter.used() < until:
            scenario = min([self.runs(candidate) for candidate in live])
            for candidate in live:
                if self.runs(candidate) > scenario:
                    continue
                if self._meter.used() >= 1.0:
                    return
                self.run(candidate, scenario)

    def rank(self, live: Sequence[Candidate]) -> list[Candidate]:
        """The best first, by prior and by the scenarios that all have run."""
        runs = min([self.runs(candidate) for candidate in live])
        if not runs:
            return sorted(live, key=_by_prior)
        means = [sum(self._results[one.key][:runs]) / runs for one in live]
        middle = sum(means) / len(means)
        seen = runs / self._root.noise**2
        thought = 1.0 / self._root.trust**2
        order = [
            (-((mean - middle) * seen + one.prior * thought), place)
            for place, (mean, one) in enumerate(zip(means, live, strict=True))
        ]
        return [live[place] for _, place in sorted(order)]

    def compare(self, one: Candidate, other: Candidate) -> tuple[float, float]:
        """The scores of both, in the scenarios that both have run."""
        runs = min(self.runs(one), self.runs(other))
        if not runs:
            return 0.0, 0.0
        pair = [sum(self._results[each.key][:runs]) / runs for each in (one, other)]
        return pair[0], pair[1]


def _by_prior(candidate: Candidate) -> float:
    return -candidate.prior


# ------------------------------------------------------------------------------
# The general, who carries out what the search has found.

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
        root.decided(finding)
        answers = root.explain(finding)
        if len(answers) > 1:
            self._foresee(root, finding, answers)
        return answers[0]

    def _foresee(self, root: Root, finding: Finding, answers: list[Answer]) -> None:
        """Which questions the rest of the answer should be given to."""
        state, seed = root.believe(self._random), self._random.getrandbits(60)
        play: Play[Any] = Play(state.copy(), Sampling(seed))
        questions = carry_out(root, play, finding.best)
        self._ahead = list(zip(questions, answers, strict=False))[1:]
