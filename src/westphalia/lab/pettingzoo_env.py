"""PettingZoo: every seat of a game is an agent, and the table asks one after the other (AEC).

Where several seats are asked at once, they answer in the order of the questions, each until it is
done.  No observation shows what another seat has answered before all have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from westphalia.bots.program import end_idle
from westphalia.engine.record import Header
from westphalia.lab.episode import Episode
from westphalia.lab.opponents import Opponents, begin, checked_opponents
from westphalia.lab.spaces import seen_of, space_of

Observation = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]  # it has no types
    """A game as an environment of agents ``seat_0``, ``seat_1`` and so on.

    An observation is what the seat sees, as a flat vector or with *tables* by their names, and the
    mask of what it may answer.  An action is the number of a choice.  Rewards come at the end, by
    the final standing; their sum is 0.  *opponents* are bots by seat, None where an agent sits; a
    game that one of them ends by a mistake is truncated.
    """

    metadata = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        header: Header,
        render_mode: str | None = None,
        tables: bool = False,
        opponents: Sequence[str | None] = (),
    ) -> None:
        super().__init__()
        self.header = header
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"westphalia_{header.game}_v0"}
        self.bots = checked_opponents(opponents, header)
        self.possible_agents = [f"seat_{n}" for n, bot in enumerate(self.bots) if not bot]
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()
        self.episode = Episode(header, 0)
        self.opponents = Opponents([], header, 0)
        self.tables = tables
        choices = len(self.episode.game.vocabulary)
        self._actions = {agent: spaces.Discrete(choices) for agent in self.possible_agents}
        self._seen = {
            agent: spaces.Dict(
                {
                    "observation": space_of(self.episode.observer, tables),
                    "action_mask": spaces.Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it follows from the seed of the last one that had one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.opponents.leave(self.episode)
        self.episode, self.opponents = begin(
            self.bots,
            lambda drawn: Episode(self.header, drawn, self.episode.observer),
            lambda: int(self._seeds.integers(2**63)),
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
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
        elif self.episode.over:
            standing = self.episode.rewards()
            self.rewards = {each: standing[self._seat(each)] for each in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

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

    def _asked(self) -> str:
        return f"seat_{self.episode.question.seat}"

    def _seat(self, agent: str) -> int:
        return int(agent.removeprefix("seat_"))


def env(
    header: Header,
    render_mode: str | None = None,
    tables: bool = False,
    opponents: Sequence[str | None] = (),
) -> TableEnv:
    """A game as PettingZoo's libraries like to be handed one."""
    return TableEnv(header, render_mode, tables, opponents)
