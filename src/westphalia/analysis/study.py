"""A study of one match: its pieces, and how much of each change was choice and how much luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from westphalia.analysis.judge import Judge, Tally, chances, less
from westphalia.analysis.past import Past, Run
from westphalia.analysis.plans import Said, compare, differing, proposal
from westphalia.engine.chance import Sampling


@dataclass(frozen=True)
class Piece:
    """From one measured moment to the next: by how much the chance of each seat changed.

    Where chance was drawn by its last answer and nowhere else, *luck* is what came beside what was
    to be expected, and *choice* is the rest; they are empty where that is not known.
    """

    start: int
    end: int
    change: list[float]
    errors: list[float]
    choice: list[float]
    luck: list[float]
    luck_errors: list[float]

    @property
    def size(self) -> float:
        """How large the change surely is: less its error, for the seat it concerns most."""
        return max(
            abs(change) - error for change, error in zip(self.change, self.errors, strict=True)
        )

    @property
    def seat(self) -> int:
        """The seat whose chance changed most."""
        return max(range(len(self.change)), key=lambda seat: abs(self.change[seat]))

    @property
    def split(self) -> bool:
        return bool(self.choice)


def pieces(past: Past, after: Mapping[int, Tally], expected: Mapping[int, Tally]) -> list[Piece]:
    """Every piece between measured moments, in order."""
    moments, drawn = sorted(after), past.drawn
    found = []
    for start, end in pairwise(moments):
        change, errors = less(after[end], after[start])
        inside = [number for number in drawn if start < number <= end]
        choice, luck, luck_errors = _split(after, expected, start, end, inside)
        found.append(Piece(start, end, change, errors, choice, luck, luck_errors))
    return found


def _split(
    after: Mapping[int, Tally],
    expected: Mapping[int, Tally],
    start: int,
    end: int,
    drawn: Sequence[int],
) -> tuple[list[float], list[float], list[float]]:
    change, _ = less(after[end], after[start])
    if not drawn:
        nothing = [0.0] * len(change)
        return change, nothing, nothing
    if drawn != [end] or end not in expected:
        return [], [], []
    luck, errors = less(after[end], expected[end])
    choice, _ = less(expected[end], after[start])
    return choice, luck, errors


def largest(found: Sequence[Piece], most: int) -> list[Piece]:
    """The pieces of the largest changes, the largest first."""
    return sorted(found, key=lambda piece: -piece.size)[:most]


def decided(past: Past, piece: Piece) -> list[Run]:
    """The runs in which somebody had a choice and whose last answer lies in a piece."""
    return [run for run in past.runs if run.free and piece.start < run.last <= piece.end]


def worst_choices(past: Past, found: Sequence[Piece], most: int) -> list[Run]:
    """The runs after which the chances of their own seat were lower than before, most of all."""
    costs: dict[int, float] = {}
    for piece in found:
        for run in decided(past, piece) if piece.split else []:
            cost = -piece.choice[run.seat]
            costs[past.runs.index(run)] = max(cost, costs.get(past.runs.index(run), 0.0))
    order = sorted(costs, key=lambda number: -costs[number])
    return [past.runs[number] for number in order[:most] if costs[number] > 0]


# A study is made of small jobs: any number of processes may do them, in any slices.
#
# First the chances are measured over the whole match; then what lies inside the largest swings;
# then a bot proposes other plans, and those are compared.  What is known so far is plain data, and
# may be shown meanwhile.

ROUGH: Final = 4  # samples that show a rough curve
INSIDE: Final = 12  # moments that are measured inside a large swing at most

SWINGS: Final = 5  # that are told of
SEED: Final = 1648

AFTER, EXPECTED, PLAN, PROPOSAL = 0, 1, 2, 3  # what a job measures, or asks a bot for


@dataclass(frozen=True)
class Depth:
    """How much is measured: moments over the match, samples at each, and closer looks."""

    moments: int = 80
    samples: int = 24
    swings: int = 8  # looked into
    closer: int = 48  # samples inside them
    plans: int = 8  # compared
    pairs: int = 48  # samples for each of them
    batch: int = 8  # samples of one job


@dataclass(frozen=True)
class Job:
    """Some samples of one measure, or the question what a bot would have done in place of a run.

    What is measured is the position after an answer, its chance drawn anew, or a plan.
    """

    kind: int
    at: int
    first: int
    samples: int
    plan: tuple[str, ...] = ()  # the choices that are compared with those of the run


def seed_of(seed: int, job: Job, number: int) -> int:
    """A seed of its own for each sample; a chance hashes it."""
    return ((seed * 3 + job.kind) * 1_000_003 + job.at) * 1_000_003 + 64 * number


def perform(past: Past, judge: Judge, seed: int, job: Job) -> list[Any]:
    """Do a job; the outcome is plain data."""
    if job.kind == PROPOSAL:
        return [each.as_data() for each in proposal(past, past.runs[job.at])]
    numbers = range(job.first, job.first + job.samples)
    seeds = [seed_of(seed, job, number) for number in numbers]
    if job.kind == PLAN:
        proposed = [past.game.vocabulary.parse(text) for text in job.plan]
        return compare(past, past.runs[job.at], proposed, judge, seeds).as_data()
    if job.kind == AFTER:
        return chances(judge, past.play_at(job.at).state, seeds).as_data()
    tally, before = Tally(), past.play_at(max(0, job.at - 1)).state
    for own in seeds:
        play = past.drawn_anew(job.at, before, Sampling(own))
        tally.add(judge.weigh(play).sample(play, own))
    return tally.as_data()


class Study:
    """What is known of a match so far, and what is to be measured next."""

    def __init__(self, past: Past, depth: Depth, data: Mapping[str, Any] | None = None) -> None:
        self.past = past
        self.depth = depth
        self.tallies: dict[tuple[int, int], Tally] = {}
        self.inside: list[int] | None = None  # moments inside large swings, once these are known
        self.weighed: list[int] | None = None  # runs that may be bettered, once these are known
        self.proposals: dict[int, list[Said]] = {}  # what a bot says in place of them
        if data:
            self.tallies = {(kind, at): Tally.from_data(own) for kind, at, own in data["tallies"]}
            self.inside, self.weighed = data["inside"], data["weighed"]
            self.proposals = {at: self._heard(own) for at, own in data["proposals"]}
        drawn = past.drawn
        ends = sorted({0, *drawn, len(past.entries)})
        self.moments = thinned(ends, depth.moments)
        self.whole = len(self.moments) == len(ends)  # no chance goes unmeasured

    def as_data(self) -> dict[str, Any]:
        """All that was measured, as plain data."""
        return {
            "tallies": [[kind, at, own.as_data()] for (kind, at), own in self.tallies.items()],
            "inside": self.inside,
            "weighed": self.weighed,
            "proposals": [
                [at, [each.as_data() for each in own]] for at, own in self.proposals.items()
            ],
        }

    def _heard(self, data: Sequence[Any]) -> list[Said]:
        return [Said.from_data(self.past, each) for each in data]

    def measured(self, kind: int) -> dict[int, Tally]:
        return {at: own for (what, at), own in self.tallies.items() if what == kind}

    def pieces(self) -> list[Piece]:
        return pieces(self.past, self.measured(AFTER), self.measured(EXPECTED))

    def swings(self, most: int) -> list[Piece]:
        """The largest changes of which it is known what was choice and what was luck."""
        return largest([piece for piece in self.pieces() if piece.split], most)

    def take(self, job: Job, outcome: Sequence[Any]) -> None:
        """Take in what came of a job."""
        if job.kind == PROPOSAL:
            self.proposals[job.at] = self._heard(outcome)
            return
        self.tallies.setdefault((job.kind, job.at), Tally()).join(Tally.from_data(outcome))

    # What is to be done

    def jobs(self) -> list[Job]:
        """The jobs that can be done now; when they are done there may be more, until none is."""
        return next((jobs for jobs in self._steps() if jobs), [])

    def _steps(self) -> Iterator[list[Job]]:
        """Yields the jobs step by step; a few samples everywhere give a rough curve soon."""
        depth, drawn = self.depth, set(self.past.drawn)
        for samples in (min(ROUGH, depth.samples), depth.samples):
            far_apart = coarse_first(self.moments)
            yield [job for at in far_apart for job in self._missing(AFTER, at, samples)]
        chance = [at for at in self.moments if at in drawn] if self.whole else []
        yield [job for at in chance for job in self._missing(EXPECTED, at, depth.samples)]
        if self.inside is None:
            self.inside = self._inside()
        yield list(self._closer())
        if self.weighed is None:
            self.weighed = self._weighed()
        yield [Job(PROPOSAL, at, 0, 1) for at in self.weighed if at not in self.proposals]
        yield [job for at in self._runs() for job in self._missing(PLAN, at, depth.pairs)]

    def _missing(self, kind: int, at: int, samples: int) -> Iterator[Job]:
        known = self.tallies.get((kind, at), Tally())
        if known.exact:
            return
        batch = self.depth.batch
        proposed = self.proposals[at] if kind == PLAN else []
        plan = tuple([each.choice.text for each in proposed])
        for first in range(known.samples, samples, batch):
            yield Job(kind, at, first, min(batch, samples - first), plan)

    def _inside(self) -> list[int]:
        """The moments that a closer look at the largest swings needs."""
        drawn = self.past.drawn
        found: set[int] = set()
        for piece in largest(self.pieces(), self.depth.swings):
            inside = [number for number in drawn if piece.start < number < piece.end]
            found |= {piece.start, *thinned(inside, INSIDE), piece.end}
        return sorted(found)

    def _closer(self) -> Iterator[Job]:
        drawn = set(self.past.drawn)
        for at in self.inside or []:
            yield from self._missing(AFTER, at, self.depth.closer)
            if at in drawn:
                yield from self._missing(EXPECTED, at, self.depth.closer)

    def _weighed(self) -> list[int]:
        """The runs behind the swings, and those that seem to have cost most."""
        found = self.pieces()
        behind = [
            run
            for piece in self.swings(SWINGS)
            for run in decided(self.past, piece)
            if piece.choice[run.seat] < 0
        ]
        runs = [*worst_choices(self.past, found, self.depth.plans), *behind]
        numbers = list(dict.fromkeys(self.past.runs.index(run) for run in runs))
        return numbers[: 2 * self.depth.plans]  # a proposal takes a while

    def _runs(self) -> list[int]:
        """The runs to compare: those in whose place a bot would have done something else."""
        runs = [(at, self.past.runs[at]) for at in self.weighed or []]
        differ = [at for at, run in runs if differing(run, self.proposals[at])[1]]
        return differ[: self.depth.plans]

    @property
    def left(self) -> int:
        """About how many samples are left; 0 exactly when nothing is to be done."""
        depth, jobs = self.depth, self.jobs()
        if not jobs or jobs[0].kind == PLAN:
            return sum(job.samples for job in jobs)
        left = depth.plans * depth.pairs
        if self.weighed is not None:
            return left + len(set(self.weighed) - self.proposals.keys())
        if self.inside is not None:
            return left + sum(job.samples for job in self._closer())
        left += 4 * depth.swings * max(0, depth.closer - depth.samples)
        kinds = (AFTER, EXPECTED) if self.whole else (AFTER,)
        known = [self.tallies.get((kind, at), Tally()) for kind in kinds for at in self.moments]
        return left + sum(max(0, depth.samples - own.samples) for own in known if not own.exact)

    @property
    def done(self) -> int:
        """How many samples are done; what a bot proposed counts like one."""
        return sum(own.samples for own in self.tallies.values()) + len(self.proposals)


def coarse_first(numbers: Sequence[int]) -> list[int]:
    """The numbers in another order: first a few that lie far apart, then those between."""
    order: dict[int, None] = {}
    step = len(numbers)
    while step:
        order |= dict.fromkeys(numbers[::step])
        order |= dict.fromkeys(numbers[-1:])
        step //= 2
    return list(order)


def thinned(numbers: Sequence[int], most: int) -> list[int]:
    """At most so many of them, spread evenly, with the first and the last."""
    if len(numbers) <= most:
        return list(numbers)
    last = len(numbers) - 1
    return sorted({numbers[round(n * last / (most - 1))] for n in range(most)})
