"""Successive halving: all candidates run the same scenarios, and the worse half drops out.

Everybody meets the same hidden cards and the same luck (common random numbers), so few runs tell
the better from the worse; what a heuristic thought of them before counts like some runs more.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from typing import Final

from westphalia.bots.search.advice import Candidate, Finding, Root
from westphalia.bots.search.effort import Meter
from westphalia.bots.search.simulation import simulate
from westphalia.engine.choice import Choice
from westphalia.engine.step import State

FEWEST: Final = 6
MOST: Final = 64
RUNS: Final = 16  # simulations that a candidate should have on average
FIRST_HEAT: Final = 0.6  # the share of the effort before variations of the best are tried
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
    order = track.halve(field, FIRST_HEAT if root.varies else 1.0)
    if root.varies and meter.used() < 1.0:
        near = root.vary(order[:PARENTS], number, random)
        order = track.halve(distinct([*order[:KEPT], own, *near]), 1.0)
    best = order[0]
    chance, of_own = track.compare(best, own)
    return Finding(best, chance, of_own, track.compared)


def distinct(candidates: Sequence[Candidate]) -> list[Candidate]:
    """The candidates without those that say the same as one before."""
    seen: set[tuple[Choice, ...]] = set()
    out: list[Candidate] = []
    for candidate in candidates:
        if candidate.choices not in seen:
            seen.add(candidate.choices)
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
        self._results: dict[tuple[Choice, ...], list[float]] = {}

    def run(self, candidate: Candidate, scenario: int) -> None:
        """Let a candidate run the next scenario that it has not run."""
        while len(self._states) <= scenario:
            self._states.append(self._root.believe(self._random))
            self._seeds.append(self._random.getrandbits(60))
        state, seed = self._states[scenario], self._seeds[scenario]
        chances = simulate(self._root, state, candidate.choices, seed)
        self._results.setdefault(candidate.choices, []).append(chances[self._root.seat])
        self._meter.count()

    def runs(self, candidate: Candidate) -> int:
        return len(self._results.get(candidate.choices, ()))

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
        means = [sum(self._results[one.choices][:runs]) / runs for one in live]
        middle = sum(means) / len(means)
        seen = runs / self._root.noise**2
        thought = 1.0 / self._root.trust**2
        order = [
            (-((mean - middle) * seen + one.prior * thought), place)
            for place, (mean, one) in enumerate(zip(means, live, strict=True))
        ]
        return [live[place] for _, place in sorted(order)]

    def compare(self, one: Candidate, other: Candidate) -> tuple[float, float]:
        """The chances to win of both, in the scenarios that both have run."""
        runs = min(self.runs(one), self.runs(other))
        if not runs:
            return 0.0, 0.0
        pair = [sum(self._results[each.choices][:runs]) / runs for each in (one, other)]
        return pair[0], pair[1]


def _by_prior(candidate: Candidate) -> float:
    return -candidate.prior
