"""PettingZoo's own tests of an environment, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from westphalia.engine.step import IllegalChoice
from westphalia.games import GAMES
from westphalia.lab.episode import header_of
from westphalia.lab.pettingzoo_env import TableEnv, env

SHORT = {"wallenstein": header_of("wallenstein", 3)}
SHORT["thirty_years_war"] = header_of("thirty_years_war", options={"scenario": "apocalypse"})

# It would rather see a vector alone; its own games with masks are told so too.
VECTOR_ALONE = "ignore:Observation (space for each agent probably|is not a NumPy array):UserWarning"


@pytest.mark.filterwarnings(VECTOR_ALONE)
@pytest.mark.parametrize("name", GAMES)
def test_it_is_an_environment_as_pettingzoo_wants_it(name: str) -> None:
    for tables in (False, True):
        api_test(env(SHORT[name], tables=tables), num_cycles=60, verbose_progress=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_leads_to_the_same_game(name: str) -> None:
    seed_test(lambda: env(SHORT[name]), num_cycles=25)


def play_out(table: TableEnv, seed: int) -> dict[str, float]:
    """Play at random to the end; what each agent has got in all."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    random = np.random.default_rng(seed)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, reward, ended, _, _ = table.last()
        got[agent] += reward
        assert observation is not None
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if ended else int(random.choice(legal)))
    return got


@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_with_the_standing_as_rewards(name: str) -> None:
    table = env(SHORT[name])
    got = play_out(table, 5)
    assert got == dict(zip(table.possible_agents, table.episode.rewards(), strict=True))
    assert sum(got.values()) == pytest.approx(0)
    assert table.agents == []


def test_while_others_plan_nothing_can_be_seen_of_it() -> None:
    table = env(header_of("wallenstein", 3))
    seen = []
    for picked in (0, -1):
        table.reset(seed=9)
        while table.agent_selection == "seat_0":  # makes its plan one way or the other
            choices = table.episode.question.choices
            table.step(choices[picked].number)
        seen.append(table.observe("seat_1"))
    assert table.agent_selection == "seat_1"
    assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])


def test_what_is_not_allowed_is_refused() -> None:
    table = TableEnv(header_of("wallenstein", 3), render_mode="ansi")
    table.reset(seed=9)
    assert "seat 0: plan (W3.1.1) [" in str(table.render())
    with pytest.raises(IllegalChoice):
        table.step(int(np.flatnonzero(table.observe("seat_0")["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="seat_0 is asked and must answer"):
        table.step(None)
