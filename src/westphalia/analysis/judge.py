"""What a position is worth: samples of each seat's share of the victory, played on from it.

It is played on by the bots that stand in for people, each of whom sees what its seat sees: so what
they would have done themselves changes nothing.  Where a game has advice for who thinks ahead they
stop when it is quiet, and the position is valued; else they play to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any, Final, Protocol

from westphalia.bots.player import SeatView
from westphalia.bots.registry import advice_of, seat_bot
from westphalia.bots.search.advice import Root, Settled, play_on
from westphalia.engine.chance import Sampling
from westphalia.engine.choice import Choice
from westphalia.engine.game import Game
from westphalia.engine.playout import play_out, victory_shares
from westphalia.engine.record import Header
from westphalia.engine.step import NOBODY, Play, Question, Seat, State


class Weighed(Protocol):
    """A position that was weighed once, for any number of samples."""

    def believe(self, seed: int) -> State:
        """A position that the seat which is asked must think possible."""

    def sample(self, play: Play[Any], seed: int) -> Sequence[float]:
        """Each seat's share of the victory, as one way of going on has it.

        The play stands at the position, or soon behind it, and is the judge's own from then on.
        """


class Judge(Protocol):
    """Weighs positions."""

    @property
    def slow(self) -> bool:
        """Whether a sample takes the time of a game."""

    def weigh(self, play: Play[Any], seat: Seat = NOBODY) -> Weighed:
        """Weigh a position for a seat that is asked; without one for any."""


class Playouts:
    """Plays to the end with bots, each of which sees what its seat sees."""

    def __init__(self, game: Game, header: Header) -> None:
        self._game = game
        self._header = header
        self.slow = True

    def weigh(self, play: Play[Any], seat: Seat = NOBODY) -> Weighed:
        return PlayedOut(self._game, self._header, play.state.copy(), seat)


class PlayedOut:
    """A position of which nothing is known but how to play on."""

    def __init__(self, game: Game, header: Header, state: State, seat: Seat) -> None:
        self._game = game
        self._header = header
        self._state = state
        self._seat = seat

    def believe(self, seed: int) -> State:
        return self._game.imagine(self._state, self._seat, Sampling(seed))

    def sample(self, play: Play[Any], seed: int) -> Sequence[float]:
        play_out(play, Policy(self._game, self._header, seed))
        return victory_shares(self._game, play.state)


class Policy:
    """Lets each seat's own bot answer."""

    def __init__(self, game: Game, header: Header, seed: int) -> None:
        self._game = game
        self._header = header
        seats = range(header.seats)
        self._bots = [seat_bot(game.stand_in, header, seed + seat) for seat in seats]

    def __call__(self, s: State, question: Question) -> Choice:
        seat_view = SeatView(self._game, self._header, s, question.seat)
        return self._bots[question.seat].answer(seat_view, question).choice


class Advised:
    """Plays on until it is quiet as the game's advice has it, and takes the value of that.

    Advice remembers what its seat saw: so each position has its own, and what it is worth does not
    depend on which were weighed before.
    """

    def __init__(self, game: Game, header: Header) -> None:
        self._game = game
        self._header = header
        self.slow = False

    def weigh(self, play: Play[Any], seat: Seat = NOBODY) -> Weighed:
        asked = [question for question in play.open if seat in (NOBODY, question.seat)]
        if asked:
            seat_view = SeatView(self._game, self._header, play.state, asked[0].seat)
            advice = advice_of(self._header, 0)
            assert advice, "the game has some"
            root = advice.root(seat_view, asked[0], Random(0))
            if not isinstance(root, Settled):  # from which nothing can be foreseen
                return Foreseen(self._game, self._header, root)
        return PlayedOut(self._game, self._header, play.state.copy(), seat)


class Foreseen:
    """A position as a search weighs it."""

    def __init__(self, game: Game, header: Header, root: Root) -> None:
        self._game = game
        self._header = header
        self._root = root

    def believe(self, seed: int) -> State:
        return self._root.believe(Random(seed))

    def sample(self, play: Play[Any], seed: int) -> Sequence[float]:
        play_on(play, Policy(self._game, self._header, seed), self._root.quiet)
        return self._root.value(play.state) if play.open else victory_shares(self._game, play.state)


def judge_of(game: Game, header: Header) -> Judge:
    """The quickest judge that a game has."""
    return Advised(game, header) if advice_of(header, 0) else Playouts(game, header)


def chances(judge: Judge, state: State, seeds: Sequence[int]) -> Tally:
    """The chance of each seat to win out of a position, with its error: a sample for each seed."""
    tally = Tally()
    weighed = judge.weigh(Play(state.copy(), Sampling(0)))
    for seed in seeds:
        play: Play[Any] = Play(state.copy(), Sampling(seed))
        tally.exact = not play.open
        tally.add(weighed.sample(play, seed))
    return tally


# ------------------------------------------------------------------------------
# Means of samples with their errors.

CLOSE: Final = 1e-9
# Games that were won and lost besides those of a sample: who won all of eight may still lose one.
# (Agresti and Coull, 1998; shares that are neither 0 nor 1 tell their spread themselves.)
ADDED: Final = 2


def error_of(samples: int, total: float, square: float) -> float:
    """The standard error of a mean, from the sums of values and of their squares."""
    if abs(square - total) < CLOSE:  # all were 0 or 1
        share = (total + ADDED) / (samples + 2 * ADDED)
        return sqrt(share * (1 - share) / (samples + 2 * ADDED))
    spread = max(0.0, square - total * total / samples)
    return sqrt(spread / max(1, samples - 1) / samples)


@dataclass
class Tally:
    """Sums over samples, by seat; *exact* if there was nothing left to sample."""

    samples: int = 0
    sums: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)
    exact: bool = False

    def add(self, values: Sequence[float]) -> None:
        self.sums = self.sums or [0.0] * len(values)
        self.squares = self.squares or [0.0] * len(values)
        for seat, value in enumerate(values):
            self.sums[seat] += value
            self.squares[seat] += value * value
        self.samples += 1

    def join(self, other: Tally) -> None:
        """Adds the samples of another tally."""
        width = max(len(self.sums), len(other.sums))
        mine, theirs = (each.sums or [0.0] * width for each in (self, other))
        self.sums = [one + two for one, two in zip(mine, theirs, strict=True)]
        mine, theirs = (each.squares or [0.0] * width for each in (self, other))
        self.squares = [one + two for one, two in zip(mine, theirs, strict=True)]
        self.samples += other.samples
        self.exact = self.exact or other.exact

    @property
    def means(self) -> list[float]:
        return [total / self.samples for total in self.sums]

    @property
    def errors(self) -> list[float]:
        """The standard error of each mean."""
        if self.exact:
            return [0.0] * len(self.sums)
        sums = zip(self.sums, self.squares, strict=True)
        return [error_of(self.samples, total, square) for total, square in sums]

    def as_data(self) -> list[Any]:
        return [self.samples, self.sums, self.squares, self.exact]

    @classmethod
    def from_data(cls, data: Sequence[Any]) -> Tally:
        samples, sums, squares, exact = data
        return cls(samples, list(sums), list(squares), exact)


def less(one: Tally, other: Tally) -> tuple[list[float], list[float]]:
    """By how much the means of one tally differ from those of another, and the errors of that."""
    change = [after - before for after, before in zip(one.means, other.means, strict=True)]
    errors = [sqrt(a * a + b * b) for a, b in zip(one.errors, other.errors, strict=True)]
    return change, errors
