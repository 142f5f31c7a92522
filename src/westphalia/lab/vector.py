"""Many games in one process, numpy in and out: the quickest way to play by the million.

Every game waits at one question.  A step answers all of them; a game that is over gives its rewards
and begins anew in the same step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from westphalia.engine.chance import Sampling
from westphalia.engine.many import ALL_SEATS, Many
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Seat
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed
from westphalia.lab.episode import rewards
from westphalia.lab.observation import Observer

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Moment:
    """Where all games stand after a step.

    *seats* are asked.  Game n may be answered with ``offered[starts[n]:starts[n + 1]]``.  Where it
    is *dones*, the answer before ended the last game there: *rewards* has the standing of its
    seats, and all else is of the new game.  *seen* is what the asked seats see, with a row for each
    game; the next step overwrites it.
    """

    seats: Numbers
    offered: Numbers
    starts: Numbers
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    seen: Observer | None
    actions: int

    @cached_property
    def masks(self) -> NDArray[np.bool_]:
        """A row for each game, True for each choice that is offered; made when first looked at."""
        masks = np.zeros((len(self.seats), self.actions), np.bool_)
        rows = np.repeat(np.arange(len(self.seats)), np.diff(self.starts))
        masks[rows, self.offered] = True
        return masks

    def random_actions(self, random: np.random.Generator) -> Numbers:
        """Draws for each game one of the choices that are offered, each as likely as the other."""
        counts = np.diff(self.starts)
        picked = (random.random(len(counts)) * counts).astype(np.int64)
        actions: Numbers = self.offered[self.starts[:-1] + picked]
        return actions


def random_of(masks: NDArray[np.bool_], random: np.random.Generator) -> Numbers:
    """Draws for each row of a mask the place of one of its True, each as likely as the other."""
    places = np.flatnonzero(masks)
    counts = np.count_nonzero(masks, axis=1)
    picked = np.cumsum(counts) - 1 - (random.random(len(counts)) * counts).astype(np.int64)
    actions: Numbers = places[picked] % masks.shape[1]
    return actions


class VectorEnv:
    """So many games with one set-up, stepped together.

    Game after game has a seed of its own, so the same seed and answers lead to the same games.
    *alone*: in each game one seat is asked, each seat in turn; the others answer at random.
    Without *observe* nobody looks.
    """

    def __init__(
        self, header: Header, games: int, seed: int, observe: bool = True, alone: bool = False
    ) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played side by side")
        self.header = header
        self.game = find_game(header.game)
        self.games = games
        self.seed = seed
        self.observer = Observer(self.game, games) if observe else None
        self.alone = alone
        self.actions = len(self.game.vocabulary)
        self._opening = self.game.set_up(header)
        self._many = Many(self.game.vocabulary)
        self._begun = 0

    def reset(self) -> Moment:
        """Begin all games, from the first seed on."""
        self._begun = 0
        self._many = Many(self.game.vocabulary)
        for _ in range(self.games):
            self._many.add(*self._next())
        return self._moment([])

    def step(self, actions: ArrayLike) -> Moment:
        """Answers every game; if one of the answers is not allowed, none is taken."""
        return self._moment(self._many.answer(np.asarray(actions, np.int64).tolist()))

    def _next(self) -> tuple[Play[Any], Seat]:
        """The next game, and the only seat that is asked in it, if there is one."""
        number = self._begun
        self._begun += 1
        play = Play(self._opening.copy(), Sampling(derived_seed(self.seed, number)))
        return play, number % self.header.seats if self.alone else ALL_SEATS

    def _moment(self, over: list[int]) -> Moment:
        standing = np.zeros((self.games, self.header.seats), np.float32)
        dones = np.zeros(self.games, np.bool_)
        for at in over:
            standing[at] = rewards(self.game, self._many.plays[at].state)
            dones[at] = True
            self._many.replace(at, *self._next())
        if self.observer:
            self._many.observe(self.game, self.observer.cells)
        numbers, counts, seats = self._many.offers()
        starts = np.zeros(self.games + 1, np.int64)
        np.cumsum(counts, out=starts[1:])
        return Moment(
            np.array(seats, np.int64),
            np.array(numbers, np.int64),
            starts,
            standing,
            dones,
            self.observer,
            self.actions,
        )
