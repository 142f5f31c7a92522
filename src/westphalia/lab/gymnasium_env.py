"""Gymnasium: one seat of a game, against bots that are named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from westphalia.bots.program import end_idle
from westphalia.engine.game import RANDOM
from westphalia.engine.record import Header
from westphalia.engine.step import Seat
from westphalia.games import GAMES
from westphalia.lab.episode import Episode, Mask, header_of
from westphalia.lab.observation import Numbers, Observer, tables_of
from westphalia.lab.opponents import LEARNER, Opponent, Opponents, begin, checked_rivals
from westphalia.lab.rewards import STANDING
from westphalia.lab.spaces import Seen, seen_of, space_of
from westphalia.lab.vector import Moment, VectorEnv


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat against bots: an action is the number of a choice, an observation what it sees.

    It sees a flat vector, or with *tables* the tables of the game by name.

    ``info["action_mask"]`` and ``action_masks()`` say what may be answered.  Any other answer ends
    the game with the worst that its *reward* knows, which is one of ``REWARDS`` in
    ``lab/rewards.py``.  A game that a bot from outside ends by a mistake is truncated, and
    ``info["mistake"]`` says by which.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Header = GAMES[0],
        bots: Opponent | Sequence[Opponent] = RANDOM,
        seat: Seat = 0,
        players: int | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = STANDING,
        tables: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """*bots* sit at the other seats in order; a single name is for all of them.

        What cannot be is refused here, and not at the first game.
        """
        self.header = header_of(game, players, modules, options)
        self.reward = reward
        self.seat = seat
        self.render_mode = render_mode
        self.bots = checked_rivals(bots, seat, self.header)
        self.bots.insert(seat, LEARNER)
        self.opponents = Opponents([], self.header, 0)
        self.lost = False  # by an answer that is not allowed
        self.episode = Episode(self.header, 0, reward=reward)
        self.tables = tables
        self.observation_space = space_of(self.episode.observer, tables)
        self.action_space = spaces.Discrete(len(self.episode.game.vocabulary))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.opponents.leave(self.episode)
        self.lost = False
        self.episode, self.opponents = begin(
            self.bots,
            lambda drawn: Episode(self.header, drawn, self.episode.observer, self.reward),
            lambda: int(self.np_random.integers(2**63)),
        )
        return self._seen(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.episode.over or self.lost or self.opponents.mistake:
            raise ValueError("the game is over: reset begins a new one")
        if not self.episode.legal(int(action)):
            self.lost = True
            worst = self.episode.worst(self.seat)
            return self._seen(), worst, True, False, {**self._info(), "illegal": True}
        self.episode.answer(int(action))
        self.opponents.answer(self.episode)
        reward, failed = self.episode.earned()[self.seat], bool(self.opponents.mistake)
        return self._seen(), reward, self.episode.over, failed, self._info()

    def action_masks(self) -> Mask:
        """1 for every choice that may be answered now."""
        return self.episode.mask(self.seat)

    def close(self) -> None:
        """Ends the programs among the bots."""
        self.opponents.leave(self.episode)
        end_idle()

    def render(self) -> str | None:
        """What the seat is asked, as a line of text."""
        if self.render_mode is None:
            return None
        question = None if self.episode.over else self.episode.question
        return f"{question.kind} ({question.clause}) {question.choices}" if question else "over"

    def _seen(self) -> Seen:
        return seen_of(self.episode, self.seat, self.tables)

    def _info(self) -> dict[str, Any]:
        mistake = self.opponents.mistake
        return {"action_mask": self.action_masks(), **({"mistake": mistake} if mistake else {})}


class SeatVectorEnv(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many games side by side, one seat against bots in each: each seat in turn, or always one.

    Observations, masks and rewards are those of ``SeatEnv``.  A game that is over begins anew in
    the same step; ``info["final_obs"]`` is what was seen of its end.  An answer that is not allowed
    is refused, and none is taken.
    """

    metadata = {  # noqa: RUF012
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Header = GAMES[0],
        bots: Opponent | Sequence[Opponent] = RANDOM,
        seat: Seat | None = None,
        players: int | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        reward: str = STANDING,
        tables: bool = False,
    ) -> None:
        """What cannot be is refused here, and not at the first game."""
        self.num_envs = num_envs
        self.header = header_of(game, players, modules, options)
        self.rivals = checked_rivals(bots, seat or 0, self.header)
        self.seat = seat
        self.reward = reward
        self.tables = tables
        self.env = self._games(0)
        observer = Observer(self.env.game)
        self.single_observation_space = space_of(observer, tables)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = spaces.Discrete(self.env.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._flat = observer.flat
        self._seats = np.zeros(num_envs, np.int64)  # who is asked, by game

    def _games(self, seed: int) -> VectorEnv:
        return VectorEnv(
            self.header, self.num_envs, seed, True, self.rivals, self.reward, self.seat
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.env.close()
        self.env = self._games(int(self.np_random.integers(2**63)))
        return self._told(self.env.reset())

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        asked = self._seats
        moment = self.env.step(actions)
        seen, info = self._told(moment)
        earned = moment.rewards[np.arange(self.num_envs), asked].astype(np.float64)
        if moment.ends:
            finals = np.full(self.num_envs, None, object)
            for at, numbers in moment.ends.items():
                finals[at] = self._one(numbers)
            info |= {"final_obs": finals, "_final_obs": moment.dones}
        failed = np.zeros(self.num_envs, np.bool_)
        if moment.mistakes:
            failed[list(moment.mistakes)] = True
            texts = np.full(self.num_envs, None, object)
            texts[list(moment.mistakes)] = list(moment.mistakes.values())
            info |= {"mistake": texts, "_mistake": failed}
        return seen, earned, moment.dones & ~failed, failed, info

    def close_extras(self, **kwargs: Any) -> None:
        """Ends the programs among the bots."""
        self.env.close()

    def _told(self, moment: Moment) -> tuple[Seen, dict[str, Any]]:
        assert moment.seen
        self._seats = moment.seats
        tables = {name: numbers.copy() for name, numbers in moment.seen.tables.items()}
        seen = tables if self.tables else moment.seen.vectors()
        return seen, {"action_mask": moment.masks.astype(np.int8), "seat": moment.seats}

    def _one(self, numbers: Numbers) -> Seen:
        """What one of them sees, of its cells."""
        game, row = self.env.game, numbers[np.newaxis]
        if self.tables:
            return {name: seen[0] for name, seen in tables_of(game, row).items()}
        return self._flat.vectors(row)[0]


ID = "westphalia/Seat-v0"
if ID not in gymnasium.registry:
    gymnasium.register(
        ID,
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
    )
