"""The plan of a round as a search weighs it: whole mats around the captain's own."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from westphalia.bots.player import Answer, Sight
from westphalia.bots.search.advice import Candidate, Finding
from westphalia.bots.wallenstein import reasons
from westphalia.bots.wallenstein.assign import assign
from westphalia.bots.wallenstein.mat import explain
from westphalia.bots.wallenstein.planning import IMPOSSIBLE, Planner
from westphalia.bots.wallenstein.reasons import Reason
from westphalia.bots.wallenstein.roots import POINT, Council, RoundRoot, answered, explained
from westphalia.engine.choice import Choice
from westphalia.games.wallenstein.choices import AUCTION, PLAN, READY

SPREADS: Final = (0.15, 0.3, 0.6)  # how far off the captain's worths plans are tried, in points
WORST: Final = 2.5  # points below the best that a variation may seem to be
TRIES: Final = 4  # for each plan that is wanted

Columns = tuple[int, ...]  # a mat: for each box that is open the place of its card in the hand


class PlanRoot(RoundRoot):
    """W3.1 Every candidate is a whole mat; a card of the hand is used once at most."""

    def __init__(self, sight: Sight, council: Council, planner: Planner) -> None:
        self._planner = planner
        laid = planner.plan()
        self._columns: dict[tuple[Choice, ...], Columns] = {}
        self._bid = planner.boxes.index(AUCTION) if AUCTION in planner.boxes else -1
        self._best = 0.0
        own = self._candidate(columns_of(planner, laid))
        self._best, own.prior = own.prior, 0.0
        super().__init__(sight, council, own)
        self.varies = True

    def _candidate(self, columns: Columns) -> Candidate:
        """A mat as what is said when the boxes are asked for, one after the other."""
        boxes, cards = self._planner.boxes, self._planner.cards
        said = [PLAN[box][cards[n]] for box, n in zip(boxes, columns, strict=True)]
        choices = (*said, READY)
        self._columns[choices] = columns
        return Candidate(choices, POINT * self._worth(columns) - self._best)

    def _worth(self, columns: Columns) -> float:
        worths = self._planner.worths
        return sum([worths[row][column] for row, column in enumerate(columns)])

    def candidates(self, number: int, random: Random) -> list[Candidate]:
        """The captain's, every other bid with it, and plans of captains who weigh otherwise."""
        own = self._columns[self.own.choices]
        found = {self.own.choices: self.own}
        for columns in self._bids(own):
            self._add(found, columns)
        for attempt in range(TRIES * number):
            if len(found) >= number:
                break
            self._add(found, self._sample(random, SPREADS[attempt % len(SPREADS)]))
        return list(found.values())[:number]

    def _add(self, found: dict[tuple[Choice, ...], Candidate], columns: Columns) -> None:
        candidate = self._candidate(columns)
        if candidate.choices not in found:
            found[candidate.choices] = candidate

    def _sample(self, random: Random, spread: float) -> Columns:
        gauss = random.gauss
        worths = [[worth + gauss(0.0, spread) for worth in row] for row in self._planner.worths]
        return tuple(assign(worths))

    def _bids(self, own: Columns) -> list[Columns]:
        """The same mat with any other bid; a card that lies elsewhere changes places with it."""
        if self._bid < 0:
            return []
        found = []
        for column in range(len(self._planner.cards)):
            if column == own[self._bid] or not self._payable(column):
                continue
            columns = list(own)
            if column in own:
                columns[own.index(column)] = own[self._bid]
            columns[self._bid] = column
            found.append(tuple(columns))
        return found

    def _payable(self, column: int) -> bool:
        return self._bid < 0 or self._planner.worths[self._bid][column] > IMPOSSIBLE / 2

    def vary(self, best: Sequence[Candidate], number: int, random: Random) -> list[Candidate]:
        """Two cards change places, or one is exchanged for a card that was left over."""
        found: dict[tuple[Choice, ...], Candidate] = {}
        for parent in best:
            near: dict[tuple[Choice, ...], Candidate] = {}
            for _ in range(TRIES * number):
                if len(near) >= number // len(best):
                    break
                columns = self._neighbour(self._columns[parent.choices], random)
                if self._bid >= 0 and not self._payable(columns[self._bid]):
                    continue
                if POINT * (self._worth(columns) + WORST) > parent.prior + self._best:
                    self._add(near, columns)
            found |= near
        return list(found.values())

    def _neighbour(self, columns: Columns, random: Random) -> Columns:
        out = list(columns)
        spare = [n for n in range(len(self._planner.cards)) if n not in columns]
        for _ in range(1 if random.random() < 0.7 else 2):
            row = random.randrange(len(out))
            if spare and random.random() < 0.4:
                place = random.randrange(len(spare))
                out[row], spare[place] = spare[place], out[row]
            else:
                other = random.randrange(len(out))
                out[row], out[other] = out[other], out[row]
        return tuple(out)

    def explain(self, finding: Finding) -> list[Answer]:
        """With the first card goes what the search found, with the others what they are for."""
        planner = self._planner
        columns = self._columns[finding.best.choices]
        why = [
            explain(planner, box, planner.cards[column])
            for box, column in zip(planner.boxes, columns, strict=True)
        ]
        if self.share:
            agreed = finding.best is self.own
            why[0] = explained(finding, reasons.SAME_PLAN if agreed else reasons.BETTER_PLAN)
        why.append(Reason(reasons.READY))
        return [
            answered(choice, reason)
            for choice, reason in zip(finding.best.choices, why, strict=True)
        ]


def columns_of(planner: Planner, laid: dict[int, int]) -> Columns:
    """Where the cards of a plan lie in the hand; equal ones stand for each other."""
    free = list(planner.cards)
    columns = []
    for box in planner.boxes:
        column = free.index(laid[box])
        free[column] = -1
        columns.append(column)
    return tuple(columns)
