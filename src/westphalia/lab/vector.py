"""Many games in one process, numpy in and out: the quickest way to play by the million.

Every game waits at one question.  A step answers all of them; a game that is over gives its rewards
and begins anew in the same step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from westphalia.bots.program import end_idle
from westphalia.engine.chance import Sampling
from westphalia.engine.game import RANDOM
from westphalia.engine.many import ALL_SEATS, Many, Rival
from westphalia.engine.record import Header
from westphalia.engine.step import Play, Seat
from westphalia.games import find_game
from westphalia.lab.arena import derived_seed
from westphalia.lab.observation import Numbers as Cells16
from westphalia.lab.observation import Observer
from westphalia.lab.opponents import Opponent, Rivals, checked_rivals
from westphalia.lab.rewards import STANDING, reward_of

Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Moment:
    """Where all games stand after a step.

    *seats* are asked.  Game n may be answered with ``offered[starts[n]:starts[n + 1]]``.  Where it
    is *dones*, the answer before ended the last game there, and all but *rewards*, what it brought
    by seat, is of the new game.  *seen* is what the asked seats see, with a row for each game; the
    next step overwrites it.  *ends* is what who gave that answer saw of an end, by game.
    *mistakes* are those of bots from outside that ended a game, by game: it has brought nothing.
    """

    seats: Numbers
    offered: Numbers
    starts: Numbers
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    seen: Observer | None
    ends: dict[int, Cells16]
    mistakes: dict[int, str]
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
    With *opponents*, bots by name or made by a factory, one seat is asked in each game, each seat
    in turn; there is one of them for each other seat, in order, or one for all.  Those who answer
    at random cost least.  A *seat* that is named is asked in every game.  Without *observe* nobody
    looks.  *reward* is one of ``REWARDS`` in ``lab/rewards.py``.
    """

    def __init__(
        self,
        header: Header,
        games: int,
        seed: int,
        observe: bool = True,
        opponents: Opponent | Sequence[Opponent] = (),
        reward: str = STANDING,
        seat: Seat | None = None,
    ) -> None:
        if games < 1:
            raise ValueError(f"{games} games cannot be played side by side")
        self.header = header
        self.game = find_game(header.game)
        self.games = games
        self.seed = seed
        self.observer = Observer(self.game, games) if observe else None
        self.opponents = checked_rivals(opponents, seat or 0, header) if opponents else []
        self.seat = seat
        self.reward = reward_of(reward)
        self.actions = len(self.game.vocabulary)
        self._opening = self.game.set_up(header)
        self._many = Many(self.game.vocabulary)
        self._rivals: dict[int, Rivals] = {}  # by game
        self._begun = 0
        self._at_ends = Observer(self.game)
        self._worth = np.zeros((games, header.seats), np.float32)

    def reset(self) -> Moment:
        """Begin all games, from the first seed on."""
        self.close()
        self._begun = 0
        self._many = Many(self.game.vocabulary)
        for at in range(self.games):
            self._many.add(*self._next(at))
            self._note_worth(at)
        return self._moment([])

    def step(self, actions: ArrayLike) -> Moment:
        """Answers every game; if one of the answers is not allowed, none is taken."""
        return self._moment(self._many.answer(np.asarray(actions, np.int64).tolist()))

    def close(self) -> None:
        """Ends the programs among the bots; a reset begins anew."""
        for at in list(self._rivals):
            self._rivals.pop(at).leave(self._many.plays[at])
        end_idle()

    def _next(self, at: int) -> tuple[Play[Any], Seat, Rival | None]:
        """The next game, the only seat that is asked in it, if there is one, and its rivals."""
        number = self._begun
        self._begun += 1
        play = Play(self._opening.copy(), Sampling(derived_seed(self.seed, number)))
        if not self.opponents:
            return play, ALL_SEATS, None
        learner = number % self.header.seats if self.seat is None else self.seat
        if all(each == RANDOM for each in self.opponents):
            return play, learner, None
        seats = [seat for seat in range(self.header.seats) if seat != learner]
        bots = dict(zip(seats, self.opponents, strict=True))
        rivals = self._rivals[at] = Rivals(bots, self.header, derived_seed(self.seed, number))
        return play, learner, rivals.answer

    def _mistakes(self, over: list[int]) -> dict[int, str]:
        """Lets the bots of games go that are over, or that a mistake ends; these are told."""
        for at in [at for at, rivals in self._rivals.items() if at in over or rivals.mistake]:
            self._rivals[at].leave(self._many.plays[at])
        return {at: rivals.mistake for at, rivals in self._rivals.items() if rivals.mistake}

    def _note_worth(self, at: int) -> None:
        """The worth of a position, to tell what the next answer changes of it."""
        if self.reward.before:
            self._worth[at] = self.reward.before(self.game, self._many.plays[at].state)

    def _earned(self, over: list[int]) -> NDArray[np.float32]:
        """What the last answers have brought by game and seat."""
        earned = np.zeros((self.games, self.header.seats), np.float32)
        for at in range(self.games) if self.reward.before else over:
            play = self._many.plays[at]
            earned[at] = self.reward.worth(self.game, play.state, not play.open) - self._worth[at]
            if play.open:
                self._note_worth(at)
        return earned

    def _seen_at_the_end(self, at: int) -> Cells16:
        """What who gave the last answer sees of a game that is over."""
        state, seat = self._many.plays[at].state, self._many.asked[at].seat
        return self._at_ends.look(state, seat, None).copy()

    def _moment(self, over: list[int]) -> Moment:
        mistakes = self._mistakes(over) if self._rivals else {}
        over = sorted({*over, *mistakes})
        earned = self._earned(over)
        earned[list(mistakes)] = 0.0
        dones = np.zeros(self.games, np.bool_)
        dones[over] = True
        ends = {at: self._seen_at_the_end(at) for at in over} if self.observer else {}
        for at in over:
            self._many.replace(at, *self._next(at))
            self._note_worth(at)
        if self.observer:
            self._many.observe(self.game, self.observer.cells)
        numbers, counts, seats = self._many.offers()
        starts = np.zeros(self.games + 1, np.int64)
        np.cumsum(counts, out=starts[1:])
        return Moment(
            np.array(seats, np.int64),
            np.array(numbers, np.int64),
            starts,
            earned,
            dones,
            self.observer,
            ends,
            mistakes,
            self.actions,
        )
