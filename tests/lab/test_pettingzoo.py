"""PettingZoo's own tests of an environment, and what they do not ask."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from westphalia.engine.step import IllegalChoice
from westphalia.games import GAMES
from westphalia.lab.episode import header_of
from westphalia.lab.pettingzoo_env import ParallelTableEnv, TableEnv, env, parallel_env, raw_env
from westphalia.lab.vector import VectorEnv

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
    table = raw_env(SHORT[name])
    got = play_out(table, 5)
    assert got == dict(zip(table.possible_agents, table.episode.worth(), strict=True))
    assert sum(got.values()) == pytest.approx(0)
    assert table.agents == []


def test_while_others_plan_nothing_can_be_seen_of_it() -> None:
    table = raw_env("wallenstein", players=3)
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


def test_what_is_called_in_the_wrong_order_is_refused() -> None:
    with pytest.raises(AssertionError, match="before step"):
        env("wallenstein", players=3).step(0)


# All at once


def together(table: ParallelTableEnv, seed: int) -> tuple[dict[str, float], int]:
    """Play at random to the end; what each agent has got in all, and how many steps it took."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    random, steps = np.random.default_rng(seed), 0
    seen, _ = table.reset(seed=seed)
    while table.agents:
        actions = {
            agent: int(random.choice(np.flatnonzero(seen[agent]["action_mask"])))
            for agent in table.agents
        }
        seen, rewards, _, _, _ = table.step(actions)
        got = {agent: got[agent] + rewards[agent] for agent in got}
        steps += 1
    return got, steps


@pytest.mark.parametrize("name", GAMES)
def test_all_at_once_is_an_environment_as_pettingzoo_wants_it(name: str) -> None:
    parallel_api_test(parallel_env(SHORT[name]), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_all_at_once_ends_with_the_standing_too(name: str) -> None:
    table = parallel_env(SHORT[name])
    got, steps = together(table, 5)
    assert got == dict(zip(table.possible_agents, table.episode.worth(), strict=True))
    assert together(parallel_env(SHORT[name]), 5) == (got, steps)


def test_those_who_plan_plan_in_the_same_steps_and_who_waits_has_one_action() -> None:
    table = parallel_env("wallenstein", players=3)
    seen, _ = table.reset(seed=9)
    assert all(each["action_mask"].sum() > 1 for each in seen.values())
    ready = 0
    while all(each["action_mask"][table.waiting] == 0 for each in seen.values()):
        actions = {
            agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in seen.items()
        }
        seen, _, _, _, _ = table.step(actions)
        ready += 1
    assert ready == 12, "eleven boxes and the seal, for all of them at once"
    waiting = [agent for agent, each in seen.items() if each["action_mask"][table.waiting]]
    assert waiting
    assert all(seen[agent]["action_mask"].sum() == 1 for agent in waiting)


def test_while_others_plan_at_once_nothing_can_be_seen_of_it() -> None:
    table = parallel_env("wallenstein", players=3)
    views = []
    for picked in (0, -1):
        seen, _ = table.reset(seed=9)
        for _ in range(4):
            actions = {
                agent: int(np.flatnonzero(each["action_mask"])[0 if agent != "seat_0" else picked])
                for agent, each in seen.items()
            }
            seen, _, _, _, _ = table.step(actions)
        views.append(seen["seat_1"])
    assert np.array_equal(views[0]["observation"], views[1]["observation"])


def test_an_action_that_is_wrong_is_refused_with_all_others() -> None:
    table = parallel_env("wallenstein", players=3)
    seen, _ = table.reset(seed=9)
    right = {agent: int(each["action_mask"].argmax()) for agent, each in seen.items()}
    wrong = int(np.flatnonzero(seen["seat_2"]["action_mask"] == 0)[0])
    before = table.episode.game.encode(table.episode.play.state)
    for actions, sentence in (
        ({**right, "seat_2": wrong}, "seat 2 may not"),
        ({**right, "seat_2": table.waiting}, "seat_2 is asked for plan"),
        ({"seat_0": right["seat_0"]}, "seat_1 is without an action"),
    ):
        with pytest.raises(ValueError, match=sentence):
            table.step(actions)
        assert table.episode.game.encode(table.episode.play.state) == before
    table.step(right)


def test_a_single_opponent_is_not_read_letter_by_letter() -> None:
    with pytest.raises(ValueError, match=r"a list with None .*: \[None, 'captain'\]"):
        parallel_env("wallenstein", players=3, opponents="captain")
    env = VectorEnv(header_of("wallenstein", 3), games=1, seed=1, opponents="random")
    assert env.reset().seats.tolist() == [0]


def test_bots_may_sit_among_agents_that_act_at_once() -> None:
    table = parallel_env("wallenstein", players=3, opponents=[None, "random", None])
    got, _ = together(table, 5)
    assert list(got) == ["seat_0", "seat_2"]
