"""PettingZoo: every seat of a game is an agent.

``env`` asks one after the other (AEC): where several seats are asked at once, they answer in the
order of the questions, each until it is done.  ``parallel_env`` asks all of them at once, and who
waits has nothing to do.  No observation shows what another seat has answered before all have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from westphalia.bots.program import end_idle
from westphalia.engine.record import Header
from westphalia.engine.step import Question, Seat, question_of
from westphalia.lab.episode import Episode, Mask, header_of
from westphalia.lab.opponents import Opponent, Opponents, begin, checked_opponents
from westphalia.lab.rewards import STANDING
from westphalia.lab.spaces import seen_of, space_of

Observation = dict[str, Any]
ByAgent = dict[str, Any]


class Agents:
    """The agents ``seat_0``, ``seat_1`` and so on of a game, and the bots among them.

    An observation is what the seat sees, as a flat vector or with *tables* by their names, and the
    mask of what it may answer.  *reward* is one of ``REWARDS`` in ``lab/rewards.py``.  *opponents*
    are bots by seat, None where an agent sits.
    """

    def __init__(
        self,
        game: str | Header,
        players: int | None = None,
        modules: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        opponents: Sequence[Opponent | None] = (),
        reward: str = STANDING,
        tables: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """What cannot be is refused here, and not at the first game."""
        super().__init__()
        self.header = header_of(game, players, modules, options)
        self.reward = reward
        self.tables = tables
        self.render_mode = render_mode
        self.bots = checked_opponents(opponents, self.header)
        self.possible_agents = [f"seat_{n}" for n, bot in enumerate(self.bots) if not bot]
        self.agents: list[str] = []
        self.episode = Episode(self.header, 0, reward=reward)
        self.opponents = Opponents([], self.header, 0)
        self._seeds = np.random.default_rng()
        answers = self.answers()
        self._actions = {agent: spaces.Discrete(answers) for agent in self.possible_agents}
        seen = space_of(self.episode.observer, tables)
        mask = spaces.Box(0, 1, (answers,), np.int8)
        self._seen = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask})
            for agent in self.possible_agents
        }

    def answers(self) -> int:
        """How many actions there are."""
        return len(self.episode.game.vocabulary)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def new_game(self, seed: int | None) -> None:
        """A new game; without a seed it follows from the seed of the last one that had one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.opponents.leave(self.episode)
        self.episode, self.opponents = begin(
            self.bots,
            lambda drawn: Episode(self.header, drawn, self.episode.observer, self.reward),
            lambda: int(self._seeds.integers(2**63)),
        )
        self.agents = self.possible_agents[:]

    def earned(self) -> dict[str, float]:
        """What the answers since the last call have brought each agent."""
        by_seat = self.episode.earned()
        return {agent: by_seat[seat_of(agent)] for agent in self.possible_agents}

    def render(self) -> str | None:
        """Who is asked for what, as a line of text."""
        if self.render_mode is None:
            return None
        if self.episode.over:
            return "over"
        question = self.episode.question
        return f"seat {question.seat}: {question.kind} ({question.clause}) {question.choices}"

    def close(self) -> None:
        """Ends the programs among the bots."""
        self.opponents.leave(self.episode)
        end_idle()


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))


class TableEnv(Agents, AECEnv):  # type: ignore[misc]  # it has no types
    """The agents one after the other.  An action is the number of a choice.

    A game that a bot from outside ends by a mistake is truncated.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str | Header, **options: Any) -> None:
        super().__init__(game, **options)
        self.metadata = {**self.metadata, "name": f"westphalia_{self.header.game}_v0"}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.new_game(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Observation:
        seat = seat_of(agent)
        return {
            "observation": seen_of(self.episode, seat, self.tables),
            "action_mask": self.episode.mask(seat),
        }

    def step(self, action: int | None) -> None:
        """Takes the answer of the agent that is asked; what is not allowed is refused."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must answer")
        self.episode.answer(int(action))
        self.opponents.answer(self.episode)
        self._cumulative_rewards[agent] = 0.0
        if self.opponents.mistake:
            self.truncations = dict.fromkeys(self.agents, True)
            self.infos = {each: {"mistake": self.opponents.mistake} for each in self.agents}
        else:
            self.rewards = self.earned()
            if self.episode.over:
                self.terminations = dict.fromkeys(self.agents, True)
            else:
                self.agent_selection = self._asked()
        self._accumulate_rewards()

    def _asked(self) -> str:
        return f"seat_{self.episode.question.seat}"


class ParallelTableEnv(Agents, ParallelEnv):  # type: ignore[misc]  # it has no types
    """All agents at once, as where seats plan in secret.

    An action is the number of a choice.  Who is not asked waits: the number after those of all
    choices, and the only one that its mask allows.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, game: str | Header, **options: Any) -> None:
        super().__init__(game, **options)
        self.metadata = {**self.metadata, "name": f"westphalia_{self.header.game}_parallel_v0"}
        self.waiting = self.answers() - 1

    def answers(self) -> int:
        return super().answers() + 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        self.new_game(seed)
        return self._seen_by_all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """Takes an answer of everybody who is asked; if one is not allowed, none is taken."""
        for seat, number in self._checked(actions):
            self.episode.answer(number, seat)
        self.opponents.answer(self.episode)
        mistake, over = self.opponents.mistake, self.episode.over
        rewards = dict.fromkeys(self.agents, 0.0) if mistake else self.earned()
        told: dict[str, Any] = {"mistake": mistake} if mistake else {}
        found = (
            self._seen_by_all(),
            rewards,
            dict.fromkeys(self.agents, over and not mistake),
            dict.fromkeys(self.agents, bool(mistake)),
            dict.fromkeys(self.agents, told),
        )
        if mistake or over:
            self.agents = []
        return found

    def _checked(self, actions: Mapping[str, int]) -> list[tuple[Seat, int]]:
        """The answers of those who are asked, by seat."""
        chosen: list[tuple[Seat, int]] = []
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(f"{agent} is without an action; {self.waiting} is to wait")
            seat, number = seat_of(agent), int(actions[agent])
            question = question_of(self.episode.play.open, seat)
            if (question is None) != (number == self.waiting):
                told = f"is asked for {question.kind}" if question else "is not asked"
                raise ValueError(f"{agent} {told}; its action is {number}")
            if question is not None:
                self.episode.check(number, seat)
                chosen.append((seat, number))
        return chosen

    def _seen_by_all(self) -> ByAgent:
        return {
            agent: {
                "observation": seen_of(self.episode, seat_of(agent), self.tables),
                "action_mask": self._mask(question_of(self.episode.play.open, seat_of(agent))),
            }
            for agent in self.agents
        }

    def _mask(self, question: Question | None) -> Mask:
        mask = np.zeros(self.waiting + 1, np.int8)
        if question is None or self.opponents.mistake:
            mask[self.waiting] = 1
        else:
            mask[[choice.number for choice in question.choices]] = 1
        return mask


# As PettingZoo's libraries like to be handed an environment


def raw_env(game: str | Header, **options: Any) -> TableEnv:
    """A game whose agents act one after the other; the options are those of ``Agents``."""
    return TableEnv(game, **options)


def env(game: str | Header, **options: Any) -> OrderEnforcingWrapper:
    """The same, and what is called in the wrong order is refused."""
    return OrderEnforcingWrapper(raw_env(game, **options))


def parallel_env(game: str | Header, **options: Any) -> ParallelTableEnv:
    """A game whose agents act at once."""
    return ParallelTableEnv(game, **options)
